//! Nanuuk!: how a bot plays the introductory game and the hunt.

mod hunt;
mod intro;
#[cfg(test)]
mod tests;

use inuksuk_core::{Game, Seat};
use nanuuk::{HuntAction, HuntState, IntroAction, IntroState, Nanuuk, NanuukIntro};

pub use hunt::Huntsman;
pub use intro::Encloser;

use crate::{Effort, Guide, Level, Limits, Thought, mcts};

/// Chooses in the introductory game; `None` when the seat may not act.
pub fn decide_intro(
    game: &NanuukIntro,
    state: &IntroState,
    seat: Seat,
    limits: &Limits<'_>,
    seed: u64,
) -> Option<Thought<IntroAction>> {
    let playouts = |level: Level| level.pick([8, 30, 120, 500, 1500, 5000, 15_000, 40_000]);
    by_tree(game, state, seat, &Encloser, limits, playouts, seed)
}

/// Chooses in the hunt; `None` when the seat may not act.
pub fn decide_hunt(
    game: &Nanuuk,
    state: &HuntState,
    seat: Seat,
    limits: &Limits<'_>,
    seed: u64,
) -> Option<Thought<HuntAction>> {
    let playouts = |level: Level| level.pick([8, 30, 100, 300, 1000, 3000, 8000, 20_000]);
    by_tree(game, state, seat, &Huntsman, limits, playouts, seed)
}

fn by_tree<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    guide: &impl Guide<G>,
    limits: &Limits<'_>,
    playouts: impl Fn(Level) -> u64,
    seed: u64,
) -> Option<Thought<G::Action>> {
    let level = limits.level();
    let slips = level.pick([350, 180, 60, 20, 0, 0, 0, 0]);
    limits.within(playouts(level), u32::MAX, |budget| {
        mcts(game, state, seat, guide, Effort { budget, slips }, seed)
    })
}
