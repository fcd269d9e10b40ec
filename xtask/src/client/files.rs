//! Folders of files: copied, removed, told apart by their content.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::workspace::walk;

/// The page everything starts from.
pub(super) const PAGE: &str = "index.html";

/// A hash over the names and contents of all files.
///
/// # Errors
/// When something cannot be read.
pub(super) fn fingerprint(sources: &[&Path]) -> Result<Vec<u8>> {
    let mut hash = Sha256::new();
    for source in sources {
        for file in walk(source)? {
            let content = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
            let name = file.strip_prefix(source)?.to_string_lossy().into_owned();
            hash.update((name.len() as u64).to_le_bytes());
            hash.update(name);
            hash.update((content.len() as u64).to_le_bytes());
            hash.update(content);
        }
    }
    Ok(hash.finalize().to_vec())
}

/// Copies all files of a folder, keeping their places.
///
/// # Errors
/// When something cannot be read or written.
pub(super) fn copy(from: &Path, into: &Path) -> Result<()> {
    for file in walk(from)? {
        let place = into.join(file.strip_prefix(from)?);
        fs::create_dir_all(place.parent().unwrap_or(into))?;
        fs::copy(&file, &place).with_context(|| format!("cannot copy {}", file.display()))?;
    }
    Ok(())
}

/// Removes a folder if it is there.
///
/// # Errors
/// When it is there and cannot be removed.
pub(super) fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

/// # Errors
/// When the folder has no page to start from.
pub(super) fn require_page(folder: &Path) -> Result<()> {
    if !folder.join(PAGE).exists() {
        bail!("web/static/{PAGE} is missing: the client has no page to start from");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{copy, fingerprint, remove};
    use crate::workspace::walk;
    use std::fs;

    #[test]
    fn a_copy_has_the_same_fingerprint_until_it_changes() {
        let folder = std::env::temp_dir().join(format!("inuksuk-xtask-files-{}", std::process::id()));
        let (one, two) = (folder.join("one"), folder.join("two"));
        fs::create_dir_all(one.join("fonts")).unwrap();
        fs::write(one.join("index.html"), "<p>").unwrap();
        fs::write(one.join("fonts/a.woff2"), "a").unwrap();
        copy(&one, &two).unwrap();
        assert_eq!(walk(&two).unwrap(), [two.join("fonts/a.woff2"), two.join("index.html")]);
        assert_eq!(fingerprint(&[&one]).unwrap(), fingerprint(&[&two]).unwrap());
        fs::write(two.join("index.html"), "<p>!").unwrap();
        assert_ne!(fingerprint(&[&one]).unwrap(), fingerprint(&[&two]).unwrap());
        remove(&folder).unwrap();
        assert!(!folder.exists());
    }
}
