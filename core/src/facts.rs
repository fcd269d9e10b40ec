//! What can be asked about a game before playing it.

use serde::Serialize;
use serde_json::Value;

use crate::{Repetition, Rule};

/// A game as the catalog lists it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameInfo {
    /// Its identifier, as in records and in the protocol (`"mandua"`).
    pub name: &'static str,
    /// Its title as printed on the box.
    pub title: &'static str,
    /// The version of its rules. A change that alters play raises it.
    pub rules_version: u32,
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// All players know the whole state at all times.
    pub perfect_information: bool,
    /// Dice, cards or other chance occur.
    pub chance: bool,
    /// Several seats may be asked at the same time.
    pub simultaneous: bool,
}

/// An option of a game, described for people and programs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name (`"faults"`).
    pub name: &'static str,
    /// Its type in words: `bool`, `integer`, `text`, `text or list`, `text or object`, …
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// The value when it is not given.
    pub default: Value,
    /// What is allowed: a list of values, a range `{"min":0,"max":30}`, or a sentence.
    pub allowed: Value,
}

/// Facts about a game with its options chosen. They are tested in the conformance suite.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// Most actions a match can have, chance included; `None` where nothing bounds it.
    pub longest_match: Option<u32>,
    /// Least and greatest score a seat can end with, in half points.
    pub half_points: (i16, i16),
    /// What players may do besides the actions of the game.
    pub table: TableRules,
}

/// The table actions of a game: the rule that allows each, `None` where the game has none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TableRules {
    /// `draw?`, `draw!`, `no`.
    pub draw: Option<Rule>,
    /// `resign`.
    pub resign: Option<Rule>,
    /// Whether and how a repeated position is a draw, and the rule.
    pub repetition: Option<(Repetition, Rule)>,
    /// A rule that forbids every undo at a table (M-48).
    pub no_undo: Option<Rule>,
}
