use inuksuk_core::{ActionBuffer, Actor, Game, Seat, Turn};

use super::*;
use crate::tiny::{
    Corners, CornersState, Noughts, NoughtsState, Race, Sealed, Stones, StonesAction, StonesState,
};

/// Knows nothing but the ends.
struct Blank;

impl<G: Game> Evaluate<G> for Blank {
    fn value(&self, _: &G, _: &G::State) -> i32 {
        0
    }
}

/// The further to the right the better for seat 1.
struct Forward;

impl Evaluate<Corners> for Forward {
    fn value(&self, _: &Corners, state: &CornersState) -> i32 {
        10 * i32::from(state.at)
    }
}

fn search<G: Game>(game: G, state: &G::State, keys: &[u64], budget: Budget<'_>) -> Found<G::Action> {
    let mut search = AlphaBeta::new(game, Blank, 1 << 16).unwrap();
    search.search(state, keys, budget, 0, &mut Stream::new(1)).unwrap()
}

/// Full-width search without any of the tricks.
fn plain<G: Game>(game: &G, state: &G::State, ply: usize) -> i32 {
    let Turn::Seats(seats) = game.turn(state) else {
        let outcome = game.outcome(state).unwrap();
        return outcome_value(&outcome, Seat::FIRST, ply);
    };
    let seat = seats.single().unwrap();
    let mut actions = G::Buffer::default();
    game.legal(state, seat, &mut actions);
    let values = actions.as_slice().iter().map(|&action| {
        let mut next = state.clone();
        game.apply(&mut next, Actor::Seat(seat), action);
        plain(game, &next, ply + 1)
    });
    if seat == Seat::FIRST { values.max().unwrap() } else { values.min().unwrap() }
}

#[test]
fn noughts_is_a_draw_and_a_fork_is_a_win() {
    assert_eq!(search(Noughts, &Noughts.start(), &[], Budget::depth(9)).value, 0);
    let fork = search(Noughts, &NoughtsState::drawn("x.. .o. ..x"), &[], Budget::depth(9));
    assert_eq!(fork.value, 0, "seat 2 answers at an edge");
    let lost = search(Noughts, &NoughtsState::drawn("x.o .x. ..."), &[], Budget::depth(9));
    assert_eq!(lost.action, 8, "the only defence");
    let won = search(Noughts, &NoughtsState::drawn("xx. .o. .o."), &[], Budget::depth(9));
    assert_eq!((won.action, won.value), (2, WIN - 1));
    assert_eq!(won.line, [2]);
}

#[test]
fn values_agree_with_a_full_width_search() {
    for left in 1..=14 {
        let state = StonesState { taken: 1, ..StonesState::heap(left) };
        let found = search(Stones, &state, &[], Budget::depth(30));
        let truth = plain(&Stones, &state, 0);
        assert_eq!(found.value.signum(), truth.signum(), "heap of {left}");
        assert_eq!(truth > 0, left % 4 != 3, "with one taken already");
    }
    for board in ["x........", "xo.......", "x...o....", ".x.o.....", "x.o.x...."] {
        let state = NoughtsState::drawn(board);
        let mover = only_seat(Noughts.turn(&state)).unwrap();
        let truth = plain(&Noughts, &state, 0) * if mover == Seat::FIRST { 1 } else { -1 };
        let found = search(Noughts, &state, &[], Budget::depth(9));
        assert_eq!(found.value.signum(), truth.signum(), "{board}");
    }
}

#[test]
fn a_turn_of_several_actions_stays_with_its_seat() {
    // Three to take, then four are left to the other: a win that takes the whole turn.
    let found = search(Stones, &StonesState::heap(7), &[], Budget::depth(30));
    assert_eq!(found.line[..3], [StonesAction::Take; 3]);
    assert!(found.value > PROVEN);
    // Of five, exactly one.
    let found = search(Stones, &StonesState::heap(5), &[], Budget::depth(30));
    assert_eq!(found.line[..2], [StonesAction::Take, StonesAction::Stop]);
}

#[test]
fn going_round_is_a_draw_and_a_win_is_the_shortest() {
    let found = search(Corners, &Corners.start(), &[], Budget::depth(20));
    assert_eq!(found.value, 0);
    let mut near = Corners.start();
    near.at = 8;
    assert_eq!(search(Corners, &near, &[], Budget::depth(20)).value, WIN - 1);
}

#[test]
fn a_third_time_is_a_draw() {
    let mut search = AlphaBeta::new(Corners, Forward, 1 << 16).unwrap();
    let mut think = |keys: &[u64]| {
        search.search(&Corners.start(), keys, Budget::depth(2), 0, &mut Stream::new(1)).unwrap()
    };
    assert_eq!((think(&[]).action, think(&[]).value), (1, 50));
    let ahead = Corners.repetition_key(&CornersState { at: 6, mover: Seat::SECOND }).unwrap();
    assert_eq!(think(&[ahead]).action, 1);
    let third = think(&[ahead, 0, ahead]);
    assert_eq!((third.action, third.value), (-1, 30));
}

#[test]
fn budgets_hold_and_seeds_fix_the_choice() {
    let found = search(Noughts, &Noughts.start(), &[], Budget::nodes(500));
    assert!(found.nodes <= 500);
    let stop = || true;
    let stopped = search(Noughts, &Noughts.start(), &[], Budget { nodes: u64::MAX, depth: 9, stop: &stop });
    assert_eq!(stopped.nodes, Budget::POLL_EVERY);
    let first = |seed| {
        let mut search = AlphaBeta::new(Noughts, Blank, 1 << 16).unwrap();
        let draw = &mut Stream::new(seed);
        search.search(&Noughts.start(), &[], Budget::depth(3), 10, draw).unwrap().action
    };
    assert_eq!(first(3), first(3));
    let choices: std::collections::BTreeSet<_> = (0..40).map(first).collect();
    assert!(choices.len() > 5, "all nine are worth the same at this depth");
}

#[test]
fn a_spread_never_gives_up_a_draw_for_a_loss() {
    // Every reply to the corner but the centre loses.
    for seed in 0..20 {
        let mut search = AlphaBeta::new(Noughts, Blank, 1 << 16).unwrap();
        let state = NoughtsState::drawn("x........");
        let found = search.search(&state, &[], Budget::depth(9), 50, &mut Stream::new(seed)).unwrap();
        assert_eq!((found.action, found.value), (4, 0));
    }
}

#[test]
fn games_that_do_not_fit_are_refused() {
    assert_eq!(AlphaBeta::new(Race, Blank, 1).unwrap_err(), NotForAlphaBeta::Seats);
    assert_eq!(AlphaBeta::new(Sealed, Blank, 1).unwrap_err(), NotForAlphaBeta::Nature);
    let mut search = AlphaBeta::new(Noughts, Blank, 1).unwrap();
    let over = NoughtsState::drawn("xxx oo. ...");
    assert_eq!(search.search(&over, &[], Budget::depth(3), 0, &mut Stream::new(1)), None);
}
