//! The rules of Mare Polare (Roberto Fraga, Selecta 2004): dice, touch and memory, for 2 to 4 players.
//!
//! Four rows of floes drift in the sea. Inuit roll and move over them, fish through holes, look at their
//! recipe in the mirror of the iceberg, and win who comes to the igloo with exactly its seven fish. The
//! comments name the rules of the rule book by their identifiers, `P-1` to `P-30`.
//!
//! # Examples
//!
//! List the actions. A match begins with chance: who starts, how the floes lie, who gets which recipe.
//!
//! ```
//! # struct Lowest;
//! # impl inuksuk_core::Draw for Lowest { fn below(&mut self, _: u64) -> u64 { 0 } }
//! use inuksuk_core::{Actor, Game, Seat};
//! use mare_polare::{Actions, MarePolare};
//! use serde_json::json;
//!
//! let game = MarePolare::new(2, &json!({"first": 1}), &mut Lowest)?;
//! let mut state = game.start();
//! for text in ["layout xoo.ixoxx.xooxxm", "recipe 1 7", "recipe 2 3"] {
//!     game.play(&mut state, Actor::Chance, game.parse_action(text)?)?;
//! }
//! let mut actions = Actions::new();
//! game.legal(&state, Seat::FIRST, &mut actions);
//! let texts: Vec<String> = actions.iter().map(|&action| game.action_text(action)).collect();
//! assert_eq!(texts, ["@a4", "@b3", "@d3", "@a2", "@c2", "@b1", "@c1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Play, from a position: a floe is left, turned over and laid into a gap.
//!
//! ```
//! # struct Lowest;
//! # impl inuksuk_core::Draw for Lowest { fn below(&mut self, _: u64) -> u64 { 0 } }
//! use inuksuk_core::{Actor, Game, Seat};
//! use mare_polare::MarePolare;
//! use serde_json::json;
//!
//! let game = MarePolare::new(2, &json!({}), &mut Lowest)?;
//! let mut state = game.parse_position(&json!({
//!     "stage": "move", "roll": "1", "first": 1, "seat": 1, "board": "xoo.ixoxx.xooxxm",
//!     "figures": ["a2", "c2"], "recipes": [7, 3], "harpoons": ["", ""],
//!     "bag": {"r": 15, "l": 15, "p": 15, "b": 15, "plain": 4},
//!     "from": null, "felt": null, "fish": null, "look": null, "winner": null,
//! }))?;
//! let seat = Actor::Seat(Seat::FIRST);
//! assert!(game.play(&mut state, seat, game.parse_action("d2")?).is_err(), "that is too far");
//! game.play(&mut state, seat, game.parse_action("a1")?)?;
//! game.play(&mut state, seat, game.parse_action("lay b2")?)?;
//! assert_eq!(state.table().board().unwrap().to_string(), "xoo.ixox.oxooxxm");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! See the end: with exactly the fish of its recipe a claim wins.
//!
//! ```
//! # struct Lowest;
//! # impl inuksuk_core::Draw for Lowest { fn below(&mut self, _: u64) -> u64 { 0 } }
//! use inuksuk_core::{Actor, Game, Observer, Seat};
//! use mare_polare::MarePolare;
//! use serde_json::json;
//!
//! let game = MarePolare::new(2, &json!({}), &mut Lowest)?;
//! let mut state = game.parse_position(&json!({
//!     "stage": "claim", "first": 1, "seat": 1, "board": "xoo.ixoxx.xooxxm", "figures": ["a3", "c2"],
//!     "recipes": [7, 3], "harpoons": ["rrrppbb", ""], "bag": {"r": 12, "l": 15, "p": 13, "b": 13, "plain": 4},
//!     "roll": null, "from": null, "felt": null, "fish": null, "look": null, "winner": null,
//! }))?;
//! game.play(&mut state, Actor::Seat(Seat::FIRST), game.parse_action("claim")?)?;
//! assert_eq!(game.outcome(&state).unwrap().winners.single(), Some(Seat::FIRST));
//! // Recipes stay hidden all the same.
//! assert_eq!(game.view(&state, Observer::Spectator).cards().of(Seat::FIRST), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What a seat may know
//!
//! A [`State`] is a [`Table`], which everybody sees, and the recipes. The rules of moving, fishing and going out
//! take a `Table` alone, so neither a legal action nor a refusal can depend on a recipe; only whether a claim is
//! right does. A [`View`] is a `Table` with the recipes that may be seen now ([`Cards`]): one's own until one's
//! figure is placed (P-5) and from arriving at the iceberg until the next roll (P-17). An [`Event`] never tells
//! a card that is dealt, not even to its owner. What was seen earlier is the player's to remember (P-30).
//!
//! Re-dealing ([`inuksuk_core::Game::redeal`]) samples, evenly, from all deals that the view and the public
//! history leave possible: recipes differ, a wrong claim shows that the fish claimed with are not that seat's
//! recipe, a right one that they are.
//!
//! # Cost
//!
//! A state is 56 bytes and an action 8, both plain values; listing and playing do not allocate. Measured with
//! `cargo bench -p mare-polare` on one core of a small server: 36 million actions a second in random matches
//! (drawing and choosing included), 70 million nodes a second in perft, a re-deal in 6 µs.
//!
//! | module | what is in it |
//! | --- | --- |
//! | `places`, `board` | the 4×4 grid, sets of places, the floes |
//! | `fish`, `harpoons`, `recipes` | species and counts, the harpoons of all seats, the cards and their data file |
//! | `options`, `state`, `action`, `notation` | a match's options, positions, actions and their texts |
//! | `setup`, `movement`, `fishing`, `igloo` | the rules by concept, P-2 to P-7, P-10 to P-14, P-15, P-18 |
//! | `rules`, `refusal` | the rules put together as [`inuksuk_core::Game`], and why actions are refused |
//! | `view`, `log`, `redeal` | what observers see, are told, and can work out |
//! | `position`, `consistency` | positions as JSON, and what they must be |

mod action;
mod board;
mod consistency;
mod fish;
mod fishing;
mod harpoons;
mod igloo;
mod log;
mod movement;
mod notation;
mod options;
mod places;
mod position;
mod recipes;
mod redeal;
mod refusal;
mod rules;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use board::{Board, Floe};
pub use fish::{Fish, Shoal, Species};
pub use harpoons::Harpoons;
pub use log::Event;
pub use options::{Feel, Options};
pub use places::{Place, PlaceSet};
pub use recipes::{Card, Recipes};
pub use refusal::REFUSAL_KEYS;
pub use rules::{Actions, MarePolare, Outcomes};
pub use state::{Die, Stage, State, Table};
pub use view::{Cards, View};
