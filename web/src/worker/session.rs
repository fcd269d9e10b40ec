//! The table of this page and what is asked of it. No I/O: whoever drives it carries what it puts out.

use inuksuk_core::{Observer, Refusal, Seat, Turn};
use inuksuk_table::{HolderKind, Record, Seed, Setup, StreamName, Table, TableAction, TableError};
use serde_json::{Value, json};

use super::eyes::Watch;
use crate::link::{self, Job, Kept, NewMatch, Report, Request, Thought};
use crate::parts::{self, Rules};

/// A bot takes a draw when it thinks that its position is worth no more than this.
const TAKES_A_DRAW_AT: f64 = 0.45;

/// Something for somebody else.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// For the page.
    Page(Report),
    /// For the worker that thinks.
    Thinker(Job),
    /// To be kept where the page does not look, in place of what was kept before.
    Keep(Kept),
    /// What was kept is of no use any more.
    Forget,
}

/// Where 32 random bytes come from; the reason when there are none.
pub type Random = fn() -> Result<[u8; 32], String>;

/// The table that this page plays at, if it does.
#[derive(Debug)]
pub struct Session {
    random: Random,
    open: Option<Open>,
    /// Counts the tables opened, so that a late thought is not played at another table.
    opened: u64,
}

/// An open table.
#[derive(Debug)]
struct Open {
    rules: &'static Rules,
    table: Table,
    seed: Seed,
    watch: Watch,
    /// What the page was told last: the number of the event, the length of the line, through whose eyes.
    told: Option<(u64, usize, Observer)>,
}

impl Session {
    /// No table yet. The seeds of tables are made here, so that the page never has one.
    pub fn new(random: Random) -> Self {
        Self { random, open: None, opened: 0 }
    }

    /// Does what the page asks; the part of a game must be there before its table is opened.
    /// [`Request::Resume`] needs what was kept: see [`Session::resume`].
    pub fn handle(&mut self, request: Request) -> Vec<Output> {
        match request {
            Request::New(setup) => {
                let seed = (self.random)().map(Seed::from_bytes);
                self.start(seed.and_then(|seed| Open::new(&setup, seed)))
            }
            Request::Resume(setup) => self.resume(&setup, None),
            Request::Play { seat, action } => self.change(|open| open.play(seat, &action)),
            Request::Undo { seat } => self.change(|open| open.undo(seat)),
            Request::Look { seat } => self.look(seat),
            Request::Cover => self.cover(),
            Request::LookBack { ply } => self.look_back(ply),
            Request::Record => self.record(),
            Request::Leave => {
                self.open = None;
                vec![Output::Forget]
            }
        }
    }

    /// Goes on with the match that was kept.
    pub fn resume(&mut self, setup: &NewMatch, kept: Option<&Kept>) -> Vec<Output> {
        let kept = kept.ok_or_else(|| "the match was not kept by this browser".to_owned());
        self.start(kept.and_then(|kept| Open::again(setup, kept)))
    }

    /// Plays what a bot decided, unless the table has gone on since.
    pub fn thought(&mut self, thought: &Thought) -> Vec<Output> {
        let Some(open) = &mut self.open else { return Vec::new() };
        if thought.table != self.opened || thought.number != open.table.number() {
            return Vec::new();
        }
        let played = match &thought.action {
            Ok(action) => play_for_bot(&mut open.table, thought.seat, action, thought.value),
            Err(message) => Err(message.clone()),
        };
        match played {
            Ok(()) => self.happened(),
            Err(message) => vec![Output::Page(Report::Failed { message })],
        }
    }

    fn start(&mut self, open: Result<Open, String>) -> Vec<Output> {
        match open {
            Ok(open) => {
                self.open = Some(open);
                self.opened += 1;
                self.happened()
            }
            Err(message) => vec![Output::Page(Report::Unusable { message })],
        }
    }

    fn change(&mut self, work: impl FnOnce(&mut Open) -> Result<(), TableError>) -> Vec<Output> {
        let Some(open) = &mut self.open else { return vec![no_table()] };
        match work(open) {
            Ok(()) => self.happened(),
            Err(error) => vec![Output::Page(refused(&error))],
        }
    }

    /// The screen is handed over to a seat; without one, whoever looks has seen enough.
    fn look(&mut self, seat: Option<u8>) -> Vec<Output> {
        let Some(open) = &mut self.open else { return vec![no_table()] };
        match seat.map(Seat::new) {
            Some(Some(seat)) if open.watch.hand_over(seat) => vec![open.report()],
            Some(_) => Vec::new(),
            None => {
                open.watch.enough(&open.table);
                self.happened()
            }
        }
    }

