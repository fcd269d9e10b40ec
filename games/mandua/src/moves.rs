//! Steps and captures of a board, for all figures of a side at once.

use crate::{
    Board, Field, Fields,
    board::{FILE, RANK},
};

/// A capture: a jump, a step into a MANDUA, or both at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Capture {
    pub(crate) from: Field,
    pub(crate) to: Field,
    /// What is removed: 1 hunter by a jump, 2 by a MANDUA, 3 by both (M-21 to M-23).
    pub(crate) taken: Fields,
}

impl Capture {
    pub(crate) fn number(self) -> u8 {
        self.taken.len() as u8
    }
}

/// A set shifted by `BY` places of the frame.
#[inline]
const fn shifted<const BY: i32>(fields: u64) -> u64 {
    if BY > 0 { fields << BY } else { fields >> -BY }
}

/// Runs over the bits of a set.
#[inline]
fn each(mut fields: u64, mut visit: impl FnMut(u32)) {
    while fields != 0 {
        visit(fields.trailing_zeros());
        fields &= fields - 1;
    }
}

/// The two sides of a MANDUA on a field, along one line.
const fn sides(field: u32, line: i32) -> u64 {
    // Every field with a neighbour on both sides lies at least one rank inside the frame.
    (1 | 1 << (2 * line)) << (field as i32 - line)
}

impl Board {
    #[inline]
    fn free_places(&self) -> u64 {
        Fields::ALL.0 & !(self.hunters.0 | self.tigers.0)
    }

    /// Places with a hunter left and right.
    #[inline]
    const fn between_left_and_right(&self) -> u64 {
        self.hunters.0 << FILE & self.hunters.0 >> FILE
    }

    /// Places with a hunter above and below.
    #[inline]
    const fn between_above_and_below(&self) -> u64 {
        self.hunters.0 << RANK & self.hunters.0 >> RANK
    }

    /// Whether any tiger can step or capture (M-40).
    #[inline]
    pub(crate) fn tigers_can_move(&self) -> bool {
        let tigers = self.tigers.0;
        let near = tigers << FILE | tigers >> FILE | tigers << RANK | tigers >> RANK;
        near & self.free_places() != 0 || self.any_capture()
    }

    /// Whether any hunter can move (M-41).
    #[inline]
    pub(crate) fn hunters_can_move(&self) -> bool {
        let hunters = self.hunters.0;
        let near = hunters << FILE | hunters >> FILE | hunters << RANK | hunters >> RANK;
        near & self.free_places() & Fields::INNER.0 != 0
    }

    /// Whether any inner field is free.
    #[inline]
    pub(crate) fn can_place(&self) -> bool {
        self.free_places() & Fields::INNER.0 != 0
    }

    /// Whether any tiger can capture.
    #[inline]
    pub(crate) fn any_capture(&self) -> bool {
        let (tigers, hunters) = (self.tigers.0, self.hunters.0);
        // A step along one line leaves a free field behind it, so its MANDUA lies across (M-22).
        let manduas = (tigers << RANK | tigers >> RANK) & self.between_left_and_right()
            | (tigers << FILE | tigers >> FILE) & self.between_above_and_below();
        let jumps = (tigers << FILE & hunters) << FILE
            | (tigers >> FILE & hunters) >> FILE
            | (tigers << RANK & hunters) << RANK
            | (tigers >> RANK & hunters) >> RANK;
        (manduas | jumps) & self.free_places() != 0
    }

    /// Shows every capture to `visit`, each once, until it returns false.
    #[inline]
    pub(crate) fn captures(&self, mut visit: impl FnMut(Capture) -> bool) {
        let _ = self.captures_along::<FILE, RANK>(&mut visit)
            && self.captures_along::<{ -FILE }, RANK>(&mut visit)
            && self.captures_along::<RANK, FILE>(&mut visit)
            && self.captures_along::<{ -RANK }, FILE>(&mut visit);
    }

