//! What may be played, and what playing it does.

use inuksuk_core::{ActionBuffer, ArrayVec, Seat, SetupError};

use crate::{
    Action, Board, Field, Fields, Options, Side, Stage, State, most_hunters, notation,
    series::{greatest_shares, maximal_captures},
    state::{Audit, ToAndFro},
};

/// The hunters' seat (M-5).
pub(crate) const HUNTERS: Seat = Seat::FIRST;
/// The tigers' seat.
pub(crate) const TIGERS: Seat = Seat::SECOND;

/// The longest list of legal actions: a hunter step for each of the 40 pairs of neighbours in the square (one end
/// a hunter, the other free), and the numbers 0–25 of a challenge. The 25 placements with a challenge are fewer,
/// and so are the 16 moves of four tigers.
pub const MOST_ACTIONS: usize = 66;

/// A list of legal actions.
pub type Actions = ArrayVec<Action, MOST_ACTIONS>;

/// The rules of MANDUA with the options of a match.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mandua {
    pub(crate) options: Options,
}

impl Mandua {
    /// The rules with these options; [`inuksuk_core::Game::new`] reads them from JSON.
    ///
    /// # Errors
    /// Names a field chosen twice for the start.
    pub fn with_options(options: Options) -> Result<Self, inuksuk_core::OptionsError> {
        if options.start.fields().len() == Board::TIGERS {
            Ok(Self { options })
        } else {
            Err(inuksuk_core::OptionsError::one("start: four different fields for four tigers"))
        }
    }

    /// A position at the start of a turn; no challenge is open, and no moves are counted for M-45. It may be one
    /// in which the match is over.
    ///
    /// # Errors
    /// Names every defect: fewer than 1 or more than 4 tigers, more than 25 hunters with those in hand.
    pub fn set_up(&self, board: Board, side: Side, hand: u8) -> Result<State, SetupError> {
        let defects = notation::figure_defects(board, hand);
        if defects.is_empty() { Ok(State::fresh(board, side, hand)) } else { Err(SetupError(defects)) }
    }

    /// How many hunters the tigers still have to capture in this turn; `None` when it is not their turn.
    pub fn due(&self, state: &State) -> Option<u8> {
        match state.stage {
            _ if state.result().is_some() => None,
            Stage::Tigers | Stage::Announced => Some(most_hunters(state.board)),
            Stage::Series if self.options.faults => {
                Some(most_hunters(state.audit.start).saturating_sub(state.taken))
            }
            Stage::Series => Some(state.due),
            _ => None,
        }
    }

    /// Lists the legal actions of the side that acts in a match that is not over.
    #[inline]
    pub(crate) fn list(&self, state: &State, actions: &mut Actions) {
        let board = &state.board;
        match state.stage {
            Stage::Hunters | Stage::Challenged => list_hunters(state, actions),
            Stage::Challenge => {
                list_hunters(state, actions);
                actions.extend((0..=Action::MOST).map(Action::Fault));
            }
            Stage::Remove => actions.extend(state.audit.tied_fields().iter().map(Action::Remove)),
            Stage::Tigers if self.options.faults => actions.extend((0..=Action::MOST).map(Action::Say)),
            Stage::Tigers if board.any_capture() => list_captures(board, None, actions),
            Stage::Tigers => list_steps(board, actions),
            Stage::Announced => {
                // M-31: anything physically possible; a step into a MANDUA is listed as the step it is.
                list_steps(board, actions);
                board.captures(|capture| {
                    if !capture.from.neighbours().contains(capture.to) {
                        ActionBuffer::push(actions, Action::Move { from: capture.from, to: capture.to });
                    }
                    true
                });
            }
            Stage::Series if self.options.faults => {
                board.captures(|capture| {
                    ActionBuffer::push(actions, Action::Move { from: capture.from, to: capture.to });
                    true
                });
                actions.push(Action::Done);
            }
            Stage::Series => list_captures(board, Some(state.due), actions),
        }
    }

    /// Plays an action that is legal.
    #[inline]
    pub(crate) fn advance(&self, state: &mut State, action: Action) {
        match action {
            Action::Place(field) => {
                state.board.hunters = state.board.hunters.with(field);
                state.hand -= 1;
                state.hunters_count = ToAndFro::default();
                self.begin_tigers(state);
            }
            Action::Move { from, to } if state.side() == Side::Hunters => {
                state.board.hunters = state.board.hunters.without(from).with(to);
                state.hunters_count = state.hunters_count.moved(from, to);
                self.begin_tigers(state);
            }
            Action::Move { from, to } => self.move_tiger(state, from, to),
            Action::Say(number) => {
                state.audit = Audit::begin(state.board, number);
                state.stage = Stage::Announced;
            }
            Action::Done => state.stage = Stage::Challenge,
            Action::Fault(number) => challenge(state, number),
            Action::Remove(tiger) => remove(state, tiger),
        }
    }

