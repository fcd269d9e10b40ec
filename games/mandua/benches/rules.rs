//! How fast the rules are: nodes of perft, actions of random matches, the hardest series. Answers are asserted while
//! they are measured. Items a second are nodes, actions or boards.
//!
//! `cargo bench -p mandua`

use divan::{Bencher, counter::ItemsCount};
use inuksuk_core::{Actor, Draw, Game, PositionLog, Seat, Turn, perft};
use mandua::{Actions, Mandua, State, most_hunters};
use serde_json::{Value, json};

fn main() {
    divan::main();
}

struct Numbers(u64);

impl Draw for Numbers {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * u128::from(bound)) >> 64) as u64
    }
}

fn game(options: &Value) -> Mandua {
    <Mandua as Game>::new(2, options, &mut Numbers(1)).expect("options of a case")
}

#[divan::bench]
fn perft_start(bencher: Bencher) {
    let game = Mandua::default();
    bencher.counter(ItemsCount::new(226_456_u32)).bench(|| {
        let nodes = perft(&game, &game.start(), &mut PositionLog::default(), 5);
        assert_eq!(nodes, 226_456);
    });
}

/// Every perft of the case files, at its greatest depth below 20,000 nodes.
#[divan::bench(args = ["guided", "faults"])]
fn perft_cases(bencher: Bencher, kind: &str) {
    let faults = kind == "faults";
    let mut cases = Vec::new();
    for line in include_str!("../cases/perft.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("a case");
        if (case["options"]["faults"] == json!(true)) == faults {
            cases.push(deepest(&case));
        }
    }
    let total: u64 = cases.iter().map(|case| case.nodes).sum();
    bencher.counter(ItemsCount::new(total)).bench(|| {
        for case in &cases {
            let nodes = perft(&case.game, &case.state, &mut PositionLog::default(), case.depth);
            assert_eq!(nodes, case.nodes);
        }
    });
}

struct Deepest {
    game: Mandua,
    state: State,
    depth: u32,
    nodes: u64,
}

fn deepest(case: &Value) -> Deepest {
    let game = game(&case["options"]);
    let mut state =
        case.get("position").map_or(game.start(), |text| game.parse_position(text).expect("a position"));
    let (mut depth, mut nodes) = (0, 0);
    for step in case["steps"].as_array().expect("steps") {
        if let Some(text) = step["play"].as_str() {
            let action = game.parse_action(text).expect("an action");
            let Turn::Seats(seats) = game.turn(&state) else { panic!("over") };
            game.apply(&mut state, Actor::Seat(seats.single().expect("one seat")), action);
        } else {
            let more = step["perft"][1].as_u64().expect("a number");
            if more < 20_000 {
                (depth, nodes) = (step["perft"][0].as_u64().expect("a depth") as u32, more);
            }
        }
    }
    Deepest { game, state, depth, nodes }
}

/// Random guided matches to their end (or 1000 actions); the number of actions is asserted.
#[divan::bench]
fn playouts(bencher: Bencher) {
    let game = Mandua::default();
    let expected = play_matches(&game, 100);
    bencher.counter(ItemsCount::new(expected)).bench(|| {
        assert_eq!(play_matches(&game, 100), expected);
    });
}

fn play_matches(game: &Mandua, matches: u32) -> u64 {
    let mut draw = Numbers(0x0dd_ba11);
    let mut actions = Actions::new();
    let mut played = 0;
    for _ in 0..matches {
        let mut state = game.start();
        for _ in 0..1000 {
            let Turn::Seats(seats) = game.turn(&state) else { break };
            let seat = seats.single().expect("one seat acts");
            game.legal(&state, seat, &mut actions);
            let action = *draw.choose(&actions);
            game.apply(&mut state, Actor::Seat(seat), action);
            played += 1;
        }
    }
    played
}

/// The hardest boards that long random climbs found, and the number due.
const HARDEST: [(&str, u8); 4] = [
    ("HHHHH/T1T1T/HHHHH/1HTH1/HHHHH ---- t 0", 15),
    ("1HTH1/HHHHH/TH1HT/HHTHH/HHHH1 ---- t 0", 15),
    ("1HTH1/HHHHH/THTHT/HHH1H/1H1H1 ---- t 0", 14),
    ("1HTH1/HHH1H/1HTHT/HHHHH/1HTH1 ---- t 0", 14),
];

#[divan::bench]
fn hardest_series(bencher: Bencher) {
    let game = Mandua::default();
    let boards =
        HARDEST.map(|(text, most)| (game.parse_position(&json!(text)).expect("a position").board(), most));
    bencher.counter(ItemsCount::new(boards.len())).bench(|| {
        for (board, most) in boards {
            assert_eq!(most_hunters(divan::black_box(board)), most);
        }
    });
}

/// A right challenge on the hardest board for it: whose share of the maximal series is the greatest (M-34)?
#[divan::bench]
fn hardest_challenge(bencher: Bencher) {
    let game = game(&json!({ "faults": true }));
    let mut state =
        game.parse_position(&json!("1HTH1/HHHHH/1HTHT/HHHHH/1HTH1 ---- t 0")).expect("a position");
    for text in ["say 1", "c5-N"] {
        game.play(&mut state, Actor::Seat(Seat::SECOND), game.parse_action(text).expect("an action"))
            .expect("legal");
    }
    let fault = game.parse_action("fault 16").expect("an action");
    bencher.counter(ItemsCount::new(1_u32)).bench(|| {
        let mut judged = divan::black_box(state);
        game.apply(&mut judged, Actor::Seat(Seat::FIRST), fault);
        assert_eq!(judged.board().tigers().len(), 3);
    });
}
