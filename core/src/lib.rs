//! The vocabulary of Inuksuk: what a game is, before any particular game.
//!
//! A game's rules are a value that implements [`Game`]: it holds the chosen options and whatever tables
//! follow from them. A position is a small plain [`Game::State`]. Everything that happens, chance included,
//! is an [`Game::Action`] with one line of text. Nothing in this crate or in a game does I/O, reads a clock
//! or asks for random numbers of its own: chance is drawn through [`Draw`], which the caller provides.
//!
//! | module | what it defines |
//! | --- | --- |
//! | `seat` | [`Seat`], [`SeatSet`], [`Actor`], [`Observer`] |
//! | `game` | [`Game`], [`Turn`] |
//! | `outcome` | [`Outcome`], [`Rule`] |
//! | `facts` | [`GameInfo`], [`OptionSpec`], [`Facts`] |
//! | `error` | [`OptionsError`], [`SetupError`], [`Refusal`], [`NotationError`] |
//! | `chance` | [`Draw`], [`Weighted`] |
//! | `buffer` | [`ActionBuffer`] |
//! | `repetition` | [`Repetition`], [`PositionLog`] |
//! | `perft` | [`perft`] |

mod buffer;
mod chance;
mod error;
mod facts;
mod game;
mod outcome;
mod perft;
mod repetition;
mod seat;

pub use arrayvec::ArrayVec;
pub use buffer::ActionBuffer;
pub use chance::{Draw, Weighted, draw_weighted};
pub use error::{NotationError, OptionsError, Refusal, SetupError};
pub use facts::{Facts, GameInfo, OptionSpec, TableRules};
pub use game::{Game, Step, Turn};
pub use outcome::{Outcome, Rule};
pub use perft::{outcome_with_repetition, perft};
pub use repetition::{PositionLog, Repetition};
pub use seat::{Actor, MAX_SEATS, Observer, Seat, SeatSet};
