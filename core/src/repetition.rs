//! Repeated positions. The states of the games hold no history; whoever plays a match keeps this log.

use serde::{Deserialize, Serialize};

/// What a position that stands for the third time means (M-46).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Repetition {
    /// The side to move may claim a draw.
    #[default]
    Claim,
    /// The match is drawn at once.
    Auto,
    /// Nothing.
    Off,
}

/// The positions of a match that count for repetition, as exact keys, oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PositionLog {
    keys: Vec<u64>,
}

impl PositionLog {
    /// How often a position must have stood for a draw.
    pub const THIRD_TIME: usize = 3;

    /// Notes that a position stands.
    pub fn push(&mut self, key: u64) {
        self.keys.push(key);
    }

    /// Forgets the latest position.
    pub fn pop(&mut self) {
        self.keys.pop();
    }

    /// How often a position has stood. Linear in the number of positions noted.
    pub fn count(&self, key: u64) -> usize {
        self.keys.iter().filter(|&&k| k == key).count()
    }

    /// The keys, oldest first.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }
}
