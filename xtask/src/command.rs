//! Running other programs: shown before they start, failures told with the command's own words.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace;

/// What cargo sets for the programs it runs; a second cargo must not inherit it.
const INHERITED: [&str; 5] =
    ["CARGO_MANIFEST_DIR", "CARGO_MANIFEST_PATH", "CARGO_PKG_NAME", "LD_LIBRARY_PATH", "RUSTC"];

/// The cargo of the toolchain that runs this task, started at the root of the workspace.
pub(crate) fn cargo() -> Command {
    cargo_at(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// A certain cargo, started at the root of the workspace.
pub(crate) fn cargo_at(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(workspace::root());
    for name in INHERITED {
        command.env_remove(name);
    }
    command
}

/// Shows the command, runs it and waits.
///
/// # Errors
/// When it cannot be started or ends with anything but success.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    println!("$ {}", shown(command));
    let status = command.status().with_context(|| format!("cannot start {}", shown(command)))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Standard output of a command, trimmed.
///
/// # Errors
/// When it cannot be started, ends with anything but success, or prints what is not text.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", shown(command)))?;
    if !output.status.success() {
        bail!("`{}` failed ({})", shown(command), output.status);
    }
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// The command as one would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    command.get_args().fold(name, |line, argument| {
        let argument = argument.to_string_lossy();
        if argument.contains(char::is_whitespace) || argument.is_empty() {
            format!("{line} '{argument}'")
        } else {
            format!("{line} {argument}")
        }
    })
}

#[cfg(test)]
mod tests {
    use super::{output, run, shown};
    use std::process::Command;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut command = Command::new("/usr/bin/git");
        command.args(["commit", "-m", "two words"]);
        assert_eq!(shown(&command), "git commit -m 'two words'");
    }

    #[test]
    fn failure_names_the_command() {
        let error = run(Command::new("cargo").arg("--no-such-option")).unwrap_err().to_string();
        assert!(error.starts_with("`cargo --no-such-option` failed"), "{error}");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = output(&mut Command::new("no-such-program")).unwrap_err().to_string();
        assert_eq!(error, "cannot start no-such-program");
    }
}
