//! A page of a game, once the part of the game is there.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::boards::Board;
use crate::parts::{self, EDITOR};
use crate::texts::say;

/// Shows a page that needs a game's board: at once where it is there, else when it has been loaded.
pub(crate) fn with_board(
    game: String,
    page: impl Fn(&'static dyn Board) -> AnyView + Send + 'static,
) -> AnyView {
    with_part(game, parts::board, page)
}

/// Shows the page of the editor, likewise.
pub(crate) fn with_editor(page: impl Fn(parts::Editor) -> AnyView + Send + 'static) -> AnyView {
    with_part(EDITOR.into(), |_| parts::editor(), page)
}

fn with_part<T: 'static>(
    name: String,
    find: fn(&str) -> Option<T>,
    page: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    if let Some(part) = find(&name) {
        return page(part);
    }
    let failed = RwSignal::new(false);
    fetch(name.clone(), failed);
    let wanted = name.clone();
    // Only whether this one is there: what else is loaded meanwhile draws nothing anew.
    let there = Memo::new(move |_| parts::is_loaded(&wanted));
    let shown = move || match there.get().then(|| find(&name)).flatten() {
        Some(part) => page(part),
        None if failed.get() => not_loaded(name.clone(), failed).into_any(),
        None => view! { <p class="waiting">{move || say("opening")}</p> }.into_any(),
    };
    view! { {shown} }.into_any()
}

fn fetch(name: String, failed: RwSignal<bool>) {
    failed.set(false);
    spawn_local(async move {
        if parts::load(&name).await.is_err() {
            // Nobody is told who has gone elsewhere.
            let _ = failed.try_set(true);
        }
    });
}

fn not_loaded(name: String, failed: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="page lost">
            <p class="failure">{move || say("part-not-loaded")}</p>
            <p><button class="primary" on:click=move |_| fetch(name.clone(), failed)>{move || say("part-again")}</button></p>
        </div>
    }
}
