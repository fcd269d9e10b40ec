//! The texts of actions and positions, drawings and options; every defect is named.

mod common;

use common::{Match, Numbers, texts};
use inuksuk_core::{Actor, Game, Seat};
use mandua::{Board, Field, Mandua, Options, Start};
use proptest::prelude::*;
use serde_json::{Value, json};

fn position_defects(text: &str) -> Vec<String> {
    Mandua::default().parse_position(&json!(text)).unwrap_err().0
}

fn option_defects(seats: u8, options: &Value) -> Vec<String> {
    <Mandua as Game>::new(seats, options, &mut Numbers::new(0)).unwrap_err().0
}

// M-3, M-4, M-5: what a position may hold.
#[test]
fn every_defect_of_a_position_is_named_with_its_place() {
    let table: [(&str, &[&str]); 9] = [
        ("T3T/5/5/5 ---- h 25", &["square: five ranks with / between them, not 4"]),
        ("T3T/6/5/4/T3T ---- h 25", &["rank 4: 6 fields instead of 5", "rank 2: 4 fields instead of 5"]),
        ("T3X/5/5/5/T3T ---- h 25", &["rank 5, sign 3: 'X' is none of T, H, 1–5"]),
        (
            "5/5/5/5/5 H-xT h 2",
            &["N: only tigers may stand on an outer field (M-3)", "S: 'x' is neither T nor -"],
        ),
        (
            "T4/5/5/5/5 --- w 1",
            &["outer fields: four signs for N, E, S, W, not '---'", "side to move: h or t, not 'w'"],
        ),
        ("T4/5/5/5/5 ---- h 025", &["hunters in hand: a number from 0 to 25, not '025'"]),
        (
            "TTT2/5/5/5/HH3 TT-- t 24",
            &[
                "tigers: 5 on the board, there must be 1 to 4",
                "hunters: 2 on the board and 24 in hand are 26, there are only 25",
            ],
        ),
        ("5/5/2H2/5/5 ---- t 0", &["tigers: 0 on the board, there must be 1 to 4"]),
        (
            "T3T/5/5/5/T3T ---- h",
            &[
                "a position has four parts with one blank between them (ranks, outer fields, side, hand), not 3",
            ],
        ),
    ];
    for (text, defects) in table {
        assert_eq!(position_defects(text), defects, "{text}");
    }
    let error = Mandua::default().parse_position(&json!(["T3T"])).unwrap_err();
    assert_eq!(error.0, ["a position of MANDUA is a text, not [\"T3T\"]"]);
}

// M-40, M-41, M-42: a finished position loads as a finished match.
#[test]
fn finished_positions_load_finished() {
    for (text, reason, winner) in [
        ("5/5/H4/H4/THH2 ---- t 1", "M-40", 1),
        ("5/5/5/T4/HT3 ---- h 0", "M-41", 1),
        ("T4/5/5/5/5 ---- h 0", "M-42", 2),
        ("T4/5/5/5/5 ---- t 0", "M-42", 2),
        ("HTHHH/HHHHH/HHHHH/HHHHH/HHHHH TTT- h 1", "M-41", 1),
    ] {
        let the_match = Match::at(&json!({}), text);
        let result = the_match.result();
        assert_eq!((&result["reason"], &result["winners"]), (&json!(reason), &json!([winner])), "{text}");
        assert_eq!(the_match.position(), text);
        assert!(
            the_match.legal(Some(Seat::FIRST)).is_empty() && the_match.legal(Some(Seat::SECOND)).is_empty()
        );
        let view = the_match.game.view(&the_match.state, inuksuk_core::Observer::Spectator);
        assert_eq!(serde_json::to_value(view).unwrap()["stage"], "over");
    }
}

#[test]
fn action_texts_are_exact() {
    let game = Mandua::default();
    for text in ["c3", "c3-c4", "N-c5", "say 0", "say 25", "done", "fault 17", "remove W"] {
        assert_eq!(game.action_text(game.parse_action(text).unwrap()), text);
    }
    for text in [
        "",
        " ",
        "C3",
        "c6",
        "f1",
        "c3 ",
        " c3",
        "c3-",
        "-c3",
        "c3-c3",
        "c3--c4",
        "c3-c4-c5",
        "say",
        "say ",
        "say 26",
        "say 02",
        "say +1",
        "say -1",
        "say 1.0",
        "say  1",
        "done ",
        "fault x",
        "remove",
        "remove c9",
        "n",
        "pass",
        "draw?",
    ] {
        assert!(game.parse_action(text).is_err(), "'{text}'");
    }
}

