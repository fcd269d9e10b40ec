//! The flow of a turn: moving, crack, take or trade, further steps, and on to the next hunter.

use super::action::HuntAction;
use super::game::Nanuuk;
use super::sheet::{Carried, Prey};
use super::state::{Ending, Harness, HuntStage, HuntState};
use crate::floe::{Edge, Field};
use crate::setup::Stone;
use crate::view::{HuntEvent, Log};

impl Nanuuk {
    pub(super) fn play_action(
        &self,
        state: &mut HuntState,
        action: HuntAction,
        log: &mut impl Log<HuntEvent>,
    ) {
        match action {
            HuntAction::Place(field) => self.place(state, field, log),
            HuntAction::Stay => self.stay(state, log),
            HuntAction::Harness => harness(state, None, log),
            HuntAction::HarnessOneCrack => harness(state, Some(Harness::OneCrack), log),
            HuntAction::HarnessEachStep => harness(state, Some(Harness::EachStep), log),
            HuntAction::Go(field) => self.go(state, field, log),
            HuntAction::Bear(field) => self.drive_bear(state, field, log),
            HuntAction::Crack(edge) => self.crack(state, edge, log),
            HuntAction::Take => self.take(state, log),
            HuntAction::Leave => self.leave(state, log),
            HuntAction::Trade(prey) => self.trade(state, prey, log),
            HuntAction::Drop(prey) => self.drop_prey(state, prey, log),
            HuntAction::Done => {
                log.note(|| HuntEvent::TradingDone { hunter: state.turn + 1 });
                self.after_step(state, log);
            }
        }
    }

    fn place(&self, state: &mut HuntState, field: Field, log: &mut impl Log<HuntEvent>) {
        state.mover_mut().field = Some(field);
        log.note(|| HuntEvent::Placed { hunter: state.turn + 1, field: self.name(field) });
        state.turn += 1;
        if usize::from(state.turn) == self.hunter_count() {
            self.begin_turn(state, 0, log);
        }
    }

    /// At the start of a turn a stay; after a step it only ends the moving.
    fn stay(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        log.note(|| HuntEvent::Stayed { hunter: state.turn + 1 });
        if state.stage == HuntStage::Move {
            state.stays += 1;
            self.next_turn(state, log);
        } else {
            self.end_moving(state, log);
        }
    }

    fn go(&self, state: &mut HuntState, field: Field, log: &mut impl Log<HuntEvent>) {
        if state.stones.of(Stone::Bear).contains(field) {
            // N-57: first the bear is put elsewhere; the hunter has not moved yet.
            log.note(|| HuntEvent::MetBear { hunter: state.turn + 1, field: self.name(field) });
            state.to = Some(field);
            state.stage = HuntStage::Bear;
        } else {
            self.enter(state, field, log);
        }
    }

    fn drive_bear(&self, state: &mut HuntState, field: Field, log: &mut impl Log<HuntEvent>) {
        let Some(from) = state.to.take() else { return };
        state.stones.take(Stone::Bear, from);
        state.stones.put(Stone::Bear, field);
        let hunter = state.mover_mut();
        hunter.left = hunter.left.without(Carried::HARPOON);
        log.note(|| {
            let (from, to) = (self.name(from), self.name(field));
            HuntEvent::BearDriven { hunter: state.turn + 1, from, to }
        });
        self.enter(state, from, log);
    }

    fn enter(&self, state: &mut HuntState, field: Field, log: &mut impl Log<HuntEvent>) {
        let Some(from) = state.mover().field else { return };
        // N-60: the kayak is used by crossing a crack, never otherwise.
        let kayak = !state.cracks.open(&self.floe, from).contains(field);
        let hunter = state.mover_mut();
        hunter.field = Some(field);
        if kayak {
            hunter.left = hunter.left.without(Carried::KAYAK);
        }
        state.steps -= 1;
        state.stays = 0;
        log.note(|| {
            let (from, to) = (self.name(from), self.name(field));
            HuntEvent::Moved { hunter: state.turn + 1, from, to, kayak }
        });
        // N-80: with one crack, no step makes one of its own.
        if state.harness != Harness::OneCrack && self.has_crack_choices(state, field) {
            state.stage = HuntStage::Crack;
        } else {
            self.arrive(state, field, log);
        }
    }

    fn crack(&self, state: &mut HuntState, edge: Edge, log: &mut impl Log<HuntEvent>) {
        state.cracks.add(&self.floe, edge);
        log.note(|| HuntEvent::Cracked { hunter: state.turn + 1, edge: self.floe.edge_name(edge) });
        match state.mover().field {
            Some(field) if state.harness != Harness::OneCrack => self.arrive(state, field, log),
            _ => self.next_turn(state, log),
        }
    }

    /// N-52: after the crack, take or trade.
    fn arrive(&self, state: &mut HuntState, field: Field, log: &mut impl Log<HuntEvent>) {
        if self.floe.igloos().contains(field) {
            return self.enter_igloo(state, log);
        }
        match state.stones.at(field) {
            Some(stone) if state.mover().may_take(stone) => state.stage = HuntStage::Take,
            _ => self.after_step(state, log),
        }
    }

