//! The record file: a match as text, of the PGN kind.
//!
//! ```text
//! [Inuksuk "1"]
//! [Game "mandua"]
//! [Rules "1"]
//! [Seats "2"]
//! [Options "{\"faults\":false,\"repetition\":\"claim\",\"start\":\"corners\"}"]
//! [Seat1 "Ada"]
//! [Seat2 "Bot 3"]
//! [SeedHash "…64 hexadecimal digits…"]
//! [Seed "…"]
//! [Scores "1 0"]
//! [Winners "1"]
//! [Reason "M-47"]
//!
//! 1. c3 2. a1-a2 3. c2 4. resign
//! ```
//!
//! Tags first, one a line, the value a JSON string; then the numbered actions, chance outcomes included. A
//! seat stands before an action in brackets, `7. [3] hunt`, where it is not the only one that may act.
//! `Position` is there when the match did not begin as the options say, `Asked` when the options as asked
//! for drew a set-up from the seed. `Seed`, `Scores`, `Winners` and `Reason` are there once the match is
//! over. Where an observer may not know something the text reads `?`.
//!
//! The writer is strict: the same match always gives the same bytes. The reader is tolerant: any white
//! space, `{comments}` and `; comments to the end of the line`, tags it does not know (kept and written
//! again), actions in one line or many, `1.c3` without the space.

use std::{fmt, str::FromStr};

use inuksuk_core::Seat;
use serde_json::Value;

use crate::RecordError;

/// The format this program writes; it reads all up to it.
const FORMAT: u32 = 1;
/// Longest record read, in bytes: a hostile file must not fill the memory.
const MAX_BYTES: usize = 4 << 20;
/// Where the writer breaks lines, in characters.
const WIDTH: usize = 88;

/// A match as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of the rules it was played with.
    pub rules: u32,
    /// The number of seats.
    pub seats: u8,
    /// The options in force.
    pub options: Value,
    /// The options as they were asked for, where a set-up was drawn from the seed.
    pub asked: Option<Value>,
    /// The position it began with, where the options alone do not say.
    pub position: Option<Value>,
    /// Names of the seats, seat 1 first; as many as there are seats.
    pub names: Vec<String>,
    /// SHA-256 of the seed.
    pub seed_hash: Option<String>,
    /// The seed, once the match was over.
    pub seed: Option<String>,
    /// Scores in points.
    pub scores: Option<Vec<String>>,
    /// The winners.
    pub winners: Option<Vec<Seat>>,
    /// The rule that ended it.
    pub reason: Option<String>,
    /// Tags of others, kept as they are.
    pub other_tags: Vec<(String, String)>,
    /// The actions.
    pub actions: Vec<RecordedAction>,
}

/// An action of a record, with the place where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedAction {
    /// The seat, where it is written.
    pub seat: Option<Seat>,
    /// The text.
    pub text: String,
    /// Line, from 1; 0 when it was not read from a text.
    pub line: usize,
    /// Column in characters, from 1; 0 when it was not read from a text.
    pub column: usize,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tag = |f: &mut fmt::Formatter<'_>, name: &str, value: &str| {
            writeln!(f, "[{name} {}]", Value::String(value.into()))
        };
        tag(f, "Inuksuk", &FORMAT.to_string())?;
        tag(f, "Game", &self.game)?;
        tag(f, "Rules", &self.rules.to_string())?;
        tag(f, "Seats", &self.seats.to_string())?;
        tag(f, "Options", &self.options.to_string())?;
        let json = [("Asked", &self.asked), ("Position", &self.position)];
        for (name, value) in json.into_iter().filter_map(|(name, value)| Some((name, value.as_ref()?))) {
            tag(f, name, &value.to_string())?;
        }
        for (i, name) in self.names.iter().enumerate() {
            tag(f, &format!("Seat{}", i + 1), name)?;
        }
        let winners = self.winners.as_ref().map(|w| join(w.iter().map(ToString::to_string)));
        let scores = self.scores.as_ref().map(|s| join(s.iter().cloned()));
        let texts = [
            ("SeedHash", &self.seed_hash),
            ("Seed", &self.seed),
            ("Scores", &scores),
            ("Winners", &winners),
            ("Reason", &self.reason),
        ];
        for (name, value) in texts.into_iter().filter_map(|(name, value)| Some((name, value.as_ref()?))) {
            tag(f, name, value)?;
        }
        for (name, value) in &self.other_tags {
            tag(f, name, value)?;
        }
        self.write_actions(f)
    }
}

