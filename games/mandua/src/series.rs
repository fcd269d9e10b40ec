//! Maximal capture series (M-25, M-26), exact.
//!
//! The same board is reached by many orders of the same captures, so the search remembers the boards it has
//! solved. Most boards are solved in a few looks; only those that are not pay for the memory.

use inuksuk_core::ArrayVec;

use crate::{Board, Field, moves::Capture};

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
type Captures = ArrayVec<Capture, 16>;

/// Shows to `visit` the captures with which a maximal series can begin or go on (M-30). `due` is what it takes, when
/// that is known.
pub(crate) fn maximal_captures(board: &Board, due: Option<u8>, visit: impl FnMut(Capture)) {
    let mut all = Captures::new();
    board.captures(|capture| {
        all.push(capture);
        true
    });
    if all.len() > 1 {
        keep_maximal(board, due, &mut all);
    }
    all.into_iter().for_each(visit);
}

fn keep_maximal(board: &Board, due: Option<u8>, captures: &mut Captures) {
    let cap = due.unwrap_or(board.hunters.len() as u8);
    let (totals, due) = solve(|search| {
        let mut best = due.unwrap_or(0);
        let mut totals = [0; 16];
        for (total, capture) in totals.iter_mut().zip(&*captures) {
            let number = capture.number();
            // Exact if it reaches the best so far, below it otherwise.
            let rest = search.most(&board.after(*capture), best.saturating_sub(number), cap - number);
            *total = number + rest;
            best = best.max(*total);
        }
        (totals, best)
    });
    let mut totals = totals.into_iter();
    captures.retain(|_| totals.next() == Some(due));
}

/// Runs a search with a small memory and, if that grows beyond a few looks, again with a large one: clearing the
/// large one takes longer than most searches.
fn solve<R>(search: impl Fn(&mut Search) -> R) -> R {
    let mut memory = [Solved::default(); 64];
    let mut quick = Search { looks: 0, most_looks: QUICK_LOOKS, memory: &mut memory };
    let answer = search(&mut quick);
    if quick.looks < QUICK_LOOKS { answer } else { solve_deep(search) }
}

#[cold]
#[inline(never)]
#[expect(clippy::large_stack_arrays, reason = "64 KiB for the few searches that need them, and no heap")]
fn solve_deep<R>(search: impl FnOnce(&mut Search) -> R) -> R {
    let mut memory = [Solved::default(); 4096];
    search(&mut Search { looks: 0, most_looks: u32::MAX, memory: &mut memory })
}

/// How many boards are looked at with the small memory.
const QUICK_LOOKS: u32 = 200;

/// What is known of a board, and of one of its fields where that is asked, in 16 bytes. An entry without tigers is
/// empty.
#[derive(Clone, Copy, Default)]
struct Solved {
    /// The hunters, and above the frame's 49 bits the field.
    hunters_and_field: u64,
    /// The tigers, and above the frame's 49 bits the number and whether it is exact.
    tigers_and_number: u64,
}

impl Solved {
    const FRAME: u64 = (1 << 49) - 1;

    fn new(board: &Board, field: u32, number: u8, exact: bool) -> Self {
        Self {
            hunters_and_field: board.hunters.0 | u64::from(field) << 49,
            tigers_and_number: board.tigers.0 | u64::from(number) << 56 | u64::from(exact) << 63,
        }
    }

    const fn is(self, board: &Board, field: u32) -> bool {
        self.hunters_and_field == board.hunters.0 | (field as u64) << 49
            && self.tigers_and_number & Self::FRAME == board.tigers.0
    }

    /// The number, or one it does not exceed.
    const fn number(self) -> u8 {
        (self.tigers_and_number >> 56) as u8 & 0b11111
    }

    const fn is_exact(self) -> bool {
        self.tigers_and_number >> 63 == 1
    }
}

struct Search<'a> {
    /// How many boards have been looked at.
    looks: u32,
    /// When it comes to so many, the answers are worthless.
    most_looks: u32,
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
        if self.looks == self.most_looks || !board.any_capture() {
            return 0;
        }
        self.looks += 1;
        let index = index(board) & (self.memory.len() - 1);
        let known = self.memory[index];
        if known.is(board, 0) {
            if known.is_exact() {
                return known.number();
            }
            cap = cap.min(known.number());
        } else if cap - need < WORTH_A_BOUND && self.looks > FIRST_LOOKS {
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
        self.memory[index] = Solved::new(board, 0, most, exact);
        most
    }
}

/// Where a board is remembered.
fn index(board: &Board) -> usize {
    let mixed = (board.hunters.0 ^ board.tigers.0.rotate_left(24)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as usize
}

/// A bound is worth computing when less than so many more hunters than needed are left,
const WORTH_A_BOUND: u8 = 3;

/// and not in searches that end within so many looks anyway.
const FIRST_LOOKS: u32 = 16;

/// For each tiger, in the order of the fields they stand on, the most hunters it takes in any series that takes
/// `due`, which is the most there is (M-34).
#[expect(clippy::large_stack_arrays, reason = "64 KiB for a right challenge, and no heap")]
pub(crate) fn greatest_shares(board: &Board, due: u8) -> [u8; Board::TIGERS] {
    let mut shares = [0; Board::TIGERS];
    if due > 0 {
        solve_deep(|search| {
            let mut sharing = Sharing { search, memory: [Solved::default(); 4096] };
            for (share, tiger) in shares.iter_mut().zip(board.tigers.iter()) {
                *share = sharing.share(board, tiger, due, 0);
            }
        });
    }
    shares
}

/// A walk through the maximal series.
struct Sharing<'a, 'b> {
    search: &'a mut Search<'b>,
    memory: [Solved; 4096],
}

impl Sharing<'_, '_> {
    /// The most hunters that the tiger on a field takes in a series that takes `due`, which is the most there is:
    /// exact when it is at least `need`, otherwise some number below `need` that it does not exceed.
    fn share(&mut self, board: &Board, tiger: Field, due: u8, need: u8) -> u8 {
        if due < need || due == 0 {
            return due;
        }
        let index = (index(board) ^ (tiger.bit() as usize) << 5) % self.memory.len();
        let known = self.memory[index];
        if known.is(board, tiger.bit()) && (known.is_exact() || known.number() < need) {
            return known.number();
        }
        let (mut best, mut bound) = (0, 0);
        // Its own captures first: they soon show that it can take all.
        for own in [true, false] {
            board.captures(|capture| {
                if (capture.from == tiger) == own {
                    let wanted = need.max(best + 1);
                    let total = self.share_after(board, tiger, capture, due, wanted);
                    bound = bound.max(total);
                    if total >= wanted {
                        best = total;
                    }
                }
                best < due
            });
        }
        let exact = best >= need;
        let share = if exact { best } else { bound };
        self.memory[index] = Solved::new(board, tiger.bit(), share, exact);
        share
    }

    /// The same when the series begins with this capture; 0 if no maximal series does.
    fn share_after(&mut self, board: &Board, tiger: Field, capture: Capture, due: u8, need: u8) -> u8 {
        let left = due - capture.number();
        let (own, tiger) = if capture.from == tiger { (capture.number(), capture.to) } else { (0, tiger) };
        if own + left < need {
            return own + left;
        }
        let after = board.after(capture);
        if self.search.most(&after, left, left) < left {
            return 0;
        }
        own + self.share(&after, tiger, left, need.saturating_sub(own))
    }
}
