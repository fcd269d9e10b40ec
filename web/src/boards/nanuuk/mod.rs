//! Nanuuk!: a floe that cracks, igloos, stones of birch, bears, and hunters in parkas.

pub mod choices;
pub mod geometry;
pub mod picture;
pub mod place;
pub mod scene;
pub mod tokens;
