//! Errors as the protocol gives them.

use std::fmt;

use inuksuk_catalog::{PlayError, StartError};
use inuksuk_table::{RecordError, TableError};
use serde::Serialize;

/// What kind of error it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is no JSON object.
    BadJson,
    /// The command is unknown, or a field of it is missing, unknown or of the wrong kind.
    BadCommand,
    /// The game, the seats or the options cannot be.
    BadOptions,
    /// The position cannot be.
    BadPosition,
    /// There is no such match.
    NoMatch,
    /// Somebody else is to act.
    NotYourTurn,
    /// The action is not legal now.
    IllegalAction,
    /// The match is over.
    GameOver,
    /// The record cannot be read or played again.
    BadRecord,
}

/// An error with its code and a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EngineError {
    /// The kind.
    pub code: Code,
    /// The sentence, naming the place and the defect.
    pub message: String,
}

impl EngineError {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: readable(message.into()) }
    }
}

/// Longest text of a request that an answer repeats, in characters.
const QUOTED: usize = 60;
/// Longest message, in characters: room for every defect of a position.
const LONGEST: usize = 4000;

/// The beginning of a text that may be very long.
pub(crate) fn brief(text: &str) -> String {
    cut(text, QUOTED).unwrap_or_else(|| text.to_owned())
}

/// The beginning of a text that is longer than so many characters.
fn cut(text: &str, most: usize) -> Option<String> {
    let (end, _) = text.char_indices().nth(most)?;
    Some(format!("{}…", &text[..end]))
}

/// A message in which nothing that was sent is repeated at length.
fn readable(message: String) -> String {
    if message.len() <= QUOTED {
        return message;
    }
    let words = message.split(' ').map(|word| cut(word, 2 * QUOTED).unwrap_or_else(|| word.to_owned()));
    let words = words.collect::<Vec<_>>().join(" ");
    cut(&words, LONGEST).unwrap_or(words)
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for EngineError {}

impl From<TableError> for EngineError {
    fn from(error: TableError) -> Self {
        let code = match &error {
            TableError::UnknownGame(_) | TableError::Start(StartError::Options(_)) => Code::BadOptions,
            TableError::Start(StartError::Position(_)) => Code::BadPosition,
            TableError::Play(PlayError::Over) => Code::GameOver,
            TableError::Play(PlayError::NotYourTurn(_)) => Code::NotYourTurn,
            TableError::Play(PlayError::Notation(_) | PlayError::Refused(_)) | TableError::Refused(_) => {
                Code::IllegalAction
            }
            TableError::WhichSeat | TableError::NoSuchSeat(_) => Code::BadCommand,
        };
        Self::new(code, error.to_string())
    }
}

impl From<PlayError> for EngineError {
    fn from(error: PlayError) -> Self {
        TableError::Play(error).into()
    }
}

impl From<RecordError> for EngineError {
    fn from(error: RecordError) -> Self {
        Self::new(Code::BadRecord, error.to_string())
    }
}
