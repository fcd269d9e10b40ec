//! The rules of Mare Polare: dice, touch and memory.

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
