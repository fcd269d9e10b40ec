//! Building, running and testing everything with cargo alone.

mod apt;
mod client;
mod command;
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
    /// Build the browser client into web/dist
    Client(client::Options),
}

fn main() -> Result<()> {
    match Arguments::parse().task {
        Task::Client(options) => client::build(&options),
    }
}
