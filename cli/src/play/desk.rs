//! A match at this terminal: the table, who plays which seat, and the file it is kept in.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use anyhow::{Result, anyhow};
use inuksuk_catalog::find;
use inuksuk_core::{Actor, Observer, Seat, SeatSet, TableRules, Turn};
use inuksuk_table::{
    Holder, Message, Record, Seed, Setup, StreamName, Table, TableAction, TableError, Undo, UndoAnswer,
};
use serde_json::Value;

use super::setup::Players;
use crate::{
    draw::{Drawer, drawer},
    failure::{Unwritten, unread},
};

/// Tags of a record that is not finished: what `--resume` needs and a finished record does not have.
const SEED_TAG: &str = "UnfinishedSeed";
const BOTS_TAG: &str = "UnfinishedBots";

/// Who is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waiting {
    /// A person at this keyboard.
    Person(Seat),
    /// A bot of a level.
    Bot(Seat, u8),
    /// Chance.
    Chance,
    /// Nobody: the match is over.
    Over,
}

/// A match at this terminal.
pub(crate) struct Desk {
    table: Table,
    seed: Seed,
    players: Players,
    file: Option<PathBuf>,
    /// Why the record could not be written the last time.
    pub(crate) unsaved: Option<Unwritten>,
}

impl Desk {
    /// A new match.
    pub(crate) fn open(
        game: &str,
        players: Players,
        names: &[String],
        options: Value,
        position: Option<Value>,
        seed: Seed,
    ) -> Result<Self, TableError> {
        let seats = holders(game, &players, names);
        let table = Table::new(Setup { game: game.into(), seats, options, position, seed })?;
        Ok(Self { table, seed, players, file: None, unsaved: None })
    }

    /// The match that a record leads to. `players` changes who plays which seat.
    pub(crate) fn resume(
        path: &Path,
        players: impl FnOnce(&Record) -> Result<Option<Players>>,
    ) -> Result<Self> {
        let record = read_record(path)?;
        let tag = |name: &str| record.other_tags.iter().find(|(tag, _)| tag == name).map(|(_, text)| text);
        let seed = tag(SEED_TAG).or(record.seed.as_ref()).map(|text| text.parse::<Seed>()).transpose();
        let seed = seed.map_err(|error| at(path, 1, 1, &format!("{SEED_TAG}: {error}")))?;
        let players = match players(&record)? {
            Some(players) => players,
            None => match tag(BOTS_TAG) {
                Some(text) => read_bots(text, record.seats).map_err(|why| at(path, 1, 1, &why))?,
                None => vec![None; record.seats.into()],
            },
        };
        let (table, seed) = replay(path, &record, &players, seed)?;
        Ok(Self { table, seed, players, file: None, unsaved: None })
    }

    /// A match that is only looked at.
    pub(crate) fn of_table(table: Table) -> Self {
        let players = vec![None; table.seats().len()];
        Self { table, seed: Seed::from_bytes([0; 32]), players, file: None, unsaved: None }
    }

