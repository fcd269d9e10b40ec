//! Where things lie in the checkout.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The root of the workspace: the folder above this package.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies inside the workspace")
}

/// A path below the root.
pub(crate) fn at(relative: &str) -> PathBuf {
    root().join(relative)
}

/// The folder cargo builds into, which the user may have moved.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| at("target"), |folder| root().join(folder))
}

/// All files below a folder (or the file itself), sorted.
///
/// # Errors
/// When something cannot be read.
pub(crate) fn walk(from: &Path) -> Result<Vec<PathBuf>> {
    if from.is_file() {
        return Ok(vec![from.to_owned()]);
    }
    let mut found = Vec::new();
    let entries = fs::read_dir(from).with_context(|| format!("cannot read the folder {}", from.display()))?;
    for entry in entries {
        found.extend(walk(&entry?.path())?);
    }
    found.sort();
    Ok(found)
}
