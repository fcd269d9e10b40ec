//! Search: alpha-beta, Monte Carlo tree search, and the evaluations and levels of each game.

pub mod alpha_beta;
mod budget;
mod guide;
mod ismcts;
mod mcts;
mod random;
mod thought;
mod tree;

pub use budget::Budget;
pub use guide::{Face, Guide, Unguided};
pub use ismcts::ismcts;
pub use mcts::mcts;
pub use random::Stream;
pub use thought::{Thought, Values, even_values};

#[cfg(test)]
mod tiny;
