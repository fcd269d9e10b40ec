//! The hunt: Nanuuk! proper (N-40 to N-82).

mod action;
mod crack;
mod end;
mod flow;
mod game;
mod moves;
mod options;
mod position;
mod refuse;
mod sheet;
mod state;
mod trade;

pub use action::HuntAction;
pub use game::Nanuuk;
pub use options::{HuntOptions, SledCracks};
pub use sheet::{Carried, Hunter, Prey};
pub use state::{Harness, HuntStage, HuntState};
