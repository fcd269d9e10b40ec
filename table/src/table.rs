//! The table itself: who sits where, what has been played, how it ended.

use inuksuk_catalog::{AnyMatch, Entry, PlayError, find};
use inuksuk_core::{Actor, Draw, Observer, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Seed, Stream, StreamName, TableAction, TableError, error::refused, undo::Request};

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Holder {
    /// The name shown.
    pub name: String,
    /// A person or a bot.
    #[serde(flatten)]
    pub kind: HolderKind,
}

/// A person or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HolderKind {
    /// A person. Who holds several seats (two on one screen) has the same number in each.
    Person(u32),
    /// A bot of this level.
    Bot(u8),
}

impl Holder {
    /// A person.
    pub fn person(name: impl Into<String>, number: u32) -> Self {
        Self { name: name.into(), kind: HolderKind::Person(number) }
    }

    /// A bot of a level.
    pub fn bot(name: impl Into<String>, level: u8) -> Self {
        Self { name: name.into(), kind: HolderKind::Bot(level) }
    }
}

/// What a table needs to open.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// Who sits where; as many as the match has seats.
    pub seats: Vec<Holder>,
    /// Options, a JSON object.
    pub options: Value,
    /// A position to start from.
    pub position: Option<Value>,
    /// The seed: 32 bytes from the operating system.
    pub seed: Seed,
}

/// An entry of the line: an action of the game or of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LineEntry {
    /// The next action of the match.
    Action,
    /// A table action.
    Table {
        /// Who did it.
        seat: Seat,
        /// What.
        action: TableAction,
    },
}

/// A match at a table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) matched: Box<dyn AnyMatch>,
    pub(crate) seats: Vec<Holder>,
    /// The options as they were asked for: the set-up drawn from the seed follows from them.
    pub(crate) asked: Value,
    pub(crate) seed: Seed,
    /// The line, each entry with the number of the event that appended it.
    pub(crate) line: Vec<(u64, LineEntry)>,
    /// Number of the last event. Whatever changes raises it.
    pub(crate) number: u64,
    pub(crate) offer: Option<Seat>,
    pub(crate) undo: Option<Request>,
    /// The result, when it came by a table action.
    pub(crate) ended: Option<Outcome>,
}

impl Table {
    /// Opens a table.
    ///
    /// # Errors
    /// An unknown game; seats, options or a position that cannot be.
    pub fn new(setup: Setup) -> Result<Self, TableError> {
        match find(&setup.game) {
            Some(entry) => Self::of(entry, setup),
            None => Err(TableError::UnknownGame(setup.game)),
        }
    }

    /// Opens a table for a game that is at hand: a program that holds single games need not hold the catalog.
    ///
    /// # Errors
    /// Another game than the set-up names; seats, options or a position that cannot be.
    pub fn of(entry: &Entry, setup: Setup) -> Result<Self, TableError> {
        let Setup { game, seats, options, position, seed } = setup;
        if entry.info().name != game {
            return Err(TableError::UnknownGame(game));
        }
        let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let mut drawn = seed.stream(StreamName::Setup, 0);
        let matched =
            entry.start(count, &options, position.as_ref(), &mut drawn).map_err(TableError::Start)?;
        Ok(Self::with_match(matched, seats, options, seed))
    }

    /// A table with a match that is already there, of a game of the catalog or of another one. `asked` are
    /// its options as they were asked for.
    pub fn with_match(matched: Box<dyn AnyMatch>, seats: Vec<Holder>, asked: Value, seed: Seed) -> Self {
        Self {
            matched,
            seats,
            asked,
            seed,
            line: Vec::new(),
            number: 0,
            offer: None,
            undo: None,
            ended: None,
        }
    }

    /// The match.
    pub fn matched(&self) -> &dyn AnyMatch {
        &*self.matched
    }

    /// Who sits where.
    pub fn seats(&self) -> &[Holder] {
        &self.seats
    }

    /// The number of the last event.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// How many entries the line has, table actions included.
    pub fn len(&self) -> usize {
        self.line.len()
    }

    /// Whether nothing has been played.
    pub fn is_empty(&self) -> bool {
        self.line.is_empty()
    }

    /// Who may act.
    pub fn turn(&self) -> Turn {
        if self.ended.is_some() { Turn::Over } else { self.matched.turn() }
    }

