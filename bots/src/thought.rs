//! What a bot thought.

use inuksuk_core::{ArrayVec, MAX_SEATS};

/// The value of a position to each seat, seat 1 first: its share of the win, from 0 (certain that others win) to
/// 1 (certain to win alone). The values of all seats add up to 1; those who win together, or draw, share evenly.
pub type Values = ArrayVec<f64, MAX_SEATS>;

/// The result of thinking about one decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// What to play.
    pub action: A,
    /// What the position is worth to each seat.
    pub values: Values,
    /// Positions visited (alpha–beta) or playouts made (tree search).
    pub nodes: u64,
    /// The expected continuation, [`Thought::action`] first. In games with hidden things it ends where the
    /// thinking seat cannot know what comes.
    pub line: Vec<A>,
}

impl<A: Copy> Thought<A> {
    /// The only thing there was to do.
    pub fn forced(action: A, values: Values) -> Self {
        Self { action, values, nodes: 0, line: vec![action] }
    }
}

/// Even values: nothing is known.
pub fn even_values(seats: u8) -> Values {
    (0..seats).map(|_| 1.0 / f64::from(seats)).collect()
}
