//! What alpha–beta asks a game's expert.

use inuksuk_core::Game;

/// What a game's expert knows without looking ahead.
pub trait Evaluate<G: Game> {
    /// What the position is worth to seat 1, in hundredths of the game's unit; its size stays below
    /// [`PROVEN`](super::PROVEN).
    fn value(&self, game: &G, state: &G::State) -> i32;

    /// The value, if it can be trusted here. Where it cannot, every legal action is looked at, beyond the
    /// depth; so there must be one before long along every line.
    fn quiet_value(&self, game: &G, state: &G::State) -> Option<i32> {
        Some(self.value(game, state))
    }

    /// Whether an action is worth looking at. Where none is, all are.
    fn keeps(&self, game: &G, state: &G::State, action: G::Action) -> bool {
        let _ = (game, state, action);
        true
    }

    /// How promising an action looks, for ordering; ordinary actions 0, at most a few thousands.
    fn promise(&self, game: &G, state: &G::State, action: G::Action) -> i32 {
        let _ = (game, state, action);
        0
    }

    /// The chance (0 to 1) that seat 1 wins at a value.
    fn chance(&self, value: i32) -> f64 {
        1.0 / (1.0 + (-f64::from(value) / 300.0).exp())
    }
}