    /// The captures in one direction; a MANDUA lies across it.
    #[inline]
    fn captures_along<const BY: i32, const ACROSS: i32>(
        &self,
        visit: &mut impl FnMut(Capture) -> bool,
    ) -> bool {
        let free = self.free_places();
        let between =
            if ACROSS == FILE { self.between_left_and_right() } else { self.between_above_and_below() };
        let near = shifted::<BY>(self.tigers.0);
        let jumps = shifted::<BY>(near & self.hunters.0) & free;
        let mut reached = near & between & free | jumps;
        while reached != 0 {
            let to = reached.trailing_zeros();
            reached &= reached - 1;
            let mandua = if between >> to & 1 == 1 { sides(to, ACROSS) } else { 0 };
            let (over, length) = if jumps >> to & 1 == 1 { (1 << (to as i32 - BY), 2 * BY) } else { (0, BY) };
            let from = Field::of_bit((to as i32 - length) as u32);
            if !visit(Capture { from, to: Field::of_bit(to), taken: Fields(mandua | over) }) {
                return false;
            }
        }
        true
    }

    /// A number that no series exceeds: the hunters that tigers could come to capture if no capture were in the
    /// way of another. A hunter that nobody can capture so stands where it stands for good.
    pub(crate) fn capturable(&self) -> u8 {
        let mut hunters = self.hunters.0;
        loop {
            let open = Fields::ALL.0 & !(self.hunters.0 & !hunters);
            let beside = hunters << FILE & hunters >> FILE;
            let above = hunters << RANK & hunters >> RANK;
            let mut reached = self.tigers.0;
            let entered = loop {
                let entered = ((reached << FILE | reached >> FILE) & above
                    | (reached << RANK | reached >> RANK) & beside
                    | (reached << FILE & hunters) << FILE
                    | (reached >> FILE & hunters) >> FILE
                    | (reached << RANK & hunters) << RANK
                    | (reached >> RANK & hunters) >> RANK)
                    & open;
                if entered & !reached == 0 {
                    break entered;
                }
                reached |= entered;
            };
            let jumped = reached << FILE & open >> FILE
                | reached >> FILE & open << FILE
                | reached << RANK & open >> RANK
                | reached >> RANK & open << RANK;
            let (flat, upright) = (entered & beside, entered & above);
            let sides = flat << FILE | flat >> FILE | upright << RANK | upright >> RANK;
            let captured = hunters & (jumped | sides);
            if captured == hunters {
                return captured.count_ones() as u8;
            }
            hunters = captured;
        }
    }

    /// Shows every step of the tigers to `visit`, captures by stepping included.
    #[inline]
    pub(crate) fn tiger_steps(&self, visit: impl FnMut(Field, Field)) {
        steps(self.tigers.0, self.free_places(), visit);
    }

    /// Shows every step of the hunters to `visit` (M-11).
    #[inline]
    pub(crate) fn hunter_steps(&self, visit: impl FnMut(Field, Field)) {
        steps(self.hunters.0, self.free_places() & Fields::INNER.0, visit);
    }

    /// What a tiger captures by moving between two fields, at most three hunters (M-21 to M-24).
    #[inline]
    pub(crate) fn captured_by(&self, from: Field, to: Field) -> Fields {
        let (start, end) = (from.bit(), to.bit());
        let distance = start.abs_diff(end) as i32;
        let jump = distance == 2 * FILE || distance == 2 * RANK;
        let over = if jump { 1 << u32::midpoint(start, end) } else { 0 };
        let along_rank = distance <= 2 * FILE;
        let (between, across) = if along_rank {
            (self.between_above_and_below(), RANK)
        } else {
            (self.between_left_and_right(), FILE)
        };
        let mandua = if between >> end & 1 == 1 { sides(end, across) } else { 0 };
        Fields(over | mandua)
    }

    /// The board after a tiger has moved and what it took is removed.
    #[inline]
    pub(crate) fn after(&self, capture: Capture) -> Self {
        Self {
            hunters: Fields(self.hunters.0 & !capture.taken.0),
            tigers: Fields(self.tigers.0 ^ (1 << capture.from.bit() | 1 << capture.to.bit())),
        }
    }
}

#[inline]
fn steps(figures: u64, free: u64, mut visit: impl FnMut(Field, Field)) {
    let field = |bit: i32| Field::of_bit(bit as u32);
    each(shifted::<FILE>(figures) & free, |to| visit(field(to as i32 - FILE), Field::of_bit(to)));
    each(shifted::<{ -FILE }>(figures) & free, |to| visit(field(to as i32 + FILE), Field::of_bit(to)));
    each(shifted::<RANK>(figures) & free, |to| visit(field(to as i32 - RANK), Field::of_bit(to)));
    each(shifted::<{ -RANK }>(figures) & free, |to| visit(field(to as i32 + RANK), Field::of_bit(to)));
}
