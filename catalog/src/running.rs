//! A match of one game, typed.

use std::{any::Any, sync::Arc};

use inuksuk_core::{
    ActionBuffer, Actor, Draw, Facts, Game, GameInfo, Observer, Outcome, PositionLog, Seat, SetupError, Step,
    Turn, outcome_with_repetition, perft,
};
use serde_json::Value;

use crate::{AnyMatch, PlayError, StartError, Unchanging};

/// A match of the game `G`: its rules, its states from the first to the present one, and its actions.
#[derive(Clone, Debug)]
pub struct Running<G: Game> {
    game: Arc<G>,
    start: G::State,
    /// The position it was started from, as it was given: reading it may already have ended the match.
    given: Option<Arc<Value>>,
    state: G::State,
    played: Vec<Played<G::State, G::Action>>,
    positions: PositionLog,
}

/// An action with the states around it. In a re-dealt match the state before an action need not be the one
/// after the action before it, so both are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Played<S, A> {
    before: S,
    actor: Actor,
    action: A,
    after: S,
}

impl<G: Game> Running<G> {
    /// A match from the start.
    pub fn new(game: G) -> Self {
        let start = game.start();
        Self::from_state(game, start, None)
    }

    /// A match from a position.
    ///
    /// # Errors
    /// As [`Game::parse_position`].
    pub fn from_position(game: G, position: &Value) -> Result<Self, SetupError> {
        let state = game.parse_position(position)?;
        Ok(Self::from_state(game, state, Some(Arc::new(position.clone()))))
    }

    fn from_state(game: G, state: G::State, given: Option<Arc<Value>>) -> Self {
        let mut positions = PositionLog::default();
        note(&game, &state, &mut positions);
        Self { game: Arc::new(game), start: state.clone(), given, state, played: Vec::new(), positions }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The present state.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The positions so far that count for repetition, the present one included.
    pub fn positions(&self) -> &PositionLog {
        &self.positions
    }

    /// All that an observer may know of the present state.
    pub fn typed_view(&self, observer: Observer) -> G::View {
        self.game.view(&self.state, observer)
    }

    /// Everything that happened, as an observer may know it.
    pub fn history(&self, observer: Observer) -> Vec<G::EventView> {
        (0..self.played.len()).flat_map(|i| self.game.events(&self.step(i), observer)).collect()
    }

    /// Plays a typed action.
    ///
    /// # Errors
    /// As [`AnyMatch::play`].
    pub fn play_action(&mut self, actor: Actor, action: G::Action) -> Result<(), PlayError> {
        self.may_act(actor)?;
        let before = self.state.clone();
        self.game.play(&mut self.state, actor, action).map_err(PlayError::Refused)?;
        note(&*self.game, &self.state, &mut self.positions);
        self.played.push(Played { before, actor, action, after: self.state.clone() });
        Ok(())
    }

    fn may_act(&self, actor: Actor) -> Result<(), PlayError> {
        match self.turn() {
            Turn::Over => Err(PlayError::Over),
            turn if turn.allows(actor) => Ok(()),
            _ => Err(PlayError::NotYourTurn(actor)),
        }
    }

    fn step(&self, index: usize) -> Step<'_, G::State, G::Action> {
        let Played { before, actor, action, after } = &self.played[index];
        Step { before, actor: *actor, action: *action, after }
    }
}

fn note<G: Game>(game: &G, state: &G::State, positions: &mut PositionLog) {
    if let Some(key) = game.repetition_key(state) {
        positions.push(key);
    }
}

