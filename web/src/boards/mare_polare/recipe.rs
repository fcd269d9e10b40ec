//! The recipe of the one who looks: its face down, looked at, put away. Only while it is looked at is it in
//! the page.

use leptos::prelude::*;
use mare_polare::{Recipes, Species};

use super::table::{Card, Table};
use super::{picture, words};
use crate::texts::{say, say_with};

/// The element of the card.
pub(super) const CARD: &str = "p-card";

/// What a recipe asks for, by its number, in the order of the species (P-4).
pub(super) fn counts(number: u8) -> Option<[u8; 4]> {
    let recipe = Recipes::built_in().of(mare_polare::Card::new(number)?);
    Some(Species::ALL.map(|species| recipe[species]))
}

/// The card over the sea, while it is offered or open.
pub(super) fn card(table: Table) -> impl IntoView {
    let state = move || table.recipe.get().zip(Some(table.card.get()));
    move || match state() {
        Some(((seat, _), Card::Offered)) => Some(offered(table, seat).into_any()),
        Some(((_, number), Card::Open)) => counts(number).map(|counts| open(table, counts).into_any()),
        _ => None,
    }
}

/// At the iceberg it is seen in the mirror (P-17), else as a card (P-5).
fn in_mirror(table: Table) -> bool {
    table.view.with(|view| view.as_ref().is_some_and(|view| view.look.is_some()))
}

fn offered(table: Table, seat: u8) -> impl IntoView {
    let mirror = in_mirror(table);
    let picture = if mirror {
        concat!(
            r##"<g transform="translate(6 4) scale(1.9)"><use href="#p-face-m"/></g>"##,
            r##"<g transform="translate(0 66) scale(1.2)"><use href="#p-eye-open"/></g>"##
        )
    } else {
        r##"<g transform="translate(0 48) scale(1.3)"><use href="#p-eye-open"/></g>"##
    };
    let sign = if mirror { String::new() } else { back(seat) };
    view! {
        <button
            id=CARD
            class=if mirror { "p-card mirror" } else { "p-card" }
            aria-label=move || say("mare-polare-card-look")
            title=move || say("mare-polare-card-look")
            on:click=move |_| table.card.set(Card::Open)
        >
            <svg viewBox="-110 -100 220 200" aria-hidden="true" inner_html=sign + picture></svg>
        </button>
    }
}

/// The back of a card, with the figure it hangs on.
fn back(seat: u8) -> String {
    format!(
        r#"<g class="p-seat-{seat}" transform="translate(0 10) scale(1.35)">{}</g>"#,
        picture::person(seat)
    )
}

fn open(table: Table, counts: [u8; 4]) -> impl IntoView {
    let mirror = in_mirror(table);
    let words = move || say_with("mare-polare-card-words", &[("fish", words::recipe(counts).into())]);
    view! {
        <button
            id=CARD
            class=if mirror { "p-card open mirror" } else { "p-card open" }
            aria-label=move || format!("{}. {}", words(), say("mare-polare-card-hide"))
            title=move || say("mare-polare-card-hide")
            on:click=move |_| table.card.set(Card::Away)
        >
            <svg viewBox="0 0 200 150" aria-hidden="true" inner_html=picture::recipe(counts)></svg>
        </button>
    }
}

/// What brings the card back as long as it may be seen; where it lies open, small.
pub(super) fn again(table: Table) -> impl IntoView {
    let small = move || {
        let (_, number) = table.recipe.get().filter(|_| table.card.get() == Card::Away)?;
        let open = table.lies_open().then(|| counts(number)).flatten();
        Some(match open {
            Some(counts) => ("0 0 200 150", picture::recipe(counts)),
            None => ("-44 -44 88 88", r##"<use href="#p-eye-open"/>"##.into()),
        })
    };
    let button = move |(frame, svg): (&'static str, String)| {
        view! {
            <button
                class="p-pic p-again"
                aria-label=move || say("mare-polare-card-look")
                title=move || say("mare-polare-card-look")
                on:click=move |_| table.card.set(Card::Open)
            >
                <svg viewBox=frame aria-hidden="true" inner_html=svg></svg>
            </button>
        }
    };
    move || small().map(button)
}
