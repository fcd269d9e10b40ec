//! A seat beside the board: its sign, who holds it, whether it is to act, what lies before it.

use leptos::prelude::*;

use crate::app::App;
use crate::boards::{self, Board};
use crate::link::{Holder, HolderKind, Seen};
use crate::texts::{say, say_with};

pub(crate) fn seat(app: App, board: &'static dyn Board, seat: u8) -> impl IntoView {
    let state = Memo::new(move |_| {
        app.game.shown.with(|shown| {
            let seen = &shown.as_ref()?.seen;
            Some((holder_text(seen, seat), seen.acts(seat), seen.is_bot(seat)))
        })
    });
    let name = Memo::new(move |_| {
        app.game
            .shown
            .with(|shown| shown.as_ref().map_or_else(String::new, |shown| boards::name(&shown.seen, seat)))
    });
    let holder = move || state.get().map(|(text, _, _)| text).unwrap_or_default();
    let to_act = move || state.get().is_some_and(|(_, to_act, _)| to_act);
    let thinking = move || state.get().is_some_and(|(_, to_act, bot)| to_act && bot);
    view! {
        <section class="seat" class:to-act=to_act class:thinking=thinking aria-label=name>
            <span class="seat-sign" inner_html=board.seat_sign(seat)></span>
            <span class="seat-name">
                <strong>{name}</strong>
                <small>{holder}</small>
            </span>
            <span class="seat-turn">
                {move || to_act().then(|| say(if thinking() { "thinking" } else { "to-act" }))}
            </span>
            {board.tray(app.game, seat)}
        </section>
    }
}

/// Who holds a seat, in words; nothing where one person holds all.
fn holder_text(seen: &Seen, seat: u8) -> String {
    match seen.holder(seat) {
        Some(Holder { kind: HolderKind::Bot(level), .. }) => {
            say_with("computer-level", &[("level", (*level).into())])
        }
        Some(Holder { kind: HolderKind::Person(_), .. }) if seen.is_shared() => String::new(),
        Some(Holder { kind: HolderKind::Person(_), .. }) if seen.persons().count() < seen.seats.len() => {
            say("you")
        }
        _ => String::new(),
    }
}
