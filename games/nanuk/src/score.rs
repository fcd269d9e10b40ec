//! What score piles are worth (K-32, K-33).

use crate::cards::{Animal, Card, Pile};

/// Points for a set of the four animals (K-32).
pub const SET_POINTS: u8 = 3;
/// Points for a pair (K-32).
pub const PAIR_POINTS: u8 = 1;
/// Points for the most Nanuk cards, or for a share in that (K-33).
pub const MOST_NANUK_POINTS: (u8, u8) = (2, 1);

/// The most points a seat can have in one season: all 108 animals and the four Inuksuk are 28 sets, and two
/// points come for the bears. A match in which one seat wins every card is legal, so the bound is reached.
pub const MOST_POINTS: u8 = 28 * SET_POINTS + MOST_NANUK_POINTS.0;

/// The most points that sets and pairs of these cards can be worth (K-32). The result is exact.
///
/// # How
/// With the number of sets fixed at `s`, the rest is plain: a set takes the animal where there is one and an
/// Inuksuk only where there is none (an Inuksuk may stand for whatever the animal would have been used for,
/// so swapping the two loses nothing); what is left makes pairs, Inuksuk left over first completing odd
/// animals and then pairing with each other. So only `s` has to be tried out, and few values of it: let `m`
/// be the number of the rarest animal. Up to `m` sets take no Inuksuk, and two more sets cost exactly four
/// pairs and bring six points; so no number below `m - 1` is best. Beyond `m` each set takes an Inuksuk, so
/// no number above `m` plus the number of Inuksuk is possible.
pub fn sets_and_pairs(pile: &Pile) -> u8 {
    let animals = Animal::ALL.map(|a| pile.animals(a));
    let wild = pile.count(Card::Inuksuk);
    let rarest = animals.into_iter().fold(u8::MAX, u8::min);
    (rarest.saturating_sub(1)..=rarest + wild)
        .filter_map(|sets| worth_with_sets(animals, wild, sets))
        .fold(0, u8::max)
}

/// The most points with exactly so many sets; `None` when there are not enough cards.
fn worth_with_sets(animals: [u8; 4], wild: u8, sets: u8) -> Option<u8> {
    let missing: u8 = animals.iter().map(|a| sets.saturating_sub(*a)).sum();
    let wild = wild.checked_sub(missing)?;
    let left = animals.map(|a| a.saturating_sub(sets));
    let odd: u8 = left.iter().map(|a| a % 2).sum();
    let completed = odd.min(wild);
    let pairs = left.iter().map(|a| a / 2).sum::<u8>() + completed + (wild - completed) / 2;
    Some(SET_POINTS * sets + PAIR_POINTS * pairs)
}

/// The points of each score pile in a season, sets and pairs and the most Nanuk cards (K-32, K-33).
pub fn season_points<const N: usize>(piles: &[Pile; N]) -> [u8; N] {
    let mut points = piles.map(|p| sets_and_pairs(&p));
    let most = piles.iter().map(Pile::nanuk_cards).max().unwrap_or(0);
    if most > 0 {
        let tied = piles.iter().filter(|p| p.nanuk_cards() == most).count();
        let bonus = if tied == 1 { MOST_NANUK_POINTS.0 } else { MOST_NANUK_POINTS.1 };
        for (points, pile) in points.iter_mut().zip(piles) {
            if pile.nanuk_cards() == most {
                *points += bonus;
            }
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    // K-32: the few numbers of sets that are tried out hold the best of all.
    #[test]
    fn no_other_number_of_sets_is_better() {
        for wild in 0..=4 {
            for code in 0..9_u32.pow(4) {
                let animals = [code % 9, code / 9 % 9, code / 81 % 9, code / 729].map(|a| a as u8);
                let pile: Pile = Animal::ALL
                    .into_iter()
                    .zip(animals)
                    .flat_map(|(a, n)| std::iter::repeat_n(Card::ALL[3 * a as usize], usize::from(n)))
                    .chain(std::iter::repeat_n(Card::Inuksuk, usize::from(wild)))
                    .collect();
                let best = (0..=28).filter_map(|s| worth_with_sets(animals, wild, s)).max();
                assert_eq!(Some(sets_and_pairs(&pile)), best, "{animals:?} and {wild}");
            }
        }
    }

    // K-32, K-33
    #[test]
    fn all_cards_are_worth_86() {
        let mut piles = [Pile::EMPTY; 5];
        piles[3] = Pile::HUNDRED;
        assert_eq!(season_points(&piles), [0, 0, 0, MOST_POINTS, 0]);
        assert_eq!(MOST_POINTS, 86);
    }
}
