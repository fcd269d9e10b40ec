//! Search: alpha-beta, Monte Carlo tree search, and the evaluations and levels of each game.

pub mod alpha_beta;
mod arena;
mod budget;
mod guide;
mod ismcts;
mod level;
pub mod mandua;
pub mod mare_polare;
mod mcts;
pub mod nanuk;
pub mod nanuuk;
mod random;
mod think;
mod thought;
mod tree;

pub use arena::{Arena, Score, arena};
pub use budget::Budget;
pub use guide::{Face, Guide, Unguided};
pub use ismcts::{Imagine, Knowledge, Redeal, ismcts};
pub use level::{Level, Limits};
pub use mcts::{Effort, mcts};
pub use random::Stream;
pub use think::{ThinkError, think};
pub use thought::{Thought, Values, even_values};

#[cfg(test)]
mod tiny;
