//! The tournament rule: what was due in the tigers' latest turn, and mistakes as people make them.

use inuksuk_core::{Actor, Draw, Game, Seat};
use mandua::{Action, Board, EventView, Fields, Mandua, Piece, Side, State, most_hunters};

use crate::Stream;

/// The number to challenge the tigers' latest turn with; `None` where there was no fault (M-32). Everything it
/// needs was seen by everybody.
pub(super) fn fault_to_name(state: &State, history: &[EventView]) -> Option<u8> {
    let due = most_hunters(board_before(state.board(), history)?);
    let right = state.announced() == Some(due) && state.taken() == due;
    (!right).then_some(due)
}

/// The board as the tigers' latest turn began: what was seen since is taken back.
fn board_before(board: Board, history: &[EventView]) -> Option<Board> {
    let (mut hunters, mut tigers) = (board.hunters(), board.tigers());
    for event in history.iter().rev() {
        match event {
            EventView::Turn { side: Side::Tigers } => break,
            EventView::Moved { piece: Piece::Tiger, from, to, captured, .. } => {
                tigers = tigers.without(*to).with(*from);
                hunters = hunters | captured.iter().copied().collect::<Fields>();
            }
            _ => {}
        }
    }
    Board::new(hunters, tigers).ok()
}

/// A number as a hasty player counts it: one capture after another, whichever comes to mind.
pub(super) fn hasty_count(game: &Mandua, state: &State, draw: &mut Stream) -> u8 {
    let mut state = *state;
    let tigers = Actor::Seat(Seat::SECOND);
    let mut actions = mandua::Actions::new();
    game.apply(&mut state, tigers, Action::Say(0));
    loop {
        game.legal(&state, Seat::SECOND, &mut actions);
        let takes = |action: Action| {
            let mut next = state;
            game.apply(&mut next, tigers, action);
            next.captured() > state.captured()
        };
        actions.retain(|&mut action| matches!(action, Action::Move { .. }) && takes(action));
        if actions.is_empty() || state.side() != Side::Tigers {
            return state.taken();
        }
        game.apply(&mut state, tigers, *draw.choose(&actions));
    }
}
