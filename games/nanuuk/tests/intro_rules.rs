//! The rules of the introductory game, one test a rule.

mod common;

use common::{game, legal_texts, play, refused};
use inuksuk_core::{Game, Observer, Outcome, Seat};
use nanuuk::{IntroState, NanuukIntro};
use serde_json::{Value, json};

/// A game and a position of it: figures by their fields in the order of placing, `-` for one that has left.
fn set(
    seats: u8,
    options: &Value,
    cracks: &[&str],
    fields: &str,
    turn: (u8, u8, &str),
) -> (NanuukIntro, IntroState) {
    let game: NanuukIntro = game(seats, options);
    let mut position = game.position(&game.start());
    position["cracks"] = json!(cracks);
    for (i, field) in fields.split(' ').enumerate() {
        position["figures"][i]["field"] = if field == "-" { Value::Null } else { json!(field) };
    }
    (position["turn"], position["figure"], position["stage"]) = (json!(turn.0), json!(turn.1), json!(turn.2));
    let state = game.parse_position(&position).unwrap_or_else(|e| panic!("{e}"));
    (game, state)
}

fn outcome(game: &NanuukIntro, state: &IntroState) -> (Vec<f64>, Vec<u8>, &'static str) {
    let Outcome { winners, reason, .. } = game.outcome(state).expect("it is over");
    let scores = game.outcome(state).expect("it is over").scores();
    (scores, winners.iter().map(Seat::number).collect(), reason.0)
}

#[test]
fn igloos_are_ordinary_fields_and_water_is_none() {
    // N-1, N-2, N-20
    let four: NanuukIntro = game(4, &json!({}));
    assert_eq!(legal_texts(&four, &four.start()).len(), 31);
    assert!(legal_texts(&four, &four.start()).contains(&"@A2".to_owned()));
    let three: NanuukIntro = game(3, &json!({}));
    assert_eq!(legal_texts(&three, &three.start()).len(), 24);
    assert_eq!(refused(&three, &three.start(), "@G4"), "N-1");
    let two: NanuukIntro = game(2, &json!({}));
    assert_eq!(legal_texts(&two, &two.start()).len(), 31);
    assert_eq!(two.floe().edge_count(), 72);
}

#[test]
fn cracks_lie_once_on_edges_between_fields_in_play() {
    // N-3
    let (game, mut state) = set(4, &json!({}), &["C1.C2"], "A1 G1 G2 G4", (1, 1, "move"));
    play(&game, &mut state, "A1-B2");
    assert_eq!(legal_texts(&game, &state), ["|A1.A2", "|A1.B1", "|A2.B3", "|B1.C1", "|B3.C2"]);
    assert_eq!(refused(&game, &state, "|C1.C2"), "N-3");
    let three: NanuukIntro = common::game(3, &json!({}));
    assert!(three.parse_action("|A3.A4").is_err(), "A4 is water with three players");
}

#[test]
fn a_figure_moves_to_a_free_neighbour_and_not_across_a_crack() {
    // N-4, N-22
    let (game, state) = set(4, &json!({}), &["C3.D3"], "C3 B3 G2 G4", (1, 1, "move"));
    assert_eq!(legal_texts(&game, &state), ["C3-B4", "C3-C2", "C3-C4", "C3-D4"]);
    assert_eq!(refused(&game, &state, "C3-D3"), "N-4");
    assert_eq!(refused(&game, &state, "C3-B3"), "N-4");
    assert_eq!(refused(&game, &state, "C3-C1"), "N-22");
    assert_eq!(refused(&game, &state, "B3-B2"), "N-22");
    assert_eq!(refused(&game, &state, "stop"), "N-22");
}

#[test]
fn the_crack_is_a_spoke_then_a_side() {
    // N-10, N-11: inside, at the rim, with cracked spokes
    let (game, mut state) = set(4, &json!({}), &[], "C2 G1 G2 G4", (1, 1, "move"));
    play(&game, &mut state, "C2-C3");
    let spokes = ["|B3.B4", "|B3.C2", "|B4.C4", "|C2.D3", "|C4.D4", "|D3.D4"];
    assert_eq!(legal_texts(&game, &state), spokes);
    assert_eq!(refused(&game, &state, "|C2.C3"), "N-11");
    assert_eq!(refused(&game, &state, "|A1.A2"), "N-10");
    let cracks = ["A2.B2", "B1.B2"];
    let (game, mut state) = set(4, &json!({}), &cracks, "A2 G1 G2 G4", (1, 1, "move"));
    play(&game, &mut state, "A2-A1");
    assert_eq!(legal_texts(&game, &state), ["|A1.A2", "|A1.B1", "|A1.B2"], "no spoke is free");
    assert_eq!(refused(&game, &state, "|A2.B2"), "N-3");
}

