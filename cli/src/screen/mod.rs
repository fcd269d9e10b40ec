//! The full screen: a board with a cursor, facts, moves, an input line.

mod app;
mod keys;
mod terminal;
#[cfg(test)]
mod tests;
mod ui;
mod undo;

use std::{io, time::Duration};

use anyhow::{Context, Result};
use ratatui::crossterm::event::{self, Event, KeyEventKind};

pub(crate) use app::App;
pub use terminal::Screen;

/// The program was told to end by a signal of this number.
#[derive(Debug)]
pub(crate) struct Killed(pub(crate) i32);

impl std::fmt::Display for Killed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ended by signal {}", self.0)
    }
}

impl std::error::Error for Killed {}

/// How long to wait for a key before looking at bots and signals.
const IDLE: Duration = Duration::from_millis(150);
/// The same while a bot thinks.
const BUSY: Duration = Duration::from_millis(40);

/// Shows a match until it is left.
///
/// # Errors
/// If the terminal fails, or a signal ends the program.
pub(crate) fn run(app: &mut App<'_>) -> Result<()> {
    let mut screen = Screen::open().context("the terminal cannot be used; try --plain")?;
    let outcome = attend(app, &mut screen);
    drop(screen);
    outcome
}

fn attend(app: &mut App<'_>, screen: &mut Screen) -> Result<()> {
    let failed = |error: io::Error| anyhow::Error::new(error).context("the terminal failed");
    loop {
        app.go_on();
        screen.draw(|frame| ui::draw(frame, app)).map_err(failed)?;
        if app.has_left() {
            return Ok(());
        }
        if let Some(signal) = screen.signal() {
            return Err(Killed(signal).into());
        }
        if event::poll(if app.is_thinking() { BUSY } else { IDLE }).map_err(failed)? {
            match event::read().map_err(failed)? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                _ => {}
            }
        }
    }
}
