//! The parts of the test, in the order they run, and what each does.

use anyhow::Result;
use clap::ValueEnum;

use crate::tally::{self, Tally};
use crate::{browser, cases, client, command, program};

/// A part of the test. The order is the order of running: quick answers first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub(crate) enum Part {
    /// Every file is formatted
    Format,
    /// No compiler or clippy warnings
    Lints,
    /// Unit, integration, property and documentation tests
    Rust,
    /// The browser client builds and is small enough
    Client,
    /// The program builds for release
    Program,
    /// All game cases through `inuksuk engine`
    Cases,
    /// The browser tests in Chromium
    E2e,
    /// The benchmarks build
    Benches,
}

/// The parts asked for (all when none is) with those they need, in order.
pub(super) fn plan(only: &[Part]) -> Vec<Part> {
    let mut parts = if only.is_empty() { Part::value_variants().to_vec() } else { only.to_vec() };
    let needed: Vec<Part> = parts.iter().flat_map(|part| part.needs()).copied().collect();
    parts.extend(needed);
    parts.sort_unstable();
    parts.dedup();
    parts
}

impl Part {
    /// What it is called in the report.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::Format => "format",
            Self::Lints => "lints",
            Self::Rust => "rust tests",
            Self::Client => "client",
            Self::Program => "program",
            Self::Cases => "cases",
            Self::E2e => "browser tests",
            Self::Benches => "benches",
        }
    }

    /// The parts that build what this one uses.
    pub(super) fn needs(self) -> &'static [Self] {
        match self {
            Self::Cases => &[Self::Program],
            Self::E2e => &[Self::Client, Self::Program],
            _ => &[],
        }
    }

    /// Runs the part. What has no tests of its own to count is one check.
    ///
    /// # Errors
    /// When the part fails as a whole; tests that fail are counted.
    pub(super) fn run(self) -> Result<Tally> {
        match self {
            Self::Format => check(&["fmt", "--all", "--check"]),
            Self::Lints => check(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]),
            Self::Rust => tally::count(
                command::cargo().args(["test", "--workspace", "--no-fail-fast"]),
                tally::rust_line,
            ),
            Self::Client => client::build(&client::Options::strict()).map(|()| Tally::one(true)),
            Self::Program => program::build().map(|_| Tally::one(true)),
            Self::Cases => cases::run(&program::path()),
            Self::E2e => browser::test(),
            Self::Benches => check(&["bench", "--no-run", "--workspace", "--bench", "*"]),
        }
    }
}

fn check(arguments: &[&str]) -> Result<Tally> {
    command::run(command::cargo().args(arguments))?;
    Ok(Tally::one(true))
}

#[cfg(test)]
mod tests {
    use super::{Part, plan};

    #[test]
    fn without_a_wish_everything_runs_in_order() {
        let all = plan(&[]);
        assert_eq!(all.len(), 8);
        assert!(all.is_sorted());
        assert_eq!(all.first(), Some(&Part::Format));
    }

    #[test]
    fn what_a_part_needs_is_built_before_it() {
        assert_eq!(plan(&[Part::E2e]), [Part::Client, Part::Program, Part::E2e]);
        assert_eq!(plan(&[Part::Cases, Part::Format]), [Part::Format, Part::Program, Part::Cases]);
        assert_eq!(plan(&[Part::Rust, Part::Rust]), [Part::Rust]);
    }

    #[test]
    fn every_need_runs_earlier() {
        for part in plan(&[]) {
            assert!(part.needs().iter().all(|need| *need < part), "{part:?}");
        }
    }
}
