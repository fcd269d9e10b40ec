//! Taking back, and the questions that are answered with yes or no.

use inuksuk_core::Seat;
use inuksuk_table::{TableError, Undo, UndoAnswer};

use super::app::{App, Ask};
use crate::draw::Ink;

impl App<'_> {
    /// A seat takes back.
    pub(crate) fn undo(&mut self, seat: Seat) {
        match self.desk.undo_for(seat) {
            Undo::Refused(refusal) => {
                let why = self.words.undo_refusal(&refusal);
                self.refuse(&why);
            }
            Undo::Free { actions, .. } => {
                let answer = self.desk.undo(seat);
                self.undone(answer, &actions.join(", "));
            }
            Undo::Consent { actions, of, .. } => match self.desk.undo(seat) {
                Ok(UndoAnswer::Waiting) => {
                    self.question = Some(Ask::Undo { of, actions: actions.join(", ") });
                }
                answer => self.undone(answer, &actions.join(", ")),
            },
        }
    }

    fn undone(&mut self, answer: Result<UndoAnswer, TableError>, actions: &str) {
        self.note = Some(match answer {
            Ok(UndoAnswer::Done) => {
                (Ink::Good, self.words.texts.with("undone", [("actions", actions.into())]))
            }
            Ok(_) => (Ink::Bad, self.words.texts.say("undo-declined")),
            Err(error) => (Ink::Bad, self.words.error(&error, "")),
        });
        self.thinking = None;
        self.back = None;
        let note = self.note.take();
        self.refresh();
        self.note = note.or(self.note.take());
    }

    /// The question is answered.
    pub(crate) fn answer(&mut self, yes: bool) {
        match self.question.take() {
            Some(Ask::Resign(seat)) if yes => self.act(seat, "resign"),
            Some(Ask::Undo { mut of, actions }) => {
                let answer = self.desk.answer_undo(of.remove(0), yes);
                if matches!(answer, Ok(UndoAnswer::Waiting)) && !of.is_empty() {
                    self.question = Some(Ask::Undo { of, actions });
                } else {
                    self.undone(answer, &actions);
                }
            }
            Some(Ask::Resign(_)) | None => {}
        }
    }
}
