//! From a table to a record and back, and checking a record against its seed.

use inuksuk_catalog::{Entry, Unchanging, find};
use inuksuk_core::{Actor, Observer, Outcome, SeatSet, Turn};
use serde_json::Value;

use crate::{
    Holder, Record, RecordError, RecordedAction, Seed, StreamName, Table, TableError, error::brief,
    table::LineEntry,
};

impl Table {
    /// The match as a record, as an observer may read it: a seat's record of a running match shows `?`
    /// where the seat may not know. The seed is in it once the match is over.
    pub fn record(&self, observer: Observer) -> Record {
        let outcome = self.outcome();
        let options = self.matched.options();
        let observer = if outcome.is_some() { Observer::Everything } else { observer };
        Record {
            game: self.matched.info().name.into(),
            rules: self.matched.info().rules_version,
            seats: self.matched.seats(),
            asked: (self.drawn_setup(&options)).then(|| self.asked.clone()),
            options,
            position: self.matched.start_position(),
            names: self.seats.iter().map(|holder| holder.name.clone()).collect(),
            seed_hash: Some(self.commitment()),
            seed: self.revealed_seed().map(|seed| seed.to_string()),
            scores: outcome.as_ref().map(|o| o.scores().iter().map(ToString::to_string).collect()),
            winners: outcome.as_ref().map(|o| o.winners.iter().collect()),
            reason: outcome.as_ref().map(|o| o.reason.0.into()),
            other_tags: Vec::new(),
            actions: self.recorded_actions(observer),
        }
    }

    /// Whether the options as asked for, without the seed, lead to another match.
    fn drawn_setup(&self, options: &Value) -> bool {
        self.matched.anew(&self.asked).is_ok_and(|asked| asked.options() != *options)
    }

    fn recorded_actions(&self, observer: Observer) -> Vec<RecordedAction> {
        let mut actions = Vec::with_capacity(self.line.len());
        let mut index = 0;
        for (i, (_, entry)) in self.line.iter().enumerate() {
            let turn = if index < self.matched.len() {
                self.matched.turn_before(index)
            } else {
                self.matched.turn()
            };
            let only = match turn {
                Turn::Seats(seats) => seats.single(),
                Turn::Chance | Turn::Over => None,
            };
            let seat = self.entry_actor(i).seat().filter(|&seat| Some(seat) != only);
            actions.push(RecordedAction { seat, text: self.entry_text(i, observer), line: 0, column: 0 });
            index += usize::from(*entry == LineEntry::Action);
        }
        actions
    }

    /// The table that a record leads to. The seats are held by persons of their own with the recorded names.
    ///
    /// # Errors
    /// The first defect, with its line and column: an unknown game, other rules, options or a position
    /// that cannot be, an action that is not legal, a result that does not follow.
    pub fn from_record(record: &Record) -> Result<Self, RecordError> {
        match find(&record.game) {
            Some(entry) => Self::from_record_of(entry, record),
            None => Err(unknown_game(record)),
        }
    }

    /// The table that a record of a game leads to that is at hand: see [`Table::of`].
    ///
    /// # Errors
    /// The record is one of another game; and as [`Table::from_record`].
    pub fn from_record_of(entry: &Entry, record: &Record) -> Result<Self, RecordError> {
        let top = |message: String| RecordError::new(1, 1, message);
        if entry.info().name != record.game {
            return Err(unknown_game(record));
        }
        let matched = entry
            .start(record.seats, &record.options, record.position.as_ref(), &mut Unchanging)
            .map_err(|error| top(TableError::Start(error).to_string()))?;
        if record.rules > matched.info().rules_version {
            let known = matched.info().rules_version;
            return Err(top(format!(
                "played with version {} of the rules; this program knows up to {known}",
                record.rules
            )));
        }
        let seed = match &record.seed {
            Some(text) => text.parse().map_err(|error| top(format!("Seed: {error}")))?,
            None => Seed::from_bytes([0; 32]),
        };
        let seats = record.names.iter().zip(1..).map(|(name, person)| Holder::person(name, person)).collect();
        let asked = record.asked.clone().unwrap_or_else(|| record.options.clone());
        let mut table = Self::with_match(matched, seats, asked, seed);
        for action in &record.actions {
            let refused = |message: String| RecordError::new(action.line, action.column, message);
            if action.text.split(' ').any(|word| word.contains('?') && action.text != "draw?") {
                return Err(refused(format!(
                    "{:?} hides what was played: this is one seat's record",
                    action.text
                )));
            }
            table
                .play(action.seat, &action.text)
                .map_err(|error| refused(format!("{:?} cannot be played: {error}", brief(&action.text))))?;
        }
        table.check_result(record)?;
        Ok(table)
    }

