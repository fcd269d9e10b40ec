//! The table at the end of the test.

use std::fmt;
use std::time::Duration;

use super::part::Part;
use crate::tally::Tally;

/// How one part went.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) part: Part,
    pub(super) tally: Tally,
    pub(super) time: Duration,
    /// Why the part failed as a whole.
    pub(super) note: Option<String>,
}

/// How all parts went; its last line is the sum.
#[derive(Debug, Default)]
pub(super) struct Summary {
    lines: Vec<Line>,
}

impl Summary {
    pub(super) fn add(&mut self, line: Line) {
        self.lines.push(line);
    }

    /// Whether the part ran and something in it failed.
    pub(super) fn has_failed(&self, part: Part) -> bool {
        self.lines.iter().any(|line| line.part == part && line.tally.failed > 0)
    }

    pub(super) fn total(&self) -> Tally {
        let mut total = Tally::default();
        for line in &self.lines {
            total += line.tally;
        }
        total
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:<14} {:>8} {:>8} {:>9}", "part", "passed", "failed", "time")?;
        let mut time = Duration::ZERO;
        for line in &self.lines {
            let Tally { passed, failed } = line.tally;
            let note = line.note.as_deref().and_then(|note| note.lines().next()).unwrap_or_default();
            let row =
                format!("{:<14} {passed:>8} {failed:>8} {:>9}  {note}", line.part.title(), clock(line.time));
            writeln!(f, "{}", row.trim_end())?;
            time += line.time;
        }
        writeln!(f, "{:<14} {:>8} {:>8} {:>9}\n", "", "", "", clock(time))?;
        write!(f, "{}", self.total())
    }
}

/// Minutes and seconds.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02} min", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::{Line, Summary, clock};
    use crate::tally::Tally;
    use crate::test::part::Part;
    use std::time::Duration;

    #[test]
    fn the_sum_stands_alone_on_the_last_line() {
        let mut summary = Summary::default();
        let time = Duration::from_secs(75);
        summary.add(Line { part: Part::Format, tally: Tally::one(true), time, note: None });
        let tally = Tally { passed: 850, failed: 3 };
        summary.add(Line { part: Part::Cases, tally, time, note: Some("why\nand more".into()) });
        let text = summary.to_string();
        assert_eq!(text.lines().last(), Some("851 passed, 3 failed"));
        assert!(text.contains("cases               850        3  1:15 min  why\n"), "{text}");
        assert!(summary.has_failed(Part::Cases) && !summary.has_failed(Part::Format));
    }

    #[test]
    fn time_is_told_in_minutes_and_seconds() {
        assert_eq!(clock(Duration::from_millis(125_900)), "2:05 min");
    }
}
