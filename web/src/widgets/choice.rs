//! One of a few, shown side by side.

use leptos::prelude::*;

use crate::texts::say;

/// Something to choose.
#[derive(Clone)]
pub(crate) struct Choice<T> {
    value: T,
    label: String,
    /// Whether the label is the name of a text rather than a text.
    translated: bool,
}

impl<T> Choice<T> {
    /// With the name of its text.
    pub(crate) fn new(value: T, key: &str) -> Self {
        Self { value, label: key.into(), translated: true }
    }

    /// With its text, the same in all languages.
    pub(crate) fn plain(value: T, text: impl Into<String>) -> Self {
        Self { value, label: text.into(), translated: false }
    }
}

/// A row of choices under a heading; `key` names the heading's text and the group.
pub(crate) fn choice<T>(
    key: &'static str,
    choices: &[Choice<T>],
    chosen: RwSignal<T>,
) -> impl IntoView + use<T>
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let one = |(i, choice): (usize, &Choice<T>)| {
        let Choice { value, label, translated } = choice.clone();
        view! {
            <label>
                <input
                    type="radio"
                    name=key
                    value=i
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| chosen.set(value)
                />
                <span>{move || if translated { say(&label) } else { label.clone() }}</span>
            </label>
        }
    };
    let choices = choices.iter().enumerate().map(one).collect_view();
    view! {
        <fieldset class="choice">
            <legend>{move || say(key)}</legend>
            <div>{choices}</div>
        </fieldset>
    }
}
