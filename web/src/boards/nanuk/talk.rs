//! Talking before sides are chosen (K-14): phrases for the one who looks, answers of bots, a clock for the room.

use leptos::prelude::*;

use ::nanuk::Stage;

use super::table::Table;
use crate::browser;
use crate::game::Game;
use crate::texts::{say, say_with};

/// What a person may say.
const PHRASES: [&str; 6] = ["come-along", "plenty", "trust-me", "doomed", "stay-home", "too-many"];

/// What a seat has said, if anything.
pub(super) fn bubble(table: Table, seat: u8) -> impl IntoView {
    move || {
        let said = if table.own.get() == Some(seat) {
            table.said.get().map(str::to_owned)
        } else {
            table.game.shown.with(|shown| {
                let said = shown.as_ref()?.seen.talk.iter().find(|said| said.seat == seat)?;
                Some(if table.said.get().is_some() { &said.reply } else { &said.opening }.clone())
            })
        };
        said.map(|said| view! { <q class="n-bubble">{say(&format!("nanuk-talk-{said}"))}</q> })
    }
}

/// The phrases at hand, where there are bots to talk with.
pub(super) fn phrases(table: Table) -> impl IntoView {
    let anybody = move || {
        table
            .game
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| !shown.past && !shown.seen.talk.is_empty()))
    };
    let one = move |phrase: &'static str| {
        view! {
            <button type="button" class="n-quick" on:click=move |_| {
                table.said.set(Some(phrase));
                table.game.speech.set(answers(table));
            }>{move || say(&format!("nanuk-talk-{phrase}"))}</button>
        }
    };
    view! {
        <Show when=move || anybody() && table.own.get().is_some()>
            <p class="n-phrases" role="group" aria-label=move || say("nanuk-talk")>
                {PHRASES.map(one).collect_view()}
            </p>
        </Show>
    }
}

/// The bots' answers, to be heard.
fn answers(table: Table) -> String {
    table.game.shown.with_untracked(|shown| {
        let talk = shown.as_ref().map_or(&[][..], |shown| &shown.seen.talk);
        talk.iter().fold(String::new(), |all, said| {
            let what = say(&format!("nanuk-talk-{}", said.reply));
            let line =
                say_with("nanuk-says", &[("name", table.name(said.seat).into()), ("what", what.into())]);
            format!("{all}{line} ")
        })
    })
}

/// The clock of the talk, while the screen waits to be handed to the first who decides. It presses nobody: whoever is
/// ready goes on.
pub(super) fn clock(game: Game) -> Option<AnyView> {
    let seconds = game.now.with_untracked(|now| {
        let now = now.as_ref()?;
        let talking = now.view["stage"] == Stage::Sides.text();
        let nobody_yet = now.view["sides"].as_array()?.iter().all(|side| side != "?");
        now.options["talk"].as_u64().filter(|&seconds| talking && nobody_yet && seconds > 0)
    })?;
    let end = browser::now() + seconds as f64 * 1000.0;
    let left = RwSignal::new(seconds);
    let ticking = set_interval_with_handle(
        move || left.set(((end - browser::now()) / 1000.0).ceil().max(0.0) as u64),
        std::time::Duration::from_millis(500),
    );
    if let Ok(handle) = ticking {
        on_cleanup(move || handle.clear());
    }
    let text = move || match left.get() {
        0 => say("nanuk-talk-over"),
        left => say_with("nanuk-talk-clock", &[("time", format!("{}:{:02}", left / 60, left % 60).into())]),
    };
    Some(view! { <p class="n-clock">{text}</p> }.into_any())
}
