//! How a hunt stands: what was brought home so far, protections, days (K-18 to K-20).

use ::nanuk::{Boast, Card, Pile};

use super::view::{self, View};
use crate::link::Entry;

/// A hunt that is going on or has just ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hunt {
    /// What was boasted.
    pub target: Boast,
    /// The contributions, shown together.
    pub shown: Pile,
    /// The cards of the days, in the order in which they came.
    pub days: Vec<Card>,
}

/// What the card of a day did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// So many animals for the target.
    Food(u8),
    /// Nothing.
    Nothing,
    /// A protection more.
    Protection,
    /// The bear was kept away; so many animals for the target all the same.
    KeptAway(u8),
    /// The bear ended the hunt.
    Bear,
}

impl Hunt {
    /// The hunt that a view shows, with the order of its days from the line.
    pub fn of(view: &View, line: &[Entry]) -> Option<Self> {
        let target = view.claim?.boast;
        let shown = view.shown.or_else(|| last_shown(line))?;
        let is_day = |entry: &&Entry| entry.seat.is_none() && entry.text.starts_with("day ");
        // Picks lie between the days and now.
        let back = line.iter().rev().skip_while(|entry| entry.text.starts_with("pick "));
        let mut days: Vec<Card> = back
            .take_while(is_day)
            .filter_map(|entry| entry.text.strip_prefix("day ")?.parse().ok())
            .collect();
        days.reverse();
        // A match may have begun in the middle of a hunt: nobody knows in which order those came.
        if let Some(before) = view.drawn.without_all(&days.iter().copied().collect()) {
            days = before.cards().chain(days).collect();
        }
        Some(Self { target, shown, days })
    }

    /// Animals of the target kind so far.
    pub fn brought(&self) -> u8 {
        let days: Pile = self.days.iter().copied().collect();
        self.shown.animals(self.target.animal) + days.animals(self.target.animal)
    }

    /// What each day's card did.
    pub fn deeds(&self) -> Vec<Deed> {
        let mut left = self.shown.count(Card::Inuksuk);
        let deed = |card: &Card| {
            let food = animals(*card, self.target);
            if *card == Card::Inuksuk {
                left += 1;
                return Deed::Protection;
            }
            match (card.is_nanuk(), left) {
                (true, 0) => Deed::Bear,
                (true, _) => {
                    left -= 1;
                    Deed::KeptAway(food)
                }
                (false, _) if food == 0 => Deed::Nothing,
                (false, _) => Deed::Food(food),
            }
        };
        self.days.iter().map(deed).collect()
    }

    /// Protections there were in all, and how many of them are used up.
    pub fn protections(&self) -> (u8, u8) {
        let deeds = self.deeds();
        let count = |wanted: fn(&Deed) -> bool| deeds.iter().filter(|deed| wanted(deed)).count() as u8;
        let gained = self.shown.count(Card::Inuksuk) + count(|deed| *deed == Deed::Protection);
        (gained, count(|deed| matches!(deed, Deed::KeptAway(_))))
    }

    /// Whether the bear ended it.
    pub fn bear_came(&self) -> bool {
        self.deeds().contains(&Deed::Bear)
    }
}

/// How many of the target a card is.
fn animals(card: Card, target: Boast) -> u8 {
    std::iter::once(card).collect::<Pile>().animals(target.animal)
}

fn last_shown(line: &[Entry]) -> Option<Pile> {
    let mut events = line.iter().rev().flat_map(|entry| &entry.events);
    events.find(|event| event["kind"] == "shown").map(|event| view::pile(&event["cards"]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::nanuk::Animal;

    fn hunt(shown: &[Card], days: &[Card]) -> Hunt {
        let target = Boast { animal: Animal::Fish, number: 5, days: 6 };
        Hunt { target, shown: shown.iter().copied().collect(), days: days.to_vec() }
    }

    // K-18: a Nanuk card that was contributed counts and does no harm.
    #[test]
    fn contributions_and_days_are_counted() {
        let hunt = hunt(&[Card::NanukFish, Card::DoubleFish, Card::Deer], &[Card::Fish, Card::Bird]);
        assert_eq!((hunt.brought(), hunt.protections(), hunt.bear_came()), (4, (0, 0), false));
        assert_eq!(hunt.deeds(), [Deed::Food(1), Deed::Nothing]);
    }

    // K-19: a bear that is kept away counts as its animal; without protection it ends the hunt.
    #[test]
    fn protections_are_used_up_one_by_one() {
        let days = [Card::NanukFish, Card::Inuksuk, Card::NanukDeer, Card::NanukSeal];
        let hunt = hunt(&[Card::Inuksuk], &days);
        assert_eq!(hunt.deeds(), [Deed::KeptAway(1), Deed::Protection, Deed::KeptAway(0), Deed::Bear]);
        assert_eq!((hunt.brought(), hunt.protections(), hunt.bear_came()), (1, (2, 2), true));
    }
}
