//! Dealing the hidden recipes anew, as an observer's knowledge allows (P-30).

use inuksuk_core::{Draw, Seat};

use crate::harpoons::MOST_SEATS;
use crate::{Card, Event, MarePolare, Shoal, Species, Stage, State, Table, View, setup};

/// Cards as bits: bit `n` is the card with index `n`.
type CardSet = u16;

const ALL_CARDS: CardSet = (1 << Card::COUNT) - 1;

const fn only(card: Card) -> CardSet {
    1 << card.index()
}

/// Samples a state behind a view, each deal that can be equally likely.
///
/// What rules deals out: recipes differ (P-5); those seen now are known; with a wrong claim a seat has shown
/// that its recipe is not what was on its harpoon, with a right one that it is (P-18). What players chose is
/// not weighed.
pub(crate) fn redeal(game: &MarePolare, view: &View, history: &[Event], draw: &mut dyn Draw) -> State {
    let mut possible = seen(game, view);
    let without_history = possible;
    rule_out(game, history, &mut possible);
    let dealt: Vec<Seat> =
        Seat::all(game.seats).filter(|&seat| has_recipe(game, view.table(), seat)).collect();
    if deals(&dealt, possible, 0) == 0 {
        // No deal explains this history: it is of another match.
        possible = without_history;
    }
    State { table: *view.table(), recipes: draw_deal(&dealt, possible, draw) }
}

/// Whether a seat has its recipe by now.
fn has_recipe(game: &MarePolare, table: &Table, seat: Seat) -> bool {
    match table.stage {
        Stage::First | Stage::Layout => false,
        Stage::Recipe => setup::is_done(table, game.seats, seat),
        _ => true,
    }
}

/// The cards that each seat can have by the view alone.
fn seen(game: &MarePolare, view: &View) -> [CardSet; MOST_SEATS] {
    let mut possible = [ALL_CARDS; MOST_SEATS];
    for seat in Seat::all(game.seats) {
        if let Some(card) = view.cards().of(seat) {
            possible[seat.index()] = only(card);
        }
    }
    // The winner holds its soup.
    if let Some(winner) = view.table().winner() {
        let soup = view.table().harpoons.shoal(winner);
        if let Some(card) = game.recipes.matching(soup) {
            possible[winner.index()] &= only(card);
        }
    }
    possible
}

/// Takes out the recipes that wrong claims have shown to be others'.
fn rule_out(game: &MarePolare, history: &[Event], possible: &mut [CardSet; MOST_SEATS]) {
    for event in history {
        if let Event::Claim { seat, right: false, harpoon, .. } = event {
            let shoal: Shoal = harpoon.chars().filter_map(Species::from_letter).collect();
            if let Some(card) = game.recipes.matching(shoal) {
                possible[seat.index()] &= !only(card);
            }
        }
    }
}

/// How many deals of different cards there are to these seats, without the cards `used`.
fn deals(seats: &[Seat], possible: [CardSet; MOST_SEATS], used: CardSet) -> u64 {
    match seats {
        [] => 1,
        [last] => u64::from((possible[last.index()] & !used).count_ones()),
        [seat, rest @ ..] => {
            let open = possible[seat.index()] & !used;
            Card::all()
                .filter(|&card| open & only(card) != 0)
                .map(|card| deals(rest, possible, used | only(card)))
                .sum()
        }
    }
}

/// Draws one of the deals, each equally likely: a card is as likely as there are deals of the rest with it.
fn draw_deal(
    dealt: &[Seat],
    possible: [CardSet; MOST_SEATS],
    draw: &mut dyn Draw,
) -> [Option<Card>; MOST_SEATS] {
    let mut recipes = [None; MOST_SEATS];
    let mut used = 0;
    let mut seats = dealt;
    while let [seat, rest @ ..] = seats {
        let open = possible[seat.index()] & !used;
        let weights = Card::all()
            .filter(|&card| open & only(card) != 0)
            .map(|card| (card, deals(rest, possible, used | only(card))));
        let Some(card) = draw_one(weights, deals(seats, possible, used), draw) else { break };
        recipes[seat.index()] = Some(card);
        used |= only(card);
        seats = rest;
    }
    recipes
}

fn draw_one(weights: impl Iterator<Item = (Card, u64)>, total: u64, draw: &mut dyn Draw) -> Option<Card> {
    let mut left = if total > 0 { draw.below(total) } else { return None };
    for (card, weight) in weights {
        match left.checked_sub(weight) {
            Some(rest) => left = rest,
            None => return Some(card),
        }
    }
    None
}
