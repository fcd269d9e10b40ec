//! A bot thinking in a thread of its own.

use std::{
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use inuksuk_bots::{Level, Limits, think};
use inuksuk_catalog::AnyMatch;
use inuksuk_core::Seat;

/// What a bot decided.
pub(crate) struct Choice {
    /// The text of its action.
    pub(crate) action: String,
    /// What the position is worth to it, as a share of the best result.
    pub(crate) worth: f64,
}

/// A bot that thinks while the screen goes on. A thought that nobody waits for any more ends with the
/// program.
pub(crate) struct Thinking {
    seat: Seat,
    started: Instant,
    thread: JoinHandle<Result<Choice, String>>,
}

impl Thinking {
    /// Starts to think for a seat.
    pub(crate) fn start(matched: Box<dyn AnyMatch>, seat: Seat, level: u8, seed: u64) -> Self {
        let thread = thread::spawn(move || choose(&*matched, seat, level, seed));
        Self { seat, started: Instant::now(), thread }
    }

    /// For whom it thinks.
    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// For how long it has been thinking.
    pub(crate) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// Whether it has decided.
    pub(crate) fn is_done(&self) -> bool {
        self.thread.is_finished()
    }

    /// What it decided; waits for it.
    ///
    /// # Errors
    /// If the bot cannot decide, or if it failed.
    pub(crate) fn choice(self) -> Result<Choice, String> {
        self.thread.join().unwrap_or_else(|_| Err("the bot failed".into()))
    }
}

fn choose(matched: &dyn AnyMatch, seat: Seat, level: u8, seed: u64) -> Result<Choice, String> {
    let level = Level::new(level).ok_or_else(|| format!("there is no level {level}"))?;
    let thought = think(matched, seat, &Limits::Level(level), seed).map_err(|error| error.to_string())?;
    let worth = thought.values.get(seat.index()).copied().unwrap_or(0.5);
    Ok(Choice { action: thought.action, worth })
}
