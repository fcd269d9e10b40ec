//! Information-set Monte Carlo tree search (single observer) for games with hidden things.
//!
//! It is given what one seat knows, as types: a view and the event views so far. No state goes in. Each
//! playout deals anew what is hidden; actions of others that look the same to the seat share a branch, and
//! of seats that decide at the same time each decides without seeing the others' choices.

use inuksuk_core::{Game, Seat};

use crate::{
    Thought,
    guide::Guide,
    mcts::{Effort, grow_tree},
    random::Stream,
};

/// Imagines a state behind what a seat knows.
pub trait Imagine<G: Game> {
    /// A state that the view's observer cannot tell from the true one.
    fn imagine(&self, game: &G, view: &G::View, history: &[G::EventView], draw: &mut Stream) -> G::State;
}

/// Deals anew as the game itself does ([`Game::redeal`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Redeal;

impl<G: Game> Imagine<G> for Redeal {
    fn imagine(&self, game: &G, view: &G::View, history: &[G::EventView], draw: &mut Stream) -> G::State {
        game.redeal(view, history, draw)
    }
}

/// What one seat knows: its view and what it has seen happen.
#[derive(Debug)]
pub struct Knowledge<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// Whose knowledge it is.
    pub seat: Seat,
    /// What the seat sees now.
    pub view: &'a G::View,
    /// What it has seen happen.
    pub history: &'a [G::EventView],
}

/// Looks for the best action of the seat that knows this; `None` when it may not act. Same knowledge, same
/// effort, same seed, same result, as long as the budget's `stop` does not end it.
pub fn ismcts<G: Game>(
    knowledge: &Knowledge<'_, G>,
    imagine: &impl Imagine<G>,
    guide: &impl Guide<G>,
    effort: Effort<'_>,
    seed: u64,
) -> Option<Thought<G::Action>> {
    let &Knowledge { game, seat, view, history } = knowledge;
    let draw = &mut Stream::new(seed);
    grow_tree(game, seat, Some(seat), guide, effort, draw, |draw| imagine.imagine(game, view, history, draw))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Budget, Unguided,
        tiny::{Card, Sealed, SealedAction},
    };
    use inuksuk_core::Observer;

    fn think(own: u8, hidden: u8, said: Option<SealedAction>, seed: u64) -> Thought<SealedAction> {
        let mut state = Sealed.start();
        state.cards = [Card(own), Card(hidden)];
        state.said[1] = said;
        let view = Sealed.view(&state, Observer::Seat(Seat::FIRST));
        let knowledge = Knowledge { game: &Sealed, seat: Seat::FIRST, view: &view, history: &[] };
        ismcts(&knowledge, &Redeal, &Unguided, Budget::nodes(1500).into(), seed).unwrap()
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
