//! The rules of Nanuuk! (Günter Cornett, 1998): the introductory game with its variants, [`NanuukIntro`], and
//! the hunt, [`Nanuuk`]. Both are played on one floe of hexagonal ice, and both crack it with every move.
//!
//! # Listing what can be done
//! ```
//! use inuksuk_core::{ActionBuffer, ArrayVec, Draw, Game, Seat};
//! use nanuuk::Nanuuk;
//! use serde_json::json;
//!
//! struct NoDraw; // the printed set-up draws nothing
//! impl Draw for NoDraw {
//!     fn below(&mut self, _: u64) -> u64 { 0 }
//! }
//!
//! let hunt = Nanuuk::new(2, &json!({}), &mut NoDraw)?;
//! let mut actions = <Nanuuk as Game>::Buffer::default();
//! hunt.legal(&hunt.start(), Seat::FIRST, &mut actions);
//! let texts: Vec<_> = actions.iter().map(|a| hunt.action_text(*a)).collect();
//! assert_eq!(texts, ["@A2", "@D4", "@E1"], "the igloos (N-45)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Playing
//! ```
//! # use inuksuk_core::{Actor, Draw, Game, Seat};
//! # use nanuuk::Nanuuk;
//! # use serde_json::json;
//! # struct NoDraw;
//! # impl Draw for NoDraw { fn below(&mut self, _: u64) -> u64 { 0 } }
//! let hunt = Nanuuk::new(2, &json!({}), &mut NoDraw)?;
//! let mut state = hunt.start();
//! for (seat, text) in [(1, "@A2"), (2, "@D4"), (1, "-A3"), (1, "|B3.B4"), (1, "take")] {
//!     let seat = Seat::new(seat).unwrap();
//!     hunt.play(&mut state, Actor::Seat(seat), hunt.parse_action(text)?)?;
//! }
//! assert_eq!(hunt.draw(&state), r"
//! A    w   ^   1   W
//!
//! B  i   f   s | W   W
//!
//! C    i   i   w   s
//!
//! D  w   B   f   2   B
//!
//! E    ^   s   w   s
//!
//! F  ~   ~   ~   ~   ~
//!
//! G    ~   ~   ~   ~
//! ".trim_start());
//! let refused = hunt.play(&mut state, Actor::Seat(Seat::SECOND), hunt.parse_action("-D5")?);
//! assert_eq!(refused.unwrap_err().rule.unwrap().0, "N-57", "the bear has nowhere to go");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Seeing the end
//! ```
//! # use inuksuk_core::{ActionBuffer, Actor, Draw, Game, Turn};
//! # use nanuuk::NanuukIntro;
//! # use serde_json::json;
//! # struct First;
//! # impl Draw for First { fn below(&mut self, _: u64) -> u64 { 0 } }
//! let game = NanuukIntro::new(3, &json!({"variant": "bear-hunt"}), &mut First)?;
//! let (mut state, mut actions) = (game.start(), <NanuukIntro as Game>::Buffer::default());
//! while let Turn::Seats(seats) = game.turn(&state) {
//!     let seat = seats.single().unwrap();
//!     game.legal(&state, seat, &mut actions);
//!     game.apply(&mut state, Actor::Seat(seat), actions.as_slice()[0]);
//! }
//! let outcome = game.outcome(&state).unwrap();
//! assert_eq!(outcome.reason.0, "N-33", "a figure was enclosed");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it costs
//! States are plain values without heap, at most 80 bytes in the introductory game and 256 in the hunt;
//! actions are at most 4 bytes. Listing and playing allocate nothing. `cargo bench -p nanuuk` measures random
//! matches: about 8 million actions a second in the hunt of four, 13 million in the introductory game of two,
//! on one core of a small cloud machine.
//!
//! # Where things are
//! | module | what it holds |
//! | --- | --- |
//! | `floe` | [`Floe`]: fields, edges, spokes, sides; reaching fields |
//! | `crack` | [`Cracks`]: the one rule for the crack of a move, of both games |
//! | `board`, `setup`, `scenario` | [`Board`] files, [`Setup`]s printed and random, [`Scenario`]s checked and drawn |
//! | `defect` | what is wrong with files, in words and for programs: [`Defect`], [`Warning`] |
//! | `intro` | the introductory game: `variant` (who places and moves what), `rules`, `end` |
//! | `hunt` | the hunt: `moves`, `flow`, `crack`, `trade`, `end` |
//! | `notation`, `view`, `draw`, `svg` | texts of fields and edges, what observers see, drawings |
//!
//!
#![doc = include_str!("../FILES.md")]

mod board;
mod crack;
mod defect;
mod draw;
mod floe;
mod hunt;
mod intro;
mod json;
mod notation;
mod options;
mod scenario;
mod setup;
mod svg;
mod view;

pub use board::Board;
pub use crack::Cracks;
pub use defect::{Defect, Values, Warning};
pub use floe::{Edge, Edges, Field, FieldSet, Floe, MAX_EDGES, MAX_FIELDS, Place};
pub use hunt::{
    Carried, Harness, HuntAction, HuntOptions, HuntStage, HuntState, Hunter, Nanuuk, Prey, SledCracks,
};
pub use intro::{Figure, FigureKind, IntroAction, IntroStage, IntroState, NanuukIntro, Variant};
pub use scenario::Scenario;
pub use setup::{Setup, Stone};
pub use view::{HuntEvent, HuntView, IntroEvent, IntroView};
