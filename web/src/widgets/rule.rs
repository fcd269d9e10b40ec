//! A rule at hand: its identifier to press, its sentence in a sheet, its line on the rule page.

use leptos::prelude::*;

use super::dialog::dialog;
use crate::app::App;
use crate::parts;
use crate::prose;
use crate::route::Route;
use crate::texts::{language, say, say_with};

/// Whether the reason of a result is a rule of the book, which has a line on the rule page.
pub(crate) fn is_rule(reason: &str) -> bool {
    reason.contains('-')
}

/// The identifier of a rule of the running match; pressing it shows the rule.
pub(crate) fn rule_link(app: App, rule: String) -> impl IntoView {
    let label = {
        let rule = rule.clone();
        move || say_with("rule-open", &[("rule", rule.clone().into())])
    };
    let text = rule.clone();
    let open = move |_| {
        if let Some(now) = app.game.now.get_untracked() {
            app.rule.set(Some((now.game.clone(), rule.clone())));
        }
    };
    view! { <button class="rule" aria-label=label on:click=open>{text}</button> }
}

/// The sheet with one rule.
pub(crate) fn rule_sheet(app: App) -> impl IntoView {
    let open = RwSignal::new(false);
    // Each of the two follows the other; a change that changes nothing must not wake the other again.
    Effect::new(move || {
        let chosen = app.rule.with(Option::is_some);
        if open.get_untracked() != chosen {
            open.set(chosen);
        }
    });
    Effect::new(move || {
        if !open.get() && app.rule.with_untracked(Option::is_some) {
            app.rule.set(None);
        }
    });
    let title = move || {
        app.rule
            .with(|rule| {
                rule.as_ref().map(|(_, rule)| say_with("rule-title", &[("rule", rule.clone().into())]))
            })
            .unwrap_or_default()
    };
    let content = move || {
        let shown = move || {
            let (game, rule) = app.rule.get()?;
            let page = parts::board(&game)?.rules(language());
            let text = prose::rule(page, &rule);
            let address = Route::Rules { game, rule: Some(rule) }.address();
            Some(view! {
                <div class="prose" inner_html=text.unwrap_or_default()></div>
                <p><a href=address>{say("rule-page")}</a></p>
            })
        };
        view! { {shown} }.into_any()
    };
    dialog(open, title, content)
}
