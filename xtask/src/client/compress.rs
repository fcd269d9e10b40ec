//! Compressing once, at build time, what the server would otherwise compress for each visitor.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::workspace;

/// Puts `NAME.br` and `NAME.gz` beside each file that becomes smaller by it.
///
/// # Errors
/// When a file cannot be read or written.
pub(super) fn folder(folder: &Path) -> Result<()> {
    for file in workspace::walk(folder)? {
        let content = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        for (suffix, packed) in [("br", brotli(&content)?), ("gz", gzip(&content)?)] {
            if packed.len() < content.len() {
                fs::write(with_suffix(&file, suffix), packed)?;
            }
        }
    }
    Ok(())
}

/// The path with `.suffix` appended to the whole file name.
pub(super) fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    name.into()
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let parameters =
        BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: content.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &parameters)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::{brotli, folder, gzip, with_suffix};
    use std::fs;
    use std::io::Read;
    use std::path::Path;

    #[test]
    fn what_is_packed_unpacks_to_the_same_bytes() {
        let content = "crack crack crack ".repeat(100).into_bytes();
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &brotli(&content).unwrap()[..], &mut unpacked).unwrap();
        assert_eq!(unpacked, content);
        unpacked.clear();
        flate2::read::GzDecoder::new(&gzip(&content).unwrap()[..]).read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, content);
    }

    #[test]
    fn a_file_that_does_not_shrink_gets_no_companions() {
        let place = std::env::temp_dir().join(format!("inuksuk-xtask-compress-{}", std::process::id()));
        fs::create_dir_all(&place).unwrap();
        fs::write(place.join("short"), "a").unwrap();
        fs::write(place.join("long.js"), "a".repeat(1000)).unwrap();
        folder(&place).unwrap();
        let exists = |name: &str| place.join(name).exists();
        assert!(exists("long.js.br") && exists("long.js.gz"));
        assert!(!exists("short.br") && !exists("short.gz"));
        fs::remove_dir_all(&place).unwrap();
    }

    #[test]
    fn the_suffix_is_appended() {
        assert_eq!(with_suffix(Path::new("a/b.js"), "br"), Path::new("a/b.js.br"));
    }
}
