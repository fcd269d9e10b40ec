//! Setting up a match: who plays which side, how strong, by which options.

use leptos::prelude::*;
use serde_json::{Value, json};

use super::seating::{Seating, seating};
use crate::app::App;
use crate::boards::Board;
use crate::browser;
use crate::game::Game;
use crate::link::{Holder, HolderKind};
use crate::route::Route;
use crate::texts::{say, say_with};
use crate::widgets::{Choice, choice, dialog};

/// Where the browser keeps the level that was chosen last.
const STORED_LEVEL: &str = "inuksuk.level";

/// The one person of this page.
const PERSON: HolderKind = HolderKind::Person(1);

pub(crate) fn new_match(app: App, board: &'static dyn Board, bot: bool) -> impl IntoView {
    let level = RwSignal::new(stored_level());
    let options = RwSignal::new(Some(json!({})));
    let (form, seats, holders) =
        if board.seats() == (2..=2) { two_sides(board, bot, level) } else { many_seats(board, bot, level) };
    let giving_up = RwSignal::new(false);
    let start = move || {
        let Some(options) = options.get_untracked() else { return };
        browser::store(STORED_LEVEL, &level.get_untracked().to_string());
        begin(app, board, holders.run(()), options);
    };
    // Only one match is kept: the one that is running would be lost.
    let press = move |_| match Game::saved() {
        Some(saved) if saved.plies > 0 => giving_up.set(true),
        _ => start(),
    };
    let unfinished = move || options.with(Option::is_none);
    let options_open = board.options_come_first();
    view! {
        <div class="page new">
            <h1>{board.title()}</h1>
            <div class="panel form">
                {form}
                <p class="buttons">
                    <button class="primary large" disabled=unfinished aria-describedby="unfinished" on:click=press>
                        {move || say("start")}
                    </button>
                </p>
                <p id="unfinished" class="hint" hidden=move || !unfinished()>{move || say("start-unfinished")}</p>
                <details open=options_open>
                    <summary>{move || say("options")}</summary>
                    {board.options(options, seats)}
                </details>
            </div>
            {dialog(giving_up, || say("give-up-question"), move || view! {
                <p>{move || say("give-up-what")}</p>
                <p class="buttons">
                    <button class="danger" on:click=move |_| { giving_up.set(false); start(); }>
                        {move || say("give-up")}
                    </button>
                    <a class="button" href=Route::Match.address()>{move || say("resume-go-on")}</a>
                </p>
            }.into_any())}
        </div>
    }
}

/// What a form is: its drawing, the number of seats, who holds them in the end.
type Form = (AnyView, Signal<u8>, Callback<(), Vec<Holder>>);

/// A form for two sides: against whom, which side, how strong.
fn two_sides(board: &'static dyn Board, bot: bool, level: RwSignal<u8>) -> Form {
    let against_bot = RwSignal::new(bot);
    // Seat 0 is by lot.
    let seat = RwSignal::new(0_u8);
    let opponents = [Choice::new(true, "play-computer"), Choice::new(false, "play-here")];
    let mut sides: Vec<_> = (1..=2).map(|seat| Choice::plain(seat, board.seat_name(seat))).collect();
    sides.push(Choice::new(0, "side-by-lot"));
    let form = view! {
        {choice("opponent", &opponents, against_bot)}
        <div hidden=move || !against_bot.get()>
            {choice("side", &sides, seat)}
            {level_choice(level)}
        </div>
    };
    let holders = Callback::new(move |()| {
        let kinds = sides_held(
            2,
            against_bot.get_untracked().then_some((seat.get_untracked(), level.get_untracked())),
        );
        kinds.into_iter().map(|kind| Holder { name: String::new(), kind }).collect()
    });
    (form.into_any(), Signal::stored(2), holders)
}

/// A form for any number of seats.
fn many_seats(board: &'static dyn Board, bot: bool, level: RwSignal<u8>) -> Form {
    let state = Seating::new(board, bot, level);
    let form = view! {
        {seating(board, state)}
        <div hidden=move || !state.has_bots()>{level_choice(level)}</div>
    };
    (form.into_any(), state.count(), Callback::new(move |()| state.holders()))
}

fn level_choice(level: RwSignal<u8>) -> impl IntoView {
    let levels: Vec<_> = (1..=8_u8).map(|level| Choice::plain(level, level.to_string())).collect();
    view! {
        {choice("level", &levels, level)}
        <p class="hint">{move || say_with("level-hint", &[("level", level.get().into())])}</p>
    }
}

fn stored_level() -> u8 {
    browser::stored(STORED_LEVEL)
        .and_then(|text| text.parse().ok())
        .filter(|level| (1..=8).contains(level))
        .unwrap_or(3)
}

/// Who holds which side: one person all of them, or one and the bots the others.
fn sides_held(count: u8, against_bot: Option<(u8, u8)>) -> Vec<HolderKind> {
    let Some((wanted, level)) = against_bot else { return vec![PERSON; count.into()] };
    let own = match wanted {
        0 => 1 + (js_sys::Math::random() * f64::from(count)) as u8,
        seat => seat,
    };
    (1..=count).map(|seat| if seat == own { PERSON } else { HolderKind::Bot(level) }).collect()
}

fn begin(app: App, board: &'static dyn Board, seats: Vec<Holder>, options: Value) {
    app.game.open(Game::setup(board.game(), seats, options));
    browser::go(&Route::Match);
}
