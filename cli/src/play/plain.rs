//! Playing in plain lines: no control characters, so that it works through pipes and with screen readers.

use std::io::{self, BufRead, Read, Write};

use inuksuk_core::{MAX_SEATS, Observer, Seat};
use inuksuk_table::{Entry, Message, Undo, UndoAnswer};

use super::{
    bot::Thinking,
    command::{Command, yes_or_no},
    desk::{Desk, Waiting},
    words::Words,
};
use crate::draw::{Glyphs, Marks};

/// Longest line read, in bytes; of a longer one only the beginning counts.
const MAX_LINE: u64 = 4096;
/// Columns that lists are wrapped at.
const WIDTH: usize = 78;
/// Lists longer than this are shown only when asked for.
const LONG_LIST: usize = 60;
/// Lists of actions that the board shows only in part are given up to this length.
const SHORT_LIST: usize = 12;
/// Lines that carry what one person saw out of the next one's sight.
const COVER: usize = 60;

/// Why it stops before the match is over.
enum Stop {
    /// The input ended or the player left.
    Left,
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// A match in plain lines.
pub(crate) struct Plain<'a, R, W> {
    pub(crate) desk: Desk,
    pub(crate) words: Words<'a>,
    pub(crate) glyphs: Glyphs,
    pub(crate) input: R,
    pub(crate) output: W,
    /// The number of the last event that was told: to all at the screen first, then to each seat.
    told: [u64; MAX_SEATS + 1],
    /// Whose private view is on the screen.
    shown_to: Option<Seat>,
    /// Whether the legal actions of this question have been listed.
    listed: bool,
}

impl<'a, R: BufRead, W: Write> Plain<'a, R, W> {
    /// A match that is to be played.
    pub(crate) fn new(desk: Desk, words: Words<'a>, glyphs: Glyphs, input: R, output: W) -> Self {
        let told = [desk.table().number(); MAX_SEATS + 1];
        Self { desk, words, glyphs, input, output, told, shown_to: None, listed: false }
    }

