//! The end of a match: who won, by which rule, and what now.

use leptos::prelude::*;

use super::rule::rule_link;
use super::table_actions::save;
use crate::app::App;
use crate::boards::Board;
use crate::link::{Outcome, Seen};
use crate::texts::{say, say_with};

pub(crate) fn result(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
    let closed = RwSignal::new(false);
    let outcome = Memo::new(move |_| {
        game.now.with(|now| now.as_ref().and_then(|now| now.result.clone().map(|outcome| (headline(now, &outcome, board), outcome))))
    });
    Effect::new(move || {
        outcome.track();
        closed.set(false);
    });
    let card = move || {
        let (headline, Outcome { reason, .. }) = outcome.get().filter(|_| !closed.get())?;
        Some(view! {
            <section class="result" aria-label=say("result")>
                <h2>{headline}</h2>
                <p>{board.reason(&reason)} " " {rule_link(app, reason)}</p>
                <p class="buttons">
                    <button class="primary" on:click=move |_| game.again(false)>{say("play-again")}</button>
                    <Show when=move || game.can_swap()>
                        <button on:click=move |_| game.again(true)>{say("swap-sides")}</button>
                    </Show>
                    <button on:click=move |_| closed.set(true)>{say("look-at-board")}</button>
                    <button on:click=move |_| save(game)>{say("download")}</button>
                </p>
            </section>
        })
    };
    view! { {card} }
}

/// Who won, from the point of view of the one who looks.
fn headline(seen: &Seen, outcome: &Outcome, board: &'static dyn Board) -> String {
    if outcome.winners.is_empty() {
        return say("result-draw");
    }
    let winners = outcome.winners.iter().map(|&seat| board.seat_name(seat)).collect::<Vec<_>>().join(", ");
    let persons: Vec<u8> = seen.persons().collect();
    match *persons.as_slice() {
        [own] if outcome.winners.contains(&own) => say("result-you-won"),
        [_] => say("result-you-lost"),
        _ => say_with("result-won", &[("winners", winners.into())]),
    }
}
