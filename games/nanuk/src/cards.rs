//! The hundred cards: thirteen kinds, and piles that count how many of each they hold.

use std::{fmt, str::FromStr};

use inuksuk_core::NotationError;
use serde::{Serialize, Serializer, ser::SerializeMap};

/// One of the four animals, all worth the same (K-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Animal {
    /// `d`
    Deer,
    /// `s`
    Seal,
    /// `f`
    Fish,
    /// `b`
    Bird,
}

impl Animal {
    /// All four, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Deer, Self::Seal, Self::Fish, Self::Bird];

    /// How many animals of each kind there are, doubles counting two (K-2): 18 + 2 × 3 + 3.
    pub const HIGHEST_NUMBER: u8 = 27;

    /// Its letter in the notation.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Deer => "d",
            Self::Seal => "s",
            Self::Fish => "f",
            Self::Bird => "b",
        }
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.letter())
    }
}

impl FromStr for Animal {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|a| a.letter() == text)
            .ok_or_else(|| NotationError(format!("`{text}` is no animal: d, s, f or b")))
    }
}

impl Serialize for Animal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.letter())
    }
}

/// A kind of card (K-1, K-2, K-3). The order is that of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Card {
    /// `d`
    Deer,
    /// `d2`, two deer on one card.
    DoubleDeer,
    /// `dn`, a deer with the bear.
    NanukDeer,
    /// `s`
    Seal,
    /// `s2`
    DoubleSeal,
    /// `sn`
    NanukSeal,
    /// `f`
    Fish,
    /// `f2`
    DoubleFish,
    /// `fn`
    NanukFish,
    /// `b`
    Bird,
    /// `b2`
    DoubleBird,
    /// `bn`
    NanukBird,
    /// `i`
    Inuksuk,
}

impl Card {
    /// The number of kinds.
    pub const KINDS: usize = 13;

    /// All kinds in the order of the notation.
    pub const ALL: [Self; Self::KINDS] = [
        Self::Deer,
        Self::DoubleDeer,
        Self::NanukDeer,
        Self::Seal,
        Self::DoubleSeal,
        Self::NanukSeal,
        Self::Fish,
        Self::DoubleFish,
        Self::NanukFish,
        Self::Bird,
        Self::DoubleBird,
        Self::NanukBird,
        Self::Inuksuk,
    ];

    const TEXTS: [&'static str; Self::KINDS] =
        ["d", "d2", "dn", "s", "s2", "sn", "f", "f2", "fn", "b", "b2", "bn", "i"];

    /// Its place in the order of the notation, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The animal on it; none on an Inuksuk.
    pub const fn animal(self) -> Option<Animal> {
        match self.index() / 3 {
            0 => Some(Animal::Deer),
            1 => Some(Animal::Seal),
            2 => Some(Animal::Fish),
            3 => Some(Animal::Bird),
            _ => None,
        }
    }

    /// Whether it shows two animals (K-2).
    pub const fn is_double(self) -> bool {
        self.index() % 3 == 1
    }

    /// Whether it shows the bear (K-3).
    pub const fn is_nanuk(self) -> bool {
        self.index() % 3 == 2
    }

    /// Its text.
    pub const fn text(self) -> &'static str {
        Self::TEXTS[self.index()]
    }

    /// How many there are of this kind among the hundred (K-1, K-2, K-3).
    pub const fn in_the_game(self) -> u8 {
        match self {
            Self::Inuksuk => 4,
            _ if self.is_double() || self.is_nanuk() => 3,
            _ => 18,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl FromStr for Card {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|c| c.text() == text)
            .ok_or_else(|| NotationError(format!("`{text}` is no card: one of {} is", Self::TEXTS.join(" "))))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.text())
    }
}

