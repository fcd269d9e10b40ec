//! What lies beside the sea for a seat: its harpoon, and its recipe where all lie open (P-20).

use leptos::prelude::*;

use super::table::lie_open;
use super::view::{Species, View};
use super::{picture, recipe, words};
use crate::game::Game;
use crate::texts::say_with;

pub(super) fn tray(game: Game, seat: u8) -> AnyView {
    let state = Memo::new(move |_| {
        let shown = game.shown.get()?;
        let view = View::read(&shown.seen.view)?;
        let recipe = lie_open(&shown.seen.options).then(|| view.recipe(seat)).flatten();
        Some((view.harpoon(seat).to_vec(), recipe.and_then(recipe::counts)))
    });
    let fish = move || state.get().map_or_else(Vec::new, |(fish, _)| fish);
    let open = Memo::new(move |_| state.get().and_then(|(_, recipe)| recipe));
    let label = move || {
        say_with("mare-polare-harpoon", &[("count", fish().len().into()), ("fish", listed(&fish()).into())])
    };
    let harpoon = move || picture::lying_harpoon(&fish());
    view! {
        <div class="p-tray">
            <svg viewBox="0 0 300 52" role="img" aria-label=label inner_html=harpoon></svg>
            {move || open.get().map(open_recipe)}
        </div>
    }
    .into_any()
}

/// A recipe that lies open.
fn open_recipe(counts: [u8; 4]) -> impl IntoView {
    let words = say_with("mare-polare-card-words", &[("fish", words::recipe(counts).into())]);
    let row = picture::recipe_row(counts);
    view! {
        <svg class="p-open-recipe" viewBox="0 0 300 40" role="img" aria-label=words inner_html=row></svg>
    }
}

/// The fish in words, the topmost first.
fn listed(fish: &[Species]) -> String {
    fish.iter().rev().map(|&species| words::species(species)).collect::<Vec<_>>().join(", ")
}
