//! The boards, one module a game. A new game is a new module and one line in `ALL`.

#[cfg(target_arch = "wasm32")]
mod board;
pub mod mandua;
pub mod mare_polare;
pub mod nanuk;
pub mod nanuuk;
#[cfg(target_arch = "wasm32")]
pub(crate) mod signs;

#[cfg(target_arch = "wasm32")]
pub(crate) use board::{ALL, Board, Question, find, name};
