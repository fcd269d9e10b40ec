//! Claiming in the igloo, and going out of it again (P-18).

use inuksuk_core::Refusal;

use crate::movement::{end_turn, lose_topmost};
use crate::{Place, PlaceSet, Shoal, Stage, Table, refusal};

/// Fish that a wrong claim costs (P-18).
pub(crate) const PRICE: usize = 3;

/// The seat claims: with exactly the fish of its recipe it wins, otherwise it pays and goes out. In which
/// order the fish hang does not matter.
pub(crate) fn claim(table: &mut Table, recipe: Shoal) {
    if table.harpoons.shoal(table.seat) == recipe {
        table.stage = Stage::Over;
    } else {
        for _ in 0..PRICE {
            lose_topmost(table);
        }
        table.stage = Stage::Out;
    }
}

/// The floes onto which the figure may go out: free ones next to it, or any free one if there is none.
pub(crate) fn exits(table: &Table) -> PlaceSet {
    let free = table.free_floes();
    let near = table.here().neighbours() & free;
    if near.is_empty() { free } else { near }
}

/// Why the figure may not go out there.
pub(crate) fn check_out(table: &Table, to: Place) -> Result<(), Refusal> {
    if exits(table).contains(to) {
        Ok(())
    } else if table.board.gaps().contains(to) {
        Err(refusal::gap(to, "P-18"))
    } else if table.occupied().contains(to) {
        Err(refusal::occupied(to, "P-18"))
    } else {
        Err(refusal::not_next_to_igloo(to))
    }
}

/// The figure goes out. This is no move: no floe is laid, and the floe reached does nothing (P-18).
pub(crate) fn go_out(table: &mut Table, seats: u8, to: Place) {
    table.figures[table.seat.index()] = Some(to);
    end_turn(table, seats);
}
