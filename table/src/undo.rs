//! Taking back. Within one's own turn freely, as long as nothing was revealed and nobody else has acted;
//! beyond that by the consent of the other persons at the table. Bots always consent.

use inuksuk_catalog::PlayError;
use inuksuk_core::{Actor, Observer, Refusal, Seat, SeatSet};
use serde::Serialize;

use crate::{HolderKind, Table, TableError, table::LineEntry};

/// What would happen if a seat asked to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// It is done at once.
    Free {
        /// How many entries of the line go.
        count: usize,
        /// Their texts, oldest first, as the reader may know them.
        actions: Vec<String>,
    },
    /// The other persons are asked.
    Consent {
        /// How many entries of the line go.
        count: usize,
        /// Their texts, oldest first, as the reader may know them.
        actions: Vec<String>,
        /// The seats whose holders are asked.
        of: Vec<Seat>,
    },
    /// It is refused.
    Refused(UndoRefusal),
}

/// Why nothing can be taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct UndoRefusal {
    /// A key for translated texts.
    pub key: &'static str,
    /// The rule, if there is one.
    pub rule: Option<&'static str>,
    /// The sentence in English.
    pub message: String,
}

/// An undo that waits for consent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) by: Seat,
    pub(crate) keep: usize,
    /// Persons who have not answered yet.
    waiting: Vec<u32>,
}

/// What came of an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoAnswer {
    /// It is done.
    Done,
    /// Others must still consent.
    Waiting,
    /// Somebody said no; nothing has changed.
    Declined,
}

impl Table {
    /// What would happen if this seat asked to take back its latest action.
    pub fn undo_for(&self, seat: Seat) -> Undo {
        self.undo_read_by(seat, Observer::Seat(seat))
    }

    /// The same, with the actions as somebody else may read them: before a screen that several persons share.
    pub fn undo_read_by(&self, seat: Seat, reader: Observer) -> Undo {
        let keep = match self.undo_target(seat) {
            Ok(keep) => keep,
            Err(refusal) => {
                return Undo::Refused(UndoRefusal {
                    key: refusal.key,
                    rule: refusal.rule.map(|rule| rule.0),
                    message: refusal.message,
                });
            }
        };
        let count = self.line.len() - keep;
        let actions = (keep..self.line.len()).map(|i| self.entry_text(i, reader)).collect();
        let others = self.others(seat);
        if others.is_empty() || self.within_own_turn(seat, keep) {
            Undo::Free { count, actions }
        } else {
            let asked =
                |s: &Seat| matches!(self.seats[s.index()].kind, HolderKind::Person(p) if others.contains(&p));
            Undo::Consent { count, actions, of: Seat::all(self.matched.seats()).filter(asked).collect() }
        }
    }

    /// Asks to take back the seat's latest action and whatever followed it.
    ///
    /// # Errors
    /// The reason why nothing can be taken back, with its rule.
    pub fn request_undo(&mut self, seat: Seat) -> Result<UndoAnswer, TableError> {
        let keep = self.undo_target(seat)?;
        let others = self.others(seat);
        if others.is_empty() || self.within_own_turn(seat, keep) {
            self.truncate(keep);
            return Ok(UndoAnswer::Done);
        }
        self.undo = Some(Request { by: seat, keep, waiting: others });
        self.number += 1;
        Ok(UndoAnswer::Waiting)
    }

    /// Answers another seat's request.
    ///
    /// # Errors
    /// If this seat has not been asked.
    pub fn answer_undo(&mut self, seat: Seat, consent: bool) -> Result<UndoAnswer, TableError> {
        let person = self.person(seat);
        let not_asked = || refusal("refused-undo-not-asked", "nobody waits for your consent to take back");
        let request = self.undo.as_mut().ok_or_else(not_asked)?;
        let place = request.waiting.iter().position(|&p| Some(p) == person).ok_or_else(not_asked)?;
        self.number += 1;
        if !consent {
            self.undo = None;
            return Ok(UndoAnswer::Declined);
        }
        request.waiting.swap_remove(place);
        if !request.waiting.is_empty() {
            return Ok(UndoAnswer::Waiting);
        }
        let keep = request.keep;
        self.truncate(keep);
        Ok(UndoAnswer::Done)
    }

