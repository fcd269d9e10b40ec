//! Winter, the end of a season, and the next one (K-30 to K-35).

use inuksuk_core::{Observer, Outcome, Rule, Seat, SeatSet};

use crate::{
    Nanuk,
    hunt::{forget_hunt, gather},
    log::{EventView, Witness},
    score::season_points,
    state::{End, Stage, State},
};

impl Nanuk {
    /// A day is to be drawn and no face-down card is left (K-30).
    pub(crate) fn winter_in_the_hunt(&self, s: &mut State, w: &mut impl Witness) {
        if !s.winter {
            s.winter = true;
            let hand = match w.observer() {
                Observer::Seat(seat) => Some(s.hands[seat.index()]),
                _ => None,
            };
            w.hear(|| EventView::Winter { discards: s.discards, hand });
            s.deck = s.discards.take();
            for hand in &mut s.hands {
                s.deck.add_all(&hand.take());
            }
        }
        if s.deck.is_empty() {
            // Even the new deck has run out: the hunt brings nothing.
            let contributions = s.contributions();
            let lost = gather(s, &contributions);
            s.discards.add_all(&lost);
            forget_hunt(s);
            self.end_in_the_hunt(s, w);
        }
    }

    /// The last hunt is over (K-30).
    pub(crate) fn end_in_the_hunt(&self, s: &mut State, w: &mut impl Witness) {
        self.end_season(s, End::InTheHunt, w);
    }

    /// No face-down card is left in the refill: all hands are discarded unscored (K-31).
    pub(crate) fn end_in_the_refill(&self, s: &mut State, w: &mut impl Witness) {
        for hand in &mut s.hands {
            s.discards.add_all(&hand.take());
        }
        self.end_season(s, End::InTheRefill, w);
    }

    /// Points are counted; the next season begins, or the match is over (K-32, K-35).
    fn end_season(&self, s: &mut State, end: End, w: &mut impl Witness) {
        let points = season_points(&s.piles);
        w.hear(|| EventView::End { rule: end });
        w.hear(|| EventView::Points { points: points[..usize::from(self.seats)].to_vec() });
        for (total, points) in s.totals.iter_mut().zip(points) {
            *total += u16::from(points);
        }
        if s.season == self.options.seasons {
            s.stage = Stage::Over;
            s.to_act = SeatSet::EMPTY;
            s.end = Some(end);
            return;
        }
        *s = State { totals: s.totals, ..Self::new_season(s.season + 1) };
        let most = points.into_iter().max();
        let best: SeatSet = Seat::all(self.seats).filter(|seat| Some(points[seat.index()]) == most).collect();
        match best.single() {
            Some(winner) => self.begin_first_deal(s, winner),
            None => s.lot = best,
        }
    }

    /// The result of a match that is over (K-34, K-35).
    pub(crate) fn result(&self, s: &State) -> Option<Outcome> {
        let end = s.end?;
        let reason = if self.options.seasons > 1 { Rule("K-35") } else { end.rule() };
        let totals = s.totals[..usize::from(self.seats)].iter().map(|&t| t as i16);
        Some(Outcome::points(totals, reason))
    }
}
