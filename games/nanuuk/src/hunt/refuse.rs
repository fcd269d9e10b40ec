//! Why an action is not legal, with its rule.

use inuksuk_core::{Refusal, Rule};

use super::action::HuntAction;
use super::flow::stone_here;
use super::game::Nanuuk;
use super::options::SledCracks;
use super::sheet::{Carried, Prey};
use super::state::{Harness, HuntStage, HuntState};
use crate::floe::{Edge, Field};
use crate::notation::quoted;
use crate::setup::Stone;

fn refusal(key: &'static str, rule: &'static str, message: impl Into<String>) -> Refusal {
    Refusal::new(key, Rule(rule), message)
}

impl Nanuuk {
    /// The reason why an action of the seat to act is not legal; `None` if it is.
    pub(super) fn refusal(&self, state: &HuntState, action: HuntAction) -> Option<Refusal> {
        match (state.stage, action) {
            (HuntStage::Place, HuntAction::Place(field)) => self.refuse_start(field),
            (HuntStage::Move | HuntStage::Step, HuntAction::Go(field)) => self.refuse_go(state, field),
            (HuntStage::Move | HuntStage::Step, HuntAction::Stay) => (!self.in_igloo(state))
                .then(|| refusal("nanuuk-refused-stay", "N-50", "a hunter stays only in an igloo")),
            (
                HuntStage::Move | HuntStage::Step,
                HuntAction::Harness | HuntAction::HarnessOneCrack | HuntAction::HarnessEachStep,
            ) => self.refuse_harness(state, action),
            (HuntStage::Bear, HuntAction::Bear(field)) => self.refuse_bear(state, field),
            (HuntStage::Crack, HuntAction::Crack(edge)) => self.refuse_crack(state, edge),
            (HuntStage::Take, HuntAction::Take | HuntAction::Leave)
            | (HuntStage::Trade, HuntAction::Done) => None,
            (HuntStage::Trade, HuntAction::Trade(prey)) => refuse_trade(state, prey),
            (HuntStage::Trade, HuntAction::Drop(prey)) => refuse_drop(state, prey),
            (_, HuntAction::Take) => Some(self.refuse_take(state)),
            _ => Some(self.refuse_stage(state, action)),
        }
    }

    fn refuse_stage(&self, state: &HuntState, action: HuntAction) -> Refusal {
        let (asked, rule) = match state.stage {
            HuntStage::Place => ("the igloo to start from is to be chosen", "N-45"),
            HuntStage::Move => ("the hunter is to be moved", "N-50"),
            HuntStage::Step => ("a further step is to be made", "N-62"),
            HuntStage::Bear => ("a place for the bear is to be chosen", "N-57"),
            HuntStage::Crack => ("the crack is to be chosen", "N-52"),
            HuntStage::Take => ("the stone here is to be taken or left", "N-56"),
            HuntStage::Trade => ("prey may be traded or dropped", "N-63"),
            HuntStage::Over => ("the hunt is over", "N-70"),
        };
        let message = format!("{} is not what is asked: {asked}", quoted(&action.text(&self.floe)));
        refusal("nanuuk-refused-stage", rule, message)
    }

    fn refuse_start(&self, field: Field) -> Option<Refusal> {
        (!self.floe.igloos().contains(field)).then(|| {
            let message = format!("{} is no igloo", self.floe.name(field));
            refusal("nanuuk-refused-start", "N-45", message)
        })
    }

    fn refuse_go(&self, state: &HuntState, to: Field) -> Option<Refusal> {
        let from = state.mover().field?;
        let (name, here) = (self.floe.name(to), self.floe.name(from));
        if !self.floe.in_play().contains(to) {
            return Some(refusal("nanuuk-refused-water", "N-1", format!("{name} is out of play")));
        }
        if state.steps == 0 {
            let message = "no step is left without giving husky and sled back once more";
            return Some(refusal("nanuuk-refused-step", "N-62", message));
        }
        if self.targets(state).contains(to) {
            return None;
        }
        if !self.floe.neighbours(from).contains(to) {
            let message = format!("{here} and {name} are no neighbours");
            return Some(refusal("nanuuk-refused-distance", "N-50", message));
        }
        if state.hunter_fields().contains(to) && !self.floe.igloos().contains(to) {
            let message = format!("another hunter is on {name}");
            return Some(refusal("nanuuk-refused-occupied", "N-50", message));
        }
        if !state.cracks.open(&self.floe, from).contains(to) && !state.mover().left.has(Carried::KAYAK) {
            let message = format!("a crack lies between {here} and {name}, and no kayak is carried");
            return Some(refusal("nanuuk-refused-crack", "N-4", message));
        }
        let message = if state.mover().left.has(Carried::HARPOON) {
            format!("the bear on {name} has nowhere to go")
        } else {
            format!("the bear on {name} is driven away only with the harpoon")
        };
        Some(refusal("nanuuk-refused-bear", "N-57", message))
    }

