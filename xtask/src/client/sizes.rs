//! How large the client is, and whether that is small enough.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use super::compress::with_suffix;
use crate::workspace;

/// One file of the client, sizes in bytes.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    name: String,
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// All files of the client and their sum.
#[derive(Debug)]
pub(super) struct Report {
    lines: Vec<Line>,
}

impl Report {
    /// Measures a folder whose files have their compressed companions beside them.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub(super) fn of(folder: &Path) -> Result<Self> {
        let mut lines = Vec::new();
        for file in workspace::walk(folder)? {
            if file.extension().is_some_and(|suffix| suffix == "br" || suffix == "gz") {
                continue;
            }
            let raw = fs::metadata(&file)?.len();
            let packed = |suffix| fs::metadata(with_suffix(&file, suffix)).map_or(raw, |data| data.len());
            lines.push(Line {
                name: file.strip_prefix(folder)?.to_string_lossy().into_owned(),
                raw,
                gzip: packed("gz"),
                brotli: packed("br"),
            });
        }
        Ok(Self { lines })
    }

    fn total(&self) -> Line {
        let sum = |size: fn(&Line) -> u64| self.lines.iter().map(size).sum();
        Line {
            name: "total".to_owned(),
            raw: sum(|l| l.raw),
            gzip: sum(|l| l.gzip),
            brotli: sum(|l| l.brotli),
        }
    }

    /// # Errors
    /// When all files together, compressed, are larger than `budget` bytes.
    pub(super) fn check(&self, budget: u64) -> Result<()> {
        let total = self.total().brotli;
        if total > budget {
            bail!("the client is {total} bytes compressed, {} over its budget of {budget}", total - budget);
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<40} {:>10} {:>10} {:>10}", "web/dist (bytes)", "raw", "gzip", "brotli")?;
        for line in self.lines.iter().chain([&self.total()]) {
            writeln!(f, "{:<40} {:>10} {:>10} {:>10}", line.name, line.raw, line.gzip, line.brotli)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Report;
    use std::fs;

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("inuksuk-xtask-sizes-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("fonts")).unwrap();
        fs::write(folder.join("app.js"), "12345").unwrap();
        fs::write(folder.join("app.js.br"), "1").unwrap();
        fs::write(folder.join("app.js.gz"), "12").unwrap();
        fs::write(folder.join("fonts/text.woff2"), "1234567").unwrap();
        folder
    }

    #[test]
    fn companions_count_instead_of_their_file_and_are_no_files_of_their_own() {
        let folder = folder("report");
        let report = Report::of(&folder).unwrap();
        let total = report.total();
        assert_eq!((total.raw, total.gzip, total.brotli), (12, 9, 8));
        assert_eq!(report.lines.len(), 2);
        assert!(report.to_string().lines().any(|line| line.starts_with("fonts/text.woff2 ")));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_budget_is_kept_to_the_byte() {
        let folder = folder("budget");
        let report = Report::of(&folder).unwrap();
        report.check(8).unwrap();
        let error = report.check(7).unwrap_err().to_string();
        assert_eq!(error, "the client is 8 bytes compressed, 1 over its budget of 7");
        fs::remove_dir_all(folder).unwrap();
    }
}
