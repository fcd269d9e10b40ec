//! Where the fields of MANDUA lie in the drawing: 100 units a field, c3 at the origin.

/// A field: five by five inner fields, then the four cages.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Field(u8);

/// A direction on the board as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards N.
    Up,
    /// Towards E.
    Right,
    /// Towards S.
    Down,
    /// Towards W.
    Left,
}

const INNER: u8 = 25;
const CAGES: [(&str, i16, i16); 4] = [("N", 0, -3), ("E", 3, 0), ("S", 0, 3), ("W", -3, 0)];

impl Field {
    /// All 29, the inner ones rank by rank from a5, then N, E, S, W.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..INNER + 4).map(Self)
    }

    /// The field with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|field| field.name() == name)
    }

    /// Its name in the notation (M-1).
    pub fn name(self) -> String {
        match self.cage() {
            Some(cage) => CAGES[cage].0.into(),
            None => format!("{}{}", char::from(b'a' + self.0 % 5), 5 - self.0 / 5),
        }
    }

    /// Whether it is one of the four outer fields.
    pub fn is_cage(self) -> bool {
        self.0 >= INNER
    }

    fn cage(self) -> Option<usize> {
        self.0.checked_sub(INNER).map(usize::from)
    }

    /// Its middle, in fields from c3: to the right, downwards.
    fn steps(self) -> (i16, i16) {
        match self.cage() {
            Some(cage) => (CAGES[cage].1, CAGES[cage].2),
            None => (i16::from(self.0 % 5) - 2, i16::from(self.0 / 5) - 2),
        }
    }

    /// Its middle in the drawing.
    pub fn middle(self) -> (i16, i16) {
        let (x, y) = self.steps();
        (100 * x, 100 * y)
    }

    /// Its neighbour in a direction (M-2).
    pub fn neighbour(self, direction: Direction) -> Option<Self> {
        let (dx, dy) = match direction {
            Direction::Up => (0, -1),
            Direction::Right => (1, 0),
            Direction::Down => (0, 1),
            Direction::Left => (-1, 0),
        };
        let (x, y) = self.steps();
        Self::all().find(|field| field.steps() == (x + dx, y + dy))
    }

    /// The field nearest to a point of the drawing, within reach of a finger.
    pub fn near(x: f64, y: f64) -> Option<Self> {
        const REACH: f64 = 62.0;
        let distance = |field: Self| {
            let (fx, fy) = field.middle();
            (f64::from(fx) - x).hypot(f64::from(fy) - y)
        };
        let nearest = Self::all().min_by(|a, b| distance(*a).total_cmp(&distance(*b)))?;
        (distance(nearest) <= REACH).then_some(nearest)
    }

    /// Where a captured hunter falls: over the rim of the board, on the side it stood.
    pub fn over_the_rim(self) -> (i16, i16) {
        const RIM: f64 = 470.0;
        let (x, y) = self.middle();
        let (x, y) = if (x, y) == (0, 0) { (0.0, 1.0) } else { (f64::from(x), f64::from(y)) };
        let length = x.hypot(y);
        ((RIM * x / length) as i16, (RIM * y / length) as i16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str) -> Field {
        Field::from_name(name).unwrap()
    }

    #[test]
    fn names_and_places() {
        // M-1
        assert_eq!(Field::all().count(), 29);
        assert_eq!(field("a1").middle(), (-200, 200));
        assert_eq!(field("e5").middle(), (200, -200));
        assert_eq!(field("W").middle(), (-300, 0));
        assert!(Field::all().all(|f| Field::from_name(&f.name()) == Some(f)));
        assert_eq!(Field::from_name("f1"), None);
    }

    #[test]
    fn seven_fields_lie_in_line_through_the_middle() {
        // M-2
        let walk = |from: &str, direction| {
            let line = std::iter::successors(Some(field(from)), |f: &Field| f.neighbour(direction));
            line.map(Field::name).collect::<Vec<_>>()
        };
        assert_eq!(walk("W", Direction::Right), ["W", "a3", "b3", "c3", "d3", "e3", "E"]);
        assert_eq!(walk("S", Direction::Up), ["S", "c1", "c2", "c3", "c4", "c5", "N"]);
        assert_eq!(walk("a1", Direction::Left), ["a1"]);
        assert_eq!(walk("N", Direction::Left), ["N"]);
    }

    #[test]
    fn a_point_belongs_to_the_nearest_field_if_there_is_one() {
        assert_eq!(Field::near(-195.0, 210.0), Some(field("a1")));
        assert_eq!(Field::near(0.0, -320.0), Some(field("N")));
        assert_eq!(Field::near(350.0, 350.0), None);
    }
}
