//! What observers are shown: views of positions and events. Both games are open: everybody sees all.

use serde::Serialize;
use serde_json::Value;

use crate::hunt::HuntState;
use crate::intro::IntroState;

/// Where the rules tell what happens as it happens. Playing unobserved costs nothing.
pub(crate) trait Log<E> {
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Tells nobody.
pub(crate) struct Unobserved;

impl<E> Log<E> for Unobserved {
    #[inline]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A position of the introductory game as everybody sees it: the keys of the position, and `enclosed`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct IntroView {
    #[serde(skip)]
    pub(crate) state: IntroState,
    /// The position, as [`inuksuk_core::Game::position`] writes it.
    #[serde(flatten)]
    pub position: Value,
    /// Numbers of the figures that have no free neighbouring field now (N-23).
    pub enclosed: Vec<u8>,
}

/// A position of the hunt as everybody sees it: the keys of the position, and what can be read off it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HuntView {
    #[serde(skip)]
    pub(crate) state: HuntState,
    /// The position, as [`inuksuk_core::Game::position`] writes it.
    #[serde(flatten)]
    pub position: Value,
    /// Points of each seat as they stand (N-73).
    pub scores: Vec<i16>,
    /// Fields of the prey that some hunter can still hunt, judged as generously as the end is (N-71).
    pub huntable: Vec<String>,
}

/// Something that happened in the introductory game. Figures are numbered from 1 in the order of placing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum IntroEvent {
    /// A figure was placed.
    Placed {
        /// The figure.
        figure: u8,
        /// Where.
        field: String,
    },
    /// A figure went to a neighbouring field.
    Moved {
        /// The figure.
        figure: u8,
        /// Where it was.
        from: String,
        /// Where it is.
        to: String,
    },
    /// The bear goes no second field (N-33).
    Stopped {
        /// The bear.
        figure: u8,
    },
    /// The ice cracked.
    Cracked {
        /// Where.
        edge: String,
    },
    /// An enclosed figure left the board (N-24).
    Left {
        /// The figure.
        figure: u8,
        /// Where it was.
        field: String,
    },
    /// No bear could be moved (N-35).
    NoBear {
        /// Whose turn it was.
        seat: u8,
    },
    /// The match ended.
    Over {
        /// The winning seats; both of two in a draw.
        winners: Vec<u8>,
        /// The rule that ended it.
        reason: &'static str,
    },
}

/// Something that happened in the hunt. Hunters are numbered from 1 in turn order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum HuntEvent {
    /// A hunter was put on an igloo (N-45).
    Placed {
        /// The hunter.
        hunter: u8,
        /// The igloo.
        field: String,
    },
    /// A hunter stays in its igloo.
    Stayed {
        /// The hunter.
        hunter: u8,
    },
    /// Husky and sled were given back for a further step (N-61).
    Harnessed {
        /// The hunter.
        hunter: u8,
        /// Whether the whole turn makes a single crack (N-80).
        one_crack: bool,
    },
    /// A hunter is about to enter a bear's field (N-57).
    MetBear {
        /// The hunter.
        hunter: u8,
        /// The bear's field.
        field: String,
    },
    /// The bear was put elsewhere, and the harpoon is lost (N-57).
    BearDriven {
        /// The hunter.
        hunter: u8,
        /// Where the bear was.
        from: String,
        /// Where it is.
        to: String,
    },
    /// A hunter entered a field.
    Moved {
        /// The hunter.
        hunter: u8,
        /// Where it was.
        from: String,
        /// Where it is.
        to: String,
        /// Whether the kayak crossed a crack (N-60).
        kayak: bool,
    },
    /// The ice cracked.
    Cracked {
        /// The hunter that made the crack.
        hunter: u8,
        /// Where.
        edge: String,
    },
    /// The harpoon came back in an igloo (N-63).
    HarpoonBack {
        /// The hunter.
        hunter: u8,
    },
    /// A stone was taken.
    Took {
        /// The hunter.
        hunter: u8,
        /// The stone's kind.
        stone: &'static str,
        /// Where it lay.
        field: String,
    },
    /// A stone was left lying.
    Left {
        /// The hunter.
        hunter: u8,
        /// The stone's kind.
        stone: &'static str,
        /// Where it lies.
        field: String,
    },
    /// Prey was traded (N-63).
    Traded {
        /// The hunter.
        hunter: u8,
        /// The prey.
        prey: &'static str,
        /// The equipment got for it.
        got: Vec<&'static str>,
    },
    /// Prey was dropped for nothing (N-64).
    Dropped {
        /// The hunter.
        hunter: u8,
        /// The prey.
        prey: &'static str,
    },
    /// A hunter trades no more.
    TradingDone {
        /// The hunter.
        hunter: u8,
    },
    /// A hunter could not move and missed its turn (N-51).
    Missed {
        /// The hunter.
        hunter: u8,
    },
    /// A hunter that can never move again was taken off the board (N-51).
    Removed {
        /// The hunter.
        hunter: u8,
        /// Where it was.
        field: String,
    },
    /// The hunt ended.
    Over {
        /// Points of each seat.
        scores: Vec<i16>,
        /// The winning seats.
        winners: Vec<u8>,
        /// The rule that ended it.
        reason: &'static str,
    },
}