    /// Without a table there is nothing to hide.
    fn cover(&mut self) -> Vec<Output> {
        let Some(open) = &mut self.open else { return Vec::new() };
        open.watch.cover();
        open.watch.settle(&open.table);
        vec![open.report()]
    }

    fn look_back(&mut self, ply: usize) -> Vec<Output> {
        let Some(open) = &self.open else { return vec![no_table()] };
        let mut past = open.table.clone();
        let Some(count) = past.len().checked_sub(ply) else { return vec![no_table()] };
        if let Err(error) = past.step_back(count) {
            return vec![Output::Page(refused(&error))];
        }
        // In a game of memory nobody sees again what was shown earlier.
        let shown = past.matched().shows_the_past();
        let observer = if shown { open.watch.observer(&past) } else { Observer::Spectator };
        let message = past.message(observer, inuksuk_core::SeatSet::EMPTY, None);
        vec![open.page(&message, |seen| Report::Past { ply, seen })]
    }

    /// The record as the one who looks may read it.
    fn record(&self) -> Vec<Output> {
        let Some(open) = &self.open else { return vec![no_table()] };
        let record = open.table.record(open.watch.observer(&open.table)).to_string();
        vec![Output::Page(Report::Record { record })]
    }

    /// After every change: chance is drawn, the page is told of each outcome, a bot that may act is asked, whether
    /// or not persons may act too.
    fn happened(&mut self) -> Vec<Output> {
        let mut output = Vec::new();
        let Some(open) = &mut self.open else { return output };
        loop {
            open.watch.settle(&open.table);
            output.push(open.report());
            if open.watch.eyes.hold || open.table.turn() != Turn::Chance {
                break;
            }
            if let Err(error) = open.table.draw_chance() {
                output.push(Output::Page(refused(&error)));
                return output;
            }
        }
        output.push(if open.table.outcome().is_some() { Output::Forget } else { Output::Keep(open.kept()) });
        if !open.watch.eyes.hold {
            output.extend(job(&open.table, self.opened).map(Output::Thinker));
        }
        output
    }
}

impl Open {
    fn new(setup: &NewMatch, seed: Seed) -> Result<Self, String> {
        let rules = parts::rules(&setup.game).ok_or_else(|| format!("there is no game {:?}", setup.game))?;
        let setup = Setup {
            game: setup.game.clone(),
            seats: setup.seats.iter().map(holder).collect(),
            options: setup.options.clone(),
            position: setup.position.clone(),
            seed,
        };
        let table = Table::of(&rules.entry, setup).map_err(|error| error.to_string())?;
        Ok(Self { rules, table, seed, watch: Watch::default(), told: None })
    }

    /// The same table with the line of its record played again.
    fn again(setup: &NewMatch, kept: &Kept) -> Result<Self, String> {
        let seed = kept.seed.parse::<Seed>().map_err(|error| error.to_string())?;
        let mut open = Self::new(setup, seed)?;
        let record: Record =
            kept.record.parse().map_err(|error: inuksuk_table::RecordError| error.to_string())?;
        for action in &record.actions {
            open.table
                .play(action.seat, &action.text)
                .map_err(|error| format!("line {}, column {}: {error}", action.line, action.column))?;
        }
        Ok(open)
    }

    fn kept(&self) -> Kept {
        Kept { seed: self.seed.to_string(), record: self.table.record(Observer::Everything).to_string() }
    }

    /// The page acts for whoever looks, for nobody else.
    fn own(&self, number: u8) -> Result<Seat, TableError> {
        let seat = Seat::new(number).ok_or(TableError::NoSuchSeat(number))?;
        if self.watch.plays.contains(seat) {
            Ok(seat)
        } else {
            Err(inuksuk_catalog::PlayError::NotYourTurn(inuksuk_core::Actor::Seat(seat)).into())
        }
    }

    fn play(&mut self, seat: u8, action: &str) -> Result<(), TableError> {
        let seat = self.own(seat)?;
        self.table.play(Some(seat), action)
    }

    /// The person who acted last: at one screen what it did can be taken back although another one looks by now.
    fn last_person(&self) -> Option<Seat> {
        let persons = super::eyes::persons(&self.table);
        self.table.last_seat_of(persons)
    }

