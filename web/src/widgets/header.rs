//! The bar at the top of every page.

use leptos::prelude::*;

use super::icons::{BOOK, GEAR, icon};
use crate::app::App;
use crate::route::Route;
use crate::texts::say;

pub(crate) fn header(app: App) -> impl IntoView {
    let rules = move || match app.route.get() {
        Route::New { game, .. } => Some(game),
        Route::Match => app.game.now.with(|now| now.as_ref().map(|now| now.game.clone())),
        _ => None,
    };
    view! {
        <header class="bar">
            <a class="brand" href="#/" aria-label=move || say("home")>
                <img src="icon.svg" alt="" width="30" height="30"/>
                <span>"Inuksuk"</span>
            </a>
            <nav>
                {move || rules().map(|game| view! {
                    <a class="plain" href=Route::Rules { game, rule: None }.address()>
                        {icon(BOOK)}<span>{say("rules")}</span>
                    </a>
                })}
                <button class="plain" on:click=move |_| app.settings_open.set(true) aria-label=move || say("settings")>
                    {icon(GEAR)}
                </button>
            </nav>
        </header>
    }
}
