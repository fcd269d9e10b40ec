//! Values of positions: whose they are, and how far from the root.

use inuksuk_core::{Outcome, Seat};

use super::{PROVEN, WIN};

/// An evaluation, which is told for seat 1, for a seat.
pub(super) fn for_seat(value: i32, seat: Seat) -> i32 {
    debug_assert!(value.abs() < PROVEN, "an evaluation proves nothing");
    if seat == Seat::FIRST { value } else { -value }
}

pub(super) fn outcome_value(outcome: &Outcome, seat: Seat, ply: usize) -> i32 {
    let lead = outcome.half_points[0] - outcome.half_points[1];
    let lead = if seat == Seat::FIRST { lead } else { -lead };
    i32::from(lead.signum()) * (WIN - ply as i32)
}

/// A win so many actions from the root is stored as a win so many actions from the position itself.
pub(super) fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v >= PROVEN => v + ply as i32,
        v if v <= -PROVEN => v - ply as i32,
        v => v,
    }
}

pub(super) fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        v if v >= PROVEN => v - ply as i32,
        v if v <= -PROVEN => v + ply as i32,
        v => v,
    }
}
