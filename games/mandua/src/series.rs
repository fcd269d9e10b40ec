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
    solve(|search| search.most(&board, board.hunters.len() as u8))
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
        let mut best = 0;
        let mut totals = [0; 16];
        for (total, &capture) in totals.iter_mut().zip(&all) {
            let number = capture.number();
            *total = number + search.most(&board.after(capture), cap - number);
            best = best.max(*total);
        }
        (best, totals)
    });
    let maximal = all.into_iter().zip(totals).filter(|&(_, total)| total == due).map(|(capture, _)| capture);
    (due, maximal.collect())
}

/// Runs a search without memory and, if that grows beyond a few looks, again with it.
fn solve<R>(search: impl Fn(&mut Search) -> R) -> R {
    let mut quick = Search { looks: QUICK_LOOKS, memory: None };
    let answer = search(&mut quick);
    if quick.looks > 0 {
        return answer;
    }
    let mut memory = [Solved::default(); MEMORY];
    search(&mut Search { looks: u32::MAX, memory: Some(&mut memory) })
}

/// How many boards are looked at without memory.
const QUICK_LOOKS: u32 = 100;

/// How many solved boards are remembered; a newer one takes the place of an older one with the same index.
const MEMORY: usize = 1024;

/// A solved board and its number, in 16 bytes; one without tigers is an empty entry.
#[derive(Clone, Copy, Default)]
struct Solved {
    hunters: u64,
    /// The tigers, and above the frame's 49 bits the number.
    tigers_and_most: u64,
}

impl Solved {
    const TIGERS: u64 = (1 << 49) - 1;

    const fn new(board: &Board, most: u8) -> Self {
        Self { hunters: board.hunters.0, tigers_and_most: board.tigers.0 | (most as u64) << 56 }
    }

    const fn is(self, board: &Board) -> bool {
        self.hunters == board.hunters.0 && self.tigers_and_most & Self::TIGERS == board.tigers.0
    }

    const fn most(self) -> u8 {
        (self.tigers_and_most >> 56) as u8
    }
}

/// How many boards are remembered with their tigers told apart.
const SHARED_MEMORY: usize = 512;

struct Search<'a> {
    /// How many boards may still be looked at; at 0 the answers are worthless.
    looks: u32,
    memory: Option<&'a mut [Solved; MEMORY]>,
}

impl Search<'_> {
    /// The greatest number that can be taken from here, known to be at most `cap`.
    fn most(&mut self, board: &Board, cap: u8) -> u8 {
        if cap == 0 || self.looks == 0 || !board.any_capture() {
            return 0;
        }
        self.looks -= 1;
        let index = index(board);
        if let Some(memory) = &self.memory
            && memory[index].is(board)
        {
            return memory[index].most();
        }
        let mut best = 0;
        board.captures(|capture| {
            let number = capture.number();
            best = best.max(number + self.most(&board.after(capture), cap - number));
            best < cap
        });
        if let Some(memory) = &mut self.memory {
            memory[index] = Solved::new(board, best);
        }
        best
    }
}

/// Where a board is remembered.
fn index(board: &Board) -> usize {
    let mixed = (board.hunters.0 ^ board.tigers.0.rotate_left(24)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 32) as usize % MEMORY
}

/// The number due and, for each tiger in the order of the fields they stand on, the most hunters it takes in any
/// maximal series (M-34).
pub(crate) fn greatest_shares(board: &Board) -> (u8, [u8; Board::TIGERS]) {
    let mut memory = [Shared::default(); SHARED_MEMORY];
    let mut places = [0; Board::TIGERS];
    for (place, tiger) in places.iter_mut().zip(board.tigers.iter()) {
        *place = tiger.bit() as u8;
    }
    let shared = shares(&mut memory, board, places);
    (shared.most, shared.each)
}

/// The shares of a solved board whose tigers are told apart.
#[derive(Clone, Copy, Default)]
struct Shared {
    board: Board,
    places: [u8; Board::TIGERS],
    most: u8,
    each: [u8; Board::TIGERS],
}

fn shares(memory: &mut [Shared; SHARED_MEMORY], board: &Board, places: [u8; Board::TIGERS]) -> Shared {
    let mut shared = Shared { board: *board, places, ..Shared::default() };
    if !board.any_capture() {
        return shared;
    }
    let index = (index(board) ^ u32::from_le_bytes(places) as usize) % SHARED_MEMORY;
    if memory[index].board == *board && memory[index].places == places {
        return memory[index];
    }
    board.captures(|capture| {
        let mut then = places;
        let tiger =
            places.iter().position(|&place| u32::from(place) == capture.from.bit()).unwrap_or_default();
        then[tiger] = capture.to.bit() as u8;
        let mut rest = shares(memory, &board.after(capture), then);
        rest.most += capture.number();
        rest.each[tiger] += capture.number();
        if rest.most > shared.most {
            (shared.most, shared.each) = (rest.most, rest.each);
        } else if rest.most == shared.most {
            for (share, other) in shared.each.iter_mut().zip(rest.each) {
                *share = (*share).max(other);
            }
        }
        true
    });
    memory[index] = shared;
    shared
}