#[test]
fn placing_in_seat_order_or_one_two_one() {
    // N-21
    let two: NanuukIntro = game(2, &json!({}));
    let mut state = two.start();
    let mut order = Vec::new();
    for field in ["@A1", "@B1", "@C1", "@D1"] {
        order.push(common::to_act(&two, &state).map(Seat::number));
        play(&two, &mut state, field);
    }
    assert_eq!(order, [Some(1), Some(2), Some(2), Some(1)]);
    let three: NanuukIntro = game(3, &json!({}));
    let mut state = three.start();
    play(&three, &mut state, "@A1");
    assert_eq!(refused(&three, &state, "@A1"), "N-4");
    assert_eq!(refused(&three, &state, "A1-A2"), "N-21");
    assert!(three.at_turn_start(&state));
}

#[test]
fn an_enclosed_figure_leaves_and_the_last_one_wins() {
    // N-23, N-24: seat 2 is hemmed in by a crack and two figures, then seat 1 shuts itself in
    let (game, mut state) = set(3, &json!({}), &["A1.A2"], "C1 A1 B2", (1, 1, "move"));
    play(&game, &mut state, "C1-B1");
    play(&game, &mut state, "|B2.C1");
    assert_eq!(state.figures()[1], None, "enclosed at the start of its turn");
    assert_eq!(common::to_act(&game, &state), Seat::new(3));
    let cracks = ["A1.A2", "A1.B1", "B1.B2"];
    let (game, mut state) = set(3, &json!({}), &cracks, "A1 - G1", (3, 3, "move"));
    play(&game, &mut state, "G1-F1");
    play(&game, &mut state, "|F2.G1");
    play(&game, &mut state, "A1-B2");
    assert_eq!(game.view(&state, Observer::Spectator).enclosed, [] as [u8; 0]);
}

#[test]
fn two_players_lose_by_both_enclosed_or_by_one_shut_in() {
    // N-25: at once by cracks, whoever made them
    let cracks = ["A1.A2", "A1.B2"];
    let (game, mut state) = set(2, &json!({}), &cracks, "C2 A1 G4 E3", (1, 0, "move"));
    play(&game, &mut state, "C2-B2");
    play(&game, &mut state, "|A1.B1");
    assert_eq!(outcome(&game, &state), (vec![1.0, 0.0], vec![1], "N-25"));
    // both of one player enclosed at the start of its turn, one of them only by a figure
    let cracks = ["A1.A2", "A1.B2", "A3.A4", "A4.B4"];
    let (game, mut state) = set(2, &json!({}), &cracks, "C1 A1 A4 C4", (1, 0, "move"));
    play(&game, &mut state, "C4-B5");
    play(&game, &mut state, "|B4.C4");
    assert_eq!(game.outcome(&state), None, "A1 can still go to B1");
    play(&game, &mut state, "A1-B1");
    play(&game, &mut state, "|B2.C1");
    assert_eq!(game.outcome(&state), None);
    // one crack shuts in figures of both: a draw
    let cracks = ["A1.A2", "A1.B2", "B1.B2", "B1.C1"];
    let (game, mut state) = set(2, &json!({}), &cracks, "C2 B1 G4 A1", (1, 0, "move"));
    play(&game, &mut state, "C2-B2");
    play(&game, &mut state, "|A1.B1");
    assert_eq!(outcome(&game, &state), (vec![0.5, 0.5], vec![1, 2], "N-25"));
}

#[test]
fn both_figures_enclosed_at_the_start_of_the_turn() {
    // N-25
    let cracks = ["A1.A2", "A1.B2", "A3.A4", "A4.B4"];
    let (game, state) = set(2, &json!({}), &cracks, "B1 A1 A4 B5", (2, 0, "move"));
    assert_eq!(outcome(&game, &state), (vec![1.0, 0.0], vec![1], "N-25"));
}

#[test]
fn partners_want_to_be_enclosed() {
    // N-30
    let options = json!({"variant": "partners"});
    let (game, mut state) = set(4, &options, &["A1.A2"], "C1 A1 B2 G4", (1, 1, "move"));
    play(&game, &mut state, "C1-B1");
    play(&game, &mut state, "|B2.C1");
    assert_eq!(outcome(&game, &state), (vec![0.0, 1.0, 0.0, 1.0], vec![2, 4], "N-30"));
}

