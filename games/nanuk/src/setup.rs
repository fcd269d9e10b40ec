//! Whether the parts of a position fit together: invalid positions cannot come to be.

use inuksuk_core::{Seat, SeatSet, SetupError};
use serde_json::Value;

use crate::{
    Nanuk,
    action::FULL_HAND,
    cards::{Card, Pile},
    hunt::protections,
    position::Reader,
    score::season_points,
    state::{End, Side, Stage, State},
};

impl Nanuk {
    pub(crate) fn read_position(&self, position: &Value) -> Result<State, SetupError> {
        let mut state = Reader::read(*self, position)?;
        let mut checker = Checker { game: self, s: &state, defects: Vec::new() };
        checker.check();
        if !checker.defects.is_empty() {
            return Err(SetupError(checker.defects));
        }
        state.to_act = self.who_acts(&state);
        Ok(state)
    }

    /// Who may act, or whose hand is next: it follows from the rest of a position but for the picker, who is
    /// there already.
    pub(crate) fn who_acts(&self, s: &State) -> SeatSet {
        match s.stage {
            Stage::First | Stage::Wind | Stage::Day | Stage::Over => SeatSet::EMPTY,
            Stage::Deal => s.first.map_or(SeatSet::EMPTY, |first| self.next_short_hand(s, first)),
            Stage::Boast => match s.claim {
                Some(claim) => SeatSet::only(self.next_with_wind(s, claim.seat)),
                None => s.first.map_or(SeatSet::EMPTY, SeatSet::only),
            },
            Stage::Sides => self.may_decide(s),
            Stage::Ante => s.doomers.iter().filter(|&seat| s.ante(seat).is_none()).collect(),
            Stage::Give => {
                self.hunters_in_order(s).find(|&seat| s.given(seat).is_empty()).into_iter().collect()
            }
            Stage::Pick => s.to_act,
        }
    }

    /// The hunters in the order of their contributions, the leader last (K-17).
    fn hunters_in_order<'a>(&'a self, s: &'a State) -> impl Iterator<Item = Seat> + 'a {
        let leader = s.hunt_leader().unwrap_or(Seat::FIRST);
        let mut seat = leader;
        (0..self.seats).filter_map(move |_| {
            seat = self.next_with_wind(s, seat);
            s.hunters.contains(seat).then_some(seat)
        })
    }
}

struct Checker<'a> {
    game: &'a Nanuk,
    s: &'a State,
    defects: Vec<String>,
}