    /// Takes back. The persons at one screen have been asked before, all of them.
    fn undo(&mut self, seat: u8) -> Result<(), TableError> {
        let last = self.last_person().filter(|last| last.number() == seat);
        let seat = last.map_or_else(|| self.own(seat), Ok)?;
        let mut answer = self.table.request_undo(seat)?;
        for other in super::eyes::persons(&self.table).iter().filter(|&other| other != seat) {
            if answer == inuksuk_table::UndoAnswer::Waiting {
                answer = self.table.answer_undo(other, true).unwrap_or(answer);
            }
        }
        Ok(())
    }

    /// Tells the page the table as it is: through the same eyes only what is new of the line.
    fn report(&mut self) -> Output {
        let observer = self.watch.observer(&self.table);
        let (since, known) = match self.told {
            Some((number, len, eyes)) => ((eyes == observer).then_some(number), len.min(self.table.len())),
            None => (None, 0),
        };
        let mut message = self.table.message(observer, self.watch.plays, since);
        if let Some(last) = self.last_person().filter(|&last| !self.watch.plays.contains(last)) {
            message.undo.insert(last.number(), self.table.undo_read_by(last, observer));
        }
        self.told = Some((self.table.number(), self.table.len(), observer));
        self.page(&message, |seen| Report::Table { seen, known })
    }

    fn page(&self, message: &inuksuk_table::Message, wrap: impl FnOnce(Value) -> Report) -> Output {
        let talk = (self.rules.talk)(&self.table);
        let eyes = serde_json::to_value(self.watch.eyes);
        Output::Page(match (serde_json::to_value(message), eyes) {
            (Ok(Value::Object(mut seen)), Ok(eyes)) => {
                let rules = self.table.matched().facts().table;
                seen.insert("eyes".into(), eyes);
                seen.insert("talk".into(), serde_json::to_value(talk).unwrap_or_default());
                seen.insert("draws".into(), json!(rules.draw.is_some()));
                seen.insert("resigning".into(), json!(rules.resign.is_some()));
                wrap(Value::Object(seen))
            }
            (Err(error), _) | (_, Err(error)) => Report::Failed { message: error.to_string() },
            _ => Report::Failed { message: "a message is an object".into() },
        })
    }
}

fn holder(holder: &link::Holder) -> inuksuk_table::Holder {
    match holder.kind {
        link::HolderKind::Person(number) => inuksuk_table::Holder::person(&holder.name, number),
        link::HolderKind::Bot(level) => inuksuk_table::Holder::bot(&holder.name, level),
    }
}

/// The decision a bot has to make now, if one has to.
fn job(table: &Table, opened: u64) -> Option<Job> {
    let Turn::Seats(seats) = table.turn() else { return None };
    let (seat, level) = seats.iter().find_map(|seat| match table.seats()[seat.index()].kind {
        HolderKind::Bot(level) => Some((seat, level)),
        HolderKind::Person(_) => None,
    })?;
    Some(Job {
        number: table.number(),
        table: opened,
        game: table.matched().info().name.into(),
        record: table.record(Observer::Everything).to_string(),
        seat: seat.number(),
        level,
        seed: table.seed_stream(StreamName::Bot).next_number(),
    })
}

/// A bot answers an offered draw, and claims one, by what it thinks of its position.
fn play_for_bot(table: &mut Table, seat: u8, action: &str, value: f64) -> Result<(), String> {
    let seat = Seat::new(seat).ok_or("a bot without a seat")?;
    let open = table.table_actions(seat);
    let content = value <= TAKES_A_DRAW_AT;
    let answer = [
        (TableAction::AcceptDraw, content),
        (TableAction::Claim, content),
        (TableAction::DeclineDraw, !content),
    ];
    for (answer, wanted) in answer {
        if wanted && open.contains(&answer) {
            table.play(Some(seat), answer.text()).map_err(|error| error.to_string())?;
            if table.turn() == Turn::Over {
                return Ok(());
            }
        }
    }
    table.play(Some(seat), action).map_err(|error| error.to_string())
}

fn no_table() -> Output {
    Output::Page(Report::Failed { message: "no match is open".into() })
}

fn refused(error: &TableError) -> Report {
    let refusal = match error {
        TableError::Refused(refusal) | TableError::Play(inuksuk_catalog::PlayError::Refused(refusal)) => {
            refusal.clone()
        }
        other => Refusal { key: "refused-otherwise", rule: None, message: other.to_string() },
    };
    Report::Refused {
        key: refusal.key.into(),
        rule: refusal.rule.map(|rule| rule.0.into()),
        message: refusal.message,
    }
}
