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
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Play(options) => play::play(&options),
        Task::Test(options) => test::test(&options),
        Task::Client(options) => client::build(&options),
    }
}
