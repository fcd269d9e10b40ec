//! A match in words: whose turn, what happened, what was refused, how it ended. Shared by the plain lines
//! and the screen.

use inuksuk_catalog::PlayError;
use inuksuk_core::{Refusal, Seat};
use inuksuk_table::{Entry, Message, ResultMessage, TableError, UndoRefusal};

use crate::{draw::Drawer, texts::Texts};

/// Words for one match.
pub(crate) struct Words<'a> {
    pub(crate) texts: &'a Texts,
    pub(crate) drawer: &'a dyn Drawer,
}

impl Words<'_> {
    /// A seat and who sits there.
    pub(crate) fn seat(&self, message: &Message, seat: Seat) -> String {
        let name = self.drawer.seat_name(seat, self.texts);
        match message.seats.get(seat.index()) {
            Some(held) => format!("{name} ({})", held.holder.name),
            None => name,
        }
    }

    /// An entry of the line: its number, who, what.
    pub(crate) fn entry(&self, entry: &Entry) -> String {
        let who = match entry.seat {
            Some(seat) => self.drawer.seat_name(seat, self.texts),
            None => self.texts.say("chance"),
        };
        format!("{}. {who}: {}", entry.ply, self.deed(entry))
    }

    /// What was done.
    pub(crate) fn deed(&self, entry: &Entry) -> String {
        match (entry.table, entry.text.as_str()) {
            (true, "draw?") => self.texts.say("told-draw-offered"),
            (true, "draw!") => self.texts.say("told-draw-accepted"),
            (true, "no") => self.texts.say("told-draw-declined"),
            (true, "claim") => self.texts.say("told-claimed"),
            (true, "resign") => self.texts.say("told-resigned"),
            _ => self.drawer.tell(entry, self.texts),
        }
    }

    /// Why something was refused, with its rule.
    pub(crate) fn error(&self, error: &TableError) -> String {
        match error {
            TableError::Refused(refusal) | TableError::Play(PlayError::Refused(refusal)) => {
                self.refusal(refusal)
            }
            TableError::Play(PlayError::Over) => self.texts.say("refused-over"),
            other => other.to_string(),
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        self.sentence(refusal.key, &refusal.message, refusal.rule.map(|rule| rule.0))
    }

    /// Why nothing can be taken back, with its rule.
    pub(crate) fn undo_refusal(&self, refusal: &UndoRefusal) -> String {
        self.sentence(refusal.key, &refusal.message, refusal.rule)
    }

    /// The sentence of this name where the language has it, else the English one.
    fn sentence(&self, key: &str, message: &str, rule: Option<&str>) -> String {
        let sentence = if self.texts.has(key) { self.texts.say(key) } else { message.to_owned() };
        match rule {
            Some(rule) => format!("{sentence} ({rule})"),
            None => sentence,
        }
    }

    /// The result and the rule that ended the match.
    pub(crate) fn result(&self, message: &Message, result: &ResultMessage) -> String {
        let names: Vec<_> = result.winners.iter().map(|&seat| self.seat(message, seat)).collect();
        let scores: Vec<_> = result.scores.iter().map(ToString::to_string).collect();
        let scores = scores.join(" : ");
        let end = match names.len() {
            0 => self.texts.with("result-draw", [("scores", scores.into())]),
            count => self.texts.with(
                "result-won",
                [("winners", names.join(", ").into()), ("count", count.into()), ("scores", scores.into())],
            ),
        };
        format!("{end} ({})", result.reason)
    }
}
