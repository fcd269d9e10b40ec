//! How strong a bot plays, and for how long it may think.

use std::fmt;

use crate::Budget;

/// A level of play, 1 (a beginner) to 8 (the best this machine can do in about a second).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const WEAKEST: Self = Self(1);
    /// The strongest.
    pub const STRONGEST: Self = Self(8);

    /// The level with this number; `None` outside 1–8.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 8 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All, weakest first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=8).map(Self)
    }

    /// Its entry in a table with one entry a level.
    pub const fn pick<T: Copy>(self, table: [T; 8]) -> T {
        table[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What bounds a bot's thinking.
#[derive(Clone, Copy)]
pub enum Limits<'a> {
    /// No thinking: a uniformly random legal action, a yardstick for the others.
    Random,
    /// The strength of a level.
    Level(Level),
    /// Full strength for so many positions (alpha–beta) or playouts (tree search).
    Nodes(u64),
    /// Full strength for so many milliseconds of a clock.
    Time {
        /// How long.
        milliseconds: u64,
        /// Milliseconds since any fixed moment.
        clock: &'a dyn Fn() -> u64,
    },
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("Random"),
            Self::Level(level) => write!(f, "Level({level})"),
            Self::Nodes(nodes) => write!(f, "Nodes({nodes})"),
            Self::Time { milliseconds, .. } => write!(f, "Time({milliseconds} ms)"),
        }
    }
}

impl Limits<'_> {
    /// The level whose habits apply: the one that was asked for, or the strongest.
    pub(crate) fn level(&self) -> Level {
        match self {
            Self::Level(level) => *level,
            _ => Level::STRONGEST,
        }
    }

    /// Runs a search within these limits; `nodes` and `depth` are what the level may spend.
    pub(crate) fn within<R>(&self, nodes: u64, depth: u32, search: impl FnOnce(Budget<'_>) -> R) -> R {
        match *self {
            Self::Random => search(Budget::nodes(1)),
            Self::Level(_) => search(Budget { depth, ..Budget::nodes(nodes) }),
            Self::Nodes(nodes) => search(Budget::nodes(nodes)),
            Self::Time { milliseconds, clock } => {
                let start = clock();
                let stop = || clock().saturating_sub(start) >= milliseconds;
                search(Budget { nodes: u64::MAX, depth: u32::MAX, stop: &stop })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn levels_are_one_to_eight() {
        assert_eq!(Level::all().count(), 8);
        assert_eq!((Level::new(0), Level::new(9)), (None, None));
        assert_eq!(Level::all().map(|l| l.pick([1, 2, 3, 4, 5, 6, 7, 8])).sum::<u8>(), 36);
    }

    #[test]
    fn time_comes_in_as_a_value() {
        let now = Cell::new(1000);
        let clock = || now.get();
        let limits = Limits::Time { milliseconds: 50, clock: &clock };
        limits.within(1, 1, |budget| {
            assert!(!(budget.stop)());
            now.set(1049);
            assert!(!(budget.stop)());
            now.set(1050);
            assert!((budget.stop)());
        });
    }
}
