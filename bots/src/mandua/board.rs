//! The board as plain bits, for evaluating a whole side at once.
//!
//! The same frame of 7 × 7 as the rules use: a neighbour is 1 or 7 places away, and nothing wraps around.

use mandua::{Board, Fields};

pub(super) const FILE: u32 = 1;
pub(super) const RANK: u32 = 7;

/// a1 to e5.
pub(super) const INNER: u64 = 0b11111 << 8 | 0b11111 << 15 | 0b11111 << 22 | 0b11111 << 29 | 0b11111 << 36;
/// S, W, E, N.
pub(super) const OUTER: u64 = 1 << 3 | 1 << 21 | 1 << 27 | 1 << 45;
const ALL: u64 = INNER | OUTER;

/// Where everything stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bits {
    pub(super) hunters: u64,
    pub(super) tigers: u64,
    pub(super) free: u64,
}

impl Bits {
    pub(super) fn new(board: Board) -> Self {
        let (hunters, tigers) = (bits(board.hunters()), bits(board.tigers()));
        Self { hunters, tigers, free: ALL & !(hunters | tigers) }
    }

    /// Fields that a tiger can step on.
    pub(super) fn steps(&self) -> u64 {
        beside(self.tigers) & self.free
    }

    /// Where tigers land when they jump.
    pub(super) fn landings(&self) -> u64 {
        let (t, h) = (self.tigers, self.hunters);
        ((t << FILE & h) << FILE
            | (t >> FILE & h) >> FILE
            | (t << RANK & h) << RANK
            | (t >> RANK & h) >> RANK)
            & self.free
    }

    /// Free fields with a hunter on both sides in one line: a tiger that gets there takes both.
    pub(super) fn gaps(&self) -> u64 {
        let h = self.hunters;
        (h << FILE & h >> FILE | h << RANK & h >> RANK) & self.free
    }

    /// Hunters that a tiger could jump if it stood on the right side: in one line both sides are free or a
    /// tiger's.
    pub(super) fn exposed(&self) -> u64 {
        let open = self.free | self.tigers;
        self.hunters & (open << FILE & open >> FILE | open << RANK & open >> RANK)
    }

    /// Tigers that can neither step nor jump.
    pub(super) fn trapped(&self) -> u64 {
        let (h, f) = (self.hunters, self.free);
        let jumps = (f << FILE & h) << FILE
            | (f >> FILE & h) >> FILE
            | (f << RANK & h) << RANK
            | (f >> RANK & h) >> RANK;
        self.tigers & !(beside(f) | jumps)
    }
}

/// All fields next to a set, and some places beyond the rim.
pub(super) fn beside(fields: u64) -> u64 {
    fields << FILE | fields >> FILE | fields << RANK | fields >> RANK
}

fn bits(fields: Fields) -> u64 {
    fields
        .iter()
        .fold(0, |bits, field| bits | 1 << (u32::from(field.row()) * RANK + u32::from(field.column())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use mandua::Field;

    fn drawn(drawing: &str) -> Bits {
        Bits::new(Board::drawn(drawing).unwrap())
    }

    fn set(fields: &str) -> u64 {
        bits(fields.split_whitespace().map(|f| f.parse::<Field>().unwrap()).collect())
    }

    #[test]
    fn the_frame_is_that_of_the_rules() {
        assert_eq!(bits(Fields::INNER), INNER);
        assert_eq!(bits(Fields::OUTER), OUTER);
        for field in Field::all() {
            assert_eq!(beside(bits(Fields::only(field))) & ALL, bits(field.neighbours()), "{field}");
        }
    }

    // M-20 to M-22
    #[test]
    fn sees_steps_jumps_gaps_and_what_is_exposed() {
        let board = drawn(
            "     .
             . . . . .
             . . . H .
           . . . . . . .
             . . . H H
             T H . H T
                 .",
        );
        assert_eq!(board.steps(), set("a2"));
        assert_eq!(board.landings(), set("c1 e3"));
        assert_eq!(board.gaps(), set("c1 d3"));
        assert_eq!(board.exposed(), set("b1 d1 d4 e2"));
        assert_eq!(board.trapped(), 0);
    }

    #[test]
    fn a_tiger_is_trapped_when_neighbours_and_what_is_behind_them_are_taken() {
        let board = drawn(
            "     T
             . . H . .
             . . H . .
           . . . . . . .
             H . . . .
             T H H . .
                 .",
        );
        assert_eq!(board.trapped(), set("N"));
        let closed = drawn(
            "     .
             . . . . .
             . . . . .
           . H . . . . .
             H . . . .
             T H H . .
                 .",
        );
        assert_eq!(closed.trapped(), set("a1"));
    }
}
