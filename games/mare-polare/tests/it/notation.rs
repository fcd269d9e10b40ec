//! Texts of actions: one each, read as they are written, and nothing else is read.

use inuksuk_core::{Game, Seat};
use mare_polare::{Action, Board, Card, Die, Fish, Place, Species};
use proptest::prelude::*;
use serde_json::json;

use crate::support::rules;

fn places() -> impl Strategy<Value = Place> {
    (0..Place::COUNT).prop_map(Place::from_index)
}

fn species() -> impl Strategy<Value = Species> {
    prop::sample::select(Species::ALL.to_vec())
}

fn boards() -> impl Strategy<Value = Board> {
    let letters = prop::collection::vec(prop::sample::select(vec!['.', 'o', 'x']), Place::COUNT);
    (letters, places(), places()).prop_map(|(mut letters, igloo, iceberg)| {
        letters[igloo.index()] = 'i';
        letters[iceberg.index()] = 'm';
        letters.into_iter().collect::<String>().parse().unwrap()
    })
}

fn actions() -> impl Strategy<Value = Action> {
    let seats = || (0..8usize).prop_map(Seat::from_index);
    prop_oneof![
        seats().prop_map(Action::First),
        boards().prop_map(Action::Layout),
        (seats(), 1..=10u8).prop_map(|(seat, card)| Action::Recipe(seat, Card::new(card).unwrap())),
        places().prop_map(Action::Place),
        prop::sample::select(Die::FACES.to_vec()).prop_map(Action::Roll),
        places().prop_map(Action::Move),
        places().prop_map(Action::Fall),
        places().prop_map(Action::Lay),
        species().prop_map(Action::Feel),
        prop_oneof![species().prop_map(Fish::Coloured), Just(Fish::Plain)].prop_map(Action::Catch),
        prop::sample::select(vec![Action::Keep, Action::Return, Action::Claim, Action::Wait]),
        places().prop_map(Action::Out),
    ]
}

proptest! {
    #[test]
    fn an_action_is_read_as_it_was_written(action in actions()) {
        let game = rules(4, &json!({}));
        prop_assert_eq!(game.parse_action(&game.action_text(action)), Ok(action));
    }

    // Text made of the words of the notation, mostly wrong.
    #[test]
    fn what_is_read_is_written_the_same(
        text in "(first|layout|recipe|roll|fall|lay|feel|catch|keep|out|@|a|b|leap|plain|r| |[0-9]|[.imox]{15,17}|\\PC){0,4}"
    ) {
        let game = rules(4, &json!({}));
        match game.parse_action(&text) {
            Ok(action) => prop_assert_eq!(game.action_text(action), text),
            Err(error) => prop_assert!(!error.0.is_empty()),
        }
    }
}

#[test]
fn every_action_has_one_text_only() {
    let game = rules(2, &json!({}));
    for text in [
        "",
        " ",
        "b3 ",
        " b3",
        "B3",
        "@",
        "@ b2",
        "first",
        "first 0",
        "first 02",
        "first +2",
        "first 9",
        "first 2 ",
        "layout",
        "layout xoo.ixoxx.xooxx",
        "layout xoo.iioxx.xooxxm",
        "layout xoo. ixox x.xo oxxm",
        "recipe 2",
        "recipe 2 07",
        "recipe 2 11",
        "recipe 2 0",
        "recipe 2 ?",
        "recipe  2 7",
        "roll",
        "roll 0",
        "roll 5",
        "roll jump",
        "fall",
        "fall 1a",
        "lay  c4",
        "feel plain",
        "feel x",
        "catch",
        "catch w",
        "keep it",
        "return 1",
        "claim!",
        "out",
        "2 b3",
        "wait ",
        "Keep",
    ] {
        assert!(game.parse_action(text).is_err(), "{text:?} was read");
    }
}
