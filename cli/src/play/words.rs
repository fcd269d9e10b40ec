//! A match in words: whose turn, what happened, what was refused, how it ended. Shared by the plain lines
//! and the screen.

use std::fmt;

use fluent_bundle::FluentValue;
use inuksuk_catalog::PlayError;
use inuksuk_core::{Actor, Refusal, Repetition, Seat, TableRules};
use inuksuk_table::{Entry, Message, ResultMessage, TableError, UndoRefusal};

use crate::{draw::Drawer, texts::Texts};

/// Longest text that a refusal repeats, in characters.
const QUOTED: usize = 60;

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

    /// Entries in words, each with the seat that made it; what belongs together in one line.
    pub(crate) fn entries(&self, entries: &[Entry]) -> Vec<(Option<Seat>, String)> {
        let mut told = Vec::new();
        let mut rest = entries;
        while let Some(first) = rest.first() {
            let (count, line) = match self.drawer.tell_together(rest, self.texts) {
                Some((count @ 2.., words)) => {
                    let (from, to, who) = (first.ply, rest[count - 1].ply, self.texts.say("chance"));
                    (count, format!("{from}-{to}. {who}: {words}"))
                }
                _ => (1, self.entry(first)),
            };
            told.push((first.seat, line));
            rest = &rest[count..];
        }
        told
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

    /// Why what was typed was refused, with its rule.
    pub(crate) fn error(&self, error: &TableError, typed: &str) -> String {
        match error {
            TableError::Refused(refusal) | TableError::Play(PlayError::Refused(refusal)) => {
                self.refusal(refusal)
            }
            TableError::Play(PlayError::Over) => self.texts.say("refused-over"),
            TableError::Play(PlayError::Notation(_)) => {
                let typed: String = typed.chars().take(QUOTED).collect();
                self.translated(self.drawer.notation_key(), [("typed", typed.into())], error)
            }
            TableError::Play(PlayError::NotYourTurn(Actor::Seat(seat))) => {
                self.translated("refused-turn", [("seat", seat.number().into())], error)
            }
            TableError::Play(PlayError::NotYourTurn(Actor::Chance)) => {
                self.translated("refused-chance", [], error)
            }
            TableError::WhichSeat => self.translated("refused-which-seat", [], error),
            TableError::NoSuchSeat(seat) => {
                self.translated("refused-no-seat", [("seat", (*seat).into())], error)
            }
            // A match that is played has been set up.
            TableError::UnknownGame(_) | TableError::Start(_) => error.to_string(),
        }
    }

    /// Why a bot has not acted.
    pub(crate) fn bot_error(&self, why: &str) -> String {
        self.translated("refused-bot-failed", [], &why)
    }

    /// The sentence of this name where the language has it, else the English one of the error.
    fn translated<const N: usize>(
        &self,
        key: &str,
        values: [(&'static str, FluentValue<'_>); N],
        error: &dyn fmt::Display,
    ) -> String {
        if self.texts.has(key) { self.texts.with(key, values) } else { error.to_string() }
    }

    /// What can be typed in this match.
    pub(crate) fn help(&self, rules: TableRules) -> String {
        let mut help = self.texts.say("help-plain");
        let claim = matches!(rules.repetition, Some((Repetition::Claim, _)));
        let more = [
            ("help-draw", rules.draw.is_some()),
            ("help-claim", claim),
            ("help-resign", rules.resign.is_some()),
        ];
        for (key, _) in more.into_iter().filter(|(_, there)| *there) {
            help.push('\n');
            help.push_str(&self.texts.say(key));
        }
        help
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
