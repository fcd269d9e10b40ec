//! What the tests share: a match driven by texts, with the log of every observer, and random numbers.
#![allow(dead_code, reason = "every test file uses its part")]

pub(crate) mod positions;

use inuksuk_core::{Actor, Draw, Game, Observer, Seat, Step, Turn};
use nanuk::{Action, Actions, Card, EventView, Nanuk, Outcomes, Pile, State};
use serde_json::Value;

/// The generator `SplitMix64`.
pub(crate) struct Random(pub(crate) u64);

impl Draw for Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(z ^ (z >> 31)) * u128::from(bound)) >> 64) as u64
    }
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// The cards of a text like `d,d2,i`.
pub(crate) fn pile(text: &str) -> Pile {
    text.split(',').filter(|t| !t.is_empty()).map(|t| t.parse::<Card>().unwrap()).collect()
}

pub(crate) fn game(seats: u8, options: &Value) -> Nanuk {
    Nanuk::new(seats, options, &mut Random(0)).expect("good options")
}

pub(crate) fn observers(game: &Nanuk) -> Vec<Observer> {
    Seat::all(game.seats()).map(Observer::Seat).chain([Observer::Spectator, Observer::Everything]).collect()
}

/// A match with the events each observer was told.
#[derive(Clone)]
pub(crate) struct Match {
    pub(crate) game: Nanuk,
    pub(crate) state: State,
    pub(crate) told: Vec<(Observer, Vec<EventView>)>,
}

impl Match {
    pub(crate) fn new(game: Nanuk) -> Self {
        Self::at(game, &game.start())
    }

    pub(crate) fn at(game: Nanuk, state: &State) -> Self {
        Self::heard_by(game, state, &observers(&game))
    }

    pub(crate) fn heard_by(game: Nanuk, state: &State, observers: &[Observer]) -> Self {
        Self { game, state: *state, told: observers.iter().map(|o| (*o, Vec::new())).collect() }
    }

    pub(crate) fn from_position(game: Nanuk, position: &Value) -> Self {
        let state = game.parse_position(position).unwrap_or_else(|e| panic!("{e}"));
        Self::at(game, &state)
    }

    /// Checks and plays.
    pub(crate) fn try_play(&mut self, actor: Actor, action: Action) -> Result<(), String> {
        let before = self.state;
        let played = self.game.play(&mut self.state, actor, action);
        if let Err(refusal) = played {
            assert_eq!(self.state, before, "a refused action changes nothing");
            return Err(refusal.to_string());
        }
        let step = Step { before: &before, actor, action, after: &self.state };
        for (observer, told) in &mut self.told {
            told.extend(self.game.events(&step, *observer));
        }
        Ok(())
    }

    /// Who acts when nothing is said: chance, or the only seat that may.
    pub(crate) fn only_actor(&self) -> Option<Actor> {
        match self.game.turn(&self.state) {
            Turn::Chance => Some(Actor::Chance),
            Turn::Seats(seats) => seats.single().map(Actor::Seat),
            Turn::Over => None,
        }
    }

    /// `"2 doom"` for a seat, `"day s"` for chance.
    pub(crate) fn try_text(&mut self, text: &str) -> Result<(), String> {
        let (actor, text) = match text.split_once(' ') {
            Some((number, rest)) if number.len() == 1 && number.as_bytes()[0].is_ascii_digit() => {
                (Actor::Seat(seat(number.parse().expect("a digit"))), rest)
            }
            _ => (self.only_actor().unwrap_or(Actor::Chance), text),
        };
        let action = self.game.parse_action(text).map_err(|e| e.to_string())?;
        self.try_play(actor, action)
    }

    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        if let Err(why) = self.try_text(text) {
            panic!("{text}: {why}");
        }
        self
    }

    pub(crate) fn play_all(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.play(text);
        }
        self
    }

    /// Why it is refused.
    pub(crate) fn refused(&mut self, text: &str) -> String {
        match self.try_text(text) {
            Ok(()) => panic!("{text} was accepted"),
            Err(why) => why,
        }
    }

    pub(crate) fn history(&self, observer: Observer) -> &[EventView] {
        &self.told.iter().find(|(o, _)| *o == observer).expect("an observer").1
    }

    pub(crate) fn view(&self, observer: Observer) -> Value {
        self.game.view_json(&self.game.view(&self.state, observer), self.history(observer))
    }

    pub(crate) fn log(&self, observer: Observer) -> Vec<String> {
        self.history(observer).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut actions = Actions::default();
        self.game.legal(&self.state, seat, &mut actions);
        let mut texts: Vec<String> = actions.iter().map(|&a| self.game.action_text(a)).collect();
        texts.sort();
        texts
    }

    pub(crate) fn outcomes(&self) -> Vec<(String, u32)> {
        let mut outcomes = Outcomes::default();
        self.game.outcomes(&self.state, &mut outcomes);
        let mut texts: Vec<_> =
            outcomes.iter().map(|o| (self.game.action_text(o.action), o.weight)).collect();
        texts.sort();
        texts
    }

    /// A random action of whoever may act; `None` when the match is over.
    pub(crate) fn random_action(&self, random: &mut Random) -> Option<(Actor, Action)> {
        match self.game.turn(&self.state) {
            Turn::Over => None,
            Turn::Chance => Some((Actor::Chance, self.game.draw_outcome(&self.state, random)?)),
            Turn::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = *random.choose(&seats);
                let mut actions = Actions::default();
                self.game.legal(&self.state, seat, &mut actions);
                Some((Actor::Seat(seat), self.sensible(*random.choose(&actions), random, seat)))
            }
        }
    }

    /// Random boasts soon reach the highest number; now and then the smallest raise or a doom instead makes
    /// matches that see all of the game.
    fn sensible(&self, action: Action, random: &mut Random, seat: Seat) -> Action {
        if !matches!(action, Action::Boast(_)) {
            return action;
        }
        let mut actions = Actions::default();
        self.game.legal(&self.state, seat, &mut actions);
        match random.below(4) {
            0 => actions[0],
            1 | 2 => actions[random.below(actions.len().min(30) as u64) as usize],
            _ => action,
        }
    }

    /// Plays a random action.
    pub(crate) fn step(&mut self, random: &mut Random) -> bool {
        let Some((actor, action)) = self.random_action(random) else { return false };
        self.try_play(actor, action).expect("a listed action is legal");
        true
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.turn(&self.state) == Turn::Over
    }
}
