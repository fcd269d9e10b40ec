//! One decision of a bot.

use inuksuk_bots::{Level, Limits};
use inuksuk_core::Seat;
use inuksuk_table::{Record, Table};

use crate::link::{Job, Thought};
use crate::parts;

/// Thinks about a job, within what its level allows. The part of its game must be there.
pub fn think(job: &Job) -> Thought {
    let decided = decide(job);
    let value = decided.as_ref().map_or(0.5, |(_, value)| *value);
    Thought {
        number: job.number,
        table: job.table,
        seat: job.seat,
        action: decided.map(|(action, _)| action),
        value,
    }
}

fn decide(job: &Job) -> Result<(String, f64), String> {
    let record: Record = job.record.parse().map_err(|error: inuksuk_table::RecordError| error.to_string())?;
    let rules = parts::rules(&job.game).ok_or_else(|| format!("{:?} has not been loaded", job.game))?;
    let table = Table::from_record_of(&rules.entry, &record).map_err(|error| error.to_string())?;
    let seat = Seat::new(job.seat).ok_or("a bot without a seat")?;
    let level = Level::new(job.level).ok_or_else(|| format!("there is no level {}", job.level))?;
    let thought = rules.bot.think(table.matched(), seat, &Limits::Level(level), job.seed);
    let thought = thought.map_err(|error| error.to_string())?;
    let value = thought.values.get(seat.index()).copied().unwrap_or(0.5);
    Ok((thought.action, value))
}
