//! The state of a match: small, plain, without history but for the counts that M-45 asks for.

use serde::Serialize;

use crate::{Board, Field, Fields};

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Seat 1: 25 hunters.
    Hunters,
    /// Seat 2: four tigers.
    Tigers,
}

/// How far the turn is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// The hunters' turn begins and no challenge is open.
    Hunters,
    /// The hunters' turn begins; they may challenge the tigers' turn before their own move (M-33).
    Challenge,
    /// The hunters have challenged rightly and pick one of the tied tigers (M-34).
    Remove,
    /// The hunters have challenged; their own move follows.
    Challenged,
    /// The tigers' turn begins.
    Tigers,
    /// The tigers have announced a number; nothing has moved yet (M-31).
    Announced,
    /// The tigers have captured in this turn and may or must go on (M-25).
    Series,
}

impl Stage {
    /// The side that acts.
    pub const fn side(self) -> Side {
        match self {
            Self::Hunters | Self::Challenge | Self::Remove | Self::Challenged => Side::Hunters,
            Self::Tigers | Self::Announced | Self::Series => Side::Tigers,
        }
    }

    /// Whether nothing of the turn has been done yet.
    pub const fn is_turn_start(self) -> bool {
        matches!(self, Self::Hunters | Self::Challenge | Self::Tigers)
    }
}

/// How often one figure of a side has gone to and fro without a break (M-45).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ToAndFro {
    from: u8,
    to: u8,
    moves: u8,
}

impl ToAndFro {
    /// X→Y, Y→X, X→Y, Y→X, X→Y: the third time the same way.
    const LOST: u8 = 5;

    /// A plain move of this side. A figure that stands where the side's last move ended is the figure that made
    /// it, for no other figure of its side has moved since.
    pub(crate) fn moved(self, from: Field, to: Field) -> Self {
        let (from, to) = (from.bit() as u8, to.bit() as u8);
        let back = self.moves > 0 && (self.from, self.to) == (to, from);
        Self { from, to, moves: if back { self.moves + 1 } else { 1 } }
    }

    pub(crate) fn lost(self) -> bool {
        self.moves >= Self::LOST
    }

    fn bits(self) -> u64 {
        u64::from(self.from) | u64::from(self.to) << 6 | u64::from(self.moves) << 12
    }
}

/// What a challenge is judged by: the turn of the tigers as it began and what each tiger has done in it.
/// Empty when the `faults` option is off and when no tiger turn is open to judgement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Audit {
    /// The board when the turn began.
    pub(crate) start: Board,
    /// Where each tiger stands now, in the order in which they stood when the turn began.
    pub(crate) now: [u8; Board::TIGERS],
    /// Hunters captured by each tiger in this turn, in the same order.
    pub(crate) taken: [u8; Board::TIGERS],
    /// The number announced.
    pub(crate) announced: u8,
    /// The tigers that tie for the most captures, one bit each, in the same order (M-34).
    pub(crate) tied: u8,
}

impl Audit {
    /// The audit of a turn that begins on this board with this announcement.
    pub(crate) fn begin(board: Board, announced: u8) -> Self {
        let mut now = [0; Board::TIGERS];
        for (place, tiger) in now.iter_mut().zip(board.tigers.iter()) {
            *place = tiger.bit() as u8;
        }
        Self { start: board, now, announced, ..Self::default() }
    }

    /// A tiger has moved and captured so many.
    pub(crate) fn moved(&mut self, from: Field, to: Field, captured: u8) {
        for i in 0..self.start.tigers.len() {
            if u32::from(self.now[i]) == from.bit() {
                self.now[i] = to.bit() as u8;
                self.taken[i] += captured;
                return;
            }
        }
    }

    /// Where the tied tigers stand now.
    pub(crate) fn tied_fields(&self) -> Fields {
        (0..Board::TIGERS)
            .filter(|i| self.tied >> i & 1 == 1)
            .map(|i| Field::of_bit(self.now[i].into()))
            .collect()
    }
}

