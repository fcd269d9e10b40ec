//! The fish: species, single fish, and how many of each (P-3).

use std::{fmt, ops::Index, str::FromStr};

use serde::{Serialize, Serializer};

/// A species, which is a shape and a colour of its own (P-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Species {
    /// `r`: round and red.
    Round,
    /// `l`: long and green.
    Long,
    /// `p`: pointed and blue.
    Pointed,
    /// `b`: broad and violet.
    Broad,
}

impl Species {
    /// All four, in the order of the letters in a recipe.
    pub const ALL: [Self; 4] = [Self::Round, Self::Long, Self::Pointed, Self::Broad];
    /// Coloured fish of each species (P-3).
    pub const FISH: u8 = 15;

    /// Its place in [`Species::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The species with this place in [`Species::ALL`], counted modulo four.
    pub(crate) const fn from_code(code: u64) -> Self {
        Self::ALL[(code & 3) as usize]
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Round => 'r',
            Self::Long => 'l',
            Self::Pointed => 'p',
            Self::Broad => 'b',
        }
    }

    /// The species with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'r' => Some(Self::Round),
            'l' => Some(Self::Long),
            'p' => Some(Self::Pointed),
            'b' => Some(Self::Broad),
            _ => None,
        }
    }
}

impl fmt::Display for Species {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Species {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut letters = text.chars();
        match (letters.next().and_then(Self::from_letter), letters.next()) {
            (Some(species), None) => Ok(species),
            _ => Err(format!("`{text}` is no species: they are r, l, p and b")),
        }
    }
}

impl Serialize for Species {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// A fish out of the bag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fish {
    /// One with the colour of its species.
    Coloured(Species),
    /// One of plain wood; it cannot be kept (P-15).
    Plain,
}

impl Fish {
    /// Plain fish, one in each shape (P-3).
    pub const PLAIN: u8 = 4;
}

impl fmt::Display for Fish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Coloured(species) => species.fmt(f),
            Self::Plain => f.write_str("plain"),
        }
    }
}

impl FromStr for Fish {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "plain" => Ok(Self::Plain),
            _ => text
                .parse()
                .map(Self::Coloured)
                .map_err(|_| format!("`{text}` is no fish: they are r, l, p, b and plain")),
        }
    }
}

impl Serialize for Fish {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How many coloured fish of each species.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shoal(pub(crate) [u8; 4]);

impl Shoal {
    /// All coloured fish there are (P-3).
    pub const ALL: Self = Self([Species::FISH; 4]);

    /// So many of each, in the order of [`Species::ALL`].
    pub const fn new(counts: [u8; 4]) -> Self {
        Self(counts)
    }

    /// How many in all.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&n| u32::from(n)).sum()
    }

    /// One fish more.
    pub(crate) fn add(&mut self, species: Species) {
        self.0[species.index()] += 1;
    }

    /// One fish less.
    pub(crate) fn take(&mut self, species: Species) {
        self.0[species.index()] -= 1;
    }
}

impl Index<Species> for Shoal {
    type Output = u8;
    fn index(&self, species: Species) -> &u8 {
        &self.0[species.index()]
    }
}

impl FromIterator<Species> for Shoal {
    fn from_iter<I: IntoIterator<Item = Species>>(fish: I) -> Self {
        let mut shoal = Self::default();
        fish.into_iter().for_each(|species| shoal.add(species));
        shoal
    }
}
