//! A position: what lies open on the table, and the recipes.

use std::fmt;

use inuksuk_core::Seat;
use serde::{Serialize, Serializer};

use crate::harpoons::MOST_SEATS;
use crate::{Board, Card, Fish, Harpoons, Place, PlaceSet, Shoal, Species};

/// A face of the die (P-10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Die {
    /// Up to one floe.
    One,
    /// Up to two floes.
    Two,
    /// Up to three floes.
    Three,
    /// Up to four floes.
    Four,
    /// To any free floe (P-13).
    Leap,
    /// Into the water (P-14).
    Splash,
}

impl Die {
    /// The six faces, equally likely.
    pub const FACES: [Self; 6] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Leap, Self::Splash];

    /// Its name in texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "1",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Leap => "leap",
            Self::Splash => "splash",
        }
    }

    /// The face with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::FACES.into_iter().find(|face| face.name() == name)
    }

    /// The points of a face that has some.
    pub const fn points(self) -> Option<u8> {
        match self {
            Self::One => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Four => Some(4),
            Self::Leap | Self::Splash => None,
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Die {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// What happens next, with what is known only until then.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Chance draws the starting player (P-7).
    First,
    /// Chance lays the floes (P-2).
    Layout,
    /// Chance gives the seat a recipe (P-5).
    Recipe,
    /// The seat places its figure (P-6).
    Place,
    /// Chance rolls the die for the seat (P-10).
    Roll,
    /// The seat moves by what it rolled, never a splash (P-11, P-13).
    Move(Die),
    /// The seat falls into a gap (P-14).
    Fall,
    /// The seat lays the floe it left, which still lies there (P-12).
    Lay(Place),
    /// The seat names a shape (P-15).
    Feel,
    /// Chance pulls a fish out of the bag, of the shape named if one was (P-15, P-16).
    Catch(Option<Species>),
    /// The seat keeps or returns the fish in its hand (P-15).
    Keep(Fish),
    /// The seat claims to have its soup, or waits (P-18).
    Claim,
    /// The seat goes out of the igloo after a wrong claim (P-18).
    Out,
    /// The seat has won (P-18).
    Over,
}

impl Stage {
    /// All names, in the order of play.
    pub const NAMES: [&'static str; 14] = [
        "first", "layout", "recipe", "place", "roll", "move", "fall", "lay", "feel", "catch", "keep",
        "claim", "out", "over",
    ];

    /// Its name in positions.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Layout => "layout",
            Self::Recipe => "recipe",
            Self::Place => "place",
            Self::Roll => "roll",
            Self::Move(_) => "move",
            Self::Fall => "fall",
            Self::Lay(_) => "lay",
            Self::Feel => "feel",
            Self::Catch(_) => "catch",
            Self::Keep(_) => "keep",
            Self::Claim => "claim",
            Self::Out => "out",
            Self::Over => "over",
        }
    }

    /// Whether the floes are still to be laid.
    pub const fn before_layout(self) -> bool {
        matches!(self, Self::First | Self::Layout)
    }

    /// Whether the match is still being set up: no die has been rolled.
    pub const fn is_setup(self) -> bool {
        matches!(self, Self::First | Self::Layout | Self::Recipe | Self::Place)
    }
}

/// All that lies open on the table, known to everybody (P-30). The recipes are not in it, so a rule that
/// takes a `Table` cannot depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    pub(crate) stage: Stage,
    /// The starting seat; seat 1 until it is drawn.
    pub(crate) first: Seat,
    /// The seat that acts or for which chance acts; in `Over` the winner.
    pub(crate) seat: Seat,
    /// The seat that stands at the mirror (P-17); only in `Lay` and `Roll`.
    pub(crate) look: Option<Seat>,
    pub(crate) board: Board,
    pub(crate) figures: [Option<Place>; MOST_SEATS],
    /// The coloured fish in the bag.
    pub(crate) bag: Shoal,
    pub(crate) harpoons: Harpoons,
}

impl Table {
    /// The table before anything happened.
    pub(crate) const BARE: Self = Self {
        stage: Stage::First,
        first: Seat::FIRST,
        seat: Seat::FIRST,
        look: None,
        board: Board::SEA,
        figures: [None; MOST_SEATS],
        bag: Shoal::ALL,
        harpoons: Harpoons::EMPTY,
    };

    /// What happens next.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The starting seat, once it is known (P-7).
    pub fn first(&self) -> Option<Seat> {
        (self.stage != Stage::First).then_some(self.first)
    }

    /// The seat that acts or for which chance acts, once there is one; when the match is over, the winner.
    pub fn seat(&self) -> Option<Seat> {
        (self.stage != Stage::First).then_some(self.seat)
    }

    /// The seat that stands at the mirror and may look at its recipe (P-17).
    pub const fn look(&self) -> Option<Seat> {
        self.look
    }

    /// The floes, once they are laid.
    pub fn board(&self) -> Option<Board> {
        (!self.stage.before_layout()).then_some(self.board)
    }

    /// Where the figure of a seat stands, once it is placed; on a gap it is in the water.
    pub const fn figure(&self, seat: Seat) -> Option<Place> {
        self.figures[seat.index()]
    }

    /// The coloured fish in the bag.
    pub const fn bag(&self) -> Shoal {
        self.bag
    }

    /// The plain fish in the bag.
    pub const fn plain_in_bag(&self) -> u8 {
        match self.stage {
            Stage::Keep(Fish::Plain) => Fish::PLAIN - 1,
            _ => Fish::PLAIN,
        }
    }

    /// The fish on all harpoons.
    pub const fn harpoons(&self) -> Harpoons {
        self.harpoons
    }

    /// The winner, when the match is over.
    pub fn winner(&self) -> Option<Seat> {
        (self.stage == Stage::Over).then_some(self.seat)
    }

    /// Where the figure of the seat stands whose turn it is.
    pub(crate) fn here(&self) -> PlaceSet {
        PlaceSet::maybe(self.figures[self.seat.index()])
    }

    /// The places where figures stand or swim.
    pub(crate) fn occupied(&self) -> PlaceSet {
        self.figures.iter().fold(PlaceSet::EMPTY, |all, &figure| all | PlaceSet::maybe(figure))
    }

    /// The floes without a figure.
    pub fn free_floes(&self) -> PlaceSet {
        !(self.board.gaps() | self.occupied())
    }

    /// The gaps without a figure.
    pub fn free_gaps(&self) -> PlaceSet {
        self.board.gaps() & !self.occupied()
    }
}

/// A position: a small plain value without heap or history.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) recipes: [Option<Card>; MOST_SEATS],
}

impl State {
    /// What lies open on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The recipe of a seat, once it has one. **Hidden** from most observers: to show a position to anyone,
    /// take its [`View`](crate::View).
    pub const fn recipe(&self, seat: Seat) -> Option<Card> {
        self.recipes[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert_eq!(size_of::<Table>(), 48);
        assert_eq!(size_of::<State>(), 56);
    }

    #[test]
    fn faces_and_stages_have_names_of_their_own() {
        for face in Die::FACES {
            assert_eq!(Die::from_name(face.name()), Some(face));
        }
        let mut names = Stage::NAMES.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 14);
    }
}
