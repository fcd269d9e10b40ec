//! The program `inuksuk`: play in a terminal, serve the browser client, speak the engine protocol, look into
//! records.
//!
//! Everything a match is made of comes from the crates below; here is only what a terminal needs. See
//! [`run`].

mod arena;
mod args;
mod draw;
mod failure;
mod games;
mod play;
mod record;
mod scenario;
mod screen;
mod texts;

use std::{
    ffi::OsString,
    io::{self, ErrorKind, Write},
    process::ExitCode,
};

use anyhow::Result;
use clap::Parser;

use args::{Arguments, Command};
use failure::BadArgument;
use screen::Killed;

pub use screen::Screen;

/// Runs the program with these arguments, the program's name first.
///
/// The exit code is 0 when all went well, 1 when what was asked failed, 2 for arguments that cannot be.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            // Nothing can be done about an output that is gone.
            let _ = error.print();
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    match carry_out(&arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            if let Some(Killed(signal)) = error.downcast_ref() {
                // As a shell reports a program that a signal ended.
                return ExitCode::from(u8::try_from(128 + signal).unwrap_or(1));
            }
            // The error output may be gone together with the terminal.
            let _ = writeln!(io::stderr(), "inuksuk: {error:#}");
            if error.is::<BadArgument>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}

fn carry_out(command: &Command) -> Result<()> {
    match command {
        Command::Play(arguments) => play::play(arguments),
        Command::Games => Ok(games::list(&mut io::stdout().lock())?),
        Command::Serve { address } => {
            Ok(inuksuk_server::run(*address, |address| println!("Inuksuk listens on http://{address}/"))?)
        }
        Command::Engine => Ok(inuksuk_engine::run(io::stdin().lock(), io::stdout().lock())?),
        Command::Arena(arguments) => arena::run(arguments, &mut io::stdout().lock()),
        Command::Scenario { command } => scenario::run(command, &mut io::stdout().lock()),
        Command::Record { command } => record::run(command),
    }
}

/// Whoever read our output has gone: as with `| head`, that is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .any(|cause| cause.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == ErrorKind::BrokenPipe))
}
