//! What ends each variant: figures enclosed at their turn, and figures shut in by cracks at once.

use inuksuk_core::{Rule, Seat, SeatSet};

use super::game::NanuukIntro;
use super::state::IntroState;
use super::variant::{FigureKind, Variant};

/// What the start of a turn finds (N-23).
pub(super) enum TurnStart {
    /// A figure can be moved.
    Goes,
    /// The only figure of the turn leaves the board (N-24).
    Leaves,
    /// The match is over.
    Ends(SeatSet),
}

impl NanuukIntro {
    /// The rule that ends a match of this variant.
    pub(super) fn end_rule(&self) -> Rule {
        Rule(match (self.variant, self.seats) {
            (Variant::Basic, 2) => "N-25",
            (Variant::Basic, _) => "N-24",
            (Variant::Partners, _) => "N-30",
            (Variant::NeighboursLeft | Variant::NeighboursRight, _) => "N-31",
            (Variant::Helpers, _) => "N-32",
            (Variant::BearHunt, _) => "N-33",
            (Variant::BearFear, _) => "N-35",
        })
    }

    /// Looks for enclosed figures at the start of a turn.
    pub(super) fn turn_start(&self, state: &IntroState) -> TurnStart {
        let turn = self.cast.round[usize::from(state.turn)];
        let seat = Seat::from_index(usize::from(turn.seat) - 1);
        let enclosed = self.enclosed(state, turn.movers);
        if enclosed == 0 {
            return TurnStart::Goes;
        }
        let next = SeatSet::only(seat.next(self.seats));
        match self.variant {
            // N-25: both figures.
            Variant::Basic if self.seats == 2 && enclosed != turn.movers => TurnStart::Goes,
            Variant::Basic if self.seats == 2 => TurnStart::Ends(next),
            Variant::Basic => TurnStart::Leaves,
            Variant::Partners => TurnStart::Ends(SeatSet::only(seat).with(seat.next(4).next(4))),
            // N-31: the left neighbour is the next seat, the right one the seat before.
            Variant::NeighboursLeft => TurnStart::Ends(SeatSet::only(seat.previous(self.seats))),
            // N-32: only the bear matters.
            Variant::Helpers if enclosed & self.bears == 0 => TurnStart::Goes,
            Variant::BearHunt => TurnStart::Ends(self.other_side(seat)),
            Variant::NeighboursRight | Variant::Helpers | Variant::BearFear => TurnStart::Ends(next),
        }
    }

    /// The winners if cracks and rim alone shut in a figure that matters; the crack was made by `maker`.
    pub(super) fn shut_in(&self, state: &IntroState, maker: Seat) -> Option<SeatSet> {
        if !self.ends_at_once {
            return None;
        }
        let mut losers = SeatSet::EMPTY;
        for (figure, field) in self.cast.figures.iter().zip(&state.figures) {
            let counts = match self.variant {
                Variant::Helpers => figure.kind == FigureKind::Bear,
                Variant::BearFear => figure.kind == FigureKind::Inuk,
                _ => true,
            };
            if counts && field.is_some_and(|f| state.cracks.shut(&self.floe, f)) {
                losers = losers.with(Seat::from_index(usize::from(figure.seat) - 1));
            }
        }
        if losers.is_empty() {
            return None;
        }
        if self.variant == Variant::BearHunt {
            // N-33: of two sides, the one that made the crack loses.
            let bear = SeatSet::only(self.bear_seat());
            let both = losers.contains(self.bear_seat()) && losers != bear;
            let loser = if both { maker } else { losers.iter().next()? };
            return Some(self.other_side(loser));
        }
        // N-25, N-32, N-35: both at once is a draw.
        let winners = Seat::all(self.seats).filter(|s| !losers.contains(*s)).collect::<SeatSet>();
        Some(if winners.is_empty() { SeatSet::first(self.seats) } else { winners })
    }

    /// Those figures of `among` on the board that have no free neighbouring field, one bit each (N-23).
    pub(super) fn enclosed(&self, state: &IntroState, among: u8) -> u8 {
        let occupied = state.occupied();
        let mut enclosed = 0;
        for (i, field) in state.figures.iter().enumerate().filter(|(i, _)| among >> i & 1 == 1) {
            if field.is_some_and(|f| state.cracks.open(&self.floe, f).minus(occupied).is_empty()) {
                enclosed |= 1 << i;
            }
        }
        enclosed
    }

    /// N-33: the seat of the bear is the last one.
    fn bear_seat(&self) -> Seat {
        Seat::from_index(usize::from(self.seats) - 1)
    }

    /// N-33: the opponents of a seat in the bear hunt.
    pub(super) fn other_side(&self, seat: Seat) -> SeatSet {
        let bear = SeatSet::only(self.bear_seat());
        if seat == self.bear_seat() { SeatSet::first(self.seats - 1) } else { bear }
    }
}
