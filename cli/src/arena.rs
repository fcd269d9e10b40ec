//! `inuksuk arena`: bots against bots.

use std::{
    io::Write,
    sync::{
        Mutex,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use inuksuk_bots::{Arena, Level, Limits, Score, Stream, arena};
use inuksuk_catalog::Entry;
use serde_json::Value;

use crate::{args::ArenaArguments, failure::bad_argument, play::setup};

/// Plays the matches, in pairs with the same opening from both sides, and writes the score.
///
/// # Errors
/// Arguments that cannot be, or a bot that cannot decide.
pub(crate) fn run(arguments: &ArenaArguments, output: &mut impl Write) -> Result<()> {
    let entry = setup::game(&arguments.game)?;
    let seats = setup::seats(entry, arguments.seats)?;
    let options = options(entry, arguments)?;
    limits(&arguments.first)?;
    limits(&arguments.second)?;
    // A first match, so that bad options are told before anything runs.
    let tried = entry.start(seats, &options, None, &mut Stream::new(arguments.seed));
    tried.map_err(|error| bad_argument(format!("--option: {error}")))?;

    let pairs = arguments.matches.div_ceil(2);
    let bar = ProgressBar::new(u64::from(pairs) * 2);
    let style = "{wide_bar} {pos}/{len} matches, {eta} left   {msg}";
    bar.set_style(ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()));
    let next = AtomicU32::new(0);
    let total = Mutex::new(Ok(Score::default()));
    let work = || {
        let (Ok(first), Ok(second)) = (limits(&arguments.first), limits(&arguments.second)) else { return };
        loop {
            let pair = next.fetch_add(1, Ordering::Relaxed);
            if pair >= pairs {
                return;
            }
            let setting = Arena {
                matches: 2,
                opening: arguments.opening,
                longest: arguments.longest,
                seed: arguments.seed.wrapping_add(u64::from(pair) << 32),
            };
            let mut start = |draw: &mut Stream| {
                entry.start(seats, &options, None, draw).expect("the options have been tried")
            };
            let played = arena(&mut start, &first, &second, &setting);
            let mut total = total.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            match (&mut *total, played) {
                (Ok(sum), Ok(score)) => {
                    add(sum, &score);
                    bar.set_message(sum.to_string());
                    bar.inc(2);
                }
                (total @ Ok(_), Err(error)) => {
                    *total = Err(error);
                    next.store(pairs, Ordering::Relaxed);
                }
                (Err(_), _) => {}
            }
        }
    };
    let jobs =
        arguments.jobs.map_or_else(|| thread::available_parallelism().map_or(1, Into::into), usize::from);
    thread::scope(|scope| {
        for _ in 0..jobs.min(pairs as usize) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    let score = total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)?;
    let (title, one, other) = (entry.info().title, name(&arguments.first), name(&arguments.second));
    writeln!(output, "{title}: {one} against {other}, {} matches: {score}", score.matches())?;
    Ok(())
}

fn add(sum: &mut Score, score: &Score) {
    sum.wins += score.wins;
    sum.draws += score.draws;
    sum.losses += score.losses;
}

/// The options; a repetition is a draw by itself unless asked otherwise, for bots need not claim one (M-46).
fn options(entry: &Entry, arguments: &ArenaArguments) -> Result<Value> {
    let mut options = setup::named_options(entry, &arguments.options)?;
    if entry.option_specs().iter().any(|spec| spec.name == "repetition") {
        options.entry("repetition").or_insert_with(|| "auto".into());
    }
    Ok(Value::Object(options))
}

/// What a bot is told: `4`, `random`, `nodes:5000`.
fn limits(text: &str) -> Result<Limits<'static>> {
    let wrong = || bad_argument(format!("{text:?} is no bot: a level from 1 to 8, random, or nodes:NUMBER"));
    if text == "random" {
        return Ok(Limits::Random);
    }
    if let Some(nodes) = text.strip_prefix("nodes:") {
        // Not a single node is no thought.
        return nodes.parse().ok().filter(|&nodes| nodes > 0).map(Limits::Nodes).ok_or_else(wrong);
    }
    text.parse().ok().and_then(Level::new).map(Limits::Level).ok_or_else(wrong)
}

fn name(bot: &str) -> String {
    if bot.bytes().all(|b| b.is_ascii_digit()) { format!("level {bot}") } else { bot.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_named_by_level_or_budget() {
        assert!(matches!(limits("random"), Ok(Limits::Random)));
        assert!(matches!(limits("nodes:50"), Ok(Limits::Nodes(50))));
        assert!(matches!(limits("8"), Ok(Limits::Level(Level::STRONGEST))));
        for wrong in ["0", "9", "", "nodes:", "nodes:0", "strong"] {
            assert!(limits(wrong).is_err(), "{wrong}");
        }
    }
}
