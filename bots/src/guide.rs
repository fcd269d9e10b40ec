//! What a game's expert tells a tree search.

use std::hash::{Hash, Hasher};

use inuksuk_core::{Actor, Draw, Game, Observer, Outcome, Seat};

use crate::{
    random::Stream,
    thought::{Values, even_values},
};

/// How an action looks to the seat that searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face<A> {
    /// In the open.
    Open(A),
    /// Hidden in part or in whole; actions that look the same have the same number.
    Hidden(u64),
}

/// A game's knowledge for tree search. Every method has a default that knows nothing.
pub trait Guide<G: Game> {
    /// Whether an action deserves a place in the tree. Where none does, all have one.
    fn keeps(&self, game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
        let _ = (game, state, seat, action);
        true
    }

    /// Picks an action in a playout, or for another seat whose choice is hidden. `actions` is never empty.
    fn pick(
        &self,
        game: &G,
        state: &G::State,
        seat: Seat,
        actions: &[G::Action],
        draw: &mut Stream,
    ) -> G::Action {
        let _ = (game, state, seat);
        *draw.choose(actions)
    }

    /// Most actions of a playout; what stands then is estimated.
    fn horizon(&self) -> u32 {
        u32::MAX
    }

    /// What an unfinished position is worth to each seat.
    fn estimate(&self, game: &G, state: &G::State) -> Values {
        let _ = state;
        even_values(game.seats())
    }

    /// What a result is worth to each seat: 1 to a winner, a share to each of several; where nobody wins,
    /// everyone a share.
    fn worth(&self, game: &G, outcome: &Outcome) -> Values {
        if outcome.winners.is_empty() {
            return even_values(game.seats());
        }
        let sharing = outcome.winners.len();
        Seat::all(game.seats())
            .map(|s| if outcome.winners.contains(s) { 1.0 / sharing as f64 } else { 0.0 })
            .collect()
    }

    /// How another's action, or an outcome of chance, looks to the seat that searches. The default asks the
    /// game how the action reads to that seat.
    fn face(
        &self,
        game: &G,
        state: &G::State,
        actor: Actor,
        action: G::Action,
        observer: Seat,
    ) -> Face<G::Action> {
        let text = game.action_text_for(state, actor, action, Observer::Seat(observer));
        if text == game.action_text(action) {
            return Face::Open(action);
        }
        let mut hasher = std::hash::DefaultHasher::new();
        text.hash(&mut hasher);
        Face::Hidden(hasher.finish())
    }

    /// How strongly the search is drawn to actions it knows little about.
    fn exploration(&self) -> f64 {
        0.7
    }
}

/// A guide that knows nothing: uniformly random playouts to the end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unguided;

impl<G: Game> Guide<G> for Unguided {}
