//! The match: the board, the seats, what is asked, the line.

use leptos::prelude::*;

use crate::app::App;
use crate::boards::{self, Board};
use crate::browser;
use crate::game::Game;
use crate::link::Seen;
use crate::parts;
use crate::texts::{say, say_with};
use crate::widgets::{
    curtain, draw_answer, headline, is_rule, move_list, result, rule_link, seat, step_keys, table_actions,
};

pub(crate) fn play(app: App) -> impl IntoView {
    let game = app.game;
    let nothing_open = game.now.with_untracked(Option::is_none) && !game.is_opening();
    // The page was loaded again in the middle of a match.
    if nothing_open && let Some(saved) = Game::saved() {
        game.resume(saved);
    }
    step_keys(game);
    on_cleanup(move || game.cover());
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    let open = Memo::new(move |_| game.now.with(|now| now.as_ref().map(|now| now.game.clone())));
    move || match open.get().as_deref().map(parts::board) {
        Some(Some(board)) => playing(app, board).into_any(),
        None if game.is_opening() => view! { <p class="waiting">{move || say("opening")}</p> }.into_any(),
        Some(None) | None => nothing().into_any(),
    }
}

/// No match: what one can do instead.
fn nothing() -> impl IntoView {
    view! {
        <div class="page lost">
            <h1>{move || say("no-match")}</h1>
            <p>{move || say("no-match-what")}</p>
            <p><a class="button primary" href="#/">{move || say("lost-home")}</a></p>
        </div>
    }
}

fn playing(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
    let read = move |what: fn(&Seen) -> u8| game.now.with(|now| now.as_ref().map_or(0, |now| what(now)));
    // The person of this page sits below; where one person plays all, or several share the screen, seat 1 does.
    let below =
        Memo::new(move |_| read(|now| if now.is_shared() { 1 } else { now.persons().next().unwrap_or(1) }));
    let seats = Memo::new(move |_| read(|now| now.seats.len() as u8));
    let others = move || {
        let below = below.get();
        (1..seats.get())
            .map(|step| (below - 1 + step) % seats.get() + 1)
            .map(|number| seat(app, board, number))
            .collect_view()
    };
    // Whoever looks next finds nothing on the board that the one before has done there.
    let looker = Memo::new(move |_| {
        game.now.with(|now| now.as_ref().filter(|now| now.is_shared()).and_then(|now| now.eyes.seat))
    });
    view! {
        <div class="match" class=("own-seats", board.shows_seats())>
            {(!board.shows_seats()).then(|| view! { <div class="seats above">{others}</div> })}
            <div class="board">
                {move || {
                    looker.track();
                    board.table(game, app.settings)
                }}
                {curtain(app, board)}
                {result(app, board)}
            </div>
            {(!board.shows_seats()).then(|| view! {
                <div class="seats below">{move || seat(app, board, below.get())}</div>
            })}
            <div class="asking">
                {asking(app, board)}
                {draw_answer(app)}
            </div>
            {move_list(app, board)}
            {table_actions(app, board)}
        </div>
    }
}

/// What is asked now, and the way back from the past.
fn asking(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
    // Not for every table that waits: only whether there is something to go past.
    let behind = Memo::new(move |_| game.behind.get() > 1);
    move || {
        let shown = game.shown.get()?;
        if shown.past {
            return Some(view! {
                <div class="question past">
                    <p>{say("looking-back")}</p>
                    <button class="primary" on:click=move |_| game.look_at_now()>{say("back-to-now")}</button>
                </div>
            }.into_any());
        }
        let seen = shown.seen;
        let looks = seen.eyes.hold && seen.eyes.next.is_none();
        let held = (game.held.get() || looks).then(|| board.before_chance(&seen)).flatten();
        let own = seen.asked().is_some() || held.is_some();
        let over = seen.result.is_some();
        let offered = seen.offer.filter(|&seat| !seen.is_bot(seat) && seen.acts(seat)).is_some();
        let (text, rule) = if let Some(outcome) = &seen.result {
            let text = format!("{}: {}", headline(&seen, outcome), board.reason(&outcome.reason));
            (text, Some(outcome.reason.clone()).filter(|reason| is_rule(reason)))
        } else if own {
            let (text, rule) = held.unwrap_or_else(|| board.question(&seen));
            (text, rule.map(str::to_owned))
        } else {
            (board.waiting(&seen).unwrap_or_else(|| waiting(&seen)), None)
        };
        Some(
            view! {
                <div class="question" class:own=own>
                    <p>{text} " " {rule.map(|rule| rule_link(app, rule))}</p>
                    {offered.then(|| view! { <p class="hint">{say("draw-offer-stands")}</p> })}
                    {move || (over && game.result_aside.get()).then(|| view! {
                        <button on:click=move |_| game.result_aside.set(false)>{say("result")}</button>
                        <button class="primary" on:click=move |_| game.again(false)>{say("play-again")}</button>
                    })}
                    {looks.then(|| view! {
                        <button class="primary" on:click=move |_| game.go_on()>{say("seen-enough")}</button>
                    })}
                    {move || (behind.get() && !game.held.get()).then(|| view! {
                        <button class="skip-ahead" on:click=move |_| game.skip_ahead()>{say("skip-ahead")}</button>
                    })}
                </div>
            }
            .into_any(),
        )
    }
}

/// Whom or what one waits for.
fn waiting(seen: &Seen) -> String {
    let acting: Vec<u8> = (1..=seen.seats.len() as u8).filter(|&seat| seen.acts(seat)).collect();
    match *acting.as_slice() {
        [] => String::new(),
        [_] if seen.seats.len() == 2 => say("thinking-long"),
        _ => {
            let names = acting.iter().map(|&seat| boards::name(seen, seat)).collect::<Vec<_>>().join(", ");
            say_with("waiting-for", &[("names", names.into())])
        }
    }
}
