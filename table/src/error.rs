//! What can be refused at a table, and what can be wrong with a record.

use std::{error::Error, fmt};

use inuksuk_catalog::{PlayError, StartError};
use inuksuk_core::{NotationError, Refusal};

/// Why a table did not do what it was asked. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// No game has this name.
    UnknownGame(String),
    /// The number of seats, the options or the position.
    Start(StartError),
    /// An action.
    Play(PlayError),
    /// A table action.
    Refused(Refusal),
    /// Several seats may act: the seat must be named.
    WhichSeat,
    /// The table has no such seat.
    NoSuchSeat(u8),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame(name) => write!(f, "there is no game {name:?}"),
            Self::Start(error) => error.fmt(f),
            Self::Play(error) => error.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
            Self::WhichSeat => f.write_str("several seats may act now: name the seat"),
            Self::NoSuchSeat(seat) => write!(f, "this table has no seat {seat}"),
        }
    }
}

impl Error for TableError {}

impl From<PlayError> for TableError {
    fn from(error: PlayError) -> Self {
        Self::Play(error)
    }
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Longest text of an action that an error repeats, in characters.
const QUOTED: usize = 60;

/// The beginning of a text that may be very long.
pub(crate) fn brief(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// The error for a text that was refused: of a very long one only the beginning is repeated.
pub(crate) fn refused(text: &str, error: PlayError) -> PlayError {
    let beginning = brief(text);
    match error {
        PlayError::Notation(NotationError(message)) if beginning != text => {
            // Rules quote all of a text or a word of it.
            let message = message.replace(text, &beginning);
            let longest = 2 * QUOTED;
            let word = |word: &str| if word.len() > longest { brief(word) } else { word.to_owned() };
            let message = message.split(' ').map(word).collect::<Vec<_>>().join(" ");
            let message = if message.len() > 8 * QUOTED { brief(&message) } else { message };
            PlayError::Notation(NotationError(message))
        }
        other => other,
    }
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The defect.
    pub message: String,
}

impl RecordError {
    pub(crate) fn new(line: usize, column: usize, message: impl Into<String>) -> Self {
        Self { line, column, message: message.into() }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl Error for RecordError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fault_a_refused_action_is_not_repeated_at_length() {
        for text in ["x".repeat(1 << 20), "x ".repeat(1 << 20), format!("deal 1 {}", "ä".repeat(1 << 20))] {
            let quoting = [format!("`{text}` is no action"), format!("`{}` is no card", &text[7..])];
            for message in quoting {
                let error = refused(&text, PlayError::Notation(NotationError(message)));
                assert!(error.to_string().len() < 500, "{error}");
            }
        }
        let short = PlayError::Notation(NotationError("`x` is no action".into()));
        assert_eq!(refused("x", short.clone()), short);
    }
}
