//! Boasts: which follow which, and the list of all there are.

use std::fmt;

use serde::Serialize;

use crate::{action::Action, cards::Animal};

/// A boast: so many animals of one kind in so many days (K-11).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Boast {
    /// The kind of animal.
    pub animal: Animal,
    /// How many, 1 to [`Animal::HIGHEST_NUMBER`].
    pub number: u8,
    /// In how many days, 1 to [`Boast::MOST_DAYS`].
    pub days: u8,
}

impl Boast {
    /// Most days a hunt can take (K-12).
    pub const MOST_DAYS: u8 = 12;

    /// The number of different boasts, and the longest list of actions of a seat: the first boast of a round
    /// may be any of them (K-11), and every later list leaves out more than `doom` adds (K-12).
    pub const ALL: usize = 4 * Animal::HIGHEST_NUMBER as usize * Self::MOST_DAYS as usize;

    /// Whether its numbers are within the limits (K-11, K-12).
    pub const fn is_within_limits(self) -> bool {
        self.number >= 1
            && self.number <= Animal::HIGHEST_NUMBER
            && self.days >= 1
            && self.days <= Self::MOST_DAYS
    }

    /// Whether it raises another (K-12): more days for the same animals, or more animals, of any kind, in no
    /// fewer days.
    pub const fn raises(self, other: Self) -> bool {
        if self.number == other.number {
            self.animal as u8 == other.animal as u8 && self.days > other.days
        } else {
            self.number > other.number && self.days >= other.days
        }
    }
}

/// `f 6 7`
impl fmt::Display for Boast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.animal, self.number, self.days)
    }
}

/// Every boast, by days, then number, then animal: what may follow a boast are, for each number of days, a
/// tail of that day's boasts, so a list is at most twelve copied runs.
static BOASTS: [Action; Boast::ALL] = {
    let mut all = [Action::Doom; Boast::ALL];
    let mut i = 0;
    while i < Boast::ALL {
        let (animal, rest) = (Animal::ALL[i % 4], i / 4);
        let number = (rest % Animal::HIGHEST_NUMBER as usize) as u8 + 1;
        let days = (rest / Animal::HIGHEST_NUMBER as usize) as u8 + 1;
        all[i] = Action::Boast(Boast { animal, number, days });
        i += 1;
    }
    all
};

const A_DAY: usize = 4 * Animal::HIGHEST_NUMBER as usize;

/// The boasts that may open a round: all (K-11).
pub(crate) fn first_boasts() -> &'static [Action] {
    &BOASTS
}

/// The boasts that raise another (K-12), in runs.
pub(crate) fn raises(last: Boast) -> impl Iterator<Item = &'static [Action]> {
    let more_animals = (last.days..=Boast::MOST_DAYS).map(move |days| {
        let day = A_DAY * usize::from(days - 1);
        &BOASTS[day + 4 * usize::from(last.number)..day + A_DAY]
    });
    let more_days = (last.days + 1..=Boast::MOST_DAYS).map(move |days| {
        let at = A_DAY * usize::from(days - 1) + 4 * usize::from(last.number - 1) + last.animal as usize;
        &BOASTS[at..=at]
    });
    more_days.chain(more_animals)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_boast() -> impl Iterator<Item = Boast> {
        BOASTS.iter().map(|a| match a {
            Action::Boast(boast) => *boast,
            other => panic!("{other:?} is no boast"),
        })
    }

    // K-12
    #[test]
    fn the_runs_are_the_raises() {
        for last in every_boast() {
            let mut listed: Vec<Action> = raises(last).flatten().copied().collect();
            listed.sort();
            let mut expected: Vec<Action> =
                every_boast().filter(|b| b.raises(last)).map(Action::Boast).collect();
            expected.sort();
            assert_eq!(listed, expected, "after {last}");
        }
    }

    // K-11: the longest list of all is that of the first boast.
    #[test]
    fn no_later_list_is_longer_than_the_first() {
        assert_eq!(Boast::ALL, 1296);
        let longest = every_boast().map(|b| raises(b).map(<[Action]>::len).sum::<usize>() + 1).max();
        assert_eq!(longest, Some(26 * 4 * 12 + 11 + 1));
        assert!(every_boast().all(Boast::is_within_limits));
    }
}
