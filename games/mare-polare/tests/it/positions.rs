//! Positions as JSON: read and written the same, and every defect named.

use inuksuk_core::Game;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::{Match, Random, all_rules, position, rules};

/// The defects of a position, with the default options.
fn defects_with(seats: u8, options: &Value, position: &Value) -> Vec<String> {
    match rules(seats, options).parse_position(position) {
        Ok(_) => Vec::new(),
        Err(error) => error.0,
    }
}

/// The defects of the usual position with values replaced, two seats, figures on a2 and c2.
fn defects(changes: &Value) -> Vec<String> {
    defects_with(2, &json!({}), &position(&["a2", "c2"], changes))
}

#[track_caller]
fn names(changes: &Value, expected: &[&str]) {
    assert_eq!(defects(changes), expected, "{changes}");
}

#[test]
fn values_that_are_not_of_their_kind() {
    assert_eq!(defects_with(2, &json!({}), &json!("xoo")), ["the position is not an object"]);
    assert_eq!(defects_with(2, &json!({}), &json!({})).len(), 14);
    names(&json!({"stage": "sleep"}), &["`stage`: `sleep` is no stage"]);
    names(&json!({"stage": null}), &["`stage`: null is no stage"]);
    names(&json!({"wind": 3}), &["`wind` is no key of a position"]);
    names(&json!({"seat": 3}), &["`seat`: 3 is no seat of 1 to 2"]);
    names(&json!({"first": "lot"}), &["`first`: \"lot\" is no seat of 1 to 2"]);
    names(&json!({"board": "xoo"}), &["`board`: `xoo` has 3 letters instead of 16"]);
    names(
        &json!({"board": "xoo.ixoxx.xoixxm"}),
        &["`board`: `xoo.ixoxx.xoixxm` has a second igloo floe on a1"],
    );
    names(&json!({"board": 7}), &["`board`: 7 is no text"]);
    names(&json!({"figures": ["a2"]}), &["`figures`: 1 entries for 2 seats"]);
    names(&json!({"figures": {}}), &["`figures`: {} is no list"]);
    names(&json!({"figures": ["a2", "e5"]}), &["`figures`, seat 2: `e5` is no place: places are a1 to d4"]);
    names(&json!({"recipes": [11, 2]}), &["`recipes`, seat 1: 11 is no recipe of 1 to 10"]);
    names(
        &json!({"harpoons": ["", "z"]}),
        &["`harpoons`, seat 2: `z` is no species: they are r, l, p and b"],
    );
    names(&json!({"roll": "5"}), &["`roll`: `5` is no face of the die"]);
    names(&json!({"bag": 5}), &["`bag`: 5 is no object"]);
    names(
        &json!({"bag": {"r": 16, "l": 15, "p": -1, "b": 15, "w": 1}}),
        &[
            "`bag`: `w` is no kind of fish",
            "`bag`, r: 16 instead of 0 to 15 fish",
            "`bag`, p: -1 instead of 0 to 15 fish",
            "`bag`, plain: nothing instead of 0 to 4 fish",
        ],
    );
    // Several at once.
    names(
        &json!({"seat": 0, "look": "x", "from": "z1"}),
        &[
            "`seat`: 0 is no seat of 1 to 2",
            "`from`: `z1` is no place: places are a1 to d4",
            "`look`: \"x\" is no seat of 1 to 2",
        ],
    );
}

#[test]
fn values_where_they_do_not_belong() {
    names(&json!({"roll": "3"}), &["`roll`: has no meaning in stage `roll`"]);
    names(&json!({"stage": "move"}), &["`roll`: null in stage `move`"]);
    names(&json!({"stage": "move", "roll": "splash"}), &["`roll`: splash does not lead to stage `move`"]);
    names(&json!({"stage": "fall", "roll": "leap"}), &["`roll`: leap does not lead to stage `fall`"]);
    names(&json!({"stage": "lay"}), &["`from`: null in stage `lay`"]);
    names(&json!({"stage": "catch"}), &["`felt`: null in stage `catch`"]);
    names(&json!({"stage": "keep"}), &["`fish`: null in stage `keep`"]);
    names(&json!({"stage": "over"}), &["`winner`: null in stage `over`"]);
    names(&json!({"stage": "claim", "look": 1}), &["`look`: has no meaning in stage `claim`"]);
    names(&json!({"seat": null}), &["`seat`: null in stage `roll`"]);
    names(&json!({"recipes": [1, null]}), &["`recipes[2]`: null in stage `roll`"]);
    names(&json!({"stage": "place", "seat": 2}), &["`figures[2]`: has no meaning in stage `place`"]);
    names(
        &json!({"stage": "layout", "board": null, "recipes": [null, null]}),
        &["`figures[1]`: has no meaning in stage `layout`", "`figures[2]`: has no meaning in stage `layout`"],
    );
}