    /// The length that the line would have afterwards.
    fn undo_target(&self, seat: Seat) -> Result<usize, Refusal> {
        if let Some(rule) = self.matched.facts().table.no_undo {
            return Err(Refusal::new("refused-undo-forbidden", rule, "a figure let go has moved"));
        }
        if self.outcome().is_some() {
            return Err(refusal("refused-undo-over", &PlayError::Over.to_string()));
        }
        let person = self.person(seat);
        let own = |entry: usize| match self.entry_actor(entry) {
            Actor::Seat(s) => s == seat || (person.is_some() && self.person(s) == person),
            Actor::Chance => false,
        };
        let keep = (0..self.line.len()).rev().find(|&i| own(i));
        let keep = keep.ok_or_else(|| refusal("refused-nothing-to-undo", "you have not played yet"))?;
        // With nobody to ask, what was revealed stays revealed.
        if self.others(seat).is_empty() && self.revealed_since(keep) {
            return Err(refusal(
                "refused-undo-revealed",
                "what has been revealed or rolled cannot be taken back",
            ));
        }
        Ok(keep)
    }

    fn within_own_turn(&self, seat: Seat, keep: usize) -> bool {
        let own = (keep..self.line.len()).all(|i| self.entry_actor(i) == Actor::Seat(seat));
        let whole_turn_stands = self.seats_to_act().contains(seat)
            && !(self.actions_in_line(keep)..self.matched.len()).any(|i| self.turn_ended_after(i));
        own && whole_turn_stands && !self.revealed_since(keep)
    }

    /// Whether a new turn began with the action after this one, or stands ready to begin.
    fn turn_ended_after(&self, action: usize) -> bool {
        if action + 1 < self.matched.len() {
            self.matched.began_turn(action + 1)
        } else {
            self.matched.at_turn_start()
        }
    }

    fn revealed_since(&self, keep: usize) -> bool {
        (self.actions_in_line(keep)..self.matched.len()).any(|i| self.matched.is_final(i))
    }

    fn person(&self, seat: Seat) -> Option<u32> {
        match self.seats.get(seat.index())?.kind {
            HolderKind::Person(person) => Some(person),
            HolderKind::Bot(_) => None,
        }
    }

    /// Which of these seats acted last.
    pub fn last_seat_of(&self, seats: SeatSet) -> Option<Seat> {
        (0..self.line.len()).rev().find_map(|entry| match self.entry_actor(entry) {
            Actor::Seat(seat) => Some(seat).filter(|&seat| seats.contains(seat)),
            Actor::Chance => None,
        })
    }

    /// The persons at the table other than the one at this seat.
    fn others(&self, seat: Seat) -> Vec<u32> {
        let own = self.person(seat);
        let mut others: Vec<u32> = Seat::all(self.matched.seats())
            .filter_map(|s| self.person(s))
            .filter(|&p| Some(p) != own)
            .collect();
        others.sort_unstable();
        others.dedup();
        others
    }

    /// Who made an entry of the line.
    pub(crate) fn entry_actor(&self, entry: usize) -> Actor {
        match self.line[entry].1 {
            LineEntry::Table { seat, .. } => Actor::Seat(seat),
            LineEntry::Action => self.matched.actor(self.actions_in_line(entry)),
        }
    }

    /// The text of an entry of the line, as an observer may read it.
    pub(crate) fn entry_text(&self, entry: usize, observer: Observer) -> String {
        match self.line[entry].1 {
            LineEntry::Table { action, .. } => action.text().into(),
            LineEntry::Action => self.matched.action_text(self.actions_in_line(entry), observer),
        }
    }
}

fn refusal(key: &'static str, message: &str) -> Refusal {
    Refusal { key, rule: None, message: message.into() }
}
