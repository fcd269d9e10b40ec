//! What one observer is sent: everything it may know and nothing else.

use std::collections::BTreeMap;

use inuksuk_core::{Actor, Observer, Outcome, Seat, SeatSet, Turn};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::Value;

use crate::{Holder, Table, table::LineEntry, undo::Undo};

/// The state of a table as one observer may know it, with the part of the line it does not have yet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Message {
    /// The game's name.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Options in force.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<SeatMessage>,
    /// SHA-256 of the seed.
    pub seed_hash: String,
    /// The seed, once the match is over.
    pub seed: Option<String>,
    /// Number of the last event; to be sent along when asking for what is new.
    pub number: u64,
    /// Who may act.
    pub turn: TurnMessage,
    /// What the observer may know of the state, as the game's view.
    pub view: Value,
    /// The legal actions of each seat this observer plays that may act now.
    pub legal: BTreeMap<u8, Vec<String>>,
    /// The table actions open to each seat this observer plays.
    pub table: BTreeMap<u8, Vec<&'static str>>,
    /// For each seat this observer plays: what would become of taking back.
    pub undo: BTreeMap<u8, Undo>,
    /// The seat that has offered a draw which stands.
    pub offer: Option<Seat>,
    /// A request to take back that waits for consent: the seat, and how many entries would go.
    pub undo_request: Option<(Seat, usize)>,
    /// How much of the line that the observer already has is still valid; [`Message::line`] follows on it.
    pub line_from: usize,
    /// The line from there to the end.
    pub line: Vec<Entry>,
    /// The result, once the match is over.
    pub result: Option<ResultMessage>,
}

/// A seat and who holds it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SeatMessage {
    /// The seat.
    pub seat: Seat,
    /// Its holder.
    #[serde(flatten)]
    pub holder: Holder,
}

/// An entry of the line.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entry {
    /// Its number in the line, from 1.
    pub ply: usize,
    /// The seat that made it; null for chance.
    pub seat: Option<Seat>,
    /// Its text.
    pub text: String,
    /// Whether it is a table action.
    pub table: bool,
    /// What it did, as the game's event views.
    pub events: Vec<Value>,
}

/// Who may act, as the protocol writes it: `{"seats":[2]}`, `{"chance":true}` or `{"over":true}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnMessage(pub Turn);

impl Serialize for TurnMessage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(1))?;
        match self.0 {
            Turn::Seats(seats) => map.serialize_entry("seats", &seats.iter().collect::<Vec<_>>())?,
            Turn::Chance => map.serialize_entry("chance", &true)?,
            Turn::Over => map.serialize_entry("over", &true)?,
        }
        map.end()
    }
}

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ResultMessage {
    /// Points of each seat, seat 1 first.
    pub scores: Vec<f64>,
    /// The seats that won.
    pub winners: Vec<Seat>,
    /// The rule that ended it.
    pub reason: &'static str,
}

impl From<&Outcome> for ResultMessage {
    fn from(outcome: &Outcome) -> Self {
        Self { scores: outcome.scores(), winners: outcome.winners.iter().collect(), reason: outcome.reason.0 }
    }
}

impl Table {
    /// The message for an observer who plays the seats in `plays`. `since` is the number of the last event
    /// the observer has; without it the whole line is sent.
    ///
    /// An observer who plays several seats (two on one screen) looks through the eyes named by `observer`.
    pub fn message(&self, observer: Observer, plays: SeatSet, since: Option<u64>) -> Message {
        let since = since.filter(|&n| n <= self.number);
        let line_from = since.map_or(0, |since| self.line.partition_point(|&(number, _)| number <= since));
        let may_act = self.seats_to_act();
        let outcome = self.outcome();
        Message {
            game: self.matched.info().name,
            rules: self.matched.info().rules_version,
            options: self.matched.options(),
            seats: Seat::all(self.matched.seats())
                .zip(&self.seats)
                .map(|(seat, holder)| SeatMessage { seat, holder: holder.clone() })
                .collect(),
            seed_hash: self.commitment(),
            seed: self.revealed_seed().map(|seed| seed.to_string()),
            number: self.number,
            turn: TurnMessage(self.turn()),
            view: self.matched.view(observer),
            legal: plays
                .iter()
                .filter(|&s| may_act.contains(s))
                .map(|s| (s.number(), self.matched.legal(s)))
                .collect(),
            table: plays
                .iter()
                .map(|s| (s.number(), self.table_actions(s).iter().map(|a| a.text()).collect()))
                .collect(),
            undo: plays.iter().map(|s| (s.number(), self.undo_for(s))).collect(),
            offer: self.offer,
            undo_request: self.undo.as_ref().map(|request| (request.by, self.line.len() - request.keep)),
            line_from,
            line: self.line_entries(line_from, observer),
            result: outcome.as_ref().map(ResultMessage::from),
        }
    }

    /// The line from an entry on, as an observer may read it.
    fn line_entries(&self, from: usize, observer: Observer) -> Vec<Entry> {
        let mut index = self.actions_in_line(from);
        let mut entries = Vec::with_capacity(self.line.len() - from);
        for (i, (_, entry)) in self.line.iter().enumerate().skip(from) {
            let ply = i + 1;
            entries.push(match *entry {
                LineEntry::Table { seat, action } => Entry {
                    ply,
                    seat: Some(seat),
                    text: action.text().into(),
                    table: true,
                    events: Vec::new(),
                },
                LineEntry::Action => {
                    index += 1;
                    Entry {
                        ply,
                        seat: self.matched.actor(index - 1).seat(),
                        text: self.matched.action_text(index - 1, observer),
                        table: false,
                        events: self.matched.events(index - 1, observer),
                    }
                }
            });
        }
        entries
    }

    /// Who made the last entry of the line; `None` before the first.
    pub fn last_actor(&self) -> Option<Actor> {
        self.line.len().checked_sub(1).map(|last| self.entry_actor(last))
    }
}
