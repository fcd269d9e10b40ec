//! Which games there are, and a match of any of them behind one object-safe face: text in, JSON out.
//!
//! A program that does not know a game at compile time finds it with [`find`], starts a match with
//! [`Entry::start`] and drives it as a [`Box<dyn AnyMatch>`](AnyMatch). A program that does know it goes
//! through [`AnyMatch::as_any`] to the typed [`Running`] match.
//!
//! A program that is to hold one game and no other takes its [`Entry`] by name, such as [`Entry::MANDUA`]: the list
//! of all games is then left out.
//!
//! A new game is a constant of [`Entry`], and its place in the list of [`games`].
//!
//! ```
//! use inuksuk_catalog::{Unchanging, find};
//! use inuksuk_core::{Actor, Seat};
//! use serde_json::json;
//!
//! let mandua = find("mandua").unwrap();
//! let mut matched = mandua.start(2, &json!({}), None, &mut Unchanging).unwrap();
//! assert_eq!(matched.legal(Seat::FIRST).len(), 21);
//! matched.play(Actor::Seat(Seat::FIRST), "c3").unwrap();
//! assert_eq!(matched.position(), json!("T3T/5/2H2/5/T3T ---- t 24"));
//! ```

mod entry;
mod face;
mod running;

pub use entry::{Entry, StartError, Unchanging, find, games};
pub use face::{AnyMatch, PlayError};
pub use running::Running;
