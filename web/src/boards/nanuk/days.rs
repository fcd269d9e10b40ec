//! The hunt: contributions turned up together, then a card a day (K-18 to K-20).

use leptos::prelude::*;

use ::nanuk::Card;

use super::hunt::{Deed, Hunt};
use super::table::{Table, into_sight, rule, target};
use super::{cards, hand, words};
use crate::browser;
use crate::texts::{say, say_with};

/// The hunt at what is shown.
pub(super) fn hunt(table: Table) -> Memo<Option<Hunt>> {
    Memo::new(move |_| {
        let view = table.view.get()?;
        table.game.shown.with(|shown| Hunt::of(&view, &shown.as_ref()?.seen.line))
    })
}

pub(super) fn days(table: Table) -> AnyView {
    let hunt = hunt(table);
    let read = move |what: fn(&Hunt) -> u8| hunt.with(|hunt| hunt.as_ref().map_or(0, what));
    let days = Memo::new(move |_| read(|hunt| hunt.target.days));
    let drawn = Memo::new(move |_| read(|hunt| hunt.days.len() as u8));
    // A day that is played, not one that is looked back at, comes into sight.
    Effect::new(move || {
        let day = (drawn.get() + 1).min(days.get());
        if table.game.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| !shown.past)) {
            browser::after(0.0, move || into_sight(&slot_id(day)));
        }
    });
    view! {
        <section class="n-hunt">
            {target(table)}
            <div class="n-standing">{progress(hunt)} {shields(hunt)}</div>
            <h3>{move || say("nanuk-contributions")} " " {rule("K-18")}</h3>
            <div class="n-gifts">{move || hunt.with(|hunt| hunt.as_ref().map(|hunt| {
                let list: Vec<Card> = hunt.shown.cards().collect();
                view! { <span class="n-cards" inner_html=hand::small(&hunt.shown) aria-hidden="true"></span><span class="unseen">{words::cards(&list)}</span> }
            }))}</div>
            <h3>{move || say_with("nanuk-day-of", &[("day", drawn.get().into()), ("days", days.get().into())])} " " {rule("K-19")}</h3>
            <ol class="n-days">
                <For each=move || 1..=days.get() key=|day| *day let(day)>{slot(hunt, drawn, day)}</For>
            </ol>
        </section>
    }
    .into_any()
}

fn slot_id(day: u8) -> String {
    format!("n-slot-{day}")
}

/// A day: its card once it is drawn, before that a back; the next one trembles.
fn slot(hunt: Memo<Option<Hunt>>, drawn: Memo<u8>, day: u8) -> impl IntoView {
    let come = Memo::new(move |_| {
        hunt.with(|hunt| {
            let hunt = hunt.as_ref()?;
            let place = usize::from(day) - 1;
            Some((*hunt.days.get(place)?, *hunt.deeds().get(place)?))
        })
    });
    let class = move || match come.get() {
        Some((_, deed)) => format!("n-slot come {}", deed_class(deed)),
        None if drawn.get() + 1 == day => "n-slot next".into(),
        None => "n-slot".into(),
    };
    let face = move || {
        match come.get() {
        Some((card, deed)) => view! {
            <span class="n-turned" inner_html=words::card_face(card) role="img" aria-label=words::card(card)></span>
            <span class="n-deed">{deed_text(deed)}</span>
        }
        .into_any(),
        None => view! { <span class="n-unturned" inner_html=cards::back() aria-hidden="true"></span> }.into_any(),
    }
    };
    view! { <li id=slot_id(day) class=class><span class="n-day">{day}</span>{face}</li> }
}

const fn deed_class(deed: Deed) -> &'static str {
    match deed {
        Deed::Food(_) => "food",
        Deed::Nothing => "nothing",
        Deed::Protection => "shield",
        Deed::KeptAway(_) => "kept",
        Deed::Bear => "bear",
    }
}

fn deed_text(deed: Deed) -> String {
    match deed {
        Deed::Food(count) => format!("+{count}"),
        Deed::Nothing => "–".into(),
        Deed::Protection => say("nanuk-deed-protection"),
        Deed::KeptAway(0) => say("nanuk-deed-kept-away"),
        Deed::KeptAway(count) => format!("{} +{count}", say("nanuk-deed-kept-away")),
        Deed::Bear => say("nanuk-deed-bear"),
    }
}

/// How far the target is reached, animal by animal.
fn progress(hunt: Memo<Option<Hunt>>) -> impl IntoView {
    move || {
        hunt.with(|hunt| {
            let hunt = hunt.as_ref()?;
            let (brought, number) = (hunt.brought(), hunt.target.number);
            let picture = cards::animal(hunt.target.animal);
            let one = |i: u8| {
                format!(r#"<span class="n-one{}">{picture}</span>"#, if i <= brought { " got" } else { "" })
            };
            let row: String = (1..=number.max(brought)).map(one).collect();
            let values = [("brought", brought.into()), ("number", number.into())];
            Some(view! {
                <div class="n-progress" class:reached=(brought >= number)>
                    <strong>{say_with("nanuk-progress", &values)}</strong>
                    <span class="n-row" inner_html=row aria-hidden="true"></span>
                </div>
            })
        })
    }
}

/// Protections: each a pile of stones, crossed out when it is used up.
fn shields(hunt: Memo<Option<Hunt>>) -> impl IntoView {
    move || {
        hunt.with(|hunt| {
            let (all, used) = hunt.as_ref()?.protections();
            let picture = cards::sign("i");
            let one = |i: u8| {
                format!(
                    r#"<span class="n-shield{}">{picture}</span>"#,
                    if i > all - used { " used" } else { "" }
                )
            };
            let row: String = (1..=all).map(one).collect();
            let values = [("left", (all - used).into()), ("used", used.into())];
            Some(view! {
                <div class="n-shields">
                    <span>{say_with("nanuk-protections", &values)}</span>
                    <span class="n-row" inner_html=row aria-hidden="true"></span>
                </div>
            })
        })
    }
}

/// How the hunt ended, in a line, above the pool.
pub(super) fn outcome(table: Table) -> impl IntoView {
    let hunt = hunt(table);
    move || {
        let won = table.of_view(|view| view.winner)?;
        let (brought, number, bear) = hunt
            .with(|hunt| hunt.as_ref().map(|hunt| (hunt.brought(), hunt.target.number, hunt.bear_came())))?;
        let key = match (won, bear) {
            (::nanuk::Side::Hunt, _) => "nanuk-success",
            (_, true) => "nanuk-failure-bear",
            _ => "nanuk-failure",
        };
        let values = [("brought", brought.into()), ("number", number.into())];
        Some(view! {
            <p class=format!("n-outcome {}", won.text())>
                <strong>{say_with(key, &values)}</strong> " " {rule(if bear { "K-19" } else { "K-20" })}
            </p>
        })
    }
}