impl Record {
    fn write_actions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut width = 0;
        for (i, action) in self.actions.iter().enumerate() {
            let seat = action.seat.map(|seat| format!("[{seat}] ")).unwrap_or_default();
            let text = format!("{}. {seat}{}", i + 1, action.text);
            let length = text.chars().count();
            let fits = width > 0 && width + 1 + length <= WIDTH;
            f.write_str(if fits { " " } else { "\n" })?;
            f.write_str(&text)?;
            width = if fits { width + 1 + length } else { length };
        }
        f.write_str("\n")
    }
}

fn join(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(" ")
}

impl FromStr for Record {
    type Err = RecordError;
    fn from_str(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::new(1, 1, format!("a record has at most {MAX_BYTES} bytes")));
        }
        let mut reader = Reader::new(text);
        let tags = reader.tags()?;
        let actions = reader.actions()?;
        tags.into_record(actions)
    }
}

/// Goes through a record character by character, knowing where it is.
struct Reader<'a> {
    rest: &'a str,
    line: usize,
    column: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1, column: 1 }
    }

    fn error(&self, message: impl Into<String>) -> RecordError {
        RecordError::new(self.line, self.column, message)
    }

    /// Takes `bytes` bytes, which end at a character's end.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        for c in taken.chars() {
            if c == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        taken
    }

    fn skip_space_and_comments(&mut self) -> Result<(), RecordError> {
        loop {
            let space = self.rest.len() - self.rest.trim_start().len();
            self.take(space);
            if self.rest.starts_with(';') {
                let end = self.rest.find('\n').unwrap_or(self.rest.len());
                self.take(end);
            } else if self.rest.starts_with('{') {
                let end =
                    self.rest.find('}').ok_or_else(|| self.error("this comment is never closed with }"))?;
                self.take(end + 1);
            } else {
                return Ok(());
            }
        }
    }

    fn tags(&mut self) -> Result<Tags, RecordError> {
        let mut tags = Tags::default();
        loop {
            self.skip_space_and_comments()?;
            if !self.rest.starts_with('[') {
                tags.end = (self.line, self.column);
                return Ok(tags);
            }
            let place = (self.line, self.column);
            self.take(1);
            let name_end = self.rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(self.rest.len());
            let name = self.take(name_end);
            if name.is_empty() {
                return Err(self.error("a tag begins with its name, as in [Game \"mandua\"]"));
            }
            self.skip_space_and_comments()?;
            let value = self.quoted()?;
            self.skip_space_and_comments()?;
            if !self.rest.starts_with(']') {
                return Err(self.error(format!("the tag {name} is not closed with ]")));
            }
            self.take(1);
            if tags.list.iter().any(|tag| tag.name == name) {
                return Err(RecordError::new(place.0, place.1, format!("the tag {name} stands twice")));
            }
            tags.list.push(Tag { name: name.into(), value, place });
        }
    }

    /// A JSON string.
    fn quoted(&mut self) -> Result<String, RecordError> {
        if !self.rest.starts_with('"') {
            return Err(self.error("the value of a tag stands in double quotes"));
        }
        let mut escaped = false;
        let end = self.rest.char_indices().skip(1).find(|&(_, c)| {
            let closes = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            closes
        });
        let (end, _) = end.ok_or_else(|| self.error("this text is never closed with a double quote"))?;
        let (line, column) = (self.line, self.column);
        let text = self.take(end + 1);
        serde_json::from_str(text).map_err(|e| RecordError::new(line, column, format!("not a text: {e}")))
    }

    fn actions(&mut self) -> Result<Vec<RecordedAction>, RecordError> {
        let mut actions: Vec<RecordedAction> = Vec::new();
        self.skip_space_and_comments()?;
        while !self.rest.is_empty() {
            let (line, column) = (self.line, self.column);
            let word = self.word();
            match action_number(word) {
                Some((number, rest)) => {
                    if number != actions.len() as u64 + 1 {
                        let message = format!("action {} is due here, not {number}", actions.len() + 1);
                        return Err(RecordError::new(line, column, message));
                    }
                    let column = column + word.len() - rest.len();
                    actions.push(RecordedAction { seat: None, text: rest.into(), line, column });
                }
                None => match actions.last_mut() {
                    None => {
                        return Err(RecordError::new(
                            line,
                            column,
                            format!(
                                "{word:?} stands before the first number; actions are numbered, as in 1. c3"
                            ),
                        ));
                    }
                    Some(action) if action.text.is_empty() => {
                        (action.line, action.column) = (line, column);
                        match seat_in_brackets(word) {
                            Some(seat) if action.seat.is_none() => action.seat = Some(seat),
                            _ => action.text.push_str(word),
                        }
                    }
                    Some(action) => {
                        action.text.push(' ');
                        action.text.push_str(word);
                    }
                },
            }
            self.skip_space_and_comments()?;
        }
        match actions.iter().position(|action| action.text.is_empty()) {
            Some(i) => Err(RecordError::new(
                actions[i].line,
                actions[i].column,
                format!("action {} is missing", i + 1),
            )),
            None => Ok(actions),
        }
    }

    fn word(&mut self) -> &'a str {
        let end =
            self.rest.find(|c: char| c.is_whitespace() || c == '{' || c == ';').unwrap_or(self.rest.len());
        // A word begins where no space and no comment does, so it has at least one character.
        self.take(end)
    }
}

