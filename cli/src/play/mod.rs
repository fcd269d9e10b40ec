//! `inuksuk play`: a match in this terminal.

mod bot;
mod command;
mod desk;
mod plain;
pub(crate) mod setup;
mod words;

use std::{
    io::{self, IsTerminal, Write},
    path::Path,
};

use anyhow::{Context, Result, ensure};

use crate::{
    args::{Look, PlayArguments},
    draw::{Glyphs, drawer},
    failure::bad_argument,
    screen::{self, App},
    texts::{Language, Texts},
};

pub(crate) use bot::Thinking;
pub(crate) use command::{Command, yes_or_no};
pub(crate) use desk::{Desk, Waiting, at, read_record};
pub(crate) use words::Words;

impl Look {
    /// The characters to draw with.
    pub(crate) fn glyphs(self) -> Glyphs {
        if self.ascii { Glyphs::Ascii } else { Glyphs::Unicode }
    }

    /// Whether colours are wanted: not with `--no-color`, nor where the environment says so.
    pub(crate) fn colours(self) -> bool {
        !self.no_color && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
    }

    /// Whether to use the full screen: wanted, and there is one.
    pub(crate) fn full_screen(self) -> bool {
        !self.plain && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    /// The texts of the language asked for.
    pub(crate) fn texts(self) -> Texts {
        Texts::of(self.lang.unwrap_or_else(Language::of_environment))
    }
}

/// Plays a match.
///
/// # Errors
/// If it cannot be set up, resumed or kept as asked, or the terminal fails.
pub(crate) fn play(arguments: &PlayArguments) -> Result<()> {
    let texts = arguments.look.texts();
    let mut desk = match &arguments.resume {
        Some(file) => resume(arguments, file)?,
        None => open(arguments, &texts)?,
    };
    keep(&mut desk, arguments, &texts)?;
    let words = Words { texts: &texts, drawer: drawer(desk.table().matched().info().name) };
    let glyphs = arguments.look.glyphs();
    if arguments.look.full_screen() {
        let mut app = App::new(desk, words, glyphs, arguments.look.colours());
        let left = screen::run(&mut app);
        // The terminal may be gone; then nobody is there to read it.
        let _ = writeln!(io::stdout(), "{}", farewell(&app));
        return left;
    }
    let plain = plain::Plain::new(desk, words, glyphs, io::stdin().lock(), io::stdout().lock());
    plain.run().context("the output cannot be written")
}

/// What is said after the screen is closed: the result, and where the match is kept.
fn farewell(app: &App<'_>) -> String {
    let texts = app.words.texts;
    let end = match &app.message.result {
        Some(result) => app.words.result(&app.message, result),
        None => texts.say("left"),
    };
    match app.desk.file() {
        Some(file) => {
            let file = file.display().to_string();
            format!("{end}\n{}", texts.with("kept", [("file", file.into())]))
        }
        None => end,
    }
}

fn open(arguments: &PlayArguments, texts: &Texts) -> Result<Desk> {
    let entry = setup::game(arguments.game.as_deref().unwrap_or_default())?;
    let name = entry.info().name;
    let scenario = arguments.scenario.as_deref().map(|file| setup::scenario(file, name)).transpose()?;
    let players = scenario.as_ref().map(|scenario| scenario.players);
    let seats = setup::seats(entry, arguments.seats.or(players))?;
    let players = setup::players(arguments, seats, drawer(name))?;
    let names = names(arguments, &players, texts)?;
    let options = setup::options(entry, arguments, scenario.as_ref())?;
    let position = arguments.position.as_deref().map(setup::position);
    let seed = setup::seed(arguments.seed.as_deref())?;
    // Whatever cannot be was given as an argument.
    Desk::open(name, players, &names, options, position, seed).map_err(bad_argument)
}

fn resume(arguments: &PlayArguments, file: &Path) -> Result<Desk> {
    Desk::resume(file, |record| {
        if arguments.seat.is_empty() && arguments.bot.is_empty() {
            return Ok(None);
        }
        setup::players(arguments, record.seats, drawer(&record.game)).map(Some)
    })
}

/// The names of all seats: as given, else of the language.
fn names(arguments: &PlayArguments, players: &setup::Players, texts: &Texts) -> Result<Vec<String>> {
    let (given, seats) = (&arguments.names, players.len());
    if given.len() > seats {
        return Err(bad_argument(format!("--names: {} names for {seats} seats", given.len())));
    }
    let named = players.iter().enumerate().map(|(i, level)| match (given.get(i), level) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => texts.with("name-bot", [("level", (*level).into())]),
        (None, None) => texts.with("name-player", [("number", (i + 1).into())]),
    });
    Ok(named.collect())
}

/// Chooses the file of the match. A file that was asked for must be writable; without the default one the
/// match can be played all the same.
fn keep(desk: &mut Desk, arguments: &PlayArguments, texts: &Texts) -> Result<()> {
    if let Some(file) = &arguments.record {
        let own = arguments.resume.as_ref() == Some(file);
        ensure!(
            own || file.is_dir() || !file.exists(),
            "{}: there is a file already; go on with it by --resume, or name another",
            file.display()
        );
        return Ok(desk.keep_in(file.clone())?);
    }
    if let Some(file) = &arguments.resume {
        return Ok(desk.keep_in(file.clone())?);
    }
    let kept = desk::new_file(desk.table().matched().info().name).and_then(|file| desk.keep_in(file));
    if let Err(unwritten) = kept {
        let _ = writeln!(io::stderr(), "{}", unwritten.match_unsaved(texts));
    }
    Ok(())
}
