//! Where a hunter can go: open ice, the kayak, bears (N-50, N-57, N-60).

use super::game::Nanuuk;
use super::sheet::Carried;
use super::state::HuntState;
use crate::floe::FieldSet;
use crate::setup::Stone;

impl Nanuuk {
    /// The fields that the hunter whose turn it is can go to.
    pub(super) fn targets(&self, state: &HuntState) -> FieldSet {
        let hunter = state.mover();
        let Some(from) = hunter.field else { return FieldSet::EMPTY };
        // N-60: a carried kayak crosses any one crack.
        let near = if hunter.left.has(Carried::KAYAK) {
            self.floe.neighbours(from)
        } else {
            state.cracks.open(&self.floe, from)
        };
        let free = near.minus(state.hunter_fields().minus(self.floe.igloos()));
        let bears = state.stones.of(Stone::Bear);
        if free.meets(bears) && !self.can_drive(state) { free.minus(bears) } else { free }
    }

    /// N-57: a bear is driven away with the harpoon, if there is a place for it.
    fn can_drive(&self, state: &HuntState) -> bool {
        state.mover().left.has(Carried::HARPOON) && !self.bear_places(state).is_empty()
    }

    /// Where a bear can be put: in play, no igloo, no stone or bear, no hunter, the mover included (N-57).
    pub(super) fn bear_places(&self, state: &HuntState) -> FieldSet {
        let taken = state.stones.occupied().or(state.hunter_fields()).or(self.floe.igloos());
        self.floe.in_play().minus(taken)
    }

    pub(super) fn can_move(&self, state: &HuntState) -> bool {
        !self.targets(state).is_empty()
    }

    /// Whether the hunter whose turn it is stands in an igloo.
    pub(super) fn in_igloo(&self, state: &HuntState) -> bool {
        state.mover().field.is_some_and(|f| self.floe.igloos().contains(f))
    }

    /// N-51: every side cracked or rim, outside an igloo, no kayak to hand.
    pub(super) fn sealed(&self, state: &HuntState, hunter: usize) -> bool {
        let hunter = &state.hunters[hunter];
        hunter.field.is_some_and(|f| state.cracks.shut(&self.floe, f) && !self.floe.igloos().contains(f))
            && !hunter.left.has(Carried::KAYAK)
    }
}