    #[inline]
    fn begin_tigers(&self, state: &mut State) {
        state.stage = Stage::Tigers;
        if self.options.faults {
            // M-35: a fault that nobody challenged is gone.
            state.audit = Audit::default();
            state.taken = 0;
        }
    }

    #[inline]
    fn move_tiger(&self, state: &mut State, from: Field, to: Field) {
        let captured = state.board.captured_by(from, to);
        let number = captured.len() as u8;
        state.board.tigers = state.board.tigers.without(from).with(to);
        // M-24: taken at once.
        state.board.hunters = Fields(state.board.hunters.0 & !captured.0);
        let ends = if number == 0 {
            state.tigers_count = state.tigers_count.moved(from, to);
            true
        } else {
            state.tigers_count = ToAndFro::default();
            self.goes_on_with(state, number) == 0
        };
        if self.options.faults {
            state.audit.moved(from, to, number);
            state.taken += number;
            state.stage = if ends { Stage::Challenge } else { Stage::Series };
        } else if ends {
            (state.taken, state.due, state.stage) = (0, 0, Stage::Hunters);
        } else {
            (state.taken, state.stage) = (state.taken + number, Stage::Series);
        }
    }

    /// What may still be taken in this turn after a capture: guided play counts it, with faults it is 1 for any.
    fn goes_on_with(&self, state: &mut State, number: u8) -> u8 {
        if self.options.faults {
            return u8::from(state.board.any_capture());
        }
        state.due = match state.stage {
            Stage::Series => state.due - number,
            // The capture began a maximal series (M-26), so what is left is what can still be taken.
            _ => most_hunters(state.board),
        };
        state.due
    }
}

pub(crate) fn seat_of(side: Side) -> Seat {
    match side {
        Side::Hunters => HUNTERS,
        Side::Tigers => TIGERS,
    }
}

#[inline]
fn list_hunters(state: &State, actions: &mut Actions) {
    if state.hand > 0 {
        // M-10: anywhere inside, and no steps.
        actions.extend((state.board.free() & Fields::INNER).iter().map(Action::Place));
    } else {
        state.board.hunter_steps(|from, to| actions.push(Action::Move { from, to }));
    }
}

#[inline]
fn list_steps(board: &Board, actions: &mut Actions) {
    board.tiger_steps(|from, to| actions.push(Action::Move { from, to }));
}

fn list_captures(board: &Board, due: Option<u8>, actions: &mut Actions) {
    maximal_captures(board, due, |capture| {
        ActionBuffer::push(actions, Action::Move { from: capture.from, to: capture.to });
    });
}

/// M-32 to M-34: judges the tigers' turn.
fn challenge(state: &mut State, number: u8) {
    let start = state.audit.start;
    // Most numbers cannot be the right one: those out of reach, and 0 exactly when there is a capture.
    if number > start.capturable() || (number == 0) == start.any_capture() {
        leave_challenge(state);
        return;
    }
    let due = most_hunters(start);
    let fault = state.taken < due || state.audit.announced != due;
    if !fault || number != due {
        leave_challenge(state);
        return;
    }
    let shares = greatest_shares(&start, due);
    let tigers = start.tigers.len();
    let most = |i: usize| shares[i].max(state.audit.taken[i]);
    let greatest = (0..tigers).map(most).max().unwrap_or_default();
    state.audit.tied = (0..tigers).filter(|&i| most(i) == greatest).fold(0, |tied, i| tied | 1 << i);
    state.stage = Stage::Remove;
    if state.audit.tied.is_power_of_two() {
        let alone = state.audit.now[state.audit.tied.trailing_zeros() as usize];
        remove(state, Field::of_bit(alone.into()));
    }
}

fn remove(state: &mut State, tiger: Field) {
    state.board.tigers = state.board.tigers.without(tiger);
    leave_challenge(state);
}

fn leave_challenge(state: &mut State) {
    state.audit = Audit::default();
    (state.taken, state.stage) = (0, Stage::Challenged);
}
