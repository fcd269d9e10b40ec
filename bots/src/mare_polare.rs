//! Mare Polare: how a bot fishes, and what it remembers.

mod guide;
mod memory;
#[cfg(test)]
mod tests;

use inuksuk_core::Seat;
use mare_polare::{Action, MarePolare, Stage};

pub use guide::Fisher;
pub use memory::Memory;

use crate::{Effort, Knowledge, Limits, Thought, even_values, ismcts};

/// Chooses for a seat by what it knows and remembers; `None` when it may not act.
///
/// Its own recipe is not in its view except during a look (P-30): the rest of the time it goes by its memory.
pub fn decide(
    knowledge: &Knowledge<'_, MarePolare>,
    memory: &Memory,
    limits: &Limits<'_>,
    seed: u64,
) -> Option<Thought<Action>> {
    if let Some(look) = wants_to_look(knowledge, memory) {
        return Some(Thought::forced(look, even_values(knowledge.view.seats())));
    }
    let level = limits.level();
    let slips = level.pick([300, 150, 80, 40, 10, 0, 0, 0]);
    let playouts = level.pick([20, 60, 150, 400, 1000, 2500, 5000, 10_000]);
    limits.within(playouts, u32::MAX, |budget| {
        ismcts(knowledge, memory, &Fisher, Effort { budget, slips }, seed)
    })
}

/// Who is not sure of the recipe goes to the iceberg when the die allows it (P-17). A search over imagined
/// recipes cannot see what a look is good for: in each of them it knows the recipe.
fn wants_to_look(knowledge: &Knowledge<'_, MarePolare>, memory: &Memory) -> Option<Action> {
    let table = knowledge.view.table();
    let unsure = !memory.is_sure() && knowledge.view.cards().of(knowledge.seat).is_none();
    let fish = table.harpoons().len(knowledge.seat);
    if !unsure || fish < FISH_WORTH_A_LOOK || !matches!(table.stage(), Stage::Move(_)) {
        return None;
    }
    let iceberg = Action::Move(table.board()?.iceberg()?);
    let draw = &mut crate::Stream::new(0);
    let imagined = crate::Imagine::imagine(memory, knowledge.game, knowledge.view, knowledge.history, draw);
    let mut actions = mare_polare::Actions::new();
    inuksuk_core::Game::legal(knowledge.game, &imagined, knowledge.seat, &mut actions);
    actions.contains(&iceberg).then_some(iceberg)
}

/// With fewer fish any recipe is as good as another: each asks for at least two of three of the four species.
const FISH_WORTH_A_LOOK: usize = 3;

/// The seats of a table, for tests and memory.
pub(crate) fn seats(game: &MarePolare) -> impl Iterator<Item = Seat> {
    Seat::all(inuksuk_core::Game::seats(game))
}
