//! Information-set Monte Carlo tree search (single observer) for games with hidden things.
//!
//! It is given what one seat knows, as types: a view and the event views so far. No state goes in. Each
//! playout deals anew what is hidden; actions of others that look the same to the seat share a branch, and
//! of seats that decide at the same time each decides without seeing the others' choices.

use inuksuk_core::{Game, Seat};

use crate::{Thought, budget::Budget, guide::Guide, mcts::grow_tree, random::Stream};

/// Looks for the best action of `seat`, knowing only its view and what it has seen happen; `None` when it
/// may not act. Same view, history and seed, same result, as long as the budget's `stop` does not end it.
pub fn ismcts<G: Game, P: Guide<G>>(
    game: &G,
    seat: Seat,
    view: &G::View,
    history: &[G::EventView],
    guide: &P,
    budget: Budget<'_>,
    seed: u64,
) -> Option<Thought<G::Action>> {
    let draw = &mut Stream::new(seed);
    grow_tree(game, seat, Some(seat), guide, budget, draw, |draw| game.redeal(view, history, draw))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Unguided,
        tiny::{Card, Sealed, SealedAction},
    };
    use inuksuk_core::Observer;

    fn think(own: u8, hidden: u8, said: Option<SealedAction>, seed: u64) -> Thought<SealedAction> {
        let mut state = Sealed.start();
        state.cards = [Card(own), Card(hidden)];
        state.said[1] = said;
        let view = Sealed.view(&state, Observer::Seat(Seat::FIRST));
        ismcts(&Sealed, Seat::FIRST, &view, &[], &Unguided, Budget::nodes(1500), seed).unwrap()
    }

    #[test]
    fn plays_by_what_it_may_know() {
        for own in 1..=4 {
            let wise = if own >= 3 { SealedAction::Stay } else { SealedAction::Fold };
            assert_eq!(think(own, 1, None, 9).action, wise, "own card {own}");
        }
    }

    #[test]
    fn nothing_hidden_changes_its_thought() {
        for own in 1..=4 {
            let open = think(own, 1, None, 4);
            for hidden in 2..=4 {
                assert_eq!(think(own, hidden, None, 4), open, "own {own}, hidden {hidden}");
            }
            let decided = think(own, 1, Some(SealedAction::Stay), 4);
            assert_eq!(think(own, 4, Some(SealedAction::Fold), 4), decided);
        }
    }

    #[test]
    fn others_decide_without_seeing_the_choice() {
        // The second seat is asked too, and the line ends where its hidden choice begins.
        let thought = think(4, 1, None, 2);
        assert_eq!(thought.line, [SealedAction::Stay]);
    }
}
