//! The state of the hunt.

use super::sheet::Hunter;
use crate::crack::Cracks;
use crate::floe::{Field, FieldSet};
use crate::setup::Setup;

/// Most hunters on a board: four players, or two with two each (N-46).
pub(crate) const MOST_HUNTERS: usize = 4;

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HuntStage {
    /// The igloo to start from (N-45).
    Place,
    /// The start of a turn: a move, or `stay`, or `harness`.
    Move,
    /// A further step in a double move (N-61, N-62).
    Step,
    /// Where the bear goes whose field is entered (N-57).
    Bear,
    /// The crack.
    Crack,
    /// Whether the stone on the field just entered is taken (N-56).
    Take,
    /// What is traded or dropped in the igloo just entered (N-63, N-64).
    Trade,
    /// Nothing: the hunt is over.
    Over,
}

impl HuntStage {
    /// Every stage with its name in positions.
    pub const ALL: [(&'static str, Self); 8] = [
        ("place", Self::Place),
        ("move", Self::Move),
        ("step", Self::Step),
        ("bear", Self::Bear),
        ("crack", Self::Crack),
        ("take", Self::Take),
        ("trade", Self::Trade),
        ("over", Self::Over),
    ];

    /// Its name in positions.
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, s)| *s == self).map_or("", |(name, _)| name)
    }
}

/// Whether the turn is a double move, and how it cracks the ice (N-80).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Harness {
    /// No double move.
    None,
    /// A double move with one crack at its very end.
    OneCrack,
    /// A double move with a crack after each step.
    EachStep,
}

/// Why the hunt is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Ending {
    /// It is not.
    None,
    /// N-70.
    NothingToHunt,
    /// N-72.
    NobodyMoved,
}

/// A position of the hunt.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HuntState {
    pub(super) stones: Setup,
    pub(super) cracks: Cracks,
    pub(super) hunters: [Hunter; MOST_HUNTERS],
    /// The hunter whose turn it is, from 0.
    pub(super) turn: u8,
    pub(super) stage: HuntStage,
    /// Steps still to make in this turn.
    pub(super) steps: u8,
    pub(super) harness: Harness,
    /// The field of the bear that is being driven away.
    pub(super) to: Option<Field>,
    /// Turns in succession in which no hunter moved (N-72).
    pub(super) stays: u8,
    pub(super) ending: Ending,
}

const _: () = assert!(size_of::<HuntState>() <= 256, "a state is small");

impl HuntState {
    /// The cracks.
    pub fn cracks(&self) -> &Cracks {
        &self.cracks
    }

    /// The stones on the board.
    pub fn stones(&self) -> &Setup {
        &self.stones
    }

    /// The hunters in turn order; beyond those of the game, hunters that were never placed.
    pub fn hunters(&self) -> &[Hunter] {
        &self.hunters
    }

    /// The index of the hunter whose turn it is, from 0; meaningless when it is over.
    pub fn turn(&self) -> usize {
        usize::from(self.turn)
    }

    /// What is asked.
    pub fn stage(&self) -> HuntStage {
        self.stage
    }

    /// Steps still to make in this turn, the one being asked included.
    pub fn steps(&self) -> u8 {
        self.steps
    }

    /// Whether the turn is a double move.
    pub fn harness(&self) -> Harness {
        self.harness
    }

    /// Turns in succession in which no hunter moved (N-72).
    pub fn stays(&self) -> u8 {
        self.stays
    }

    pub(super) fn mover(&self) -> &Hunter {
        &self.hunters[usize::from(self.turn) & (MOST_HUNTERS - 1)]
    }

    pub(super) fn mover_mut(&mut self) -> &mut Hunter {
        &mut self.hunters[usize::from(self.turn) & (MOST_HUNTERS - 1)]
    }

    /// The fields that hunters stand on.
    pub(super) fn hunter_fields(&self) -> FieldSet {
        self.hunters.iter().filter_map(|h| h.field).collect()
    }

    /// How many hunters are on the board.
    pub(super) fn on_board(&self) -> usize {
        self.hunters.iter().filter(|h| h.field.is_some()).count()
    }
}
