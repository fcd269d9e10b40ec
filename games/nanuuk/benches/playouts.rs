//! How fast the rules are: random matches to the end, and perft. The answers are checked while measuring.
//!
//! `cargo bench -p nanuuk`

use divan::{Bencher, counter::ItemsCount};
use inuksuk_core::{ActionBuffer, Actor, Draw, Game, PositionLog, Turn, perft};
use nanuuk::{Nanuuk, NanuukIntro};
use serde_json::{Value, json};

fn main() {
    divan::main();
}

/// A small generator (`SplitMix64`).
struct Random(u64);

impl Draw for Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(z ^ (z >> 31)) * u128::from(bound)) >> 64) as u64
    }
}

/// Plays random matches to the end; the number of actions, and a sum over the results.
fn playouts<G: Game>(game: &G, matches: u64) -> (u64, i64) {
    let mut buffer = G::Buffer::default();
    let mut draw = Random(1);
    let (mut actions, mut sum) = (0, 0);
    for _ in 0..matches {
        let mut state = game.start();
        while let Turn::Seats(seats) = game.turn(&state) {
            let seat = seats.single().expect("one seat acts at a time");
            game.legal(&state, seat, &mut buffer);
            let legal = buffer.as_slice();
            let action = legal[draw.below(legal.len() as u64) as usize];
            game.apply(&mut state, Actor::Seat(seat), action);
            actions += 1;
        }
        let outcome = game.outcome(&state).expect("it is over");
        sum +=
            outcome.half_points.iter().enumerate().map(|(i, h)| (i as i64 + 1) * i64::from(*h)).sum::<i64>();
    }
    (actions, sum)
}

fn bench<G: Game>(bencher: Bencher<'_, '_>, seats: u8, options: &Value, answer: (u64, i64)) {
    let game = G::new(seats, options, &mut Random(0)).expect("the options are right");
    let bencher = bencher.counter(ItemsCount::new(answer.0));
    bencher.bench_local(|| assert_eq!(playouts(&game, divan::black_box(1000)), answer));
}

/// Items are actions.
#[divan::bench]
fn hunt_four_players(bencher: Bencher<'_, '_>) {
    bench::<Nanuuk>(bencher, 4, &json!({}), (129_987, 75_256));
}

/// Items are actions.
#[divan::bench]
fn hunt_two_players_gentle(bencher: Bencher<'_, '_>) {
    bench::<Nanuuk>(bencher, 2, &json!({"gentle": true, "sled-cracks": "choice"}), (71_619, 28_494));
}

/// Items are actions.
#[divan::bench]
fn intro_two_players(bencher: Bencher<'_, '_>) {
    bench::<NanuukIntro>(bencher, 2, &json!({}), (72_628, 3_017));
}

/// Items are actions.
#[divan::bench]
fn intro_four_players(bencher: Bencher<'_, '_>) {
    bench::<NanuukIntro>(bencher, 4, &json!({}), (98_156, 5_108));
}

/// Items are sequences of actions.
#[divan::bench]
fn perft_hunt(bencher: Bencher<'_, '_>) {
    let game = Nanuuk::new(4, &json!({}), &mut Random(0)).expect("the options are right");
    let bencher = bencher.counter(ItemsCount::new(350_433_u64));
    bencher.bench_local(|| {
        assert_eq!(perft(&game, &game.start(), &mut PositionLog::default(), divan::black_box(10)), 350_433);
    });
}

/// Items are sequences of actions.
#[divan::bench]
fn perft_intro(bencher: Bencher<'_, '_>) {
    let game = NanuukIntro::new(3, &json!({}), &mut Random(0)).expect("the options are right");
    let bencher = bencher.counter(ItemsCount::new(814_684_u64));
    bencher.bench_local(|| {
        assert_eq!(perft(&game, &game.start(), &mut PositionLog::default(), divan::black_box(6)), 814_684);
    });
}

/// Items are hashed states.
#[divan::bench]
fn hash_hunt(bencher: Bencher<'_, '_>) {
    let game = Nanuuk::new(4, &json!({}), &mut Random(0)).expect("the options are right");
    let state = game.start();
    let hash = game.hash(&state);
    let bencher = bencher.counter(ItemsCount::new(1000_u64));
    bencher.bench_local(|| {
        assert!((0..1000).all(|_| game.hash(divan::black_box(&state)) == hash));
    });
}
