//! The boards, one module a game. A new game is a new module, its cover, and its part in `crate::parts`.

#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod cover;
pub mod mandua;
pub mod mare_polare;
pub mod nanuk;
pub mod nanuuk;
#[cfg(target_arch = "wasm32")]
pub(crate) mod signs;

#[cfg(target_arch = "wasm32")]
pub(crate) use board::{Board, Question, name};
#[cfg(target_arch = "wasm32")]
pub(crate) use cover::{COVERS, Cover};
