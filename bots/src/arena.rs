//! Matches between two configurations of bots, to measure one against the other.

use inuksuk_catalog::AnyMatch;
use inuksuk_core::{Actor, Draw, Seat, Turn};

use crate::{Limits, Stream, ThinkError, think};

/// How an arena is run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arena {
    /// How many matches; an even number for fairness, as each opening is played from both sides.
    pub matches: u32,
    /// How many actions at the beginning are drawn at random, so that matches differ.
    pub opening: u32,
    /// A match that lasts so many actions is stopped and counts as a draw.
    pub longest: u32,
    /// Fixes openings, chance and bots.
    pub seed: u64,
}

/// The result, from the side of the first configuration.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// Matches in which its seats scored more on average than the others.
    pub wins: u32,
    /// Matches without such a difference.
    pub draws: u32,
    /// Matches in which they scored less.
    pub losses: u32,
}

impl Score {
    /// Matches played.
    pub const fn matches(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, 0 to 1; a draw is half a point. One half when nothing was played.
    pub fn share(&self) -> f64 {
        match self.matches() {
            0 => 0.5,
            all => (f64::from(self.wins) + 0.5 * f64::from(self.draws)) / f64::from(all),
        }
    }

    /// Where the share of ever more matches would lie, with a certainty of 95 %: Wilson's interval, which has a
    /// width even when every match was won. A draw counts as half a win; it makes the interval wider than need be.
    pub fn interval(&self) -> (f64, f64) {
        let all = f64::from(self.matches());
        if all == 0.0 {
            return (0.0, 1.0);
        }
        let (share, square) = (self.share(), DEVIATIONS * DEVIATIONS);
        let middle = share + square / (2.0 * all);
        let half = DEVIATIONS * (share * (1.0 - share) / all + square / (4.0 * all * all)).sqrt();
        let bound = |value: f64| (value / (1.0 + square / all)).clamp(0.0, 1.0);
        (bound(middle - half), bound(middle + half))
    }
}

/// How many standard deviations to either side hold 95 % of all cases.
const DEVIATIONS: f64 = 1.96;

/// The difference in Elo that a share stands for; without bound for 0 and 1.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share - 1.0).log10()
}

/// A whole number with its sign; 0 has none.
fn signed(number: f64) -> String {
    let whole = number.round();
    if whole == 0.0 { "0".into() } else { format!("{whole:+}") }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { wins, draws, losses } = self;
        let (share, (least, most)) = (self.share(), self.interval());
        write!(f, "+{wins} ={draws} -{losses}, {:.1} %", 100.0 * share)?;
        write!(f, " (95 %: {:.1} to {:.1}), Elo ", 100.0 * least, 100.0 * most)?;
        let (least, most) = (signed(elo(least)), signed(elo(most)));
        match (self.wins + self.draws, self.losses + self.draws) {
            (0, 0) => f.write_str("unknown"),
            (0, _) => write!(f, "without bound, below {most}"),
            (_, 0) => write!(f, "without bound, above {least}"),
            _ => write!(f, "{} ({least} to {most})", signed(elo(share))),
        }
    }
}

/// Plays matches between two configurations. `start` makes a new match from a stream of random numbers. The
/// seats are dealt to the two in turn (1, 3, … and 2, 4, …), and changed over with every match.
///
/// # Errors
/// A bot could not decide.
pub fn arena(
    start: &mut dyn FnMut(&mut Stream) -> Box<dyn AnyMatch>,
    first: &Limits<'_>,
    second: &Limits<'_>,
    arena: &Arena,
) -> Result<Score, ThinkError> {
    let mut score = Score::default();
    for number in 0..arena.matches {
        // Both sides of an opening get the same random numbers.
        let draw = &mut Stream::apart(arena.seed, u64::from(number / 2));
        let is_first = |seat: Seat| (seat.index() as u32 + number).is_multiple_of(2);
        let matched =
            play_match(start(draw), |seat| if is_first(seat) { first } else { second }, arena, draw)?;
        let Some(outcome) = matched.outcome() else {
            score.draws += 1;
            continue;
        };
        let mean = |side: bool| {
            let seats: Vec<_> = Seat::all(matched.seats()).filter(|&s| is_first(s) == side).collect();
            seats.iter().map(|&s| outcome.score(s)).sum::<f64>() / seats.len().max(1) as f64
        };
        match mean(true).total_cmp(&mean(false)) {
            std::cmp::Ordering::Greater => score.wins += 1,
            std::cmp::Ordering::Equal => score.draws += 1,
            std::cmp::Ordering::Less => score.losses += 1,
        }
    }
    Ok(score)
}

