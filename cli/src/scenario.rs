//! `inuksuk scenario`: set-ups of one's own for the hunt of Nanuuk!.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Result, anyhow, ensure};
use inuksuk_core::SetupError;
use inuksuk_table::{Seed, StreamName};
use nanuuk::{Board, Scenario};
use serde_json::Value;

use crate::{
    args::ScenarioCommand,
    failure::{Unwritten, bad_argument, unread},
    play::{at, setup},
};

/// Carries out a subcommand.
///
/// # Errors
/// A file that cannot be read or written, or its defects.
pub(crate) fn run(command: &ScenarioCommand, output: &mut impl Write) -> Result<()> {
    match command {
        ScenarioCommand::Check { files, strict } => check(files, *strict, output),
        ScenarioCommand::Show { file, svg } => {
            let scenario = load(file)?;
            if *svg {
                writeln!(output, "{}", scenario.svg())?;
                return Ok(());
            }
            write!(output, "{}\n{}", scenario.describe(), scenario.draw())?;
            if !scenario.note.is_empty() {
                writeln!(output, "\n{}", scenario.note)?;
            }
            Ok(())
        }
        ScenarioCommand::New { players, board, random: _, printed, seed, name, note, output: file } => {
            let mut scenario = new(*players, board, *printed, *seed)?;
            if !name.is_empty() || !printed {
                scenario.name.clone_from(name);
            }
            if !note.is_empty() || !printed {
                scenario.note.clone_from(note);
            }
            write(&scenario, file.as_deref(), output)
        }
    }
}

/// Reads a scenario file.
///
/// # Errors
/// It cannot be read, is no JSON (with line and column), or has defects (with their places in it).
pub(crate) fn load(path: &Path) -> Result<Scenario> {
    Scenario::from_json(&json(path)?).map_err(|error| defects(path, &error))
}

fn json(path: &Path) -> Result<Value> {
    let bytes = fs::read(path).map_err(|error| unread(path, &error))?;
    serde_json::from_slice(&bytes).map_err(|error| {
        let message = error.to_string();
        // The place is told once, in front.
        let message = message.split(" at line ").next().unwrap_or_default();
        at(path, error.line(), error.column(), message)
    })
}

fn defects(path: &Path, error: &SetupError) -> anyhow::Error {
    let lines: Vec<_> = error.0.iter().map(|defect| format!("{}: {defect}", path.display())).collect();
    anyhow!(lines.join("\n"))
}

fn check(files: &[PathBuf], strict: bool, output: &mut impl Write) -> Result<()> {
    let (mut wrong, mut warned) = (0, 0);
    for path in files {
        let name = path.display();
        match load(path) {
            Err(error) => {
                wrong += 1;
                eprintln!("{error:#}");
            }
            Ok(scenario) => {
                let warnings = scenario.check();
                for warning in &warnings {
                    writeln!(output, "{name}: {warning}")?;
                }
                warned += usize::from(!warnings.is_empty());
                if warnings.is_empty() {
                    writeln!(output, "{name}: keeps to the rules for set-ups")?;
                }
            }
        }
    }
    ensure!(wrong == 0, "{wrong} of {} scenarios cannot be played", files.len());
    ensure!(!strict || warned == 0, "{warned} of {} scenarios break a rule for set-ups", files.len());
    Ok(())
}

fn new(players: u8, board: &str, printed: bool, seed: Option<u64>) -> Result<Scenario> {
    let board = Arc::new(match Board::built_in(board) {
        Some(board) => board,
        None => board_file(board)?,
    });
    if printed {
        return Scenario::printed(Arc::clone(&board), players).ok_or_else(|| {
            let name = board.name();
            bad_argument(format!("--printed: the board {name} has no printed set-up for {players} players"))
        });
    }
    let seed = match seed {
        Some(number) => Seed::from_number(number),
        None => setup::seed(None)?,
    };
    Ok(Scenario::random(board, players, &mut seed.stream(StreamName::Setup, 0))?)
}

fn board_file(name: &str) -> Result<Board> {
    let path = Path::new(name);
    let names: Vec<_> = Board::built_in_names().collect();
    if !path.exists() {
        let names = names.join(", ");
        return Err(bad_argument(format!("--board {name}: no such file, nor a built-in board ({names})")));
    }
    Board::from_json(&json(path)?).map_err(|error| defects(path, &error))
}

fn write(scenario: &Scenario, file: Option<&Path>, output: &mut impl Write) -> Result<()> {
    let text = format!("{:#}\n", scenario.to_json());
    let Some(file) = file else {
        output.write_all(text.as_bytes())?;
        return Ok(());
    };
    let written = fs::OpenOptions::new().write(true).create_new(true).open(file);
    written
        .and_then(|mut file| file.write_all(text.as_bytes()))
        .map_err(|error| Unwritten::new(file, error).into())
}
