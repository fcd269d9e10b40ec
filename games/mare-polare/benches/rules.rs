//! How fast the rules are: actions of random matches, nodes of perft, views and re-deals. Answers are asserted while
//! they are measured. Items a second are actions, nodes, views or states.
//!
//! `cargo bench -p mare-polare`

use divan::{Bencher, counter::ItemsCount};
use inuksuk_core::{Actor, Draw, Game, Observer, PositionLog, Seat, Step, Turn, perft};
use mare_polare::{Action, Actions, Event, Fish, MarePolare, Stage, State};
use serde_json::json;

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

fn game(seats: u8) -> MarePolare {
    MarePolare::new(seats, &json!({}), &mut Numbers(1)).expect("default options")
}

/// Nobody has to claim, and random claims are seldom right, so a match is cut here.
const CUT: u32 = 2000;

/// What random matches came to.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    actions: u64,
    wrong_claims: u64,
    fish_on_harpoons: u64,
    holes_up: u64,
}

/// A random action of whoever acts; `None` when the match is over.
fn random_action(
    game: &MarePolare,
    state: &State,
    actions: &mut Actions,
    draw: &mut Numbers,
) -> Option<(Actor, Action)> {
    match game.turn(state) {
        Turn::Over => None,
        Turn::Chance => Some((Actor::Chance, game.draw_outcome(state, draw)?)),
        Turn::Seats(seats) => {
            let seat = seats.single()?;
            game.legal(state, seat, actions);
            Some((Actor::Seat(seat), *draw.choose(actions)))
        }
    }
}

fn play_matches(game: &MarePolare, matches: u32) -> Tally {
    let mut draw = Numbers(0x00f1_54e5);
    let mut actions = Actions::new();
    let mut tally = Tally::default();
    for _ in 0..matches {
        let mut state = game.start();
        for _ in 0..CUT {
            let Some((actor, action)) = random_action(game, &state, &mut actions, &mut draw) else { break };
            game.apply(&mut state, actor, action);
            tally.actions += 1;
            tally.wrong_claims += u64::from(matches!(action, Action::Out(_)));
        }
        let table = state.table();
        let hung: u32 = Seat::all(game.seats()).map(|seat| table.harpoons().shoal(seat).total()).sum();
        let held = u32::from(matches!(table.stage(), Stage::Keep(Fish::Coloured(_))));
        assert_eq!(table.bag().total() + hung + held, 60, "no fish is lost");
        tally.fish_on_harpoons += u64::from(hung);
        tally.holes_up += table.board().map_or(0, |board| board.holes().len() as u64);
    }
    tally
}

/// Random matches, claims included, to a win or the cut.
#[divan::bench(args = [2, 3, 4])]
fn random_matches(bencher: Bencher, seats: u8) {
    let game = game(seats);
    let expected = play_matches(&game, 100);
    assert!(expected.actions > 100_000 && expected.wrong_claims > 1000, "{expected:?}");
    bencher
        .counter(ItemsCount::new(expected.actions))
        .bench(|| assert_eq!(play_matches(&game, 100), expected));
}

/// A match of two in the middle of a roll, with a figure in the water.
fn middle(game: &MarePolare) -> State {
    let position = json!({
        "stage": "roll", "first": 1, "seat": 1, "board": "xoo.ixoxx.xooxxm", "figures": ["b2", "c2"],
        "recipes": [1, 2], "harpoons": ["rlp", "b"], "bag": {"r": 14, "l": 14, "p": 14, "b": 14, "plain": 4},
        "roll": null, "from": null, "felt": null, "fish": null, "look": null, "winner": null,
    });
    game.parse_position(&position).expect("a position")
}

const PERFT_DEPTH: u32 = 6;
const PERFT_NODES: u64 = 18_035;

#[divan::bench]
fn perft_middle(bencher: Bencher) {
    let game = game(2);
    let state = middle(&game);
    bencher.counter(ItemsCount::new(PERFT_NODES)).bench(|| {
        let nodes = perft(&game, &state, &mut PositionLog::default(), PERFT_DEPTH);
        assert_eq!(nodes, PERFT_NODES);
    });
}

/// A match of four on its way, with what a spectator was told.
fn told() -> (MarePolare, State, Vec<Event>) {
    let game = game(4);
    let mut draw = Numbers(77);
    let mut state = game.start();
    let mut told = Vec::new();
    let mut actions = Actions::new();
    for _ in 0..400 {
        let before = state;
        let Some((actor, action)) = random_action(&game, &state, &mut actions, &mut draw) else { break };
        game.apply(&mut state, actor, action);
        let step = Step { before: &before, actor, action, after: &state };
        told.extend(game.events(&step, Observer::Spectator));
    }
    (game, state, told)
}

#[divan::bench]
fn views(bencher: Bencher) {
    let (game, state, _) = told();
    bencher.counter(ItemsCount::new(4_u32)).bench(|| {
        for seat in Seat::all(4) {
            let view = divan::black_box(game.view(divan::black_box(&state), Observer::Seat(seat)));
            assert_eq!(view.seats(), 4);
        }
    });
}

#[divan::bench]
fn redeals(bencher: Bencher) {
    let (game, state, told) = told();
    let view = game.view(&state, Observer::Spectator);
    let mut draw = Numbers(5);
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        let other = game.redeal(&view, &told, &mut draw);
        assert_eq!(other.table(), state.table());
    });
}