// M-4, M-46: option texts.
#[test]
fn every_defect_of_the_options_is_named() {
    let wrong =
        json!({ "start": ["b2", "b2", "z9", 4, "c3"], "faults": "yes", "repetition": "never", "tigers": 5 });
    assert_eq!(
        option_defects(3, &wrong),
        [
            "seats: MANDUA is for 2, not 3",
            "faults: true or false, not \"yes\"",
            "repetition: \"claim\", \"auto\" or \"off\", not \"never\"",
            "start, entry 2: b2 twice",
            "start, entry 3: 'z9' is no field: fields are a1 to e5 and N, E, S, W",
            "start, entry 4: a field as a text, not 4",
            "start: four fields for four tigers, not 5",
            "tigers: MANDUA has no such option",
        ]
    );
    assert_eq!(option_defects(2, &json!({ "start": "middle" })).len(), 1);
    assert_eq!(option_defects(2, &json!({ "start": [] })), ["start: four fields for four tigers, not 0"]);
    assert_eq!(option_defects(2, &json!([])), ["options are a JSON object, not []"]);
    let twice =
        Options { start: Start::Fields([Field::N, Field::N, Field::E, Field::S]), ..Options::default() };
    assert!(Mandua::with_options(twice).is_err());
}

// M-4: options in force read back.
#[test]
fn options_read_back() {
    for options in [
        json!({ "start": "corners", "faults": false, "repetition": "claim" }),
        json!({ "start": "cages", "faults": true, "repetition": "auto" }),
        json!({ "start": ["d4", "N", "a1", "b2"], "faults": false, "repetition": "off" }),
    ] {
        let game = <Mandua as Game>::new(2, &options, &mut Numbers::new(0)).unwrap();
        assert_eq!(game.options(), options);
    }
    assert_eq!(Mandua::default().options()["start"], "corners");
    let specs = Mandua::option_specs();
    for spec in &specs {
        assert_eq!(Mandua::default().options()[spec.name], spec.default);
    }
    assert_eq!(specs.len(), 3);
}

#[test]
fn every_defect_of_a_drawing_is_named() {
    let drawing = "
          H
      . . . . .
      . X . . .
    . . . . . .
      . . . . .
      . . . . .
          .";
    assert_eq!(
        Board::drawn(drawing).unwrap_err().0,
        ["line 4: 6 fields instead of 7", "b4: 'X' is none of T, H and ."]
            .map(str::to_owned)
            .iter()
            .rev()
            .cloned()
            .collect::<Vec<_>>()
    );
    assert_eq!(Board::drawn("T").unwrap_err().0, ["a drawn board has 7 lines, not 1"]);
    let outside = drawing.replace('X', ".").replace("    . . . . . .\n", "    . . . . . . .\n");
    assert_eq!(Board::drawn(&outside).unwrap_err().0, ["N: only tigers may stand on an outer field (M-3)"]);
}

/// The refusals of a position: action, rule.
fn refusals(options: &Value, position: &str, before: &[&str], expected: &[(&str, &str)]) {
    let mut the_match = Match::at(options, position);
    the_match.play_all(before);
    let seat = the_match.seat().unwrap_or(Seat::FIRST);
    for (text, rule) in expected {
        let action = the_match.game.parse_action(text).unwrap();
        let refusal = the_match.game.check(&the_match.state, Actor::Seat(seat), action).unwrap_err();
        assert_eq!(refusal.rule.unwrap().0, *rule, "{position} {text}: {refusal}");
    }
}

// M-2, M-3, M-10, M-11, M-12, M-20, M-21, M-26, M-30: a refusal names the rule.
#[test]
fn refusals_of_guided_play_name_their_rule() {
    let guided = json!({});
    refusals(
        &guided,
        "5/5/2H2/5/T4 ---- h 2",
        &[],
        &[
            ("c3-c4", "M-10"),
            ("c3", "M-10"),
            ("N", "M-3"),
            ("say 1", "M-30"),
            ("done", "M-30"),
            ("fault 1", "M-30"),
        ],
    );
    refusals(
        &guided,
        "5/5/2HH1/5/T4 ---- h 0",
        &[],
        &[
            ("c4", "M-11"),
            ("c3-d4", "M-2"),
            ("c3-d3", "M-11"),
            ("c3-c5", "M-12"),
            ("a1-a2", "M-11"),
            ("c3-N", "M-3"),
            ("c3-c1", "M-12"),
            ("d3-a3", "M-21"),
        ],
    );
    refusals(
        &guided,
        "4H/5/5/T4/T4 ---- t 0",
        &[],
        &[
            ("a1-a2", "M-20"),
            ("a1-b2", "M-2"),
            ("a1-c1", "M-21"),
            ("a1-a5", "M-21"),
            ("e5-e4", "M-20"),
            ("c3", "M-10"),
            ("remove a1", "M-30"),
        ],
    );
    refusals(&guided, "4T/4H/2H2/H4/T4 ---- t 3", &[], &[("a1-b1", "M-26")]);
    refusals(&guided, "4T/4H/2H2/H4/T4 ---- t 3", &["a1-a3"], &[("a3-a4", "M-20"), ("e5-d5", "M-20")]);
    refusals(&guided, "5/2H1H/2TH1/5/5 ---- t 1", &[], &[("c3-c5", "M-26")]);
    refusals(&guided, "5/5/H4/H4/THH2 ---- t 1", &[], &[("a1-a2", "M-40")]);
}

