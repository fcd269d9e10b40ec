//! What can be refused at a table, and what can be wrong with a record.

use std::{error::Error, fmt};

use inuksuk_catalog::{PlayError, StartError};
use inuksuk_core::Refusal;

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