fn play_match<'l>(
    mut matched: Box<dyn AnyMatch>,
    limits: impl Fn(Seat) -> &'l Limits<'l>,
    arena: &Arena,
    draw: &mut Stream,
) -> Result<Box<dyn AnyMatch>, ThinkError> {
    for number in 0..arena.longest {
        let (actor, action) = match matched.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, matched.draw_outcome(draw)),
            Turn::Seats(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                let limits = if number < arena.opening { &Limits::Random } else { limits(seat) };
                let thought = think(&*matched, seat, limits, draw.below(u64::MAX))?;
                (Actor::Seat(seat), Some(thought.action))
            }
        };
        let Some(action) = action else { break };
        if matched.play(actor, &action).is_err() {
            debug_assert!(false, "a legal action was refused: {action}");
            break;
        }
    }
    Ok(matched)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use inuksuk_catalog::{Unchanging, find};
    use serde_json::json;

    #[test]
    fn elo_and_interval_of_known_scores() {
        let even = Score { wins: 10, draws: 5, losses: 10 };
        assert!((even.share() - 0.5).abs() < 1e-9);
        let better = Score { wins: 75, draws: 0, losses: 25 };
        assert!((elo(better.share()) - 190.8).abs() < 0.1);
        // From Wilson's formula, computed elsewhere.
        let (least, most) = better.interval();
        assert!((least - 0.6570).abs() < 1e-4 && (most - 0.8246).abs() < 1e-4, "{least} {most}");
        assert_eq!(better.to_string(), "+75 =0 -25, 75.0 % (95 %: 65.7 to 82.5), Elo +191 (+113 to +269)");
    }

    #[test]
    fn fault_an_unbeaten_run_was_given_without_doubt_and_an_even_one_as_minus_zero() {
        let text = |wins, draws, losses| Score { wins, draws, losses }.to_string();
        assert_eq!(text(20, 0, 0), "+20 =0 -0, 100.0 % (95 %: 83.9 to 100.0), Elo without bound, above +287");
        assert_eq!(text(0, 0, 20), "+0 =0 -20, 0.0 % (95 %: 0.0 to 16.1), Elo without bound, below -287");
        assert_eq!(text(10, 5, 10), "+10 =5 -10, 50.0 % (95 %: 31.8 to 68.2), Elo 0 (-133 to +133)");
        assert_eq!(text(0, 0, 0), "+0 =0 -0, 50.0 % (95 %: 0.0 to 100.0), Elo unknown");
        for wins in 0..60 {
            for losses in 0..60 {
                assert!(!text(wins, 1, losses).contains("Elo -0"));
            }
        }
    }

    #[test]
    fn same_seed_same_score_and_sides_change() {
        let mut start =
            |_: &mut Stream| find("mandua").unwrap().start(2, &json!({}), None, &mut Unchanging).unwrap();
        let setting = Arena { matches: 4, opening: 2, longest: 300, seed: 5 };
        let weak = Limits::Level(Level::WEAKEST);
        let mut play = |a: &Limits<'_>, b: &Limits<'_>| arena(&mut start, a, b, &setting).unwrap();
        assert_eq!(play(&weak, &Limits::Random), play(&weak, &Limits::Random));
        assert_eq!(play(&weak, &Limits::Random).matches(), 4);
    }
}
