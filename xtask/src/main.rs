//! Building, running and testing everything with cargo alone.

mod apt;
mod browser;
mod cases;
mod client;
mod command;
mod play;
mod program;
mod tally;
mod test;
mod workspace;

use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything and play in the browser
    Play(play::Options),
    /// Check everything that can be checked
    Test(test::Options),
    /// Build the browser client into web/dist
    Client(client::Options),
    /// Run all game cases through a program that speaks the engine protocol
    Cases(cases::Options),
}

fn main() -> ExitCode {
    carry_out(Arguments::parse().task).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn carry_out(task: Task) -> Result<ExitCode> {
    match task {
        Task::Play(options) => play::play(&options)?,
        Task::Test(options) => return Ok(test::test(&options)),
        Task::Client(options) => client::build(&options)?,
        Task::Cases(options) => return cases::task(&options),
    }
    Ok(ExitCode::SUCCESS)
}
