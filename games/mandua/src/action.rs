//! What a player may do.

use crate::Field;

/// One choice of a player. Its text is written by [`inuksuk_core::Game::action_text`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A hunter from hand onto a field: `c3` (M-10).
    Place(Field),
    /// A step, a jump or a MANDUA: `c3-c4` (M-11, M-20 to M-23). What it captures follows from the position.
    Move {
        /// The field left.
        from: Field,
        /// The field reached.
        to: Field,
    },
    /// The tiger side announces how many hunters it will take, 0–25: `say 3` (M-31).
    Say(u8),
    /// The tiger side ends its series: `done` (M-31).
    Done,
    /// The hunter side challenges, naming the number that was due, 0–25: `fault 4` (M-33).
    Fault(u8),
    /// The hunter side picks the tiger to be removed: `remove c3` (M-34).
    Remove(Field),
}

impl Action {
    /// The largest number that can be announced or named: there are no more hunters.
    pub const MOST: u8 = 25;
}

const _: () = assert!(size_of::<Action>() <= 4);
