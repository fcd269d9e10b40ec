//! What is seen of a match. MANDUA has no secrets: every observer sees the same.

use inuksuk_core::{Rule, Seat};
use serde::Serialize;

use crate::{Field, Side, State};

/// A state as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The text of the position.
    pub board: String,
    /// Where the tigers stand, in the order of fields.
    pub tigers: Vec<Field>,
    /// Where the hunters stand, in the order of fields.
    pub hunters: Vec<Field>,
    /// Hunters in hand, 0–25.
    pub hand: u8,
    /// Hunters captured since the match began, 0–25.
    pub captured: u8,
    /// The side that acts; after the end, the side whose turn it would be.
    pub side: Side,
    /// What that side is asked for.
    pub stage: ViewStage,
    /// The number announced for the tiger turn that is going on or may still be challenged (M-31).
    pub announced: Option<u8>,
    /// Hunters captured in the tiger turn that is going on or may still be challenged.
    pub taken: u8,
    /// Guided play, in the tigers' turn: hunters still to be captured in it (M-26).
    pub due: Option<u8>,
    /// Whether the hunters may challenge (M-33).
    pub challenge_open: bool,
    /// Guided play, in the tigers' turn: whether a capture is compulsory (M-26).
    pub must_capture: Option<bool>,
    /// Whether the tournament rule is in force.
    pub faults: bool,
    /// The state itself: nothing of it is hidden, and with it come the counts of M-45.
    #[serde(skip)]
    pub(crate) state: State,
}

/// What the side that acts is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ViewStage {
    /// A hunter from hand.
    Place,
    /// A step of a hunter.
    Step,
    /// A step or a capture of a tiger.
    Tigers,
    /// The tigers' announcement.
    Announce,
    /// The next capture of a series, or its end.
    Series,
    /// A challenge or the hunters' own move.
    Challenge,
    /// The tiger to be removed.
    Remove,
    /// Nothing: the match is over.
    Over,
}

/// A kind of figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Piece {
    /// One of the 25.
    Hunter,
    /// One of the four.
    Tiger,
}

/// Something that happened, as everybody saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventView {
    /// A hunter came from hand (M-10).
    Placed {
        /// Where to.
        field: Field,
    },
    /// A figure moved.
    Moved {
        /// Which kind.
        piece: Piece,
        /// The field left.
        from: Field,
        /// The field reached.
        to: Field,
        /// The hunters it captured, all of them, in the order of fields.
        captured: Vec<Field>,
        /// The one it jumped, if it jumped (M-21).
        jumped: Option<Field>,
        /// The two of a MANDUA, or none (M-22).
        mandua: Vec<Field>,
    },
    /// The tigers announced a number (M-31).
    Announced {
        /// The number.
        number: u8,
    },
    /// The tigers ended their series themselves (M-31).
    Done {
        /// What they had taken.
        taken: u8,
    },
    /// The hunters challenged (M-33).
    Challenged {
        /// The number they named.
        number: u8,
        /// Whether there was a fault and the number was the one due.
        right: bool,
    },
    /// A tiger was removed, by choice or as the only one with the most captures (M-34).
    Removed {
        /// Where it stood.
        field: Field,
    },
    /// The other side's turn begins.
    Turn {
        /// That side.
        side: Side,
    },
    /// The match is over.
    Over {
        /// The rule that ended it.
        #[serde(serialize_with = "rule_text")]
        reason: Rule,
        /// The winner.
        winners: Vec<Seat>,
    },
}

fn rule_text<S: serde::Serializer>(rule: &Rule, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(rule.0)
}
