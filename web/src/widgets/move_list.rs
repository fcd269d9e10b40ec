//! The line of the match: to be read, and to look back along.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::icons::{BACK, FIRST, LAST, NEXT, icon};
use crate::app::App;
use crate::boards::Board;
use crate::browser;
use crate::game::Game;
use crate::link::Entry;
use crate::texts::{language, say, say_with};

/// A turn of one seat: its entries in the line.
type Turn = (Option<u8>, Vec<Entry>);

/// What the list shows: a line of two sides by rounds, one of many seats or with chance turn by turn.
fn listed(line: &[Entry], seats: usize) -> Vec<Vec<Turn>> {
    if seats == 2 && line.iter().all(|entry| entry.seat.is_some()) {
        return rounds(line);
    }
    let mut turns: Vec<Vec<Turn>> = Vec::new();
    for entry in line {
        match turns.last_mut().and_then(|round| round.last_mut()) {
            Some((seat, turn)) if *seat == entry.seat => turn.push(entry.clone()),
            _ => turns.push(vec![(entry.seat, vec![entry.clone()])]),
        }
    }
    turns
}

/// Tells rounds apart: what reads as it did is not drawn again. What was secret may read otherwise later.
fn key_of((number, round): &(usize, Vec<Turn>), read: impl Fn(&Entry) -> String) -> String {
    let entries = round.iter().flat_map(|(_, entries)| entries);
    entries.fold(number.to_string(), |key, entry| format!("{key} {} {}", entry.ply, read(entry)))
}

/// Groups a line by turns, and turns by rounds; a new round begins with seat 1 (or with the first entry).
fn rounds(line: &[Entry]) -> Vec<Vec<Turn>> {
    let mut rounds: Vec<Vec<Turn>> = Vec::new();
    let mut before = None;
    for entry in line {
        if before == Some(entry.seat)
            && let Some((_, turn)) = rounds.last_mut().and_then(|round| round.last_mut())
        {
            turn.push(entry.clone());
        } else if rounds.is_empty() || entry.seat <= before.flatten() {
            rounds.push(vec![(entry.seat, vec![entry.clone()])]);
        } else if let Some(round) = rounds.last_mut() {
            round.push((entry.seat, vec![entry.clone()]));
        }
        before = Some(entry.seat);
    }
    rounds
}

/// The list, and the buttons to step along it.
pub(crate) fn move_list(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
    let seats = Memo::new(move |_| game.now.with(|now| now.as_ref().map_or(0, |now| now.seats.len())));
    let rounds = Memo::new(move |_| {
        game.now.with(|now| {
            let Some(now) = now else { return Vec::new() };
            let worth = |entry: &&Entry| !board.notation(entry, now).is_empty();
            let in_turn = |entry: &Entry| Entry { seat: board.turn_of(entry), ..entry.clone() };
            let line: Vec<Entry> = now.line.iter().filter(worth).map(in_turn).collect();
            listed(&line, now.seats.len())
        })
    });
    let ply = Memo::new(move |_| game.shown_ply());
    Effect::new(move || {
        let ply = ply.get();
        rounds.track();
        // After the list has been drawn.
        browser::after(0.0, move || browser::scroll_within("moves", &entry_id(ply)));
    });
    let one = move |entry: Entry| {
        let (number, table) = (entry.ply, entry.table);
        view! {
            <button
                id=entry_id(number)
                class="move"
                class:table=table
                class:shown=move || ply.get() == number
                aria-current=move || (ply.get() == number).then_some("step")
                on:click=move |_| game.look_at(number)
            >
                {move || {
                    language();
                    game.now.with_untracked(|now| now.as_ref().map(|now| board.notation(&entry, now)))
                }}
            </button>
        }
    };
    let read = move |entry: &Entry| {
        game.now.with_untracked(|now| now.as_ref().map_or_else(String::new, |now| board.notation(entry, now)))
    };
    let round = move |(i, round): (usize, Vec<Turn>)| {
        let turn = |(number, entries): Turn| {
            let seat = number.map(|seat| format!("seat-{seat}"));
            let sign = number.filter(|_| seats.get_untracked() > 2).map(|number| board.seat_sign(number));
            view! {
                {sign.map(|sign| view! { <span class="turn-sign" inner_html=sign></span> })}
                <span class=format!("turn {}", seat.unwrap_or_default())>{entries.into_iter().map(one).collect_view()}</span>
            }
        };
        view! {
            <li>
                <span class="number">{i + 1}"."</span>
                {round.into_iter().map(turn).collect_view()}
            </li>
        }
    };
    view! {
        <section class="line" aria-label=move || say("moves")>
            <ol id="moves" class="moves" class:two=move || seats.get() == 2>
                <For each=move || rounds.get().into_iter().enumerate() key=move |round| key_of(round, read) children=round/>
                <Show when=move || rounds.with(Vec::is_empty)>
                    <li class="empty">{move || say("moves-none")}</li>
                </Show>
            </ol>
            {steps(game)}
        </section>
    }
}

fn entry_id(ply: usize) -> String {
    format!("move-{ply}")
}

/// First, back, forward, last.
fn steps(game: Game) -> impl IntoView {
    let button = move |path, key: &'static str, step: Step| {
        view! {
            <button
                class="plain"
                aria-label=move || say(key)
                title=move || say(key)
                disabled=move || !step.possible(game)
                on:click=move |_| step.take(game)
            >
                {icon(path)}
            </button>
        }
    };
    view! {
        <div class="steps">
            {button(FIRST, "step-first", Step::First)}
            {button(BACK, "step-back", Step::Back)}
            <span class="place">{move || {
                let (shown, all) = (game.shown_ply(), length(game));
                say_with("step-place", &[("shown", shown.into()), ("all", all.into())])
            }}</span>
            {button(NEXT, "step-next", Step::Next)}
            {button(LAST, "step-last", Step::Last)}
        </div>
    }
}

#[derive(Clone, Copy)]
enum Step {
    First,
    Back,
    Next,
    Last,
}

impl Step {
    fn possible(self, game: Game) -> bool {
        match self {
            Self::First | Self::Back => game.shown_ply() > 0,
            Self::Next | Self::Last => game.shown_ply() < length(game),
        }
    }

    fn take(self, game: Game) {
        let ply = untrack(|| game.shown_ply());
        match self {
            Self::First => game.look_at(0),
            Self::Back => game.look_at(ply.saturating_sub(1)),
            Self::Next => game.look_at(ply + 1),
            Self::Last => game.look_at_now(),
        }
    }
}

fn length(game: Game) -> usize {
    game.now.with(|now| now.as_ref().map_or(0, |now| now.line.len()))
}

/// ← → Home End step through the match, unless they are meant for what has the focus.
pub(crate) fn step_keys(game: Game) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let within =
            |places: &str| element.as_ref().is_some_and(|e| e.closest(places).ok().flatten().is_some());
        // On a board the arrows lead from field to field.
        let taken =
            within("input, select, dialog") || (within("[data-keys]") && event.key().starts_with("Arrow"));
        if taken || event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let step = match event.key().as_str() {
            "Home" => Step::First,
            "ArrowLeft" => Step::Back,
            "ArrowRight" => Step::Next,
            "End" => Step::Last,
            _ => return,
        };
        event.prevent_default();
        step.take(game);
    });
    on_cleanup(move || handle.remove());
}
