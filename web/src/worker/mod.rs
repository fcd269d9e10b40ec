//! What runs beside the page: the table in one worker, the bots' thinking in another.

#[cfg(target_arch = "wasm32")]
mod entry;
mod eyes;
#[cfg(target_arch = "wasm32")]
mod kept;
mod session;
mod talk;
mod thinker;

pub(crate) use talk::said as nanuk_talk;

#[cfg(target_arch = "wasm32")]
pub(crate) use entry::{introduce, run_table, run_thinker};
pub use session::{Output, Random, Session};
pub use thinker::think;
