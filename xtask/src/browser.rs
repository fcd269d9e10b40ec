//! The browser tests: what they need, and running them against a server of their own.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::apt::Need;
use crate::program::Server;
use crate::tally::{self, Tally};
use crate::{command, workspace};

const CHROMIUM: Need =
    Need { purpose: "Testing in a browser", files: &["/usr/bin/chromium"], packages: &["chromium"] };

/// Runs all browser tests against the program built for release.
///
/// # Errors
/// When a tool is missing or the server does not start; failed tests are counted, not errors.
pub(crate) fn test() -> Result<Tally> {
    CHROMIUM.ensure()?;
    check_node()?;
    let folder = workspace::at("e2e");
    install(&folder)?;
    let server = Server::start("127.0.0.1:0")?;
    let mut node = Command::new("npm");
    node.current_dir(folder)
        .args(["test", "--silent"])
        .env("BASE_URL", server.url())
        .env("CHROMIUM", CHROMIUM.files[0]);
    tally::count(&mut node, tally::node_line)
}

fn check_node() -> Result<()> {
    let version = Command::new("node").arg("--version").stderr(Stdio::null()).output();
    let version =
        version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned()).unwrap_or_default();
    if major(&version).is_none_or(|major| major < 20) {
        let found = if version.is_empty() { "none is installed" } else { &version };
        bail!("the browser tests need Node.js 20 or later with npm; found: {found}");
    }
    Ok(())
}

/// The 20 of `v20.11.1`.
fn major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Installs what the lock file names, unless that was done since the lock file changed.
fn install(folder: &Path) -> Result<()> {
    let changed = |name: &str| fs::metadata(folder.join(name)).and_then(|data| data.modified()).ok();
    if changed("node_modules/.package-lock.json") < changed("package-lock.json") {
        command::run(Command::new("npm").current_dir(folder).args(["ci", "--no-audit", "--no-fund"]))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_major_version_is_read() {
        assert_eq!(major("v20.11.1"), Some(20));
        assert_eq!(major(""), None);
        assert_eq!(major("20"), None);
    }
}
