//! In what the variants differ before play starts: who places what, and whose turn moves which figures.

use inuksuk_core::ArrayVec;

/// Most figures in any variant: three bears and two Inuit (N-35).
pub(crate) const MOST_FIGURES: usize = 5;
/// Most turns in a round.
const MOST_TURNS: usize = 4;

/// A variant of the introductory game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Variant {
    /// N-20 to N-25.
    Basic,
    /// N-30: shut in your partner.
    Partners,
    /// N-31: shut in your left neighbour, the next seat.
    NeighboursLeft,
    /// N-31: shut in your right neighbour, the seat before.
    NeighboursRight,
    /// N-32: a bear and an Inuk each.
    Helpers,
    /// N-33, N-34: two Inuit hunt a bear.
    BearHunt,
    /// N-35: two Inuit fear bears.
    BearFear,
}

impl Variant {
    /// Every variant with its name, the default first.
    pub const ALL: [(&'static str, Self); 7] = [
        ("basic", Self::Basic),
        ("partners", Self::Partners),
        ("neighbours-left", Self::NeighboursLeft),
        ("neighbours-right", Self::NeighboursRight),
        ("helpers", Self::Helpers),
        ("bear-hunt", Self::BearHunt),
        ("bear-fear", Self::BearFear),
    ];

    /// Its name as an option (`"bear-hunt"`).
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, v)| *v == self).map_or("", |(name, _)| name)
    }

    /// For how many seats it is.
    pub const fn seats(self) -> &'static [u8] {
        match self {
            Self::Basic => &[2, 3, 4],
            Self::Partners => &[4],
            Self::NeighboursLeft | Self::NeighboursRight => &[3, 4],
            Self::Helpers | Self::BearFear => &[2],
            Self::BearHunt => &[2, 3],
        }
    }
}

/// Whether a figure is a bear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FigureKind {
    /// An Inuk, or the figure of a game without bears.
    Inuk,
    /// A bear.
    Bear,
}

impl FigureKind {
    /// Its name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inuk => "inuk",
            Self::Bear => "bear",
        }
    }
}

/// A figure of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Figure {
    /// Its owner's seat; 0 for the bears of [`Variant::BearFear`], which are nobody's.
    pub seat: u8,
    /// What it is.
    pub kind: FigureKind,
    /// The seat that places it.
    pub placed_by: u8,
}

/// A turn of a round: whose it is, and which figures may be moved, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RoundTurn {
    pub(crate) seat: u8,
    pub(crate) movers: u8,
}

/// The figures in the order of placing, and the turns of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cast {
    pub(crate) figures: ArrayVec<Figure, MOST_FIGURES>,
    pub(crate) round: ArrayVec<RoundTurn, MOST_TURNS>,
    /// Which part of the board is used: that of so many players (N-20, N-33).
    pub(crate) part: u8,
}

impl Cast {
    pub(crate) fn new(variant: Variant, seats: u8, one_inuk: bool, bears: u8) -> Self {
        let inuk = |seat| Figure { seat, kind: FigureKind::Inuk, placed_by: seat };
        let bear = |seat| Figure { seat, kind: FigureKind::Bear, placed_by: seat };
        let turn = |seat, movers| RoundTurn { seat, movers };
        match (variant, seats) {
            // N-21, N-22: two figures each, placed 1, 2, 2, 1.
            (Variant::Basic, 2) => Self {
                figures: [1, 2, 2, 1].into_iter().map(inuk).collect(),
                round: [turn(1, 0b1001), turn(2, 0b0110)].into_iter().collect(),
                part: 4,
            },
            (Variant::Helpers, _) => Self {
                figures: [bear(1), bear(2), inuk(2), inuk(1)].into_iter().collect(),
                round: [turn(1, 0b1001), turn(2, 0b0110)].into_iter().collect(),
                part: 4,
            },
            (Variant::BearHunt, 2) => Self {
                figures: [inuk(1), inuk(1), bear(2)].into_iter().collect(),
                // N-34: both Inuit move, one after the other, or only one of them.
                round: if one_inuk {
                    [turn(1, 0b011), turn(2, 0b100)].into_iter().collect()
                } else {
                    [turn(1, 0b001), turn(1, 0b010), turn(2, 0b100)].into_iter().collect()
                },
                part: 3,
            },
            (Variant::BearHunt, _) => Self {
                figures: [inuk(1), inuk(2), bear(3)].into_iter().collect(),
                round: [turn(1, 0b001), turn(2, 0b010), turn(3, 0b100)].into_iter().collect(),
                part: 3,
            },
            // N-35: seats 1, 2, 1 place the bears, then each its Inuk.
            (Variant::BearFear, _) => Self {
                figures: (0..bears)
                    .map(|b| Figure { seat: 0, kind: FigureKind::Bear, placed_by: 1 + b % 2 })
                    .chain([inuk(1), inuk(2)])
                    .collect(),
                round: [turn(1, 1 << bears), turn(2, 2 << bears)].into_iter().collect(),
                part: 4,
            },
            (Variant::Basic | Variant::Partners | Variant::NeighboursLeft | Variant::NeighboursRight, _) => {
                Self {
                    figures: (1..=seats).map(inuk).collect(),
                    round: (1..=seats).map(|s| turn(s, 1 << (s - 1))).collect(),
                    part: seats,
                }
            }
        }
    }
}
