//! The crack of the hunt: that of every move, or a gentle one (N-10 to N-12, N-52, N-81).

use super::game::Nanuuk;
use super::state::HuntState;
use crate::floe::{Edge, Edges, Field, FieldSet};

impl Nanuuk {
    /// The edges of which the mover chooses one to crack.
    pub(super) fn crack_choices(&self, state: &HuntState) -> Edges {
        let Some(field) = state.mover().field else { return Edges::new() };
        if !self.options.gentle {
            return state.cracks.choices(&self.floe, field);
        }
        // N-81, in order: spokes that cut nobody off, spokes, sides that cut nobody off, sides.
        for free in [state.cracks.free_spokes(&self.floe, field), state.cracks.free_sides(&self.floe, field)]
        {
            let gentle: Edges = free.iter().copied().filter(|e| !self.cuts_off(state, *e)).collect();
            if !gentle.is_empty() {
                return gentle;
            }
            if !free.is_empty() {
                return free;
            }
        }
        Edges::new()
    }

    pub(super) fn has_crack_choices(&self, state: &HuntState, field: Field) -> bool {
        state.cracks.has_choices(&self.floe, field)
    }

    /// Whether a crack takes from a hunter on the board its last way to an igloo (N-81).
    ///
    /// Only hunters on one side of it can be concerned: it parts the ice in two at most.
    pub(super) fn cuts_off(&self, state: &HuntState, edge: Edge) -> bool {
        let mut cracks = state.cracks;
        cracks.add(&self.floe, edge);
        let (a, b) = self.floe.ends(edge);
        let this_part = self.floe.reach(&cracks, a, FieldSet::only(b));
        if this_part.contains(b) {
            return false;
        }
        let that_part = self.floe.reach(&cracks, b, FieldSet::EMPTY);
        let igloos = self.floe.igloos();
        match (this_part.meets(igloos), that_part.meets(igloos)) {
            (true, false) => that_part.meets(state.hunter_fields()),
            (false, true) => this_part.meets(state.hunter_fields()),
            // Both parts have an igloo, or neither has and nobody here had a way before.
            _ => false,
        }
    }
}