    /// The result, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.clone().or_else(|| self.matched.outcome())
    }

    /// The seat that has offered a draw which still stands.
    pub fn draw_offer(&self) -> Option<Seat> {
        self.offer
    }

    /// The seed, which is published only when the match is over.
    pub fn revealed_seed(&self) -> Option<Seed> {
        self.outcome().map(|_| self.seed)
    }

    /// The hash of the seed, published from the start.
    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }

    /// The stream of random numbers for what happens next: a bot's choice or a random player's.
    /// Reproducible from the seed and the length of the line.
    pub fn seed_stream(&self, name: StreamName) -> Stream {
        self.seed.stream(name, self.line.len() as u64)
    }

    /// The same table with everything re-dealt that the observer cannot know: what the observer is sent
    /// must not differ from what this table sends.
    #[must_use]
    pub fn redealt(&self, observer: Observer, draw: &mut dyn Draw) -> Self {
        Self { matched: self.matched.redealt(observer, draw), ..self.clone() }
    }

    /// Plays an action or does a table action. Without a seat: the only one that may act, or chance.
    ///
    /// # Errors
    /// The match is over, it is not that seat's turn, the text is no action, or the rules refuse it.
    /// Nothing has changed then.
    pub fn play(&mut self, seat: Option<Seat>, text: &str) -> Result<(), TableError> {
        if let Some(seat) = seat.filter(|s| s.number() > self.matched.seats()) {
            return Err(TableError::NoSuchSeat(seat.number()));
        }
        let Some(action) = TableAction::parse(text) else { return self.play_action(seat, text) };
        if self.knows(action) {
            let seat = match seat.or_else(|| self.seats_to_act().single()) {
                Some(seat) => seat,
                None if self.outcome().is_some() => return Err(PlayError::Over.into()),
                None => return Err(TableError::WhichSeat),
            };
            self.check_table_action(seat, action)?;
            self.do_table_action(seat, action);
            return Ok(());
        }
        // The game may mean something else by it; if not, the match has no such thing.
        self.play_action(seat, text).map_err(|error| match error {
            TableError::Play(PlayError::Notation(_)) => action.unknown(),
            other => other,
        })
    }

    fn play_action(&mut self, seat: Option<Seat>, text: &str) -> Result<(), TableError> {
        let actor = match (seat, self.turn()) {
            (_, Turn::Over) => return Err(PlayError::Over.into()),
            (Some(seat), _) => Actor::Seat(seat),
            (None, Turn::Chance) => Actor::Chance,
            (None, Turn::Seats(seats)) => Actor::Seat(seats.single().ok_or(TableError::WhichSeat)?),
        };
        self.matched.play(actor, text).map_err(|error| refused(text, error))?;
        self.lapse_offer(actor);
        if self.outcome().is_some() {
            self.offer = None;
        }
        self.append(LineEntry::Action);
        Ok(())
    }

    /// At a chance point: draws the outcome that the seed determines and plays it.
    ///
    /// The outcome depends on the seed and on how many chance actions came before, so taking a move back
    /// never gives another roll.
    ///
    /// # Errors
    /// If chance is not asked now.
    pub fn draw_chance(&mut self) -> Result<String, TableError> {
        let mut stream = self.seed.stream(StreamName::Chance, self.chance_actions() as u64);
        let text = match self.turn() {
            Turn::Chance => self.matched.draw_outcome(&mut stream),
            _ => None,
        };
        let text = text.ok_or(PlayError::NotYourTurn(Actor::Chance))?;
        self.play(None, &text)?;
        Ok(text)
    }

    pub(crate) fn chance_actions(&self) -> usize {
        (0..self.matched.len()).filter(|&i| self.matched.actor(i) == Actor::Chance).count()
    }

    pub(crate) fn append(&mut self, entry: LineEntry) {
        self.undo = None;
        self.number += 1;
        self.line.push((self.number, entry));
    }

    /// Steps back `count` entries of the line, whatever they are: for engines and analysis. A table of
    /// players goes through [`Table::request_undo`].
    ///
    /// # Errors
    /// If the line is shorter; nothing has changed then.
    pub fn step_back(&mut self, count: usize) -> Result<(), TableError> {
        let Some(keep) = self.line.len().checked_sub(count) else {
            let message = format!("only {} actions have been played", self.line.len());
            return Err(TableError::Refused(inuksuk_core::Refusal {
                key: "refused-nothing-to-undo",
                rule: None,
                message,
            }));
        };
        self.truncate(keep);
        Ok(())
    }

    pub(crate) fn truncate(&mut self, keep: usize) {
        self.line.truncate(keep);
        self.matched.take_back_to(self.actions_in_line(keep));
        self.ended = None;
        self.undo = None;
        self.number += 1;
        self.offer = self.offer_standing();
    }

    /// How many of the first `len` entries of the line are actions of the game.
    pub(crate) fn actions_in_line(&self, len: usize) -> usize {
        self.line[..len].iter().filter(|(_, entry)| *entry == LineEntry::Action).count()
    }

    /// The offer that stands at the end of the line, found by going through it.
    fn offer_standing(&self) -> Option<Seat> {
        let mut offer = None;
        let mut index = 0;
        for (_, entry) in &self.line {
            match *entry {
                LineEntry::Table { seat, action: TableAction::OfferDraw } => offer = Some(seat),
                LineEntry::Table { action: TableAction::DeclineDraw, .. } => offer = None,
                LineEntry::Table { .. } => {}
                LineEntry::Action => {
                    let actor = self.matched.actor(index);
                    offer = offer.filter(|&by| actor == Actor::Seat(by) || actor == Actor::Chance);
                    index += 1;
                }
            }
        }
        offer
    }
}