    fn take(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        let Some((field, stone)) = stone_here(state) else { return };
        state.stones.take(stone, field);
        let hunter = state.mover_mut();
        let space = Prey::of(stone).map_or(Carried::INUK, Prey::carried);
        hunter.left = hunter.left.with(space);
        log.note(|| HuntEvent::Took { hunter: state.turn + 1, stone: stone.name(), field: self.name(field) });
        self.after_step(state, log);
    }

    fn leave(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        let Some((field, stone)) = stone_here(state) else { return };
        log.note(|| HuntEvent::Left { hunter: state.turn + 1, stone: stone.name(), field: self.name(field) });
        self.after_step(state, log);
    }

    /// After take or trade: a further step of a double move, if one is possible (N-62), or the end of the turn.
    pub(super) fn after_step(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        if state.harness != Harness::None && self.can_step(state) {
            state.stage = HuntStage::Step;
        } else {
            self.end_moving(state, log);
        }
    }

    /// Whether there is a further step to ask about: one is left, or can be had in an igloo.
    pub(super) fn can_step(&self, state: &HuntState) -> bool {
        (state.steps > 0 || self.can_harness_again(state)) && self.can_move(state)
    }

    /// N-62: husky and sled were got in the igloo.
    pub(super) fn can_harness_again(&self, state: &HuntState) -> bool {
        state.mover().left.has(Carried::TEAM) && self.in_igloo(state)
    }

    /// N-80: the one crack of a double move comes at the very end.
    fn end_moving(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        let field = state.mover().field;
        if state.harness == Harness::OneCrack && field.is_some_and(|f| self.has_crack_choices(state, f)) {
            state.stage = HuntStage::Crack;
        } else {
            self.next_turn(state, log);
        }
    }

    fn next_turn(&self, state: &mut HuntState, log: &mut impl Log<HuntEvent>) {
        let next = self.after(state.turn);
        self.begin_turn(state, next, log);
    }

    fn after(&self, hunter: u8) -> u8 {
        if usize::from(hunter) + 1 == self.hunter_count() { 0 } else { hunter + 1 }
    }

    /// The start of a hunter's turn: N-51, N-70, N-72 in this order, then missed turns, until a hunter is
    /// asked or the hunt is over. Where the turn comes to a hunter off the board, the ends are looked at all
    /// the same before it is passed over.
    ///
    /// This comes to an end: hunters are taken off once each, and a round of missed turns ends the hunt.
    pub(super) fn begin_turn(&self, state: &mut HuntState, hunter: u8, log: &mut impl Log<HuntEvent>) {
        state.turn = hunter;
        state.stage = HuntStage::Move;
        state.steps = 1;
        state.harness = Harness::None;
        loop {
            let sealed = self.sealed(state, usize::from(state.turn));
            if let (true, Some(field)) = (sealed, state.mover().field) {
                state.mover_mut().field = None;
                log.note(|| HuntEvent::Removed { hunter: state.turn + 1, field: self.name(field) });
            }
            if self.nothing_to_hunt(state) {
                return self.end(state, Ending::NothingToHunt, log);
            }
            if usize::from(state.stays) >= state.on_board() {
                return self.end(state, Ending::NobodyMoved, log);
            }
            if state.mover().field.is_some() {
                if self.can_move(state) {
                    return;
                }
                state.stays += 1;
                log.note(|| HuntEvent::Missed { hunter: state.turn + 1 });
            }
            state.turn = self.after(state.turn);
        }
    }

    fn end(&self, state: &mut HuntState, ending: Ending, log: &mut impl Log<HuntEvent>) {
        state.ending = ending;
        state.stage = HuntStage::Over;
        state.turn = 0;
        state.steps = 0;
        if let Some(outcome) = self.result(state) {
            log.note(|| HuntEvent::Over {
                scores: outcome.half_points.iter().map(|h| h / 2).collect(),
                winners: outcome.winners.iter().map(inuksuk_core::Seat::number).collect(),
                reason: outcome.reason.0,
            });
        }
    }

    fn name(&self, field: Field) -> String {
        self.floe.name(field).to_owned()
    }
}

/// The stone on the field of the hunter whose turn it is.
pub(super) fn stone_here(state: &HuntState) -> Option<(Field, Stone)> {
    let field = state.mover().field?;
    state.stones.at(field).map(|stone| (field, stone))
}

/// N-61; what was said first about the cracks holds for the whole turn (N-80).
fn harness(state: &mut HuntState, said: Option<Harness>, log: &mut impl Log<HuntEvent>) {
    let hunter = state.mover_mut();
    hunter.left = hunter.left.without(Carried::TEAM);
    state.steps += 1;
    if state.harness == Harness::None {
        state.harness = said.unwrap_or(Harness::EachStep);
    }
    let one_crack = state.harness == Harness::OneCrack;
    log.note(|| HuntEvent::Harnessed { hunter: state.turn + 1, one_crack });
}
