//! Bots: search, generic over [`Game`](inuksuk_core::Game), and what each game's bot knows.
//!
//! # Deciding
//! A program that has a match at run time asks [`think`]:
//!
//! ```
//! use inuksuk_bots::{Level, Limits, think};
//! use inuksuk_catalog::{Unchanging, find};
//! use inuksuk_core::{Actor, Seat};
//!
//! let intro = find("nanuuk-intro").unwrap();
//! let mut matched = intro.start(2, &serde_json::json!({}), None, &mut Unchanging).unwrap();
//! let thought = think(&*matched, Seat::FIRST, &Limits::Level(Level::new(4).unwrap()), 42).unwrap();
//! assert_eq!(thought.values.len(), 2);
//! matched.play(Actor::Seat(Seat::FIRST), &thought.action).unwrap();
//! ```
//!
//! # Searching a game of one's own
//! ```
//! use inuksuk_bots::{Budget, Stream, alpha_beta::AlphaBeta, mandua::Expert};
//! use inuksuk_core::{Game, Seat};
//! use mandua::{Mandua, Options};
//! use serde_json::json;
//!
//! let game = Mandua::with_options(Options::default()).unwrap();
//! let state = game.parse_position(&json!("5/5/H4/H4/TH3 ---- h 1")).unwrap();
//! let mut search = AlphaBeta::new(game.clone(), Expert::default(), 1 << 20).unwrap();
//! let found = search.search(&state, &[], Budget::depth(2), 0, &mut Stream::new(1)).unwrap();
//! assert_eq!(game.action_text(found.action), "c1", "the tiger is locked up (M-40)");
//! ```
//!
//! # Measuring
//! ```
//! use inuksuk_bots::{Arena, Level, Limits, arena};
//! use inuksuk_catalog::{Unchanging, find};
//!
//! let mut start = |_: &mut _| {
//!     let options = serde_json::json!({"repetition": "auto"});
//!     find("mandua").unwrap().start(2, &options, None, &mut Unchanging).unwrap()
//! };
//! let setting = Arena { matches: 4, opening: 0, longest: 400, seed: 1 };
//! let level = Limits::Level(Level::new(2).unwrap());
//! let score = arena(&mut start, &level, &Limits::Random, &setting).unwrap();
//! assert_eq!(score.matches(), 4);
//! println!("{score}");
//! ```
//!
//! # Secrecy
//! Where a game hides anything, its bot is given [`Knowledge`]: the view of its seat and the events as that
//! seat saw them. These types cannot hold what is hidden, and no state goes in. What the bot imagines behind
//! them comes from [`Game::redeal`](inuksuk_core::Game::redeal). In Mare Polare a seat's own recipe is hidden
//! from it, too, except during a look; there the bot has a [`mare_polare::Memory`], fed by its looks.
//!
//! # What is promised
//! Same match, same limits, same seed: same decision, on every machine; only [`Limits::Time`] depends on how
//! fast it is. Nothing here reads a clock, starts a thread or asks for random numbers of its own.
//!
//! # Levels
//! 1 to 8 ([`Level`]). The weak look ahead less and err on purpose, each game in its own way:
//!
//! | game | search | what a level changes |
//! | --- | --- | --- |
//! | MANDUA | alpha–beta | depth 1, 2, 4, 5, 7, then 150 thousand to 3 million positions; how much less than the best is good enough; with `faults` on, miscounting and overlooking |
//! | Nanuuk! (both) | UCT | 8 to 40,000 (20,000 in the hunt) playouts; moves made without thinking |
//! | Nanuk | information sets | 20 to 8000 playouts; moves made without thinking |
//! | Mare Polare | information sets | 20 to 10,000 playouts; moves made without thinking; how fast the recipe is forgotten |
//!
//! # Where things are
//! | module | what it holds |
//! | --- | --- |
//! | [`alpha_beta`] | two seats, nothing hidden; its table of positions and order of moves |
//! | `tree`, `mcts`, `ismcts`, `guide` | the tree, grown over a known state or over imagined ones; what a game tells it |
//! | `budget`, `level`, `random`, `thought` | how long, how strong, which random numbers, what came out |
//! | [`mandua`], [`nanuuk`], [`nanuk`], [`mare_polare`] | each game's knowledge and habits |
//! | `think`, `arena` | the decision in any match, and by one game's bot; matches between bots |

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
pub use think::{Bot, ThinkError, think};
pub use thought::{Thought, Values, even_values};

#[cfg(test)]
mod tiny;
