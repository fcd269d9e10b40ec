//! What the page and its worker say to each other: JSON over `postMessage`.

#[cfg(target_arch = "wasm32")]
mod channel;
mod protocol;
mod seen;

#[cfg(target_arch = "wasm32")]
pub(crate) use channel::Link;
pub use protocol::{Job, Kept, NewMatch, Report, Request, Thought, read, write};
pub use seen::{Entry, Eyes, Holder, HolderKind, Outcome, Said, Seen, Turn, Undo};
