//! What the checker of the rules says to a draft, as it is drawn.

use leptos::prelude::*;

use super::Editor;
use crate::boards::nanuuk::flaws::Flaw;
use crate::texts::{say, say_with};

pub(super) fn check(editor: Editor) -> impl IntoView {
    let found = move || {
        editor.checked.get().map(|found| match found {
            Ok(warnings) if warnings.is_empty() => {
                view! { <p class="e-good"><span aria-hidden="true">"✓ "</span>{say("editor-fine")}</p> }
                    .into_any()
            }
            Ok(warnings) => view! {
                <p class="e-warn"><span aria-hidden="true">"! "</span>{say("editor-breaks")}</p>
                {flaws(editor, warnings)}
            }
            .into_any(),
            Err(defects) => view! {
                <p class="e-bad"><span aria-hidden="true">"✗ "</span>{say("editor-unplayable")}</p>
                {flaws(editor, defects)}
            }
            .into_any(),
        })
    };
    view! { <section id=CHECK class="e-check" aria-live="polite" aria-label=move || say("editor-check")>{found}</section> }
}

/// The identifier of the section.
pub(super) const CHECK: &str = "e-check";

/// Flaws in words, each with its rules to be pressed.
pub(super) fn flaws(editor: Editor, flaws: Vec<Flaw>) -> impl IntoView {
    let one = move |flaw: Flaw| {
        let rules = flaw.rules.iter().map(|rule| rule_button(editor, rule.clone())).collect_view();
        view! { <li>{flaw.said(&say_with)} " " {rules}</li> }
    };
    view! { <ul>{flaws.into_iter().map(one).collect_view()}</ul> }
}

/// The identifier of a rule; pressing it shows the rule.
fn rule_button(editor: Editor, rule: String) -> impl IntoView {
    let label = say_with("rule-open", &[("rule", rule.clone().into())]);
    let text = rule.clone();
    view! {
        <button class="rule" aria-label=label on:click=move |_| editor.rule.set(Some(("nanuuk".into(), rule.clone())))>{text}</button>
    }
}
