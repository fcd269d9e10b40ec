//! A match at a table: the one authority over what happened, the same in a browser's worker, in a terminal
//! and on a server.
//!
//! | module | what lives there |
//! | --- | --- |
//! | `table` | [`Table`]: seats, the line of actions, playing, the end |
//! | `table_action` | [`TableAction`]: draw, resign, claim |
//! | `undo` | what may be taken back, and by whose consent |
//! | `message` | [`Message`]: all that one observer is sent |
//! | `seed` | [`Seed`]: commit and reveal, and the streams drawn from it |
//! | `record` | [`Record`]: the record file, read and written |
//! | `replay` | a table from a record; [`verify`]ing a record against its seed |
//!
//! The line of actions, chance outcomes included, is the truth; the state is derived from it. Time, when it
//! matters, is passed in. Nothing here does I/O.
//!
//! ```
//! use inuksuk_core::{Observer, Seat};
//! use inuksuk_table::{Holder, Seed, Setup, Table};
//! use serde_json::json;
//!
//! let mut table = Table::new(Setup {
//!     game: "mandua".into(),
//!     seats: vec![Holder::person("Ada", 1), Holder::person("Ben", 2)],
//!     options: json!({}),
//!     position: None,
//!     seed: Seed::from_bytes([7; 32]),
//! }).unwrap();
//! table.play(Some(Seat::FIRST), "c3").unwrap();
//! table.play(Some(Seat::SECOND), "resign").unwrap();
//! assert_eq!(table.outcome().unwrap().scores(), [1.0, 0.0]);
//! let record = table.record(Observer::Everything).to_string();
//! assert!(record.contains("1. c3 2. resign"));
//! ```

mod error;
mod message;
mod record;
mod replay;
mod seed;
mod table;
mod table_action;
mod undo;

pub use error::{RecordError, TableError};
pub use message::{Entry, Message, ResultMessage, SeatMessage, TurnMessage};
pub use record::{Record, RecordedAction};
pub use replay::{Verification, verify};
pub use seed::{Seed, SeedError, Stream, StreamName};
pub use table::{Holder, HolderKind, Setup, Table};
pub use table_action::TableAction;
pub use undo::{Undo, UndoAnswer, UndoRefusal};
