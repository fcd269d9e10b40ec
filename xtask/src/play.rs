//! `cargo xtask play`: from the sources to a page one can play on.

use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};

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
    must_be_free(options.address)?;
    client::build(&client::Options::default())?;
    program::build()?;
    // Ctrl-C reaches the server too; this task ends when the server has.
    ctrlc::set_handler(|| {}).context("cannot wait for Ctrl-C")?;
    let server = program::Server::start(&options.address.to_string())?;
    if !options.no_open && (!has_screen() || open::that_detached(server.url()).is_err()) {
        println!("No browser could be opened: please open {} yourself.", server.url());
    }
    println!("Ctrl-C stops it.");
    let status = server.wait()?;
    if !status.success() {
        bail!("`inuksuk serve` failed ({status})");
    }
    Ok(())
}

/// Nobody waits for a build to hear of this. The server looks again.
fn must_be_free(address: SocketAddr) -> Result<()> {
    match TcpListener::bind(address) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
            "the address {address} is in use by another program; stop that program, or choose another address with \
             --address (for example {}:{})",
            address.ip(),
            address.port().wrapping_add(1).max(1024)
        ),
        _ => Ok(()),
    }
}

/// On Linux a browser needs a display server; without one, a browser in text could open right in this terminal.
fn has_screen() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    !cfg!(target_os = "linux") || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_in_use_is_told_before_anything_is_built() {
        let other = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = other.local_addr().unwrap();
        let told = must_be_free(address).unwrap_err().to_string();
        assert!(told.contains(&address.to_string()) && told.contains("--address"), "{told}");
        drop(other);
        must_be_free(address).unwrap();
    }
}
