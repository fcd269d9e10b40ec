//! The board: fields, sets of fields, and where the figures stand.
//!
//! The 29 fields lie on a frame of 7 × 7, rank by rank from the bottom left, so that a neighbour is always one
//! shift away (1 along a rank, 7 along a file) and nothing wraps around the edge: what leaves the 5 × 5 square
//! falls on a place of the frame that is no field, the four outer fields excepted (M-1, M-2).

use std::{
    fmt,
    ops::{BitAnd, BitOr, BitXor, Not},
    str::FromStr,
};

use inuksuk_core::{NotationError, SetupError};
use serde::{Serialize, Serializer};

/// From one rank of the frame to the next.
pub(crate) const RANK: i32 = 7;
/// From one file of the frame to the next.
pub(crate) const FILE: i32 = 1;

/// One of the 29 fields (M-1). In order they run rank by rank from S to N, each rank from left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(u8);

impl Field {
    /// The outer field above c5.
    pub const N: Self = Self::at(3, 6);
    /// The outer field right of e3.
    pub const E: Self = Self::at(6, 3);
    /// The outer field below c1.
    pub const S: Self = Self::at(3, 0);
    /// The outer field left of a3.
    pub const W: Self = Self::at(0, 3);

    /// The inner field of a file (`'a'`–`'e'`) and a rank (1–5).
    pub const fn inner(file: char, rank: u8) -> Option<Self> {
        if matches!(file, 'a'..='e') && rank >= 1 && rank <= 5 {
            Some(Self::at(file as u8 - b'a' + 1, rank))
        } else {
            None
        }
    }

    /// Every field, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Fields::ALL.iter()
    }

    const fn at(column: u8, row: u8) -> Self {
        Self(row * RANK as u8 + column)
    }

    /// The field of a bit of the frame.
    pub(crate) const fn of_bit(bit: u32) -> Self {
        Self(bit as u8)
    }

    /// Its bit on the frame, 0–48.
    pub(crate) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// Its place in the order of fields, 0–28.
    pub fn index(self) -> usize {
        (Fields::ALL.0 & ((1 << self.0) - 1)).count_ones() as usize
    }

    /// Its column of the frame: 1–5 for the files a–e, 0 for W, 6 for E.
    pub const fn column(self) -> u8 {
        self.0 % RANK as u8
    }

    /// Its row of the frame: 1–5 for the ranks, 0 for S, 6 for N.
    pub const fn row(self) -> u8 {
        self.0 / RANK as u8
    }

    /// Whether it is one of N, E, S, W.
    pub const fn is_outer(self) -> bool {
        !Fields::INNER.contains(self)
    }

    /// The fields next to it, at most four (M-2).
    pub const fn neighbours(self) -> Fields {
        Fields(NEIGHBOURS[self.0 as usize])
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::N => f.write_str("N"),
            Self::E => f.write_str("E"),
            Self::S => f.write_str("S"),
            Self::W => f.write_str("W"),
            inner => write!(f, "{}{}", char::from(b'a' + inner.column() - 1), inner.row()),
        }
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Field {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            b"N" => Ok(Self::N),
            b"E" => Ok(Self::E),
            b"S" => Ok(Self::S),
            b"W" => Ok(Self::W),
            &[file @ b'a'..=b'e', rank @ b'1'..=b'5'] => Ok(Self::at(file - b'a' + 1, rank - b'0')),
            _ => Err(NotationError(format!("'{text}' is no field: fields are a1 to e5 and N, E, S, W"))),
        }
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Fields(pub(crate) u64);

impl Fields {
    /// No field.
    pub const EMPTY: Self = Self(0);
    /// a1 to e5.
    pub const INNER: Self =
        Self(0b11111 << 8 | 0b11111 << 15 | 0b11111 << 22 | 0b11111 << 29 | 0b11111 << 36);
    /// N, E, S, W.
    pub const OUTER: Self = Self(1 << Field::N.0 | 1 << Field::E.0 | 1 << Field::S.0 | 1 << Field::W.0);
    /// All 29.
    pub const ALL: Self = Self(Self::INNER.0 | Self::OUTER.0);

    /// One field alone.
    pub const fn only(field: Field) -> Self {
        Self(1 << field.0)
    }

    /// Whether a field is in it.
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.0 & 1 == 1
    }

    /// This set and one field more.
    #[must_use]
    pub const fn with(self, field: Field) -> Self {
        Self(self.0 | 1 << field.0)
    }

    /// This set but for one field.
    #[must_use]
    pub const fn without(self, field: Field) -> Self {
        Self(self.0 & !(1 << field.0))
    }

    /// How many fields it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its fields, in order.
    pub fn iter(self) -> impl Iterator<Item = Field> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let field = Field::of_bit(rest.trailing_zeros());
                rest &= rest - 1;
                field
            })
        })
    }

    /// The 25 inner fields as the low bits of a number, a1 lowest, rank by rank.
    pub(crate) const fn inner_bits(self) -> u32 {
        (self.0 >> 8 & 0b11111
            | (self.0 >> 15 & 0b11111) << 5
            | (self.0 >> 22 & 0b11111) << 10
            | (self.0 >> 29 & 0b11111) << 15
            | (self.0 >> 36 & 0b11111) << 20) as u32
    }

    /// All 29 fields as the low bits of a number: the inner ones, then N, E, S, W.
    pub(crate) const fn all_bits(self) -> u32 {
        self.inner_bits()
            | ((self.0 >> Field::N.0 & 1) << 25
                | (self.0 >> Field::E.0 & 1) << 26
                | (self.0 >> Field::S.0 & 1) << 27
                | (self.0 >> Field::W.0 & 1) << 28) as u32
    }
}