#[test]
fn neighbours_to_the_left_and_right() {
    // N-31: the left neighbour is the next seat
    for (variant, winner) in [("neighbours-left", 1), ("neighbours-right", 3)] {
        let (game, mut state) = set(3, &json!({"variant": variant}), &["A1.A2"], "C1 A1 B2", (1, 1, "move"));
        play(&game, &mut state, "C1-B1");
        play(&game, &mut state, "|B2.C1");
        let (_, winners, reason) = outcome(&game, &state);
        assert_eq!((winners, reason), (vec![winner], "N-31"));
    }
}

#[test]
fn helpers_enclose_the_other_bear() {
    // N-32: one's own bear shut in is lost, an Inuk costs nothing
    let options = json!({"variant": "helpers"});
    let cracks = ["A1.A2", "A1.B2"];
    let (game, mut state) = set(2, &options, &cracks, "A1 G4 G1 C2", (1, 0, "move"));
    play(&game, &mut state, "C2-B2");
    play(&game, &mut state, "|A1.B1");
    assert_eq!(outcome(&game, &state), (vec![0.0, 1.0], vec![2], "N-32"));
    let (game, mut state) = set(2, &options, &cracks, "G1 G4 A1 C2", (1, 0, "move"));
    play(&game, &mut state, "C2-B2");
    play(&game, &mut state, "|A1.B1");
    assert_eq!(game.outcome(&state), None);
}

#[test]
fn two_inuit_hunt_a_bear() {
    // N-33: the bear goes one or two fields; one crack that shuts in both sides loses for its maker
    let options = json!({"variant": "bear-hunt"});
    let (game, mut state) = set(3, &options, &[], "A1 G1 D2", (3, 3, "move"));
    assert_eq!(refused(&game, &state, "stop"), "N-22");
    play(&game, &mut state, "D2-D3");
    assert!(legal_texts(&game, &state).contains(&"D3-D2".to_owned()), "back again");
    assert_eq!(refused(&game, &state, "|C2.C3"), "N-33");
    play(&game, &mut state, "stop");
    assert!(legal_texts(&game, &state).contains(&"|C2.C3".to_owned()), "round the field where it ends");
    let cracks = ["A1.A2", "A1.B2", "B1.B2", "B1.C1"];
    let (game, mut state) = set(3, &options, &cracks, "C2 A1 B1", (1, 1, "move"));
    play(&game, &mut state, "C2-B2");
    play(&game, &mut state, "|A1.B1");
    assert_eq!(outcome(&game, &state), (vec![0.0, 0.0, 1.0], vec![3], "N-33"));
}

#[test]
fn two_players_hunt_a_bear() {
    // N-34: both Inuit move, or with one-inuk only one of them
    let options = json!({"variant": "bear-hunt"});
    let (game, mut state) = set(2, &options, &[], "A1 G1 D2", (1, 1, "move"));
    assert_eq!(legal_texts(&game, &state), ["A1-A2", "A1-B1", "A1-B2"]);
    play(&game, &mut state, "A1-A2");
    play(&game, &mut state, "|A3.B3");
    assert_eq!(legal_texts(&game, &state), ["G1-F1", "G1-F2", "G1-G2"]);
    let options = json!({"variant": "bear-hunt", "one-inuk": true});
    let (game, mut state) = set(2, &options, &[], "A1 G1 D2", (1, 0, "move"));
    assert_eq!(legal_texts(&game, &state).len(), 6);
    play(&game, &mut state, "G1-G2");
    play(&game, &mut state, "|F2.G1");
    assert_eq!(common::to_act(&game, &state), Some(Seat::SECOND));
}

