//! The hunt and the sharing of the pool (K-18 to K-23).

use inuksuk_core::{Seat, SeatSet};

use crate::{
    Nanuk,
    cards::{Card, Pile},
    log::{EventView, Witness},
    state::{Claim, Side, Stage, State},
};

impl Nanuk {
    /// One day of the hunt (K-19).
    pub(crate) fn draw_day(&self, s: &mut State, card: Card, w: &mut impl Witness) {
        let Some(Claim { boast, .. }) = s.claim else { unreachable!("a hunt has a target") };
        s.deck.remove(card);
        let contributions = s.contributions();
        let fatal = card.is_nanuk() && protections(&contributions, &s.drawn) == 0;
        s.drawn.add(card);
        if fatal {
            Self::settle(s, Side::Doom, &contributions, w);
        } else if s.drawn.size() == boast.days {
            // K-20
            let brought_home = contributions.animals(boast.animal) + s.drawn.animals(boast.animal);
            let side = if brought_home >= boast.number { Side::Hunt } else { Side::Doom };
            Self::settle(s, side, &contributions, w);
        } else if s.deck.is_empty() {
            // K-30: another day is to be drawn and no face-down card is left.
            self.winter_in_the_hunt(s, w);
        }
    }

    /// The hunt is over: everything that lies about it becomes the pool (K-21).
    fn settle(s: &mut State, side: Side, contributions: &Pile, w: &mut impl Witness) {
        s.pool = gather(s, contributions);
        w.hear(|| match side {
            Side::Hunt => EventView::Success,
            Side::Doom => EventView::Failure,
        });
        w.hear(|| EventView::Pool { cards: s.pool });
        s.winner = Some(side);
        s.stage = Stage::Pick;
        if let Some(leader) = s.winning_leader() {
            s.to_act = SeatSet::only(leader);
        }
    }

    /// A card goes from the pool to a score pile (K-21).
    pub(crate) fn pick(&self, s: &mut State, seat: Seat, card: Card, w: &mut impl Witness) {
        s.pool.remove(card);
        s.piles[seat.index()].add(card);
        let Some(leader) = s.winning_leader() else { unreachable!("somebody won the hunt") };
        let pickers = s.winning_side();
        let next = self.next_among(s, pickers, seat);
        // Another full round follows only if there is a card for everybody.
        if next == leader && usize::from(s.pool.size()) < pickers.len() {
            self.end_hunt(s, leader, w);
        } else {
            s.to_act = SeatSet::only(next);
        }
    }

    /// The rest is discarded, and the round is over: the season too in winter (K-30), else hands are
    /// refilled (K-22, K-23).
    fn end_hunt(&self, s: &mut State, leader: Seat, w: &mut impl Witness) {
        let rest = s.pool.take();
        if !rest.is_empty() {
            w.hear(|| EventView::Rest { cards: rest });
        }
        s.discards.add_all(&rest);
        forget_hunt(s);
        if s.winter {
            return self.end_in_the_hunt(s, w);
        }
        s.first = Some(leader);
        if s.deck.is_empty() {
            return self.end_in_the_refill(s, w);
        }
        s.stage = Stage::Deal;
        s.to_act = self.next_short_hand(s, leader);
    }
}

impl State {
    /// The seats of the side that won the hunt.
    pub(crate) fn winning_side(&self) -> SeatSet {
        match self.winner {
            Some(Side::Hunt) => self.hunters,
            Some(Side::Doom) => self.doomers,
            None => SeatSet::EMPTY,
        }
    }

    /// The leader of the side that won the hunt.
    pub(crate) fn winning_leader(&self) -> Option<Seat> {
        match self.winner? {
            Side::Hunt => self.hunt_leader(),
            Side::Doom => self.doom,
        }
    }
}

/// Protections left after some days (K-18, K-19): every Inuksuk shown or drawn gives one, and as the hunt
/// goes on, every Nanuk card drawn so far has used one up.
pub(crate) fn protections(contributions: &Pile, drawn: &Pile) -> u8 {
    (contributions.count(Card::Inuksuk) + drawn.count(Card::Inuksuk)).saturating_sub(drawn.nanuk_cards())
}

/// Takes contributions, drawn cards and antes together, away from where they lie.
pub(crate) fn gather(s: &mut State, contributions: &Pile) -> Pile {
    let mut all = s.drawn.take();
    all.add_all(contributions);
    s.antes.iter_mut().filter_map(Option::take).for_each(|ante| all.add(ante));
    s.given = Default::default();
    all
}

/// No boast, no sides, no winner: the hunt is over.
pub(crate) fn forget_hunt(s: &mut State) {
    s.claim = None;
    s.doom = None;
    s.hunters = SeatSet::EMPTY;
    s.doomers = SeatSet::EMPTY;
    s.winner = None;
    s.to_act = SeatSet::EMPTY;
}
