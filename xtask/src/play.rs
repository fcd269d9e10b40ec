//! `cargo xtask play`: from the sources to a page one can play on.

use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::{client, program};

#[derive(Args)]
pub(crate) struct Options {
    /// Where to listen; 0.0.0.0:7878 lets other devices in the network play along, port 0 takes a free port
    #[arg(long, default_value = "127.0.0.1:7878")]
    address: SocketAddr,
    /// Do not open the page in a browser
    #[arg(long)]
    no_open: bool,
}

/// Builds the client and the program, starts the server and opens the page.
///
/// # Errors
/// When something cannot be built, or the server cannot listen.
pub(crate) fn play(options: &Options) -> Result<()> {
    client::build(&client::Options::default())?;
    program::build()?;
    // Ctrl-C reaches the server too; this task ends when the server has.
    ctrlc::set_handler(|| {}).context("cannot wait for Ctrl-C")?;
    let server = program::Server::start(&options.address.to_string())?;
    if !options.no_open && has_screen() && open::that_detached(server.url()).is_err() {
        println!("No browser could be opened: please open {} yourself.", server.url());
    }
    let status = server.wait()?;
    if !status.success() {
        bail!("`inuksuk serve` failed ({status})");
    }
    Ok(())
}

/// On Linux a browser needs a display server; without one, a browser in text could open right in this terminal.
fn has_screen() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}
