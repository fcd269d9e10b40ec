//! The matches of one process, and what each command does.

use std::collections::BTreeMap;

use inuksuk_catalog::games;
use inuksuk_core::{Actor, Draw, Observer, Seat, Turn};
use inuksuk_table::{Holder, Record, ResultMessage, Seed, Setup, StreamName, Table, TurnMessage};
use serde_json::{Map, Value, json};

use crate::{
    Code, EngineError,
    request::{Request, parse},
    think::think,
};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// `random` stops here when no `max` is given.
const RANDOM_MAX: usize = 100_000;

/// The matches of one process.
#[derive(Debug, Default)]
pub struct Session {
    matches: BTreeMap<u64, Table>,
    last: u64,
    quit: bool,
}

type Answer = Result<Map<String, Value>, EngineError>;

impl Session {
    /// A session without matches.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether `quit` has been said.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// Answers one line with one line, without the line's end.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, request) = parse(line);
        let mut answer = match request.and_then(|request| self.perform(request)) {
            Ok(mut fields) => {
                fields.insert("ok".into(), true.into());
                fields
            }
            Err(error) => object(json!({ "ok": false, "error": error })),
        };
        answer.insert("id".into(), id);
        Value::Object(answer).to_string()
    }

    /// The answer to a line longer than [`MAX_LINE`](crate::MAX_LINE), which is not read.
    pub(crate) fn too_long() -> String {
        let error = EngineError::new(Code::BadJson, format!("a line has at most {} bytes", crate::MAX_LINE));
        json!({ "id": null, "ok": false, "error": error }).to_string()
    }

    fn perform(&mut self, request: Request) -> Answer {
        match request {
            Request::Hello {} => Ok(object(json!({
                "engine": "Inuksuk", "version": env!("CARGO_PKG_VERSION"), "protocol": PROTOCOL,
            }))),
            Request::Games {} => Ok(object(json!({ "games": list_of_games() }))),
            Request::New { game, seats, options, position, seed } => {
                let seed = read_seed(seed.as_ref())?;
                let seats = (1..=seats).map(|n| Holder::person(format!("Seat {n}"), n.into())).collect();
                let table = Table::new(Setup { game, seats, options, position, seed })?;
                Ok(self.open(table))
            }
            Request::Load { record } => {
                let table = Table::from_record(&record.parse::<Record>()?)?;
                Ok(self.open(table))
            }
            Request::State { r#match } => Ok(state(self.table(r#match)?)),
            Request::Legal { r#match, seat } => legal(self.table(r#match)?, seat),
            Request::View { r#match, seat } => view(self.table(r#match)?, seat.as_u64()),
            Request::Result { r#match } => Ok(result(self.table(r#match)?)),
            Request::Perft { r#match, depth } => {
                Ok(object(json!({ "nodes": self.table(r#match)?.matched().perft(depth) })))
            }
            Request::Record { r#match } => {
                Ok(object(json!({ "record": self.table(r#match)?.record(Observer::Everything).to_string() })))
            }
            Request::Think(request) => think(self.table(request.r#match)?, &request),
            Request::Play { r#match, action, seat } => play(self.table_mut(r#match)?, seat, &action),
            Request::Chance { r#match } => {
                let action = self.table_mut(r#match)?.draw_chance()?;
                Ok(object(json!({ "action": action })))
            }
            Request::Undo { r#match, count } => {
                self.table_mut(r#match)?.step_back(count)?;
                Ok(Map::new())
            }
            Request::Random { r#match, max } => random(self.table_mut(r#match)?, max.unwrap_or(RANDOM_MAX)),
            Request::Quit {} => {
                self.quit = true;
                Ok(Map::new())
            }
        }
    }

    fn open(&mut self, table: Table) -> Map<String, Value> {
        self.last += 1;
        self.matches.insert(self.last, table);
        object(json!({ "match": self.last }))
    }

    fn table(&self, number: u64) -> Result<&Table, EngineError> {
        self.matches.get(&number).ok_or_else(|| no_match(number))
    }

    fn table_mut(&mut self, number: u64) -> Result<&mut Table, EngineError> {
        self.matches.get_mut(&number).ok_or_else(|| no_match(number))
    }
}

fn no_match(number: u64) -> EngineError {
    EngineError::new(Code::NoMatch, format!("there is no match {number}"))
}

/// The fields of an answer written as an object literal.
pub(crate) fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(fields) => fields,
        other => Map::from_iter([("value".to_owned(), other)]),
    }
}

/// The seed that was given, which has been checked, or one from the system.
fn read_seed(seed: Option<&Value>) -> Result<Seed, EngineError> {
    if let Some(number) = seed.and_then(Value::as_u64) {
        return Ok(Seed::from_number(number));
    }
    if let Some(seed) = seed.and_then(Value::as_str).and_then(|text| text.parse().ok()) {
        return Ok(seed);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        let message = format!("the system gives no random seed ({error}): name one");
        EngineError::new(Code::BadCommand, message)
    })?;
    Ok(Seed::from_bytes(bytes))
}

fn list_of_games() -> Vec<Value> {
    games()
        .iter()
        .map(|entry| {
            let info = entry.info();
            json!({
                "game": info.name,
                "title": info.title,
                "rules": info.rules_version,
                "seats": [info.min_seats, info.max_seats],
                "options": entry.option_specs(),
                "perfect_information": info.perfect_information,
                "chance": info.chance,
                "simultaneous": info.simultaneous,
            })
        })
        .collect()
}

fn state(table: &Table) -> Map<String, Value> {
    let mut actions: Vec<_> =
        table.seats_to_act().iter().flat_map(|seat| table.table_actions(seat)).collect();
    actions.sort_unstable();
    actions.dedup();
    object(json!({
        "turn": TurnMessage(table.turn()),
        "position": table.matched().position(),
        "table": actions.iter().map(|action| action.text()).collect::<Vec<_>>(),
    }))
}

/// The seat named, or the only one that may act.
pub(crate) fn acting_seat(table: &Table, seat: Option<u64>) -> Result<Seat, EngineError> {
    match (named_seat(table, seat)?, table.turn()) {
        (Some(seat), _) => Ok(seat),
        (None, Turn::Over) => Err(EngineError::new(Code::GameOver, "the match is over")),
        (None, Turn::Chance) => Err(EngineError::new(Code::NotYourTurn, "chance is to act, no seat")),
        (None, Turn::Seats(seats)) => {
            seats.single().ok_or_else(|| inuksuk_table::TableError::WhichSeat.into())
        }
    }
}

/// The seat named, if one is.
fn named_seat(table: &Table, number: Option<u64>) -> Result<Option<Seat>, EngineError> {
    let Some(number) = number else { return Ok(None) };
    let seats = table.matched().seats();
    let seat = Seat::all(seats).find(|seat| u64::from(seat.number()) == number);
    seat.map(Some).ok_or_else(|| {
        let message = format!("there is no seat {number}: this match has the seats 1 to {seats}");
        EngineError::new(Code::BadCommand, message)
    })
}

fn legal(table: &Table, seat: Option<u64>) -> Answer {
    named_seat(table, seat)?;
    match table.turn() {
        Turn::Over => Ok(object(json!({ "actions": [] }))),
        Turn::Chance => {
            let outcomes = table.matched().outcomes();
            let outcomes: Vec<_> = outcomes
                .iter()
                .map(|(action, weight)| json!({ "action": action, "weight": weight }))
                .collect();
            Ok(object(json!({ "outcomes": outcomes })))
        }
        Turn::Seats(_) => {
            let seat = acting_seat(table, seat)?;
            Ok(object(json!({ "actions": table.matched().legal(seat) })))
        }
    }
}

/// The view of a seat or, without one, of a spectator.
fn view(table: &Table, seat: Option<u64>) -> Answer {
    let observer = named_seat(table, seat)?.map_or(Observer::Spectator, Observer::Seat);
    Ok(object(json!({ "view": table.matched().view(observer) })))
}

fn result(table: &Table) -> Map<String, Value> {
    match table.outcome() {
        None => object(json!({ "over": false })),
        Some(outcome) => {
            let ResultMessage { winners, reason, .. } = ResultMessage::from(&outcome);
            let scores: Vec<Value> = outcome.half_points.iter().map(|h| points(*h)).collect();
            object(json!({ "over": true, "scores": scores, "winners": winners, "reason": reason }))
        }
    }
}

/// Whole points as whole numbers: not every reader of JSON takes 2.0 for 2.
fn points(half_points: i16) -> Value {
    if half_points % 2 == 0 { (half_points / 2).into() } else { (f64::from(half_points) / 2.0).into() }
}

fn play(table: &mut Table, seat: Option<u64>, action: &str) -> Answer {
    let seat = named_seat(table, seat)?;
    let before = table.matched().len();
    table.play(seat, action)?;
    let events = if table.matched().len() > before {
        table.matched().events(before, Observer::Everything)
    } else {
        let seat = table.last_actor().and_then(Actor::seat);
        vec![json!({ "kind": "table", "action": action, "seat": seat })]
    };
    Ok(object(json!({ "events": events })))
}

/// Plays uniformly random actions; where several seats may act, a random one of them does.
fn random(table: &mut Table, max: usize) -> Answer {
    let mut actions = Vec::new();
    while actions.len() < max {
        let text = match table.turn() {
            Turn::Over => break,
            Turn::Chance => table.draw_chance()?,
            Turn::Seats(seats) => {
                let mut draw = table.seed_stream(StreamName::Bot);
                let seats: Vec<_> = seats.iter().collect();
                let seat = *draw.choose(&seats);
                let legal = table.matched().legal(seat);
                let text = draw.choose(&legal).clone();
                table.play(Some(seat), &text)?;
                text
            }
        };
        actions.push(text);
    }
    Ok(object(json!({ "actions": actions })))
}
