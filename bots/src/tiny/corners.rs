use inuksuk_core::{ActionBuffer, Actor, ArrayVec, Game, GameInfo, Outcome, Rule, Seat, Turn, Weighted};

use super::{Open, in_the_open, info, unasked};

/// One figure that both move in turn, one field left or right on a row of ten. On field 9 seat 1 has won,
/// on field 0 seat 2. Nothing else ends it: it can go to and fro for ever.
#[derive(Clone, Debug)]
pub(crate) struct Corners;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CornersState {
    pub(crate) at: u8,
    pub(crate) mover: Seat,
}

impl Game for Corners {
    type State = CornersState;
    type Action = i8;
    type Buffer = ArrayVec<i8, 2>;
    type Outcomes = ArrayVec<Weighted<i8>, 1>;
    in_the_open!();
    unasked!();

    fn info() -> &'static GameInfo {
        const INFO: GameInfo = info(2, true, false);
        &INFO
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> CornersState {
        CornersState { at: 5, mover: Seat::FIRST }
    }
    fn turn(&self, state: &CornersState) -> Turn {
        if matches!(state.at, 0 | 9) { Turn::Over } else { Turn::only(state.mover) }
    }
    fn legal(&self, state: &CornersState, seat: Seat, actions: &mut Self::Buffer) {
        ActionBuffer::clear(actions);
        if self.turn(state) == Turn::only(seat) {
            actions.extend([-1, 1]);
        }
    }
    fn apply(&self, state: &mut CornersState, _: Actor, action: i8) {
        state.at = state.at.wrapping_add_signed(action);
        state.mover = state.mover.next(2);
    }
    fn outcome(&self, state: &CornersState) -> Option<Outcome> {
        match state.at {
            9 => Some(Outcome::win(Seat::FIRST, 2, Rule("T-1"))),
            0 => Some(Outcome::win(Seat::SECOND, 2, Rule("T-1"))),
            _ => None,
        }
    }
    fn repetition_key(&self, state: &CornersState) -> Option<u64> {
        Some(u64::from(state.at) << 4 | u64::from(state.mover.number()))
    }
    fn action_text(&self, action: i8) -> String {
        action.to_string()
    }
}
