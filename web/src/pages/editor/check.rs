//! What the checker of the rules says to a draft, as it is drawn.

use leptos::prelude::*;

use super::Editor;
use crate::texts::{say, say_with};

pub(super) fn check(editor: Editor) -> impl IntoView {
    let found = move || {
        editor.checked.get().map(|found| match found {
            Ok(warnings) if warnings.is_empty() => {
                view! { <p class="e-good"><span aria-hidden="true">"✓ "</span>{say("editor-fine")}</p> }.into_any()
            }
            Ok(warnings) => view! {
                <p class="e-warn"><span aria-hidden="true">"! "</span>{say("editor-breaks")}</p>
                <ul lang="en">
                    {warnings.into_iter().map(|(rule, text)| view! { <li>{text} " " {rule_button(editor, rule)}</li> }).collect_view()}
                </ul>
            }.into_any(),
            Err(defects) => view! {
                <p class="e-bad"><span aria-hidden="true">"✗ "</span>{say("editor-unplayable")}</p>
                <ul lang="en">{defects.into_iter().map(|defect| view! { <li>{with_rules(editor, &defect)}</li> }).collect_view()}</ul>
            }.into_any(),
        })
    };
    view! { <section class="e-check" aria-live="polite" aria-label=move || say("editor-check")>{found}</section> }
}

/// The identifier of a rule; pressing it shows the rule.
fn rule_button(editor: Editor, rule: String) -> impl IntoView {
    let label = say_with("rule-open", &[("rule", rule.clone().into())]);
    let text = rule.clone();
    view! {
        <button class="rule" aria-label=label on:click=move |_| editor.rule.set(Some(("nanuuk".into(), rule.clone())))>{text}</button>
    }
}

/// A defect whose rules, named in brackets at its end, can be pressed.
fn with_rules(editor: Editor, defect: &str) -> impl IntoView + use<> {
    let (text, rules) = match defect.rsplit_once(" (") {
        Some((text, rules)) if rules.starts_with("N-") => (text, rules.trim_end_matches(')')),
        _ => (defect, ""),
    };
    let rules: Vec<String> = rules.split(", ").filter(|rule| !rule.is_empty()).map(str::to_owned).collect();
    view! { {text.to_owned()} " " {rules.into_iter().map(|rule| rule_button(editor, rule)).collect_view()} }
}
