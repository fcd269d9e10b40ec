//! Maximal capture series (M-25, M-26), exact.
//!
//! The same board is reached by many orders of the same captures, so the search remembers the boards it has
//! solved. Most boards are solved in a few looks; only those that are not pay for the memory.

use inuksuk_core::ArrayVec;

use crate::{Board, moves::Capture};

/// The greatest number of hunters that one series can take (M-26); 0 when no capture exists.
///
/// ```
/// use mandua::{Board, most_hunters};
/// let board = Board::drawn("
///           .
///       . . . . .
///       . . . . .
///     . . H . H . .
///       . . H . .
///       . . T . .
///           .
/// ")?;
/// assert_eq!(most_hunters(board), 3); // over c2 into the MANDUA on c3
/// # Ok::<(), inuksuk_core::SetupError>(())
/// ```
pub fn most_hunters(board: Board) -> u8 {
    if !board.any_capture() {
        return 0;
    }
    solve(|search| search.most(&board, 0, board.hunters.len() as u8))
}

/// The captures of a board, at most 16: each of four tigers has four directions, each either a step or a jump.
pub(crate) type Captures = ArrayVec<Capture, 16>;

/// The captures with which a maximal series can begin (M-30), and the number it takes.
///
/// `due` is that number when it is known.
pub(crate) fn maximal_captures(board: &Board, due: Option<u8>) -> (u8, Captures) {
    let mut all = Captures::new();
    board.captures(|capture| {
        all.push(capture);
        true
    });
    if all.is_empty() {
        return (0, all);
    }
    let cap = due.unwrap_or(board.hunters.len() as u8);
    let (due, totals) = solve(|search| {
        let mut best = due.unwrap_or(0);
        let mut totals = [0; 16];
        for (total, &capture) in totals.iter_mut().zip(&all) {
            let number = capture.number();
            // Exact if it reaches the best so far, below it otherwise.
            let rest = search.most(&board.after(capture), best.saturating_sub(number), cap - number);
            *total = number + rest;
            best = best.max(*total);
        }
        (best, totals)
    });
    let maximal = all.into_iter().zip(totals).filter(|&(_, total)| total == due).map(|(capture, _)| capture);
    (due, maximal.collect())
}

/// Runs a search with a small memory and, if that grows beyond a few looks, again with a large one: clearing the
/// large one takes longer than most searches.
fn solve<R>(search: impl Fn(&mut Search) -> R) -> R {
    let mut memory = [Solved::default(); 64];
    let mut quick = Search { looks: QUICK_LOOKS, memory: &mut memory };
    let answer = search(&mut quick);
    if quick.looks > 0 { answer } else { solve_deep(search) }
}

#[cold]
#[inline(never)]
#[expect(clippy::large_stack_arrays, reason = "64 KiB for the few searches that need them, and no heap")]
fn solve_deep<R>(search: impl Fn(&mut Search) -> R) -> R {
    let mut memory = [Solved::default(); 4096];
    search(&mut Search { looks: u32::MAX, memory: &mut memory })
}

/// How many boards are looked at with the small memory.
const QUICK_LOOKS: u32 = 200;

/// What is known of a board, in 16 bytes; one without tigers is an empty entry.
#[derive(Clone, Copy, Default)]
struct Solved {
    hunters: u64,
    /// The tigers, and above the frame's 49 bits the number and whether it is exact.
    tigers_and_most: u64,
}

impl Solved {
    const TIGERS: u64 = (1 << 49) - 1;

    const fn new(board: &Board, most: u8, exact: bool) -> Self {
        let number = (most as u64) << 56 | (exact as u64) << 63;
        Self { hunters: board.hunters.0, tigers_and_most: board.tigers.0 | number }
    }

    const fn is(self, board: &Board) -> bool {
        self.hunters == board.hunters.0 && self.tigers_and_most & Self::TIGERS == board.tigers.0
    }

    /// The number, or one it does not exceed.
    const fn most(self) -> u8 {
        (self.tigers_and_most >> 56) as u8 & 0b11111
    }

