//! The first page: the games, and the match that was left.

use leptos::prelude::*;
use serde_json::Value;
use wasm_bindgen_futures::spawn_local;

use crate::app::App;
use crate::boards::{COVERS, Cover};
use crate::browser;
use crate::game::Game;
use crate::parts;
use crate::route::Route;
use crate::saved::Saved;
use crate::texts::{say, say_with};
use crate::widgets::dialog;

pub(crate) fn home(app: App) -> impl IntoView {
    let pictures = pictures();
    view! {
        <div class="page home">
            <h1 class="unseen">"Inuksuk"</h1>
            {resume(app)}
            <div class="games">{COVERS.iter().map(|&cover| card(cover, pictures)).collect_view()}</div>
            <p class="about"><a href=Route::Editor { code: None }.address()>{move || say("nanuuk-to-editor")}</a></p>
            <p class="about">{move || say("about")}</p>
        </div>
    }
}

/// The pictures on the boxes as they were drawn beforehand, with the shapes they share: the first page loads no game.
type Pictures = RwSignal<Option<Value>>;

fn pictures() -> Pictures {
    let pictures = RwSignal::new(None);
    for style in ["nanuuk.css", "mare-polare.css", "nanuk.css"] {
        spawn_local(browser::style(style));
    }
    spawn_local(async move {
        // Without them the first page has its words.
        if let Ok(text) = browser::text_of("covers.json").await {
            let _ = pictures.try_set(serde_json::from_str(&text).ok());
        }
    });
    pictures
}

/// By the board where it is there, whose shapes are then on the page.
fn picture(cover: Cover, pictures: Pictures) -> String {
    if parts::is_loaded(cover.game) {
        return parts::board(cover.game).map(|board| board.emblem()).unwrap_or_default();
    }
    pictures.with(|pictures| {
        let of =
            |what: &str| pictures.as_ref().and_then(|all| all[cover.game][what].as_str()).unwrap_or_default();
        format!(r#"<div class="shapes">{}</div>{}"#, of("shapes"), of("picture"))
    })
}

fn card(cover: Cover, pictures: Pictures) -> impl IntoView {
    let new = |bot| Route::New { game: cover.game.into(), bot }.address();
    view! {
        <article class="game">
            <div class="emblem" inner_html=move || picture(cover, pictures)></div>
            <div class="game-text">
                <h2>{cover.title}</h2>
                <p>{move || cover.summary()}</p>
                <p class="buttons">
                    <a class="button primary" href=new(true)>{move || say("play-computer")}</a>
                    <a class="button" href=new(false)>{move || say(if cover.for_two { "play-here" } else { "play-together" })}</a>
                    <a class="quiet" href=Route::Rules { game: cover.game.into(), rule: None }.address()>
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
        let title = Cover::of(&saved.setup.game)?.title;
        let plies = saved.plies;
        Some(view! {
            <section class="resume">
                <p><strong>{move || say_with("resume", &[("game", title.into()), ("count", plies.into())])}</strong></p>
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