    fn check_result(&self, record: &Record) -> Result<(), RecordError> {
        let outcome = self.outcome();
        let scores = outcome.as_ref().map(Outcome::scores);
        let recorded =
            record.scores.as_ref().map(|s| s.iter().map(|t| t.parse::<f64>()).collect::<Result<Vec<_>, _>>());
        let winners = outcome.as_ref().map(|o| o.winners);
        let claimed = record.winners.as_ref().map(|seats| seats.iter().copied().collect::<SeatSet>());
        let reason = outcome.as_ref().map(|o| o.reason.0);
        let wrong = |tag: &str, found: String| {
            Err(RecordError::new(1, 1, format!("{tag} does not follow from the actions, which give {found}")))
        };
        match (recorded, record.reason.as_deref()) {
            (Some(Err(_)), _) => return wrong("Scores", format!("{scores:?}")),
            (Some(Ok(recorded)), _) if Some(&recorded) != scores.as_ref() => {
                return wrong("Scores", format!("{scores:?}"));
            }
            (_, Some(recorded)) if Some(recorded) != reason => return wrong("Reason", format!("{reason:?}")),
            _ => {}
        }
        if claimed.is_some() && claimed != winners {
            return wrong("Winners", format!("{winners:?}"));
        }
        Ok(())
    }
}

fn unknown_game(record: &Record) -> RecordError {
    RecordError::new(1, 1, TableError::UnknownGame(record.game.clone()).to_string())
}

/// What [`verify`] found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verification {
    /// Actions played again, table actions included.
    pub actions: usize,
    /// Chance outcomes that agree with the seed.
    pub chance: usize,
    /// Whether the set-up was drawn from the seed and agrees with it.
    pub setup: bool,
}

/// Checks a finished record: its actions are legal and give its result, the seed has the published hash,
/// and the set-up and every chance outcome are the ones that the seed determines.
///
/// # Errors
/// The first defect, with its line and column.
pub fn verify(record: &Record) -> Result<Verification, RecordError> {
    let top = |message: &str| RecordError::new(1, 1, message);
    let table = Table::from_record(record)?;
    if table.outcome().is_none() {
        return Err(top("the match is not over, so its seed is not known and chance cannot be checked"));
    }
    let seed: Seed = match &record.seed {
        Some(text) => text.parse().map_err(|error| top(&format!("Seed: {error}")))?,
        None => return Err(top("there is no tag Seed: chance cannot be checked")),
    };
    if record.seed_hash.as_ref() != Some(&seed.commitment()) {
        return Err(top(&format!("SeedHash is not the SHA-256 of the seed, which is {}", seed.commitment())));
    }
    let setup = check_setup(record, &seed)?;
    let chance = check_chance(record, &table, &seed)?;
    Ok(Verification { actions: record.actions.len(), chance, setup })
}

fn check_setup(record: &Record, seed: &Seed) -> Result<bool, RecordError> {
    let Some(asked) = &record.asked else { return Ok(false) };
    let top = |message: String| RecordError::new(1, 1, message);
    let entry = find(&record.game).ok_or_else(|| unknown_game(record))?;
    let drawn = entry
        .start(record.seats, asked, None, &mut seed.stream(StreamName::Setup, 0))
        .map_err(|error| top(format!("Asked: {error}")))?;
    if drawn.options() == record.options
        && (record.position.is_none() || record.position == Some(drawn.position()))
    {
        Ok(true)
    } else {
        Err(top("the set-up is not the one that the seed determines".into()))
    }
}

fn check_chance(record: &Record, table: &Table, seed: &Seed) -> Result<usize, RecordError> {
    let mut replay = table.matched.boxed_clone();
    replay.take_back_to(0);
    let mut chance = 0;
    let mut index = 0;
    for (recorded, (_, entry)) in record.actions.iter().zip(&table.line) {
        if *entry != LineEntry::Action {
            continue;
        }
        let actor = table.matched.actor(index);
        let text = table.matched.action_text(index, Observer::Everything);
        if actor == Actor::Chance {
            let due = replay.draw_outcome(&mut seed.stream(StreamName::Chance, chance));
            if due.as_deref() != Some(&text) {
                let due = due.unwrap_or_default();
                let message = format!("{text:?} is not the outcome that the seed determines, {due:?}");
                return Err(RecordError::new(recorded.line, recorded.column, message));
            }
            chance += 1;
        }
        replay
            .play(actor, &text)
            .map_err(|error| RecordError::new(recorded.line, recorded.column, error.to_string()))?;
        index += 1;
    }
    Ok(chance as usize)
}
