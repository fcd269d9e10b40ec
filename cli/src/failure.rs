//! What went wrong, in plain words.

use std::{
    fmt, io,
    path::{Path, PathBuf},
};

use crate::texts::{Language, Texts};

/// An argument that cannot be: the program ends with 2.
#[derive(Debug)]
pub(crate) struct BadArgument(String);

impl fmt::Display for BadArgument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadArgument {}

/// The error for an argument that cannot be.
pub(crate) fn bad_argument(message: impl fmt::Display) -> anyhow::Error {
    BadArgument(message.to_string()).into()
}

/// Why a file could not be read.
fn why_unread(error: &io::Error, texts: &Texts) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts.say("file-missing"),
        _ => why(error, texts),
    }
}

/// Why a file could not be written.
fn why_unwritten(error: &io::Error, texts: &Texts) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts.say("file-no-folder"),
        _ => why(error, texts),
    }
}

fn why(error: &io::Error, texts: &Texts) -> String {
    match error.kind() {
        io::ErrorKind::PermissionDenied => texts.say("file-forbidden"),
        io::ErrorKind::IsADirectory => texts.say("file-folder"),
        io::ErrorKind::NotADirectory => texts.say("file-no-folder"),
        io::ErrorKind::AlreadyExists => texts.say("file-exists"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => texts.say("file-full"),
        io::ErrorKind::ReadOnlyFilesystem => texts.say("file-read-only"),
        _ => {
            // Without the number of the error, and without the name of a file the user knows nothing of.
            let text = error.to_string();
            let end = [" (os error", " at path"].into_iter().filter_map(|tail| text.find(tail)).min();
            text[..end.unwrap_or(text.len())].to_owned()
        }
    }
}

/// The error for a file that could not be read.
pub(crate) fn unread(path: &Path, error: &io::Error) -> anyhow::Error {
    anyhow::anyhow!("{} cannot be read: {}", path.display(), why_unread(error, &english()))
}

/// A file or folder that could not be written.
#[derive(Debug)]
pub(crate) struct Unwritten {
    path: PathBuf,
    error: io::Error,
}

impl Unwritten {
    pub(crate) fn new(path: &Path, error: io::Error) -> Self {
        Self { path: path.to_owned(), error }
    }

    /// That a match is not kept there, in the language of the players.
    pub(crate) fn match_unsaved(&self, texts: &Texts) -> String {
        let file = self.path.display().to_string();
        texts.with("unsaved", [("file", file.into()), ("why", why_unwritten(&self.error, texts).into())])
    }
}

impl fmt::Display for Unwritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = why_unwritten(&self.error, &english());
        write!(f, "{} cannot be written: {why}", self.path.display())
    }
}

impl std::error::Error for Unwritten {}

/// Outside of a match the program speaks English.
fn english() -> Texts {
    Texts::of(Language::En)
}
