//! What went wrong, in plain words.

use std::{fmt, io, path::Path};

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
pub(crate) fn why_unread(error: &io::Error, texts: &Texts) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => texts.say("file-missing"),
        _ => why(error, texts),
    }
}

/// Why a file could not be written.
pub(crate) fn why_unwritten(error: &io::Error, texts: &Texts) -> String {
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

/// The error for a file that could not be written.
pub(crate) fn unwritten(path: &Path, error: &io::Error) -> anyhow::Error {
    anyhow::anyhow!("{} cannot be written: {}", path.display(), why_unwritten(error, &english()))
}

/// Outside of a match the program speaks English.
fn english() -> Texts {
    Texts::of(Language::En)
}