/// A multiset of cards. No order is ever stored: a card drawn from a shuffled deck is drawn from a multiset
/// (K-4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pile {
    counts: [u8; Card::KINDS],
    size: u8,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { counts: [0; Card::KINDS], size: 0 };

    /// All the cards of the game (K-1).
    pub const HUNDRED: Self = {
        let mut pile = Self::EMPTY;
        let mut kind = 0;
        while kind < Card::KINDS {
            pile.counts[kind] = Card::ALL[kind].in_the_game();
            pile.size += pile.counts[kind];
            kind += 1;
        }
        pile
    };

    /// How many cards it holds; a double is one card (K-2).
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Whether it holds no card.
    pub const fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// How many cards of a kind it holds.
    pub const fn count(&self, card: Card) -> u8 {
        self.counts[card.index()]
    }

    /// Whether it holds a card of this kind.
    pub const fn holds(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Animals of a kind on its cards, doubles counting two (K-2).
    pub const fn animals(&self, animal: Animal) -> u8 {
        let plain = 3 * animal as usize;
        self.counts[plain] + 2 * self.counts[plain + 1] + self.counts[plain + 2]
    }

    /// Cards that show the bear (K-3).
    pub const fn nanuk_cards(&self) -> u8 {
        self.counts[2] + self.counts[5] + self.counts[8] + self.counts[11]
    }

    /// The kinds it holds with their counts, in the order of the notation.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        Card::ALL.into_iter().map(|c| (c, self.count(c))).filter(|&(_, n)| n > 0)
    }

    /// Its cards one by one, in the order of the notation.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.kinds().flat_map(|(card, n)| std::iter::repeat_n(card, usize::from(n)))
    }

    /// The card at a place in the order of the notation, from 0.
    ///
    /// # Panics
    /// If the place is not below [`Pile::size`].
    pub fn card_at(&self, place: u8) -> Card {
        let mut left = place;
        for card in Card::ALL {
            match left.checked_sub(self.count(card)) {
                Some(rest) => left = rest,
                None => return card,
            }
        }
        panic!("a pile of {} cards has no place {place}", self.size)
    }

    /// Lays a card on it.
    pub fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.size += 1;
    }

    /// Takes a card of this kind.
    ///
    /// # Panics
    /// In builds with overflow checks, when it holds none.
    pub fn remove(&mut self, card: Card) {
        self.counts[card.index()] -= 1;
        self.size -= 1;
    }

    /// Lays all cards of another pile on it.
    pub fn add_all(&mut self, other: &Self) {
        for (mine, more) in self.counts.iter_mut().zip(other.counts) {
            *mine += more;
        }
        self.size += other.size;
    }

    /// Takes all cards of another pile; `None`, and unchanged, when one of them is not in it.
    #[must_use]
    pub fn without_all(&self, other: &Self) -> Option<Self> {
        let mut rest = *self;
        for (mine, less) in rest.counts.iter_mut().zip(other.counts) {
            *mine = mine.checked_sub(less)?;
        }
        rest.size -= other.size;
        Some(rest)
    }

    /// Takes all its cards away and hands them over.
    #[must_use]
    pub fn take(&mut self) -> Self {
        std::mem::take(self)
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|c| pile.add(c));
        pile
    }
}

/// `d,d,s2`; empty text for no card.
impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.cards())
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (card, n) in self.kinds() {
            map.serialize_entry(card.text(), &n)?;
        }
        map.end()
    }
}

/// Writes things with commas between them.
pub(crate) fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    things: impl IntoIterator<Item = T>,
) -> fmt::Result {
    for (i, thing) in things.into_iter().enumerate() {
        if i > 0 {
            f.write_str(",")?;
        }
        thing.fmt(f)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    // K-1, K-2, K-3
    #[test]
    fn there_are_a_hundred_cards() {
        assert_eq!(Pile::HUNDRED.size(), 100);
        for animal in Animal::ALL {
            let cards: u8 = Card::ALL
                .into_iter()
                .filter(|c| c.animal() == Some(animal))
                .map(|c| Pile::HUNDRED.count(c))
                .sum();
            assert_eq!(cards, 24);
            assert_eq!(Pile::HUNDRED.animals(animal), Animal::HIGHEST_NUMBER);
        }
        assert_eq!(Pile::HUNDRED.nanuk_cards(), 12);
        assert_eq!(Pile::HUNDRED.count(Card::Inuksuk), 4);
        assert!(Card::ALL.into_iter().all(|c| !(c.is_double() && c.is_nanuk())));
        assert_eq!(Card::Inuksuk.animal(), None);
        assert!(!Card::Inuksuk.is_double() && !Card::Inuksuk.is_nanuk());
    }

    #[test]
    fn a_card_reads_as_it_is_written() {
        for card in Card::ALL {
            assert_eq!(card.text().parse(), Ok(card));
            assert_eq!(Card::ALL[card.index()], card);
        }
        assert!("dd".parse::<Card>().is_err());
        assert!("".parse::<Card>().is_err());
    }

    #[test]
    fn a_pile_is_what_was_laid_on_it() {
        let mut pile: Pile = [Card::Inuksuk, Card::Deer, Card::NanukSeal, Card::Deer].into_iter().collect();
        assert_eq!(pile.to_string(), "d,d,sn,i");
        assert_eq!((0..4).map(|i| pile.card_at(i)).collect::<Vec<_>>(), pile.cards().collect::<Vec<_>>());
        pile.remove(Card::Deer);
        assert_eq!((pile.size(), pile.count(Card::Deer)), (3, 1));
        assert_eq!(pile.without_all(&Pile::HUNDRED), None);
        assert_eq!(Pile::HUNDRED.without_all(&pile).map(|p| p.size()), Some(97));
    }
}