    const fn is_exact(self) -> bool {
        self.tigers_and_most >> 63 == 1
    }
}

struct Search<'a> {
    /// How many boards may still be looked at; at 0 the answers are worthless.
    looks: u32,
    /// A newer board takes the place of an older one with the same index.
    memory: &'a mut [Solved],
}

impl Search<'_> {
    /// The greatest number that can be taken from here, known to be at most `cap`: exact when it is at least
    /// `need`, otherwise some number below `need` that it does not exceed.
    fn most(&mut self, board: &Board, need: u8, mut cap: u8) -> u8 {
        if cap < need {
            return cap;
        }
        if self.looks == 0 || !board.any_capture() {
            return 0;
        }
        self.looks -= 1;
        let index = index(board) & (self.memory.len() - 1);
        let known = self.memory[index];
        if known.is(board) {
            if known.is_exact() {
                return known.most();
            }
            cap = cap.min(known.most());
        } else if cap - need < WORTH_A_BOUND {
            cap = cap.min(board.capturable());
        }
        if cap < need {
            return cap;
        }
        let (mut best, mut bound) = (0, 0);
        board.captures(|capture| {
            let number = capture.number();
            let wanted = need.max(best + 1);
            let rest = self.most(&board.after(capture), wanted.saturating_sub(number), cap - number);
            bound = bound.max(number + rest);
            if number + rest >= wanted {
                best = number + rest;
            }
            best < cap
        });
        let exact = best >= need;
        let most = if exact { best } else { bound };
        self.memory[index] = Solved::new(board, most, exact);
        most
    }
}

/// Where a board is remembered.
fn index(board: &Board) -> usize {
    let mixed = (board.hunters.0 ^ board.tigers.0.rotate_left(24)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as usize
}

/// A bound is worth computing when so few more hunters than needed are left.
const WORTH_A_BOUND: u8 = 3;

/// The number due and, for each tiger in the order of the fields they stand on, the most hunters it takes in any
/// maximal series (M-34).
pub(crate) fn greatest_shares(board: &Board) -> (u8, Shares) {
    let due = most_hunters(*board);
    if due == 0 {
        return (0, Shares::default());
    }
    let mut places = Places::default();
    for (place, tiger) in places.iter_mut().zip(board.tigers.iter()) {
        *place = tiger.bit() as u8;
    }
    (
        due,
        solve_deep(|search| Sharing { search, memory: [Shared::default(); 512] }.shares(board, places, due)),
    )
}

/// Hunters taken by each tiger.
pub(crate) type Shares = [u8; Board::TIGERS];

/// Where each tiger stands.
type Places = [u8; Board::TIGERS];

/// The shares of a board whose tigers are told apart.
#[derive(Clone, Copy, Default)]
struct Shared {
    board: Board,
    places: Places,
    shares: Shares,
}

/// A walk through all maximal series.
struct Sharing<'a, 'b> {
    search: &'a mut Search<'b>,
    memory: [Shared; 512],
}

impl Sharing<'_, '_> {
    /// The greatest shares in all series that take `due` hunters, which is the most.
    fn shares(&mut self, board: &Board, places: Places, due: u8) -> Shares {
        if due == 0 {
            return Shares::default();
        }
        let index = (index(board) ^ u32::from_le_bytes(places) as usize) % self.memory.len();
        let known = self.memory[index];
        if known.board == *board && known.places == places {
            return known.shares;
        }
        let mut greatest = Shares::default();
        board.captures(|capture| {
            let (after, left) = (board.after(capture), due - capture.number());
            if self.search.most(&after, left, left) == left {
                let tiger =
                    places.iter().position(|&place| u32::from(place) == capture.from.bit()).unwrap_or(0);
                let mut then = places;
                then[tiger] = capture.to.bit() as u8;
                let mut shares = self.shares(&after, then, left);
                shares[tiger] += capture.number();
                for (share, other) in greatest.iter_mut().zip(shares) {
                    *share = (*share).max(other);
                }
            }
            true
        });
        self.memory[index] = Shared { board: *board, places, shares: greatest };
        greatest
    }
}
