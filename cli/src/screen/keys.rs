//! What each key does.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Ask, Focus};
use crate::draw::{Ink, Way, next_spot};
use crate::play::yes_or_no;

/// Longest input line, in characters.
const MAX_INPUT: usize = 200;

impl App<'_> {
    /// A key was pressed.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'q' | 'd') if control => self.leave(),
            _ if self.help => self.help = false,
            KeyCode::Enter if self.cover.is_some() => self.uncover(),
            KeyCode::Enter if self.pause.is_some() => self.end_pause(),
            _ if self.cover.is_some() || self.pause.is_some() => {}
            _ if self.question.is_some() => self.answer_key(key.code),
            KeyCode::Char('z') if control => self.undo_key(),
            KeyCode::Char('u') if control => self.input.clear(),
            KeyCode::Char(_) if control => {}
            KeyCode::Char('?') if self.input.is_empty() => self.help = true,
            KeyCode::F(1) => self.help = true,
            KeyCode::Char(character) if self.input.chars().count() < MAX_INPUT => self.input.push(character),
            KeyCode::Backspace => {
                self.input.pop();
            }
            KeyCode::PageUp => self.look(false),
            KeyCode::PageDown => self.look(true),
            KeyCode::Home => self.look_at_end(false),
            KeyCode::End => self.look_at_end(true),
            KeyCode::Left if self.is_review() => self.look(false),
            KeyCode::Right if self.is_review() => self.look(true),
            KeyCode::Up => self.arrow(Way::Up),
            KeyCode::Down => self.arrow(Way::Down),
            KeyCode::Left => self.arrow(Way::Left),
            KeyCode::Right => self.arrow(Way::Right),
            KeyCode::Tab => self.cycle(true),
            KeyCode::BackTab => self.cycle(false),
            KeyCode::Esc => self.escape(),
            KeyCode::Enter => self.enter(),
            _ => {}
        }
    }

    /// A yes-or-no question takes single keys.
    fn answer_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(character) => {
                if let Some(yes) = yes_or_no(&character.to_string()) {
                    self.answer(yes);
                }
            }
            KeyCode::Esc if matches!(self.question, Some(Ask::Resign(_))) => self.answer(false),
            _ => {}
        }
    }

    fn undo_key(&mut self) {
        if let Some(seat) = self.speaker() {
            self.undo(seat);
        }
    }

    /// The first arrow or Tab puts a cursor that waits where something can be chosen.
    fn wakes_cursor(&mut self) -> bool {
        let waits = self.focus == Some(Focus::Waits);
        if waits {
            self.focus = None;
            self.note = None;
            self.find_focus();
        }
        waits
    }

    fn arrow(&mut self, way: Way) {
        if self.wakes_cursor() {
            return;
        }
        match self.focus.clone() {
            Some(Focus::Spot(name)) => {
                let picture = self.picture();
                let reachable = self.reachable(&picture);
                let next = picture.spot(&name).and_then(|from| next_spot(&reachable, from, way));
                if let Some(next) = next {
                    self.focus = Some(Focus::Spot(next.name.clone()));
                }
            }
            Some(Focus::Menu(index)) => {
                let last = self.menu().len().saturating_sub(1);
                let index = match way {
                    Way::Up | Way::Left => index.saturating_sub(1),
                    Way::Down | Way::Right => (index + 1).min(last),
                };
                self.focus = Some(Focus::Menu(index));
            }
            Some(Focus::Waits) | None => {}
        }
    }

    /// Tab goes round all that may be chosen: places, then the list.
    fn cycle(&mut self, forward: bool) {
        if self.wakes_cursor() {
            return;
        }
        let picture = self.picture();
        let targets = self.targets();
        let mut all: Vec<Focus> = self
            .reachable(&picture)
            .iter()
            .filter(|spot| targets.contains(&spot.name))
            .map(|spot| Focus::Spot(spot.name.clone()))
            .collect();
        all.extend((0..self.menu().len()).map(Focus::Menu));
        if all.is_empty() {
            return;
        }
        let here = self.focus.as_ref().and_then(|focus| all.iter().position(|other| other == focus));
        let next = match (here, forward) {
            (None, _) => 0,
            (Some(here), true) => (here + 1) % all.len(),
            (Some(here), false) => (here + all.len() - 1) % all.len(),
        };
        self.focus = Some(all.swap_remove(next));
    }

    /// Esc takes back what is not done yet: typed text, then a choice, then looking back.
    fn escape(&mut self) {
        if !self.input.is_empty() {
            self.input.clear();
        } else if self.chosen.pop().is_none() {
            self.back = None;
        }
        self.note = None;
    }

    fn enter(&mut self) {
        if !self.input.is_empty() {
            return self.submit();
        }
        if self.desk.table().outcome().is_some() || self.is_review() {
            return self.leave();
        }
        if self.back.take().is_some() {
            return;
        }
        match self.focus.clone() {
            Some(Focus::Spot(name)) => self.choose(&name),
            Some(Focus::Menu(index)) => {
                let action = self.menu().get(index).map(|(_, action)| (*action).to_owned());
                if let (Some(action), Some(seat)) = (action, self.asked) {
                    self.act(seat, &action);
                }
            }
            Some(Focus::Waits) if self.asked.is_some() => {
                let text = self.words.texts.say("choose-first");
                self.note = Some((Ink::Mark, text));
            }
            Some(Focus::Waits) | None => {}
        }
    }
}
