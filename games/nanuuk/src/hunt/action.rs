//! Actions of the hunt and their texts.

use inuksuk_core::NotationError;

use super::sheet::Prey;
use crate::floe::{Edge, Field, Floe};
use crate::notation::{no_action, quoted};

/// One choice in the hunt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HuntAction {
    /// `@B2`: start from this igloo (N-45).
    Place(Field),
    /// `stay`: stay in the igloo (N-50).
    Stay,
    /// `harness`: give husky and sled back for a further step (N-61).
    Harness,
    /// `harness 1`: the same, with one crack at the end of the turn (N-80).
    HarnessOneCrack,
    /// `harness 2`: the same, with a crack after each step (N-80).
    HarnessEachStep,
    /// `-D4`: go to this field.
    Go(Field),
    /// `bear F2`: put the bear here (N-57).
    Bear(Field),
    /// `|C4.D4`: the crack.
    Crack(Edge),
    /// `take`: take the stone.
    Take,
    /// `leave`: leave it.
    Leave,
    /// `trade fish` (N-63).
    Trade(Prey),
    /// `drop seal` (N-64).
    Drop(Prey),
    /// `done`: no more trades.
    Done,
}

const _: () = assert!(size_of::<HuntAction>() <= 4, "an action is small");

impl HuntAction {
    pub(super) fn text(self, floe: &Floe) -> String {
        match self {
            Self::Place(field) => format!("@{}", floe.name(field)),
            Self::Stay => "stay".to_owned(),
            Self::Harness => "harness".to_owned(),
            Self::HarnessOneCrack => "harness 1".to_owned(),
            Self::HarnessEachStep => "harness 2".to_owned(),
            Self::Go(field) => format!("-{}", floe.name(field)),
            Self::Bear(field) => format!("bear {}", floe.name(field)),
            Self::Crack(edge) => format!("|{}", floe.edge_name(edge)),
            Self::Take => "take".to_owned(),
            Self::Leave => "leave".to_owned(),
            Self::Trade(prey) => format!("trade {}", prey.name()),
            Self::Drop(prey) => format!("drop {}", prey.name()),
            Self::Done => "done".to_owned(),
        }
    }

    pub(super) fn parse(text: &str, floe: &Floe) -> Result<Self, NotationError> {
        match text {
            "stay" => return Ok(Self::Stay),
            "harness" => return Ok(Self::Harness),
            "harness 1" => return Ok(Self::HarnessOneCrack),
            "harness 2" => return Ok(Self::HarnessEachStep),
            "take" => return Ok(Self::Take),
            "leave" => return Ok(Self::Leave),
            "done" => return Ok(Self::Done),
            _ => {}
        }
        if let Some(field) = text.strip_prefix('@') {
            floe.parse_field(field).map(Self::Place)
        } else if let Some(field) = text.strip_prefix('-') {
            floe.parse_field(field).map(Self::Go)
        } else if let Some(edge) = text.strip_prefix('|') {
            floe.parse_edge(edge).map(Self::Crack)
        } else if let Some(field) = text.strip_prefix("bear ") {
            floe.parse_field(field).map(Self::Bear)
        } else if let Some(prey) = text.strip_prefix("trade ") {
            parse_prey(prey).map(Self::Trade)
        } else if let Some(prey) = text.strip_prefix("drop ") {
            parse_prey(prey).map(Self::Drop)
        } else {
            Err(no_action(text))
        }
    }
}

fn parse_prey(name: &str) -> Result<Prey, NotationError> {
    let found = Prey::ALL.into_iter().find(|p| p.name() == name);
    found.ok_or_else(|| NotationError(format!("{} is no prey: fish, seal, walrus or whale", quoted(name))))
}
