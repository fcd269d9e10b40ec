//! What is decided beside the board: a move to be confirmed, numbers to be announced or named.

use leptos::prelude::*;

use super::table::Table;
use super::view::Stage;
use crate::texts::{say, say_with};

/// The controls that the stage of the turn calls for.
pub(super) fn controls(table: Table) -> impl IntoView {
    let challenging = RwSignal::new(false);
    // Whatever has been played since, the question is a new one (M-33).
    let played = Memo::new(move |_| {
        table.game.shown.with(|shown| {
            shown.as_ref().map_or(0, |shown| shown.seen.line.iter().filter(|entry| !entry.table).count())
        })
    });
    Effect::new(move || {
        // Read, not only tracked: what nobody reads never changes.
        played.get();
        challenging.set(false);
    });
    view! {
        <div class="m-controls">
            <Show when=move || table.pending.with(Option::is_some)>
                {confirm(table)}
            </Show>
            <Show when=move || table.choices.with(|choices| !choices.announcements.is_empty())>
                {move || number(
                    table.choices.with(|choices| choices.announcements.clone()),
                    "mandua-announce",
                    "mandua-announce-how-many",
                    move |number| table.play(format!("say {number}")),
                )}
            </Show>
            <Show when=move || table.choices.with(|choices| choices.done)>
                <button class="primary" on:click=move |_| table.play("done".into())>
                    {move || say_with("mandua-done", &[("taken", taken(table).into())])}
                </button>
            </Show>
            <Show when=move || table.choices.with(|choices| !choices.challenges.is_empty())>
                <Show
                    when=move || challenging.get()
                    fallback=move || view! {
                        <button on:click=move |_| challenging.set(true)>{move || say("mandua-challenge")}</button>
                    }
                >
                    {move || number(
                        table.choices.with(|choices| choices.challenges.clone()),
                        "mandua-challenge-with",
                        "mandua-challenge-how-many",
                        move |number| table.play(format!("fault {number}")),
                    )}
                    <button on:click=move |_| challenging.set(false)>{move || say("cancel")}</button>
                </Show>
            </Show>
        </div>
    }
}

fn taken(table: Table) -> u8 {
    table
        .view
        .with(|view| view.as_ref().filter(|view| view.stage != Stage::Over).map_or(0, |view| view.taken))
}

fn confirm(table: Table) -> impl IntoView {
    view! {
        <button
            class="primary"
            on:click=move |_| {
                if let Some(action) = table.pending.get_untracked() {
                    table.play(action);
                }
            }
        >
            {move || say_with("confirm-move", &[("move", table.pending.get().unwrap_or_default().into())])}
        </button>
        <button on:click=move |_| table.pending.set(None)>{move || say("cancel")}</button>
    }
}

/// A number to be chosen among `allowed`, step by step or typed.
fn number(
    allowed: Vec<u8>,
    button: &'static str,
    question: &'static str,
    decide: impl Fn(u8) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let (least, most) = (allowed.first().copied().unwrap_or(0), allowed.last().copied().unwrap_or(0));
    let chosen = RwSignal::new(least);
    let step =
        move |by: i16| chosen.update(|n| *n = (i16::from(*n) + by).clamp(least.into(), most.into()) as u8);
    view! {
        <form
            class="number"
            on:submit=move |event| {
                event.prevent_default();
                decide(chosen.get_untracked());
            }
        >
            <label for="m-number">{move || say(question)}</label>
            <span class="stepper">
                <button type="button" aria-label=move || say("less") on:click=move |_| step(-1)>"−"</button>
                <input
                    id="m-number"
                    type="number"
                    inputmode="numeric"
                    min=least
                    max=most
                    prop:value=move || chosen.get().to_string()
                    on:change=move |event| {
                        let typed = event_target_value(&event).trim().parse::<u8>().unwrap_or(least);
                        chosen.set(typed.clamp(least, most));
                    }
                />
                <button type="button" aria-label=move || say("more") on:click=move |_| step(1)>"+"</button>
            </span>
            <button class="primary" type="submit">
                {move || say_with(button, &[("number", chosen.get().into())])}
            </button>
        </form>
    }
}