// P-3
#[test]
fn fish_too_many_or_missing() {
    let bag = |r: u8, plain: u8| json!({"r": r, "l": 15, "p": 15, "b": 15, "plain": plain});
    names(&json!({"bag": bag(14, 4)}), &["fish: 14 of species r instead of 15"]);
    names(&json!({"bag": bag(15, 3)}), &["fish: 3 plain ones instead of 4"]);
    names(&json!({"bag": bag(15, 4), "harpoons": ["r", "r"]}), &["fish: 17 of species r instead of 15"]);
    let all = "r".repeat(300);
    names(&json!({"bag": bag(15, 4), "harpoons": [all, ""]}), &["fish: 315 of species r instead of 15"]);
}

#[test]
fn positions_against_a_rule() {
    // P-1, P-2
    names(&json!({"board": "xoo.ixox..xooxxm"}), &["`board`: 3 gaps instead of 2"]);
    names(&json!({"board": "xoo.xxoxx.xooxxx"}), &["`board`: no igloo floe", "`board`: no iceberg floe"]);
    let place = |board: &str, at: &str| {
        let mut position = position(&["a2", "c2"], &json!({"stage": "place", "seat": 2, "board": board}));
        position["figures"] = json!([at, null]);
        defects_with(2, &json!({}), &position)
    };
    assert_eq!(place("xxo.ixoxx.xooxxm", "a2"), ["`board`: 4 holes up instead of 5"]);
    // P-6
    assert_eq!(place("xoo.ixoxx.xooxxm", "b4"), ["`figures`: seat 1 cannot start on b4"]);
    assert_eq!(place("xoo.ixoxx.xooxxm", "a2"), Vec::<String>::new());
    // P-5
    names(&json!({"recipes": [4, 4]}), &["`recipes`: seats 1 and 2 both have 4"]);
    names(&json!({"figures": ["a2", "a2"]}), &["`figures`: a second figure, of seat 2, on a2"]);
    // P-11, P-14
    let shut_in = json!({"stage": "move", "roll": "4", "recipes": [1, 2, 3], "harpoons": ["", "", ""]});
    let shut_in = position(&["a2", "a1", "a3"], &shut_in);
    assert_eq!(defects_with(3, &json!({}), &shut_in), ["`figures`: seat 1 cannot move with `roll` 4"]);
    names(
        &json!({"stage": "fall", "roll": "splash", "figures": ["b2", "c2"]}),
        &["`figures`: seat 1 is in the water already"],
    );
    names(
        &json!({"stage": "fall", "roll": "splash", "figures": ["b2", "d4"]}),
        &["`figures`: seat 1 is in the water already", "`figures`: no gap is free to fall into"],
    );
    // P-12, P-17
    names(&json!({"stage": "lay", "from": "b2"}), &["`from`: there is no floe on b2"]);
    names(&json!({"stage": "lay", "from": "c2"}), &["`from`: a figure is on c2"]);
    names(
        &json!({"stage": "lay", "from": "c1", "figures": ["d1", "c2"]}),
        &["`look`: seat 1 has arrived at the iceberg floe"],
    );
    names(&json!({"stage": "lay", "from": "c1", "look": 1}), &["`look`: seat 1 is not on the iceberg floe"]);
    names(
        &json!({"look": 1}),
        &["`look`: seat 2, not 1, had the turn before", "`look`: seat 1 is not on the iceberg floe"],
    );
    // P-15, P-18
    names(&json!({"stage": "feel"}), &["`figures`: seat 1 is not on an ice hole"]);
    names(&json!({"stage": "claim"}), &["`figures`: seat 1 is not on the igloo floe"]);
    names(
        &json!({"stage": "over", "winner": 1, "figures": ["a3", "c2"], "harpoons": ["rrrllppb", ""]}),
        &["`harpoons`: seat 1 has won without the fish of its recipe"],
    );
    let mut early = position(&["a2", "c2"], &json!({"stage": "place", "seat": 2, "harpoons": ["r", ""]}));
    early["figures"] = json!(["a2", null]);
    assert_eq!(defects_with(2, &json!({}), &early), ["`harpoons`: seat 1 has fish in stage `place`"]);
    // The winner is the seat that acted last.
    names(
        &json!({"stage": "over", "winner": 2, "figures": ["a3", "c2"], "harpoons": ["rrrllpp", ""]}),
        &["`winner`: seat 2, but `seat` says 1"],
    );
}

