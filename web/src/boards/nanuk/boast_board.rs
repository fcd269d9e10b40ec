//! The board for boasts: animals, numbers and days, and where the last boast stands (K-11, K-12).

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use ::nanuk::{Animal, Boast, Stage};

use super::boasts::Word;
use super::cards;
use super::table::{Table, into_sight, rule};
use super::view::Claim;
use super::words;
use crate::boards::signs;
use crate::browser;
use crate::texts::{say, say_with};

pub(super) fn board(table: Table) -> AnyView {
    let animals: Vec<Word> = Animal::ALL.into_iter().map(Word::Animal).collect();
    let numbers: Vec<Word> = (1..=Animal::HIGHEST_NUMBER).map(Word::Number).collect();
    let days: Vec<Word> = (1..=Boast::MOST_DAYS).map(Word::Days).collect();
    // Nothing of what is to be chosen lies behind the hand.
    Effect::new(move || {
        if is_asked(table) {
            browser::after(0.0, || into_sight("n-boasts"));
        }
    });
    view! {
        <section id="n-boasts" class="n-boasts" class:asked=move || is_asked(table) aria-label=move || say("nanuk-boast-board")>
            <div class="n-last" aria-live="off">{move || last(table)}</div>
            {track(table, "n-animals", "nanuk-animal", animals)}
            {track(table, "n-numbers", "nanuk-number", numbers)}
            {track(table, "n-days-track", "nanuk-days", days)}
            <Show when=move || is_asked(table)>{raise(table)}</Show>
        </section>
    }
    .into_any()
}

fn is_asked(table: Table) -> bool {
    table.asked.get().is_some() && table.stage.get() == Some(Stage::Boast)
}

fn claim(table: Table) -> Option<Claim> {
    table.of_view(|view| view.claim)
}

/// The last boast, large; or what is being done before the first one.
fn last(table: Table) -> AnyView {
    match (claim(table), table.stage.get()) {
        (Some(Claim { seat, boast }), _) => view! {
            <span class="n-who"><span class="seat-sign" inner_html=signs::sign(seat)></span>{table.name(seat)}</span>
            <span class="n-said">
                <strong>{boast.number}</strong>
                <span class="n-big" inner_html=cards::animal(boast.animal)></span>
                <span>{say_with("nanuk-in-days", &[("days", boast.days.into())])}</span>
            </span>
            <span class="unseen">{words::boast(boast)}</span>
        }
        .into_any(),
        (None, Some(Stage::Boast)) => view! { <span class="n-quiet">{say("nanuk-no-boast")}</span> }.into_any(),
        (None, Some(Stage::First)) => view! { <span class="n-quiet">{say("nanuk-drawing-lots")}</span> }.into_any(),
        (None, _) => view! { <span class="n-quiet">{say("nanuk-dealing")}</span> }.into_any(),
    }
}

fn cell_id(word: Word) -> String {
    match word {
        Word::Animal(animal) => format!("n-animal-{animal}"),
        Word::Number(number) => format!("n-number-{number}"),
        Word::Days(days) => format!("n-days-{days}"),
    }
}

