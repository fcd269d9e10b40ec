//! The recipe cards, read from a data file (P-4).

use std::{fmt, num::NonZeroU8, sync::LazyLock};

use inuksuk_core::SetupError;
use serde::{Deserialize, Serialize, Serializer};

use crate::{Shoal, Species};

/// A recipe card by its number, 1 to 10. `Option<Card>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

impl Card {
    /// How many there are (P-4).
    pub const COUNT: u8 = 10;

    /// The card with this number; `None` outside 1–10.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= Self::COUNT => Some(Self(number)),
            _ => None,
        }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All cards, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=Self::COUNT).filter_map(Self::new)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({})", self.0)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

/// What the ten cards ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Recipes([Shoal; Card::COUNT as usize]);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "note")]
    _note: Option<String>,
    recipes: Vec<Counts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    r: u8,
    l: u8,
    p: u8,
    b: u8,
}

impl Recipes {
    /// Fish of a recipe (P-4).
    pub const FISH: u32 = 7;
    /// Species of a recipe (P-4).
    pub const SPECIES: usize = 3;

    /// The cards of `data/recipes.json`.
    ///
    /// # Panics
    /// If that file, which is part of the crate, breaks a rule of [`Recipes::read`].
    pub fn built_in() -> &'static Self {
        static BUILT_IN: LazyLock<Recipes> = LazyLock::new(|| {
            Recipes::read(include_str!("../data/recipes.json")).expect("data/recipes.json is in order")
        });
        &BUILT_IN
    }

    /// Reads the cards from JSON: an object with `recipes`, a list of ten objects with the keys `r`, `l`, `p`
    /// and `b`, and perhaps a `note`.
    ///
    /// # Errors
    /// Names every defect: not ten cards, a card without exactly seven fish of exactly three species (P-4),
    /// two equal cards (P-5).
    pub fn read(json: &str) -> Result<Self, SetupError> {
        let file: File = serde_json::from_str(json).map_err(|e| SetupError::one(format!("recipes: {e}")))?;
        let cards: Vec<Shoal> = file.recipes.iter().map(|c| Shoal::new([c.r, c.l, c.p, c.b])).collect();
        let mut defects = Vec::new();
        for (n, shoal) in cards.iter().enumerate() {
            let card = n + 1;
            let species = Species::ALL.into_iter().filter(|&s| shoal[s] > 0).count();
            if shoal.total() != Self::FISH {
                defects.push(format!("recipe {card}: {} fish instead of {}", shoal.total(), Self::FISH));
            }
            if species != Self::SPECIES {
                defects.push(format!("recipe {card}: {species} species instead of {}", Self::SPECIES));
            }
            if let Some(same) = cards[..n].iter().position(|other| other == shoal) {
                defects.push(format!("recipe {card}: the same as recipe {}", same + 1));
            }
        }
        match cards.try_into() {
            Ok(cards) if defects.is_empty() => Ok(Self(cards)),
            Ok(_) => Err(SetupError(defects)),
            Err(cards) => {
                defects.push(format!("recipes: {} cards instead of {}", cards.len(), Card::COUNT));
                Err(SetupError(defects))
            }
        }
    }

    /// What a card asks for.
    pub const fn of(&self, card: Card) -> Shoal {
        self.0[card.index()]
    }

    /// The card that asks for exactly these fish.
    pub fn matching(&self, shoal: Shoal) -> Option<Card> {
        Card::all().find(|&card| self.of(card) == shoal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // P-4
    #[test]
    fn the_built_in_cards_are_in_order() {
        let cards = Recipes::built_in();
        for card in Card::all() {
            assert_eq!(cards.of(card).total(), 7);
            assert_eq!(cards.matching(cards.of(card)), Some(card));
        }
        assert_eq!(cards.of(Card::new(7).unwrap()), Shoal::new([3, 0, 2, 2]));
        assert_eq!(cards.matching(Shoal::new([3, 4, 0, 0])), None);
    }

    // P-4, P-5
    #[test]
    fn every_defect_of_a_data_file_is_named() {
        let bad =
            r#"{"recipes":[{"r":3,"l":2,"p":2,"b":0},{"r":3,"l":2,"p":2,"b":1},{"r":3,"l":2,"p":2,"b":0}]}"#;
        let defects = Recipes::read(bad).unwrap_err().0;
        assert_eq!(
            defects,
            [
                "recipe 2: 8 fish instead of 7",
                "recipe 2: 4 species instead of 3",
                "recipe 3: the same as recipe 1",
                "recipes: 3 cards instead of 10",
            ]
        );
        for bad in
            ["", "[]", "{}", r#"{"recipes":[{"r":300,"l":2,"p":2,"b":0}]}"#, r#"{"recipes":[{"r":1}]}"#]
        {
            assert!(Recipes::read(bad).is_err(), "{bad}");
        }
    }
}
