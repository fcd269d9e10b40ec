//! Where the sixteen places lie in the drawing: 100 units apart, a4 in the upper left corner (P-1).

/// A place of the sea, counted from a4 row by row, as a layout word does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place(u8);

/// Places on a side.
const SIDE: u8 = 4;

impl Place {
    /// All of them, a4 first, d1 last.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..SIDE * SIDE).map(Self)
    }

    /// The place with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [column @ b'a'..=b'd', row @ b'1'..=b'4'] => Some(Self((b'4' - row) * SIDE + (column - b'a'))),
            _ => None,
        }
    }

    /// Its name in the notation.
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.0 % SIDE), SIDE - self.0 / SIDE)
    }

    /// Its place in a layout word.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its middle in the drawing.
    pub fn middle(self) -> (i16, i16) {
        (50 + 100 * i16::from(self.0 % SIDE), 50 + 100 * i16::from(self.0 / SIDE))
    }

    /// The place so many to the right and so many down, if there is one.
    pub fn beside(self, right: i8, down: i8) -> Option<Self> {
        let column = (self.0 % SIDE).checked_add_signed(right).filter(|&column| column < SIDE)?;
        let row = (self.0 / SIDE).checked_add_signed(down).filter(|&row| row < SIDE)?;
        Some(Self(row * SIDE + column))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // P-1
    #[test]
    fn names_and_middles() {
        let place = |name| Place::from_name(name).unwrap();
        assert!(Place::all().all(|place| Place::from_name(&place.name()) == Some(place)));
        assert_eq!(Place::all().map(Place::name).take(5).collect::<Vec<_>>(), ["a4", "b4", "c4", "d4", "a3"]);
        assert_eq!((place("a4").middle(), place("d1").middle()), ((50, 50), (350, 350)));
        assert_eq!(
            (Place::from_name("e1"), Place::from_name("a0"), Place::from_name("")),
            (None, None, None)
        );
    }

    #[test]
    fn the_grid_has_edges() {
        let place = |name| Place::from_name(name).unwrap();
        assert_eq!(place("b2").beside(1, 0), Some(place("c2")));
        assert_eq!(place("b2").beside(0, -1), Some(place("b3")));
        assert_eq!((place("a4").beside(-1, 0), place("d1").beside(0, 1)), (None, None));
    }
}
