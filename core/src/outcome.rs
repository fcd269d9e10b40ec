//! How a match ended.

use std::fmt;

use arrayvec::ArrayVec;

use crate::{MAX_SEATS, Seat, SeatSet};

/// A rule of a rule book, by its identifier (`"M-42"`).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The result of a finished match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Score of each seat in **half points**, seat 1 first, so that a draw is exact.
    pub half_points: ArrayVec<i16, MAX_SEATS>,
    /// The winners; several share the win. Empty where nobody wins.
    pub winners: SeatSet,
    /// The rule that ended the match. Not always a rule of the book: `end` where the protocol says so.
    pub reason: Rule,
}

impl Outcome {
    /// One seat wins 1 : 0.
    pub fn win(winner: Seat, seats: u8, reason: Rule) -> Self {
        Self::shared_win(SeatSet::only(winner), seats, reason)
    }

    /// The seats in `winners` score a point each, the others nothing.
    pub fn shared_win(winners: SeatSet, seats: u8, reason: Rule) -> Self {
        let half_points = Seat::all(seats).map(|s| if winners.contains(s) { 2 } else { 0 }).collect();
        Self { half_points, winners, reason }
    }

    /// A draw between two: half a point each, nobody has won.
    pub fn draw(seats: u8, reason: Rule) -> Self {
        Self { half_points: Seat::all(seats).map(|_| 1).collect(), winners: SeatSet::EMPTY, reason }
    }

    /// Counted points; most points win, shared in a tie.
    pub fn points(points: impl IntoIterator<Item = i16>, reason: Rule) -> Self {
        let half_points: ArrayVec<i16, MAX_SEATS> = points.into_iter().map(|p| 2 * p).collect();
        let best = half_points.iter().max().copied();
        let winners =
            (0..half_points.len()).filter(|&i| Some(half_points[i]) == best).map(Seat::from_index).collect();
        Self { half_points, winners, reason }
    }

    /// The score of a seat in points.
    pub fn score(&self, seat: Seat) -> f64 {
        f64::from(self.half_points[seat.index()]) / 2.0
    }

    /// Scores in points, seat 1 first.
    pub fn scores(&self) -> Vec<f64> {
        self.half_points.iter().map(|&h| f64::from(h) / 2.0).collect()
    }
}
