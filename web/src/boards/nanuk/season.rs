//! The end of a season that is not the last one (K-35).

use serde_json::Value;

use super::view::View;
use crate::link::{Entry, Seen};

/// A season that is over, while nobody of this page has played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Its number, from 1.
    pub season: u8,
    /// The rule that ended it.
    pub rule: String,
    /// Its points, seat 1 first.
    pub points: Vec<u64>,
    /// The points of all seasons so far, seat 1 first.
    pub totals: Vec<u16>,
    /// The entry that ended it.
    pub ply: usize,
}

impl Ended {
    /// The season that ended last, if its scores are still to be read. Bots may have gone on; the last season is told
    /// of by the result.
    pub fn of(seen: &Seen) -> Option<Self> {
        if seen.is_over() {
            return None;
        }
        let at = seen.line.iter().rposition(|entry| told(entry, "points").is_some())?;
        let by_person = |entry: &Entry| entry.seat.is_some_and(|seat| !seen.is_bot(seat));
        if seen.line[at + 1..].iter().any(by_person) {
            return None;
        }
        let entry = &seen.line[at];
        let view = View::of(&seen.view)?;
        Some(Self {
            season: view.season.checked_sub(1)?,
            rule: told(entry, "end")?["rule"].as_str()?.to_owned(),
            points: told(entry, "points")?["points"].as_array()?.iter().filter_map(Value::as_u64).collect(),
            totals: view.totals,
            ply: entry.ply,
        })
    }

    /// Seats with their points, most first.
    pub fn ranking(&self) -> Vec<(u8, u64)> {
        let mut list: Vec<(u8, u64)> = (1..).zip(self.points.iter().copied()).collect();
        list.sort_by_key(|&(seat, points)| (std::cmp::Reverse(points), seat));
        list
    }

    /// Whether a seat has won it; several may (K-35).
    pub fn has_won(&self, seat: u8) -> bool {
        let of_seat = self.points.get(usize::from(seat) - 1);
        of_seat.is_some() && of_seat == self.points.iter().max()
    }
}

fn told<'a>(entry: &'a Entry, kind: &str) -> Option<&'a Value> {
    entry.events.iter().find(|event| event["kind"] == kind)
}

#[cfg(test)]
mod tests {
    use super::super::samples::{entry, seen};
    use super::*;
    use serde_json::json;

    /// A person in seat 1 and four bots in the second season.
    fn table(line: &[Value]) -> Seen {
        let view = json!({
            "season": 2, "totals": [7, 4, 9, 0, 9], "stage": "boast", "deck": 85, "hands": [3, 3, 3, 3, 3],
        });
        seen(1, &json!({"seasons": 2}), &view, line)
    }

    fn end(ply: usize) -> Value {
        let points = json!({"kind": "points", "points": [7, 4, 9, 0, 9]});
        entry(ply, None, "deal 1 s", &json!([{"kind": "deal"}, {"kind": "end", "rule": "K-31"}, points]))
    }

    fn boast(ply: usize, seat: u8) -> Value {
        entry(ply, Some(seat), "boast s 1 1", &json!([]))
    }

    // K-35
    #[test]
    fn the_scores_of_a_season_are_held_until_a_person_plays_on() {
        let ended = Ended::of(&table(&[boast(1, 1), end(2), boast(3, 3)])).unwrap();
        assert_eq!((ended.season, ended.rule.as_str(), ended.ply), (1, "K-31", 2));
        assert_eq!(ended.ranking(), [(3, 9), (5, 9), (1, 7), (2, 4), (4, 0)]);
        assert!(ended.has_won(3) && ended.has_won(5) && !ended.has_won(1));

        assert_eq!(Ended::of(&table(&[end(1), boast(2, 3), boast(3, 1)])), None);
    }

    #[test]
    fn nothing_is_held_before_a_season_ends_or_after_the_match_has() {
        assert_eq!(Ended::of(&table(&[boast(1, 2)])), None);
        let over = Seen { turn: crate::link::Turn::Over(true), ..table(&[end(1)]) };
        assert_eq!(Ended::of(&over), None);
    }
}
