//! Folders of files: copied, removed, told apart by their content.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use crate::workspace::walk;

/// The page everything starts from.
pub(super) const PAGE: &str = "index.html";

/// The folder of the program, as the files of `web/static` call it.
pub(super) const PROGRAM: &str = "build";

/// The list of all files, from which the service worker knows what to keep.
const LIST: &str = "files.json";

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

/// Names the program's folder by a hash of its content: a page that was loaded with one build never gets a part of
/// another, and browsers need not ask whether one has changed. The files beside it that name the folder follow.
///
/// # Errors
/// When something cannot be read or written.
pub(super) fn name_by_content(folder: &Path) -> Result<()> {
    let program = folder.join(PROGRAM);
    let mut name = format!("{PROGRAM}-");
    for byte in fingerprint(&[&program])?.iter().take(8) {
        write!(name, "{byte:02x}")?;
    }
    fs::rename(&program, folder.join(&name))?;
    for file in walk(folder)? {
        let beside = file.parent() == Some(folder);
        if beside && file.extension().is_some_and(|suffix| suffix == "html" || suffix == "js") {
            let text = fs::read_to_string(&file)?;
            fs::write(&file, text.replace(&format!("{PROGRAM}/"), &format!("{name}/")))?;
        }
    }
    Ok(())
}

/// Writes down the names of all files, its own among them.
///
/// # Errors
/// When something cannot be read or written.
pub(super) fn list(folder: &Path) -> Result<()> {
    let file = folder.join(LIST);
    fs::write(&file, "")?;
    let files = walk(folder)?;
    let names: Result<Vec<_>, _> = files.iter().map(|file| file.strip_prefix(folder)).collect();
    fs::write(file, serde_json::to_vec(&names?)?)?;
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
    use super::{copy, fingerprint, list, name_by_content, remove};
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

    #[test]
    fn the_program_is_named_by_its_content_and_found_by_that_name() {
        let folder = std::env::temp_dir().join(format!("inuksuk-xtask-program-{}", std::process::id()));
        fs::create_dir_all(folder.join("build")).unwrap();
        fs::write(folder.join("build/app.js"), "build/").unwrap();
        fs::write(folder.join("start.js"), "import \"./build/app.js\"").unwrap();
        name_by_content(&folder).unwrap();
        list(&folder).unwrap();
        let files: Vec<String> =
            serde_json::from_slice(&fs::read(folder.join("files.json")).unwrap()).unwrap();
        let [program, list, start] = files.as_slice() else { panic!("{files:?}") };
        assert_eq!(list, "files.json");
        assert!(program.starts_with("build-") && program.len() == "build-0123456789abcdef/app.js".len());
        assert_eq!(start, "start.js");
        assert_eq!(fs::read_to_string(folder.join(start)).unwrap(), format!("import \"./{program}\""));
        assert_eq!(fs::read_to_string(folder.join(program)).unwrap(), "build/");
        remove(&folder).unwrap();
    }
}
