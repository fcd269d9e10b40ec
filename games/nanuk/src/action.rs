//! Actions: everything a seat or chance can do, in four bytes.

use std::fmt;

use inuksuk_core::{ArrayVec, NotationError, Seat};
use serde::{Serialize, Serializer};

use crate::{
    boast::Boast,
    cards::{Card, Pile, write_list},
};

/// Cards in a full hand (K-5).
pub const FULL_HAND: u8 = 3;

/// The way a round goes (K-10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Wind {
    /// Clockwise, with rising seat numbers.
    Cw,
    /// Counter-clockwise.
    Ccw,
}

impl Wind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Cw, Self::Ccw];

    /// Its text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Cw => "cw",
            Self::Ccw => "ccw",
        }
    }

    /// The next seat with this wind.
    pub const fn next(self, seat: Seat, seats: u8) -> Seat {
        match self {
            Self::Cw => seat.next(seats),
            Self::Ccw => seat.previous(seats),
        }
    }
}

/// What a hunter contributes: one to three cards in the order of the notation (K-17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gift([Option<Card>; FULL_HAND as usize]);

impl Gift {
    /// A gift of these cards.
    ///
    /// # Errors
    /// When there is none, when there are more than three, or when they are not in the order of the notation.
    pub fn new(cards: &[Card]) -> Result<Self, NotationError> {
        let refuse = |why: &str| Err(NotationError(format!("a contribution {why}")));
        if cards.is_empty() {
            return refuse("is at least one card");
        }
        if cards.len() > usize::from(FULL_HAND) {
            return refuse("is at most three cards: a hand holds no more");
        }
        if !cards.is_sorted() {
            return refuse("lists its cards in the order d d2 dn s s2 sn f f2 fn b b2 bn i");
        }
        let mut gift = [None; FULL_HAND as usize];
        for (place, &card) in gift.iter_mut().zip(cards) {
            *place = Some(card);
        }
        Ok(Self(gift))
    }

    /// Its cards.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// How many cards it is.
    pub fn size(self) -> u8 {
        self.cards().count() as u8
    }

    /// All contributions that a hand allows, each once.
    pub(crate) fn all_of(hand: &Pile) -> ArrayVec<Self, 7> {
        let cards: ArrayVec<Card, { FULL_HAND as usize }> = hand.cards().collect();
        let mut gifts = ArrayVec::new();
        for chosen in 1_u8..1 << cards.len() {
            let takes = |i: usize| chosen >> i & 1 == 1;
            // Of equal cards the earlier ones go first, so that no gift is listed twice.
            if (1..cards.len()).any(|i| takes(i) && !takes(i - 1) && cards[i] == cards[i - 1]) {
                continue;
            }
            let mut gift = [None; FULL_HAND as usize];
            let mut place = 0;
            for (i, &card) in cards.iter().enumerate() {
                if takes(i) {
                    gift[place] = Some(card);
                    place += 1;
                }
            }
            gifts.push(Self(gift));
        }
        gifts
    }
}

impl fmt::Display for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_list(f, self.cards())
    }
}

impl fmt::Debug for Gift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Gift({self})")
    }
}

impl Serialize for Gift {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// One indivisible choice of a seat, or one outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: who is the first player (K-10, K-35).
    First(Seat),
    /// Chance: a card from the deck to a hand (K-11, K-22).
    Deal(Seat, Card),
    /// Chance: the wind of the round (K-10).
    Wind(Wind),
    /// A boast (K-11, K-12).
    Boast(Boast),
    /// The hunt is declared doomed (K-13).
    Doom,
    /// Joining the hunt (K-14, K-15).
    Hunt,
    /// Siding with doom (K-14, K-15).
    Stay,
    /// A doomer's ante (K-16).
    Ante(Card),
    /// A hunter's contribution (K-17).
    Give(Gift),
    /// Chance: the card of a day (K-19).
    Day(Card),
    /// A card taken from the pool (K-21).
    Pick(Card),
}

const _: () = assert!(size_of::<Action>() == 4);
