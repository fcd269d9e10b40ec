//! The match that was left, as the page knows of it. What it needs to go on is kept by the worker.

use serde::{Deserialize, Serialize};

use crate::link::{self, NewMatch};

/// A match that was left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// How its table was opened.
    pub setup: NewMatch,
    /// How many entries its line had.
    pub plies: usize,
}

impl Saved {
    /// Reads a stored text; one of an older client or damaged is as good as none.
    pub fn read(text: &str) -> Option<Self> {
        link::read(text).ok()
    }

    /// The text to store.
    pub fn write(&self) -> String {
        link::write(self).unwrap_or_default()
    }
}