// M-5: only the side whose turn it is.
#[test]
fn the_other_side_is_refused() {
    let the_match = Match::at(&json!({}), "5/5/2H2/5/T4 ---- h 0");
    let action = the_match.game.parse_action("a1-a2").unwrap();
    let refusal = the_match.game.check(&the_match.state, Actor::Seat(Seat::SECOND), action).unwrap_err();
    assert_eq!(refusal.to_string(), "it is the hunters' turn (M-5)");
    assert!(the_match.game.check(&the_match.state, Actor::Chance, action).is_err());
}

// M-26: the refusal says how many must be taken and how many it would be.
#[test]
fn a_short_series_is_refused_with_its_numbers() {
    let the_match = Match::at(&json!({}), "5/2H1H/2TH1/5/5 ---- t 1");
    let refusal = |text: &str| {
        let action = the_match.game.parse_action(text).unwrap();
        the_match.game.check(&the_match.state, Actor::Seat(Seat::SECOND), action).unwrap_err().message
    };
    assert_eq!(refusal("c3-c5"), "2 hunters must be taken from here, and with c3-c5 it would be 1 at most");
    assert_eq!(refusal("c3-b3"), "a capture is compulsory: 2 hunters must be taken in this turn");
}

// M-31, M-33, M-34: a refusal names the rule.
#[test]
fn refusals_with_faults_name_their_rule() {
    let faults = json!({ "faults": true });
    let tense = "4T/4H/5/H4/T4 ---- t 3";
    refusals(
        &faults,
        tense,
        &[],
        &[("a1-a3", "M-31"), ("done", "M-31"), ("fault 2", "M-33"), ("remove a1", "M-33")],
    );
    refusals(&faults, tense, &["say 2"], &[("say 2", "M-31"), ("done", "M-31"), ("a1-c1", "M-21")]);
    refusals(&faults, tense, &["say 2", "a1-a3"], &[("a3-a4", "M-31")]);
    refusals(
        &faults,
        tense,
        &["say 0", "a1-b1"],
        &[("remove b1", "M-34"), ("say 1", "M-31"), ("done", "M-31")],
    );
    refusals(&faults, tense, &["say 0", "a1-b1", "fault 1"], &[("fault 2", "M-33")]);
    refusals(
        &faults,
        tense,
        &["say 0", "a1-b1", "fault 2"],
        &[("fault 2", "M-34"), ("c3", "M-34"), ("remove c3", "M-34")],
    );
    refusals(&faults, "T3T/5/5/5/T3T ---- h 25", &[], &[("fault 0", "M-33")]);
}

proptest! {
    #[test]
    fn any_text_is_a_position_or_is_refused(text in "[TH1-9/ ]{0,30}|[TH1-5]{1,5}(/[TH1-5]{1,5}){4} [TH-]{4} [ht] [0-9]{1,3}|.*") {
        texts::any_position_text(&text);
    }

    #[test]
    fn any_text_is_an_action_or_is_refused(text in "[a-fNESW][0-9]?(-[a-fNESW][0-9]?)?|(say|fault|remove|done) ?[0-9a-eN-]{0,3}|.*") {
        texts::any_action_text(&text);
    }

    #[test]
    fn any_text_is_a_drawing_or_is_refused(text in "([TH.]\n([TH.]{5}\n){2}[TH.]{7}\n([TH.]{5}\n){2}[TH.])|.*") {
        texts::any_drawing(&text);
    }

    // Positions change in one place at a time: the sharpest test of a parser.
    #[test]
    fn a_damaged_position_is_read_or_refused(at in 0..22_usize, sign in prop::char::any()) {
        let mut text: Vec<char> = "T3T/5/2H2/5/T3T ---- h 24".chars().collect();
        text[at] = sign;
        texts::any_position_text(&text.into_iter().collect::<String>());
    }
}
