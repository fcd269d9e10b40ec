//! A second implementation of steps, captures and series: slow and obvious, on names and coordinates.
#![allow(dead_code, unreachable_pub, missing_docs, reason = "each test file uses its part")]

use std::collections::{BTreeMap, BTreeSet, HashMap};

use mandua::{Board, Field, Fields};

/// Column and row: a–e are 1–5, ranks are 1–5, outer fields have a 0 or a 6.
pub type Place = (i8, i8);

const DIRECTIONS: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

pub fn is_field((column, row): Place) -> bool {
    let inside = (1..=5).contains(&column) && (1..=5).contains(&row);
    inside || [(3, 6), (6, 3), (3, 0), (0, 3)].contains(&(column, row))
}

pub fn name(place: Place) -> String {
    match place {
        (3, 6) => "N".to_owned(),
        (6, 3) => "E".to_owned(),
        (3, 0) => "S".to_owned(),
        (0, 3) => "W".to_owned(),
        (column, row) => format!("{}{row}", char::from(b'a' + column as u8 - 1)),
    }
}

pub fn place(field: Field) -> Place {
    let text = field.to_string();
    (0..7)
        .flat_map(|column| (0..7).map(move |row| (column, row)))
        .find(|&place| is_field(place) && name(place) == text)
        .unwrap()
}

/// A capture: from, to, and the hunters taken.
pub type Capture = (Place, Place, Vec<Place>);

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Naive(pub BTreeMap<Place, char>);

impl Naive {
    pub fn new(board: Board) -> Self {
        let mut figures = BTreeMap::new();
        for field in Field::all() {
            if board.tigers().contains(field) {
                figures.insert(place(field), 'T');
            } else if board.hunters().contains(field) {
                figures.insert(place(field), 'H');
            }
        }
        Self(figures)
    }

    pub fn board(&self) -> Board {
        let all = |sign| {
            let places = self.0.iter().filter(|(_, figure)| **figure == sign);
            places.map(|(&place, _)| name(place).parse::<Field>().unwrap()).collect::<Fields>()
        };
        Board::new(all('H'), all('T')).unwrap()
    }

    fn is(&self, place: Place, figure: char) -> bool {
        self.0.get(&place) == Some(&figure)
    }

    fn is_free(&self, place: Place) -> bool {
        is_field(place) && !self.0.contains_key(&place)
    }

    pub fn of(&self, figure: char) -> Vec<Place> {
        self.0.iter().filter(|(_, f)| **f == figure).map(|(&place, _)| place).collect()
    }

    /// Hunters left and right, or above and below, of a place, once a tiger has come there.
    fn mandua(&self, (column, row): Place) -> Vec<Place> {
        let lines = [[(column - 1, row), (column + 1, row)], [(column, row - 1), (column, row + 1)]];
        lines.into_iter().filter(|line| line.iter().all(|&side| self.is(side, 'H'))).flatten().collect()
    }

    /// Every single move of a tiger with what it takes (nothing for a plain step).
    pub fn tiger_moves(&self) -> Vec<Capture> {
        let mut moves = Vec::new();
        for from in self.of('T') {
            for (x, y) in DIRECTIONS {
                let (next, behind) = ((from.0 + x, from.1 + y), (from.0 + 2 * x, from.1 + 2 * y));
                let (to, mut taken) = if self.is_free(next) {
                    (next, vec![])
                } else if self.is(next, 'H') && self.is_free(behind) {
                    (behind, vec![next])
                } else {
                    continue;
                };
                let mut after = self.clone();
                after.0.remove(&from);
                for hunter in &taken {
                    after.0.remove(hunter);
                }
                taken.extend(after.mandua(to));
                moves.push((from, to, taken));
            }
        }
        moves
    }

    pub fn captures(&self) -> Vec<Capture> {
        self.tiger_moves().into_iter().filter(|(_, _, taken)| !taken.is_empty()).collect()
    }

    pub fn hunter_steps(&self) -> Vec<(Place, Place)> {
        let mut steps = Vec::new();
        for from in self.of('H') {
            for (x, y) in DIRECTIONS {
                let to = (from.0 + x, from.1 + y);
                if self.is_free(to) && (1..=5).contains(&to.0) && (1..=5).contains(&to.1) {
                    steps.push((from, to));
                }
            }
        }
        steps
    }

    pub fn after(&self, (from, to, taken): &Capture) -> Self {
        let mut after = self.clone();
        for hunter in taken {
            after.0.remove(hunter);
        }
        let figure = after.0.remove(from).unwrap();
        after.0.insert(*to, figure);
        after
    }

    /// M-26: the most that any series takes.
    pub fn most(&self, known: &mut HashMap<Self, usize>) -> usize {
        if let Some(&most) = known.get(self) {
            return most;
        }
        let most = self
            .captures()
            .iter()
            .map(|capture| capture.2.len() + self.after(capture).most(known))
            .max()
            .unwrap_or(0);
        known.insert(self.clone(), most);
        most
    }

    /// What each tiger takes, in the given order, in every series that is played until no capture is left.
    pub fn all_takings(&self, tigers: &[Place]) -> BTreeSet<Vec<usize>> {
        let captures = self.captures();
        if captures.is_empty() {
            return BTreeSet::from([vec![0; tigers.len()]]);
        }
        let mut takings = BTreeSet::new();
        for capture in captures {
            let mover = tigers.iter().position(|&tiger| tiger == capture.0).unwrap();
            let mut then = tigers.to_vec();
            then[mover] = capture.1;
            for mut taking in self.after(&capture).all_takings(&then) {
                taking[mover] += capture.2.len();
                takings.insert(taking);
            }
        }
        takings
    }
}
