//! The options of a match: how one fishes, whether recipes lie open, who begins.

use leptos::prelude::*;
use serde_json::{Value, json};

use crate::texts::{say, say_with};
use crate::widgets::{Choice, choice};

/// The form; writes a JSON object. `seats` is how many play.
pub(super) fn options(options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView {
    let feel = RwSignal::new("shape");
    let open = RwSignal::new(false);
    // Seat 0 is by lot.
    let first = RwSignal::new(0_u8);
    Effect::new(move || {
        let begins = match first.get() {
            seat if (1..=seats.get()).contains(&seat) => json!(seat),
            _ => json!("lot"),
        };
        options.set(Some(json!({ "feel": feel.get(), "open-recipes": open.get(), "first": begins })));
    });
    let feels =
        [Choice::new("shape", "mare-polare-feel-shape"), Choice::new("blind", "mare-polare-feel-blind")];
    let opens = [Choice::new(false, "mare-polare-open-off"), Choice::new(true, "mare-polare-open-on")];
    let firsts = move || {
        let seat = |seat: u8| Choice::plain(seat, say_with("seat-number", &[("seat", seat.into())]));
        std::iter::once(Choice::new(0, "side-by-lot")).chain((1..=seats.get()).map(seat)).collect::<Vec<_>>()
    };
    view! {
        {choice("mare-polare-feel", &feels, feel)}
        <p class="hint">{move || say(feel_hint(feel.get()))}</p>
        {choice("mare-polare-open", &opens, open)}
        <p class="hint">{move || say(open_hint(open.get()))}</p>
        {move || choice("mare-polare-first", &firsts(), first)}
    }
    .into_any()
}

fn feel_hint(feel: &str) -> &'static str {
    if feel == "shape" { "mare-polare-feel-shape-hint" } else { "mare-polare-feel-blind-hint" }
}

fn open_hint(open: bool) -> &'static str {
    if open { "mare-polare-open-on-hint" } else { "mare-polare-open-off-hint" }
}
