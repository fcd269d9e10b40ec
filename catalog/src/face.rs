//! The object-safe face of a match.

use std::{any::Any, error::Error, fmt};

use inuksuk_core::{Actor, Draw, Facts, GameInfo, NotationError, Observer, Outcome, Refusal, Seat, Turn};
use serde_json::Value;

use crate::StartError;

/// A match of some game: rules, state and the line of actions that led there.
///
/// Table actions (draw, resign, claim) are not part of it; see the crate `inuksuk-table`.
pub trait AnyMatch: Send + Sync {
    /// The game.
    fn info(&self) -> &'static GameInfo;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The options in force.
    fn options(&self) -> Value;
    /// Facts about the game with these options.
    fn facts(&self) -> Facts;
    /// Whether a seat that looks back may see again what it was shown earlier: [`inuksuk_core::Game::shows_the_past`].
    fn shows_the_past(&self) -> bool;
    /// The same game for as many seats with other options, from its beginning, with nothing drawn for its set-up.
    ///
    /// # Errors
    /// Options that cannot be.
    fn anew(&self, options: &Value) -> Result<Box<dyn AnyMatch>, StartError>;
    /// The position the match began with, if it is not the one that the options alone lead to.
    fn start_position(&self) -> Option<Value>;
    /// The position now.
    fn position(&self) -> Value;
    /// Who may act.
    fn turn(&self) -> Turn;
    /// Whether nothing of the present turn has been done yet.
    fn at_turn_start(&self) -> bool;
    /// The legal actions of a seat in plain text order; empty when it may not act.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The outcomes at a chance point with their weights, in text order; empty elsewhere. Samples where
    /// there are too many to list.
    fn outcomes(&self) -> Vec<(String, u32)>;
    /// Draws an outcome at a chance point; `None` elsewhere.
    fn draw_outcome(&self, draw: &mut dyn Draw) -> Option<String>;
    /// Plays an action.
    ///
    /// # Errors
    /// The match is over, it is not this actor's turn, the text is no action, or the rules refuse it. The
    /// match is then as it was.
    fn play(&mut self, actor: Actor, text: &str) -> Result<(), PlayError>;
    /// How many actions have been played.
    fn len(&self) -> usize;
    /// Whether none has been played.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Who played an action, counted from 0.
    ///
    /// # Panics
    /// If there is no such action; so do the other methods that take an index.
    fn actor(&self, index: usize) -> Actor;
    /// Who might have acted when an action was played.
    fn turn_before(&self, index: usize) -> Turn;
    /// The text of an action, as an observer may read it.
    fn action_text(&self, index: usize, observer: Observer) -> String;
    /// What an action did, as an observer may know it.
    fn events(&self, index: usize, observer: Observer) -> Vec<Value>;
    /// Whether an action is final: chance, or something was revealed, or the rules say it stands.
    fn is_final(&self, index: usize) -> bool;
    /// Whether an action told an observer something that was hidden from it.
    fn revealed(&self, index: usize, observer: Observer) -> bool;
    /// Whether an action was the first of a turn.
    fn began_turn(&self, index: usize) -> bool;
    /// Goes back to where only the first `len` actions have been played; does nothing if there are fewer.
    fn take_back_to(&mut self, len: usize);
    /// All that an observer may know of the state.
    fn view(&self, observer: Observer) -> Value;
    /// The result, once the match is over by the rules.
    fn outcome(&self) -> Option<Outcome>;
    /// The result if a seat resigned now; `None` where the game knows no resigning.
    fn resigned(&self, seat: Seat) -> Option<Outcome>;
    /// How often the present position has stood, this time included; 0 where positions do not count.
    fn times_repeated(&self) -> usize;
    /// The number of action sequences of this length from here.
    fn perft(&self, depth: u32) -> u64;
    /// The same match with everything re-dealt that the observer cannot know.
    fn redealt(&self, observer: Observer, draw: &mut dyn Draw) -> Box<dyn AnyMatch>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
    /// Whether two matches have the same game, options, state and line of actions.
    fn same_as(&self, other: &dyn AnyMatch) -> bool;
    /// The typed match, a [`Running`](crate::Running).
    fn as_any(&self) -> &dyn Any;
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

impl fmt::Debug for dyn AnyMatch + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} after {} actions: {}", self.info().name, self.len(), self.position())
    }
}

/// Why an action was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The match is over.
    Over,
    /// Somebody else is to act.
    NotYourTurn(Actor),
    /// The text is no action of the game.
    Notation(NotationError),
    /// The rules refuse it.
    Refused(Refusal),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the match is over"),
            Self::NotYourTurn(Actor::Seat(seat)) => write!(f, "it is not the turn of seat {seat}"),
            Self::NotYourTurn(Actor::Chance) => f.write_str("chance is not asked now"),
            Self::Notation(error) => error.fmt(f),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for PlayError {}