/// `12.` or `12.c3`: the number and what follows it.
fn action_number(word: &str) -> Option<(u64, &str)> {
    let (number, rest) = word.split_once('.')?;
    if number.is_empty() || !number.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((number.parse().ok()?, rest))
}

fn seat_in_brackets(word: &str) -> Option<Seat> {
    Seat::new(word.strip_prefix('[')?.strip_suffix(']')?.parse().ok()?)
}

struct Tag {
    name: String,
    value: String,
    place: (usize, usize),
}

#[derive(Default)]
struct Tags {
    list: Vec<Tag>,
    end: (usize, usize),
}

impl Tags {
    fn take(&mut self, name: &str) -> Option<Tag> {
        let index = self.list.iter().position(|tag| tag.name == name)?;
        Some(self.list.remove(index))
    }

    fn needed(&mut self, name: &str) -> Result<Tag, RecordError> {
        let (line, column) = self.end;
        self.take(name).ok_or_else(|| RecordError::new(line, column, format!("the tag {name} is missing")))
    }

    fn json(&mut self, name: &str) -> Result<Option<Value>, RecordError> {
        self.take(name)
            .map(|tag| tag.parsed(|text| serde_json::from_str(text).map_err(|e| e.to_string())))
            .transpose()
    }

    fn into_record(mut self, actions: Vec<RecordedAction>) -> Result<Record, RecordError> {
        let format = self.needed("Inuksuk")?;
        if format.number()? > u64::from(FORMAT) {
            return Err(
                format.error(&format!("written by a newer program; this one reads formats up to {FORMAT}"))
            );
        }
        let game = self.needed("Game")?.value;
        let rules = self.needed("Rules")?;
        let rules =
            u32::try_from(rules.number()?).map_err(|_| rules.error("no version of rules is so high"))?;
        let seats = self.needed("Seats")?;
        let seats = u8::try_from(seats.number()?)
            .ok()
            .filter(|&n| Seat::new(n).is_some())
            .ok_or_else(|| seats.error("a match has 1 to 8 seats"))?;
        let options = self.json("Options")?.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
        let names = (1..=seats)
            .map(|n| self.take(&format!("Seat{n}")).map_or_else(|| format!("Seat {n}"), |tag| tag.value))
            .collect();
        Ok(Record {
            game,
            rules,
            seats,
            options,
            asked: self.json("Asked")?,
            position: self.json("Position")?,
            names,
            seed_hash: self.take("SeedHash").map(|tag| tag.value),
            seed: self.take("Seed").map(|tag| tag.value),
            scores: self.take("Scores").map(|tag| tag.value.split_whitespace().map(String::from).collect()),
            winners: self.take("Winners").map(|tag| tag.parsed(seat_list)).transpose()?,
            reason: self.take("Reason").map(|tag| tag.value),
            other_tags: self.list.into_iter().map(|tag| (tag.name, tag.value)).collect(),
            actions,
        })
    }
}

impl Tag {
    fn error(&self, message: &str) -> RecordError {
        RecordError::new(self.place.0, self.place.1, format!("{}: {message}", self.name))
    }

    fn number(&self) -> Result<u64, RecordError> {
        self.value.parse().map_err(|_| self.error(&format!("{:?} is no number", self.value)))
    }

    fn parsed<T>(&self, parse: impl Fn(&str) -> Result<T, String>) -> Result<T, RecordError> {
        parse(&self.value).map_err(|message| self.error(&message))
    }
}

fn seat_list(text: &str) -> Result<Vec<Seat>, String> {
    text.split_whitespace()
        .map(|word| word.parse().ok().and_then(Seat::new).ok_or_else(|| format!("{word:?} is no seat")))
        .collect()
}
