//! Counting sequences of actions, to check and to measure the rules.

use crate::{ActionBuffer, Actor, Game, Outcome, PositionLog, Repetition, Turn};

/// The number of action sequences of `depth` actions from a state; a sequence that ends earlier counts once,
/// where it ends. Chance outcomes count one each. Every action is played, the last included.
///
/// `log` is the history of positions up to and including `state`; it is restored before returning. It
/// matters only where a third repetition ends the match by itself.
pub fn perft<G: Game>(game: &G, state: &G::State, log: &mut PositionLog, depth: u32) -> u64 {
    let auto = matches!(game.facts().table.repetition, Some((Repetition::Auto, _)));
    Perft { game, auto }.count(state, log, depth)
}

struct Perft<'a, G> {
    game: &'a G,
    auto: bool,
}

impl<G: Game> Perft<'_, G> {
    fn count(&self, state: &G::State, log: &mut PositionLog, depth: u32) -> u64 {
        if depth == 0 || self.drawn(state, log) {
            return 1;
        }
        match self.game.turn(state) {
            Turn::Over => 1,
            Turn::Chance => {
                let mut outcomes = G::Outcomes::default();
                self.game.outcomes(state, &mut outcomes);
                outcomes
                    .as_slice()
                    .iter()
                    .map(|o| self.after(state, log, Actor::Chance, o.action, depth))
                    .sum()
            }
            Turn::Seats(seats) => {
                let mut actions = G::Buffer::default();
                let mut nodes = 0;
                for seat in seats.iter() {
                    self.game.legal(state, seat, &mut actions);
                    let actor = Actor::Seat(seat);
                    nodes += actions
                        .as_slice()
                        .iter()
                        .map(|&a| self.after(state, log, actor, a, depth))
                        .sum::<u64>();
                }
                nodes
            }
        }
    }

    fn after(
        &self,
        state: &G::State,
        log: &mut PositionLog,
        actor: Actor,
        action: G::Action,
        depth: u32,
    ) -> u64 {
        let mut next = state.clone();
        self.game.apply(&mut next, actor, action);
        if depth == 1 {
            // The compiler must not drop the last action: perft plays it.
            std::hint::black_box(&next);
            return 1;
        }
        if !self.auto {
            return self.count(&next, log, depth - 1);
        }
        let key = self.game.repetition_key(&next);
        if let Some(key) = key {
            log.push(key);
        }
        let nodes = self.count(&next, log, depth - 1);
        if key.is_some() {
            log.pop();
        }
        nodes
    }

    fn drawn(&self, state: &G::State, log: &PositionLog) -> bool {
        self.auto
            && self.game.repetition_key(state).is_some_and(|key| log.count(key) >= PositionLog::THIRD_TIME)
    }
}

/// The outcome of a state, a third repetition under [`Repetition::Auto`] included.
pub fn outcome_with_repetition<G: Game>(game: &G, state: &G::State, log: &PositionLog) -> Option<Outcome> {
    if let Some(outcome) = game.outcome(state) {
        return Some(outcome);
    }
    match game.facts().table.repetition {
        Some((Repetition::Auto, rule)) => {
            let key = game.repetition_key(state)?;
            (log.count(key) >= PositionLog::THIRD_TIME).then(|| Outcome::draw(game.seats(), rule))
        }
        _ => None,
    }
}
