//! The rules of Nanuk: a boasting card game for five to eight hunters, with hidden hands, secret choices and
//! winter.
//!
//! A match is a [`Nanuk`] (the rules with the chosen options) and a [`State`]; both are driven through
//! [`Game`]. Everything chance does is an action with a weight, so the caller brings the randomness.
//!
//! # Listing and playing
//! ```
//! use inuksuk_core::{Actor, Game, Seat};
//! use nanuk::Nanuk;
//! use serde_json::json;
//!
//! # struct Lowest;
//! # impl inuksuk_core::Draw for Lowest { fn below(&mut self, _: u64) -> u64 { 0 } }
//! let game = Nanuk::new(5, &json!({"first": 2}), &mut Lowest)?;
//! let mut state = game.start();
//!
//! // Three cards each from the first player clockwise, then the wind.
//! let mut outcomes = Default::default();
//! game.outcomes(&state, &mut outcomes);
//! assert_eq!(outcomes.len(), 13);
//! while let Some(outcome) = game.draw_outcome(&state, &mut Lowest) {
//!     game.play(&mut state, Actor::Chance, outcome)?;
//! }
//!
//! // The first player may make any boast there is, but may not doom.
//! let first = Seat::new(2).unwrap();
//! let mut actions = Default::default();
//! game.legal(&state, first, &mut actions);
//! assert_eq!(actions.len(), 1296);
//! let doom = game.parse_action("doom")?;
//! let refused = game.play(&mut state, Actor::Seat(first), doom).unwrap_err();
//! assert_eq!(refused.to_string(), "the first boast cannot be a doom (K-11)");
//! game.play(&mut state, Actor::Seat(first), game.parse_action("boast f 6 7")?)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a seat may know
//! ```
//! # use inuksuk_core::{Actor, Game, Observer, Seat};
//! # use nanuk::{Known, Nanuk, Own};
//! # use serde_json::json;
//! # struct Lowest;
//! # impl inuksuk_core::Draw for Lowest { fn below(&mut self, _: u64) -> u64 { 0 } }
//! # let game = Nanuk::new(5, &json!({"first": 2}), &mut Lowest)?;
//! # let mut state = game.start();
//! let card = game.parse_action("deal 2 fn")?;
//! game.play(&mut state, Actor::Chance, card)?;
//!
//! // Seat 2 sees its card, the others that there is one.
//! let (two, three) = (Seat::new(2).unwrap(), Seat::new(3).unwrap());
//! let own = game.view(&state, Observer::Seat(two));
//! let other = game.view(&state, Observer::Seat(three));
//! assert_eq!(other.hands, [0, 1, 0, 0, 0]);
//! assert!(matches!(own.own, Own::Cards { hand, .. } if hand.size() == 1));
//! assert_eq!(game.action_text_for(&state, Actor::Chance, card, Observer::Seat(three)), "deal 2 ?");
//!
//! // What seat 3 does not know can be dealt anew: a sample for search.
//! # let mut random = Lowest;
//! let imagined = game.redeal(&other, &[], &mut random);
//! assert_eq!(game.view(&imagined, Observer::Seat(three)), other);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The end
//! ```
//! # use inuksuk_core::{Actor, Game, Turn};
//! # use nanuk::Nanuk;
//! # use serde_json::json;
//! struct Random(u64);
//! impl inuksuk_core::Draw for Random {
//!     fn below(&mut self, bound: u64) -> u64 {
//!         self.0 = self.0.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
//!         (self.0 >> 33) % bound
//!     }
//! }
//! # use inuksuk_core::Draw;
//! let mut random = Random(7);
//! let game = Nanuk::new(6, &json!({}), &mut random)?;
//! let mut state = game.start();
//! let mut actions = Default::default();
//! loop {
//!     match game.turn(&state) {
//!         Turn::Over => break,
//!         Turn::Chance => {
//!             let outcome = game.draw_outcome(&state, &mut random).unwrap();
//!             game.apply(&mut state, Actor::Chance, outcome);
//!         }
//!         Turn::Seats(seats) => {
//!             let seat = seats.iter().next().unwrap();
//!             game.legal(&state, seat, &mut actions);
//!             let action = actions[random.below(actions.len() as u64) as usize];
//!             game.apply(&mut state, Actor::Seat(seat), action);
//!         }
//!     }
//! }
//! let outcome = game.outcome(&state).unwrap();
//! assert!(!outcome.winners.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//! | module | what it holds |
//! | --- | --- |
//! | `cards` | the hundred cards, piles as counts |
//! | `options`, `state`, `action`, `boast` | the data of a match |
//! | `legal` | legal actions, outcomes, refusals |
//! | `rules`, `hunt`, `winter`, `score` | a round up to the hunt; hunt and pool; the end; points |
//! | `view`, `log`, `redeal` | what an observer sees, hears, and can imagine |
//! | `notation`, `position`, `setup` | texts of actions; positions written, read and checked |

mod action;
mod boast;
mod cards;
mod game;
mod hunt;
mod legal;
mod log;
mod notation;
mod options;
mod position;
mod redeal;
mod rules;
mod score;
mod setup;
mod state;
mod view;
mod winter;

pub use action::{Action, FULL_HAND, Gift, Wind};
pub use boast::Boast;
pub use cards::{Animal, Card, Pile};
pub use game::{FEWEST_SEATS, MOST_SEASONS, MOST_SEATS, Nanuk};
pub use inuksuk_core::Game;
pub use legal::{Actions, Outcomes};
pub use log::{EventView, Known};
pub use options::Options;
pub use score::{MOST_NANUK_POINTS, MOST_POINTS, PAIR_POINTS, SET_POINTS, season_points, sets_and_pairs};
pub use state::{Claim, End, Side, Stage, State};
pub use view::{Own, View};