/// The state of a match.
///
/// # Equality
/// Two states are equal when they agree in everything that bears on play, the counts of M-45 included. The
/// positions noted for M-46 are not part of it: who plays a match keeps them in a
/// [`inuksuk_core::PositionLog`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) board: Board,
    pub(crate) audit: Audit,
    pub(crate) stage: Stage,
    pub(crate) hand: u8,
    /// Hunters captured in the tiger turn that is going on or may still be challenged.
    pub(crate) taken: u8,
    /// Guided play, inside a series: hunters still to be captured in it.
    pub(crate) due: u8,
    pub(crate) hunters_count: ToAndFro,
    pub(crate) tigers_count: ToAndFro,
}

const _: () = assert!(size_of::<State>() <= 64);

impl State {
    /// The beginning of a turn, with nothing before it.
    pub(crate) fn fresh(board: Board, side: Side, hand: u8) -> Self {
        let stage = match side {
            Side::Hunters => Stage::Hunters,
            Side::Tigers => Stage::Tigers,
        };
        Self {
            board,
            audit: Audit::default(),
            stage,
            hand,
            taken: 0,
            due: 0,
            hunters_count: ToAndFro::default(),
            tigers_count: ToAndFro::default(),
        }
    }

    /// Where the figures stand.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The side that acts (after the end: that would act).
    pub const fn side(&self) -> Side {
        self.stage.side()
    }

    /// How far the turn is.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Hunters in hand, 0–25.
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// Hunters captured since the match began, 0–25.
    pub const fn captured(&self) -> u8 {
        Board::HUNTERS as u8 - self.board.hunters.len() as u8 - self.hand
    }

    /// Hunters captured in the tiger turn that is going on, or that may still be challenged.
    pub const fn taken(&self) -> u8 {
        self.taken
    }

    /// The number announced for the tiger turn that is going on, or that may still be challenged (M-31).
    pub const fn announced(&self) -> Option<u8> {
        // Only an announced turn has an audit, and there is always a tiger in it.
        if self.audit.start.tigers.is_empty() { None } else { Some(self.audit.announced) }
    }

    /// How many plain moves in a row a side has made with one figure to and fro (M-45); five lose.
    pub const fn to_and_fro(&self, side: Side) -> u8 {
        match side {
            Side::Hunters => self.hunters_count.moves,
            Side::Tigers => self.tigers_count.moves,
        }
    }

    /// Board, side to move, hand and whether a challenge is open: 61 bits that are equal for equal positions
    /// only (M-46).
    pub(crate) fn position_bits(&self) -> u64 {
        u64::from(self.board.hunters.inner_bits())
            | u64::from(self.board.tigers.all_bits()) << 25
            | u64::from(self.side() == Side::Tigers) << 54
            | u64::from(self.hand) << 55
            | u64::from(self.stage == Stage::Challenge) << 60
    }

    /// A hash of all that [`PartialEq`] compares.
    #[inline]
    pub(crate) fn quick_hash(&self) -> u64 {
        let rest = self.stage as u64
            | u64::from(self.hand) << 3
            | u64::from(self.taken) << 8
            | u64::from(self.due) << 13
            | self.hunters_count.bits() << 18
            | self.tigers_count.bits() << 33;
        let mut hash = mix(mix(mix(0, self.board.hunters.0), self.board.tigers.0), rest);
        if self.audit != Audit::default() {
            let Audit { start, now, taken, announced, tied } = self.audit;
            hash = mix(mix(hash, start.hunters.0), start.tigers.0);
            hash = mix(hash, u64::from(u32::from_le_bytes(now)) | u64::from(u32::from_le_bytes(taken)) << 32);
            hash = mix(hash, u64::from(announced) | u64::from(tied) << 8);
        }
        hash
    }
}

/// Folds a word into a hash.
#[inline]
fn mix(hash: u64, word: u64) -> u64 {
    let product = u128::from(hash ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd6e8_feb8_6659_fd93_u128;
    (product >> 64) as u64 ^ product as u64
}
