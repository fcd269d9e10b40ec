//! Requests of the page and reports of the worker; jobs of the worker for the one that thinks.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Holder;

/// What the page asks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Open a table and leave the one that is open.
    New(NewMatch),
    /// Go on with the match that was kept, opened like this.
    Resume(NewMatch),
    /// Play an action or do a table action.
    Play {
        /// Who plays.
        seat: u8,
        /// The text of the action.
        action: String,
    },
    /// Take back.
    Undo {
        /// Who asks.
        seat: u8,
    },
    /// The screen was handed over to this seat; without one, whoever looks has seen enough.
    Look {
        /// Who looks now.
        seat: Option<u8>,
    },
    /// Nobody looks any more: the page is left, and whoever comes next may be somebody else.
    Cover,
    /// Show the table as it was when the line had this many entries.
    LookBack {
        /// How many entries.
        ply: usize,
    },
    /// The record, as the one who looks may read it.
    Record,
    /// Leave the table and forget the match.
    Leave,
}

/// A table to open.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct NewMatch {
    /// The game's name.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Holder>,
    /// Options, a JSON object.
    pub options: Value,
    /// A position to start from, where it is not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
}

/// What has to be kept of a match to go on with it. It holds every secret: the page never gets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The seed, 64 hexadecimal digits.
    pub seed: String,
    /// The record, in full.
    pub record: String,
}

/// What the worker tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Report {
    /// The table as it is now, after each thing that happened.
    Table {
        /// The table's message to whoever looks, a [`Seen`](super::Seen).
        seen: Value,
        /// How much of the line the page has been told before, whoever looked then.
        known: usize,
    },
    /// The table as it was.
    Past {
        /// How many entries the line had.
        ply: usize,
        /// The table's message, a [`Seen`](super::Seen).
        seen: Value,
    },
    /// The record that was asked for.
    Record {
        /// It.
        record: String,
    },
    /// Something was asked that is not allowed; nothing has changed.
    Refused {
        /// A key for translated texts.
        key: String,
        /// The rule that forbids it.
        rule: Option<String>,
        /// The sentence in English.
        message: String,
    },
    /// A record or a set-up that no table can be opened with.
    Unusable {
        /// What is wrong with it, in English.
        message: String,
    },
    /// The worker itself failed.
    Failed {
        /// What happened, in English.
        message: String,
    },
}

/// A decision that a bot has to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The number of the table's last event: what is answered for another one is not played.
    pub number: u64,
    /// Counts the tables that this page has opened.
    pub table: u64,
    /// The game's name.
    pub game: String,
    /// The match so far.
    pub record: String,
    /// The bot's seat.
    pub seat: u8,
    /// Its level.
    pub level: u8,
    /// For its own chance.
    pub seed: u64,
}

/// What a bot decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// As in the [`Job`].
    pub number: u64,
    /// As in the [`Job`].
    pub table: u64,
    /// As in the [`Job`].
    pub seat: u8,
    /// What it plays.
    pub action: Result<String, String>,
    /// What it thinks the position is worth to itself, from 0 to 1.
    pub value: f64,
}

/// Reads a message that came as text.
///
/// # Errors
/// What is wrong with it.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    let value = serde_json::from_str::<Value>(text).and_then(serde_json::from_value);
    value.map_err(|error| format!("a message between page and worker: {error}"))
}

/// Writes a message as text. By way of a value, as reading does: code for one format is smaller than for two.
///
/// # Errors
/// What cannot be written.
pub fn write(message: &impl Serialize) -> Result<String, String> {
    serde_json::to_value(message).map(|value| value.to_string()).map_err(|error| error.to_string())
}
