//! Positions for tests: what a test is about is spelled out, the remaining cards lie where it says.

use inuksuk_core::Seat;
use nanuk::{Card, Pile};
use serde_json::{Value, json};

use super::{Match, game};

/// Where the cards lie that a position does not mention.
#[derive(Clone, Copy)]
pub(crate) enum Rest {
    Deck,
    Discards,
    /// The score pile of a seat.
    PileOf(u8),
}

/// A position for `seats`: the given parts over a plain one in boasting, where every seat holds a deer, a
/// seal and a fish and seat 1 is first, clockwise.
pub(crate) fn position(seats: u8, rest: Rest, parts: &Value) -> Value {
    let each = |v: Value| Seat::all(seats).map(|_| v.clone()).collect::<Vec<_>>();
    let mut whole = json!({
        "season": 1, "totals": each(json!(0)), "stage": "boast", "lot": [], "first": 1, "wind": "cw",
        "deck": {}, "discards": {}, "hands": each(json!({"d": 1, "s": 1, "f": 1})), "piles": each(json!({})),
        "boast": null, "doom": null, "sides": each(json!(null)), "antes": each(json!(null)),
        "given": each(json!({})), "drawn": {}, "winter": false, "winner": null, "pool": {}, "picker": null,
        "end": null,
    });
    for (key, value) in parts.as_object().expect("parts") {
        whole[key] = value.clone();
    }
    for card in Card::ALL {
        let mentioned = count(&whole, card);
        let left = u64::from(Pile::HUNDRED.count(card)).checked_sub(mentioned).expect("at most a hundred");
        if left > 0 {
            let place = match rest {
                Rest::Deck => &mut whole["deck"],
                Rest::Discards => &mut whole["discards"],
                Rest::PileOf(seat) => &mut whole["piles"][usize::from(seat - 1)],
            };
            let there = place[card.text()].as_u64().unwrap_or(0);
            place[card.text()] = json!(there + left);
        }
    }
    whole
}

/// How many of a card a position mentions.
fn count(whole: &Value, card: Card) -> u64 {
    let pile = |v: &Value| v[card.text()].as_u64().unwrap_or(0);
    let piles = |v: &Value| v.as_array().expect("a list").iter().map(pile).sum::<u64>();
    let antes =
        whole["antes"].as_array().expect("a list").iter().filter(|a| **a == json!(card.text())).count();
    ["deck", "discards", "drawn", "pool"].iter().map(|k| pile(&whole[*k])).sum::<u64>()
        + ["hands", "piles", "given"].iter().map(|k| piles(&whole[*k])).sum::<u64>()
        + antes as u64
}

/// A match that begins with such a position.
pub(crate) fn match_at(seats: u8, options: &Value, rest: Rest, parts: &Value) -> Match {
    Match::from_position(game(seats, options), &position(seats, rest, parts))
}

/// Seat 1 boasted, seat 2 doomed, 3 stays, 4 and 5 hunt; all antes and contributions but the leader's lie.
pub(crate) fn before_the_days(boast: &Value, leader: &Value) -> Match {
    let parts = json!({
        "stage": "give",
        "boast": boast, "doom": 2, "sides": ["hunt", "doom", "doom", "hunt", "hunt"],
        "hands": [leader, {"s": 1, "f": 1}, {"s": 1, "f": 1}, {"s": 1, "b": 1}, {"s": 1, "b": 1}],
        "antes": [null, "d", "i", null, null],
        "given": [{}, {}, {}, {"d": 1}, {"d": 1}],
    });
    match_at(5, &json!({}), Rest::Deck, &parts)
}

/// A boast of seat 1.
pub(crate) fn deer(number: u8, days: u8) -> Value {
    json!({"seat": 1, "animal": "d", "number": number, "days": days})
}