    /// Writes the match to this file from now on.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn keep_in(&mut self, file: PathBuf) -> Result<(), Unwritten> {
        self.file = Some(file);
        self.save();
        match self.unsaved.take() {
            Some(unwritten) => {
                self.file = None;
                Err(unwritten)
            }
            None => Ok(()),
        }
    }

    /// The file the match is kept in.
    pub(crate) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The table.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// Who is waited for. Where several may act, persons come first.
    pub(crate) fn waiting(&self) -> Waiting {
        match self.table.turn() {
            Turn::Over => Waiting::Over,
            Turn::Chance => Waiting::Chance,
            Turn::Seats(seats) => {
                let person = seats.iter().find(|seat| self.players[seat.index()].is_none());
                match person.or_else(|| seats.iter().next()) {
                    Some(seat) => match self.players[seat.index()] {
                        None => Waiting::Person(seat),
                        Some(level) => Waiting::Bot(seat, level),
                    },
                    None => Waiting::Over,
                }
            }
        }
    }

    /// The seats that persons play.
    pub(crate) fn persons(&self) -> SeatSet {
        Seat::all(self.table.matched().seats()).filter(|seat| self.players[seat.index()].is_none()).collect()
    }

    /// Whether the game has secrets at all.
    pub(crate) fn has_secrets(&self) -> bool {
        !self.table.matched().info().perfect_information
    }

    /// Whether this seat now sees something that the others do not.
    pub(crate) fn has_private_view(&self, seat: Seat) -> bool {
        let matched = self.table.matched();
        self.has_secrets() && matched.view(Observer::Seat(seat)) != matched.view(Observer::Spectator)
    }

    /// What players of this match may do besides its actions.
    pub(crate) fn table_rules(&self) -> TableRules {
        self.table.matched().facts().table
    }

    /// The person who may look at something until chance goes on.
    pub(crate) fn looker(&self, drawer: &dyn Drawer) -> Option<Seat> {
        let view = self.table.matched().view(Observer::Spectator);
        drawer.looker(&view).filter(|&seat| self.persons().contains(seat))
    }

    /// All that an observer may know, with what is new since an event.
    pub(crate) fn message(&self, observer: Observer, since: Option<u64>) -> Message {
        let plays = match observer {
            Observer::Seat(seat) => SeatSet::only(seat),
            Observer::Spectator | Observer::Everything => SeatSet::EMPTY,
        };
        let mut message = self.table.message(observer, plays, since);
        let drawer = drawer(message.game);
        for actions in message.legal.values_mut() {
            drawer.arrange(actions);
        }
        message
    }

    /// A seat acts.
    pub(crate) fn act(&mut self, seat: Seat, text: &str) -> Result<(), TableError> {
        self.table.play(Some(seat), text)?;
        self.save();
        Ok(())
    }

    /// Chance acts.
    pub(crate) fn chance(&mut self) -> Result<(), TableError> {
        self.table.draw_chance()?;
        self.save();
        Ok(())
    }

    /// A bot acts as it thought best: it answers an offer of a draw and claims one by what the position is
    /// worth to it, a share of the best result.
    pub(crate) fn act_for_bot(&mut self, seat: Seat, action: &str, worth: f64) -> Result<(), TableError> {
        let open = self.table.table_actions(seat);
        if open.contains(&TableAction::Claim) && worth <= 0.5 {
            return self.act(seat, TableAction::Claim.text());
        }
        if open.contains(&TableAction::AcceptDraw) {
            if worth < 0.5 {
                return self.act(seat, TableAction::AcceptDraw.text());
            }
            self.act(seat, TableAction::DeclineDraw.text())?;
        }
        self.act(seat, action)
    }

    /// What would become of taking back.
    pub(crate) fn undo_for(&self, seat: Seat) -> Undo {
        self.table.undo_for(seat)
    }

    /// Asks to take back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<UndoAnswer, TableError> {
        let answer = self.table.request_undo(seat)?;
        self.save();
        Ok(answer)
    }

    /// Another seat answers a request to take back.
    pub(crate) fn answer_undo(&mut self, seat: Seat, consent: bool) -> Result<UndoAnswer, TableError> {
        let answer = self.table.answer_undo(seat, consent)?;
        self.save();
        Ok(answer)
    }

    /// A number that the bots' chance of this moment follows from.
    pub(crate) fn bot_seed(&self) -> u64 {
        self.table.seed_stream(StreamName::Bot).next_number()
    }

    /// Writes the record. What a person did, and all that a person sees before acting, is on the disk before
    /// anything goes on; what bots and chance do in between follows from the seed and need not be waited for.
    fn save(&mut self) {
        let Some(file) = &self.file else { return };
        let by_person =
            self.table.last_actor().and_then(Actor::seat).is_some_and(|seat| self.is_person(seat));
        let wait = by_person || matches!(self.waiting(), Waiting::Person(_) | Waiting::Over);
        let written = write(file, &self.record().to_string(), wait);
        self.unsaved = written.err().map(|error| Unwritten::new(file, error));
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(Option::is_none)
    }

    fn record(&self) -> Record {
        let mut record = self.table.record(Observer::Everything);
        if self.table.outcome().is_none() {
            let bots = self.players.iter().map(|level| level.map_or("-".into(), |level| level.to_string()));
            record.other_tags.push((SEED_TAG.into(), self.seed.to_string()));
            record.other_tags.push((BOTS_TAG.into(), bots.collect::<Vec<_>>().join(" ")));
        }
        record
    }
}

