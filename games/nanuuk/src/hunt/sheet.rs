//! A hunter and its sheet (N-41).

use crate::floe::Field;
use crate::setup::Stone;

/// A kind of prey.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Prey {
    /// Worth 1.
    Fish,
    /// Worth 2.
    Seal,
    /// Worth 3.
    Walrus,
    /// Worth 4.
    Whale,
}

impl Prey {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Fish, Self::Seal, Self::Walrus, Self::Whale];

    /// The stone it is.
    pub const fn stone(self) -> Stone {
        match self {
            Self::Fish => Stone::Fish,
            Self::Seal => Stone::Seal,
            Self::Walrus => Stone::Walrus,
            Self::Whale => Stone::Whale,
        }
    }

    /// The prey that a stone is; `None` for an Inuk or a bear.
    pub fn of(stone: Stone) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.stone() == stone)
    }

    /// Its name (`"fish"`).
    pub const fn name(self) -> &'static str {
        self.stone().name()
    }

    /// Its points (N-73).
    pub const fn points(self) -> i16 {
        self as i16 + 1
    }

    /// Its space on the left half of a sheet.
    pub const fn carried(self) -> Carried {
        match self {
            Self::Fish => Carried::FISH,
            Self::Seal => Carried::SEAL,
            Self::Walrus => Carried::WALRUS,
            Self::Whale => Carried::WHALE,
        }
    }

    /// What it can be traded for (N-63).
    pub(crate) const fn buys(self) -> Carried {
        match self {
            Self::Fish => Carried::HUSKY,
            Self::Seal => Carried::KAYAK,
            Self::Walrus => Carried::SLED,
            Self::Whale => Carried::HUSKY.with(Carried::SLED).with(Carried::KAYAK),
        }
    }
}

/// The left half of a sheet: what is carried, one space for each thing (N-41). Bits in text order of names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Carried(u16);

impl Carried {
    /// Nothing.
    pub const NOTHING: Self = Self(0);
    /// A fish.
    pub const FISH: Self = Self(1);
    /// The harpoon.
    pub const HARPOON: Self = Self(1 << 1);
    /// The husky.
    pub const HUSKY: Self = Self(1 << 2);
    /// An Inuk.
    pub const INUK: Self = Self(1 << 3);
    /// The kayak.
    pub const KAYAK: Self = Self(1 << 4);
    /// A seal.
    pub const SEAL: Self = Self(1 << 5);
    /// The sled.
    pub const SLED: Self = Self(1 << 6);
    /// A walrus.
    pub const WALRUS: Self = Self(1 << 7);
    /// A whale.
    pub const WHALE: Self = Self(1 << 8);
    /// Husky and sled, given back together for a further step (N-61).
    pub const TEAM: Self = Self::HUSKY.with(Self::SLED);
    /// All equipment.
    pub const EQUIPMENT: Self = Self::TEAM.with(Self::HARPOON).with(Self::KAYAK);
    /// All prey.
    pub const PREY: Self = Self::FISH.with(Self::SEAL).with(Self::WALRUS).with(Self::WHALE);

    /// Every single thing with its name, in text order.
    pub const ALL: [(&'static str, Self); 9] = [
        ("fish", Self::FISH),
        ("harpoon", Self::HARPOON),
        ("husky", Self::HUSKY),
        ("inuk", Self::INUK),
        ("kayak", Self::KAYAK),
        ("seal", Self::SEAL),
        ("sled", Self::SLED),
        ("walrus", Self::WALRUS),
        ("whale", Self::WHALE),
    ];

    /// These things and those.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These things but those.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those of these things that are in `other`.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether all of `other` are there.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether any of `other` is there.
    pub const fn has_any(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// How many things.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The names of the things, in text order.
    pub fn names(self) -> Vec<&'static str> {
        Self::ALL.into_iter().filter(|(_, thing)| self.has(*thing)).map(|(name, _)| name).collect()
    }
}

/// A hunter: where it is, and its sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hunter {
    /// Its field; `None` before it is placed and once it is taken off the board.
    pub(super) field: Option<Field>,
    /// How many fish, seals, walruses, whales and Inuit lie on the right half, in the order of [`Stone`].
    pub(super) right: [u8; 5],
    pub(super) left: Carried,
}

impl Hunter {
    /// N-41: harpoon left; husky, sled and kayak right.
    pub(super) const NEW: Self = Self { field: None, left: Carried::HARPOON, right: [0; 5] };

    /// Its field; `None` before it is placed and once it is taken off the board.
    pub fn field(&self) -> Option<Field> {
        self.field
    }

    /// The left half of its sheet. Equipment that is not there lies on the right.
    pub fn left(&self) -> Carried {
        self.left
    }

    /// How many stones of a kind lie on the right half of its sheet; bears never do.
    pub fn right(&self, stone: Stone) -> u8 {
        self.right.get(stone.index()).copied().unwrap_or_default()
    }

    /// Whether a stone may be taken from the field the hunter stands on (N-53, N-54, N-55).
    pub(super) fn may_take(self, stone: Stone) -> bool {
        match stone {
            Stone::Bear => false,
            Stone::Inuk => !self.left.has(Carried::INUK),
            Stone::Whale => {
                self.left.has(Carried::HARPOON.with(Carried::INUK)) && !self.left.has(Carried::WHALE)
            }
            Stone::Fish => self.may_take_with_harpoon(Carried::FISH),
            Stone::Seal => self.may_take_with_harpoon(Carried::SEAL),
            Stone::Walrus => self.may_take_with_harpoon(Carried::WALRUS),
        }
    }

    fn may_take_with_harpoon(self, space: Carried) -> bool {
        self.left.has(Carried::HARPOON) && !self.left.has(space)
    }

    /// Points of the prey on both halves (N-73).
    pub(super) fn prey_points(self) -> i16 {
        Prey::ALL.into_iter().fold(0, |sum, p| {
            let carried = i16::from(self.left.has(p.carried()));
            sum + p.points() * (carried + i16::from(self.right(p.stone())))
        })
    }
}
