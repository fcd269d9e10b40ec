//! What several tests need: random numbers, matches driven by texts.

use inuksuk_core::{Actor, Draw, Game, Observer, Seat, Step, Turn};
use mare_polare::{Action, Actions, Event, MarePolare, State};
use serde_json::{Value, json};

/// `SplitMix64`: small, seeded, good enough to choose test matches.
pub(crate) struct Random(pub(crate) u64);

impl Draw for Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        ((u128::from(z) * u128::from(bound)) >> 64) as u64
    }
}

/// The rules for so many seats with these options.
pub(crate) fn rules(seats: u8, options: &Value) -> MarePolare {
    MarePolare::new(seats, options, &mut Random(0)).expect("options are in order")
}

/// All tables worth testing: every number of seats with every kind of option.
pub(crate) fn all_rules() -> Vec<MarePolare> {
    let options = [
        json!({}),
        json!({"feel": "blind"}),
        json!({"open-recipes": true}),
        json!({"first": 2}),
        json!({"feel": "blind", "open-recipes": true, "first": 1}),
    ];
    (2..=4).flat_map(|seats| options.iter().map(move |options| rules(seats, options))).collect()
}

/// A position with two or more seats, mostly as given: the sea `xoo.ixoxx.xooxxm`, seat 1 about to roll,
/// recipes 1, 2, …, empty harpoons; `changes` replaces values. The bag is what is left.
pub(crate) fn position(figures: &[&str], changes: &Value) -> Value {
    let seats = figures.len();
    let mut position = json!({
        "stage": "roll", "first": 1, "seat": 1, "board": "xoo.ixoxx.xooxxm", "figures": figures,
        "recipes": (1..=seats).collect::<Vec<_>>(), "harpoons": vec![""; seats],
        "roll": null, "from": null, "felt": null, "fish": null, "look": null, "winner": null,
    });
    for (key, value) in changes.as_object().expect("changes are an object") {
        position[key] = value.clone();
    }
    let hung = position["harpoons"].to_string();
    let left = |letter: char| {
        let held = usize::from(position["fish"] == json!(letter));
        15_usize.saturating_sub(hung.matches(letter).count() + held)
    };
    let plain = if position["fish"] == json!("plain") { 3 } else { 4 };
    let bag = json!({"r": left('r'), "l": left('l'), "p": left('p'), "b": left('b'), "plain": plain});
    if position["bag"].is_null() {
        position["bag"] = bag;
    }
    position
}

/// A match driven by texts, with what each observer has been told.
pub(crate) struct Match {
    pub(crate) game: MarePolare,
    pub(crate) start: State,
    pub(crate) state: State,
    pub(crate) steps: Vec<(Actor, Action)>,
    told: Vec<(Observer, Vec<Event>)>,
}

impl Match {
    pub(crate) fn new(game: MarePolare) -> Self {
        let state = game.start();
        Self::from(game, state)
    }

    pub(crate) fn from(game: MarePolare, state: State) -> Self {
        let observers = observers(game.seats());
        Self {
            game,
            start: state,
            state,
            steps: Vec::new(),
            told: observers.map(|o| (o, Vec::new())).collect(),
        }
    }

    /// At a position with the default options.
    pub(crate) fn at(figures: &[&str], changes: &Value) -> Self {
        Self::at_with(figures, changes, &json!({}))
    }

    /// At a position with options.
    pub(crate) fn at_with(figures: &[&str], changes: &Value, options: &Value) -> Self {
        let game = rules(figures.len() as u8, options);
        let position = position(figures, changes);
        let state = game.parse_position(&position).unwrap_or_else(|e| panic!("{e}: {position}"));
        Self::from(game, state)
    }

    /// Plays an action that must be legal.
    pub(crate) fn act(&mut self, actor: Actor, action: Action) {
        let before = self.state;
        self.game.play(&mut self.state, actor, action).unwrap_or_else(|e| panic!("{action:?}: {e}"));
        self.steps.push((actor, action));
        let step = Step { before: &before, actor, action, after: &self.state };
        for (observer, told) in &mut self.told {
            told.extend(self.game.events(&step, *observer));
        }
    }

    /// Plays the text of an action for whoever acts.
    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        let action = self.game.parse_action(text).unwrap_or_else(|e| panic!("{e}"));
        self.act(self.actor().expect("the match goes on"), action);
        self
    }

    /// Who acts; `None` when it is over.
    pub(crate) fn actor(&self) -> Option<Actor> {
        match self.game.turn(&self.state) {
            Turn::Seats(seats) => seats.single().map(Actor::Seat),
            Turn::Chance => Some(Actor::Chance),
            Turn::Over => None,
        }
    }

    /// The texts of the legal actions or outcomes, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut texts: Vec<String> = match self.actor() {
            None => Vec::new(),
            Some(Actor::Chance) => {
                outcomes(&self.game, &self.state).into_iter().map(|(text, _)| text).collect()
            }
            Some(Actor::Seat(seat)) => {
                legal(&self.game, &self.state, seat).into_iter().map(|a| self.game.action_text(a)).collect()
            }
        };
        texts.sort();
        texts
    }

    /// Why an action may not be played, as the rule's identifier.
    pub(crate) fn refused(&self, text: &str) -> &'static str {
        let action = self.game.parse_action(text).unwrap_or_else(|e| panic!("{e}"));
        let mut state = self.state;
        let actor = self.actor().unwrap_or(Actor::Chance);
        let refusal = self.game.play(&mut state, actor, action).expect_err(text);
        assert_eq!(state, self.state, "a refused action changes nothing");
        refusal.rule.expect("every refusal names a rule").0
    }

    pub(crate) fn position(&self) -> Value {
        self.game.position(&self.state)
    }

    /// What an observer has been told.
    pub(crate) fn told(&self, observer: Observer) -> &[Event] {
        &self.told.iter().find(|(o, _)| *o == observer).expect("an observer of this match").1
    }

    /// What an observer is told of its last step.
    pub(crate) fn last(&self, observer: Observer) -> Value {
        serde_json::to_value(self.told(observer).last()).expect("events are JSON")
    }

    pub(crate) fn view(&self, observer: Observer) -> Value {
        self.game.view_json(&self.game.view(&self.state, observer), self.told(observer))
    }

    /// A random action; `false` when the match is over.
    pub(crate) fn act_randomly(&mut self, random: &mut Random) -> bool {
        match self.actor() {
            None => return false,
            Some(Actor::Chance) => {
                let action = self.game.draw_outcome(&self.state, random).expect("chance acts");
                self.act(Actor::Chance, action);
            }
            Some(actor @ Actor::Seat(seat)) => {
                let action = *random.choose(&legal(&self.game, &self.state, seat));
                self.act(actor, action);
            }
        }
        true
    }
}

/// Everybody who may look at a match of so many seats.
pub(crate) fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator, Observer::Everything])
}

pub(crate) fn legal(game: &MarePolare, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Actions::new();
    game.legal(state, seat, &mut actions);
    actions.as_slice().to_vec()
}

/// The outcomes with their weights.
pub(crate) fn outcomes(game: &MarePolare, state: &State) -> Vec<(String, u32)> {
    let mut outcomes = mare_polare::Outcomes::new();
    game.outcomes(state, &mut outcomes);
    outcomes.iter().map(|o| (game.action_text(o.action), o.weight)).collect()
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn by(number: u8) -> Observer {
    Observer::Seat(seat(number))
}
