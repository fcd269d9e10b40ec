use inuksuk_core::{ActionBuffer, Actor, ArrayVec, Game, GameInfo, Outcome, Rule, Seat, Turn, Weighted};

use super::{Open, in_the_open, info, unasked};

/// Three in a row on a board of nine: a draw when both play well.
#[derive(Clone, Debug)]
pub(crate) struct Noughts;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct NoughtsState {
    taken: [u16; 2],
}

const ROWS: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl NoughtsState {
    /// A board from its nine fields, `x` for seat 1 and `o` for seat 2.
    pub(crate) fn drawn(board: &str) -> Self {
        let mut state = Self::default();
        for (i, c) in board.chars().filter(|c| !c.is_whitespace()).enumerate() {
            match c {
                'x' => state.taken[0] |= 1 << i,
                'o' => state.taken[1] |= 1 << i,
                _ => {}
            }
        }
        state
    }

    fn winner(self) -> Option<Seat> {
        let has_row = |s: Seat| ROWS.iter().any(|&r| self.taken[s.index()] & r == r);
        Seat::all(2).find(|&s| has_row(s))
    }
}

impl Game for Noughts {
    type State = NoughtsState;
    type Action = u8;
    type Buffer = ArrayVec<u8, 9>;
    type Outcomes = ArrayVec<Weighted<u8>, 1>;
    in_the_open!();
    unasked!();

    fn info() -> &'static GameInfo {
        const INFO: GameInfo = info(2, true, false);
        &INFO
    }
    fn seats(&self) -> u8 {
        2
    }
    fn start(&self) -> NoughtsState {
        NoughtsState::default()
    }
    fn turn(&self, state: &NoughtsState) -> Turn {
        let [a, b] = state.taken.map(u16::count_ones);
        if state.winner().is_some() || a + b == 9 {
            return Turn::Over;
        }
        Turn::only(if a == b { Seat::FIRST } else { Seat::SECOND })
    }
    fn legal(&self, state: &NoughtsState, seat: Seat, actions: &mut Self::Buffer) {
        ActionBuffer::clear(actions);
        if self.turn(state) == Turn::only(seat) {
            actions.extend((0..9).filter(|f| (state.taken[0] | state.taken[1]) >> f & 1 == 0));
        }
    }
    fn apply(&self, state: &mut NoughtsState, actor: Actor, action: u8) {
        state.taken[actor.seat().unwrap().index()] |= 1 << action;
    }
    fn outcome(&self, state: &NoughtsState) -> Option<Outcome> {
        (self.turn(state) == Turn::Over).then(|| match state.winner() {
            Some(seat) => Outcome::win(seat, 2, Rule("T-1")),
            None => Outcome::draw(2, Rule("T-2")),
        })
    }
    fn action_text(&self, action: u8) -> String {
        action.to_string()
    }
}
