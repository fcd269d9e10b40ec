//! A match driven by texts, and a source of chance, for the tests.
#![allow(dead_code, unreachable_pub, missing_docs, reason = "each test file uses its part")]

pub mod naive;
pub mod texts;

use inuksuk_core::{Actor, Draw, Game, PositionLog, Seat, Turn, outcome_with_repetition};
use mandua::{Actions, Mandua, State};
use serde_json::{Value, json};

/// A match with its log of positions.
pub struct Match {
    pub game: Mandua,
    pub state: State,
    pub log: PositionLog,
}

impl Match {
    /// A match from a position, or from the start.
    pub fn new(options: &Value, position: Option<&Value>) -> Result<Self, String> {
        let game =
            <Mandua as Game>::new(2, options, &mut Numbers::new(0)).map_err(|error| error.to_string())?;
        let state = match position {
            Some(position) => game.parse_position(position).map_err(|error| error.to_string())?,
            None => game.start(),
        };
        let mut log = PositionLog::default();
        game.repetition_key(&state).into_iter().for_each(|key| log.push(key));
        Ok(Self { game, state, log })
    }

    /// A match from a position text.
    pub fn at(options: &Value, position: &str) -> Self {
        Self::new(options, Some(&json!(position))).unwrap()
    }

    pub fn over(&self) -> bool {
        outcome_with_repetition(&self.game, &self.state, &self.log).is_some()
    }

    pub fn seat(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Seats(seats) if !self.over() => seats.single(),
            _ => None,
        }
    }

    /// The sorted texts of a seat's legal actions; of the one that acts when none is given.
    pub fn legal(&self, seat: Option<Seat>) -> Vec<String> {
        let mut actions = Actions::new();
        if let Some(seat) = seat.or(self.seat())
            && !self.over()
        {
            self.game.legal(&self.state, seat, &mut actions);
        }
        let mut texts: Vec<String> = actions.iter().map(|&action| self.game.action_text(action)).collect();
        texts.sort();
        texts
    }

    /// Plays a text for a seat, for the one that acts when none is given.
    pub fn play(&mut self, text: &str, seat: Option<Seat>) -> Result<(), String> {
        let action = self.game.parse_action(text).map_err(|error| error.to_string())?;
        if self.over() {
            return Err("the match is over".to_owned());
        }
        let actor = Actor::Seat(seat.or(self.seat()).unwrap());
        self.game.play(&mut self.state, actor, action).map_err(|refusal| refusal.to_string())?;
        self.game.repetition_key(&self.state).into_iter().for_each(|key| self.log.push(key));
        Ok(())
    }

    pub fn play_all(&mut self, texts: &[&str]) {
        for text in texts {
            self.play(text, None).unwrap_or_else(|why| panic!("{text}: {why}"));
        }
    }

    pub fn position(&self) -> Value {
        self.game.position(&self.state)
    }

    pub fn result(&self) -> Value {
        match outcome_with_repetition(&self.game, &self.state, &self.log) {
            None => json!({ "over": false }),
            Some(outcome) => json!({
                "over": true,
                "scores": outcome.scores().into_iter().map(plain_number).collect::<Vec<_>>(),
                "winners": outcome.winners.iter().collect::<Vec<_>>(),
                "reason": outcome.reason.0,
            }),
        }
    }
}

/// Whole scores as JSON integers, halves as they are.
fn plain_number(score: f64) -> Value {
    if score.fract() == 0.0 { json!(score as i64) } else { json!(score) }
}

/// A reproducible stream of numbers (`SplitMix64`).
pub struct Numbers(u64);

impl Numbers {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Draw for Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ z >> 31) % bound
    }
}
