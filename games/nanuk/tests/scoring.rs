//! Best scoring against a slow second implementation: every way to take a set or a pair, tried out.

mod common;

use std::collections::HashMap;

use common::Random;
use inuksuk_core::Draw;
use nanuk::{Card, Pile, sets_and_pairs};
use proptest::prelude::*;

/// Single cards left: deer, seals, fish, birds, Inuksuk; a double has become two (K-32).
type Left = [u8; 5];

fn singles(pile: &Pile) -> Left {
    let mut left = [0; 5];
    for card in pile.cards() {
        let place = card.animal().map_or(4, |animal| animal as usize);
        left[place] += if card.is_double() { 2 } else { 1 };
    }
    left
}

/// The most points of what is left: leave it, or take any set or pair out, with any Inuksuk in any place.
fn best(left: Left, memo: &mut HashMap<Left, u8>) -> u8 {
    if let Some(&known) = memo.get(&left) {
        return known;
    }
    let mut most = 0;
    // A set: for each of the four animals either a card of it or an Inuksuk.
    for wild in 0_u8..16 {
        let mut rest = left;
        let taken = (0..4).all(|animal| {
            let place = if wild >> animal & 1 == 1 { 4 } else { animal };
            rest[place].checked_sub(1).map(|n| rest[place] = n).is_some()
        });
        if taken {
            most = most.max(3 + best(rest, memo));
        }
    }
    // A pair: two of an animal, one with an Inuksuk, or two Inuksuk.
    for animal in 0..4 {
        for (of_it, wild) in [(2, 0), (1, 1)] {
            let mut rest = left;
            if rest[animal] >= of_it && rest[4] >= wild {
                rest[animal] -= of_it;
                rest[4] -= wild;
                most = most.max(1 + best(rest, memo));
            }
        }
    }
    if left[4] >= 2 {
        let mut rest = left;
        rest[4] -= 2;
        most = most.max(1 + best(rest, memo));
    }
    memo.insert(left, most);
    most
}

fn random_pile(random: &mut Random, size: u8) -> Pile {
    let mut deck = Pile::HUNDRED;
    (0..size)
        .map(|_| {
            let card = deck.card_at(random.below(u64::from(deck.size())) as u8);
            deck.remove(card);
            card
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    // K-32
    #[test]
    fn best_scoring_is_the_best_of_all_ways(seed: u64, size in 0_u8..=30) {
        let pile = random_pile(&mut Random(seed), size);
        let slow = best(singles(&pile), &mut HashMap::new());
        prop_assert_eq!(sets_and_pairs(&pile), slow, "{}", pile);
    }

    // K-32: many Inuksuk and few animals, where there is most to choose.
    #[test]
    fn with_many_inuksuk(counts in proptest::array::uniform4(0_u8..=5), doubles in 0_u8..=3, wild in 0_u8..=4) {
        let plain = [Card::Deer, Card::Seal, Card::Fish, Card::Bird];
        let pile: Pile = plain
            .into_iter()
            .zip(counts)
            .chain([(Card::DoubleFish, doubles), (Card::Inuksuk, wild)])
            .flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n)))
            .collect();
        let slow = best(singles(&pile), &mut HashMap::new());
        prop_assert_eq!(sets_and_pairs(&pile), slow, "{}", pile);
    }

    // K-32: a card more never costs a point.
    #[test]
    fn a_card_more_costs_nothing(seed: u64, size in 0_u8..100) {
        let mut random = Random(seed);
        let pile = random_pile(&mut random, size);
        let mut more = pile;
        let rest = Pile::HUNDRED.without_all(&pile).unwrap();
        more.add(rest.card_at(random.below(u64::from(rest.size())) as u8));
        prop_assert!(sets_and_pairs(&more) >= sets_and_pairs(&pile));
    }
}
