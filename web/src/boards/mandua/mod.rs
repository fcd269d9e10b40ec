//! MANDUA: a turned board of wood, four tigers, twenty-five hunters.

pub mod choices;
pub mod geometry;
pub mod picture;
pub mod tokens;
pub mod view;

#[cfg(target_arch = "wasm32")]
mod controls;
#[cfg(target_arch = "wasm32")]
mod face;
#[cfg(target_arch = "wasm32")]
mod options;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod tray;
#[cfg(target_arch = "wasm32")]
mod words;

#[cfg(target_arch = "wasm32")]
pub(crate) use face::Mandua;
