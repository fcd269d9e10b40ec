//! What can be done besides playing: take back, offer a draw, claim one, resign, keep the record.

use leptos::prelude::*;

use super::dialog::dialog;
use super::icons::{DRAW, FLAG, SAVE, UNDO, icon};
use crate::app::App;
use crate::boards::{self, Board};
use crate::game::{Game, Notice};
use crate::link::{Seen, Undo};
use crate::texts::{say, say_with};

/// The name of the sentence that tells of a table action.
pub(crate) fn table_action_key(action: &str) -> &'static str {
    match action {
        "draw?" => "told-draw-offered",
        "draw!" => "told-draw-accepted",
        "no" => "told-draw-declined",
        "claim" => "told-draw-claimed",
        _ => "told-resigned",
    }
}

/// The name of the text that stands for a table action in the move list.
pub(crate) fn table_action_sign(action: &str) -> &'static str {
    match action {
        "draw?" => "sign-draw-offered",
        "draw!" => "sign-draw-accepted",
        "no" => "sign-draw-declined",
        "claim" => "sign-draw-claimed",
        _ => "sign-resigned",
    }
}

/// The seat for which the buttons speak, with something read off the table.
fn of_speaker<T>(game: Game, read: impl Fn(&Seen, u8) -> T) -> Option<(u8, T)> {
    game.now.with(|now| {
        let now = now.as_ref()?;
        let seat = now.speaker()?;
        Some((seat, read(now, seat)))
    })
}

fn allowed(game: Game, action: &'static str) -> Option<u8> {
    of_speaker(game, |seen, seat| seen.table_allows(seat, action))
        .filter(|(_, open)| *open)
        .map(|(seat, _)| seat)
}

/// Whether the game knows something at all.
fn known(game: Game, what: impl Fn(&Seen) -> bool) -> bool {
    game.now.with(|now| now.as_ref().is_some_and(|now| what(now)))
}

/// The row of buttons.
pub(crate) fn table_actions(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
    let resigning = RwSignal::new(false);
    let act = move |action: &'static str| {
        move |_| {
            if let Some(seat) = allowed(game, action) {
                game.play(seat, action.into());
            }
        }
    };
    let resign = move || {
        if let Some(seat) = allowed(game, "resign") {
            game.play(seat, "resign".into());
        }
    };
    // Where several play at this screen: who resigns.
    let question = move || {
        game.now.with(|now| {
            let several = now.as_ref().filter(|now| now.persons().count() > 1);
            match several.and_then(|now| Some(boards::name(now, now.speaker()?))) {
                Some(name) => say_with("resign-question-of", &[("name", name.into())]),
                None => say("resign-question"),
            }
        })
    };
    let over = move || game.now.with(|now| now.as_ref().is_some_and(|now| now.is_over()));
    view! {
        <div class="actions" role="group" aria-label=move || say("table-actions")>
            {undo(game, board)}
            <Show when=move || !over()>
                <Show when=move || known(game, |seen| seen.draws)>
                    <button disabled=move || allowed(game, "draw?").is_none() on:click=act("draw?")>
                        {icon(DRAW)}<span>{move || say("offer-draw")}</span>
                    </button>
                </Show>
                <Show when=move || allowed(game, "claim").is_some()>
                    <button on:click=act("claim")>{icon(DRAW)}<span>{move || say("claim-draw")}</span></button>
                </Show>
                <Show when=move || known(game, |seen| seen.resigning)>
                    <button disabled=move || allowed(game, "resign").is_none() on:click=move |_| resigning.set(true)>
                        {icon(FLAG)}<span>{move || say("resign")}</span>
                    </button>
                </Show>
            </Show>
            <button on:click=move |_| game.save()>{icon(SAVE)}<span>{move || say("download")}</span></button>
        </div>
        {dialog(resigning, question, move || view! {
            <p>{move || say("resign-what")}</p>
            <p class="buttons">
                <button class="danger" on:click=move |_| { resigning.set(false); resign(); }>
                    {move || say("resign")}
                </button>
                <button on:click=move |_| resigning.set(false)>{move || say("resign-not")}</button>
            </p>
        }.into_any())}
    }
}

/// What can be taken back from this screen, and for which seat: the least of it, so whoever acted last.
fn last_undo(seen: &Seen) -> Option<(u8, Undo)> {
    let least =
        seen.undo.iter().filter_map(|(&seat, undo)| Some((undo.count()?, seat, undo))).min_by_key(|of| of.0);
    let (seat, undo) = match least {
        Some((_, seat, undo)) => (seat, undo),
        None => seen.speaker().and_then(|seat| Some((seat, seen.undo.get(&seat)?)))?,
    };
    Some((seat, undo.clone()))
}

/// Taking back: says what would go; where it is refused, pressing it says why and by which rule. Where others at
/// this screen have a say, they are asked first.
fn undo(game: Game, board: &'static dyn Board) -> impl IntoView {
    let asking = RwSignal::new(false);
    let state = Memo::new(move |_| game.now.with(|now| last_undo(now.as_deref()?)));
    let press = move |_| match state.get_untracked() {
        Some((_, Undo::Refused { key, rule, message })) => {
            game.tell(Notice { key, otherwise: message, rule });
        }
        Some((seat, Undo::Free { .. })) => game.undo(seat),
        Some((_, Undo::Consent { .. })) => asking.set(true),
        None => {}
    };
    let agreed = move |_| {
        asking.set(false);
        if let Some((seat, _)) = state.get_untracked() {
            game.undo(seat);
        }
    };
    let what = move || match state.get().and_then(|(_, undo)| undo.count()) {
        Some(count) => say_with("undo-what", &[("actions", signs(game, board, count).into())]),
        None => say("undo"),
    };
    let refused = move || state.with(|state| state.as_ref().is_none_or(|(_, undo)| undo.count().is_none()));
    view! {
        <button class:refused=refused title=what on:click=press>
            {icon(UNDO)}<span>{move || say("undo")}</span>
        </button>
        {dialog(asking, || say("undo-question"), move || view! {
            <p>{what} ". " {move || say("undo-all-agree")}</p>
            <p class="buttons">
                <button class="primary" on:click=agreed>{move || say("undo-agreed")}</button>
                <button on:click=move |_| asking.set(false)>{move || say("cancel")}</button>
            </p>
        }.into_any())}
    }
}

/// The last entries of the line, as the move list shows them.
fn signs(game: Game, board: &'static dyn Board, count: usize) -> String {
    game.now.with(|now| {
        let Some(seen) = now else { return String::new() };
        let last = &seen.line[seen.line.len().saturating_sub(count)..];
        let signs = last.iter().map(|entry| board.notation(entry, seen)).filter(|sign| !sign.is_empty());
        signs.collect::<Vec<_>>().join(", ")
    })
}

/// The answer to an offer of a draw, for the one who is to give it.
pub(crate) fn draw_answer(app: App) -> impl IntoView {
    let game = app.game;
    let asked = move || allowed(game, "draw!");
    let answer = move |action: &'static str| {
        move |_| {
            if let Some(seat) = allowed(game, action) {
                game.play(seat, action.into());
            }
        }
    };
    view! {
        <Show when=move || asked().is_some()>
            <div class="question offer">
                <p>{move || say("draw-offered")}</p>
                <button class="primary" on:click=answer("draw!")>{move || say("accept-draw")}</button>
                <button on:click=answer("no")>{move || say("decline-draw")}</button>
            </div>
        </Show>
    }
}
