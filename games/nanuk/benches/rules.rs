//! How fast the rules are; every measurement checks its answer.

use divan::{Bencher, black_box, counter::ItemsCount};
use inuksuk_core::{Actor, Draw, Game, Observer, Seat, Turn};
use nanuk::{Actions, Card, Nanuk, Pile, State, season_points, sets_and_pairs};
use serde_json::json;

/// Counts what is allocated: listing and playing must show nothing.
#[global_allocator]
static ALLOCATIONS: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

/// The generator `SplitMix64`.
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

fn game(seats: u8) -> Nanuk {
    Nanuk::new(seats, &json!({}), &mut Random(0)).expect("good options")
}

/// Plays a uniformly random action, listed among all legal ones; false when the match is over.
fn random_action(game: &Nanuk, state: &mut State, actions: &mut Actions, random: &mut Random) -> bool {
    match game.turn(state) {
        Turn::Over => false,
        Turn::Chance => {
            let outcome = game.draw_outcome(state, random).expect("a chance point has outcomes");
            game.apply(state, Actor::Chance, outcome);
            true
        }
        Turn::Seats(seats) => {
            let seat = match seats.single() {
                Some(seat) => seat,
                None => seats.iter().nth(random.below(seats.len() as u64) as usize).expect("a seat may act"),
            };
            game.legal(state, seat, actions);
            let action = actions[random.below(actions.len() as u64) as usize];
            game.apply(state, Actor::Seat(seat), action);
            true
        }
    }
}

/// Plays to the end: the number of actions, and the points of all seats together.
fn random_match(game: &Nanuk, seed: u64) -> (u64, i16) {
    let mut random = Random(seed);
    let mut actions = Actions::default();
    let mut state = game.start();
    let mut played = 0;
    while random_action(game, &mut state, &mut actions, &mut random) {
        played += 1;
    }
    let outcome = game.outcome(&state).expect("the match is over");
    (played, outcome.half_points.iter().sum::<i16>() / 2)
}

/// A thousand random matches; an item is an action.
#[divan::bench(args = [5, 8])]
fn random_matches(bencher: Bencher<'_, '_>, seats: u8) {
    let game = game(seats);
    let all = || {
        (0..1000).map(|seed| random_match(&game, seed)).fold((0, 0), |a, b| (a.0 + b.0, a.1 + i64::from(b.1)))
    };
    let expected = all();
    assert_eq!(expected, if seats == 5 { (281_453, 64_034) } else { (272_652, 52_526) });
    bencher.counter(ItemsCount::new(expected.0)).bench(|| assert_eq!(all(), expected));
}

/// A pile of forty cards, with doubles, bears and Inuksuk.
fn forty_cards() -> Pile {
    let mut pile = Pile::EMPTY;
    let counts = [7, 1, 1, 4, 2, 1, 9, 0, 2, 8, 1, 1, 3];
    for (card, n) in Card::ALL.into_iter().zip(counts) {
        (0..n).for_each(|_| pile.add(card));
    }
    assert_eq!(pile.size(), 40);
    pile
}

/// The best arrangement of one pile of forty cards.
#[divan::bench]
fn best_scoring_of_forty_cards(bencher: Bencher<'_, '_>) {
    let pile = forty_cards();
    bencher.bench(|| assert_eq!(sets_and_pairs(black_box(&pile)), 33));
}

/// The points of five piles with the most Nanuk cards.
#[divan::bench]
fn points_of_a_season(bencher: Bencher<'_, '_>) {
    let mut piles = [Pile::EMPTY; 5];
    piles[1] = forty_cards();
    piles[4] = [Card::NanukDeer, Card::Deer].into_iter().collect();
    bencher.bench(|| assert_eq!(season_points(black_box(&piles)), [0, 35, 0, 0, 1]));
}

/// A position in the middle of a match, the contributions still hidden.
fn middle(game: &Nanuk) -> State {
    let mut random = Random(3);
    let mut actions = Actions::default();
    let mut state = game.start();
    while state.discards().is_empty() || state.stage() != nanuk::Stage::Give {
        assert!(random_action(game, &mut state, &mut actions, &mut random));
    }
    state
}

/// What a seat sees.
#[divan::bench]
fn view_of_a_seat(bencher: Bencher<'_, '_>) {
    let game = game(6);
    let state = middle(&game);
    bencher.bench(|| {
        let view = game.view(black_box(&state), Observer::Seat(Seat::FIRST));
        assert_eq!(view.deck, state.deck().size());
        view
    });
}

/// A state dealt anew from what a seat sees.
#[divan::bench]
fn redeal_for_a_seat(bencher: Bencher<'_, '_>) {
    let game = game(6);
    let state = middle(&game);
    let view = game.view(&state, Observer::Seat(Seat::FIRST));
    let mut random = Random(1);
    bencher.bench_local(|| {
        let imagined = game.redeal(black_box(&view), &[], &mut random);
        assert_eq!(imagined.hand(Seat::FIRST), state.hand(Seat::FIRST));
        imagined
    });
}
