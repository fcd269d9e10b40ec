//! How large the client is, and whether that is small enough.

use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Result, bail};

use super::compress::with_suffix;
use super::split::Parts;
use crate::workspace;

/// One file of the client, sizes in bytes.
#[derive(Debug, PartialEq, Eq)]
struct Line {
    name: String,
    raw: u64,
    gzip: u64,
    brotli: u64,
}

/// All files of the client, their sum, and what a first visit loads that plays one game.
#[derive(Debug)]
pub(super) struct Report {
    lines: Vec<Line>,
    /// One for each part.
    first_visits: Vec<Line>,
}

impl Report {
    /// Measures a folder whose files have their compressed companions beside them, for these parts.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub(super) fn of(folder: &Path, parts: &Parts) -> Result<Self> {
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
        let first_visits = parts.keys().map(|part| first_visit(&lines, parts, part)).collect();
        Ok(Self { lines, first_visits })
    }

    /// # Errors
    /// When the first visit to a part loads more than its budget, compressed, or has none.
    pub(super) fn check(&self, budgets: &[(&str, u64)]) -> Result<()> {
        for Line { name, brotli, .. } in &self.first_visits {
            let Some((_, budget)) = budgets.iter().find(|(part, _)| name == &visit(part)) else {
                bail!("{name}: there is no budget for it");
            };
            if brotli > budget {
                bail!("{name}: {brotli} bytes compressed, {} over the budget of {budget}", brotli - budget);
            }
        }
        Ok(())
    }
}

fn sum<'a>(name: String, lines: impl Iterator<Item = &'a Line>) -> Line {
    lines.fold(Line { name, raw: 0, gzip: 0, brotli: 0 }, |sum, line| Line {
        raw: sum.raw + line.raw,
        gzip: sum.gzip + line.gzip,
        brotli: sum.brotli + line.brotli,
        ..sum
    })
}

/// All but the other parts, and texts that nobody loads.
fn first_visit(lines: &[Line], parts: &Parts, part: &str) -> Line {
    let is_of =
        |line: &Line, part: &str| parts[part].iter().any(|file| Path::new(&line.name).ends_with(file));
    let loaded = lines.iter().filter(|line| {
        let in_a_part = parts.keys().any(|part| is_of(line, part));
        let is_text = Path::new(&line.name).extension().is_some_and(|suffix| suffix == "txt");
        (is_of(line, part) || !in_a_part) && !is_text
    });
    sum(visit(part), loaded)
}

fn visit(part: &str) -> String {
    format!("first visit, {part}")
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<40} {:>10} {:>10} {:>10}", "web/dist (bytes)", "raw", "gzip", "brotli")?;
        let total = sum("total".to_owned(), self.lines.iter());
        for line in self.lines.iter().chain([&total]).chain(&self.first_visits) {
            writeln!(f, "{:<40} {:>10} {:>10} {:>10}", line.name, line.raw, line.gzip, line.brotli)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Parts, Report};
    use std::fs;

    fn parts() -> Parts {
        let files = |own: &str| vec![own.to_owned(), "both.wasm".to_owned()];
        Parts::from([("one".to_owned(), files("one.wasm")), ("two".to_owned(), files("two.wasm"))])
    }

    fn folder(name: &str) -> std::path::PathBuf {
        let folder = std::env::temp_dir().join(format!("inuksuk-xtask-sizes-{name}-{}", std::process::id()));
        for (file, size) in [
            ("app.js", 5),
            ("app.js.br", 1),
            ("app.js.gz", 2),
            ("fonts/text.woff2", 7),
            ("fonts/licence.txt", 1000),
            ("build/one.wasm", 10),
            ("build/two.wasm", 20),
            ("build/both.wasm", 40),
        ] {
            let file = folder.join(file);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, vec![b'1'; size]).unwrap();
        }
        folder
    }

    #[test]
    fn companions_count_instead_of_their_file_and_are_no_files_of_their_own() {
        let folder = folder("report");
        let report = Report::of(&folder, &parts()).unwrap();
        assert_eq!(report.lines.len(), 6);
        let text = report.to_string();
        assert!(text.lines().any(|line| line.starts_with("fonts/text.woff2 ")));
        let total = text.lines().find(|line| line.starts_with("total ")).unwrap();
        assert_eq!(total.split_whitespace().skip(1).collect::<Vec<_>>(), ["1082", "1079", "1078"]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_first_visit_loads_its_part_and_what_belongs_to_none() {
        let folder = folder("visits");
        let report = Report::of(&folder, &parts()).unwrap();
        let sizes: Vec<_> = report.first_visits.iter().map(|v| (v.name.as_str(), v.brotli)).collect();
        assert_eq!(sizes, [("first visit, one", 58), ("first visit, two", 68)]);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_budget_is_kept_to_the_byte() {
        let folder = folder("budget");
        let report = Report::of(&folder, &parts()).unwrap();
        report.check(&[("one", 58), ("two", 68)]).unwrap();
        let error = report.check(&[("one", 58), ("two", 67)]).unwrap_err().to_string();
        assert_eq!(error, "first visit, two: 68 bytes compressed, 1 over the budget of 67");
        assert!(report.check(&[("one", 58)]).unwrap_err().to_string().contains("two: there is no budget"));
        fs::remove_dir_all(folder).unwrap();
    }
}