    /// Plays until the match is over, the input ends or the player leaves.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub(crate) fn run(mut self) -> io::Result<()> {
        let stopped = self.play();
        match stopped {
            Ok(()) => {}
            Err(Stop::Left) => {
                let left = self.words.texts.say("left");
                writeln!(self.output, "{left}")?;
            }
            Err(Stop::Output(error)) => return Err(error),
        }
        if let Some(file) = self.desk.file() {
            let file = file.display().to_string();
            let kept = self.words.texts.with("kept", [("file", file.into())]);
            writeln!(self.output, "{kept}")?;
        }
        self.output.flush()
    }

    fn play(&mut self) -> Result<(), Stop> {
        loop {
            if let Some(unwritten) = self.desk.unsaved.take() {
                let text = unwritten.match_unsaved(self.words.texts);
                writeln!(self.output, "{text}")?;
            }
            match self.desk.waiting() {
                Waiting::Over => return self.end(),
                Waiting::Chance => {
                    if let Some(seat) = self.desk.looker(self.words.drawer) {
                        self.let_look(seat)?;
                    }
                    if let Err(error) = self.desk.chance() {
                        writeln!(self.output, "{}", self.words.error(&error, ""))?;
                        return Err(Stop::Left);
                    }
                }
                Waiting::Bot(seat, level) => self.bot(seat, level)?,
                Waiting::Person(seat) => self.person(seat)?,
            }
        }
    }

    /// Through whose eyes things are told now.
    fn audience(&self) -> Observer {
        let persons = self.desk.persons();
        self.shown_to.or(persons.single()).map_or(Observer::Spectator, Observer::Seat)
    }

    fn bot(&mut self, seat: Seat, level: u8) -> Result<(), Stop> {
        self.tell()?;
        let matched = self.desk.table().matched().boxed_clone();
        let choice = Thinking::start(matched, seat, level, self.desk.bot_seed()).choice();
        let done = choice.map_err(|why| self.words.bot_error(&why)).and_then(|choice| {
            let acted = self.desk.act_for_bot(seat, &choice.action, choice.worth);
            acted.map_err(|error| self.words.error(&error, &choice.action))
        });
        if let Err(why) = done {
            writeln!(self.output, "{why}")?;
            return Err(Stop::Left);
        }
        Ok(())
    }

    /// One action of a person.
    fn person(&mut self, seat: Seat) -> Result<(), Stop> {
        self.pass_keyboard(seat)?;
        self.tell()?;
        self.show(seat)?;
        loop {
            let message = self.desk.message(Observer::Seat(seat), None);
            let typed = self.read()?;
            match Command::read(&typed, &message, seat, self.words.drawer, |_| self.listed) {
                Command::Nothing => {}
                Command::Help => {
                    let help = self.words.help(self.desk.table_rules());
                    writeln!(self.output, "{help}")?;
                }
                Command::Quit => return Err(Stop::Left),
                Command::Moves => self.tell_all(&message.line)?,
                Command::Legal => self.list(&message, seat)?,
                Command::Board => self.show(seat)?,
                Command::Undo => {
                    if self.undo(seat)? {
                        return Ok(());
                    }
                }
                Command::NotListed => {
                    let text = self.words.texts.say("not-listed");
                    writeln!(self.output, "{text}")?;
                }
                // Where there is no resigning, the table says so.
                Command::Resign if self.desk.table_rules().resign.is_none() => {
                    self.act(seat, "resign")?;
                }
                Command::Resign => {
                    let question = self.words.texts.say("resign-sure");
                    if self.ask(&question)? && self.act(seat, "resign")? {
                        return Ok(());
                    }
                }
                Command::Action(action) => {
                    if self.act(seat, &action)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Whether it was done; else says why not.
    fn act(&mut self, seat: Seat, action: &str) -> Result<bool, Stop> {
        match self.desk.act(seat, action) {
            Ok(()) => Ok(true),
            Err(error) => {
                let why = self.words.error(&error, action);
                let text = self.words.texts.with("refused", [("why", why.into())]);
                writeln!(self.output, "{text}")?;
                Ok(false)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<bool, Stop> {
        match self.desk.undo_for(seat) {
            Undo::Refused(refusal) => {
                let why = self.words.undo_refusal(&refusal);
                let text = self.words.texts.with("refused", [("why", why.into())]);
                writeln!(self.output, "{text}")?;
                Ok(false)
            }
            Undo::Free { actions, .. } => self.take_back(seat, &[], &actions),
            Undo::Consent { actions, of, .. } => self.take_back(seat, &of, &actions),
        }
    }

    fn take_back(&mut self, seat: Seat, asked: &[Seat], actions: &[String]) -> Result<bool, Stop> {
        let mut answer = self.desk.undo(seat);
        for &other in asked {
            if !matches!(answer, Ok(UndoAnswer::Waiting)) {
                break;
            }
            let name = self.words.drawer.seat_name(other, self.words.texts);
            let question = self
                .words
                .texts
                .with("undo-consent", [("seat", name.into()), ("actions", actions.join(", ").into())]);
            let consent = self.ask(&question)?;
            answer = self.desk.answer_undo(other, consent);
        }
        let text = match &answer {
            Ok(UndoAnswer::Done) => self.words.texts.with("undone", [("actions", actions.join(", ").into())]),
            Ok(_) => self.words.texts.say("undo-declined"),
            Err(error) => self.words.error(error, ""),
        };
        writeln!(self.output, "{text}")?;
        Ok(matches!(answer, Ok(UndoAnswer::Done)))
    }

    /// Asks until the answer is yes or no.
    fn ask(&mut self, question: &str) -> Result<bool, Stop> {
        loop {
            writeln!(self.output, "{question}")?;
            let typed = self.read()?;
            if let Some(answer) = yes_or_no(&typed) {
                return Ok(answer);
            }
        }
    }

    /// Before somebody's secrets are shown: everybody else looks away. Before everybody may look again, or
    /// somebody else does: what was secret goes out of sight.
    fn pass_keyboard(&mut self, seat: Seat) -> Result<(), Stop> {
        let private = self.desk.persons().len() > 1 && self.desk.has_private_view(seat);
        let reader = private.then_some(seat);
        if self.shown_to.is_some() && self.shown_to != reader {
            writeln!(self.output, "{}", "\n".repeat(COVER))?;
        }
        if private && self.shown_to != reader {
            let name = self.words.seat(&self.desk.message(Observer::Spectator, None), seat);
            let text = self.words.texts.with("pass-keyboard", [("seat", name.into())]);
            writeln!(self.output, "{text}")?;
            self.read()?;
        }
        self.shown_to = reader;
        Ok(())
    }

    /// A person may look at something until chance goes on.
    fn let_look(&mut self, seat: Seat) -> Result<(), Stop> {
        self.pass_keyboard(seat)?;
        self.tell()?;
        let message = self.desk.message(Observer::Seat(seat), None);
        self.board(&message)?;
        let text = self.words.texts.say("look");
        writeln!(self.output, "{text}")?;
        self.read()?;
        Ok(())
    }

    /// Tells what has happened since those who look now were told. What all have read is not told to anyone again;
    /// what some were told in private is told to all once their screens have gone out of sight.
    fn tell(&mut self) -> Result<(), Stop> {
        let audience = self.audience();
        let told_to = |seat: Seat| self.told[usize::from(seat.number())];
        let told_to_each = self.desk.persons().iter().map(told_to).min().unwrap_or_default();
        let since = self.shown_to.map_or(self.told[0].max(told_to_each), told_to);
        let message = self.desk.message(audience, Some(since));
        self.tell_all(&message.line)?;
        match self.shown_to {
            Some(seat) => self.told[usize::from(seat.number())] = message.number,
            None => self.told = [message.number; MAX_SEATS + 1],
        }
        Ok(())
    }

    fn tell_all(&mut self, entries: &[Entry]) -> Result<(), Stop> {
        for (_, line) in self.words.entries(entries) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    /// The board, the facts and the question.
    fn show(&mut self, seat: Seat) -> Result<(), Stop> {
        self.listed = false;
        let message = self.desk.message(Observer::Seat(seat), None);
        self.board(&message)?;
        let words = &self.words;
        let question = words.drawer.question(&message.view, words.texts);
        writeln!(self.output, "{}: {question}", words.seat(&message, seat))?;
        if message.offer.is_some_and(|by| by != seat) {
            writeln!(self.output, "{}", words.texts.say("draw-offered"))?;
        }
        if message.table.get(&seat.number()).is_some_and(|open| open.contains(&"claim")) {
            writeln!(self.output, "{}", words.texts.say("claim-open"))?;
        }
        let legal = message.legal.get(&seat.number()).map_or(0, Vec::len);
        let on_board = |action: &String| !words.drawer.path(action).is_empty();
        let listed = words.drawer.lists_actions()
            || message.legal.values().flatten().any(|action| !on_board(action)) && legal <= SHORT_LIST;
        if listed && legal <= LONG_LIST {
            self.list(&message, seat)?;
        }
        self.output.flush()?;
        Ok(())
    }

    fn board(&mut self, message: &Message) -> Result<(), Stop> {
        let mut picture = self.words.drawer.picture(&message.view, self.glyphs, self.words.texts);
        let last = message.line.iter().rev().find(|entry| !entry.table);
        let last = last.map(|entry| self.words.drawer.path(&entry.text)).unwrap_or_default();
        picture.mark(&Marks { last, ..Marks::default() });
        writeln!(self.output)?;
        for row in picture.canvas.rows() {
            writeln!(self.output, "{row}")?;
        }
        for (_, fact) in self.words.drawer.facts(&message.view, self.words.texts) {
            writeln!(self.output, "{fact}")?;
        }
        Ok(())
    }

    /// The legal actions, numbered.
    fn list(&mut self, message: &Message, seat: Seat) -> Result<(), Stop> {
        self.listed = true;
        let legal = message.legal.get(&seat.number()).map(Vec::as_slice).unwrap_or_default();
        let items = legal.iter().zip(1..).map(|(action, n)| format!("{n}) {action}"));
        for line in wrapped(items) {
            writeln!(self.output, "{line}")?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), Stop> {
        // Nothing is secret any more. Who looked last has seen all but the end, and what others saw is told.
        self.told[0] = self.told.into_iter().max().unwrap_or_default();
        self.shown_to = None;
        self.tell()?;
        let message = self.desk.message(self.audience(), None);
        self.board(&message)?;
        if let Some(result) = &message.result {
            writeln!(self.output, "{}", self.words.result(&message, result))?;
        }
        Ok(())
    }

    /// The next line; leaves at the end of the input.
    fn read(&mut self) -> Result<String, Stop> {
        write!(self.output, "> ")?;
        self.output.flush()?;
        let mut line = Vec::new();
        let read = (&mut self.input).take(MAX_LINE).read_until(b'\n', &mut line)?;
        if read == 0 {
            writeln!(self.output)?;
            return Err(Stop::Left);
        }
        if line.last() != Some(&b'\n') && read as u64 == MAX_LINE {
            self.input.skip_until(b'\n')?;
        }
        // What is no text cannot be an action; controls must not reach the terminal by way of a refusal.
        let text = String::from_utf8_lossy(&line);
        Ok(text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned())
    }
}

/// Items side by side, in lines of at most [`WIDTH`] columns.
fn wrapped(items: impl Iterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 2 + item.chars().count() <= WIDTH => {
                line.push_str("  ");
                line.push_str(&item);
            }
            _ => lines.push(item),
        }
    }
    lines
}
