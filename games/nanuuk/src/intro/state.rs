//! The state of the introductory game.

use inuksuk_core::SeatSet;

use super::variant::MOST_FIGURES;
use crate::crack::Cracks;
use crate::floe::{Field, FieldSet};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IntroStage {
    /// Where a figure is placed.
    Place,
    /// The start of a turn: a figure to move.
    Move,
    /// The bear's second step, or `stop` (N-33).
    Second,
    /// One of the bears to move (N-35).
    Bear,
    /// The crack that the move makes.
    Crack,
    /// Nothing: the match is over.
    Over,
}

impl IntroStage {
    /// Every stage with its name in positions.
    pub const ALL: [(&'static str, Self); 6] = [
        ("place", Self::Place),
        ("move", Self::Move),
        ("second", Self::Second),
        ("bear", Self::Bear),
        ("crack", Self::Crack),
        ("over", Self::Over),
    ];

    /// Its name in positions.
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, s)| *s == self).map_or("", |(name, _)| name)
    }
}

/// A position of the introductory game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct IntroState {
    pub(super) cracks: Cracks,
    /// Where each figure is; nowhere before it is placed and once it has left.
    pub(super) figures: [Option<Field>; MOST_FIGURES],
    pub(super) stage: IntroStage,
    /// Which turn of the round it is.
    pub(super) turn: u8,
    /// The figure to be placed, or the one that has just moved; else 0.
    pub(super) figure: u8,
    /// Who has won, once it is over; both of two in a draw.
    pub(super) winners: SeatSet,
}

const _: () = assert!(size_of::<IntroState>() <= 80, "a state is small");

impl IntroState {
    pub(super) fn new() -> Self {
        Self {
            cracks: Cracks::NONE,
            figures: [None; MOST_FIGURES],
            stage: IntroStage::Place,
            turn: 0,
            figure: 0,
            winners: SeatSet::EMPTY,
        }
    }

    /// The cracks.
    pub fn cracks(&self) -> &Cracks {
        &self.cracks
    }

    /// Where each figure is, in the order of placing: `None` before it is placed, once it has left, and
    /// beyond the figures of the game.
    pub fn figures(&self) -> &[Option<Field>] {
        &self.figures
    }

    /// What is asked.
    pub fn stage(&self) -> IntroStage {
        self.stage
    }

    pub(super) fn occupied(&self) -> FieldSet {
        self.figures.iter().flatten().copied().collect()
    }
}
