//! The actions: choices of players and outcomes of chance.

use inuksuk_core::Seat;

use crate::{Board, Card, Die, Fish, Place, Species};

/// One indivisible choice, or one outcome of chance. Eight bytes, a whole layout included.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Chance: this seat starts (P-7). `first 2`
    First(Seat),
    /// Chance: the floes are laid like this (P-2). `layout xoo.ixoxx.xooxxm`
    Layout(Board),
    /// Chance: the seat gets this recipe (P-5). `recipe 2 7`
    Recipe(Seat, Card),
    /// The figure is placed (P-6). `@b2`
    Place(Place),
    /// Chance: the die shows this (P-10). `roll leap`
    Roll(Die),
    /// The figure moves and ends on this floe (P-11, P-13). `b3`
    Move(Place),
    /// The figure falls into this gap (P-14). `fall a1`
    Fall(Place),
    /// The floe left is laid into this gap (P-12). `lay c4`
    Lay(Place),
    /// A shape is named (P-15). `feel r`
    Feel(Species),
    /// Chance: this fish comes out of the bag (P-15). `catch plain`
    Catch(Fish),
    /// The fish goes on top of the harpoon (P-15). `keep`
    Keep,
    /// The fish goes back into the bag (P-15). `return`
    Return,
    /// The player claims to have exactly the fish of its recipe (P-18). `claim`
    Claim,
    /// The player does not claim. `wait`
    Wait,
    /// The figure goes out onto this floe after a wrong claim (P-18). `out b2`
    Out(Place),
}

const _: () = assert!(size_of::<Action>() <= 8, "an action is small");
