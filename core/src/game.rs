//! The rules of a game.

use std::{fmt::Debug, hash::Hash};

use serde::Serialize;
use serde_json::Value;

use crate::{
    ActionBuffer, Actor, Draw, Facts, GameInfo, NotationError, Observer, OptionSpec, OptionsError, Outcome,
    Refusal, Seat, SeatSet, SetupError, Weighted, draw_weighted,
};

/// Who may act in a state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// Any of these seats, in any order; usually one.
    Seats(SeatSet),
    /// Chance.
    Chance,
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self::Seats(SeatSet::only(seat))
    }

    /// Whether this actor may act.
    pub fn allows(self, actor: Actor) -> bool {
        match (self, actor) {
            (Self::Seats(seats), Actor::Seat(seat)) => seats.contains(seat),
            (Self::Chance, Actor::Chance) => true,
            _ => false,
        }
    }
}

/// One action of a match with the states around it, for telling what it did.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a, S, A> {
    /// The state it was played in.
    pub before: &'a S,
    /// Who played it.
    pub actor: Actor,
    /// The action.
    pub action: A,
    /// The state it led to.
    pub after: &'a S,
}

/// The rules of one game, with the chosen options and the tables that follow from them.
///
/// All methods are pure. A state belongs to the game value that made it; giving it to another one is a
/// mistake whose result is unspecified (but never undefined behaviour).
///
/// # Secrecy
/// [`Game::View`] and [`Game::EventView`] are all that an observer is ever shown. They are built field by
/// field from what the observer may know and cannot hold anything else: two states that an observer cannot
/// tell apart give equal views, byte for byte when serialised.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// A position, small and plain. It holds no history and no random generator.
    type State: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// One indivisible choice, or one outcome of chance.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// A list that the longest list of legal actions fits into.
    type Buffer: ActionBuffer<Self::Action> + Send;
    /// A list that the longest list of outcomes fits into.
    type Outcomes: ActionBuffer<Weighted<Self::Action>> + Send;
    /// What an observer may know of a state.
    type View: Clone + Eq + Debug + Serialize + Send + Sync + 'static;
    /// What an observer may know of something that happened.
    type EventView: Clone + Eq + Debug + Serialize + Send + Sync + 'static;

    /// The game as the catalog lists it.
    fn info() -> &'static GameInfo;

    /// Its options.
    fn option_specs() -> Vec<OptionSpec>;

    /// The rules for a number of seats with the options given as a JSON object; options left out have their
    /// default. A random set-up is drawn from `setup`.
    ///
    /// # Errors
    /// Names every defect: a wrong number of seats, an unknown option, a value that is not allowed.
    fn new(seats: u8, options: &Value, setup: &mut dyn Draw) -> Result<Self, OptionsError>;

    /// The rules for a match that begins from a position. Options that only a set-up needs do not matter
    /// then: whatever they are, they are no error.
    ///
    /// # Errors
    /// As [`Game::new`] for all other options.
    fn for_position(seats: u8, options: &Value, setup: &mut dyn Draw) -> Result<Self, OptionsError> {
        Self::new(seats, options, setup)
    }

    /// The number of seats.
    fn seats(&self) -> u8;

    /// All options with the values in force, as [`Game::new`] takes them.
    fn options(&self) -> Value;

    /// Facts about the game with these options.
    fn facts(&self) -> Facts;

    /// The state before the first action.
    fn start(&self) -> Self::State;

    /// Who may act.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Lists the legal actions of a seat, each once, in the order of [`Ord`] or any other fixed order; empty
    /// when the seat may not act. Clears the buffer first. Does not allocate.
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Self::Buffer);

    /// Lists the outcomes at a chance point, weights above 0, in a fixed order; empty elsewhere. Where there
    /// are too many to list, a few samples ([`Game::outcomes_are_complete`] is then false).
    fn outcomes(&self, state: &Self::State, outcomes: &mut Self::Outcomes) {
        let _ = state;
        outcomes.clear();
    }

    /// Whether [`Game::outcomes`] lists all there are.
    fn outcomes_are_complete(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// Draws an outcome at a chance point by weight; `None` elsewhere.
    fn draw_outcome(&self, state: &Self::State, draw: &mut dyn Draw) -> Option<Self::Action> {
        let mut outcomes = Self::Outcomes::default();
        self.outcomes(state, &mut outcomes);
        draw_weighted(outcomes.as_slice(), draw)
    }

    /// Why an action may not be played now.
    ///
    /// # Errors
    /// The reason, with its rule, as the acting seat may be told it.
    fn check(&self, state: &Self::State, actor: Actor, action: Self::Action) -> Result<(), Refusal>;

    /// Plays an action that is known to be legal: unchecked, for search and playouts.
    ///
    /// # Panics
    /// May panic, or leave a state that no play leads to, when the action is not legal.
    fn apply(&self, state: &mut Self::State, actor: Actor, action: Self::Action);

    /// Plays an action after checking it.
    ///
    /// # Errors
    /// As [`Game::check`]; the state is then as it was.
    fn play(&self, state: &mut Self::State, actor: Actor, action: Self::Action) -> Result<(), Refusal> {
        self.check(state, actor, action)?;
        self.apply(state, actor, action);
        Ok(())
    }

    /// The result, when the match is over by the rules that the state alone decides.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The result when a seat resigns; `None` where the game knows no resigning.
    fn resigned(&self, state: &Self::State, seat: Seat) -> Option<Outcome> {
        let _ = (state, seat);
        None
    }

    /// An exact key of the position where it counts for repetition: equal keys, equal positions.
    fn repetition_key(&self, state: &Self::State) -> Option<u64> {
        let _ = state;
        None
    }

    /// Whether the state stands at the start of a seat's turn (nothing of the turn done yet).
    fn at_turn_start(&self, state: &Self::State) -> bool;

    /// Whether an action, once played, is final: it revealed something, or the rules say that a decision
    /// stands. Chance always is.
    fn is_final(&self, state: &Self::State, actor: Actor, action: Self::Action) -> bool {
        let _ = (state, action);
        actor == Actor::Chance
    }

    /// Whether a step tells an observer something that was hidden from it before and could not have been
    /// known: cards turned up, a secret choice shown. The rules allow every such step; the tests of secrecy
    /// demand that no other step gives anything away.
    fn reveals(&self, step: &Step<'_, Self::State, Self::Action>, observer: Observer) -> bool {
        let _ = (step, observer);
        false
    }

    /// Whether a seat that looks back may see again what it was shown earlier. In a game of memory it may not:
    /// what it does not see now is its own to remember.
    fn shows_the_past(&self) -> bool {
        true
    }

    /// A hash for transposition tables; equal states give equal hashes.
    fn hash(&self, state: &Self::State) -> u64 {
        use std::hash::Hasher;
        let mut hasher = std::hash::DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }

    /// What an observer may know of a state.
    fn view(&self, state: &Self::State, observer: Observer) -> Self::View;

    /// The view as the protocol gives it. `history` is every event view of this observer so far; games whose
    /// view tells a log take it from there.
    fn view_json(&self, view: &Self::View, history: &[Self::EventView]) -> Value {
        let _ = history;
        serde_json::to_value(view).unwrap_or(Value::Null)
    }

    /// What an observer may know of what a step did, in order.
    fn events(&self, step: &Step<'_, Self::State, Self::Action>, observer: Observer) -> Vec<Self::EventView>;

    /// Samples a state that the observer cannot tell from the true one behind this view, each such state as
    /// likely as play makes it. `history` is every event view of this observer so far.
    ///
    /// A game of perfect information gives back the state that its view shows.
    fn redeal(&self, view: &Self::View, history: &[Self::EventView], draw: &mut dyn Draw) -> Self::State;

    /// The text of an action.
    fn action_text(&self, action: Self::Action) -> String;

    /// The text of an action as an observer may read it: what is hidden reads `?`.
    fn action_text_for(
        &self,
        state: &Self::State,
        actor: Actor,
        action: Self::Action,
        observer: Observer,
    ) -> String {
        let _ = (state, actor, observer);
        self.action_text(action)
    }

    /// Reads the text of an action.
    ///
    /// # Errors
    /// Text that is no action of this game, with what is wrong with it. Whether the action is legal now is
    /// for [`Game::check`] to say.
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError>;

    /// The position as the game's notation writes it: a JSON string or object.
    fn position(&self, state: &Self::State) -> Value;

    /// Reads a position.
    ///
    /// # Errors
    /// Names every defect.
    fn parse_position(&self, position: &Value) -> Result<Self::State, SetupError>;
}
