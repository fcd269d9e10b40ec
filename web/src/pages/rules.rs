//! The rule page of a game, at a rule.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::App;
use crate::boards::Board;
use crate::browser;
use crate::prose;
use crate::texts::{language, say, say_with};

pub(crate) fn rules(app: App, board: &'static dyn Board, rule: Option<String>) -> impl IntoView {
    let running = move || app.game.now.with(|now| now.as_ref().is_some_and(|now| now.game == board.game()));
    let html =
        move || prose::with_pictures(board.rules(language()), &|position, words| board.draw(position, words));
    let unknown = rule.clone().filter(|rule| prose::rule(board.rules(language()), rule).is_none());
    let at = rule.clone();
    Effect::new(move || {
        language();
        let at = at.clone();
        // After the page has been drawn.
        browser::after(0.0, move || match &at {
            Some(rule) => mark(rule),
            None => browser::window().scroll_to_with_x_and_y(0.0, 0.0),
        });
    });
    view! {
        <div class="page rules">
            <Show when=running>
                <p class="back"><a class="button" href="#/match">{move || say("back-to-match")}</a></p>
            </Show>
            {unknown.map(|rule| view! {
                <p class="failure">{move || say_with("rule-unknown", &[("rule", rule.clone().into())])}</p>
            })}
            <div class="panel prose" inner_html=html></div>
        </div>
    }
}

/// Marks the line of a rule and brings it into sight.
fn mark(rule: &str) {
    let line = browser::document().get_element_by_id(rule).and_then(|anchor| anchor.parent_element());
    if let Some(line) = line.and_then(|line| line.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = line.class_list().add_1("marked");
        browser::show(rule);
    }
}
