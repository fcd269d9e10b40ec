//! One's own side of the table: the hand, what is chosen from it, one's own score pile.

use leptos::prelude::*;

use ::nanuk::{Card, Pile, Side, Stage};

use super::seats::{hunting, role, who};
use super::table::{Table, side_sign};
use super::{boast_board, camps, cards, piles, words};
use crate::texts::{say, say_with};

/// Nothing once the match is over: then all score piles lie in the middle.
pub(super) fn own_side(table: Table) -> impl IntoView {
    let own = Memo::new(move |_| table.own.get().filter(|_| table.stage.get() != Some(Stage::Over)));
    move || own.get().map(|own| side(table, own))
}

fn side(table: Table, own: u8) -> impl IntoView {
    // Each card with how many of its kind lie before it, so that it stays the same when others leave.
    let hand = Memo::new(move |_| {
        let cards: Vec<Card> =
            table.of_view(|view| view.hand.as_ref().map_or_else(Vec::new, |hand| hand.cards().collect()));
        let before = |i: usize| cards[..i].iter().filter(|card| **card == cards[i]).count();
        cards.iter().enumerate().map(|(i, &card)| (card, before(i))).collect::<Vec<_>>()
    });
    let acts = move || table.asked.get() == Some(own);
    // What is asked is decided here: on small screens the hand then stays in sight.
    let deciding = move || acts() && table.stage.get() != Some(Stage::Pick);
    let points = move || table.points().get(usize::from(own) - 1).copied().unwrap_or(0);
    let pile =
        move || table.of_view(|view| view.piles.get(usize::from(own) - 1).copied().unwrap_or_default());
    view! {
        <section class="n-own" class:acts=acts class:deciding=deciding class:choosing=move || choosing(table) class:bare=move || hand.with(Vec::is_empty) aria-label=move || say("nanuk-your-side")>
            <header>
                {who(table, own)}
                {move || hunting(table.stage.get()).then(|| {
                    let side = table.of_view(|view| view.side(own))?;
                    Some(view! {
                        <span class="n-side" class:leads=move || table.of_view(|view| view.hunt_leader() == Some(own) || view.doom == Some(own)) inner_html=side_sign(side) aria-hidden="true"></span>
                        <span class="n-state">{role(table, own)}</span>
                    })
                })}
                {move || (table.of_view(|view| view.first) == Some(own)).then(|| view! {
                    <span class="n-first" title=say("nanuk-first-player")>"1"</span>
                })}
                <span class="n-points" title=move || say("nanuk-points-now")>
                    {move || say_with("nanuk-points", &[("points", points().into())])}
                </span>
            </header>
            <div class="n-hand" role="group" aria-label=move || say("nanuk-your-hand")>
                <For each=move || hand.get() key=|card| *card let(card)>
                    {in_hand(table, hand, card)}
                </For>
                <Show when=move || hand.with(Vec::is_empty)><span class="n-quiet">{move || say("nanuk-no-cards")}</span></Show>
            </div>
            {move || decision(table, hand)}
            <div class="n-own-pile">{move || piles::arranged(&pile())}</div>
        </section>
    }
}

type Hand = Memo<Vec<(Card, usize)>>;

fn place(hand: Hand, card: (Card, usize)) -> Option<usize> {
    hand.with(|hand| hand.iter().position(|held| *held == card))
}

/// Whether cards are to be chosen from the hand now.
fn choosing(table: Table) -> bool {
    table.asked.get().is_some() && matches!(table.stage.get(), Some(Stage::Ante | Stage::Give))
}

fn in_hand(table: Table, hand: Hand, card: (Card, usize)) -> impl IntoView {
    let chosen = Memo::new(move |_| {
        place(hand, card).is_some_and(|place| table.chosen.with(|chosen| chosen.contains(&place)))
    });
    let wanted = Memo::new(move |_| target_card(table, card.0));
    let toggle = move |_| {
        // Whoever touches the own cards while nothing is asked of them only looks at them.
        if !untrack(|| choosing(table)) {
            return;
        }
        let Some(place) = untrack(|| place(hand, card)) else { return };
        let one_only = table.stage.get_untracked() == Some(Stage::Ante);
        table.chosen.update(|chosen| {
            if let Some(at) = chosen.iter().position(|other| *other == place) {
                chosen.remove(at);
                return;
            }
            if one_only {
                chosen.clear();
            }
            chosen.push(place);
        });
    };
    view! {
        <button
            type="button"
            class="n-held-card"
            class:chosen=chosen
            class:wanted=wanted
            class:open=move || choosing(table)
            aria-pressed=move || chosen.get().to_string()
            aria-label=move || words::card(card.0)
            title=move || words::card(card.0)
            on:click=toggle
        >
            <span inner_html=move || words::card_face(card.0)></span>
        </button>
    }
}

/// Whether a card counts for the target or protects, while the looker hunts.
fn target_card(table: Table, card: Card) -> bool {
    let own = table.own.get();
    table.of_view(|view| {
        let hunts = own.is_some_and(|own| view.side(own) == Some(Side::Hunt));
        let counts = view.claim.is_some_and(|claim| card.animal() == Some(claim.boast.animal));
        view.doom.is_some() && hunts && (counts || card == Card::Inuksuk)
    })
}

/// The buttons for what is asked, always in the same place.
fn decision(table: Table, hand: Hand) -> Option<impl IntoView> {
    table.asked.get()?;
    let buttons = match table.stage.get()? {
        Stage::Boast => boast_board::decide(table).into_any(),
        Stage::Sides => camps::decide(table).into_any(),
        Stage::Ante | Stage::Give => lay(table, hand).into_any(),
        _ => return None,
    };
    Some(view! { <div class="n-decision">{buttons}</div> })
}

/// Lays what is chosen.
fn lay(table: Table, hand: Hand) -> impl IntoView {
    let ante = table.stage.get() == Some(Stage::Ante);
    let list = move || -> Vec<Card> {
        let pile: Pile = hand.with(|hand| {
            table.chosen.with(|chosen| {
                chosen.iter().filter_map(|&place| hand.get(place)).map(|(card, _)| *card).collect()
            })
        });
        // K-17: in the order of the notation.
        pile.cards().collect()
    };
    let play = move |_| {
        let list = untrack(list);
        match list.as_slice() {
            [] if ante => table.game.hint("nanuk-hint-choose-ante", "K-16"),
            [] => table.game.hint("nanuk-hint-choose-gift", "K-17"),
            _ => {
                let texts: Vec<&str> = list.iter().map(|card| card.text()).collect();
                table.play(format!("{} {}", if ante { "ante" } else { "give" }, texts.join(",")));
            }
        }
    };
    let label = move || {
        let list = list();
        let key = match (ante, list.is_empty()) {
            (true, true) => "nanuk-choose-ante",
            (true, false) => "nanuk-lay-ante",
            (false, true) => "nanuk-choose-gift",
            (false, false) => "nanuk-lay-gift",
        };
        say_with(key, &[("cards", words::cards(&list).into()), ("count", list.len().into())])
    };
    let empty = move || list().is_empty();
    view! {
        <button type="button" class="primary n-lay" class:refused=empty aria-disabled=move || empty().to_string() on:click=play>
            {label}
        </button>
    }
}

/// A pile in small cards, for a look.
pub(super) fn small(pile: &Pile) -> String {
    pile.kinds().fold(String::new(), |all, (card, count)| {
        let times = if count > 1 { format!("<b>×{count}</b>") } else { String::new() };
        format!(
            r#"{all}<span class="n-kind">{}{times}</span>"#,
            cards::front(card, &words::letter(card.animal()))
        )
    })
}
