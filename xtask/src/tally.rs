//! How many tests passed and failed, read from what the tools print.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::command;

/// A number of passed and of failed tests.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
}

impl Tally {
    /// One check that passed or failed as a whole.
    pub(crate) fn one(passed: bool) -> Self {
        Self { passed: passed.into(), failed: (!passed).into() }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Runs a command, shows what it prints, and sums what `read` finds in its lines. A command that fails without
/// a failed test in its lines (it did not compile, say) counts as one failure.
///
/// # Errors
/// When the command cannot be started.
pub(crate) fn count(command: &mut Command, read: fn(&str) -> Option<Tally>) -> Result<Tally> {
    println!("$ {}", command::shown(command));
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", command::shown(command)))?;
    let mut tally = Tally::default();
    for line in BufReader::new(child.stdout.take().context("no standard output")?).lines() {
        let line = line?;
        println!("{line}");
        if let Some(part) = read(&line) {
            tally += part;
        }
    }
    if !child.wait()?.success() && tally.failed == 0 {
        tally.failed = 1;
    }
    Ok(tally)
}

/// A summary line of a Rust test program: `test result: ok. 12 passed; 0 failed; …`.
pub(crate) fn rust_line(line: &str) -> Option<Tally> {
    let counts = line.strip_prefix("test result: ")?.split_once(". ")?.1;
    let number = |word: &str| {
        counts.split("; ").find_map(|part| part.strip_suffix(word)?.trim_end().parse::<u64>().ok())
    };
    Some(Tally { passed: number("passed")?, failed: number("failed")? })
}

/// A summary line of Node's test runner: `ℹ pass 12` or `ℹ fail 0`.
pub(crate) fn node_line(line: &str) -> Option<Tally> {
    let (word, number) = line.strip_prefix("ℹ ")?.split_once(' ')?;
    let number = number.parse().ok()?;
    match word {
        "pass" => Some(Tally { passed: number, failed: 0 }),
        "fail" | "cancelled" => Some(Tally { passed: 0, failed: number }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Tally, count, node_line, rust_line};
    use std::process::Command;

    #[test]
    fn summaries_of_rust_tests_are_read() {
        let line = "test result: FAILED. 11 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out; finished in 1.2s";
        assert_eq!(rust_line(line), Some(Tally { passed: 11, failed: 2 }));
        assert_eq!(rust_line("test result_is_shown ... ok"), None);
        assert_eq!(rust_line("running 3 tests"), None);
    }

    #[test]
    fn summaries_of_node_tests_are_read() {
        assert_eq!(node_line("ℹ pass 3"), Some(Tally { passed: 3, failed: 0 }));
        assert_eq!(node_line("ℹ fail 1"), Some(Tally { passed: 0, failed: 1 }));
        assert_eq!(node_line("ℹ duration_ms 12.5"), None);
        assert_eq!(node_line("✔ the page opens (120ms)"), None);
    }

    #[test]
    fn a_command_that_fails_without_a_summary_is_one_failure() {
        let tally = count(Command::new("cargo").arg("--no-such-option"), rust_line).unwrap();
        assert_eq!(tally, Tally { passed: 0, failed: 1 });
    }

    #[test]
    fn lines_are_summed_and_told() {
        let script = "echo 'test result: ok. 2 passed; 0 failed; 0 ignored'; \
            echo 'test result: FAILED. 1 passed; 1 failed; 0 ignored'; exit 1";
        let tally = count(Command::new("sh").args(["-c", script]), rust_line).unwrap();
        assert_eq!(tally.to_string(), "3 passed, 1 failed");
    }
}
