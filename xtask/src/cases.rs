//! The cases of all games, played through the engine program as any other program would play them.

mod check;
mod engine;
mod json;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use serde_json::Value;

use crate::tally::Tally;
use crate::{program, workspace};
use engine::Engine;

#[derive(Args)]
pub(crate) struct Options {
    /// The program, started as `PROGRAM engine`; left out, `inuksuk` is built for release and taken
    #[arg(long)]
    program: Option<PathBuf>,
}

/// `cargo xtask cases`.
///
/// # Errors
/// As [`run`], and when the program cannot be built.
pub(crate) fn task(options: &Options) -> Result<ExitCode> {
    let tally = match &options.program {
        Some(program) => run(program)?,
        None => run(&program::build()?)?,
    };
    println!("\n{tally}");
    Ok(if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Runs every line of every case file below `games/` through `PROGRAM engine`.
///
/// # Errors
/// When there are no cases, a file cannot be read, or the engine cannot be started; failed cases are counted.
pub(crate) fn run(program: &Path) -> Result<Tally> {
    let files = files(&workspace::at("games"))?;
    let mut total = Tally::default();
    for file in &files {
        let tally = run_file(program, file)?;
        println!("{:<60} {tally}", file.strip_prefix(workspace::root())?.display());
        total += tally;
    }
    if total == Tally::default() {
        bail!("no case was found below games/");
    }
    Ok(total)
}

fn run_file(program: &Path, file: &Path) -> Result<Tally> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let mut engine = Engine::start(program)?;
    let mut tally = Tally::default();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let case: Value = serde_json::from_str(line)
            .with_context(|| format!("{}:{}: no JSON", file.display(), number + 1))?;
        let outcome = check::case(&mut engine, &case);
        tally += Tally::one(outcome.is_ok());
        if let Err(error) = outcome {
            let (name, rules) = (&case["name"], &case["rules"]);
            println!("FAILED {}:{} {name} {rules}: {error:#}", file.display(), number + 1);
            if engine.has_ended() {
                engine = Engine::start(program)?;
            }
        }
    }
    Ok(tally)
}

/// The `.jsonl` files of the `cases` folders, sorted.
fn files(games: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for game in fs::read_dir(games).with_context(|| format!("cannot read {}", games.display()))? {
        let cases = game?.path().join("cases");
        if cases.is_dir() {
            found.extend(workspace::walk(&cases)?);
        }
    }
    found.retain(|file| file.extension().is_some_and(|suffix| suffix == "jsonl"));
    found.sort();
    Ok(found)
}
