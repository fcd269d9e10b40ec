//! Nanuk with a leak put in on purpose, to show that the suite finds it.

use inuksuk_catalog::Running;
use inuksuk_core::{
    Actor, Draw, Facts, Game, GameInfo, NotationError, Observer, OptionSpec, OptionsError, Outcome, Refusal,
    Seat, SetupError, Step, Turn,
};
use inuksuk_table::{Holder, Seed, Table};
use nanuk::Nanuk;
use serde::Serialize;
use serde_json::{Value, json};

/// Where it leaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Leak {
    /// Nowhere: the suite must pass.
    None,
    /// The view shows all hands.
    View,
    /// The log tells every card that is dealt and laid.
    ActionText,
    /// The events do.
    Events,
    /// A refusal tells what the next seat holds.
    Refusal,
}

impl Leak {
    pub(crate) const ALL: [Self; 5] = [Self::None, Self::View, Self::ActionText, Self::Events, Self::Refusal];
}

/// A table of the leaky game.
pub(crate) fn table(leak: Leak, seed: u64) -> Table {
    let mut numbers = crate::support::numbers(seed);
    let game = Nanuk::new(5, &json!({}), &mut numbers).expect("the defaults start");
    let seats = (1..=5).map(|n| Holder::person(format!("Player {n}"), n)).collect();
    Table::with_match(Box::new(Running::new(Leaky { game, leak })), seats, json!({}), Seed::from_number(seed))
}

#[derive(Clone, Debug)]
struct Leaky {
    game: Nanuk,
    leak: Leak,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct LeakyView {
    view: nanuk::View,
    leaked: Option<Value>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct LeakyEvent {
    event: nanuk::EventView,
    leaked: Option<Value>,
}

impl Leaky {
    fn leaked(&self, leak: Leak, state: &nanuk::State) -> Option<Value> {
        (self.leak == leak).then(|| self.game.position(state)["hands"].clone())
    }
}

impl Game for Leaky {
    type State = nanuk::State;
    type Action = nanuk::Action;
    type Buffer = <Nanuk as Game>::Buffer;
    type Outcomes = <Nanuk as Game>::Outcomes;
    type View = LeakyView;
    type EventView = LeakyEvent;

    fn view(&self, state: &Self::State, observer: Observer) -> LeakyView {
        LeakyView { view: self.game.view(state, observer), leaked: self.leaked(Leak::View, state) }
    }
    fn events(&self, step: &Step<'_, Self::State, Self::Action>, observer: Observer) -> Vec<LeakyEvent> {
        let events = self.game.events(step, observer).into_iter();
        events.map(|event| LeakyEvent { event, leaked: self.leaked(Leak::Events, step.after) }).collect()
    }
    fn action_text_for(
        &self,
        state: &Self::State,
        actor: Actor,
        action: Self::Action,
        observer: Observer,
    ) -> String {
        let observer = if self.leak == Leak::ActionText { Observer::Everything } else { observer };
        self.game.action_text_for(state, actor, action, observer)
    }
    fn check(&self, state: &Self::State, actor: Actor, action: Self::Action) -> Result<(), Refusal> {
        self.game.check(state, actor, action).map_err(|mut refusal| {
            if let Some(hands) = self.leaked(Leak::Refusal, state) {
                refusal.message = hands.to_string();
            }
            refusal
        })
    }

    fn redeal(&self, view: &LeakyView, history: &[LeakyEvent], draw: &mut dyn Draw) -> Self::State {
        let history: Vec<_> = history.iter().map(|leaky| leaky.event.clone()).collect();
        self.game.redeal(&view.view, &history, draw)
    }
    fn view_json(&self, view: &LeakyView, history: &[LeakyEvent]) -> Value {
        let history: Vec<_> = history.iter().map(|leaky| leaky.event.clone()).collect();
        json!({ "view": self.game.view_json(&view.view, &history), "leaked": view.leaked })
    }
    fn info() -> &'static GameInfo {
        Nanuk::info()
    }
    fn option_specs() -> Vec<OptionSpec> {
        Nanuk::option_specs()
    }
    fn new(seats: u8, options: &Value, setup: &mut dyn Draw) -> Result<Self, OptionsError> {
        Ok(Self { game: Nanuk::new(seats, options, setup)?, leak: Leak::None })
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
    fn start(&self) -> Self::State {
        self.game.start()
    }
    fn turn(&self, state: &Self::State) -> Turn {
        self.game.turn(state)
    }
    fn legal(&self, state: &Self::State, seat: Seat, actions: &mut Self::Buffer) {
        self.game.legal(state, seat, actions);
    }
    fn outcomes(&self, state: &Self::State, outcomes: &mut Self::Outcomes) {
        self.game.outcomes(state, outcomes);
    }
    fn apply(&self, state: &mut Self::State, actor: Actor, action: Self::Action) {
        self.game.apply(state, actor, action);
    }
    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        self.game.outcome(state)
    }
    fn at_turn_start(&self, state: &Self::State) -> bool {
        self.game.at_turn_start(state)
    }
    fn reveals(&self, step: &Step<'_, Self::State, Self::Action>, observer: Observer) -> bool {
        self.game.reveals(step, observer)
    }
    fn is_final(&self, state: &Self::State, actor: Actor, action: Self::Action) -> bool {
        self.game.is_final(state, actor, action)
    }
    fn action_text(&self, action: Self::Action) -> String {
        self.game.action_text(action)
    }
    fn parse_action(&self, text: &str) -> Result<Self::Action, NotationError> {
        self.game.parse_action(text)
    }
    fn position(&self, state: &Self::State) -> Value {
        self.game.position(state)
    }
    fn parse_position(&self, position: &Value) -> Result<Self::State, SetupError> {
        self.game.parse_position(position)
    }
}
