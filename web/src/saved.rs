//! The match that this browser keeps, so that nothing is lost when the page goes away.

use serde::{Deserialize, Serialize};

use crate::link::NewMatch;

/// A match that was left.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// How its table was opened.
    pub setup: NewMatch,
    /// Its record.
    pub record: String,
    /// How many entries its line had.
    pub plies: usize,
}

impl Saved {
    /// Reads a stored text; one of an older client or damaged is as good as none.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The text to store.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
