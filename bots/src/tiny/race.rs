use inuksuk_core::{ActionBuffer, Actor, ArrayVec, Game, GameInfo, Outcome, Rule, Seat, Turn, Weighted};

use super::{Open, in_the_open, info, unasked};

/// Three run to 10. Each turn: a coin tossed for two steps or none (`Risky`), or one sure step (`Safe`), or
/// one step back (`Back`). Who is there first wins.
#[derive(Clone, Debug)]
pub(crate) struct Race;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum RaceAction {
    Risky,
    Safe,
    Back,
    Heads,
    Tails,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct RaceState {
    pub(crate) at: [u8; 3],
    pub(crate) mover: Seat,
    pub(crate) tossing: bool,
}

/// The first seat to move, all standing where told.
pub(crate) fn race(at: [u8; 3]) -> RaceState {
    RaceState { at, mover: Seat::FIRST, tossing: false }
}

const GOAL: u8 = 10;

impl Game for Race {
    type State = RaceState;
    type Action = RaceAction;
    type Buffer = ArrayVec<RaceAction, 3>;
    type Outcomes = ArrayVec<Weighted<RaceAction>, 2>;
    in_the_open!();
    unasked!();

    fn info() -> &'static GameInfo {
        const INFO: GameInfo = info(3, true, true);
        &INFO
    }
    fn seats(&self) -> u8 {
        3
    }
    fn start(&self) -> RaceState {
        RaceState { at: [0; 3], mover: Seat::FIRST, tossing: false }
    }
    fn turn(&self, state: &RaceState) -> Turn {
        match state {
            _ if state.at.iter().any(|&a| a >= GOAL) => Turn::Over,
            RaceState { tossing: true, .. } => Turn::Chance,
            _ => Turn::only(state.mover),
        }
    }
    fn legal(&self, state: &RaceState, seat: Seat, actions: &mut Self::Buffer) {
        ActionBuffer::clear(actions);
        if self.turn(state) == Turn::only(seat) {
            actions.extend([RaceAction::Risky, RaceAction::Safe, RaceAction::Back]);
        }
    }
    fn outcomes(&self, state: &RaceState, outcomes: &mut Self::Outcomes) {
        ActionBuffer::clear(outcomes);
        if self.turn(state) == Turn::Chance {
            outcomes
                .extend([RaceAction::Heads, RaceAction::Tails].map(|action| Weighted { action, weight: 1 }));
        }
    }
    fn apply(&self, state: &mut RaceState, _: Actor, action: RaceAction) {
        let at = &mut state.at[state.mover.index()];
        match action {
            RaceAction::Risky => {
                state.tossing = true;
                return;
            }
            RaceAction::Safe => *at += 1,
            RaceAction::Back => *at = at.saturating_sub(1),
            RaceAction::Heads => *at += 2,
            RaceAction::Tails => {}
        }
        (state.mover, state.tossing) = (state.mover.next(3), false);
    }
    fn outcome(&self, state: &RaceState) -> Option<Outcome> {
        let winner = Seat::all(3).find(|s| state.at[s.index()] >= GOAL)?;
        Some(Outcome::win(winner, 3, Rule("T-1")))
    }
    fn action_text(&self, action: RaceAction) -> String {
        format!("{action:?}")
    }
}
