//! A floe and a set-up while they are being drawn, finished or not.

use std::collections::BTreeMap;
use std::sync::Arc;

use nanuuk::{Board, Defect, Field, Scenario, Stone};
use serde_json::{Map, Value, json};

use super::parts;

/// A place on the drawing: row from the top, half fields to the right.
pub type Spot = (i16, i16);

/// Rows are named by one letter each.
const MOST_ROWS: i16 = 26;
/// The numbers of players that a board speaks of.
pub(super) const PLAYERS: [u8; 3] = [2, 3, 4];

/// A field that has been drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// Whether it is an igloo.
    pub igloo: bool,
    /// Whether it is out of play with two, three, four players.
    pub out: [bool; 3],
    /// The stone on it.
    pub stone: Option<Stone>,
}

/// What is painted onto a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    /// A field.
    Ice,
    /// No field.
    Water,
    /// An igloo, or a plain field again.
    Igloo(bool),
    /// Out of play for the present number of players, or in play again.
    Out(bool),
    /// A stone, or none.
    Stone(Option<Stone>),
}

/// A scenario that is being drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// What it is called.
    pub name: String,
    /// Where it comes from.
    pub note: String,
    /// For how many players, 2 to 4.
    pub players: u8,
    /// The fields. Row and half field add up to an odd number everywhere, so that fields meet as hexagons do.
    pub cells: BTreeMap<Spot, Cell>,
}

impl Draft {
    /// The usual floe without stones.
    pub fn new(players: u8) -> Self {
        Self::of_board(&Board::standard(), players)
    }

    /// A board without stones.
    pub fn of_board(board: &Board, players: u8) -> Self {
        let whole = board.floe(4);
        // The first row of the usual floe is shifted by one.
        let odd = whole.places().first().is_none_or(|place| (place.x + place.y) % 2 != 0);
        let mut cells = BTreeMap::new();
        for (i, place) in whole.places().iter().enumerate() {
            let Some(field) = Field::new(i) else { continue };
            let out = PLAYERS.map(|players| !board.floe(players).in_play().contains(field));
            let igloo = PLAYERS.iter().any(|&players| board.floe(players).igloos().contains(field));
            cells.insert((place.y, place.x + i16::from(!odd)), Cell { igloo, out, stone: None });
        }
        Self { name: String::new(), note: String::new(), players, cells }
    }

    /// A scenario to be changed.
    pub fn of_scenario(scenario: &Scenario) -> Self {
        let mut draft = Self::of_board(&scenario.board, scenario.players);
        (draft.name, draft.note) = (scenario.name.clone(), scenario.note.clone());
        let places = scenario.floe().places().to_vec();
        let shift =
            draft.cells.keys().next().zip(places.first()).map_or(0, |(first, place)| first.1 - place.x);
        for (i, place) in places.iter().enumerate() {
            let stone = Field::new(i).and_then(|field| scenario.setup.at(field));
            if let Some(cell) = draft.cells.get_mut(&(place.y, place.x + shift)) {
                cell.stone = stone;
            }
        }
        draft
    }

    /// Lays the stones of a scenario on the same floe in the place of those that lie there.
    pub fn lay(&mut self, scenario: &Scenario) {
        let other = Self::of_scenario(scenario);
        self.clear();
        let stones = other.cells.values().map(|cell| cell.stone).collect::<Vec<_>>();
        // The floe is the same but for where it lies.
        for (cell, stone) in self.cells.values_mut().zip(stones) {
            cell.stone = stone;
        }
    }

    /// Takes all stones away.
    pub fn clear(&mut self) {
        self.cells.values_mut().for_each(|cell| cell.stone = None);
    }

    /// Whether a field can be at a place.
    pub fn is_place((row, x): Spot) -> bool {
        (row + x).rem_euclid(2) == 1
    }

    /// Whether a field is in play for the present number of players.
    pub fn in_play(&self, cell: Cell) -> bool {
        !cell.out[self.part()]
    }

    pub(super) fn part(&self) -> usize {
        usize::from(self.players.clamp(2, 4) - 2)
    }

