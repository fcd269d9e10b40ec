//! One decision of a bot.

use inuksuk_bots::Level;
use inuksuk_core::{Observer, Seat};
use inuksuk_table::{Record, Table};

use crate::link::{Job, Thought};

/// Thinks about a job, within what its level allows.
pub fn think(job: &Job) -> Thought {
    let decided = decide(job);
    let value = decided.as_ref().map_or(0.5, |(_, value)| *value);
    Thought { number: job.number, table: job.table, action: decided.map(|(action, _)| action), value }
}

fn decide(job: &Job) -> Result<(String, f64), String> {
    let record: Record = job.record.parse().map_err(|error: inuksuk_table::RecordError| error.to_string())?;
    let table = Table::from_record(&record).map_err(|error| error.to_string())?;
    let seat = Seat::new(job.seat).ok_or("a bot without a seat")?;
    let level = Level::new(job.level).ok_or_else(|| format!("there is no level {}", job.level))?;
    let _ = (level, Observer::Seat(seat));
    let legal = table.matched().legal(seat);
    let action = legal.get((job.seed % legal.len().max(1) as u64) as usize).ok_or("nothing is legal")?;
    Ok((action.clone(), 0.5))
}
