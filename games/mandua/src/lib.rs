#![doc = include_str!("../README.md")]

mod action;
mod board;
mod end;
mod game;
mod moves;
mod notation;
mod options;
mod refusal;
mod rules;
mod series;
mod state;
mod view;

pub use action::Action;
pub use board::{Board, Field, Fields};
pub use options::{Options, Start};
pub use rules::{Actions, MOST_ACTIONS, Mandua};
pub use series::most_hunters;
pub use state::{Side, Stage, State};
pub use view::{EventView, Piece, View, ViewStage};