    /// Paints a place. A stone or an igloo on water makes a field of it; too many rows are not begun.
    pub fn paint(&mut self, spot: Spot, paint: Paint) {
        if !Self::is_place(spot) {
            return;
        }
        let part = self.part();
        if paint == Paint::Water {
            self.cells.remove(&spot);
            return;
        }
        let taken_away = matches!(paint, Paint::Igloo(false) | Paint::Out(_) | Paint::Stone(None));
        if !self.cells.contains_key(&spot) && (taken_away || !self.has_room(spot.0)) {
            return;
        }
        let cell = self.cells.entry(spot).or_default();
        match paint {
            Paint::Ice | Paint::Water => {}
            Paint::Igloo(igloo) => {
                *cell = Cell {
                    igloo,
                    out: if igloo { [false; 3] } else { cell.out },
                    stone: cell.stone.filter(|_| !igloo),
                };
            }
            Paint::Out(out) => {
                cell.out[part] = out && !cell.igloo;
            }
            Paint::Stone(stone) => {
                cell.stone = stone;
                if stone.is_some() {
                    (cell.igloo, cell.out[part]) = (false, false);
                }
            }
        }
    }

    fn has_room(&self, row: i16) -> bool {
        let rows = self.cells.keys().map(|spot| spot.0);
        let (first, last) = (rows.clone().min().unwrap_or(row), rows.max().unwrap_or(row));
        last.max(row) - first.min(row) < MOST_ROWS && self.cells.len() < nanuuk::MAX_FIELDS
    }

    /// The part of the drawing to be shown, with room to draw around the floe: first and last row, first and last
    /// half field.
    pub fn bounds(&self) -> (i16, i16, i16, i16) {
        let start = (2, 4, 4, 6);
        let around = |bounds: (i16, i16, i16, i16), spot: &Spot| {
            (
                bounds.0.min(spot.0 - 1),
                bounds.1.max(spot.0 + 1),
                bounds.2.min(spot.1 - 2),
                bounds.3.max(spot.1 + 2),
            )
        };
        self.cells.keys().fold(start, around)
    }

    /// The rows, from the top, each with its places from the left.
    fn rows(&self) -> Vec<(i16, Vec<i16>)> {
        let mut rows: Vec<(i16, Vec<i16>)> = Vec::new();
        for &(row, x) in self.cells.keys() {
            match rows.last_mut() {
                Some((last, places)) if *last == row => places.push(x),
                _ => rows.push((row, vec![x])),
            }
        }
        rows
    }

    /// The name of each field, in the order of the fields: rows by letters from the top, places by numbers from the
    /// left.
    pub fn names(&self) -> BTreeMap<Spot, String> {
        let mut names = BTreeMap::new();
        for (letter, (row, places)) in (b'A'..).zip(self.rows()) {
            for &x in &places {
                names.insert((row, x), format!("{}{}", char::from(letter), (x - places[0]) / 2 + 1));
            }
        }
        names
    }

    /// How many stones of a kind lie in play.
    pub fn count(&self, stone: Stone) -> usize {
        self.cells.values().filter(|cell| cell.stone == Some(stone) && self.in_play(**cell)).count()
    }

    /// The board as an option of a match takes it: by name where it is the usual one.
    pub fn board(&self) -> Value {
        let names = self.names();
        let fields = |which: &dyn Fn(&Cell) -> bool| -> Vec<&String> {
            self.cells
                .iter()
                .filter(|(_, cell)| which(cell))
                .filter_map(|(spot, _)| names.get(spot))
                .collect()
        };
        let left = self.cells.keys().map(|spot| spot.1).min().unwrap_or(0);
        let rows: Vec<Value> =
            (b'A'..).zip(self.rows()).map(|(letter, (_, places))| row(letter, left, &places)).collect();
        let out: Map<String, Value> = PLAYERS
            .iter()
            .zip(parts::out_of_play(self))
            .map(|(players, out)| {
                let out: Vec<&String> = out.iter().filter_map(|spot| names.get(spot)).collect();
                (players.to_string(), json!(out))
            })
            .collect();
        let usual = Self::new(self.players);
        if self.moved_to(&usual).is_some_and(|cells| cells == usual.cells) {
            return "floe31".into();
        }
        json!({ "name": self.name, "note": "", "rows": rows, "igloos": fields(&|cell| cell.igloo), "out_of_play": out })
    }