impl Checker<'_> {
    fn check(&mut self) {
        self.hundred_cards();
        self.present_where_it_applies();
        if !self.defects.is_empty() {
            // What follows compares parts that are now known to be there.
            return;
        }
        match self.s.stage {
            Stage::First => self.lot(),
            Stage::Deal => self.deal(),
            Stage::Wind | Stage::Boast => self.full_hands(),
            Stage::Sides | Stage::Ante | Stage::Give | Stage::Day => self.hunt(),
            Stage::Pick => self.pick(),
            Stage::Over => self.over(),
        }
    }

    fn require(&mut self, holds: bool, defect: impl FnOnce() -> String) {
        if !holds {
            self.defects.push(defect());
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.game.seats)
    }

    // K-1
    fn hundred_cards(&mut self) {
        let s = self.s;
        for card in Card::ALL {
            let lying = [&s.deck, &s.discards, &s.drawn, &s.pool]
                .into_iter()
                .chain(&s.hands)
                .chain(&s.piles)
                .chain(&s.given)
                .map(|pile| usize::from(pile.count(card)))
                .sum::<usize>()
                + s.antes.iter().filter(|ante| **ante == Some(card)).count();
            let all = usize::from(card.in_the_game());
            self.require(lying == all, || {
                format!("there are {lying} cards `{card}` in the position instead of {all} (K-1)")
            });
        }
    }

    /// Every part is there in the stages where it applies, and only there.
    fn present_where_it_applies(&mut self) {
        use Stage::{Ante, Boast, Day, Deal, First, Give, Over, Pick, Sides, Wind};
        let s = self.s;
        let hunting = [Sides, Ante, Give, Day, Pick].contains(&s.stage);
        let no_cards = |piles: &[Pile]| piles.iter().all(Pile::is_empty);
        let parts = [
            ("lot", !s.lot.is_empty(), s.stage == First, s.stage == First),
            ("first", s.first.is_some(), s.stage != First, s.stage != First),
            (
                "wind",
                s.wind.is_some(),
                ![First, Wind, Deal].contains(&s.stage),
                ![First, Wind].contains(&s.stage),
            ),
            ("boast", s.claim.is_some(), hunting, hunting || s.stage == Boast),
            ("doom", s.doom.is_some(), hunting, hunting),
            ("sides", !(s.hunters.is_empty() && s.doomers.is_empty()), hunting, hunting),
            (
                "antes",
                s.antes != [None; 8],
                [Give, Day].contains(&s.stage),
                [Ante, Give, Day].contains(&s.stage),
            ),
            ("given", !no_cards(&s.given), s.stage == Day, [Give, Day].contains(&s.stage)),
            ("drawn", !s.drawn.is_empty(), false, s.stage == Day),
            ("winter", s.winter, false, [Day, Pick, Over].contains(&s.stage)),
            ("winner", s.winner.is_some(), s.stage == Pick, s.stage == Pick),
            ("pool", !s.pool.is_empty(), s.stage == Pick, s.stage == Pick),
            ("picker", !s.to_act.is_empty(), s.stage == Pick, s.stage == Pick),
            ("end", s.end.is_some(), s.stage == Over, s.stage == Over),
        ];
        for (name, there, must, may) in parts {
            let stage = s.stage.text();
            self.require(there || !must, || format!("`{name}` is not set in stage {stage}"));
            self.require(!there || may, || format!("`{name}` does not apply in stage {stage}"));
        }
        let draws = ![First, Pick, Over].contains(&s.stage);
        self.require(!draws || !s.deck.is_empty(), || {
            format!("`deck` is empty in stage {}: the game would have ended (K-31)", s.stage.text())
        });
    }

    fn untouched(&mut self) {
        let s = self.s;
        let untouched = s.discards.is_empty() && s.piles.iter().all(Pile::is_empty);
        self.require(untouched, || "`discards` and `piles` are empty before the first round (K-5)".into());
    }

    fn lot(&mut self) {
        let s = self.s;
        self.untouched();
        let no_hands = s.hands.iter().all(Pile::is_empty);
        self.require(no_hands, || "`hands` are empty before the first deal (K-11)".into());
        self.require(s.lot.len() > 1, || "`lot` has two seats or more (K-35)".into());
    }

    /// Hands are filled seat by seat: full ones, then perhaps a short one, then those still to come (K-22).
    fn deal(&mut self) {
        let s = self.s;
        let first_deal = s.wind.is_none();
        if first_deal {
            self.untouched();
        }
        // Before the refill every hand is short: each seat laid an ante or a contribution.
        let to_come_at_most = if first_deal { 0 } else { FULL_HAND - 1 };
        let mut seat = s.first.unwrap_or(Seat::FIRST);
        let mut short = false;
        for _ in 0..self.game.seats {
            let cards = s.hand(seat).size();
            let most = if short { to_come_at_most } else { FULL_HAND };
            self.require(cards <= most, || {
                format!("`hands` of seat {seat} has {cards} cards where the refill allows {most} (K-22)")
            });
            short |= cards < FULL_HAND;
            seat = self.game.next_with_wind(s, seat);
        }
        self.require(short, || "`hands` are all full: nothing is left to deal (K-22)".into());
    }

    fn full_hands(&mut self) {
        for seat in self.seats() {
            let cards = self.s.hand(seat).size();
            self.require(cards == FULL_HAND, || {
                format!("`hands` of seat {seat} has {cards} cards instead of {FULL_HAND} (K-22)")
            });
        }
    }

    fn leaders(&mut self) -> Option<(Seat, Seat)> {
        let s = self.s;
        let (hunt, doom) = (s.hunt_leader()?, s.doom?);
        let next = self.game.next_with_wind(s, hunt);
        self.require(doom == next, || {
            format!(
                "`doom` is seat {doom}, but after the boast of seat {hunt} it was seat {next}'s turn (K-11)"
            )
        });
        self.require(s.hunters.contains(hunt), || {
            format!("`sides` of seat {hunt}, the Hunt leader, is hunt (K-13)")
        });
        self.require(s.doomers.contains(doom), || {
            format!("`sides` of seat {doom}, the Doom leader, is doom (K-13)")
        });
        Some((hunt, doom))
    }

    fn all_decided(&mut self) {
        for seat in self.seats() {
            let decided = self.s.side(seat).is_some();
            self.require(decided, || {
                format!("`sides` of seat {seat} is not decided in stage {}", self.s.stage.text())
            });
        }
    }

    /// From the doom to the last day: nobody has gained or lost a card but by antes and contributions.
    fn hunt(&mut self) {
        let s = self.s;
        self.leaders();
        for seat in self.seats() {
            let hand = s.hand(seat).size();
            let laid = s.given(seat).size() + u8::from(s.ante(seat).is_some());
            if s.winter {
                self.require(hand == 0, || {
                    format!("`hands` of seat {seat} went into the new deck in winter (K-30)")
                });
                self.require((1..=FULL_HAND).contains(&laid), || {
                    format!("seat {seat} has laid {laid} cards: at least one and at most three (K-16, K-17)")
                });
            } else {
                self.require(hand + laid == FULL_HAND, || {
                    format!("seat {seat} has {hand} cards in hand and {laid} laid, together not {FULL_HAND}")
                });
            }
        }
        match s.stage {
            Stage::Sides => self.sides(),
            Stage::Ante => self.antes(false),
            Stage::Give => {
                self.antes(true);
                self.contributions();
            }
            _ => {
                self.antes(true);
                self.days();
            }
        }
    }

    fn sides(&mut self) {
        let s = self.s;
        let mut seat = s.doom.unwrap_or(Seat::FIRST);
        let mut undecided = false;
        for _ in 1..self.game.seats {
            seat = self.game.next_with_wind(s, seat);
            let decided = s.side(seat).is_some();
            let leads = s.hunt_leader() == Some(seat);
            let out_of_turn = self.game.options.open_sides && undecided && decided && !leads;
            self.require(!out_of_turn, || format!("`sides` of seat {seat} was declared out of turn (K-15)"));
            undecided |= !decided;
        }
        self.require(undecided, || "`sides` are all decided: antes come next (K-16)".into());
    }

    fn antes(&mut self, all: bool) {
        let s = self.s;
        self.all_decided();
        for seat in self.seats() {
            let laid = s.ante(seat).is_some();
            let dooms = s.doomers.contains(seat);
            self.require(dooms || !laid, || format!("`antes` of seat {seat}: only doomers lay one (K-16)"));
            self.require(!all || laid || !dooms, || format!("`antes` of seat {seat} is missing (K-16)"));
        }
        let waiting = s.doomers.iter().any(|seat| s.ante(seat).is_none());
        self.require(all || waiting, || "`antes` are complete: contributions come next (K-17)".into());
    }

    fn contributions(&mut self) {
        let s = self.s;
        let mut waiting = false;
        for seat in self.game.hunters_in_order(s).collect::<Vec<_>>() {
            let given = !s.given(seat).is_empty();
            self.require(!(waiting && given), || format!("`given` of seat {seat} came out of turn (K-17)"));
            waiting |= !given;
        }
        self.require(waiting, || "`given` is complete: days come next (K-18)".into());
        self.only_hunters_give();
    }

    fn only_hunters_give(&mut self) {
        let s = self.s;
        for seat in self.seats() {
            let rightly = s.given(seat).is_empty() || s.hunters.contains(seat);
            self.require(rightly, || format!("`given` of seat {seat}: only hunters contribute (K-17)"));
        }
    }

    fn days(&mut self) {
        let s = self.s;
        self.only_hunters_give();
        for seat in s.hunters.iter() {
            self.require(!s.given(seat).is_empty(), || format!("`given` of seat {seat} is missing (K-17)"));
        }
        let (drawn, days) = (s.drawn.size(), s.claim.map_or(0, |c| c.boast.days));
        self.require(drawn < days, || format!("`drawn` has {drawn} cards: the {days} days are over (K-19)"));
        let shown = s.contributions();
        let inuksuk = shown.count(Card::Inuksuk) + s.drawn.count(Card::Inuksuk);
        let bears = s.drawn.nanuk_cards();
        self.require(bears + protections(&shown, &s.drawn) == inuksuk, || {
            format!(
                "`drawn` has {bears} Nanuk cards against {inuksuk} protections: the hunt has failed (K-19)"
            )
        });
        if s.winter {
            self.require(drawn > 0, || "`winter` comes after at least one day (K-30)".into());
            let none = s.discards.is_empty();
            self.require(none, || "`discards` went into the new deck in winter (K-30)".into());
        }
    }

    fn pick(&mut self) {
        let s = self.s;
        self.leaders();
        self.all_decided();
        for seat in self.seats() {
            let hand = s.hand(seat).size();
            let (least, most) = match (s.winter, s.side(seat)) {
                (true, _) => (0, 0),
                (false, Some(Side::Doom)) => (FULL_HAND - 1, FULL_HAND - 1),
                _ => (0, FULL_HAND - 1),
            };
            self.require((least..=most).contains(&hand), || {
                format!(
                    "`hands` of seat {seat} has {hand} cards after a hunt: {least} to {most} are possible"
                )
            });
        }
        if s.winter {
            let none = s.discards.is_empty();
            self.require(none, || "`discards` went into the new deck in winter (K-30)".into());
        }
        self.picker();
    }

    /// A round of picks began with a card for everybody (K-21).
    fn picker(&mut self) {
        let s = self.s;
        let side = s.winning_side();
        let (Some(picker), Some(leader)) = (s.picker(), s.winning_leader()) else { return };
        if !side.contains(leader) {
            // `leaders` has named this defect; with it there is no round of picks to count.
            return;
        }
        if !side.contains(picker) {
            return self.defects.push(format!("`picker` is seat {picker}, not of the side that won (K-21)"));
        }
        let mut still = 1;
        let mut seat = self.game.next_among(s, side, picker);
        while seat != leader {
            still += 1;
            seat = self.game.next_among(s, side, seat);
        }
        let left = s.pool.size();
        self.require(left >= still, || {
            format!("`pool` has {left} cards for {still} seats that still pick in this round (K-21)")
        });
    }

    fn over(&mut self) {
        let s = self.s;
        let seasons = self.game.options.seasons;
        self.require(s.season == seasons, || {
            format!("`season` is {} of {seasons} when the match is over", s.season)
        });
        self.require(s.hands.iter().all(Pile::is_empty), || {
            "`hands` are empty at the end (K-30, K-31)".into()
        });
        if s.end == Some(End::InTheHunt) {
            self.require(s.winter, || "`winter` has come when `end` is K-30".into());
        } else {
            self.require(!s.winter, || "`winter` in the hunt ends with K-30, not K-31".into());
            self.require(s.deck.is_empty(), || "`deck` is empty when `end` is K-31".into());
        }
        let points = season_points(&s.piles);
        for seat in self.seats() {
            let (total, points) = (s.total(seat), u16::from(points[seat.index()]));
            self.require(total >= points, || {
                format!(
                    "`totals` of seat {seat} is {total}, less than the {points} points of its pile (K-32)"
                )
            });
        }
    }
}
