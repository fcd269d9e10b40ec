//! Rolling, moving, laying the floe left, falling into the water (P-10 to P-14), and what a floe does to
//! the one who arrives.

use inuksuk_core::Refusal;

use crate::options::Feel;
use crate::{Die, Floe, Place, PlaceSet, Stage, Table, refusal};

/// The turn is over: the next seat clockwise rolls (P-7).
pub(crate) fn end_turn(table: &mut Table, seats: u8) {
    table.seat = table.seat.next(seats);
    table.stage = Stage::Roll;
}

/// The die shows a face (P-10). What leaves no choice happens at once.
pub(crate) fn roll(table: &mut Table, seats: u8, die: Die) {
    // P-17: the look lasts until the next roll
    table.look = None;
    if die != Die::Splash {
        if targets(table, die).is_empty() {
            // P-11: no move is possible, nothing flips
            end_turn(table, seats);
        } else {
            table.stage = Stage::Move(die);
        }
    } else if is_in_water(table) {
        // P-14: splash again: it stays in its gap and loses a fish again
        lose_topmost(table);
        end_turn(table, seats);
    } else if table.free_gaps().is_empty() {
        // P-14: others fill both gaps: no fall, no loss
        end_turn(table, seats);
    } else {
        table.stage = Stage::Fall;
    }
}

/// Whether the figure of the seat swims in a gap.
fn is_in_water(table: &Table) -> bool {
    !(table.here() & table.board.gaps()).is_empty()
}

/// Where the figure may end its move.
pub(crate) fn targets(table: &Table, die: Die) -> PlaceSet {
    // The figure's own floe is not free, so no move leads back to it (P-11).
    let free = table.free_floes();
    match die.points() {
        // P-13
        None => free,
        // P-11; P-14: from the water the path starts at the gap
        Some(points) => {
            let mut reached = table.here();
            for _ in 0..points {
                reached = reached | reached.neighbours() & free;
            }
            reached & free
        }
    }
}

/// Why the figure may not move there.
pub(crate) fn check_move(table: &Table, die: Die, to: Place) -> Result<(), Refusal> {
    if targets(table, die).contains(to) {
        return Ok(());
    }
    let id = if die == Die::Leap { "P-13" } else { "P-11" };
    Err(if table.here().contains(to) {
        refusal::starting_floe(to, id)
    } else if table.board.gaps().contains(to) {
        refusal::gap(to, id)
    } else if table.occupied().contains(to) {
        refusal::occupied(to, id)
    } else {
        refusal::too_far(to, die.points().unwrap_or_default())
    })
}

/// The figure moves (P-11, P-13); the floe it left is laid next (P-12), or the floe reached takes effect.
pub(crate) fn move_to(table: &mut Table, seats: u8, feel: Feel, to: Place) {
    let from = table.figures[table.seat.index()].replace(to);
    if table.board.iceberg() == Some(to) {
        // P-17: the look begins on arriving
        table.look = Some(table.seat);
    }
    match from {
        // P-14: with both gaps occupied the floe left stays
        Some(from) if table.board.floes().contains(from) && !table.free_gaps().is_empty() => {
            table.stage = Stage::Lay(from);
        }
        // P-14: out of the water no floe was left
        _ => arrive(table, seats, feel),
    }
}

/// Why nothing may be laid or nobody fall into that place.
pub(crate) fn check_gap(table: &Table, gap: Place, id: &'static str) -> Result<(), Refusal> {
    if !table.board.gaps().contains(gap) {
        Err(refusal::no_gap(gap, id))
    } else if table.occupied().contains(gap) {
        Err(refusal::occupied(gap, id))
    } else {
        Ok(())
    }
}

/// The floe left is turned over and laid into a gap (P-12); then the floe reached takes effect.
pub(crate) fn lay(table: &mut Table, seats: u8, feel: Feel, from: Place, gap: Place) {
    table.board.relay(from, gap);
    arrive(table, seats, feel);
}

/// What the floe does to the figure that arrived on it (P-15 to P-19).
fn arrive(table: &mut Table, seats: u8, feel: Feel) {
    let floe = table.figures[table.seat.index()].map(|at| table.board.at(at));
    match floe {
        Some(Floe::Hole) if feel == Feel::Shape => table.stage = Stage::Feel,
        // P-16
        Some(Floe::Hole) => table.stage = Stage::Catch(None),
        Some(Floe::Igloo) => table.stage = Stage::Claim,
        // P-17: the look goes on after the end of the turn; P-19
        _ => end_turn(table, seats),
    }
}

/// The figure falls into a gap; the floe it fell from stays as it is (P-14).
pub(crate) fn fall(table: &mut Table, seats: u8, gap: Place) {
    table.figures[table.seat.index()] = Some(gap);
    lose_topmost(table);
    end_turn(table, seats);
}

/// The topmost fish, if there is one, goes back into the bag (P-14).
pub(crate) fn lose_topmost(table: &mut Table) {
    if let Some(species) = table.harpoons.pop(table.seat) {
        table.bag.add(species);
    }
}
