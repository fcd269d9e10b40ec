//! Nanuuk!: a floe that cracks, igloos, stones of birch, bears, and hunters in parkas.

pub mod choices;
pub mod code;
pub mod draft;
pub mod ending;
pub mod flaws;
pub mod geometry;
pub mod parts;
pub mod picture;
pub mod place;
pub mod scene;
pub mod tokens;

#[cfg(target_arch = "wasm32")]
mod controls;
#[cfg(target_arch = "wasm32")]
mod drawing;
#[cfg(target_arch = "wasm32")]
mod face;
#[cfg(target_arch = "wasm32")]
mod options;
#[cfg(target_arch = "wasm32")]
mod results;
#[cfg(target_arch = "wasm32")]
pub(crate) mod scenario;
#[cfg(target_arch = "wasm32")]
mod sheets;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod words;

#[cfg(target_arch = "wasm32")]
pub(crate) use face::{Hunt, Intro};