    fn refuse_harness(&self, state: &HuntState, action: HuntAction) -> Option<Refusal> {
        let left = state.mover().left;
        if !left.has(Carried::TEAM) {
            let message = "husky and sled are given back only together, and both must be carried";
            return Some(refusal("nanuuk-refused-harness", "N-61", message));
        }
        if state.stage == HuntStage::Step && !self.in_igloo(state) {
            let message = "during a double move husky and sled are given back only in an igloo";
            return Some(refusal("nanuuk-refused-harness", "N-62", message));
        }
        let first = state.harness == Harness::None;
        let numbered = first && self.options.sled_cracks == SledCracks::Choice;
        if numbered != (action != HuntAction::Harness) {
            let message = if numbered {
                "say harness 1 or harness 2: one crack, or one after each step"
            } else {
                "nothing is to be said about the cracks now"
            };
            return Some(refusal("nanuuk-refused-harness-number", "N-80", message));
        }
        None
    }

    fn refuse_bear(&self, state: &HuntState, field: Field) -> Option<Refusal> {
        let name = self.floe.name(field);
        if !self.floe.in_play().contains(field) {
            return Some(refusal("nanuuk-refused-water", "N-1", format!("{name} is out of play")));
        }
        (!self.bear_places(state).contains(field)).then(|| {
            let message = format!("{name} is not free for the bear: no igloo, stone, bear or hunter");
            refusal("nanuuk-refused-bear-place", "N-57", message)
        })
    }

    fn refuse_crack(&self, state: &HuntState, edge: Edge) -> Option<Refusal> {
        if self.crack_choices(state).contains(&edge) {
            return None;
        }
        let field = state.mover().field?;
        if state.cracks.choices(&self.floe, field).contains(&edge) {
            let name = self.floe.edge_name(edge);
            let message = format!("a crack at {name} would cut a hunter off, and that can be helped");
            return Some(refusal("nanuuk-refused-gentle", "N-81", message));
        }
        Some(crate::crack::refusal(&self.floe, &state.cracks, field, edge))
    }

    /// Taking where it is not asked: why nothing can be taken here.
    fn refuse_take(&self, state: &HuntState) -> Refusal {
        let left = state.mover().left;
        let here = (state.stage != HuntStage::Over).then(|| stone_here(state)).flatten();
        let (rule, message) = match here {
            Some((_, Stone::Inuk)) if left.has(Carried::INUK) => ("N-53", "an Inuk is carried already"),
            Some((_, Stone::Whale)) if !left.has(Carried::INUK) => ("N-55", "a whale needs an Inuk"),
            Some((_, Stone::Fish | Stone::Seal | Stone::Walrus | Stone::Whale))
                if !left.has(Carried::HARPOON) =>
            {
                ("N-54", "prey needs the harpoon")
            }
            Some((_, stone)) if Prey::of(stone).is_some_and(|p| left.has(p.carried())) => {
                ("N-54", "the space for this kind is taken")
            }
            _ => return self.refuse_stage(state, HuntAction::Take),
        };
        refusal("nanuuk-refused-take", rule, message)
    }
}

fn refuse_trade(state: &HuntState, prey: Prey) -> Option<Refusal> {
    refuse_drop(state, prey).or_else(|| {
        (!state.mover().may_trade(prey)).then(|| {
            let message = format!("there is nothing to gain for the {}", prey.name());
            refusal("nanuuk-refused-trade", "N-63", message)
        })
    })
}

fn refuse_drop(state: &HuntState, prey: Prey) -> Option<Refusal> {
    (!state.mover().left.has(prey.carried()))
        .then(|| refusal("nanuuk-refused-prey", "N-64", format!("no {} is carried", prey.name())))
}
