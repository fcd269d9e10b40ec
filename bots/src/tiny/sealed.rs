use inuksuk_core::{
    ActionBuffer, Actor, ArrayVec, Draw, Game, GameInfo, Observer, Outcome, Rule, Seat, SeatSet, Step, Turn,
    Weighted,
};
use serde::Serialize;

use super::{info, unasked};

/// Each of two seats holds a card of 1–4 that the other does not see; both say `Stay` or `Fold` at the same
/// time. If both stay the higher card wins, otherwise it is a draw: one should stay with a 3 or 4.
#[derive(Clone, Debug)]
pub(crate) struct Sealed;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub(crate) struct Card(pub(crate) u8);

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum SealedAction {
    Stay,
    Fold,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SealedState {
    pub(crate) cards: [Card; 2],
    pub(crate) said: [Option<SealedAction>; 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct SealedView {
    seat: Option<Seat>,
    own: Option<Card>,
    has_said: [bool; 2],
}

impl Game for Sealed {
    type State = SealedState;
    type Action = SealedAction;
    type Buffer = ArrayVec<SealedAction, 2>;
    type Outcomes = ArrayVec<Weighted<SealedAction>, 1>;
    type View = SealedView;
    type EventView = ();
    unasked!();

    fn info() -> &'static GameInfo {
        const INFO: GameInfo = info(2, false, false);
        &INFO
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> SealedState {
        SealedState { cards: [Card(1), Card(2)], said: [None; 2] }
    }
    fn turn(&self, state: &SealedState) -> Turn {
        let open: SeatSet = Seat::all(2).filter(|s| state.said[s.index()].is_none()).collect();
        if open.is_empty() { Turn::Over } else { Turn::Seats(open) }
    }
    fn legal(&self, state: &SealedState, seat: Seat, actions: &mut Self::Buffer) {
        ActionBuffer::clear(actions);
        if state.said[seat.index()].is_none() {
            actions.extend([SealedAction::Stay, SealedAction::Fold]);
        }
    }
    fn apply(&self, state: &mut SealedState, actor: Actor, action: SealedAction) {
        state.said[actor.seat().unwrap().index()] = Some(action);
    }
    fn outcome(&self, state: &SealedState) -> Option<Outcome> {
        let [Some(first), Some(second)] = state.said else { return None };
        let both_stay = first == SealedAction::Stay && second == SealedAction::Stay;
        let winner = match state.cards[0].cmp(&state.cards[1]) {
            std::cmp::Ordering::Less if both_stay => Some(Seat::SECOND),
            std::cmp::Ordering::Greater if both_stay => Some(Seat::FIRST),
            _ => None,
        };
        Some(winner.map_or(Outcome::draw(2, Rule("T-2")), |w| Outcome::win(w, 2, Rule("T-1"))))
    }
    fn view(&self, state: &SealedState, observer: Observer) -> SealedView {
        let seat = Seat::all(2).find(|&s| observer == Observer::Seat(s));
        let own = seat.map(|s| state.cards[s.index()]);
        SealedView { seat, own, has_said: state.said.map(|s| s.is_some()) }
    }
    fn events(&self, _: &Step<'_, SealedState, SealedAction>, _: Observer) -> Vec<()> {
        Vec::new()
    }
    fn redeal(&self, view: &SealedView, _: &[()], draw: &mut dyn Draw) -> SealedState {
        let mut card = |s: usize| match (view.seat, view.own) {
            (Some(seat), Some(own)) if seat.index() == s => own,
            _ => Card(draw.below(4) as u8 + 1),
        };
        let cards = [card(0), card(1)];
        let said = view.has_said.map(|said| said.then_some(SealedAction::Stay));
        SealedState { cards, said }
    }
    fn action_text(&self, action: SealedAction) -> String {
        format!("{action:?}")
    }
    fn action_text_for(
        &self,
        _: &SealedState,
        actor: Actor,
        action: SealedAction,
        observer: Observer,
    ) -> String {
        match actor {
            Actor::Seat(seat) if !observer.sees(seat) => "?".into(),
            _ => self.action_text(action),
        }
    }
}
