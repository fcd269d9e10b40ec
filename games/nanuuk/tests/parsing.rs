//! Texts and JSON of unknown origin: never a panic, and what is accepted is written back the same.

mod common;

use common::{NoDraw, game};
use inuksuk_core::{Actor, Draw, Game};
use nanuuk::{Board, Nanuuk, NanuukIntro, Scenario};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Texts that look like actions, and others.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        "[-@|]?[A-H][0-9]{1,2}([.-][A-H][0-9]{1,2})?",
        "(bear|trade|drop|harness) ?[A-Ga-z0-9]{0,6}",
        "(stay|stop|take|leave|done) ?",
        ".{0,20}",
    ]
}

/// Any JSON, with the words of the files in it.
fn values() -> impl Strategy<Value = Value> {
    let word = prop_oneof![
        Just("floe31"),
        Just("A1"),
        Just("B3"),
        Just("A1.B1"),
        Just("fish"),
        Just("bear"),
        Just("harpoon"),
        Just("move"),
        Just("place"),
        Just("crack"),
        Just("basic"),
        Just("random"),
        Just("printed"),
        Just(""),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2_i64..70).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
    ];
    let key = prop_oneof![
        word.prop_map(str::to_owned),
        Just("name".to_owned()),
        Just("fields".to_owned()),
        Just("shift".to_owned()),
        Just("field".to_owned()),
    ];
    leaf.prop_recursive(4, 60, 8, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::vec((key.clone(), inner), 0..6)
                .prop_map(|m| Value::Object(m.into_iter().collect())),
        ]
    })
}

/// A good value with one of its parts replaced.
fn spoiled(good: &Value, path: &[usize], part: Value) -> Value {
    let mut value = good.clone();
    spoil(&mut value, path, part);
    value
}

fn spoil(value: &mut Value, path: &[usize], part: Value) {
    let Some((step, path)) = path.split_first() else {
        *value = part;
        return;
    };
    let inner = match value {
        Value::Array(list) => {
            let n = list.len().max(1);
            list.get_mut(step % n)
        }
        Value::Object(map) => {
            let n = map.len().max(1);
            map.values_mut().nth(step % n)
        }
        _ => None,
    };
    match inner {
        Some(inner) => spoil(inner, path, part),
        None => *value = part,
    }
}

/// An accepted position is written back the same and can be played to the end.
fn read_back<G: Game>(game: &G, position: &Value) {
    let Ok(mut state) = game.parse_position(position) else { return };
    if game.outcome(&state).is_some() {
        return;
    }
    let written = game.position(&state);
    assert_eq!(game.parse_position(&written).as_ref(), Ok(&state));
    let mut draw = common::Random(7);
    let mut actions = 0;
    while let Some(seat) = common::to_act(game, &state) {
        let legal = common::legal(game, &state);
        assert!(!legal.is_empty(), "something is asked: {written}");
        game.play(&mut state, Actor::Seat(seat), *draw.choose(&legal)).expect("legal");
        actions += 1;
    }
    let longest = game.facts().longest_match.expect("it is bounded");
    assert!(actions <= longest, "{actions} actions from {written}");
}

proptest! {
    #[test]
    fn actions(text in texts()) {
        // What is accepted is the exact text of an action.
        let hunt: Nanuuk = game(4, &json!({}));
        if let Ok(action) = hunt.parse_action(&text) {
            prop_assert_eq!(hunt.action_text(action), text.clone());
        }
        let intro: NanuukIntro = game(3, &json!({}));
        if let Ok(action) = intro.parse_action(&text) {
            prop_assert_eq!(intro.action_text(action), text);
        }
    }

    #[test]
    fn positions(path in prop::collection::vec(0_usize..40, 0..4), part in values()) {
        let hunt: Nanuuk = game(2, &json!({"sled-cracks": "choice"}));
        let mut state = hunt.start();
        for action in ["@A2", "@D4", "-B3"] {
            read_back(&hunt, &spoiled(&hunt.position(&state), &path, part.clone()));
            common::play(&hunt, &mut state, action);
        }
        read_back(&hunt, &spoiled(&hunt.position(&state), &path, part.clone()));
        let intro: NanuukIntro = game(2, &json!({"variant": "bear-fear"}));
        let mut state = intro.start();
        for action in ["@A2", "@D4", "@B3", "D4-D3"] {
            read_back(&intro, &spoiled(&intro.position(&state), &path, part.clone()));
            common::play(&intro, &mut state, action);
        }
        read_back(&intro, &spoiled(&intro.position(&state), &path, part));
    }

    #[test]
    fn boards(path in prop::collection::vec(0_usize..40, 0..5), part in values()) {
        let good: Value = serde_json::from_str(include_str!("../data/floe31.json")).expect("JSON");
        let file = spoiled(&good, &path, part);
        if let Ok(board) = Board::from_json(&file) {
            prop_assert_eq!(board.as_option(), &file);
            let options = json!({"board": file});
            let hunt = Nanuuk::new(4, &options, &mut NoDraw);
            if let Ok(hunt) = hunt {
                prop_assert_eq!(hunt.parse_position(&hunt.position(&hunt.start())), Ok(hunt.start()));
            }
        }
    }

    #[test]
    fn options_and_scenarios(value in values()) {
        let _ = Nanuuk::new(2, &value, &mut common::Random(1));
        let _ = NanuukIntro::new(2, &value, &mut NoDraw);
        let _ = Board::from_json(&value);
        let scenario = json!({"players": 2, "setup": value});
        if let Ok(scenario) = Scenario::from_json(&scenario) {
            let again = Scenario::from_json(&scenario.to_json());
            prop_assert_eq!(again, Ok(scenario));
        }
    }
}
