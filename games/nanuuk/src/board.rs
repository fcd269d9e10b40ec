//! Boards: data files with the outline, the igloos, what is out of play, and set-ups (N-1, N-2, N-43).

use std::sync::{Arc, LazyLock};

use inuksuk_core::SetupError;
use serde_json::Value;

use crate::defect::{Defect, Warning, sentences};
use crate::floe::{Field, FieldSet, Floe, MAX_FIELDS, Place};
use crate::json::{Defects, key};
use crate::notation::quoted;
use crate::scenario::{broken_rules, odd_counts};
use crate::setup::Setup;

/// The boards that come with the game, by name.
const BUILT_IN: [(&str, &str); 1] = [("floe31", include_str!("../data/floe31.json"))];

/// A row is named by one capital letter.
const MOST_ROWS: usize = 26;
/// Longest name and note of a board or scenario, in characters.
pub(crate) const LONGEST_NAME: usize = 60;
pub(crate) const LONGEST_NOTE: usize = 4000;
/// The numbers of players that a board file speaks of.
const PLAYERS: [u8; 3] = [2, 3, 4];

/// A board, checked: every field named, everything in play connected.
///
/// # Equality
/// Boards are equal when their files are equal as JSON.
#[derive(Clone, Debug)]
pub struct Board {
    name: String,
    note: String,
    places: Vec<Place>,
    igloos: FieldSet,
    out_of_play: [FieldSet; PLAYERS.len()],
    setups: [Option<Setup>; PLAYERS.len()],
    /// The file itself, or the name of a board that comes with the game.
    given: Value,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.given == other.given
    }
}

impl Eq for Board {}

static STANDARD: LazyLock<Arc<Board>> = LazyLock::new(|| {
    Arc::new(Board::built_in("floe31").expect("the default board is built in and its file is tested"))
});

impl Board {
    /// The default board, `floe31` (N-2).
    pub fn standard() -> Arc<Self> {
        Arc::clone(&STANDARD)
    }

    /// The names of the boards that come with the game.
    pub fn built_in_names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// A board that comes with the game; `None` for any other name.
    pub fn built_in(name: &str) -> Option<Self> {
        let (_, text) = BUILT_IN.iter().find(|(known, _)| *known == name)?;
        let file: Value = serde_json::from_str(text).ok()?;
        let mut board = Self::from_json(&file).ok()?;
        board.given = Value::from(name);
        Some(board)
    }

    /// The board that an option or a file gives: a name of one that comes with the game, or a board file.
    ///
    /// # Errors
    /// There is no board of this name, or the file has defects: all are named.
    pub fn from_option(value: &Value) -> Result<Arc<Self>, SetupError> {
        Self::read_option(value).map_err(|defects| SetupError(sentences(&defects)))
    }

    pub(crate) fn read_option(value: &Value) -> Result<Arc<Self>, Vec<Defect>> {
        match value {
            Value::String(name) if name == "floe31" => Ok(Self::standard()),
            Value::String(name) => Self::built_in(name).map(Arc::new).ok_or_else(|| {
                let known: Vec<_> = Self::built_in_names().collect();
                let message = format!("there is no board {}, only {}", quoted(name), known.join(", "));
                vec![Defect::new("board", "no-board", Vec::new(), message)]
            }),
            _ => Self::read(value).map(Arc::new),
        }
    }

    /// Reads a board file.
    ///
    /// ```
    /// use nanuuk::Board;
    /// use serde_json::json;
    ///
    /// let tiny = json!({
    ///     "name": "tiny", "note": "for an example",
    ///     "rows": [{"name": "A", "fields": 2, "shift": 1}, {"name": "B", "fields": 4, "shift": 0, "holes": [3]}],
    ///     "igloos": ["A1"], "out_of_play": {}, "setups": {},
    /// });
    /// let error = Board::from_json(&tiny).unwrap_err();
    /// assert!(error.to_string().contains("B4"), "cut off by the hole B3: {error}");
    /// ```
    ///
    /// # Errors
    /// Names every defect with its place.
    pub fn from_json(file: &Value) -> Result<Self, SetupError> {
        Self::read(file).map_err(|defects| SetupError(sentences(&defects)))
    }

