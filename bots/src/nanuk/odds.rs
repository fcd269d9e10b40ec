//! Rough chances of a hunt, as a player estimates them with its own hand before its eyes.

use nanuk::{Animal, Boast, Card, Pile};

/// Of 100 cards 24 show an animal, 3 of them twice (K-1, K-2).
const ANIMALS_A_CARD: f64 = 0.27;
/// Of 100 cards 12 show the bear (K-3).
const BEARS_A_CARD: f64 = 0.12;
/// What a hunter contributes on average, known only to be a hunter.
const ANIMALS_A_HUNTER: f64 = 0.8;

/// The chance that a hunt for this boast succeeds (K-18, K-19) with `given` certain to be contributed and so
/// many other hunters.
pub(super) fn success(boast: Boast, given: &Pile, others: f64) -> f64 {
    let days = f64::from(boast.days);
    let expected = f64::from(given.animals(boast.animal)) + ANIMALS_A_HUNTER * others + ANIMALS_A_CARD * days;
    let spread = (0.24 * days + 0.5 * others + 0.05).sqrt();
    let margin = expected - f64::from(boast.number) + 0.5;
    let enough = 1.0 / (1.0 + (-1.7 * margin / spread).exp());
    let protections = given.count(Card::Inuksuk);
    enough * few_bears(boast.days, protections)
}

/// The chance that so many days bring no more bears than there are protections.
fn few_bears(days: u8, protections: u8) -> f64 {
    let n = f64::from(days);
    let mut exactly = (1.0 - BEARS_A_CARD).powf(n);
    let mut at_most = exactly;
    for k in 1..=protections.min(days) {
        let k = f64::from(k);
        exactly *= (n - k + 1.0) / k * BEARS_A_CARD / (1.0 - BEARS_A_CARD);
        at_most += exactly;
    }
    at_most
}

/// The animal a hand holds most of.
pub(super) fn favourite(hand: &Pile) -> Animal {
    Animal::ALL.into_iter().max_by_key(|&a| hand.animals(a)).unwrap_or(Animal::ALL[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(cards: &str) -> Pile {
        cards.split_whitespace().map(|c| c.parse::<Card>().unwrap()).collect()
    }

    fn boast(number: u8, days: u8) -> Boast {
        Boast { animal: Animal::ALL[0], number, days }
    }

    #[test]
    fn more_animals_are_harder_and_gifts_help() {
        let own = pile("d d2 s");
        assert!(success(boast(3, 4), &own, 1.0) > success(boast(6, 4), &own, 1.0));
        assert!(success(boast(5, 4), &own, 1.0) > success(boast(5, 4), &pile("s s f"), 1.0));
        assert!(success(boast(5, 8), &pile("d d2 i"), 1.0) > success(boast(5, 8), &pile("d d2 s"), 1.0));
    }

    // K-19: one bear without an Inuksuk ends it.
    #[test]
    fn bears_are_counted_as_in_a_binomial() {
        assert!((few_bears(1, 0) - 0.88).abs() < 1e-12);
        let two = 0.88_f64.powi(5) + 5.0 * 0.12 * 0.88_f64.powi(4);
        assert!((few_bears(5, 1) - two).abs() < 1e-12);
        assert!((few_bears(3, 4) - 1.0).abs() < 1e-12);
    }
}
