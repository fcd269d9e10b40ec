//! Where things lie in the checkout.

use std::path::{Path, PathBuf};

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
