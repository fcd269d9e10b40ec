//! The floes: which lies where, and which side is up (P-1, P-2).

use std::{fmt, str::FromStr};

use serde::{Serialize, Serializer};

use crate::{Place, PlaceSet};

/// What lies on a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Floe {
    /// No floe: open water.
    Gap,
    /// The igloo floe.
    Igloo,
    /// The iceberg floe, with the mirror.
    Iceberg,
    /// A floe with its hole up.
    Hole,
    /// A floe with its hole down.
    Plain,
}

impl Floe {
    /// Its letter in a layout word.
    pub const fn letter(self) -> char {
        match self {
            Self::Gap => '.',
            Self::Igloo => 'i',
            Self::Iceberg => 'm',
            Self::Hole => 'o',
            Self::Plain => 'x',
        }
    }

    /// What it is once turned over: the igloo and iceberg floes are never turned (P-12).
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Hole => Self::Plain,
            Self::Plain => Self::Hole,
            other => other,
        }
    }
}

impl Serialize for Floe {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// The sea with its floes, in six bytes. Its text is the layout word: sixteen letters, a4 to d1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    gaps: PlaceSet,
    holes: PlaceSet,
    igloo: Option<Place>,
    iceberg: Option<Place>,
}

impl Board {
    /// The sea before any floe is laid.
    pub const SEA: Self = Self { gaps: PlaceSet::ALL, holes: PlaceSet::EMPTY, igloo: None, iceberg: None };
    /// Gaps of every layout (P-1).
    pub const GAPS: usize = 2;
    /// Holes that are up at the start (P-2).
    pub const HOLES_AT_START: usize = 5;

    /// The start layout with the gaps on the first two of these places, the igloo on the third, the iceberg on
    /// the fourth, holes on the next five, and the other floes on the rest.
    pub(crate) fn of_places(order: [Place; Place::COUNT]) -> Self {
        let [gap, other_gap, igloo, iceberg, rest @ ..] = order;
        Self {
            gaps: PlaceSet::only(gap).with(other_gap),
            holes: rest.into_iter().take(Self::HOLES_AT_START).collect(),
            igloo: Some(igloo),
            iceberg: Some(iceberg),
        }
    }

    /// The places without a floe.
    pub const fn gaps(self) -> PlaceSet {
        self.gaps
    }

    /// The places with a floe.
    pub fn floes(self) -> PlaceSet {
        !self.gaps
    }

    /// The floes with their hole up.
    pub const fn holes(self) -> PlaceSet {
        self.holes
    }

    /// Where the igloo floe lies.
    pub const fn igloo(self) -> Option<Place> {
        self.igloo
    }

    /// Where the iceberg floe lies.
    pub const fn iceberg(self) -> Option<Place> {
        self.iceberg
    }

    /// The two-sided floes with their hole down.
    pub fn plain(self) -> PlaceSet {
        !(self.gaps | self.holes | PlaceSet::maybe(self.igloo) | PlaceSet::maybe(self.iceberg))
    }

    /// What lies on a place.
    pub fn at(self, place: Place) -> Floe {
        if self.holes.contains(place) {
            Floe::Hole
        } else if self.gaps.contains(place) {
            Floe::Gap
        } else if self.igloo == Some(place) {
            Floe::Igloo
        } else if self.iceberg == Some(place) {
            Floe::Iceberg
        } else {
            Floe::Plain
        }
    }

    /// Takes the floe at `from`, turns it over and lays it into the gap `to` (P-12).
    pub(crate) fn relay(&mut self, from: Place, to: Place) {
        match self.at(from) {
            Floe::Hole => self.holes = self.holes.without(from),
            Floe::Plain => self.holes = self.holes.with(to),
            Floe::Igloo => self.igloo = Some(to),
            Floe::Iceberg => self.iceberg = Some(to),
            Floe::Gap => {}
        }
        self.gaps = self.gaps.without(to).with(from);
    }

    /// What keeps it from being the floes of this game (P-1), one sentence each.
    pub fn defects(self) -> Vec<String> {
        let mut defects = Vec::new();
        if self.gaps.len() != Self::GAPS {
            defects.push(format!("{} gaps instead of {}", self.gaps.len(), Self::GAPS));
        }
        if self.igloo.is_none() {
            defects.push("no igloo floe".into());
        }
        if self.iceberg.is_none() {
            defects.push("no iceberg floe".into());
        }
        defects
    }

    /// What keeps it from being a layout to start with (P-1, P-2), one sentence each.
    pub fn start_defects(self) -> Vec<String> {
        let mut defects = self.defects();
        if self.holes.len() != Self::HOLES_AT_START {
            defects.push(format!("{} holes up instead of {}", self.holes.len(), Self::HOLES_AT_START));
        }
        defects
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Place::all().try_for_each(|place| write!(f, "{}", self.at(place).letter()))
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Board {
    type Err = String;

    /// Reads sixteen letters. How many there may be of each is for [`Board::defects`] to say, but no board
    /// holds two igloo or two iceberg floes.
    fn from_str(text: &str) -> Result<Self, String> {
        let letters = text.chars().count();
        if letters != Place::COUNT {
            return Err(format!("`{text}` has {letters} letters instead of {}", Place::COUNT));
        }
        let mut board = Self { gaps: PlaceSet::EMPTY, ..Self::SEA };
        for (place, letter) in Place::all().zip(text.chars()) {
            match letter {
                '.' => board.gaps = board.gaps.with(place),
                'o' => board.holes = board.holes.with(place),
                'x' => {}
                'i' if board.igloo.is_none() => board.igloo = Some(place),
                'm' if board.iceberg.is_none() => board.iceberg = Some(place),
                'i' => return Err(format!("`{text}` has a second igloo floe on {place}")),
                'm' => return Err(format!("`{text}` has a second iceberg floe on {place}")),
                _ => return Err(format!("`{letter}` on {place} of `{text}` is none of . i m o x")),
            }
        }
        Ok(board)
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(text: &str) -> Place {
        text.parse().unwrap()
    }

    // P-1, P-2
    #[test]
    fn a_layout_word_is_read_and_written() {
        let board: Board = "xoo.ixoxx.xooxxm".parse().unwrap();
        assert_eq!(board.to_string(), "xoo.ixoxx.xooxxm");
        assert_eq!(board.start_defects(), Vec::<String>::new());
        assert_eq!(board.gaps(), [place("d4"), place("b2")].into_iter().collect());
        assert_eq!((board.igloo(), board.iceberg()), (Some(place("a3")), Some(place("d1"))));
        assert_eq!(board.plain().len(), 7);
        assert_eq!(Board::SEA.start_defects().len(), 4);
    }

    // P-12: turned and laid into a gap; igloo and iceberg floes keep their side
    #[test]
    fn a_floe_is_turned_as_it_is_laid() {
        let laid = |from: &str, to: &str| {
            let mut board: Board = "xoo.ixoxx.xooxxm".parse().unwrap();
            board.relay(place(from), place(to));
            board.to_string()
        };
        assert_eq!(laid("a4", "d4"), ".oooixoxx.xooxxm");
        assert_eq!(laid("b4", "d4"), "x.oxixoxx.xooxxm");
        assert_eq!(laid("a3", "b2"), "xoo..xoxxixooxxm");
        assert_eq!(laid("d1", "b2"), "xoo.ixoxxmxooxx.");
    }

    #[test]
    fn it_is_six_bytes() {
        assert_eq!(size_of::<Board>(), 6);
    }
}
