//! How fast the searches are, with what they find asserted. `cargo bench -p inuksuk-bots`.

use divan::{Bencher, counter::ItemsCount};
use inuksuk_bots::{
    Budget, Effort, Stream,
    alpha_beta::{AlphaBeta, PROVEN},
    mandua::Expert,
    mcts,
    nanuuk::{Encloser, Huntsman},
};
use inuksuk_core::{Actor, Draw, Game, Seat};
use mandua::{Mandua, Side};
use nanuuk::{Nanuuk, NanuukIntro};
use serde_json::json;

fn main() {
    divan::main();
}

/// Nothing is drawn for these set-ups.
struct NoDraw;

impl Draw for NoDraw {
    fn below(&mut self, _: u64) -> u64 {
        0
    }
}

const NODES: u64 = 1_000_000;

/// Positions of MANDUA: the start, half the hunters placed, all placed.
const MANDUA: [&str; 3] =
    ["T3T/5/5/5/T3T ---- h 25", "T3T/1HH2/H1H1H/2HH1/T3T ---- h 10", "THHHT/2H1H/H1H1H/H3H/T1HHT ---- h 0"];

/// Positions a second, evaluation included, one thread.
#[divan::bench(args = MANDUA, sample_count = 5)]
fn mandua_alpha_beta(bencher: Bencher<'_, '_>, position: &str) {
    let game = Mandua::new(2, &json!({}), &mut NoDraw).expect("options are in order");
    let state = game.parse_position(&json!(position)).expect("the position is in order");
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| {
        let mut search =
            AlphaBeta::new(game.clone(), Expert::default(), 1 << 24).expect("made for this game");
        let found = search
            .search(&state, &[], Budget::nodes(NODES), 0, &mut Stream::new(1))
            .expect("the match is not over");
        assert_eq!(found.nodes, NODES);
        assert!(found.depth >= 8 && found.value.abs() < PROVEN, "{found:?}");
        // What it expects can be played.
        let mut state = state;
        for action in found.line {
            let seat = if state.side() == Side::Hunters { Seat::FIRST } else { Seat::SECOND };
            game.play(&mut state, Actor::Seat(seat), action).expect("the line is legal");
        }
    });
}

const PLAYOUTS: u64 = 2000;

/// Playouts a second from the start of the introductory game of two.
#[divan::bench(sample_count = 5)]
fn nanuuk_intro_playouts(bencher: Bencher<'_, '_>) {
    let game = NanuukIntro::new(2, &json!({}), &mut NoDraw).expect("options are in order");
    let effort = Effort::from(Budget::nodes(PLAYOUTS));
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| {
        let thought = mcts(&game, &game.start(), Seat::FIRST, &Encloser, effort, 1).expect("seat 1 places");
        assert_eq!(thought.nodes, PLAYOUTS);
    });
}

/// Playouts a second from the start of the hunt of four.
#[divan::bench(sample_count = 5)]
fn nanuuk_hunt_playouts(bencher: Bencher<'_, '_>) {
    let game = Nanuuk::new(4, &json!({}), &mut NoDraw).expect("options are in order");
    let effort = Effort::from(Budget::nodes(PLAYOUTS));
    bencher.counter(ItemsCount::new(PLAYOUTS)).bench_local(|| {
        let thought = mcts(&game, &game.start(), Seat::FIRST, &Huntsman, effort, 1).expect("seat 1 places");
        assert_eq!(thought.nodes, PLAYOUTS);
    });
}
