//! In an igloo: the harpoon comes back, prey is traded or dropped (N-63, N-64, N-65).

use super::game::Nanuuk;
use super::sheet::{Carried, Hunter, Prey};
use super::state::{HuntStage, HuntState};
use crate::setup::Stone;
use crate::view::{HuntEvent, Log};

impl Nanuuk {
    pub(super) fn enter_igloo(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        let hunter = state.mover_mut();
        if !hunter.left.has(Carried::HARPOON) {
            hunter.left = hunter.left.with(Carried::HARPOON);
            log.note(|| HuntEvent::HarpoonBack { hunter: state.turn + 1 });
        }
        self.ask_trade(state, log);
    }

    /// Trading ends by itself when no prey is carried.
    fn ask_trade(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        if state.mover().left.has_any(Carried::PREY) {
            state.stage = HuntStage::Trade;
        } else {
            self.after_step(state, log);
        }
    }

    pub(super) fn trade(&self, state: &mut HuntState, prey: Prey, log: &mut impl Log<HuntEvent>) {
        let hunter = state.mover_mut();
        let got = prey.buys().without(hunter.left);
        hunter.left = hunter.left.with(got);
        hunter.put_right(prey);
        log.note(|| HuntEvent::Traded { hunter: state.turn + 1, prey: prey.name(), got: got.names() });
        self.ask_trade(state, log);
    }

    pub(super) fn drop_prey(&self, state: &mut HuntState, prey: Prey, log: &mut impl Log<HuntEvent>) {
        state.mover_mut().put_right(prey);
        log.note(|| HuntEvent::Dropped { hunter: state.turn + 1, prey: prey.name() });
        self.ask_trade(state, log);
    }
}

impl Hunter {
    /// N-63: a trade needs something to gain.
    pub(super) fn may_trade(self, prey: Prey) -> bool {
        self.left.has(prey.carried()) && !self.left.has(prey.buys())
    }

    /// N-64; the Inuk goes along with a whale (N-65).
    fn put_right(&mut self, prey: Prey) {
        self.left = self.left.without(prey.carried());
        self.right[prey.stone().index()] += 1;
        if prey == Prey::Whale && self.left.has(Carried::INUK) {
            self.left = self.left.without(Carried::INUK);
            self.right[Stone::Inuk.index()] += 1;
        }
    }
}
