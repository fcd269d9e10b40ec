use inuksuk_core::{ActionBuffer, Actor, ArrayVec, Game, GameInfo, Outcome, Rule, Seat, Turn, Weighted};

use super::{Open, in_the_open, info, unasked};

/// A heap of stones; a turn is one to three stones, taken one by one until one says stop. Who takes the last
/// stone wins: a heap of a multiple of four is lost to the seat to move.
#[derive(Clone, Debug)]
pub(crate) struct Stones;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct StonesState {
    pub(crate) left: u8,
    pub(crate) taken: u8,
    pub(crate) mover: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum StonesAction {
    Take,
    Stop,
}

impl StonesState {
    pub(crate) fn heap(left: u8) -> Self {
        Self { left, taken: 0, mover: Seat::FIRST }
    }

    fn pass(&mut self) {
        (self.taken, self.mover) = (0, self.mover.next(2));
    }
}

impl Game for Stones {
    type State = StonesState;
    type Action = StonesAction;
    type Buffer = ArrayVec<StonesAction, 2>;
    type Outcomes = ArrayVec<Weighted<StonesAction>, 1>;
    in_the_open!();
    unasked!();

    fn info() -> &'static GameInfo {
        const INFO: GameInfo = info(2, true, false);
        &INFO
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> StonesState {
        StonesState::heap(21)
    }
    fn turn(&self, state: &StonesState) -> Turn {
        if state.left == 0 { Turn::Over } else { Turn::only(state.mover) }
    }
    fn legal(&self, state: &StonesState, seat: Seat, actions: &mut Self::Buffer) {
        ActionBuffer::clear(actions);
        if state.left > 0 && seat == state.mover {
            actions.push(StonesAction::Take);
            if state.taken > 0 {
                actions.push(StonesAction::Stop);
            }
        }
    }
    fn apply(&self, state: &mut StonesState, _: Actor, action: StonesAction) {
        match action {
            StonesAction::Stop => state.pass(),
            StonesAction::Take => {
                state.left -= 1;
                state.taken += 1;
                if state.taken == 3 || state.left == 0 {
                    state.pass();
                }
            }
        }
    }
    fn outcome(&self, state: &StonesState) -> Option<Outcome> {
        // The turn has passed on from the one who took the last stone.
        (state.left == 0).then(|| Outcome::win(state.mover.next(2), 2, Rule("T-1")))
    }
    fn action_text(&self, action: StonesAction) -> String {
        format!("{action:?}")
    }
}
