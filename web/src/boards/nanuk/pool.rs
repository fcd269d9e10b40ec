//! The pool, from which the winning side picks (K-21).

use leptos::prelude::*;

use ::nanuk::Card;

use super::days;
use super::table::{Table, rule, target};
use super::words;
use crate::texts::{say, say_with};

pub(super) fn pool(table: Table) -> AnyView {
    let kinds =
        Memo::new(move |_| table.of_view(|view| view.pool.kinds().map(|(card, _)| card).collect::<Vec<_>>()));
    let picker = move || {
        let seat = table.of_view(|view| view.picker)?;
        Some(if table.own.get() == Some(seat) {
            say("nanuk-you-pick")
        } else {
            say_with("nanuk-picks", &[("name", table.name(seat).into())])
        })
    };
    view! {
        <section class="n-pick">
            {target(table)}
            {days::outcome(table)}
            <h3>{picker} " " {rule("K-21")}</h3>
            <div class="n-pool" role="group" aria-label=move || say("nanuk-pool")>
                <For each=move || kinds.get() key=|card| *card let(card)>{one(table, card)}</For>
            </div>
            <Show when=move || table.pending.with(Option::is_some)>{confirm(table)}</Show>
        </section>
    }
    .into_any()
}

fn one(table: Table, card: Card) -> impl IntoView {
    let count = Memo::new(move |_| table.of_view(|view| view.pool.count(card)));
    let pick = move |_| {
        if table.asked.get_untracked().is_none() {
            table.not_now();
        } else if table.settings.with_untracked(|settings| settings.confirm) {
            table.pending.set(Some(card));
        } else {
            table.play(format!("pick {card}"));
        }
    };
    let label = move || {
        say_with("nanuk-pool-card", &[("card", words::card(card).into()), ("count", count.get().into())])
    };
    view! {
        <button
            type="button"
            class="n-pool-card"
            class:open=move || table.asked.get().is_some()
            class:chosen=move || table.pending.get() == Some(card)
            aria-label=label
            on:click=pick
        >
            <span inner_html=move || words::card_face(card)></span>
            {move || (count.get() > 1).then(|| view! { <b aria-hidden="true">"×"{count}</b> })}
        </button>
    }
}

fn confirm(table: Table) -> impl IntoView {
    let card = move || table.pending.get();
    view! {
        <p class="n-say">
            <button type="button" class="primary" on:click=move |_| {
                if let Some(card) = table.pending.get_untracked() {
                    table.play(format!("pick {card}"));
                }
            }>
                {move || card().map(|card| say_with("nanuk-pick", &[("card", words::card(card).into())]))}
            </button>
            <button type="button" on:click=move |_| table.pending.set(None)>{move || say("cancel")}</button>
        </p>
    }
}