#[test]
fn two_inuit_fear_bears() {
    // N-35: own Inuk, then any bear; placing 1, 2, 1, then each its Inuk
    let options = json!({"variant": "bear-fear", "bears": 3});
    let game3: NanuukIntro = game(2, &options);
    let mut state = game3.start();
    let mut order = Vec::new();
    for field in ["@A1", "@B1", "@C1", "@D1", "@E1"] {
        order.push(common::to_act(&game3, &state).map(Seat::number));
        play(&game3, &mut state, field);
    }
    assert_eq!(order, [1, 2, 1, 1, 2].map(Some));
    let options = json!({"variant": "bear-fear"});
    let (game, mut state) = set(2, &options, &[], "E3 A1 G1", (1, 2, "move"));
    play(&game, &mut state, "A1-B1");
    play(&game, &mut state, "|A1.B2");
    assert_eq!(refused(&game, &state, "B1-C1"), "N-22");
    assert_eq!(refused(&game, &state, "stop"), "N-35");
    play(&game, &mut state, "E3-E2");
    play(&game, &mut state, "|D2.D3");
    assert_eq!(common::to_act(&game, &state), Some(Seat::SECOND));
    // shut in between the two halves of the turn
    let cracks = ["A1.A2", "A1.B2", "B2.C1"];
    let (game, mut state) = set(2, &options, &cracks, "E3 C1 A1", (1, 2, "move"));
    play(&game, &mut state, "C1-B1");
    assert_eq!(legal_texts(&game, &state), ["|A1.B1", "|B1.B2", "|B1.C1"]);
    play(&game, &mut state, "|A1.B1");
    assert_eq!(outcome(&game, &state), (vec![1.0, 0.0], vec![1], "N-35"));
}

#[test]
fn the_lost_letters_are_not_imitated() {
    // N-36: there is no variant but those of N-30 to N-35
    let specs = NanuukIntro::option_specs();
    let variants = specs[0].allowed.as_array().expect("a list");
    assert_eq!(variants.len(), 7);
    assert!(NanuukIntro::new(3, &json!({"variant": "letter-a"}), &mut common::NoDraw).is_err());
}

#[test]
fn who_resigns_loses_with_the_partner() {
    // N-24, N-30, N-33
    let all = |variant: &str, seats, seat| {
        let game: NanuukIntro = game(seats, &json!({"variant": variant}));
        let outcome =
            game.resigned(&game.start(), Seat::new(seat).expect("a seat")).expect("resigning is known");
        outcome.winners.iter().map(Seat::number).collect::<Vec<_>>()
    };
    assert_eq!(all("basic", 2, 1), [2]);
    assert_eq!(all("basic", 4, 3), [1, 2, 4]);
    assert_eq!(all("partners", 4, 3), [2, 4]);
    assert_eq!(all("bear-hunt", 3, 1), [3]);
    assert_eq!(all("bear-hunt", 3, 3), [1, 2]);
}

#[test]
fn positions_with_defects_are_refused_and_every_defect_is_named() {
    // N-3, N-4
    let game: NanuukIntro = game(2, &json!({}));
    let position = json!({
        "board": "floe31", "seats": 3, "options": {"variant": "basic", "one-inuk": false, "bears": 1},
        "cracks": ["A1.B1", "A1.B1", "A1.C1", "B1.A1"],
        "figures": [{"seat": 1, "kind": "inuk", "field": "C3"}, {"seat": 1, "kind": "bear", "field": "C3"},
                    {"seat": 2, "kind": "inuk", "field": "Z9"}, {"seat": 1, "kind": "inuk", "field": 7}],
        "turn": 9, "figure": 0, "stage": "nap", "extra": 1,
    });
    let error = game.parse_position(&position).unwrap_err();
    let text = error.to_string();
    let parts = [
        "seats",
        "named twice",
        "no neighbours",
        "write the edge",
        "figures[1].seat",
        "figures[1].kind",
        "C3 has a figure",
        "\"Z9\"",
        "figures[3].field",
        "turn",
        "nap",
        "extra",
    ];
    for part in parts {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert_eq!(error.0.len(), parts.len(), "{text}");
}

#[test]
fn positions_with_nothing_to_ask_are_refused() {
    // N-12, N-33, N-35
    let game: NanuukIntro = game(2, &json!({}));
    let mut state = game.start();
    for field in ["@A1", "@B1", "@C1", "@D1"] {
        play(&game, &mut state, field);
    }
    let good = game.position(&state);
    let change = |key: &str, value: Value| {
        let mut position = good.clone();
        position[key] = value;
        game.parse_position(&position).map(|_| ()).unwrap_err().to_string()
    };
    assert!(change("stage", json!("over")).contains("ended"));
    assert!(change("stage", json!("bear")).contains("bear-fear"));
    assert!(change("stage", json!("place")).contains("figure"));
    assert!(change("figure", json!(1)).contains("do not go together"));
    assert!(change("turn", json!(0)).contains("do not go together"));
    assert!(change("stage", json!("crack")).contains("do not go together"), "figure 0 has not moved");
}
