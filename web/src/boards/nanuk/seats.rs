//! Those at the far side of the table, clockwise from left to right.

use leptos::prelude::*;

use ::nanuk::{Side, Stage, Wind};

use super::cards;
use super::table::{Table, side_sign};
use super::view::View;
use super::words;
use crate::boards::signs;
use crate::texts::{say, say_with};

pub(super) fn far_side(table: Table) -> impl IntoView {
    let wind = move || match table.of_view(|view| view.wind) {
        Some(Wind::Cw) => "n-far cw",
        Some(Wind::Ccw) => "n-far ccw",
        None => "n-far",
    };
    view! {
        <ol class=wind aria-label=move || say("nanuk-far-side")>
            {move || table.others().into_iter().map(|seat| plate(table, seat)).collect_view()}
        </ol>
    }
}

/// What is told of a seat in short, for who does not see it.
fn summary(table: Table, seat: u8) -> String {
    let (cards, laid) = table.of_view(|view| (view.held(seat), view.laid(seat)));
    let points = table.points().get(usize::from(seat) - 1).copied().unwrap_or(0);
    let mut text = say_with(
        "nanuk-seat-summary",
        &[("name", table.name(seat).into()), ("cards", cards.into()), ("points", points.into())],
    );
    let role = role(table, seat);
    for more in
        [role, (laid > 0).then(|| say_with("nanuk-laid", &[("count", laid.into())]))].into_iter().flatten()
    {
        text = format!("{text}, {more}");
    }
    text
}

/// What a seat is in the hunt, in words.
pub(super) fn role(table: Table, seat: u8) -> Option<String> {
    table.of_view(|view| role_in(view, seat))
}

/// The same, read off a view.
pub(super) fn role_in(view: &View, seat: u8) -> Option<String> {
    let decided = view.has_decided(seat);
    Some(say(match (view.side(seat), view.hunt_leader() == Some(seat), view.doom == Some(seat)) {
        (_, true, _) => "nanuk-hunt-leader",
        (_, _, true) => "nanuk-doom-leader",
        (Some(Side::Hunt), ..) => "nanuk-hunter",
        (Some(Side::Doom), ..) => "nanuk-doomer",
        (None, ..) if decided => "nanuk-decided",
        _ => return None,
    }))
}

fn plate(table: Table, seat: u8) -> impl IntoView {
    let side = Memo::new(move |_| table.of_view(|view| view.side(seat)));
    let acts = Memo::new(move |_| {
        table
            .game
            .shown
            .with(|shown| shown.as_ref().is_some_and(|shown| !shown.past && shown.seen.acts(seat)))
    });
    let cards = Memo::new(move |_| table.of_view(|view| view.held(seat)));
    let laid = Memo::new(move |_| table.of_view(|view| view.laid(seat)));
    let points = Memo::new(move |_| table.points().get(usize::from(seat) - 1).copied().unwrap_or(0));
    let leads =
        Memo::new(move |_| table.of_view(|view| view.hunt_leader() == Some(seat) || view.doom == Some(seat)));
    let secret =
        Memo::new(move |_| table.of_view(|view| view.has_decided(seat) && view.side(seat).is_none()));
    let first = Memo::new(move |_| table.of_view(|view| view.first == Some(seat)));
    view! {
        <li
            class="n-plate"
            class:acts=acts
            class:hunts=move || side.get() == Some(Side::Hunt)
            class:dooms=move || side.get() == Some(Side::Doom)
        >
            <span class="unseen">{move || summary(table, seat)}</span>
            <span class="seat-sign" inner_html=signs::sign(seat) aria-hidden="true"></span>
            <strong aria-hidden="true">{move || table.name(seat)}</strong>
            <span class="n-points" aria-hidden="true" title=move || say("nanuk-points-now")>{points}</span>
            <span class="n-held" aria-hidden="true" inner_html=move || cards::backs(cards.get())></span>
            {move || side.get().map(|side| view! {
                <span class="n-side" class:leads=leads title=role(table, seat) inner_html=side_sign(side) aria-hidden="true"></span>
            })}
            {move || secret.get().then(|| view! { <span class="n-side sealed" aria-hidden="true">"?"</span> })}
            {move || (laid.get() > 0).then(|| view! {
                <span class="n-laid" aria-hidden="true" inner_html=cards::backs(laid.get())></span>
            })}
            {move || first.get().then(|| view! { <span class="n-first" title=say("nanuk-first-player") aria-hidden="true">"1"</span> })}
        </li>
    }
}

/// Whether sides are being chosen or there are sides already.
pub(super) fn hunting(stage: Option<Stage>) -> bool {
    matches!(stage, Some(Stage::Sides | Stage::Ante | Stage::Give | Stage::Day | Stage::Pick))
}

/// The sign and name of a seat in a line.
pub(super) fn who(table: Table, seat: u8) -> impl IntoView {
    let name = move || if table.own.get() == Some(seat) { words::you() } else { table.name(seat) };
    view! { <span class="n-who"><span class="seat-sign" inner_html=signs::sign(seat)></span>{name}</span> }
}
