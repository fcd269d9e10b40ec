//! Actions of the introductory game and their texts.

use inuksuk_core::NotationError;

use crate::floe::{Edge, Field, Floe};
use crate::notation::no_action;

/// One choice in the introductory game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum IntroAction {
    /// `@C3`: place a figure.
    Place(Field),
    /// `C3-D3`: move the figure on the first field to the second.
    Move {
        /// Where the figure is.
        from: Field,
        /// Where it goes.
        to: Field,
    },
    /// `stop`: the bear goes no second field (N-33).
    Stop,
    /// `|C4.D4`: the crack.
    Crack(Edge),
}

const _: () = assert!(size_of::<IntroAction>() <= 4, "an action is small");

impl IntroAction {
    pub(super) fn text(self, floe: &Floe) -> String {
        match self {
            Self::Place(field) => format!("@{}", floe.name(field)),
            Self::Move { from, to } => format!("{}-{}", floe.name(from), floe.name(to)),
            Self::Stop => "stop".to_owned(),
            Self::Crack(edge) => format!("|{}", floe.edge_name(edge)),
        }
    }

    pub(super) fn parse(text: &str, floe: &Floe) -> Result<Self, NotationError> {
        if text == "stop" {
            return Ok(Self::Stop);
        }
        if let Some(field) = text.strip_prefix('@') {
            return floe.parse_field(field).map(Self::Place);
        }
        if let Some(edge) = text.strip_prefix('|') {
            return floe.parse_edge(edge).map(Self::Crack);
        }
        match text.split_once('-') {
            Some((from, to)) if !from.is_empty() => {
                Ok(Self::Move { from: floe.parse_field(from)?, to: floe.parse_field(to)? })
            }
            _ => Err(no_action(text)),
        }
    }
}