impl BitAnd for Fields {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Fields {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Fields {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Fields {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Field> for Fields {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        fields.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The neighbours of every place of the frame (M-2).
const NEIGHBOURS: [u64; 49] = {
    let mut table = [0; 49];
    let mut bit = 0;
    while bit < 49 {
        if Fields::ALL.0 >> bit & 1 == 1 {
            let here = 1u64 << bit;
            table[bit] = (here << FILE | here >> FILE | here << RANK | here >> RANK) & Fields::ALL.0;
        }
        bit += 1;
    }
    table
};

/// Where the figures stand. Hunters stand on inner fields only, no two figures on one field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    pub(crate) hunters: Fields,
    pub(crate) tigers: Fields,
}

impl Board {
    /// The most hunters there are (M-5).
    pub const HUNTERS: usize = 25;
    /// The most tigers there are (M-4).
    pub const TIGERS: usize = 4;

    /// A board.
    ///
    /// # Errors
    /// Names every field that two figures share or where a hunter stands outside, and too many figures.
    pub fn new(hunters: Fields, tigers: Fields) -> Result<Self, SetupError> {
        let mut defects = Vec::new();
        for field in (hunters & tigers).iter() {
            defects.push(format!("{field}: a hunter and a tiger on one field"));
        }
        for field in (hunters & Fields::OUTER).iter() {
            defects.push(format!("{field}: only tigers may stand on an outer field (M-3)"));
        }
        if hunters.len() > Self::HUNTERS {
            defects.push(format!(
                "{} hunters on the board: there are at most {}",
                hunters.len(),
                Self::HUNTERS
            ));
        }
        if tigers.len() > Self::TIGERS {
            defects.push(format!("{} tigers on the board: there are at most {}", tigers.len(), Self::TIGERS));
        }
        if defects.is_empty() { Ok(Self { hunters, tigers }) } else { Err(SetupError(defects)) }
    }

    /// Reads a drawing: `T`, `H` and `.` (free) in seven lines from N down to S, blanks as you like.
    ///
    /// ```
    /// use mandua::Board;
    /// let board = Board::drawn("
    ///           .
    ///       T . . . T
    ///       . . . . .
    ///     . . . H . . .
    ///       . . . . .
    ///       T . . . T
    ///           .
    /// ")?;
    /// assert_eq!(format!("{:?} {:?}", board.tigers(), board.hunters()), "{a1, e1, a5, e5} {c3}");
    /// assert_eq!(Board::drawn(&board.to_string())?, board);
    /// # Ok::<(), inuksuk_core::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// Names every line of a wrong length, every sign that is none of the three, and what [`Board::new`] refuses.
    pub fn drawn(drawing: &str) -> Result<Self, SetupError> {
        let (mut hunters, mut tigers, mut defects) = (Fields::EMPTY, Fields::EMPTY, Vec::new());
        let lines: Vec<&str> = drawing.lines().filter(|line| !line.trim().is_empty()).collect();
        if lines.len() != RANK as usize {
            return Err(SetupError::one(format!("a drawn board has 7 lines, not {}", lines.len())));
        }
        for (i, line) in lines.iter().enumerate() {
            let row: Vec<Field> = Field::all().filter(|field| usize::from(field.row()) == 6 - i).collect();
            let signs: Vec<char> = line.chars().filter(|sign| !sign.is_whitespace()).collect();
            if signs.len() != row.len() {
                defects.push(format!("line {}: {} fields instead of {}", i + 1, signs.len(), row.len()));
                continue;
            }
            for (&field, sign) in row.iter().zip(signs) {
                match sign {
                    'T' => tigers = tigers.with(field),
                    'H' => hunters = hunters.with(field),
                    '.' => {}
                    other => defects.push(format!("{field}: '{other}' is none of T, H and .")),
                }
            }
        }
        if !defects.is_empty() {
            return Err(SetupError(defects));
        }
        Self::new(hunters, tigers)
    }

    /// Where the hunters stand.
    pub const fn hunters(self) -> Fields {
        self.hunters
    }

    /// Where the tigers stand.
    pub const fn tigers(self) -> Fields {
        self.tigers
    }

    /// The free fields, outer ones included.
    pub fn free(self) -> Fields {
        !(self.hunters | self.tigers)
    }
}

impl fmt::Display for Board {
    /// Draws it as [`Board::drawn`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..7).rev() {
            let fields: Vec<Field> = Field::all().filter(|field| field.row() == row).collect();
            write!(f, "{:1$}", "", 7 - fields.len())?;
            for (i, &field) in fields.iter().enumerate() {
                let sign = match field {
                    _ if self.tigers.contains(field) => 'T',
                    _ if self.hunters.contains(field) => 'H',
                    _ => '.',
                };
                write!(f, "{}{sign}", if i == 0 { "" } else { " " })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tigers {:?}, hunters {:?}", self.tigers, self.hunters)
    }
}