/// Who sits where. Where nothing is hidden all persons are one, so that taking back asks nobody; else each
/// is its own.
fn holders(game: &str, players: &Players, names: &[String]) -> Vec<Holder> {
    let open = find(game).is_some_and(|entry| entry.info().perfect_information);
    let seats = players.iter().zip(1..);
    seats
        .map(|(level, number)| {
            let name = names.get(number as usize - 1).cloned();
            if let Some(level) = *level {
                return Holder::bot(name.unwrap_or_else(|| format!("Bot {level}")), level);
            }
            let person = if open { 1 } else { number };
            Holder::person(name.unwrap_or_else(|| format!("Player {number}")), person)
        })
        .collect()
}

fn read_bots(text: &str, seats: u8) -> Result<Players, String> {
    let players: Option<Players> = text
        .split(' ')
        .map(|word| match word {
            "-" => Some(None),
            _ => word.parse().ok().filter(|level| (1..=8).contains(level)).map(Some),
        })
        .collect();
    players
        .filter(|players| players.len() == usize::from(seats))
        .ok_or_else(|| format!("{BOTS_TAG}: a level from 1 to 8 or - for each seat, not {text:?}"))
}

/// Plays a record again on a table of its own, so that it can go on.
fn replay(path: &Path, record: &Record, players: &Players, seed: Option<Seed>) -> Result<(Table, Seed)> {
    let top = |message: &str| at(path, 1, 1, message);
    let chance = find(&record.game).is_some_and(|entry| entry.info().chance);
    // Without chance, the seed bears on nothing but the bots' choices.
    let (seed, asked) = match seed {
        Some(seed) => (seed, record.asked.as_ref()),
        None if chance => return Err(top("the seed is not in this record, so chance cannot go on")),
        None => (super::setup::seed(None)?, None),
    };
    if record.seed_hash.as_ref().is_some_and(|hash| chance && *hash != seed.commitment()) {
        return Err(top("SeedHash is not the SHA-256 of the seed"));
    }
    let mut table = Table::new(Setup {
        game: record.game.clone(),
        seats: holders(&record.game, players, &record.names),
        options: asked.unwrap_or(&record.options).clone(),
        position: record.position.clone(),
        seed,
    })
    .map_err(|error| top(&error.to_string()))?;
    if record.rules > table.matched().info().rules_version {
        return Err(top("played with newer rules than this program knows"));
    }
    if asked.is_some() && table.matched().options() != record.options {
        return Err(top("the set-up is not the one that its seed determines"));
    }
    for action in &record.actions {
        table.play(action.seat, &action.text).map_err(|error| {
            at(path, action.line, action.column, &format!("{:?} cannot be played: {error}", action.text))
        })?;
    }
    Ok((table, seed))
}

/// Reads a record file.
pub(crate) fn read_record(path: &Path) -> Result<Record> {
    let bytes = fs::read(path).map_err(|error| unread(path, &error))?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let good =
            String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]).into_owned();
        let line = good.matches('\n').count() + 1;
        let column = good.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        at(path, line, column, "this is no text in UTF-8")
    })?;
    text.parse()
        .map_err(|error: inuksuk_table::RecordError| at(path, error.line, error.column, &error.message))
}

/// An error at a place in a file.
pub(crate) fn at(path: &Path, line: usize, column: usize, message: &str) -> anyhow::Error {
    anyhow!("{}:{line}:{column}: {message}", path.display())
}

/// Writes a file so that at any moment either the old or the new text is whole; waits, if asked to, until it is
/// on the disk.
fn write(path: &Path, text: &str, wait: bool) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    if wait {
        file.as_file().sync_data()?;
    }
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// A new file for a match in the user's data folder, or in the current one where there is none.
pub(crate) fn new_file(game: &str) -> Result<PathBuf, Unwritten> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    let folder = data.map_or_else(PathBuf::new, |data| data.join("inuksuk"));
    if !folder.as_os_str().is_empty() {
        fs::create_dir_all(&folder).map_err(|error| Unwritten::new(&folder, error))?;
    }
    let stem = format!("{game}-{}", jiff::ZonedDateTime::now().strftime("%Y-%m-%d-%H%M%S"));
    let name = |n: u32| if n == 1 { format!("{stem}.txt") } else { format!("{stem}-{n}.txt") };
    (1..1000)
        .map(|n| folder.join(name(n)))
        .find(|path| !path.exists())
        .ok_or_else(|| Unwritten::new(&folder, io::ErrorKind::AlreadyExists.into()))
}