    fn read(file: &Value) -> Result<Self, Vec<Defect>> {
        let mut defects = Defects::default();
        let keys = ["name", "rows", "igloos"];
        let Some(map) = defects.object(file, "board", &keys, &["note", "out_of_play", "setups"]) else {
            return Err(defects.into_defects());
        };
        let name = defects.short_text(map.get("name"), "board.name", LONGEST_NAME);
        let note = defects.short_text(map.get("note"), "board.note", LONGEST_NOTE);
        let places = read_rows(key(map, "rows"), &mut defects);
        let mut board = Self {
            name,
            note,
            places,
            igloos: FieldSet::EMPTY,
            out_of_play: [FieldSet::EMPTY; 3],
            setups: [None; 3],
            given: file.clone(),
        };
        if !defects.is_empty() {
            return Err(defects.into_defects());
        }
        board.read_fields(map, &mut defects);
        if let (true, Some(setups)) = (defects.is_empty(), map.get("setups")) {
            board.read_setups(setups, &mut defects);
        }
        defects.or_defects(|| board)
    }

    fn read_fields(&mut self, map: &serde_json::Map<String, Value>, defects: &mut Defects) {
        let whole = Floe::new(self.places.clone(), self.fields(), FieldSet::EMPTY);
        self.igloos = read_set(key(map, "igloos"), &whole, "board.igloos", defects);
        if self.igloos.is_empty() {
            let message = "at least one igloo is needed (N-1, N-45)";
            defects.tell("board.igloos", "no-igloo", Vec::new(), message);
        }
        if let Some(out) = map.get("out_of_play") {
            let Some(out) = defects.object(out, "board.out_of_play", &[], &["2", "3", "4"]) else { return };
            for (i, n) in PLAYERS.iter().enumerate() {
                let place = format!("board.out_of_play.{n}");
                if let Some(list) = out.get(&n.to_string()) {
                    self.out_of_play[i] = read_set(list, &whole, &place, defects);
                }
            }
        }
        for (i, n) in PLAYERS.iter().enumerate() {
            for igloo in self.igloos.and(self.out_of_play[i]).iter() {
                let place = format!("board.out_of_play.{n}");
                let name = whole.name(igloo);
                let values = vec![("field", name.into()), ("players", (*n).into())];
                defects.tell(
                    &place,
                    "igloo-out",
                    values,
                    format!("{name} is an igloo and must stay in play"),
                );
            }
            self.check_connected(*n, defects);
        }
    }

    fn check_connected(&self, players: u8, defects: &mut Defects) {
        let floe = self.floe(players);
        let place = format!("board with {players} players");
        let with_players = vec![("players", players.into())];
        let Some(first) = floe.in_play().iter().next() else {
            return defects.tell(&place, "no-floe", with_players, "no field is in play");
        };
        if floe.in_play().len() < 2 {
            return defects.tell(&place, "no-floe", with_players, "one field alone is no floe");
        }
        let reached = floe.reach(&crate::Cracks::NONE, first, FieldSet::EMPTY);
        let lost = floe.names(floe.in_play().minus(reached));
        if !lost.is_empty() {
            let first = floe.name(first);
            let message = format!("not connected: no way from {first} to {}", lost.join(", "));
            let values = vec![("players", players.into()), ("field", first.into()), ("fields", lost.into())];
            defects.tell(&place, "cut-off", values, message);
        }
    }

    fn read_setups(&mut self, setups: &Value, defects: &mut Defects) {
        let Some(setups) = defects.object(setups, "board.setups", &[], &["2", "3", "4"]) else { return };
        for (i, n) in PLAYERS.iter().enumerate() {
            let Some(setup) = setups.get(&n.to_string()) else { continue };
            let place = format!("board.setups.{n}");
            self.setups[i] = Some(Setup::read(setup, &self.floe(*n), &place, defects));
        }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where it comes from.
    pub fn note(&self) -> &str {
        &self.note
    }

    /// The value of the option `board` that gives this board.
    pub fn as_option(&self) -> &Value {
        &self.given
    }

    /// The floe for a number of players, 2 to 4, the fields out of play being water (N-1, N-2).
    ///
    /// # Panics
    /// With any other number of players.
    pub fn floe(&self, players: u8) -> Floe {
        let in_play = self.fields().minus(self.out_of_play[index(players)]);
        Floe::new(self.places.clone(), in_play, self.igloos)
    }

    /// The printed set-up for a number of players, 2 to 4, where the board has one (N-43).
    ///
    /// # Panics
    /// With any other number of players.
    pub fn setup(&self, players: u8) -> Option<Setup> {
        self.setups[index(players)]
    }

    /// What is odd about the board without being wrong: a number of igloos that is not three (N-1), and
    /// set-ups that break N-42 or N-44. A small floe has no room for all the stones.
    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if self.igloos.len() != 3 {
            let message = format!("{} igloos instead of three", self.igloos.len());
            let values = vec![("here", self.igloos.len().into())];
            warnings.push(Warning::new("N-1", "board.igloos", ("igloos", values), message));
        }
        for n in PLAYERS {
            if let Some(setup) = self.setup(n) {
                let place = format!("board.setups.{n}");
                warnings.extend(odd_counts(&setup, n, &place));
                warnings.extend(broken_rules(&self.floe(n), &setup, &place));
            }
        }
        warnings
    }

