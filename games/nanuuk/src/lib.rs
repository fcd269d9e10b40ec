//! The rules of Nanuuk!: the introductory game and the hunt.

mod board;
mod crack;
mod floe;
mod hunt;
mod intro;
mod json;
mod notation;
mod options;
mod scenario;
mod setup;
mod svg;
mod view;

pub use board::Board;
pub use crack::Cracks;
pub use floe::{Edge, Edges, Field, FieldSet, Floe, MAX_EDGES, MAX_FIELDS, Place};
pub use hunt::{
    Carried, Harness, HuntAction, HuntOptions, HuntStage, HuntState, Hunter, Nanuuk, Prey, SledCracks,
};
pub use intro::{Figure, FigureKind, IntroAction, IntroStage, IntroState, NanuukIntro, Variant};
pub use scenario::{Scenario, Warning};
pub use setup::{Setup, Stone};
pub use view::{HuntEvent, HuntView, IntroEvent, IntroView};
