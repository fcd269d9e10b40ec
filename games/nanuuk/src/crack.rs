//! Cracks, and the one that a move makes (N-3, N-10, N-11, N-12).

use std::fmt;

use inuksuk_core::{Refusal, Rule};
use serde_json::Value;

use crate::floe::{Edge, Edges, Field, FieldSet, Floe, MAX_EDGES, MAX_FIELDS};
use crate::json::Defects;

/// The cracks of a floe: for each field a bit for each of its six sides, so that the fields on both sides of
/// a crack know of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cracks([u8; MAX_FIELDS]);

impl Cracks {
    /// Whole ice.
    pub const NONE: Self = Self([0; MAX_FIELDS]);

    /// Whether an edge is cracked.
    pub fn has(&self, floe: &Floe, edge: Edge) -> bool {
        let (side, _) = floe.both_sides(edge);
        self.0[side.field.index()] & side.bit != 0
    }

    /// Cracks an edge; a cracked one stays as it is (N-3).
    pub fn add(&mut self, floe: &Floe, edge: Edge) {
        let (a, b) = floe.both_sides(edge);
        self.0[a.field.index()] |= a.bit;
        self.0[b.field.index()] |= b.bit;
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.iter().map(|bits| bits.count_ones() as usize).sum::<usize>() / 2
    }

    /// The cracked edges, in text order.
    pub fn iter(&self, floe: &Floe) -> impl Iterator<Item = Edge> {
        floe.edges().filter(|&e| self.has(floe, e))
    }

    /// The neighbours of a field that no crack separates from it.
    pub fn open(&self, floe: &Floe, field: Field) -> FieldSet {
        floe.neighbours_towards(field, !self.0[field.index()])
    }

    /// Whether every side of a field is cracked or rim.
    pub fn shut(&self, floe: &Floe, field: Field) -> bool {
        floe.sides_there(field) & !self.0[field.index()] == 0
    }

    /// The edges of which a figure that has just entered `field` chooses one to crack: the free spokes, or
    /// else the free sides (N-10, N-11); none where neither is free (N-12).
    pub fn choices(&self, floe: &Floe, field: Field) -> Edges {
        let mut free = self.free_spokes(floe, field);
        if free.is_empty() {
            free = self.free_sides(floe, field);
        }
        free
    }

    /// Whether [`Cracks::choices`] has any.
    pub fn has_choices(&self, floe: &Floe, field: Field) -> bool {
        // A side is looked at first: in most moves the one just crossed is free.
        !self.shut(floe, field)
            || floe.spoke_sides(field).iter().any(|s| self.0[s.field.index()] & s.bit == 0)
    }

    pub(crate) fn free_spokes(&self, floe: &Floe, field: Field) -> Edges {
        let free = floe.spoke_sides(field).iter().filter(|s| self.0[s.field.index()] & s.bit == 0);
        free.map(|s| s.edge).collect()
    }

    pub(crate) fn free_sides(&self, floe: &Floe, field: Field) -> Edges {
        let free = floe.side_sides(field).iter().filter(|s| self.0[s.field.index()] & s.bit == 0);
        free.map(|s| s.edge).collect()
    }
}

impl Default for Cracks {
    fn default() -> Self {
        Self::NONE
    }
}

impl fmt::Debug for Cracks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cracks({})", self.count())
    }
}

/// Why an edge is none of those that a figure on `field` may crack.
pub(crate) fn refusal(floe: &Floe, cracks: &Cracks, field: Field, edge: Edge) -> Refusal {
    let (name, here) = (floe.edge_name(edge), floe.name(field));
    if cracks.has(floe, edge) {
        return Refusal::new("nanuuk-refused-cracked", Rule("N-3"), format!("{name} is cracked already"));
    }
    if floe.sides(field).contains(&edge) {
        let message = format!("{name} is a side of {here}, and a spoke is free");
        return Refusal::new("nanuuk-refused-side", Rule("N-11"), message);
    }
    Refusal::new("nanuuk-refused-spoke", Rule("N-10"), format!("{name} is no spoke of {here}"))
}

/// Reads a list of cracked edges.
pub(crate) fn read(cracks: &mut Cracks, floe: &Floe, list: &Value, defects: &mut Defects) {
    for value in defects.list(list, "cracks", MAX_EDGES) {
        let Some(edge) = defects.edge(floe, value, "cracks") else { continue };
        if cracks.has(floe, edge) {
            defects.note("cracks", format!("{} is named twice (N-3)", floe.edge_name(edge)));
        }
        cracks.add(floe, edge);
    }
}
