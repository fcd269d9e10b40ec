//! The table's message as the page reads it. The page knows nothing of a match but this.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// All that this page may know of the table.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Seen {
    /// The game's name.
    pub game: String,
    /// Options in force.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<Holder>,
    /// Number of the last event.
    pub number: u64,
    /// Who may act.
    pub turn: Turn,
    /// The game's view.
    pub view: Value,
    /// The legal actions of the seats played here that may act.
    pub legal: BTreeMap<u8, Vec<String>>,
    /// The table actions open to the seats played here.
    pub table: BTreeMap<u8, Vec<String>>,
    /// What would become of taking back, for each seat played here.
    pub undo: BTreeMap<u8, Undo>,
    /// The seat whose offer of a draw stands.
    pub offer: Option<u8>,
    /// How much of the line the page has already; what is sent follows on it.
    pub line_from: usize,
    /// The line of the match, from its start once the page has put it together.
    pub line: Vec<Entry>,
    /// The result, once it is over.
    pub result: Option<Outcome>,
    /// Who looks.
    pub eyes: Eyes,
    /// What bots say.
    pub talk: Vec<Said>,
    /// Whether the game knows draws by agreement.
    pub draws: bool,
    /// Whether the game knows resigning.
    pub resigning: bool,
}

/// What a bot says: the names of two texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Its seat.
    pub seat: u8,
    /// At first.
    pub opening: String,
    /// When somebody has spoken to it.
    pub reply: String,
}

/// Who looks at the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Eyes {
    /// The seat whose secrets are shown; none where only what is public is.
    pub seat: Option<u8>,
    /// The seat that the screen is to be handed to.
    pub next: Option<u8>,
    /// Whether everything waits until the one who looks has seen enough.
    pub hold: bool,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Holder {
    /// The name shown; empty for a person of this page or a bot without one.
    pub name: String,
    /// A person or a bot.
    #[serde(flatten)]
    pub kind: HolderKind,
}

/// A person or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HolderKind {
    /// A person of this page.
    Person(u32),
    /// A bot of a level.
    Bot(u8),
}

/// Who may act.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Turn {
    /// Any of these seats.
    Seats(Vec<u8>),
    /// Chance.
    Chance(bool),
    /// Nobody: it is over.
    Over(bool),
}

/// What would become of taking back.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// It is done at once.
    Free {
        /// How many entries of the line go.
        count: usize,
        /// Their texts, oldest first.
        actions: Vec<String>,
    },
    /// Others are asked first.
    Consent {
        /// How many entries of the line go.
        count: usize,
        /// Their texts, oldest first.
        actions: Vec<String>,
    },
    /// It is refused.
    Refused {
        /// A key for translated texts.
        key: String,
        /// The rule that forbids it.
        rule: Option<String>,
        /// The sentence in English.
        message: String,
    },
}

impl Undo {
    /// How many entries of the line would go; nothing where it is refused.
    pub const fn count(&self) -> Option<usize> {
        match self {
            Self::Free { count, .. } | Self::Consent { count, .. } => Some(*count),
            Self::Refused { .. } => None,
        }
    }
}

/// An entry of the line.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Entry {
    /// Its number, from 1.
    pub ply: usize,
    /// Who made it; nobody where it was chance.
    pub seat: Option<u8>,
    /// Its text.
    pub text: String,
    /// Whether it is a table action.
    pub table: bool,
    /// What it did, as the game tells it.
    pub events: Vec<Value>,
}

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Outcome {
    /// Points of each seat, seat 1 first.
    pub scores: Vec<f64>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// The rule that ended it.
    pub reason: String,
}

impl Seen {
    /// The one seat that may act now, where there is only one.
    pub fn to_act(&self) -> Option<u8> {
        match &self.turn {
            Turn::Seats(seats) if seats.len() == 1 => Some(seats[0]),
            _ => None,
        }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.turn, Turn::Over(_))
    }

    /// Whether a seat is held by a bot.
    pub fn is_bot(&self, seat: u8) -> bool {
        matches!(self.holder(seat), Some(Holder { kind: HolderKind::Bot(_), .. }))
    }

    /// Who holds a seat.
    pub fn holder(&self, seat: u8) -> Option<&Holder> {
        self.seats.get(usize::from(seat).checked_sub(1)?)
    }

    /// The seats that persons of this page hold.
    pub fn persons(&self) -> impl Iterator<Item = u8> {
        (1..=self.seats.len() as u8).filter(|&seat| !self.is_bot(seat))
    }

    /// What a seat may play now.
    pub fn legal_of(&self, seat: u8) -> &[String] {
        self.legal.get(&seat).map_or(&[], Vec::as_slice)
    }

    /// Whether a seat may do this table action now.
    pub fn table_allows(&self, seat: u8, action: &str) -> bool {
        self.table.get(&seat).is_some_and(|actions| actions.iter().any(|open| open == action))
    }

    /// Whether a seat may act now.
    pub fn acts(&self, seat: u8) -> bool {
        matches!(&self.turn, Turn::Seats(seats) if seats.contains(&seat))
    }

    /// The seat that is asked on this page now.
    pub fn asked(&self) -> Option<u8> {
        let seat = self.eyes.seat.filter(|seat| self.legal.contains_key(seat));
        seat.or_else(|| self.legal.keys().next().copied())
    }

    /// The person's seat that the buttons of the page speak for: the one that is asked, else the one that looks, or
    /// the only one.
    pub fn speaker(&self) -> Option<u8> {
        self.asked().or(self.eyes.seat).or_else(|| self.undo.keys().next().copied())
    }

    /// Whether the persons of this page are more than one, each with secrets of its own.
    pub fn is_shared(&self) -> bool {
        let number = |seat: u8| self.holder(seat).map(|holder| holder.kind);
        let first = self.persons().next().and_then(number);
        self.persons().any(|seat| number(seat) != first)
    }
}
