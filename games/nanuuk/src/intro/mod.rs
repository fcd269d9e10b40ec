//! The introductory game and its variants (N-20 to N-35).

mod action;
mod end;
mod game;
mod position;
mod rules;
mod state;
mod variant;

pub use action::IntroAction;
pub use game::NanuukIntro;
pub use state::{IntroStage, IntroState};
pub use variant::{Figure, FigureKind, Variant};
