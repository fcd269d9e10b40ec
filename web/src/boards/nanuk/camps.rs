//! Taking sides, and what each side lays down (K-14 to K-17).

use leptos::prelude::*;

use ::nanuk::{Side, Stage};

use super::seats::{role, who};
use super::table::{Table, rule, side_sign, target};
use super::{cards, talk, words};
use crate::texts::{say, say_with};

pub(super) fn camps(table: Table) -> AnyView {
    let choosing = move || table.stage.get() == Some(Stage::Sides);
    view! {
        <section class="n-camps">
            {target(table)}
            {move || if choosing() { undecided(table).into_any() } else { both(table).into_any() }}
        </section>
    }
    .into_any()
}

fn all(table: Table) -> std::ops::RangeInclusive<u8> {
    1..=table.of_view(super::view::View::seats)
}

/// While sides are chosen: who leads, who has decided, what is said.
fn undecided(table: Table) -> impl IntoView {
    let row = move |seat: u8| {
        let state = move || role(table, seat).unwrap_or_else(|| say("nanuk-undecided"));
        let decided = move || table.of_view(|view| view.has_decided(seat));
        view! {
            <li class:decided=decided>
                {who(table, seat)}
                <span class="n-state">{state}</span>
                {talk::bubble(table, seat)}
            </li>
        }
    };
    let openly =
        move || table.game.now.with(|now| now.as_ref().is_some_and(|now| now.options["open-sides"] == true));
    view! {
        <ul class="n-council">{move || all(table).map(row).collect_view()}</ul>
        {talk::phrases(table)}
        <Show when=move || table.asked.get().is_some() && !openly()>
            <p class="n-note">{move || say("nanuk-choice-stands")} " " {rule("K-14")}</p>
        </Show>
    }
}

/// Hunting or staying.
pub(super) fn decide(table: Table) -> impl IntoView {
    view! {
        {choice(table, Side::Hunt, "hunt", "nanuk-choose-hunt", "nanuk-choose-hunt-what")}
        {choice(table, Side::Doom, "stay", "nanuk-choose-stay", "nanuk-choose-stay-what")}
    }
}

fn choice(
    table: Table,
    side: Side,
    action: &'static str,
    key: &'static str,
    what: &'static str,
) -> impl IntoView {
    view! {
        <button type="button" class=format!("n-take {}", side.text()) on:click=move |_| table.play(action.into())>
            <span inner_html=side_sign(side) aria-hidden="true"></span>
            <strong>{move || say(key)}</strong>
            <small>{move || say(what)}</small>
        </button>
    }
}

/// Once sides are known: both camps, leaders first, and how many cards each has laid face down.
fn both(table: Table) -> impl IntoView {
    view! {
        <div class="n-both">
            {camp(table, Side::Hunt, "nanuk-camp-hunt")}
            {camp(table, Side::Doom, "nanuk-camp-doom")}
        </div>
        {move || own_laid(table)}
    }
}

fn camp(table: Table, side: Side, key: &'static str) -> impl IntoView {
    let members = move || {
        let mut members: Vec<u8> =
            all(table).filter(|&seat| table.of_view(|view| view.side(seat)) == Some(side)).collect();
        members.sort_by_key(|&seat| {
            table.of_view(|view| view.hunt_leader() != Some(seat) && view.doom != Some(seat))
        });
        members
    };
    let row = move |seat: u8| {
        let leads = table.of_view(|view| view.hunt_leader() == Some(seat) || view.doom == Some(seat));
        let laid = Memo::new(move |_| table.of_view(|view| view.laid(seat)));
        view! {
            <li class:leads=leads>
                {who(table, seat)}
                {leads.then(|| view! { <span class="n-state">{move || role(table, seat)}</span> })}
                {move || (laid.get() > 0).then(|| view! {
                    <span class="n-laid" role="img" aria-label=say_with("nanuk-laid", &[("count", laid.get().into())]) inner_html=cards::backs(laid.get())></span>
                })}
            </li>
        }
    };
    let seats = Memo::new(move |_| members());
    view! {
        <section class=format!("n-camp {}", side.text())>
            <h3><span inner_html=side_sign(side) aria-hidden="true"></span>{move || say(key)}</h3>
            <ul>{move || seats.get().into_iter().map(row).collect_view()}</ul>
        </section>
    }
}

/// What the one who looks has laid, which nobody else sees.
fn own_laid(table: Table) -> Option<impl IntoView> {
    let own = table.own.get()?;
    let list = table.of_view(|view| words::own_laid(view, own));
    (!list.is_empty()).then(|| {
        let shown: String = list.iter().map(|&card| words::card_face(card)).collect();
        view! {
            <p class="n-own-laid">
                <span>{say("nanuk-you-laid")}</span>
                <span class="n-small" inner_html=shown aria-hidden="true"></span>
                <span class="unseen">{words::cards(&list)}</span>
            </p>
        }
    })
}