impl<G: Game> AnyMatch for Running<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn options(&self) -> Value {
        self.game.options()
    }
    fn facts(&self) -> Facts {
        self.game.facts()
    }
    fn shows_the_past(&self) -> bool {
        self.game.shows_the_past()
    }
    fn anew(&self, options: &Value) -> Result<Box<dyn AnyMatch>, StartError> {
        let game = G::new(self.seats(), options, &mut Unchanging).map_err(StartError::Options)?;
        Ok(Box::new(Self::new(game)))
    }
    fn start_position(&self) -> Option<Value> {
        let plain = G::new(self.seats(), &self.options(), &mut Unchanging).map(|game| game.start());
        let given = || self.given.as_deref().cloned();
        (plain.as_ref() != Ok(&self.start))
            .then(|| given().unwrap_or_else(|| self.game.position(&self.start)))
    }
    fn position(&self) -> Value {
        self.game.position(&self.state)
    }
    fn turn(&self) -> Turn {
        if self.outcome().is_some() { Turn::Over } else { self.game.turn(&self.state) }
    }
    fn at_turn_start(&self) -> bool {
        self.game.at_turn_start(&self.state)
    }
    fn legal(&self, seat: Seat) -> Vec<String> {
        if !self.turn().allows(Actor::Seat(seat)) {
            return Vec::new();
        }
        let mut actions = G::Buffer::default();
        self.game.legal(&self.state, seat, &mut actions);
        let mut texts: Vec<_> = actions.as_slice().iter().map(|&a| self.game.action_text(a)).collect();
        texts.sort_unstable();
        texts
    }
    fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = G::Outcomes::default();
        if self.turn() == Turn::Chance {
            self.game.outcomes(&self.state, &mut outcomes);
        }
        let mut texts: Vec<_> =
            outcomes.as_slice().iter().map(|o| (self.game.action_text(o.action), o.weight)).collect();
        texts.sort_unstable();
        texts
    }
    fn draw_outcome(&self, draw: &mut dyn Draw) -> Option<String> {
        if self.turn() != Turn::Chance {
            return None;
        }
        self.game.draw_outcome(&self.state, draw).map(|action| self.game.action_text(action))
    }
    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError> {
        self.may_act(actor)?;
        let action = self.game.parse_action(text).map_err(PlayError::Notation)?;
        self.play_action(actor, action)
    }
    fn len(&self) -> usize {
        self.played.len()
    }
    fn actor(&self, index: usize) -> Actor {
        self.played[index].actor
    }
    fn turn_before(&self, index: usize) -> Turn {
        self.game.turn(&self.played[index].before)
    }
    fn action_text(&self, index: usize, observer: Observer) -> String {
        let Played { before, actor, action, .. } = &self.played[index];
        self.game.action_text_for(before, *actor, *action, observer)
    }
    fn events(&self, index: usize, observer: Observer) -> Vec<Value> {
        let events = self.game.events(&self.step(index), observer);
        events.iter().map(|event| serde_json::to_value(event).unwrap_or(Value::Null)).collect()
    }
    fn is_final(&self, index: usize) -> bool {
        let Played { before, actor, action, .. } = &self.played[index];
        self.game.is_final(before, *actor, *action)
    }
    fn revealed(&self, index: usize, observer: Observer) -> bool {
        self.game.reveals(&self.step(index), observer)
    }
    fn began_turn(&self, index: usize) -> bool {
        self.game.at_turn_start(&self.played[index].before)
    }
    fn take_back_to(&mut self, len: usize) {
        while self.played.len() > len {
            if self.game.repetition_key(&self.state).is_some() {
                self.positions.pop();
            }
            if let Some(last) = self.played.pop() {
                self.state = last.before;
            }
        }
    }
    fn view(&self, observer: Observer) -> Value {
        self.game.view_json(&self.typed_view(observer), &self.history(observer))
    }
    fn outcome(&self) -> Option<Outcome> {
        outcome_with_repetition(&*self.game, &self.state, &self.positions)
    }
    fn resigned(&self, seat: Seat) -> Option<Outcome> {
        self.game.resigned(&self.state, seat)
    }
    fn times_repeated(&self) -> usize {
        self.game.repetition_key(&self.state).map_or(0, |key| self.positions.count(key))
    }
    fn perft(&self, depth: u32) -> u64 {
        perft(&*self.game, &self.state, &mut self.positions.clone(), depth)
    }
    fn redealt(&self, observer: Observer, draw: &mut dyn Draw) -> Box<dyn AnyMatch> {
        let state = self.game.redeal(&self.typed_view(observer), &self.history(observer), draw);
        Box::new(Self { state, ..self.clone() })
    }
    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
    fn same_as(&self, other: &dyn AnyMatch) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| {
            self.seats() == other.seats()
                && self.options() == other.options()
                && self.state == other.state
                && self.start == other.start
                && self.played == other.played
                && self.positions == other.positions
        })
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
}
