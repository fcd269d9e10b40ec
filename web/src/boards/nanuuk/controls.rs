//! What is decided beside the floe: staying, harnessing, taking, trading, stopping, confirming.

use leptos::prelude::*;
use nanuuk::Stone;

use super::picture;
use super::table::Table;
use super::words;
use crate::texts::{say, say_with};

/// The identifier of the first button, for those who play by keys.
pub(super) const FIRST: &str = "f-first";

/// The equipment that is had for prey (N-63).
pub(super) const fn wares(prey: &str) -> &'static [&'static str] {
    match prey.as_bytes() {
        b"fish" => &["husky"],
        b"seal" => &["kayak"],
        b"walrus" => &["sled"],
        b"whale" => &["husky", "sled", "kayak"],
        _ => &[],
    }
}

/// A stone or piece of equipment as a small picture.
pub(super) fn icon(thing: &str) -> String {
    let inside = match Stone::from_name(thing) {
        Some(stone) => picture::stone(stone),
        None => format!(r##"<use href="#f-disc"/><use href="#f-{thing}" transform="scale(1.18)"/>"##),
    };
    format!(r#"<svg class="f-icon" viewBox="-38 -37 76 76" aria-hidden="true">{inside}</svg>"#)
}

/// A button: the action it plays, the words on it, the pictures before them.
struct Button {
    action: String,
    text: String,
    icons: String,
    class: &'static str,
}

/// The controls that the stage of the turn calls for.
pub(super) fn controls(table: Table) -> impl IntoView {
    let shown = move || {
        if let Some(action) = table.pending.get() {
            return confirm(table, action).into_any();
        }
        let buttons = buttons(table);
        buttons
            .into_iter()
            .enumerate()
            .map(|(i, Button { action, text, icons, class })| {
                view! {
                    <button id=(i == 0).then_some(FIRST) class=class on:click=move |event| table.by_button(&event, &action)>
                        <span class="f-icons" inner_html=icons></span>
                        <span>{text}</span>
                    </button>
                }
            })
            .collect_view()
            .into_any()
    };
    view! { <div class="f-controls">{shown}</div> }
}

fn buttons(table: Table) -> Vec<Button> {
    let choices = table.choices.get();
    let mut buttons = Vec::new();
    let mut add = |action: &str, text: String, icons: String, class| {
        buttons.push(Button { action: action.into(), text, icons, class });
    };
    for prey in &choices.trades {
        let got = gain(table, prey);
        let text = say_with(
            "nanuuk-trade",
            &[
                ("what", words::thing(prey).into()),
                ("got", words::and(&got.iter().map(|got| words::thing(got)).collect::<Vec<_>>()).into()),
            ],
        );
        let icons =
            std::iter::once(icon(prey)).chain(["→".into()]).chain(got.iter().map(|got| icon(got))).collect();
        add(&format!("trade {prey}"), text, icons, "f-trade");
    }
    for prey in &choices.drops {
        add(
            &format!("drop {prey}"),
            say_with("nanuuk-drop", &[("what", words::thing(prey).into())]),
            icon(prey),
            "f-drop",
        );
    }
    // Those who do not see the pictures hear what is given back.
    let team = || {
        let heard = say("nanuuk-harness-what");
        format!(r#"{}{}<span class="unseen">{heard}</span>"#, icon("husky"), icon("sled"))
    };
    let stone = table.scene.with(|scene| {
        let mover = scene.piece(scene.acting)?;
        scene.stone(mover.field.as_deref()?)
    });
    // What goes on comes first: taking before leaving, a second step before staying.
    let mut words: Vec<&String> = choices.words.iter().collect();
    words.sort_by_key(|word| matches!(word.as_str(), "leave" | "stay" | "stop"));
    for word in words {
        match word.as_str() {
            "take" => {
                add(word, say("nanuuk-take"), icon(stone.map_or("", Stone::name)), "primary");
            }
            "done" => add(word, say("nanuuk-done"), String::new(), "primary"),
            "harness" => add(word, say("nanuuk-harness"), team(), ""),
            "harness 1" => add(word, say("nanuuk-harness-one"), team(), ""),
            "harness 2" => add(word, say("nanuuk-harness-two"), team(), ""),
            "leave" | "stay" | "stop" => add(word, say(&format!("nanuuk-{word}")), String::new(), ""),
            _ => {}
        }
    }
    buttons
}

/// What a hunter would get for a prey now: what is not carried yet.
pub(super) fn gain(table: Table, prey: &str) -> Vec<&'static str> {
    table.scene.with(|scene| {
        let mover = scene.piece(scene.acting);
        wares(prey).iter().copied().filter(|ware| mover.is_some_and(|mover| !mover.carries(ware))).collect()
    })
}

fn confirm(table: Table, action: String) -> impl IntoView {
    let text = say_with("confirm-move", &[("move", action.clone().into())]);
    view! {
        <button id=FIRST class="primary" on:click=move |event| table.by_button(&event, &action)>{text}</button>
        <button on:click=move |_| table.pending.set(None)>{say("cancel")}</button>
    }
}