/// One of the three things a boast says, as a row of choices.
fn track(table: Table, class: &'static str, key: &'static str, list: Vec<Word>) -> impl IntoView {
    let order = StoredValue::new(list.clone());
    let keys = move |event: KeyboardEvent| {
        let back = match event.key().as_str() {
            "ArrowLeft" | "ArrowUp" => true,
            "ArrowRight" | "ArrowDown" => false,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        step(table, &order.get_value(), back);
    };
    view! {
        <div class=format!("n-track {class}")>
            <span class="n-label" id=format!("{class}-label")>{move || say(key)}</span>
            <div class="n-cells" role="radiogroup" aria-labelledby=format!("{class}-label") data-keys="own" on:keydown=keys>
                {list.into_iter().map(|word| cell(table, word)).collect_view()}
            </div>
        </div>
    }
}

/// Goes to the next thing that may be said.
fn step(table: Table, order: &[Word], back: bool) {
    let Some(draft) = table.draft.get_untracked() else { return };
    let allowed: Vec<Word> = table
        .boasts
        .with_untracked(|boasts| order.iter().copied().filter(|&word| boasts.allow(word)).collect());
    let Some(at) = allowed.iter().position(|word| word.is_in(draft)) else { return };
    let next = if back { at.checked_sub(1) } else { Some(at + 1) };
    if let Some(&word) = next.and_then(|next| allowed.get(next)) {
        choose(table, word);
        browser::focus(&cell_id(word));
    }
}

/// The boast being put together says this from now on; the rest gives way where the rules ask for it.
fn choose(table: Table, word: Word) {
    if !table.boasts.with_untracked(|boasts| !boasts.is_empty()) {
        return table.not_now();
    }
    let nearest = table.boasts.with_untracked(|boasts| {
        let from = table.draft.get_untracked().or_else(|| boasts.legal.first().copied())?;
        boasts.nearest(from, word)
    });
    match nearest {
        Some(boast) => table.draft.set(Some(boast)),
        None => table.game.hint("nanuk-hint-no-raise", "K-12"),
    }
}

fn cell(table: Table, word: Word) -> impl IntoView {
    let is_last = Memo::new(move |_| claim(table).is_some_and(|claim| word.is_in(claim.boast)));
    let chosen =
        Memo::new(move |_| is_asked(table) && table.draft.get().is_some_and(|draft| word.is_in(draft)));
    let off = Memo::new(move |_| !table.boasts.with(|boasts| boasts.allow(word)));
    let mark = move || {
        let seat = claim(table).filter(|_| is_last.get())?.seat;
        Some(view! { <span class="n-mark" inner_html=signs::sign(seat) aria-hidden="true"></span> })
    };
    let label = move || {
        let word = match word {
            Word::Animal(animal) => words::animal(animal),
            Word::Number(number) => say_with("nanuk-number-of", &[("number", number.into())]),
            Word::Days(days) => say_with("nanuk-in-days", &[("days", days.into())]),
        };
        if is_last.get() { format!("{word}, {}", say("nanuk-last-boast")) } else { word }
    };
    let face = match word {
        Word::Animal(animal) => view! {
            <span class="n-animal" inner_html=cards::animal(animal) aria-hidden="true"></span>
            <span aria-hidden="true">{move || words::animal(animal)}</span>
        }
        .into_any(),
        Word::Number(number) | Word::Days(number) => {
            view! { <span aria-hidden="true">{number}</span> }.into_any()
        }
    };
    view! {
        <button
            id=cell_id(word)
            type="button"
            class="n-cell"
            class:last=is_last
            class:on=chosen
            class:off=off
            role="radio"
            aria-checked=move || chosen.get().to_string()
            aria-disabled=move || off.get().to_string()
            aria-label=label
            tabindex=move || if chosen.get() { "0" } else { "-1" }
            on:click=move |_| choose(table, word)
        >
            {face}
            {mark}
        </button>
    }
}

/// Quick raises, and what the rules ask of a raise.
fn raise(table: Table) -> impl IntoView {
    let draft = move || table.draft.get();
    let quick = move |key: &'static str, change: fn(Boast) -> Boast| {
        let raised = move || {
            let raised = claim(table).map(|claim| change(claim.boast))?;
            table.boasts.with(|boasts| boasts.legal.contains(&raised)).then_some(raised)
        };
        move || {
            raised().map(|boast| view! {
                <button type="button" class="n-quick" on:click=move |_| table.draft.set(Some(boast))>{say(key)}</button>
            })
        }
    };
    let other_animal =
        move || claim(table).zip(draft()).is_some_and(|(claim, draft)| claim.boast.animal != draft.animal);
    view! {
        <div class="n-raise">
            <p class="n-quicks">
                {quick("nanuk-day-more", |boast| Boast { days: boast.days + 1, ..boast })}
                {quick("nanuk-animal-more", |boast| Boast { number: boast.number + 1, ..boast })}
            </p>
            <p class="n-note">
                {move || match (draft().is_some(), other_animal()) {
                    (false, _) => say("nanuk-only-doom"),
                    (_, true) => say("nanuk-another-animal"),
                    _ => say("nanuk-never-falls"),
                }}
                " "
                {rule("K-12")}
            </p>
        </div>
    }
}

/// The boast that has been put together, and doom.
pub(super) fn decide(table: Table) -> impl IntoView {
    let draft = move || table.draft.get();
    let boast = move |_| {
        if let Some(boast) = table.draft.get_untracked() {
            table.play(format!("boast {boast}"));
        }
    };
    let can_doom = move || table.boasts.with(|boasts| boasts.doom);
    let doom = move |_| {
        if table.boasts.with_untracked(|boasts| boasts.doom) {
            table.play("doom".into());
        } else {
            table.game.hint("nanuk-refused-nothing-to-doom", "K-11");
        }
    };
    view! {
        <Show when=move || draft().is_some()>
            <button type="button" class="primary n-boast" on:click=boast>
                {move || draft().map(|draft| say_with("nanuk-boast", &[("boast", words::boast(draft).into())]))}
            </button>
        </Show>
        <button type="button" class="n-doom" class:refused=move || !can_doom() aria-disabled=move || (!can_doom()).to_string() on:click=doom>
            {move || say("nanuk-doom")}
        </button>
    }
}
