//! The options of a match: open sides, seasons, who begins, talk.

use leptos::prelude::*;
use serde_json::{Value, json};

use crate::texts::{say, say_with};
use crate::widgets::{Choice, choice};

/// The form; writes a JSON object.
pub(super) fn options(options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView {
    let (open, seasons, talk) = (RwSignal::new(false), RwSignal::new(1_u8), RwSignal::new(60_u32));
    // Seat 0 is by lot.
    let first = RwSignal::new(0_u8);
    Effect::new(move || {
        let first = match first.get() {
            seat if (1..=seats.get()).contains(&seat) => json!(seat),
            _ => json!("lot"),
        };
        options.set(Some(json!({
            "open-sides": open.get(), "seasons": seasons.get(), "first": first, "talk": talk.get(),
        })));
    });
    let sides = [Choice::new(false, "nanuk-sides-secret"), Choice::new(true, "nanuk-sides-open")];
    let counts: Vec<_> = [1_u8, 2, 3, 5].map(|count| Choice::plain(count, count.to_string())).into();
    let talks = [
        Choice::new(0_u32, "nanuk-talk-none"),
        Choice::new(30, "nanuk-talk-30"),
        Choice::new(60, "nanuk-talk-60"),
        Choice::new(120, "nanuk-talk-120"),
    ];
    let firsts = move || {
        let mut list = vec![Choice::new(0_u8, "side-by-lot")];
        list.extend(
            (1..=seats.get())
                .map(|seat| Choice::plain(seat, say_with("seat-number", &[("seat", seat.into())]))),
        );
        choice("nanuk-first", &list, first)
    };
    view! {
        {choice("nanuk-sides", &sides, open)}
        <p class="hint">{move || say(if open.get() { "nanuk-sides-open-hint" } else { "nanuk-sides-secret-hint" })}</p>
        {choice("nanuk-seasons", &counts, seasons)}
        {choice("nanuk-talk-time", &talks, talk)}
        <p class="hint">{move || say("nanuk-talk-hint")}</p>
        {firsts}
    }
    .into_any()
}
