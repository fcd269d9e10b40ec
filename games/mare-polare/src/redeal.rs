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
pub(crate) fn redeal(
    game: &MarePolare,
    view: &View,
    history: &[Event],
    remembered: Option<(Seat, Card)>,
    draw: &mut dyn Draw,
) -> State {
    let dealt: Vec<Seat> =
        Seat::all(game.seats).filter(|&seat| has_recipe(game, view.table(), seat)).collect();
    let mut possible = seen(game, view);
    if let Some((seat, card)) = remembered {
        let shown = possible;
        possible[seat.index()] &= only(card);
        if deals(&dealt, possible, 0) == 0 {
            // What is seen counts, not what is remembered wrongly.
            possible = shown;
        }
    }
    let without_history = possible;
    rule_out(game, history, &mut possible);
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    struct Ticket(u64);
    impl Draw for Ticket {
        /// Splits one number into the numbers asked for, so that every ticket is one way to draw.
        fn below(&mut self, bound: u64) -> u64 {
            let drawn = self.0 % bound;
            self.0 /= bound;
            drawn
        }
    }

    /// All deals, by trying every choice of cards.
    fn all_deals(seats: &[Seat], possible: [CardSet; MOST_SEATS]) -> Vec<[Option<Card>; MOST_SEATS]> {
        let mut deals = vec![[None; MOST_SEATS]];
        for seat in seats {
            let longer = deals.iter().flat_map(|deal| {
                Card::all().map(|card| {
                    let mut deal = *deal;
                    deal[seat.index()] = Some(card);
                    deal
                })
            });
            deals = longer.collect();
        }
        let fits = |deal: &[Option<Card>; MOST_SEATS]| {
            let cards: Vec<Card> = seats.iter().filter_map(|seat| deal[seat.index()]).collect();
            let differ = (1..cards.len()).all(|n| !cards[..n].contains(&cards[n]));
            differ && seats.iter().zip(&cards).all(|(seat, &card)| possible[seat.index()] & only(card) != 0)
        };
        deals.retain(fits);
        deals
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        // P-5, P-30
        #[test]
        fn deals_are_counted_and_drawn_as_if_all_were_listed(
            masks in prop::array::uniform4(prop_oneof![
                Just(ALL_CARDS),
                0..=ALL_CARDS,
                prop::sample::select(Card::all().map(only).collect::<Vec<_>>()),
            ]),
            seats in 0..=4usize,
            ticket in any::<u64>(),
        ) {
            let seats: Vec<Seat> = Seat::all(4).take(seats).collect();
            let listed = all_deals(&seats, masks);
            prop_assert_eq!(deals(&seats, masks, 0), listed.len() as u64);
            if !listed.is_empty() {
                prop_assert!(listed.contains(&draw_deal(&seats, masks, &mut Ticket(ticket))));
            }
        }
    }
}