// P-7, P-16
#[test]
fn positions_against_an_option() {
    let usual = position(&["a2", "c2"], &json!({}));
    let first = json!({"first": 2});
    assert_eq!(defects_with(2, &first, &usual), ["`first`: seat 1, but option `first` says seat 2"]);
    let start = rules(2, &json!({})).position(&rules(2, &json!({})).start());
    assert_eq!(
        defects_with(2, &first, &start),
        ["`stage`: `first` does not occur as the option names the seat"]
    );
    let blind = json!({"feel": "blind"});
    let feel = position(&["a1", "c2"], &json!({"stage": "feel"}));
    assert_eq!(
        defects_with(2, &blind, &feel),
        ["`stage`: `feel` does not occur with option `feel` = \"blind\""]
    );
    let felt = position(&["a1", "c2"], &json!({"stage": "catch", "felt": "r"}));
    assert_eq!(defects_with(2, &blind, &felt), ["`felt`: has no meaning in stage `catch`"]);
}

#[test]
fn options_that_cannot_be() {
    use inuksuk_core::OptionsError;
    use mare_polare::MarePolare;
    let defects = |seats: u8, options: Value| match MarePolare::new(seats, &options, &mut Random(0)) {
        Err(OptionsError(defects)) => defects,
        Ok(_) => Vec::new(),
    };
    assert_eq!(defects(5, json!({})), ["seats: 5 is not allowed, only 2 to 4"]);
    assert_eq!(
        defects(1, json!([])),
        ["seats: 1 is not allowed, only 2 to 4", "options: [] is not an object"]
    );
    assert_eq!(
        defects(2, json!({"feel": "toes", "first": 3, "open-recipes": 1, "wind": true})),
        [
            "feel: \"toes\" is neither \"shape\" nor \"blind\"",
            "first: 3 is neither \"lot\" nor a seat of this table",
            "open-recipes: 1 is neither true nor false",
            "wind: there is no such option",
        ]
    );
    for game in all_rules() {
        let again = MarePolare::new(game.seats(), &game.options(), &mut Random(0)).unwrap();
        assert_eq!(again, game);
        assert_eq!(game.options().as_object().unwrap().len(), MarePolare::option_specs().len());
    }
}

/// A value that might stand anywhere in a position.
fn values() -> impl Strategy<Value = Value> {
    let texts = [
        "first",
        "layout",
        "recipe",
        "place",
        "roll",
        "move",
        "fall",
        "lay",
        "feel",
        "catch",
        "keep",
        "claim",
        "out",
        "over",
        "1",
        "4",
        "leap",
        "splash",
        "a1",
        "a3",
        "b2",
        "d4",
        "r",
        "plain",
        "rrrllpp",
        "",
        "xoo.ixoxx.xooxxm",
        "ooooooooooooim..",
        "................",
    ];
    prop_oneof![
        Just(Value::Null),
        (-1..20i64).prop_map(Value::from),
        prop::sample::select(texts.to_vec()).prop_map(Value::from),
        prop::collection::vec(
            prop::sample::select(vec![json!(null), json!(3), json!("a1"), json!("b")]),
            0..5
        )
        .prop_map(Value::from),
        Just(json!({"r": 15, "l": 15, "p": 15, "b": 15, "plain": 4})),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    // Reading never fails badly, and what is accepted is written the same and can be played on.
    #[test]
    fn a_broken_position_is_refused_or_makes_sense(
        table in 0..15usize,
        seed in any::<u64>(),
        actions in 0..150usize,
        keys in prop::collection::vec((0..14usize, values()), 1..4),
    ) {
        let mut random = Random(seed);
        let mut m = Match::new(all_rules().swap_remove(table));
        for _ in 0..actions {
            m.act_randomly(&mut random);
        }
        let mut broken = m.position();
        for (key, value) in keys {
            let name = broken.as_object().unwrap().keys().nth(key).unwrap().clone();
            broken[name] = value;
        }
        match m.game.parse_position(&broken) {
            Err(error) => prop_assert!(!error.0.is_empty()),
            Ok(state) => {
                prop_assert_eq!(m.game.position(&state), broken);
                let mut on = Match::from(m.game.clone(), state);
                for _ in 0..60 {
                    if !on.act_randomly(&mut random) {
                        break;
                    }
                    let position = on.position();
                    prop_assert_eq!(on.game.parse_position(&position), Ok(on.state));
                }
            }
        }
    }
}
