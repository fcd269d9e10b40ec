//! The view and the events of MANDUA as the board reads them.

use serde::Deserialize;
use serde_json::Value;

use crate::link::Entry;

/// What a board can show.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct View {
    /// The position as text.
    pub board: String,
    /// Where tigers stand.
    pub tigers: Vec<String>,
    /// Where hunters stand.
    pub hunters: Vec<String>,
    /// Hunters still in hand.
    pub hand: u8,
    /// Hunters captured.
    pub captured: u8,
    /// Who is to act.
    pub side: Side,
    /// What is asked of that side.
    pub stage: Stage,
    /// The number the tigers announced for this turn (M-31).
    #[serde(default)]
    pub announced: Option<u8>,
    /// Hunters taken in this turn.
    pub taken: u8,
    /// Hunters still to be taken in this turn, where the rules are guided (M-30).
    #[serde(default)]
    pub due: Option<u8>,
    /// Whether the hunters may challenge now (M-33).
    #[serde(default)]
    pub challenge_open: bool,
    /// Whether a capture is compulsory (M-26); unknown to the players with faults on.
    #[serde(default)]
    pub must_capture: Option<bool>,
    /// Whether the option `faults` is on.
    #[serde(default)]
    pub faults: bool,
}

/// A side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Seat 1.
    Hunters,
    /// Seat 2.
    Tigers,
}

impl Side {
    /// Its seat.
    pub const fn seat(self) -> u8 {
        match self {
            Self::Hunters => 1,
            Self::Tigers => 2,
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Place a hunter (M-10).
    Place,
    /// Move a hunter (M-11).
    Step,
    /// Move a tiger (M-20).
    Tigers,
    /// Announce how many will be taken (M-31).
    Announce,
    /// Go on capturing (M-25).
    Series,
    /// Challenge, or make the hunters' own move (M-33).
    Challenge,
    /// Choose the tiger that is removed (M-34).
    Remove,
    /// Nothing.
    Over,
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A hunter came onto the board.
    Placed {
        /// Where.
        field: String,
    },
    /// A piece moved.
    Moved {
        /// `tiger` or `hunter`.
        piece: Piece,
        /// From where.
        from: String,
        /// To where.
        to: String,
        /// Where hunters were taken.
        captured: Vec<String>,
        /// The two of a MANDUA, or none (M-22).
        mandua: Vec<String>,
    },
    /// The tigers announced a number.
    Announced {
        /// The number.
        number: u8,
    },
    /// The tigers ended their series.
    Done {
        /// What they took in it.
        taken: u8,
    },
    /// The hunters challenged.
    Challenged {
        /// The number that they say was due.
        number: u8,
        /// Whether they were right.
        right: bool,
    },
    /// A tiger was removed.
    Removed {
        /// From where.
        field: String,
    },
    /// The match ended.
    Over {
        /// The rule.
        reason: String,
    },
}

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Piece {
    /// A hunter.
    Hunter,
    /// A tiger.
    Tiger,
}

/// The events of an entry; those that mean nothing to a board are left out.
pub fn events(entry: &Entry) -> Vec<Event> {
    entry.events.iter().filter_map(event).collect()
}

/// Read by hand: derived code for a tagged enum would be as large as the rest of the board.
fn event(value: &Value) -> Option<Event> {
    let text = |name: &str| value[name].as_str().map(str::to_owned);
    let number = |name: &str| value[name].as_u64().and_then(|n| u8::try_from(n).ok());
    let fields = |name: &str| -> Vec<String> {
        let list = value[name].as_array().map_or(&[][..], Vec::as_slice);
        list.iter().filter_map(|field| field.as_str().map(str::to_owned)).collect()
    };
    Some(match value["kind"].as_str()? {
        "placed" => Event::Placed { field: text("field")? },
        "moved" => Event::Moved {
            piece: if value["piece"] == "tiger" { Piece::Tiger } else { Piece::Hunter },
            from: text("from")?,
            to: text("to")?,
            captured: fields("captured"),
            mandua: fields("mandua"),
        },
        "announced" => Event::Announced { number: number("number")? },
        "done" => Event::Done { taken: number("taken")? },
        "challenged" => Event::Challenged { number: number("number")?, right: value["right"].as_bool()? },
        "removed" => Event::Removed { field: text("field")? },
        "over" => Event::Over { reason: text("reason")? },
        _ => return None,
    })
}
