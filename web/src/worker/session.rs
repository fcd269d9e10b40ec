//! The table of this page and what is asked of it. No I/O: whoever drives it carries what it puts out.

use inuksuk_core::{Observer, Refusal, Seat, SeatSet, Turn};
use inuksuk_table::{HolderKind, Record, Seed, Setup, StreamName, Table, TableAction, TableError};
use crate::link::{self, Job, NewMatch, Report, Request, Thought};

/// A bot takes a draw when it thinks that its position is worth no more than this.
const TAKES_A_DRAW_AT: f64 = 0.45;

/// Something for somebody else.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// For the page.
    Page(Report),
    /// For the worker that thinks.
    Thinker(Job),
}

/// The table that this page plays at, if it does.
#[derive(Debug, Default)]
pub struct Session {
    table: Option<Table>,
    /// Counts the tables opened, so that a late thought is not played at another table.
    opened: u64,
}

impl Session {
    /// Does what the page asks.
    pub fn handle(&mut self, request: Request) -> Vec<Output> {
        match request {
            Request::New(setup) => self.open(&setup, None),
            Request::Resume { setup, record } => self.open(&setup, Some(&record)),
            Request::Play { seat, action } => self.change(|table| table.play(Some(seat_of(seat)?), &action)),
            Request::Undo { seat } => self.change(|table| table.request_undo(seat_of(seat)?).map(|_| ())),
            Request::LookBack { ply } => self.look_back(ply),
            Request::Leave => {
                self.table = None;
                Vec::new()
            }
        }
    }

    /// Plays what a bot decided, unless the table has gone on since.
    pub fn thought(&mut self, thought: Thought) -> Vec<Output> {
        let Some(table) = &mut self.table else { return Vec::new() };
        if thought.table != self.opened || thought.number != table.number() {
            return Vec::new();
        }
        let played = match thought.action {
            Ok(action) => play_for_bot(table, &action, thought.value),
            Err(message) => Err(message),
        };
        match played {
            Ok(()) => self.happened(),
            Err(message) => vec![Output::Page(Report::Failed { message })],
        }
    }

    fn open(&mut self, setup: &NewMatch, record: Option<&str>) -> Vec<Output> {
        match open_table(setup, record) {
            Ok(table) => {
                self.table = Some(table);
                self.opened += 1;
                self.happened()
            }
            Err(message) => vec![Output::Page(Report::Unusable { message })],
        }
    }

    fn change(&mut self, work: impl FnOnce(&mut Table) -> Result<(), TableError>) -> Vec<Output> {
        let Some(table) = &mut self.table else { return vec![no_table()] };
        match work(table) {
            Ok(()) => self.happened(),
            Err(error) => vec![Output::Page(refused(&error))],
        }
    }

    fn look_back(&mut self, ply: usize) -> Vec<Output> {
        let Some(table) = &self.table else { return vec![no_table()] };
        let mut past = table.clone();
        let Some(count) = past.len().checked_sub(ply) else { return vec![no_table()] };
        if let Err(error) = past.step_back(count) {
            return vec![Output::Page(refused(&error))];
        }
        vec![report(&past, SeatSet::EMPTY, |seen| Report::Past { ply, seen })]
    }

    /// After every change: chance is drawn, the page is told, a bot whose turn it is is asked.
    fn happened(&mut self) -> Vec<Output> {
        let mut output = Vec::new();
        let Some(table) = &mut self.table else { return output };
        loop {
            let record = table.record(Observer::Everything).to_string();
            output.push(report(table, persons(table), |seen| Report::Table { seen, record: record.clone() }));
            if table.turn() != Turn::Chance {
                break;
            }
            if let Err(error) = table.draw_chance() {
                output.push(Output::Page(refused(&error)));
                return output;
            }
        }
        output.extend(job(table, self.opened).map(Output::Thinker));
        output
    }
}

fn open_table(setup: &NewMatch, record: Option<&str>) -> Result<Table, String> {
    let mut table = Table::new(Setup {
        game: setup.game.clone(),
        seats: setup.seats.iter().map(holder).collect(),
        options: setup.options.clone(),
        position: setup.position.clone(),
        seed: setup.seed.parse::<Seed>().map_err(|error| error.to_string())?,
    })
    .map_err(|error| error.to_string())?;
    let Some(record) = record else { return Ok(table) };
    let record: Record = record.parse().map_err(|error: inuksuk_table::RecordError| error.to_string())?;
    for action in &record.actions {
        table
            .play(action.seat, &action.text)
            .map_err(|error| format!("line {}, column {}: {error}", action.line, action.column))?;
    }
    Ok(table)
}

fn holder(holder: &link::Holder) -> inuksuk_table::Holder {
    match holder.kind {
        link::HolderKind::Person(number) => inuksuk_table::Holder::person(&holder.name, number),
        link::HolderKind::Bot(level) => inuksuk_table::Holder::bot(&holder.name, level),
    }
}

fn persons(table: &Table) -> SeatSet {
    let is_person = |seat: &Seat| matches!(table.seats()[seat.index()].kind, HolderKind::Person(_));
    Seat::all(table.matched().seats()).filter(is_person).fold(SeatSet::EMPTY, SeatSet::with)
}

/// The message to the page as it reads it.
fn report(table: &Table, plays: SeatSet, wrap: impl FnOnce(serde_json::Value) -> Report) -> Output {
    let observer = plays.single().map_or(Observer::Spectator, Observer::Seat);
    let message = table.message(observer, plays, None);
    Output::Page(match serde_json::to_value(&message) {
        Ok(seen) => wrap(seen),
        Err(error) => Report::Failed { message: error.to_string() },
    })
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
        record: table.record(Observer::Everything).to_string(),
        seat: seat.number(),
        level,
        seed: table.seed_stream(StreamName::Bot).next_number(),
    })
}

/// A bot answers an offered draw, and claims one, by what it thinks of its position.
fn play_for_bot(table: &mut Table, action: &str, value: f64) -> Result<(), String> {
    let Turn::Seats(seats) = table.turn() else { return Err("nobody is to act".into()) };
    let seat = seats.single().ok_or("several seats may act")?;
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

fn seat_of(number: u8) -> Result<Seat, TableError> {
    Seat::new(number).ok_or(TableError::NoSuchSeat(number))
}

fn no_table() -> Output {
    Output::Page(Report::Failed { message: "no match is open".into() })
}

fn refused(error: &TableError) -> Report {
    let refusal = match error {
        TableError::Refused(refusal)
        | TableError::Play(inuksuk_catalog::PlayError::Refused(refusal)) => refusal.clone(),
        other => Refusal { key: "refused-otherwise", rule: None, message: other.to_string() },
    };
    Report::Refused {
        key: refusal.key.into(),
        rule: refusal.rule.map(|rule| rule.0.into()),
        message: refusal.message,
    }
}
