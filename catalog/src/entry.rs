//! The list of games.

use std::{error::Error, fmt};

use inuksuk_core::{Draw, Game, GameInfo, OptionSpec, OptionsError, SetupError};
use serde_json::Value;

use crate::{AnyMatch, Running};

/// A game of the catalog.
pub struct Entry {
    info: fn() -> &'static GameInfo,
    option_specs: fn() -> Vec<OptionSpec>,
    start: StartFn,
}

/// Seats, options, position, and where a random set-up is drawn from.
type StartFn = fn(u8, &Value, Option<&Value>, &mut dyn Draw) -> Result<Box<dyn AnyMatch>, StartError>;

/// Every game there is, in the order in which they are shown.
pub fn games() -> &'static [Entry] {
    const GAMES: &[Entry] =
        &[Entry::MANDUA, Entry::NANUUK_INTRO, Entry::NANUUK, Entry::NANUK, Entry::MARE_POLARE];
    GAMES
}

/// The game with this name.
pub fn find(name: &str) -> Option<&'static Entry> {
    games().iter().find(|entry| entry.info().name == name)
}

impl Entry {
    /// MANDUA.
    pub const MANDUA: Self = Self::of::<mandua::Mandua>();
    /// The introductory game of Nanuuk!.
    pub const NANUUK_INTRO: Self = Self::of::<nanuuk::NanuukIntro>();
    /// Nanuuk!.
    pub const NANUUK: Self = Self::of::<nanuuk::Nanuuk>();
    /// Nanuk.
    pub const NANUK: Self = Self::of::<nanuk::Nanuk>();
    /// Mare Polare.
    pub const MARE_POLARE: Self = Self::of::<mare_polare::MarePolare>();

    const fn of<G: Game>() -> Self {
        Self { info: G::info, option_specs: G::option_specs, start: start::<G> }
    }

    /// The game's name, title and kind.
    pub fn info(&self) -> &'static GameInfo {
        (self.info)()
    }

    /// Its options.
    pub fn option_specs(&self) -> Vec<OptionSpec> {
        (self.option_specs)()
    }

    /// Starts a match: from `position`, or else from the beginning, with a random set-up drawn from `setup`.
    ///
    /// # Errors
    /// Options or a position that cannot be.
    pub fn start(
        &self,
        seats: u8,
        options: &Value,
        position: Option<&Value>,
        setup: &mut dyn Draw,
    ) -> Result<Box<dyn AnyMatch>, StartError> {
        (self.start)(seats, options, position, setup)
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Entry").field(self.info()).finish()
    }
}

fn start<G: Game>(
    seats: u8,
    options: &Value,
    position: Option<&Value>,
    setup: &mut dyn Draw,
) -> Result<Box<dyn AnyMatch>, StartError> {
    let Some(position) = position else {
        return Ok(Box::new(Running::new(G::new(seats, options, setup).map_err(StartError::Options)?)));
    };
    let game = G::for_position(seats, options, setup).map_err(StartError::Options)?;
    Ok(Box::new(Running::from_position(game, position).map_err(StartError::Position)?))
}

/// Why a match cannot start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartError {
    /// The number of seats or an option.
    Options(OptionsError),
    /// The position.
    Position(SetupError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
        }
    }
}

impl Error for StartError {}

/// A draw that always gives 0: for games that draw nothing for their set-up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unchanging;

impl Draw for Unchanging {
    fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there is no number below 0");
        0
    }
}
