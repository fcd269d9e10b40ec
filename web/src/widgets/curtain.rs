//! Handing over the screen, where several persons with secrets share it. While the curtain is there the page holds
//! what everybody may know and nothing else.

use leptos::html;
use leptos::prelude::*;

use crate::app::App;
use crate::boards::{self, Board};
use crate::texts::{say, say_with};

pub(crate) fn curtain(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
    let next = Memo::new(move |_| game.now.with(|now| now.as_ref().and_then(|now| now.eyes.next)));
    let drawn = move |seat: u8| {
        let name = game
            .now
            .with_untracked(|now| now.as_ref().map_or_else(String::new, |now| boards::name(now, seat)));
        let ready: NodeRef<html::Button> = NodeRef::new();
        Effect::new(move || {
            if let Some(button) = ready.get() {
                let _ = button.focus();
            }
        });
        let values = [("name", name.into())];
        view! {
            <section class="curtain" aria-label=say("curtain")>
                <span class="seat-sign" inner_html=board.seat_sign(seat)></span>
                <h2>{say_with("hand-over", &values)}</h2>
                <p>{say("hand-over-what")}</p>
                <button node_ref=ready class="primary large" on:click=move |_| game.look(Some(seat))>
                    {say_with("hand-over-ready", &values)}
                </button>
                {board.curtain(game)}
            </section>
        }
    };
    view! { {move || next.get().map(drawn)} }
}
