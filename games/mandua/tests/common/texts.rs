//! What must hold for any text at all; the bodies of the text tests, ready for a fuzzer to feed.
#![allow(dead_code, unreachable_pub, missing_docs, reason = "each test file uses its part")]

use inuksuk_core::Game;
use mandua::Mandua;
use serde_json::json;

/// A position text is refused with at least one named defect, or gives a state whose text gives the same state.
pub fn any_position_text(text: &str) {
    let game = Mandua::default();
    match game.parse_position(&json!(text)) {
        Err(error) => assert!(!error.0.is_empty() && error.0.iter().all(|defect| !defect.is_empty())),
        Ok(state) => {
            let again = game.parse_position(&game.position(&state)).expect("its own text");
            assert_eq!(again, state);
            let (tigers, hunters) = (state.board().tigers().len(), state.board().hunters().len());
            assert!((1..=4).contains(&tigers) && hunters + usize::from(state.hand()) <= 25);
        }
    }
}

/// An action text is refused, or is exactly the text of what it was read as.
pub fn any_action_text(text: &str) {
    let game = Mandua::default();
    if let Ok(action) = game.parse_action(text) {
        assert_eq!(game.action_text(action), text);
    }
}

/// A drawing is refused, or draws the same board again.
pub fn any_drawing(text: &str) {
    if let Ok(board) = mandua::Board::drawn(text) {
        assert_eq!(mandua::Board::drawn(&board.to_string()).expect("its own drawing"), board);
    }
}
