//! The options of a match: where the tigers begin, the tournament rule, repetition.

use leptos::prelude::*;
use serde_json::{Value, json};

use super::geometry::Field;
use super::picture;
use crate::texts::{say, say_with};
use crate::widgets::{Choice, choice};

/// M-4: there are four tigers.
const TIGERS: usize = 4;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Start {
    Corners,
    Cages,
    Own,
}

/// The form; writes a JSON object, or nothing while four fields are not chosen yet.
pub(super) fn options(options: RwSignal<Option<Value>>) -> AnyView {
    let start = RwSignal::new(Start::Corners);
    let own = RwSignal::new(Vec::<Field>::new());
    let faults = RwSignal::new(false);
    let repetition = RwSignal::new("claim");
    Effect::new(move || {
        let place = match start.get() {
            Start::Corners => Some(json!("corners")),
            Start::Cages => Some(json!("cages")),
            Start::Own => own.with(|own| {
                (own.len() == TIGERS).then(|| own.iter().map(|field| field.name()).collect::<Vec<_>>().into())
            }),
        };
        options.set(
            place.map(
                |place| json!({ "start": place, "faults": faults.get(), "repetition": repetition.get() }),
            ),
        );
    });
    let starts = [
        Choice::new(Start::Corners, "mandua-start-corners"),
        Choice::new(Start::Cages, "mandua-start-cages"),
        Choice::new(Start::Own, "mandua-start-own"),
    ];
    let rules = [Choice::new(false, "mandua-faults-off"), Choice::new(true, "mandua-faults-on")];
    let repetitions = [
        Choice::new("claim", "mandua-repetition-claim"),
        Choice::new("auto", "mandua-repetition-auto"),
        Choice::new("off", "mandua-repetition-off"),
    ];
    view! {
        {choice("mandua-start", &starts, start)}
        <Show when=move || start.get() == Start::Own>{picker(own)}</Show>
        {choice("mandua-faults", &rules, faults)}
        <p class="hint">{move || say(if faults.get() { "mandua-faults-on-hint" } else { "mandua-faults-off-hint" })}</p>
        {choice("mandua-repetition", &repetitions, repetition)}
    }
    .into_any()
}

/// A small board on which four fields are chosen.
fn picker(own: RwSignal<Vec<Field>>) -> impl IntoView {
    let toggle = move |field: Field| {
        own.update(|own| match own.iter().position(|&chosen| chosen == field) {
            Some(place) => {
                own.remove(place);
            }
            None if own.len() < TIGERS => own.push(field),
            None => {}
        });
    };
    let field = move |field: Field| {
        let (x, y) = field.middle();
        let chosen = move || own.with(|own| own.contains(&field));
        view! {
            <g
                class="m-field target"
                transform=format!("translate({x} {y})")
                role="checkbox"
                tabindex="0"
                aria-checked=move || chosen().to_string()
                aria-label=field.name()
                on:click=move |_| toggle(field)
                on:keydown=move |event| {
                    if matches!(event.key().as_str(), "Enter" | " ") {
                        event.prevent_default();
                        toggle(field);
                    }
                }
            >
                <rect x="-50" y="-50" width="100" height="100"></rect>
                <Show when=chosen><use href="#m-tiger"></use></Show>
                <circle class="m-focus" r="46"></circle>
            </g>
        }
    };
    view! {
        <div class="m-picker">
            <svg class="m-board" viewBox=picture::VIEW_BOX role="group" aria-label=move || say("mandua-start-pick")>
                <g inner_html=picture::board() aria-hidden="true"></g>
                {Field::all().map(field).collect_view()}
            </svg>
            <p class="hint" role="status">
                {move || say_with("mandua-start-left", &[("count", (TIGERS - own.with(Vec::len)).into())])}
            </p>
        </div>
    }
}
