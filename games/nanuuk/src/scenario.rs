//! Scenarios: set-ups of one's own, checked, described and drawn (N-43, N-44).

use std::fmt::Write as _;
use std::sync::Arc;

use inuksuk_core::{Draw, SetupError};
use serde_json::{Value, json};

use crate::board::{Board, LONGEST_NAME, LONGEST_NOTE};
use crate::crack::Cracks;
use crate::defect::{Defect, Warning, sentences};
use crate::draw::{draw_floe, stone_letter};
use crate::floe::Floe;
use crate::json::{Defects, key};
use crate::setup::{Placings, Setup, Stone, around, movable_apart};

/// A scenario: a board, the number of players whose part of it is used, and where the stones lie.
///
/// Its file: `{"name":…, "note":…, "board":"floe31", "players":3, "setup":{"fish":["A1"],…}}`, name, note and
/// board being optional. Board and set-up are what the options `board` and `setup` of the hunt take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it is called; may be empty.
    pub name: String,
    /// Where it comes from; may be empty.
    pub note: String,
    /// The board.
    pub board: Arc<Board>,
    /// Whose part of the board is in play, 2 to 4. Two players with two hunters each use that of four (N-46).
    pub players: u8,
    /// The stones.
    pub setup: Setup,
}

impl Scenario {
    /// Reads a scenario file.
    ///
    /// # Errors
    /// Names every defect with its place.
    pub fn from_json(file: &Value) -> Result<Self, SetupError> {
        Self::read(file).map_err(|defects| SetupError(sentences(&defects)))
    }

    /// Reads a scenario file, for those who say in their own words what is wrong with it.
    ///
    /// # Errors
    /// Every defect with its place.
    pub fn read(file: &Value) -> Result<Self, Vec<Defect>> {
        let mut defects = Defects::default();
        let optional = ["name", "note", "board"];
        let Some(map) = defects.object(file, "scenario", &["players", "setup"], &optional) else {
            return Err(defects.into_defects());
        };
        let name = defects.short_text(map.get("name"), "name", LONGEST_NAME);
        let note = defects.short_text(map.get("note"), "note", LONGEST_NOTE);
        let players = defects.number(key(map, "players"), "players", 2, 4);
        let board = match map.get("board").map_or_else(|| Ok(Board::standard()), Board::read_option) {
            Ok(board) => Some(board),
            Err(others) => {
                let within = |other: Defect| Defect { place: format!("scenario: {}", other.place), ..other };
                defects.extend(others.into_iter().map(within));
                None
            }
        };
        let (Some(players), Some(board)) = (players, board) else {
            return Err(defects.into_defects());
        };
        let players = players as u8;
        let setup = Setup::read(key(map, "setup"), &board.floe(players), "setup", &mut defects);
        defects.or_defects(|| Self { name, note, board, players, setup })
    }

