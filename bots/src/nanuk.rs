//! Nanuk: how a bot boasts, takes sides, contributes and picks.

mod guide;
mod odds;
#[cfg(test)]
mod tests;

use nanuk::{Action, Nanuk};

pub use guide::Boaster;

use crate::{Effort, Knowledge, Limits, Redeal, Thought, ismcts};

/// Chooses for a seat by what it knows; `None` when it may not act.
pub fn decide(knowledge: &Knowledge<'_, Nanuk>, limits: &Limits<'_>, seed: u64) -> Option<Thought<Action>> {
    let level = limits.level();
    let slips = level.pick([400, 250, 120, 60, 20, 0, 0, 0]);
    let playouts = level.pick([20, 50, 120, 300, 700, 1500, 3500, 8000]);
    limits.within(playouts, u32::MAX, |budget| {
        ismcts(knowledge, &Redeal, &Boaster, Effort { budget, slips }, seed)
    })
}
