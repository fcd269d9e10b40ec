//! The program `inuksuk` as a user gets it: built for release, and run as a server.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;

use anyhow::{Context, Result, bail};

use crate::{command, workspace};

/// Builds the program with the client that lies in `web/dist`, and returns its path.
///
/// # Errors
/// When compilation fails.
pub(crate) fn build() -> Result<PathBuf> {
    command::run(command::cargo().args(["build", "--release", "--package", "inuksuk"]))?;
    Ok(path())
}

/// Where the program lies once it is built.
pub(crate) fn path() -> PathBuf {
    workspace::target().join("release").join(format!("inuksuk{}", std::env::consts::EXE_SUFFIX))
}

/// A running `inuksuk serve`; stopped when dropped.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    url: String,
}

impl Server {
    /// Starts the program and waits until it says where it listens.
    ///
    /// # Errors
    /// When it cannot be started, or ends before it listens (it has said why on standard error).
    pub(crate) fn start(address: &str) -> Result<Self> {
        let mut command = Command::new(path());
        command.args(["serve", "--address", address]);
        println!("$ {}", command::shown(&command));
        let mut child = command
            .current_dir(workspace::root())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", path().display()))?;
        let mut output = BufReader::new(child.stdout.take().context("no standard output")?);
        let mut line = String::new();
        loop {
            line.clear();
            if output.read_line(&mut line)? == 0 {
                bail!("`inuksuk serve` ended without listening ({})", child.wait()?);
            }
            print!("{line}");
            if let Some(url) = url(&line) {
                let url = url.to_owned();
                thread::spawn(move || output.lines().map_while(Result::ok).for_each(show));
                return Ok(Self { child, url });
            }
        }
    }

    /// Where the server listens, as `http://127.0.0.1:7878`, without a slash at the end.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Waits until the server ends by itself.
    ///
    /// # Errors
    /// When the system cannot tell.
    pub(crate) fn wait(mut self) -> Result<ExitStatus> {
        Ok(self.child.wait()?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Either fails only when the server has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[expect(clippy::needless_pass_by_value, reason = "called with each line of an iterator")]
fn show(line: String) {
    println!("{line}");
}

/// The first address of a web page in a line.
fn url(line: &str) -> Option<&str> {
    let from = &line[line.find("http://")?..];
    let end = from.find(char::is_whitespace).unwrap_or(from.len());
    Some(from[..end].trim_end_matches(['/', '.', ',', ')']))
}

#[cfg(test)]
mod tests {
    use super::url;

    #[test]
    fn the_address_is_found_in_a_sentence() {
        assert_eq!(
            url("Inuksuk is at http://127.0.0.1:7878/ (Ctrl-C stops it)\n"),
            Some("http://127.0.0.1:7878")
        );
        assert_eq!(url("http://[::1]:7878."), Some("http://[::1]:7878"));
        assert_eq!(url("starting"), None);
    }
}