    /// The fields, moved so that the first one lies where that of another draft does, and without their stones.
    fn moved_to(&self, other: &Self) -> Option<BTreeMap<Spot, Cell>> {
        let (here, there) = (self.cells.keys().next()?, other.cells.keys().next()?);
        let (down, across) = (there.0 - here.0, there.1 - here.1);
        let moved = self
            .cells
            .iter()
            .map(|(spot, cell)| ((spot.0 + down, spot.1 + across), Cell { stone: None, ..*cell }));
        Some(moved.collect())
    }

    /// The scenario file.
    ///
    /// # Errors
    /// Rows that do not touch cannot be written down.
    pub fn file(&self) -> Result<Value, Defect> {
        let rows = self.rows();
        let gap = rows.windows(2).zip(b'A'..).find(|(pair, _)| pair[1].0 != pair[0].0 + 1);
        if let Some((_, letter)) = gap {
            let (above, below) = (char::from(letter).to_string(), char::from(letter + 1).to_string());
            return Err(Defect {
                message: format!("not connected: no way from row {above} to row {below}"),
                place: "board".into(),
                key: "cut-rows",
                values: vec![("above", above.into()), ("below", below.into())],
            });
        }
        let names = self.names();
        let mut setup = Map::new();
        for stone in Stone::ALL {
            let lies = |cell: &Cell| cell.stone == Some(stone) && self.in_play(*cell);
            let fields: Vec<&String> = self
                .cells
                .iter()
                .filter(|(_, cell)| lies(cell))
                .filter_map(|(spot, _)| names.get(spot))
                .collect();
            if !fields.is_empty() {
                setup.insert(stone.name().into(), json!(fields));
            }
        }
        Ok(
            json!({ "name": self.name, "note": self.note, "board": self.board(), "players": self.players, "setup": setup }),
        )
    }

    /// The scenario, if it can be played.
    ///
    /// # Errors
    /// Every defect.
    pub fn scenario(&self) -> Result<Scenario, Vec<Defect>> {
        let file = self.file().map_err(|defect| vec![defect])?;
        Scenario::read(&file)
    }

    /// The board alone, if it can be played on.
    pub fn playable_board(&self) -> Option<Arc<Board>> {
        self.file().ok().and_then(|_| Board::from_option(&self.board()).ok())
    }
}