    fn fields(&self) -> FieldSet {
        (0..self.places.len()).filter_map(Field::new).collect()
    }
}

fn index(players: u8) -> usize {
    assert!((2..=4).contains(&players), "a board is for two to four players");
    usize::from(players - 2)
}

/// The rows with their fields, in text order of the fields' names.
fn read_rows(rows: &Value, defects: &mut Defects) -> Vec<Place> {
    let mut places = Vec::new();
    let mut names = String::new();
    let mut last_shift: Option<u64> = None;
    for (y, row) in defects.list(rows, "board.rows", MOST_ROWS).iter().enumerate() {
        let at = format!("board.rows[{y}]");
        let Some(map) = defects.object(row, &at, &["name", "fields", "shift"], &["holes"]) else { continue };
        let name = defects.text(key(map, "name"), &format!("{at}.name")).unwrap_or_default();
        if name.len() != 1 || !name.starts_with(|c: char| c.is_ascii_uppercase()) {
            let message = "one capital letter from A to Z is wanted";
            defects.tell(&format!("{at}.name"), "row-name", Vec::new(), message);
        } else if names.contains(name) {
            let message = format!("there are two rows {name}");
            defects.tell(&format!("{at}.name"), "two-rows", vec![("name", name.into())], message);
        }
        names.push_str(name);
        let most = MAX_FIELDS as u64;
        let fields = defects.number(key(map, "fields"), &format!("{at}.fields"), 1, most).unwrap_or(0);
        let shift = defects.number(key(map, "shift"), &format!("{at}.shift"), 0, 2 * most);
        if let (Some(shift), Some(last)) = (shift, last_shift)
            && (shift + last) % 2 == 0
        {
            let defect = "hexes of two rows lie half a field apart: shifts must be odd and even in turn";
            defects.tell(&format!("{at}.shift"), "shift", Vec::new(), defect);
        }
        last_shift = shift;
        let holes = read_holes(map.get("holes"), &at, fields, defects);
        for place in (1..=fields).filter(|p| !holes.contains(p)) {
            let x = shift.unwrap_or(0) + 2 * (place - 1);
            places.push(Place { name: format!("{name}{place}"), x: x as i16, y: y as i16 });
        }
    }
    if places.len() > MAX_FIELDS {
        let values = vec![("here", places.len().into()), ("most", MAX_FIELDS.into())];
        let message = format!("{} fields, but at most {MAX_FIELDS} are possible", places.len());
        defects.tell("board.rows", "too-large", values, message);
    }
    places.sort_unstable_by(|a, b| a.name.cmp(&b.name));
    places
}

fn read_holes(holes: Option<&Value>, at: &str, fields: u64, defects: &mut Defects) -> Vec<u64> {
    let place = format!("{at}.holes");
    let list = holes.map_or(&[][..], |h| defects.list(h, &place, MAX_FIELDS));
    list.iter().filter_map(|hole| defects.number(hole, &place, 1, fields.max(1))).collect()
}

/// A list of fields, each at most once.
fn read_set(list: &Value, floe: &Floe, place: &str, defects: &mut Defects) -> FieldSet {
    let mut set = FieldSet::EMPTY;
    for value in defects.list(list, place, MAX_FIELDS) {
        let Some(field) = defects.field(floe, value, place) else { continue };
        if set.contains(field) {
            let name = floe.name(field);
            defects.tell(place, "twice", vec![("field", name.into())], format!("{name} is named twice"));
        }
        set.insert(field);
    }
    set
}
