//! Setting up a match: who plays which side, how strong, by which options.

use leptos::prelude::*;
use serde_json::{Value, json};

use crate::app::App;
use crate::boards::Board;
use crate::browser;
use crate::game::Game;
use crate::link::HolderKind;
use crate::route::Route;
use crate::texts::{say, say_with};
use crate::widgets::{Choice, choice};

/// Where the browser keeps the level that was chosen last.
const STORED_LEVEL: &str = "inuksuk.level";

/// The one person of this page.
const PERSON: HolderKind = HolderKind::Person(1);

pub(crate) fn new_match(app: App, board: &'static dyn Board, bot: bool) -> impl IntoView {
    let against_bot = RwSignal::new(bot);
    // Seat 0 is by lot.
    let seat = RwSignal::new(0_u8);
    let level = RwSignal::new(stored_level());
    let options = RwSignal::new(Some(json!({})));
    let start = move |_| {
        let Some(options) = options.get_untracked() else { return };
        browser::store(STORED_LEVEL, &level.get_untracked().to_string());
        let kinds = seats(board.seats(), against_bot.get_untracked().then_some((seat.get_untracked(), level.get_untracked())));
        begin(app, board, &kinds, options);
    };
    let opponents = [Choice::new(true, "play-computer"), Choice::new(false, "play-here")];
    let mut sides: Vec<_> = (1..=board.seats()).map(|seat| Choice::plain(seat, board.seat_name(seat))).collect();
    sides.push(Choice::new(0, "side-by-lot"));
    let levels: Vec<_> = (1..=8_u8).map(|level| Choice::plain(level, level.to_string())).collect();
    view! {
        <div class="page new">
            <h1>{board.title()}</h1>
            <div class="panel form">
                {choice("opponent", &opponents, against_bot)}
                <div hidden=move || !against_bot.get()>
                    {choice("side", &sides, seat)}
                    {choice("level", &levels, level)}
                    <p class="hint">{move || say_with("level-hint", &[("level", level.get().into())])}</p>
                </div>
                <p class="buttons">
                    <button class="primary large" disabled=move || options.with(Option::is_none) on:click=start>
                        {move || say("start")}
                    </button>
                </p>
                <details>
                    <summary>{move || say("options")}</summary>
                    {board.options(options)}
                </details>
            </div>
        </div>
    }
}

fn stored_level() -> u8 {
    browser::stored(STORED_LEVEL).and_then(|text| text.parse().ok()).filter(|level| (1..=8).contains(level)).unwrap_or(3)
}

/// Who holds which seat: one person all of them, or one and the bots the others.
fn seats(count: u8, against_bot: Option<(u8, u8)>) -> Vec<HolderKind> {
    let Some((wanted, level)) = against_bot else { return vec![PERSON; count.into()] };
    let own = match wanted {
        0 => 1 + (js_sys::Math::random() * f64::from(count)) as u8,
        seat => seat,
    };
    (1..=count).map(|seat| if seat == own { PERSON } else { HolderKind::Bot(level) }).collect()
}

fn begin(app: App, board: &'static dyn Board, kinds: &[HolderKind], options: Value) {
    match Game::setup(board.game(), kinds, options) {
        Some(setup) => {
            app.game.open(setup);
            browser::go(&Route::Match);
        }
        None => app.game.failure.set(Some(say("no-random"))),
    }
}
