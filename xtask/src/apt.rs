//! Packages of the Debian system, installed when they are missing.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::command;

/// Something of the system that is needed, known by a file it brings.
pub(crate) struct Need<'a> {
    /// What it is needed for, in the message to a user who has to install it.
    pub purpose: &'a str,
    /// All of these exist once it is installed.
    pub files: &'a [&'a str],
    /// The Debian packages that bring them.
    pub packages: &'a [&'a str],
}

impl Need<'_> {
    /// Whether everything is there already.
    pub(crate) fn is_met(&self) -> bool {
        self.files.iter().all(|file| Path::new(file).exists())
    }

    /// The command that installs the packages.
    pub(crate) fn command(&self) -> String {
        format!("apt-get update && apt-get install -y --no-install-recommends {}", self.packages.join(" "))
    }

    /// Installs the packages unless everything is there.
    ///
    /// # Errors
    /// Without the rights of root or without apt: the message holds the command to type.
    pub(crate) fn ensure(&self) -> Result<()> {
        if self.is_met() {
            return Ok(());
        }
        if let Some(way_out) = self.by_hand(Path::new("/usr/bin/apt-get").exists(), is_root()?) {
            bail!(way_out);
        }
        println!("{} needs {}: installing", self.purpose, self.packages.join(", "));
        command::run(Command::new("apt-get").arg("update"))?;
        command::run(
            Command::new("apt-get")
                .env("DEBIAN_FRONTEND", "noninteractive")
                .args(["install", "-y", "--no-install-recommends"])
                .args(self.packages),
        )?;
        if !self.is_met() {
            bail!(
                "apt-get installed {}, but {} is not all there",
                self.packages.join(" "),
                self.files.join(", ")
            );
        }
        Ok(())
    }

    /// What the user has to do where this program cannot install anything.
    fn by_hand(&self, has_apt: bool, is_root: bool) -> Option<String> {
        let (purpose, files, command) = (self.purpose, self.files.join(", "), self.command());
        if !has_apt {
            Some(format!("{purpose} needs {files}; this system has no apt-get: please install them by hand"))
        } else if !is_root {
            Some(format!(
                "{purpose} needs packages that are not installed. Run once:\n\n    sudo sh -c '{command}'\n"
            ))
        } else {
            None
        }
    }
}

fn is_root() -> Result<bool> {
    Ok(command::output(Command::new("id").arg("-u"))? == "0")
}

#[cfg(test)]
mod tests {
    use super::Need;

    #[test]
    fn the_command_names_every_package() {
        let need = Need { purpose: "a test", files: &["/nowhere"], packages: &["one", "two"] };
        assert!(!need.is_met());
        assert_eq!(need.command(), "apt-get update && apt-get install -y --no-install-recommends one two");
    }

    #[test]
    fn who_may_not_install_is_told_the_command() {
        let need = Need { purpose: "A test", files: &["/nowhere"], packages: &["one"] };
        let message = need.by_hand(true, false).unwrap();
        assert!(message.contains(&format!("sudo sh -c '{}'", need.command())), "{message}");
        assert!(need.by_hand(false, true).unwrap().contains("/nowhere"));
        assert_eq!(need.by_hand(true, true), None);
    }

    #[test]
    fn what_is_there_is_not_installed_again() {
        let need = Need { purpose: "a test", files: &["/"], packages: &["no-such-package"] };
        assert!(need.is_met());
        need.ensure().expect("nothing to do");
    }
}
