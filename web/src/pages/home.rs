//! The first page: the games, and the match that was left.

use leptos::prelude::*;

use crate::app::App;
use crate::boards::{self, Board};
use crate::browser;
use crate::game::Game;
use crate::route::Route;
use crate::saved::Saved;
use crate::texts::{say, say_with};
use crate::widgets::dialog;

pub(crate) fn home(app: App) -> impl IntoView {
    view! {
        <div class="page home">
            <h1 class="unseen">"Inuksuk"</h1>
            {resume(app)}
            <div class="games">{boards::ALL.iter().map(|&board| card(board)).collect_view()}</div>
            <p class="about"><a href=Route::Editor { code: None }.address()>{move || say("nanuuk-to-editor")}</a></p>
            <p class="about">{move || say("about")}</p>
        </div>
    }
}

fn card(board: &'static dyn Board) -> impl IntoView {
    let new = |bot| Route::New { game: board.game().into(), bot }.address();
    view! {
        <article class="game">
            <div class="emblem" inner_html=board.emblem()></div>
            <div class="game-text">
                <h2>{board.title()}</h2>
                <p>{move || board.summary()}</p>
                <p class="buttons">
                    <a class="button primary" href=new(true)>{move || say("play-computer")}</a>
                    <a class="button" href=new(false)>{move || say(if *board.seats().end() == 2 { "play-here" } else { "play-together" })}</a>
                    <a class="quiet" href=Route::Rules { game: board.game().into(), rule: None }.address()>
                        {move || say("rules")}
                    </a>
                </p>
            </div>
        </article>
    }
}

/// Offers the running match, or the one that the browser kept.
fn resume(app: App) -> impl IntoView {
    let game = app.game;
    let kept = RwSignal::new(Game::saved());
    let running = move || game.now.with(|now| now.as_ref().is_some_and(|now| !now.is_over()));
    let go_on = move |saved: Saved| {
        if !running() {
            game.resume(saved);
        }
        browser::go(&Route::Match);
    };
    let discarding = RwSignal::new(false);
    let discard = move |_| {
        discarding.set(false);
        game.leave();
        kept.set(None);
    };
    let offer = move || {
        let saved = kept.get()?;
        let board = boards::find(&saved.setup.game)?;
        let plies = saved.plies;
        Some(view! {
            <section class="resume">
                <p><strong>{move || say_with("resume", &[("game", board.title().into()), ("count", plies.into())])}</strong></p>
                <p class="buttons">
                    <button class="primary" on:click=move |_| go_on(saved.clone())>{move || say("resume-go-on")}</button>
                    <button on:click=move |_| discarding.set(true)>{move || say("resume-discard")}</button>
                </p>
            </section>
        })
    };
    view! {
        {offer}
        {dialog(discarding, || say("discard-question"), move || view! {
            <p class="buttons">
                <button class="danger" on:click=discard>{move || say("resume-discard")}</button>
                <button on:click=move |_| discarding.set(false)>{move || say("cancel")}</button>
            </p>
        }.into_any())}
    }
}
