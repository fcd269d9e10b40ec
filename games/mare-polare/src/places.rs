//! The sixteen places of the sea (P-1) and sets of them.
//!
//! Places are counted as a layout word names them: from a4 to d4, then the next row down, to d1.

use std::{
    fmt,
    num::NonZeroU8,
    ops::{BitAnd, BitOr, Not},
    str::FromStr,
};

use serde::{Serialize, Serializer};

/// A place of the 4×4 grid: letter of the column, number of the row (`b3`).
///
/// `Option<Place>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(NonZeroU8);

impl Place {
    /// How many there are (P-1).
    pub const COUNT: usize = 16;

    /// The place with this index: 0 is a4, 3 is d4, 15 is d1.
    ///
    /// # Panics
    /// If the index is not below [`Place::COUNT`].
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "there are sixteen places");
        match NonZeroU8::new(index as u8 + 1) {
            Some(one_more) => Self(one_more),
            None => unreachable!(),
        }
    }

    /// Its index: 0 is a4, 15 is d1.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All places, a4 first, d1 last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT).map(Self::from_index)
    }

    /// Its column, `'a'` to `'d'`.
    pub const fn column(self) -> char {
        (b'a' + self.index() as u8 % 4) as char
    }

    /// Its row, 1 to 4.
    pub const fn row(self) -> u8 {
        4 - self.index() as u8 / 4
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column(), self.row())
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match *text.as_bytes() {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => {
                Ok(Self::from_index(usize::from(b'4' - row) * 4 + usize::from(column - b'a')))
            }
            _ => Err(format!("`{text}` is no place: places are a1 to d4")),
        }
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of places: bit `n` stands for the place with index `n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct PlaceSet(u16);

impl PlaceSet {
    /// No place.
    pub const EMPTY: Self = Self(0);
    /// All sixteen.
    pub const ALL: Self = Self(u16::MAX);
    const COLUMN_A: Self = Self(0x1111);
    const COLUMN_D: Self = Self(0x8888);

    /// One place alone.
    pub const fn only(place: Place) -> Self {
        Self(1 << place.index())
    }

    /// The place, if there is one.
    pub fn maybe(place: Option<Place>) -> Self {
        place.map_or(Self::EMPTY, Self::only)
    }

    /// Whether a place is in it.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & Self::only(place).0 != 0
    }

    /// This set and one place more.
    #[must_use]
    pub const fn with(self, place: Place) -> Self {
        Self(self.0 | Self::only(place).0)
    }

    /// This set but for one place.
    #[must_use]
    pub const fn without(self, place: Place) -> Self {
        Self(self.0 & !Self::only(place).0)
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many places it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// All places next to one of this set, horizontally or vertically.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let left = (self.0 & !Self::COLUMN_A.0) >> 1;
        let right = (self.0 & !Self::COLUMN_D.0) << 1;
        Self(self.0 << 4 | self.0 >> 4 | left | right)
    }

    /// Its places, a4 first.
    pub fn iter(self) -> impl Iterator<Item = Place> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = (left != 0).then(|| Place::from_index(left.trailing_zeros() as usize))?;
            left &= left - 1;
            Some(place)
        })
    }
}

impl BitAnd for PlaceSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for PlaceSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for PlaceSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // P-1
    #[test]
    fn places_are_counted_as_a_layout_names_them() {
        let names: Vec<_> = Place::all().map(|p| p.to_string()).collect();
        assert_eq!(names[..5], ["a4", "b4", "c4", "d4", "a3"]);
        assert_eq!(names[15], "d1");
        for place in Place::all() {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        for text in ["", "a", "a0", "a5", "e1", "A1", "a11", "1a", "ä1"] {
            assert!(text.parse::<Place>().is_err(), "{text}");
        }
    }

    // P-11: horizontally or vertically
    #[test]
    fn neighbours_differ_by_one_in_one_of_letter_and_number() {
        for a in Place::all() {
            for b in Place::all() {
                let columns = (a.column() as i32 - b.column() as i32).abs();
                let rows = (i32::from(a.row()) - i32::from(b.row())).abs();
                assert_eq!(PlaceSet::only(a).neighbours().contains(b), columns + rows == 1, "{a} {b}");
            }
        }
    }

    #[test]
    fn an_optional_place_is_one_byte() {
        assert_eq!(size_of::<Option<Place>>(), 1);
    }
}
