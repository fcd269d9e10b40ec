//! What the tests share.
#![allow(dead_code, reason = "every test file uses its own part")]

use inuksuk_core::{ActionBuffer, Actor, Draw, Game, Seat, Turn};
use serde_json::Value;

/// For games that draw nothing.
pub(crate) struct NoDraw;

impl Draw for NoDraw {
    fn below(&mut self, _bound: u64) -> u64 {
        panic!("nothing is to be drawn")
    }
}

/// A small generator (`SplitMix64`), enough for tests.
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

/// The only seat that may act.
pub(crate) fn to_act<G: Game>(game: &G, state: &G::State) -> Option<Seat> {
    match game.turn(state) {
        Turn::Seats(seats) => Some(seats.single().expect("one seat acts at a time")),
        Turn::Chance => panic!("no chance in Nanuuk!"),
        Turn::Over => None,
    }
}

/// The legal actions of the seat to act.
pub(crate) fn legal<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut buffer = G::Buffer::default();
    if let Some(seat) = to_act(game, state) {
        game.legal(state, seat, &mut buffer);
    }
    buffer.as_slice().to_vec()
}

/// Their texts, sorted.
pub(crate) fn legal_texts<G: Game>(game: &G, state: &G::State) -> Vec<String> {
    let mut texts: Vec<_> = legal(game, state).into_iter().map(|a| game.action_text(a)).collect();
    texts.sort_unstable();
    texts
}

/// Plays an action given as text for the seat to act.
pub(crate) fn play<G: Game>(game: &G, state: &mut G::State, text: &str) {
    let action = game.parse_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let seat = to_act(game, state).unwrap_or_else(|| panic!("{text}: it is over"));
    game.play(state, Actor::Seat(seat), action).unwrap_or_else(|e| panic!("{text}: {e}"));
}

/// The rule that forbids an action to the seat to act.
pub(crate) fn refused<G: Game>(game: &G, state: &G::State, text: &str) -> &'static str {
    let action = game.parse_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let seat = to_act(game, state).unwrap_or(Seat::FIRST);
    let refusal = game.check(state, Actor::Seat(seat), action).expect_err("it must be refused");
    refusal.rule.map_or("", |r| r.0)
}

/// A game with options.
pub(crate) fn game<G: Game>(seats: u8, options: &Value) -> G {
    G::new(seats, options, &mut NoDraw).unwrap_or_else(|e| panic!("{e}"))
}
