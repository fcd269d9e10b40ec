//! MANDUA: what a position is worth, and how a bot of each level plays it.

mod board;
mod evaluation;
mod faults;
#[cfg(test)]
mod tests;

use mandua::{Action, EventView, Mandua, Stage, State};

pub use evaluation::{Expert, Weights};

use crate::{Level, Limits, Stream, Thought, Values, alpha_beta::AlphaBeta};

/// How a level plays.
struct Habits {
    /// Most turns looked ahead.
    depth: u32,
    /// Most positions visited for one action.
    nodes: u64,
    /// Actions are as good as the best when they are worth so little less, in hundredths of a hunter.
    spread: i32,
    /// How often, in a thousand, it miscounts before announcing, or lets a fault pass (option `faults`).
    misses: u32,
}

fn habits(level: Level) -> Habits {
    Habits {
        depth: level.pick([1, 2, 4, 5, 7, u32::MAX, u32::MAX, u32::MAX]),
        nodes: level.pick([10_000, 10_000, 20_000, 40_000, 25_000, 150_000, 700_000, 3_000_000]),
        spread: level.pick([150, 60, 12, 6, 3, 0, 0, 0]),
        misses: level.pick([600, 400, 200, 80, 30, 10, 0, 0]),
    }
}

/// Chooses for the seat that acts. `keys` are the repetition keys of the match so far, `history` what everybody
/// has seen. `None` when the match is over.
pub fn decide(
    game: &Mandua,
    state: &State,
    keys: &[u64],
    history: &[EventView],
    limits: &Limits<'_>,
    seed: u64,
) -> Option<Thought<Action>> {
    let habits = habits(limits.level());
    let draw = &mut Stream::new(seed);
    let misses = draw.happens(habits.misses);
    if state.stage() == Stage::Challenge
        && !misses
        && let Some(due) = faults::fault_to_name(state, history)
    {
        // A tiger less is worth more than any move.
        return Some(Thought::forced(Action::Fault(due), Values::from_iter([0.9, 0.1])));
    }
    let spread = if matches!(limits, Limits::Level(_)) { habits.spread } else { 0 };
    let mut thought = limits.within(habits.nodes, habits.depth, |budget| {
        let nodes = match limits {
            Limits::Time { milliseconds, .. } => milliseconds.saturating_mul(NODES_A_MILLISECOND),
            _ => budget.nodes,
        };
        let bytes = nodes.saturating_mul(TABLE_BYTES_A_NODE).clamp(1 << 16, 1 << 25);
        let mut search = AlphaBeta::new(game.clone(), Expert::default(), bytes as usize).ok()?;
        search.think(state, keys, budget, spread, draw)
    })?;
    if misses && matches!(thought.action, Action::Say(_)) {
        let count = faults::hasty_count(game, state, draw);
        thought.action = Action::Say(count);
        thought.line = vec![thought.action];
    }
    Some(thought)
}

/// About as fast as a search is; it only decides the size of its table.
const NODES_A_MILLISECOND: u64 = 3000;
/// An entry of the table for about every second position.
const TABLE_BYTES_A_NODE: u64 = 16;
