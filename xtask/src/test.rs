//! `cargo xtask test`: everything that can be checked, one part after the other, summed up at the end.

mod part;
mod summary;

use std::process::ExitCode;
use std::time::Instant;

use clap::Args;

use crate::tally::Tally;
use part::Part;
use summary::{Line, Summary};

#[derive(Args)]
pub(crate) struct Options {
    /// Only these parts, and what they need built
    #[arg(long, value_enum, value_delimiter = ',')]
    only: Vec<Part>,
}

/// Runs the parts. A part that fails does not stop the others, unless they need it. The last line printed is the
/// sum; the exit code says whether everything passed.
pub(crate) fn test(options: &Options) -> ExitCode {
    let mut summary = Summary::default();
    for part in part::plan(&options.only) {
        println!("\n== {} ==", part.title());
        let started = Instant::now();
        let (tally, note) = match part.needs().iter().find(|need| summary.has_failed(**need)) {
            Some(need) => (Tally::one(false), Some(format!("not run: {} failed", need.title()))),
            None => match part.run() {
                Ok(tally) => (tally, None),
                Err(error) => (Tally::one(false), Some(format!("{error:#}"))),
            },
        };
        if let Some(note) = &note {
            println!("{}: {note}", part.title());
        }
        summary.add(Line { part, tally, time: started.elapsed(), note });
    }
    println!("\n{summary}");
    if summary.total().failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
