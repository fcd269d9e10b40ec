//! Scenarios: set-ups of one's own, checked, described and drawn (N-43, N-44).

use std::fmt::{self, Write as _};
use std::sync::Arc;

use inuksuk_core::{Draw, Rule, SetupError};
use serde_json::{Value, json};

use crate::board::{Board, LONGEST_NAME, LONGEST_NOTE};
use crate::crack::Cracks;
use crate::draw::{draw_floe, stone_letter};
use crate::floe::Floe;
use crate::json::{Defects, key};
use crate::setup::{Placings, Setup, Stone, around, movable_apart};

/// Something that a scenario or board file does although a rule says otherwise. It can be played all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The rule.
    pub rule: Rule,
    /// The place in the file (`"setup.whale"`).
    pub place: String,
    /// What breaks it, and on which fields.
    pub message: String,
}

impl Warning {
    pub(crate) fn new(rule: &'static str, place: impl Into<String>, message: impl Into<String>) -> Self {
        Self { rule: Rule(rule), place: place.into(), message: message.into() }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.place, self.message, self.rule)
    }
}

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
        let mut defects = Defects::default();
        let optional = ["name", "note", "board"];
        let Some(map) = defects.object(file, "scenario", &["players", "setup"], &optional) else {
            return Err(SetupError(defects.into_list()));
        };
        let name = defects.short_text(map.get("name"), "name", LONGEST_NAME);
        let note = defects.short_text(map.get("note"), "note", LONGEST_NOTE);
        let players = defects.number(key(map, "players"), "players", 2, 4);
        let board = match map.get("board").map_or_else(|| Ok(Board::standard()), Board::from_option) {
            Ok(board) => Some(board),
            Err(error) => {
                error.0.iter().for_each(|e| defects.note("scenario", e));
                None
            }
        };
        let (Some(players), Some(board)) = (players, board) else {
            return Err(SetupError(defects.into_list()));
        };
        let players = players as u8;
        let setup = Setup::read(key(map, "setup"), &board.floe(players), "setup", &mut defects);
        defects.or(|| Self { name, note, board, players, setup }).map_err(SetupError)
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
        let setup = Setup::random(&board.floe(players), players, draw).map_err(SetupError::one)?;
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
            let message = format!("no stone on {}", floe.names(empty).join(", "));
            warnings.push(Warning::new("N-42", "setup", message));
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
            Warning::new("N-42", format!("{place}.{}", stone.name()), message)
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
            warnings.push(Warning::new("N-44", format!("{place}.inuk"), message));
        }
    }
    let near = whales.or(inuit).and(around(floe, floe.igloos()));
    let fewest = Placings::find(floe, whales.len(), inuit.len()).map_or(usize::MAX, |p| p.next_to_igloo);
    if near.len() > fewest {
        let message = format!(
            "whales and Inuit as far as possible not next to an igloo: {} next to one, {fewest} would do: {}",
            near.len(),
            floe.names(near).join(", ")
        );
        warnings.push(Warning::new("N-44", place, message));
    }
    if let Some((stone, field, to)) = movable_apart(floe, setup) {
        let message = format!(
            "next to its own kind only if room is short: the {} on {} could lie on {}",
            stone.name(),
            floe.name(field),
            floe.name(to[0])
        );
        warnings.push(Warning::new("N-44", format!("{place}.{}", stone.name()), message));
    }
    warnings
}
