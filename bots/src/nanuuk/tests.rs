use inuksuk_catalog::{AnyMatch, Unchanging, find};
use inuksuk_core::{Actor, Turn};
use serde_json::{Value, json};

use super::*;
use crate::{Arena, Stream, arena, think};

fn level(number: u8) -> Limits<'static> {
    Limits::Level(Level::new(number).unwrap())
}

fn started(game: &str, seats: u8, options: &Value) -> Box<dyn AnyMatch> {
    find(game).unwrap().start(seats, options, None, &mut Unchanging).unwrap()
}

fn against_random(game: &str, seats: u8, options: &Value, number: u8, matches: u32) -> f64 {
    let setting = Arena { matches, opening: 0, longest: 3000, seed: 6 };
    let mut start = |_: &mut Stream| started(game, seats, options);
    arena(&mut start, &level(number), &Limits::Random, &setting).unwrap().share()
}

#[test]
fn beats_random_play_in_the_introductory_game() {
    assert!(against_random("nanuuk-intro", 2, &json!({}), 3, 10) >= 0.9);
    assert!(against_random("nanuuk-intro", 4, &json!({}), 3, 10) >= 0.9);
    assert!(against_random("nanuuk-intro", 2, &json!({"variant": "helpers"}), 3, 10) >= 0.8);
    assert!(against_random("nanuuk-intro", 4, &json!({"variant": "partners"}), 3, 10) >= 0.8);
}

#[test]
fn beats_random_play_in_the_hunt() {
    assert!(against_random("nanuuk", 2, &json!({}), 3, 6) >= 0.9);
    assert!(against_random("nanuuk", 4, &json!({}), 3, 4) >= 0.9);
}

#[test]
fn every_variant_is_played_to_its_end() {
    let variants = [
        (3, json!({"variant": "neighbours-left"})),
        (4, json!({"variant": "neighbours-right"})),
        (2, json!({"variant": "bear-hunt"})),
        (3, json!({"variant": "bear-hunt"})),
        (2, json!({"variant": "bear-fear", "bears": 2})),
    ];
    for (seats, options) in variants {
        let mut matched = started("nanuuk-intro", seats, &options);
        for seed in 0..400 {
            let Turn::Seats(acting) = matched.turn() else { break };
            let seat = acting.single().unwrap();
            let thought = think(&*matched, seat, &Limits::Nodes(20), seed).unwrap();
            matched.play(Actor::Seat(seat), &thought.action).unwrap();
        }
        assert_eq!(matched.turn(), Turn::Over, "{options}");
    }
}

// N-46
#[test]
fn two_hunters_a_seat_are_one_player() {
    let mut matched = started("nanuuk", 2, &json!({"hunters": 2}));
    for seed in 0..40 {
        let Turn::Seats(acting) = matched.turn() else { break };
        let seat = acting.single().unwrap();
        let thought = think(&*matched, seat, &Limits::Nodes(30), seed).unwrap();
        assert_eq!(thought.values.len(), 2);
        matched.play(Actor::Seat(seat), &thought.action).unwrap();
    }
}
