//! Seats at the table, sets of them, and who acts or looks on.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game here has (Nanuk).
pub const MAX_SEATS: usize = 8;

/// A place at the table, numbered from 1 in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Seat 1.
    pub const FIRST: Self = Self(1);
    /// Seat 2.
    pub const SECOND: Self = Self(2);

    /// The seat with this number, counted from 1; `None` outside 1–[`MAX_SEATS`].
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number as usize <= MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The seat with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    pub const fn from_index(index: usize) -> Self {
        assert!(index < MAX_SEATS, "there are at most eight seats");
        Self(index as u8 + 1)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The next seat clockwise among `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        if self.0 >= seats { Self(1) } else { Self(self.0 + 1) }
    }

    /// The next seat counter-clockwise among `seats`.
    #[must_use]
    pub const fn previous(self, seats: u8) -> Self {
        if self.0 <= 1 { Self(seats) } else { Self(self.0 - 1) }
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..usize::from(seats)).map(Self::from_index)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number)
            .ok_or_else(|| format!("seat {number} does not exist: seats are numbered from 1 to 8"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

/// A set of seats, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// The seats 1 to `seats`.
    pub const fn first(seats: u8) -> Self {
        Self(((1u16 << seats) - 1) as u8)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::only(seat).0)
    }

    /// This set but for one seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !Self::only(seat).0)
    }

    /// Whether a seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & Self::only(seat).0 != 0
    }

    /// How many seats it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its only seat; `None` when it holds none or several.
    pub fn single(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat::from_index(self.0.trailing_zeros() as usize))
    }

    /// Its seats, rising.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS).filter(move |i| self.0 >> i & 1 == 1).map(Seat::from_index)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

/// Who makes an action: a seat, or chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// A player's choice.
    Seat(Seat),
    /// A die, a card, a hand in the bag: nobody's choice.
    Chance,
}

impl Actor {
    /// The seat, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Chance => None,
        }
    }
}

/// Who looks at a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// The player of a seat: knows what is public and what the rules show to that seat.
    Seat(Seat),
    /// Anyone else: knows what is public.
    Spectator,
    /// All-seeing: the log, the engine that drives the rules, a record of a finished match.
    Everything,
}

impl Observer {
    /// Whether this observer may see what is shown to `seat` alone.
    pub fn sees(self, seat: Seat) -> bool {
        self == Self::Everything || self == Self::Seat(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round() {
        let last = Seat::new(5).unwrap();
        assert_eq!(last.next(5), Seat::FIRST);
        assert_eq!(Seat::FIRST.previous(5), last);
        assert_eq!(Seat::new(0), None);
        assert_eq!(Seat::new(9), None);
        assert_eq!(Seat::all(8).count(), 8);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: SeatSet = Seat::all(8).filter(|s| s.number() % 3 == 0).collect();
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [3, 6]);
        assert_eq!(set.single(), None);
        assert_eq!(set.without(Seat::new(3).unwrap()).single(), Seat::new(6));
        assert_eq!(SeatSet::first(8).len(), 8);
        assert!(SeatSet::EMPTY.is_empty());
    }
}
