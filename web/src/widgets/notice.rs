//! What is said for a moment, and what has failed.

use leptos::prelude::*;

use super::icons::{CLOSE, icon};
use super::rule::rule_link;
use crate::app::App;
use crate::game::Notice;
use crate::texts::{Language, has, language, say};

/// The sentence of a notice: in the language of the page where there is one.
pub(crate) fn notice_text(notice: &Notice) -> String {
    // The rules' own English sentence names fields and numbers.
    let own = language() == Language::English && notice.otherwise.contains(' ');
    if own || !has(&notice.key) { sentence(&notice.otherwise) } else { say(&notice.key) }
}

/// With a capital at the start and a full stop at the end.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// A refusal or a hint, with its rule.
pub(crate) fn notice(app: App) -> impl IntoView {
    let shown = move || {
        let notice = app.game.notice.get()?;
        let rule = notice.rule.clone().map(|rule| rule_link(app, rule));
        Some(view! {
            <div class="notice">
                <p>{notice_text(&notice)} " " {rule}</p>
                <button class="plain" aria-label=say("close") on:click=move |_| app.game.notice.set(None)>
                    {icon(CLOSE)}
                </button>
            </div>
        })
    };
    view! { <div class="notices">{shown}</div> }
}

/// The worker failed or a match could not be opened: what happened and what one can do.
pub(crate) fn failure(app: App) -> impl IntoView {
    move || {
        app.game.failure.get().map(|message| {
            view! {
                <div class="failure" role="alert">
                    <p><strong>{say("failure")}</strong></p>
                    <p>{say("failure-what-to-do")}</p>
                    <pre>{message}</pre>
                    <button on:click=|_| { let _ = crate::browser::window().location().reload(); }>{say("reload")}</button>
                    <button on:click=move |_| app.game.failure.set(None)>{say("close")}</button>
                </div>
            }
        })
    }
}