fn row(letter: u8, left: i16, places: &[i16]) -> Value {
    let (first, last) = (places[0], places[places.len() - 1]);
    let holes: Vec<i16> =
        (first..=last).step_by(2).filter(|x| !places.contains(x)).map(|x| (x - first) / 2 + 1).collect();
    let mut row = json!({ "name": char::from(letter).to_string(), "fields": (last - first) / 2 + 1, "shift": first - left });
    if !holes.is_empty() {
        row["holes"] = json!(holes);
    }
    row
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in crate::boards::nanuuk) fn printed(players: u8) -> Draft {
        Draft::of_scenario(&Scenario::printed(Board::standard(), players).unwrap())
    }

    #[test]
    fn the_printed_scenarios_come_back_as_they_were() {
        // N-42, N-43
        for players in PLAYERS {
            let scenario = Scenario::printed(Board::standard(), players).unwrap();
            let again = Draft::of_scenario(&scenario).scenario().unwrap();
            assert_eq!((again.setup, again.players), (scenario.setup, players));
            assert_eq!(again.board.as_option(), "floe31", "the usual board keeps its name");
            assert!(again.check().is_empty());
            for stone in Stone::ALL {
                assert_eq!(printed(players).count(stone), stone.in_play(players));
            }
        }
    }

    #[test]
    fn a_board_of_ones_own_keeps_its_outline() {
        let file = json!({
            "name": "Ring", "note": "", "players": 2, "setup": { "fish": ["B3"] },
            "board": {
                "name": "Ring", "note": "",
                "rows": [{ "name": "A", "fields": 2, "shift": 1 }, { "name": "B", "fields": 3, "shift": 0, "holes": [2] },
                    { "name": "C", "fields": 2, "shift": 1 }],
                "igloos": ["A1"], "out_of_play": { "2": ["C2"], "3": [], "4": [] },
            },
        });
        let scenario = Scenario::from_json(&file).unwrap();
        assert_eq!(Draft::of_scenario(&scenario).file().unwrap(), file);
    }

    #[test]
    fn a_floe_that_begins_with_the_other_shift_is_the_same_floe() {
        let rows =
            json!([{ "name": "A", "fields": 3, "shift": 0 }, { "name": "B", "fields": 2, "shift": 1 }]);
        let board = json!({ "name": "", "note": "", "rows": rows, "igloos": ["A2"], "out_of_play": { "2": [], "3": [], "4": [] } });
        let file =
            json!({ "name": "", "note": "", "board": board, "players": 4, "setup": { "bear": ["B2"] } });
        let draft = Draft::of_scenario(&Scenario::from_json(&file).unwrap());
        assert!(draft.cells.keys().all(|&spot| Draft::is_place(spot)));
        assert_eq!(draft.file().unwrap(), file);
    }

    #[test]
    fn painting_keeps_to_what_a_field_can_be() {
        let mut draft = Draft::new(3);
        let names = draft.names();
        let at = |name: &str| *names.iter().find(|(_, other)| *other == name).unwrap().0;
        draft.paint(at("A2"), Paint::Stone(Some(Stone::Fish)));
        assert!(!draft.cells[&at("A2")].igloo, "a stone takes the place of an igloo");
        draft.paint(at("A2"), Paint::Igloo(true));
        assert_eq!(draft.cells[&at("A2")].stone, None);
        draft.paint(at("A2"), Paint::Out(true));
        assert!(draft.in_play(draft.cells[&at("A2")]), "igloos stay in play");
        draft.paint(at("B2"), Paint::Out(true));
        assert_eq!(draft.cells[&at("B2")].out, [false, true, false]);
        draft.paint(at("B2"), Paint::Stone(Some(Stone::Bear)));
        assert_eq!(draft.count(Stone::Bear), 1, "a stone brings its field into play");
        draft.paint(at("B3"), Paint::Water);
        assert_eq!(draft.cells.len(), 30);
        draft.paint((0, 0), Paint::Ice);
        draft.paint((-1, -3), Paint::Stone(None));
        assert_eq!(draft.cells.len(), 30, "no field between fields, nothing taken from water");
        for row in 0..40 {
            draft.paint((row, 1 - row.rem_euclid(2)), Paint::Ice);
        }
        assert!(draft.rows().len() <= 26 && draft.cells.len() <= 64);
    }

    #[test]
    fn what_cannot_be_played_is_said_in_the_words_of_the_rules() {
        let mut draft = printed(2);
        let row_c: Vec<Spot> = draft.cells.keys().filter(|spot| spot.0 == 2).copied().collect();
        for spot in row_c {
            draft.paint(spot, Paint::Water);
        }
        let defects = draft.scenario().unwrap_err();
        assert_eq!(defects[0].to_string(), "board: not connected: no way from row B to row C");
        let mut draft = printed(2);
        let first = *draft.cells.keys().next().unwrap();
        draft.paint(first, Paint::Igloo(true));
        let warnings: Vec<_> = draft.scenario().unwrap().check().iter().map(ToString::to_string).collect();
        assert!(warnings.iter().any(|warning| warning.contains("N-42")), "{warnings:?}");
        draft.cells.clear();
        assert!(!draft.scenario().unwrap_err().is_empty());
    }

    #[test]
    fn stones_are_laid_on_the_same_floe() {
        let mut draft = Draft::new(4);
        draft.lay(&Scenario::printed(Board::standard(), 4).unwrap());
        assert_eq!(draft.scenario().unwrap().setup, Board::standard().setup(4).unwrap());
        draft.clear();
        assert_eq!(Stone::ALL.map(|stone| draft.count(stone)), [0; 6]);
    }
}