    /// The printed set-up of a board as a scenario; `None` where the board has none for these players.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    pub fn printed(board: Arc<Board>, players: u8) -> Option<Self> {
        let setup = board.setup(players)?;
        Some(Self { name: board.name().to_owned(), note: board.note().to_owned(), board, players, setup })
    }

    /// A random set-up by N-44 as a scenario.
    ///
    /// # Errors
    /// The board has not enough room.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    pub fn random(board: Arc<Board>, players: u8, draw: &mut dyn Draw) -> Result<Self, SetupError> {
        Self::draw_setup(board, players, draw).map_err(|defect| SetupError::one(defect.to_string()))
    }

    /// The same, for those who say in their own words what is wrong.
    ///
    /// # Errors
    /// The board has not enough room.
    ///
    /// # Panics
    /// With other than 2 to 4 players.
    pub fn draw_setup(board: Arc<Board>, players: u8, draw: &mut dyn Draw) -> Result<Self, Defect> {
        let setup = Setup::random(&board.floe(players), players, draw)?;
        Ok(Self { name: String::new(), note: String::new(), board, players, setup })
    }

    /// The file that [`Scenario::from_json`] reads back as this scenario.
    pub fn to_json(&self) -> Value {
        json!({
            "name": self.name,
            "note": self.note,
            "board": self.board.as_option(),
            "players": self.players,
            "setup": self.setup.to_json(&self.floe()),
        })
    }

    /// The floe it is set up on.
    pub fn floe(&self) -> Floe {
        self.board.floe(self.players)
    }

    /// Which lines of N-42 and N-44 it breaks, and where. Such a scenario is allowed.
    pub fn check(&self) -> Vec<Warning> {
        let floe = self.floe();
        let mut warnings: Vec<_> = odd_counts(&self.setup, self.players, "setup").collect();
        let empty = floe.in_play().minus(floe.igloos()).minus(self.setup.occupied());
        if !empty.is_empty() {
            let names = floe.names(empty);
            let message = format!("no stone on {}", names.join(", "));
            warnings.push(Warning::new("N-42", "setup", ("bare", vec![("fields", names.into())]), message));
        }
        warnings.extend(broken_rules(&floe, &self.setup, "setup"));
        warnings
    }

    /// A description in words: one line a kind of stone, and the igloos.
    pub fn describe(&self) -> String {
        let floe = self.floe();
        let title = if self.name.is_empty() { "Scenario" } else { &self.name };
        let mut text = format!(
            "{title}: board {}, {} players, {} fields in play\n",
            self.board.name(),
            self.players,
            floe.in_play().len()
        );
        let mut line = |what: &str, fields| {
            let names = floe.names(fields);
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{what:<7}{:>2}  {}", names.len(), names.join(" "));
        };
        line("igloo", floe.igloos());
        for stone in Stone::ALL {
            line(stone.name(), self.setup.of(stone));
        }
        text
    }

    /// A drawing in plain text, a letter for each field: `^` igloo, `f` fish, `s` seal, `w` walrus,
    /// `W` whale, `i` Inuk, `B` bear, `.` bare ice, `~` water.
    pub fn draw(&self) -> String {
        let floe = self.floe();
        draw_floe(&floe, &Cracks::NONE, |f| stone_letter(&floe, &self.setup, f))
    }

    /// A drawing as a complete SVG file, with a title and a description for those who do not see it.
    pub fn svg(&self) -> String {
        crate::svg::scenario(self)
    }
}

/// The kinds of which there are not as many as N-42 says.
pub(crate) fn odd_counts(setup: &Setup, players: u8, place: &str) -> impl Iterator<Item = Warning> {
    Stone::ALL.into_iter().filter_map(move |stone| {
        let (here, wanted) = (setup.of(stone).len(), stone.in_play(players));
        (here != wanted).then(|| {
            let message = format!("{here} instead of {wanted} with {players} players");
            let values = vec![
                ("stone", stone.name().into()),
                ("here", here.into()),
                ("wanted", wanted.into()),
                ("players", players.into()),
            ];
            Warning::new("N-42", format!("{place}.{}", stone.name()), ("count", values), message)
        })
    })
}

/// The lines of N-44 that a set-up breaks.
pub(crate) fn broken_rules(floe: &Floe, setup: &Setup, place: &str) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let (whales, inuit) = (setup.of(Stone::Whale), setup.of(Stone::Inuk));
    for inuk in inuit.iter() {
        let beside = floe.names(floe.neighbours(inuk).and(whales));
        if !beside.is_empty() {
            let message = format!(
                "an Inuk never next to a whale: Inuk on {}, whale on {}",
                floe.name(inuk),
                beside.join(", ")
            );
            let values = vec![("field", floe.name(inuk).into()), ("fields", beside.into())];
            warnings.push(Warning::new("N-44", format!("{place}.inuk"), ("beside-whale", values), message));
        }
    }
    let near = whales.or(inuit).and(around(floe, floe.igloos()));
    let fewest = Placings::find(floe, whales.len(), inuit.len()).map_or(usize::MAX, |p| p.next_to_igloo);
    if near.len() > fewest {
        let names = floe.names(near);
        let message = format!(
            "whales and Inuit as far as possible not next to an igloo: {} next to one, {fewest} would do: {}",
            near.len(),
            names.join(", ")
        );
        let values = vec![("here", near.len().into()), ("wanted", fewest.into()), ("fields", names.into())];
        warnings.push(Warning::new("N-44", place, ("beside-igloo", values), message));
    }
    if let Some((stone, field, to)) = movable_apart(floe, setup) {
        let message = format!(
            "next to its own kind only if room is short: the {} on {} could lie on {}",
            stone.name(),
            floe.name(field),
            floe.name(to[0])
        );
        let values = vec![
            ("stone", stone.name().into()),
            ("field", floe.name(field).into()),
            ("to", floe.name(to[0]).into()),
        ];
        warnings.push(Warning::new(
            "N-44",
            format!("{place}.{}", stone.name()),
            ("beside-own", values),
            message,
        ));
    }
    warnings
}
