//! Nanuk: a long table at night, cards with animals, a board for boasts.

pub mod arrange;
pub mod boasts;
pub mod cards;
pub mod hunt;
#[cfg(test)]
mod samples;
pub mod season;
pub mod talking;
pub mod view;

#[cfg(target_arch = "wasm32")]
mod boast_board;
#[cfg(target_arch = "wasm32")]
mod camps;
#[cfg(target_arch = "wasm32")]
mod days;
#[cfg(target_arch = "wasm32")]
mod face;
#[cfg(target_arch = "wasm32")]
mod hand;
#[cfg(target_arch = "wasm32")]
mod options;
#[cfg(target_arch = "wasm32")]
mod piles;
#[cfg(target_arch = "wasm32")]
mod pool;
#[cfg(target_arch = "wasm32")]
mod season_end;
#[cfg(target_arch = "wasm32")]
mod seats;
#[cfg(target_arch = "wasm32")]
mod sky;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod talk;
#[cfg(target_arch = "wasm32")]
mod words;

#[cfg(target_arch = "wasm32")]
pub(crate) use face::NanukBoard;
