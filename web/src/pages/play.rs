//! The match: the board, the seats, what is asked, the line.

use leptos::prelude::*;

use crate::app::App;
use crate::boards::{self, Board};
use crate::game::Game;
use crate::texts::say;
use crate::widgets::{draw_answer, move_list, result, rule_link, seat, step_keys, table_actions};

pub(crate) fn play(app: App) -> impl IntoView {
    let game = app.game;
    let nothing_open = game.now.with_untracked(Option::is_none) && !game.is_opening();
    // The page was loaded again in the middle of a match.
    if nothing_open && let Some(saved) = Game::saved() {
        game.resume(saved);
    }
    step_keys(game);
    let open = Memo::new(move |_| game.now.with(|now| now.as_ref().map(|now| now.game.clone())));
    move || match open.get().as_deref().map(boards::find) {
        Some(Some(board)) => playing(app, board).into_any(),
        Some(None) => nothing().into_any(),
        None if game.is_opening() => view! { <p class="waiting">{move || say("opening")}</p> }.into_any(),
        None => nothing().into_any(),
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
    // The person of this page sits below; where one person plays all, seat 1 does.
    let below = Memo::new(move |_| game.now.with(|now| now.as_ref().and_then(|now| now.persons().next()).unwrap_or(1)));
    let others = move || (1..=board.seats()).filter(move |&seat| seat != below.get());
    view! {
        <div class="match">
            <div class="seats above">{move || others().map(|number| seat(app, board, number)).collect_view()}</div>
            <div class="board">
                {board.table(game, app.settings)}
                {result(app, board)}
            </div>
            <div class="seats below">{move || seat(app, board, below.get())}</div>
            <div class="asking">
                {asking(app, board)}
                {draw_answer(app)}
            </div>
            {move_list(app, board)}
            {table_actions(app)}
        </div>
    }
}

/// What is asked now, and the way back from the past.
fn asking(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
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
        let waiting = seen.to_act().is_some_and(|seat| seen.is_bot(seat));
        let text = if seen.is_over() {
            (seen.result.as_ref().map(|outcome| board.reason(&outcome.reason)).unwrap_or_default(), None)
        } else if waiting {
            (say("thinking-long"), None)
        } else {
            board.question(&seen)
        };
        let (text, rule) = text;
        let rule = rule.map(str::to_owned).or_else(|| seen.result.as_ref().map(|outcome| outcome.reason.clone()));
        Some(view! {
            <div class="question" class:own=!waiting && !seen.is_over()>
                <p>{text} " " {rule.map(|rule| rule_link(app, rule))}</p>
            </div>
        }.into_any())
    }
}
