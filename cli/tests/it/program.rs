//! Running the program.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use tempfile::TempDir;

/// The program as it was built.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_inuksuk");

/// A folder of its own for a test, used as the user's data folder too.
pub(crate) struct Place(TempDir);

impl Place {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file.
    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.file(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// A command of the program in English, away from the user's own settings.
    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.args(arguments).current_dir(self.0.path());
        command
            .env("XDG_DATA_HOME", self.0.path())
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES");
        command
    }

    /// Runs the program with these lines as its input.
    pub(crate) fn run(&self, arguments: &[&str], input: &str) -> Ran {
        let mut command = self.command(arguments);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // The program may end before it has read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        Ran::of(child.wait_with_output().unwrap())
    }
}

/// What the program wrote and how it ended.
pub(crate) struct Ran {
    pub(crate) out: String,
    pub(crate) errors: String,
    pub(crate) code: Option<i32>,
}

impl Ran {
    fn of(output: Output) -> Self {
        Self {
            out: String::from_utf8(output.stdout).unwrap(),
            errors: String::from_utf8(output.stderr).unwrap(),
            code: output.status.code(),
        }
    }

    /// Checks that it went well, without a word of complaint or a control character.
    pub(crate) fn clean(self) -> String {
        assert_eq!((self.code, self.errors.as_str()), (Some(0), ""), "{}", self.out);
        assert!(!self.out.contains('\u{1b}'), "no escape codes in plain lines");
        self.out
    }

    /// Checks that it failed with this code, and gives what it said.
    pub(crate) fn failed(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{}{}", self.out, self.errors);
        self.errors
    }
}

/// Whether these texts stand in this order.
pub(crate) fn in_order(text: &str, parts: &[&str]) {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} does not follow in:\n{text}"));
        rest = &rest[at + part.len()..];
    }
}
