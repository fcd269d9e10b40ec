//! Capture series against a slow and obvious search: M-21 to M-26, M-30, M-34.

mod common;

use std::collections::HashMap;

use common::{
    Match,
    naive::{Naive, name, place},
};
use inuksuk_core::Game;
use mandua::{Board, Field, Fields, Mandua, Side, most_hunters};
use proptest::prelude::*;
use serde_json::json;

/// Boards with up to this many hunters.
fn boards(most_hunters: usize) -> impl Strategy<Value = Board> {
    let shuffled = Just(Field::all().collect::<Vec<_>>()).prop_shuffle();
    (shuffled, 1..=4_usize, 0..=most_hunters).prop_map(|(fields, tigers, hunters)| {
        let (here, rest) = fields.split_at(tigers);
        let inner = rest.iter().copied().filter(|field| !field.is_outer()).take(hunters);
        Board::new(inner.collect(), here.iter().copied().collect()).unwrap()
    })
}

/// Boards on which tigers and hunters stand where captures are likely: four tigers, hunters on every second field.
fn tense_boards() -> impl Strategy<Value = Board> {
    (boards(20), prop::bits::u32::masked(0x01FF_FFFF)).prop_map(|(board, kept)| {
        let hunters = board.hunters().iter().enumerate().filter(|(i, _)| kept >> i & 1 == 1);
        Board::new(hunters.map(|(_, field)| field).collect(), board.tigers()).unwrap()
    })
}

/// The match at the tigers' turn on a board, with a hunter in hand so that nothing ends it early.
fn at_tigers_turn(game: &Mandua, board: Board) -> mandua::State {
    game.set_up(board, Side::Tigers, u8::from(board.hunters().len() < 25)).unwrap()
}

fn texts_of(game: &Mandua, state: &mandua::State) -> Vec<String> {
    let mut actions = mandua::Actions::new();
    if let inuksuk_core::Turn::Seats(seats) = game.turn(state) {
        game.legal(state, seats.single().unwrap(), &mut actions);
    }
    let mut texts: Vec<String> = actions.iter().map(|&action| game.action_text(action)).collect();
    texts.sort();
    texts
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, ..ProptestConfig::default() })]

    // M-21, M-22, M-23, M-24, M-25, M-26: the greatest total, and exactly the captures that reach it.
    #[test]
    fn maximal_series_are_those_of_the_obvious_search(board in prop_oneof![boards(21), tense_boards()]) {
        let (naive, mut known) = (Naive::new(board), HashMap::new());
        let most = naive.most(&mut known);
        prop_assert_eq!(usize::from(most_hunters(board)), most);
        let moves = naive.tiger_moves();
        let mut expected: Vec<String> = moves
            .iter()
            .filter(|mv| mv.2.len() + if most > 0 { naive.after(mv).most(&mut known) } else { 0 } == most)
            .filter(|mv| most == 0 || !mv.2.is_empty())
            .map(|mv| format!("{}-{}", name(mv.0), name(mv.1)))
            .collect();
        expected.sort();
        let game = Mandua::default();
        prop_assert_eq!(texts_of(&game, &at_tigers_turn(&game, board)), expected);
    }

    // M-26, M-30: a guided series played at random takes the maximum, one legal capture after another.
    #[test]
    fn every_guided_series_takes_the_maximum(board in tense_boards(), seed: u64) {
        let game = Mandua::default();
        let mut state = at_tigers_turn(&game, board);
        let due = most_hunters(board);
        let mut numbers = common::Numbers::new(seed);
        while state.side() == Side::Tigers && state.result().is_none() {
            let texts = texts_of(&game, &state);
            let text = inuksuk_core::Draw::choose(&mut numbers, &texts);
            let action = game.parse_action(text).unwrap();
            game.play(&mut state, inuksuk_core::Actor::Seat(inuksuk_core::Seat::SECOND), action).unwrap();
        }
        prop_assert_eq!(board.hunters().len() - state.board().hunters().len(), usize::from(due));
    }

    // M-1, M-2: the board has eight symmetries and the rules of capture know no direction.
    #[test]
    fn turning_the_board_changes_no_total(board in boards(21)) {
        let turned = |field: Field| {
            let (column, row) = place(field);
            name((6 - row, column)).parse::<Field>().unwrap()
        };
        let mirrored = |field: Field| {
            let (column, row) = place(field);
            name((6 - column, row)).parse::<Field>().unwrap()
        };
        let all = |fields: Fields, change: &dyn Fn(Field) -> Field| fields.iter().map(change).collect::<Fields>();
        for change in [&turned as &dyn Fn(Field) -> Field, &mirrored] {
            let image = Board::new(all(board.hunters(), change), all(board.tigers(), change)).unwrap();
            prop_assert_eq!(most_hunters(image), most_hunters(board));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    // M-32, M-33, M-34: a tiger of those with the greatest share in all maximal series is removed. The tigers make
    // one plain step (or one capture) and the hunters name the number due.
    #[test]
    fn the_tigers_removed_are_those_of_the_obvious_search(board in boards(11), pick: prop::sample::Index) {
        let naive = Naive::new(board);
        let moves = naive.tiger_moves();
        prop_assume!(!moves.is_empty());
        let first = pick.get(&moves);
        let tigers = naive.of('T');
        let takings = naive.all_takings(&tigers);
        let due = takings.iter().map(|taking| taking.iter().sum::<usize>()).max().unwrap();
        let now = |i: usize| if tigers[i] == first.0 { first.1 } else { tigers[i] };
        let made = |i: usize| if tigers[i] == first.0 { first.2.len() } else { 0 };
        let greatest = |i: usize| {
            let maximal = takings.iter().filter(|taking| taking.iter().sum::<usize>() == due);
            maximal.map(|taking| taking[i]).max().unwrap().max(made(i))
        };
        let most = (0..tigers.len()).map(greatest).max().unwrap();
        let mut expected: Vec<String> =
            (0..tigers.len()).filter(|&i| greatest(i) == most).map(|i| name(now(i))).collect();
        expected.sort();

        // A wrong number makes it a fault in any case.
        let mut played = Match::at(&json!({ "faults": true }), "5/5/5/5/5 T--- t 1");
        played.state = at_tigers_turn(&played.game, board);
        played.play(if due == 7 { "say 8" } else { "say 7" }, None).unwrap();
        played.play(&format!("{}-{}", name(first.0), name(first.1)), None).unwrap();
        let _ = played.play("done", None);
        prop_assert_eq!(played.state.side(), Side::Hunters);
        prop_assume!(!played.over());
        let before = played.state.board().tigers();
        played.play(&format!("fault {due}"), None).unwrap();
        let removed: Vec<String> = if expected.len() == 1 {
            (before & !played.state.board().tigers()).iter().map(|field| field.to_string()).collect()
        } else {
            let texts = texts_of(&played.game, &played.state);
            texts.iter().map(|text| text.trim_start_matches("remove ").to_owned()).collect()
        };
        prop_assert_eq!(removed, expected);
    }
}

/// Hard boards that a random climb found: the search has to leave its small memory. M-25, M-26.
#[test]
fn the_hardest_boards_known_agree_with_the_obvious_search() {
    for drawing in [
        "
          .
      . H T H .
      H H H H H
    . T H T H T .
      H H H . H
      . H . H .
          .",
        "
          .
      H H H H H
      T . T . T
    . H H H H H .
      . H T H .
      H H H H H
          .",
    ] {
        let board = Board::drawn(drawing).unwrap();
        assert_eq!(
            usize::from(most_hunters(board)),
            Naive::new(board).most(&mut HashMap::new()),
            "{drawing}"
        );
    }
}
