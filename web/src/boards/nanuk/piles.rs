//! Score piles, laid out as they bring the most (K-32, K-33).

use leptos::prelude::*;

use ::nanuk::Pile;

use super::arrange::{Arranged, Part};
use super::cards;
use super::seats::who;
use super::table::{Table, rule};
use super::words;
use crate::texts::{say, say_with};
use crate::widgets;

/// A pile in sets, pairs and what is left, with what each brings.
pub(super) fn arranged(pile: &Pile) -> AnyView {
    if pile.is_empty() {
        return view! { <span class="n-quiet">{say("nanuk-pile-empty")}</span> }.into_any();
    }
    let arranged = Arranged::of(pile);
    let group = |parts: &[Part], points: u8, class: &str| {
        let drawn: String = parts.iter().map(|&part| cards::part(part)).collect();
        let points = if points > 0 { format!("<b>{points}</b>") } else { String::new() };
        format!(r#"<span class="n-group {class}">{drawn}{points}</span>"#)
    };
    let sets = arranged.sets.iter().map(|set| group(set, ::nanuk::SET_POINTS, "set"));
    let pairs = arranged.pairs.iter().map(|pair| group(pair, ::nanuk::PAIR_POINTS, "pair"));
    let rest = (!arranged.rest.is_empty()).then(|| group(&arranged.rest, 0, "rest"));
    let drawn: String = sets.chain(pairs).chain(rest).collect();
    let bears = pile.nanuk_cards();
    let paws = if bears > 0 {
        format!(r#"<span class="n-group bears">{}<i>×{bears}</i></span>"#, cards::sign("paw"))
    } else {
        String::new()
    };
    let values = [
        ("sets", arranged.sets.len().into()),
        ("pairs", arranged.pairs.len().into()),
        ("points", arranged.points().into()),
        ("bears", bears.into()),
    ];
    view! {
        <span class="n-arranged" inner_html=drawn + &paws aria-hidden="true"></span>
        <span class="unseen">{say_with("nanuk-pile-summary", &values)}</span>
    }
    .into_any()
}

/// All score piles, one a line.
pub(super) fn all(table: Table) -> AnyView {
    let seats = move || 1..=table.of_view(super::view::View::seats);
    let most = move || table.of_view(|view| view.piles.iter().map(Pile::nanuk_cards).max().unwrap_or(0));
    let row = move |seat: u8| {
        let pile =
            move || table.of_view(|view| view.piles.get(usize::from(seat) - 1).copied().unwrap_or_default());
        let points = move || table.points().get(usize::from(seat) - 1).copied().unwrap_or(0);
        let bonus = move || {
            let has_most = most() > 0 && pile().nanuk_cards() == most();
            has_most
                .then(|| view! { <span class="n-state">{say("nanuk-most-bears")} " " {rule("K-33")}</span> })
        };
        let total = move || {
            let seasons = table
                .game
                .now
                .with(|now| now.as_ref().and_then(|now| now.options["seasons"].as_u64()).unwrap_or(1));
            let total = table.of_view(|view| view.totals.get(usize::from(seat) - 1).copied().unwrap_or(0));
            (seasons > 1).then(|| view! { <span class="n-state">{say_with("nanuk-total", &[("points", total.into())])}</span> })
        };
        view! {
            <li>
                {who(table, seat)}
                <strong class="n-points">{move || say_with("nanuk-points", &[("points", points().into())])}</strong>
                {bonus}
                {total}
                <div>{move || arranged(&pile())}</div>
            </li>
        }
    };
    view! {
        <section class="n-all-piles">
            <h3>{move || say("nanuk-piles")} " " {rule("K-32")}</h3>
            <ol>{move || seats().map(row).collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// The same at any time, over the page, with the discards.
pub(super) fn dialog(table: Table) -> impl IntoView {
    let content = move || {
        let discards = move || table.of_view(|view| view.discards);
        view! {
            {all(table)}
            <section class="n-all-piles">
                <h3>{move || say("nanuk-discards")}</h3>
                <p class="n-cards" inner_html=move || super::hand::small(&discards()) aria-hidden="true"></p>
                <p class="unseen">{move || words::cards(&discards().cards().collect::<Vec<_>>())}</p>
            </section>
        }
        .into_any()
    };
    widgets::dialog(table.piles_open, || say("nanuk-piles"), content)
}
