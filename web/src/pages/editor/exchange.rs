//! Playing, sharing, saving and opening what was drawn.

use leptos::html;
use leptos::prelude::*;
use nanuuk::Scenario;
use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

use super::check::{CHECK, flaws};
use super::{Beside, Editor, Trouble};
use crate::boards::nanuuk::code;
use crate::boards::nanuuk::draft::Draft;
use crate::boards::nanuuk::flaws::Flaw;
use crate::boards::nanuuk::scenario;
use crate::browser;
use crate::route::Route;
use crate::texts::say;

/// A larger file is not read, in bytes: no scenario is as large.
const LARGEST: f64 = 100_000.0;

/// The identifier of what is said about something that could not be done.
pub(super) const TROUBLE: &str = "e-trouble";

/// What could not be done, if it is to be said here.
pub(super) fn trouble(editor: Editor, here: Beside) -> impl IntoView {
    move || {
        let Trouble { key, details, .. } = editor.trouble.get().filter(|trouble| trouble.beside == here)?;
        let details: Vec<Flaw> = details.into_iter().take(12).collect();
        Some(view! {
            <div id=TROUBLE class="failure" role="alert">
                <p><strong>{say(key)}</strong></p>
                {(!details.is_empty()).then(|| flaws(editor, details))}
                <button on:click=move |_| editor.trouble.set(None)>{say("close")}</button>
            </div>
        })
    }
}

pub(super) fn exchange(editor: Editor) -> impl IntoView {
    let playable = move || editor.checked.with(|checked| matches!(checked, Some(Ok(_))));
    let play = move |_| {
        // The last stroke may be newer than the last check.
        if !editor.check() {
            return browser::show(CHECK);
        }
        editor.draft.with_untracked(scenario::keep);
        scenario::wish();
        browser::go(&Route::New { game: "nanuuk".into(), bot: true });
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    };
    let link = move || {
        editor.draft.with(|draft| browser::address_of(&Route::Editor { code: Some(code::encode(draft)) }))
    };
    let copied = RwSignal::new(false);
    Effect::new(move || {
        editor.draft.track();
        copied.set(false);
    });
    let field: NodeRef<html::Input> = NodeRef::new();
    let copy = move |_| {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        browser::copy(&untrack(link));
        copied.set(true);
    };
    let save = move |_| match editor.draft.with_untracked(Draft::file) {
        Ok(file) => {
            if let Err(error) = browser::download("scenario.json", &format!("{file:#}\n")) {
                leptos::logging::error!("{error:?}");
                editor.tell(Beside::Exchange, "failure", Vec::new());
            }
        }
        Err(defect) => editor.tell(Beside::Exchange, "editor-unplayable", vec![Flaw::from(&defect)]),
    };
    let chooser: NodeRef<html::Input> = NodeRef::new();
    let open = move |_| {
        if let Some(chooser) = chooser.get_untracked() {
            chooser.click();
        }
    };
    let chosen = move |_| {
        let Some(chooser) = chooser.get_untracked() else { return };
        if let Some(file) = chooser.files().and_then(|files| files.get(0)) {
            read(editor, &file);
        }
        chooser.set_value("");
    };
    view! {
        <p class="buttons e-row">
            <button class="primary" disabled=move || !playable() on:click=play>{move || say("editor-play")}</button>
            <button on:click=save>{move || say("editor-save")}</button>
            <button on:click=open>{move || say("editor-open")}</button>
            <input type="file" accept=".json,application/json" hidden node_ref=chooser on:change=chosen />
        </p>
        {trouble(editor, Beside::Exchange)}
        <div class="e-random">
            <label class="e-text">
                <span>{move || say("editor-link")}</span>
                <input type="text" readonly node_ref=field prop:value=link on:focus=move |_| { if let Some(field) = field.get_untracked() { field.select(); } } />
            </label>
            <button on:click=copy>{move || say(if copied.get() { "editor-copied" } else { "editor-copy" })}</button>
        </div>
    }
}

fn read(editor: Editor, file: &web_sys::File) {
    if file.size() > LARGEST {
        return editor.tell(Beside::Exchange, "editor-file-too-large", Vec::new());
    }
    let Ok(reader) = web_sys::FileReader::new() else { return };
    let loaded = {
        let reader = reader.clone();
        Closure::once_into_js(move || match reader.result().ok().and_then(|text| text.as_string()) {
            Some(text) => take(editor, &text),
            None => editor.tell(Beside::Exchange, "editor-file-unreadable", Vec::new()),
        })
    };
    reader.set_onloadend(Some(loaded.unchecked_ref()));
    let _ = reader.read_as_text(file);
}

/// Takes the place of what is drawn, when the text of a file is a scenario.
fn take(editor: Editor, text: &str) {
    let scenario = serde_json::from_str::<Value>(text)
        .map_err(|error| vec![Flaw::unreadable(&error)])
        .and_then(|file| {
            Scenario::read(&file).map_err(|defects| defects.iter().map(Flaw::from).collect::<Vec<_>>())
        });
    match scenario {
        Ok(scenario) => {
            editor.trouble.set(None);
            editor.change(|draft| *draft = Draft::of_scenario(&scenario));
        }
        Err(details) => editor.tell(Beside::Exchange, "editor-file-bad", details),
    }
}
