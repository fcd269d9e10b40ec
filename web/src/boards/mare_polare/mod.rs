//! Mare Polare: floes on a dark sea, told in pictures for those who do not read yet.

pub mod choices;
pub mod floes;
pub mod pictograms;
pub mod picture;
pub mod places;
pub mod view;

#[cfg(target_arch = "wasm32")]
mod asking;
#[cfg(target_arch = "wasm32")]
mod face;
#[cfg(target_arch = "wasm32")]
mod options;
#[cfg(target_arch = "wasm32")]
mod recipe;
#[cfg(target_arch = "wasm32")]
mod sea;
#[cfg(target_arch = "wasm32")]
mod table;
#[cfg(target_arch = "wasm32")]
mod tray;
#[cfg(target_arch = "wasm32")]
mod words;

#[cfg(target_arch = "wasm32")]
pub(crate) use face::MarePolare;
