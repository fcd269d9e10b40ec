//! What the suites over all games share: the variants played, and random tables.
#![allow(dead_code, unreachable_pub, reason = "each suite uses its part")]

use inuksuk_catalog::games;
use inuksuk_core::{Draw, Seat, Turn};
use inuksuk_table::{Holder, Seed, Setup, Stream, StreamName, Table};
use serde_json::{Value, json};

/// A game with a number of seats and options.
#[derive(Clone, Debug)]
pub struct Variant {
    pub game: &'static str,
    pub seats: u8,
    pub options: Value,
}

/// Every game with its defaults for every number of seats, and the options listed here for those games that
/// have them. A game that is not mentioned is still played with its defaults.
pub fn variants() -> Vec<Variant> {
    let mut variants = Vec::new();
    for entry in games() {
        let info = entry.info();
        for seats in info.min_seats..=info.max_seats {
            let options = std::iter::once(json!({})).chain(special_options(info.name, seats));
            variants.extend(options.map(|options| Variant { game: info.name, seats, options }));
        }
    }
    variants
}

fn special_options(game: &str, seats: u8) -> Vec<Value> {
    match (game, seats) {
        ("mandua", _) => vec![
            json!({"faults": true}),
            json!({"repetition": "auto", "start": "cages"}),
            json!({"repetition": "off", "start": ["b2", "d2", "b4", "d4"]}),
            json!({"faults": true, "repetition": "auto"}),
        ],
        ("nanuuk-intro", 2) => vec![
            json!({"variant": "helpers"}),
            json!({"variant": "bear-hunt"}),
            json!({"variant": "bear-hunt", "one-inuk": true}),
            json!({"variant": "bear-fear"}),
            json!({"variant": "bear-fear", "bears": 3}),
        ],
        ("nanuuk-intro", 3) => {
            vec![json!({"variant": "neighbours-left"}), json!({"variant": "bear-hunt"})]
        }
        ("nanuuk-intro", 4) => vec![json!({"variant": "partners"}), json!({"variant": "neighbours-right"})],
        ("nanuuk", 2) => vec![
            json!({"hunters": 2}),
            json!({"setup": "random", "sled-cracks": "choice"}),
            json!({"gentle": true, "cracked-start": 6}),
        ],
        ("nanuuk", _) => vec![json!({"setup": "random", "gentle": true})],
        ("nanuk", 5) => vec![json!({"open-sides": true}), json!({"seasons": 2, "first": 3})],
        ("mare-polare", 2) => vec![json!({"feel": "blind"}), json!({"open-recipes": true, "first": 2})],
        _ => Vec::new(),
    }
}

/// A table of persons for a variant.
pub fn table(variant: &Variant, seed: u64) -> Table {
    Table::new(Setup {
        game: variant.game.into(),
        seats: (1..=variant.seats).map(|n| Holder::person(format!("Player {n}"), n.into())).collect(),
        options: variant.options.clone(),
        position: None,
        seed: Seed::from_number(seed),
    })
    .unwrap_or_else(|error| panic!("{variant:?} does not open: {error}"))
}

/// Random numbers of a test, independent of the table's own.
pub fn numbers(seed: u64) -> Stream {
    Seed::from_bytes([0x5a; 32]).stream(StreamName::Bot, seed)
}

/// Plays one random action and gives its text; `None` when the match is over.
pub fn play_random(table: &mut Table, draw: &mut Stream) -> Option<String> {
    match table.turn() {
        Turn::Over => None,
        Turn::Chance => Some(table.draw_chance().expect("chance is asked")),
        Turn::Seats(_) => {
            let (seat, text) = random_choice(table, draw)?;
            table.play(Some(seat), &text).unwrap_or_else(|e| panic!("{text} is listed but refused: {e}"));
            Some(text)
        }
    }
}

/// A random seat that may act and a random legal action of it.
pub fn random_choice(table: &Table, draw: &mut Stream) -> Option<(Seat, String)> {
    let seats: Vec<_> = table.seats_to_act().iter().collect();
    if seats.is_empty() {
        return None;
    }
    let seat = *draw.choose(&seats);
    let legal = table.matched().legal(seat);
    assert!(!legal.is_empty(), "seat {seat} is asked but has no legal action: {:?}", table.matched());
    let text = draw.choose(&legal).clone();
    Some((seat, text))
}
