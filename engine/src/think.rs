//! The command `think`.

use std::time::Instant;

use inuksuk_bots::{Level, Limits};
use inuksuk_table::{StreamName, Table};
use serde_json::{Map, Value, json};

use crate::{
    Code, EngineError,
    request::ThinkRequest,
    session::{acting_seat, object},
};

/// Lets the bot of a seat think; the match is as it was.
pub(crate) fn think(table: &Table, request: &ThinkRequest) -> Result<Map<String, Value>, EngineError> {
    let seat = acting_seat(table, request.seat)?;
    let seed = request.seed.unwrap_or_else(|| table.seed_stream(StreamName::Bot).next_number());
    let start = Instant::now();
    let clock = || u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    let limits = match (request.level, request.nodes, request.ms) {
        (Some(level), None, None) => Limits::Level(read_level(level)?),
        (None, Some(nodes), None) => Limits::Nodes(nodes),
        (None, None, Some(milliseconds)) => Limits::Time { milliseconds, clock: &clock },
        // How long to think is for the asker to say.
        _ => return Err(EngineError::new(Code::BadCommand, "think: one of level, nodes and ms is wanted")),
    };
    let thought = inuksuk_bots::think(table.matched(), seat, &limits, seed).map_err(|error| {
        let code = if table.outcome().is_some() { Code::GameOver } else { Code::NotYourTurn };
        EngineError::new(code, error.to_string())
    })?;
    Ok(object(json!({
        "action": thought.action,
        "value": thought.values.iter().collect::<Vec<_>>(),
        "nodes": thought.nodes,
        "line": thought.line,
    })))
}

fn read_level(level: u64) -> Result<Level, EngineError> {
    u8::try_from(level).ok().and_then(Level::new).ok_or_else(|| {
        let message = format!("think: level is 1 to {}, not {level}", Level::STRONGEST);
        EngineError::new(Code::BadCommand, message)
    })
}
