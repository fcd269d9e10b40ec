//! Talking before sides are chosen (K-14): phrases for the one who looks, answers of bots, a clock for the room.

use leptos::prelude::*;

use ::nanuk::Stage;

use super::seats::role_in;
use super::table::{Table, side_sign, target_of};
use super::talking;
use super::view::View;
use crate::boards::{self, signs};
use crate::browser;
use crate::game::Game;
use crate::link::Seen;
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

/// What is talked about while the screen is handed over, and how long. All of it is public.
pub(super) fn clock(game: Game) -> Option<AnyView> {
    let (about, seconds) = game.now.with_untracked(|now| {
        let now = now.as_ref()?;
        Some((about(now), talking::seconds(now)))
    })?;
    Some(view! { {about} {seconds.map(running)} }.into_any())
}

/// The boast, who leads the hunt, who said doomed, and who has taken sides since.
fn about(seen: &Seen) -> Option<impl IntoView + use<>> {
    let view = View::of(&seen.view)?;
    let claim = view.claim.filter(|_| matches!(view.stage, Stage::Sides | Stage::Ante | Stage::Give))?;
    let row = |seat: u8| {
        let role = role_in(&view, seat)?;
        let side = view.side(seat).map(side_sign);
        Some(view! {
            <li>
                <span class="seat-sign" inner_html=signs::sign(seat)></span>
                <strong>{boards::name(seen, seat)}</strong>
                {side.map(|side| view! { <span class="n-side" inner_html=side aria-hidden="true"></span> })}
                <span class="n-state">{role}</span>
            </li>
        })
    };
    let rows = (1..=view.seats()).filter_map(row).collect_view();
    Some(view! { <div class="n-about">{target_of(claim.boast)}<ul>{rows}</ul></div> })
}

/// A clock that presses nobody: whoever is ready goes on.
fn running(seconds: u64) -> impl IntoView {
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
    view! { <p class="n-clock">{text}</p> }
}
