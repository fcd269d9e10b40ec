//! The engine protocol: one JSON object a line in, one a line out, answered in order.
//!
//! It is how other programs drive the rules and the bots, as UCI, GTP and UHP are for chess, go and hive.
//! `docs/protocol.md` describes every command. [`Session`] answers single lines; [`run`] goes through a
//! whole input. A line that cannot be answered gets an error with a code and changes nothing.
//!
//! ```
//! let mut session = inuksuk_engine::Session::new();
//! let answer = session.answer(r#"{"id":1,"cmd":"new","game":"mandua","seats":2}"#);
//! assert_eq!(answer, r#"{"id":1,"match":1,"ok":true}"#);
//! let answer = session.answer(r#"{"id":2,"cmd":"play","match":1,"action":"z9"}"#);
//! assert!(answer.contains(r#""code":"illegal-action""#));
//! ```

mod error;
mod request;
mod run;
mod session;
mod think;

pub use error::{Code, EngineError};
pub use run::{MAX_LINE, run};
pub use session::{PROTOCOL, Session};
