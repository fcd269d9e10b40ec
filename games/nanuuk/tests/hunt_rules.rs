//! The rules of the hunt, one test a rule.

mod common;

use common::{game, legal_texts, play, refused, to_act};
use inuksuk_core::{Actor, Game, Observer, Seat, Step};
use nanuuk::{HuntEvent, HuntState, Nanuuk, Stone};
use serde_json::{Value, json};

/// A hunter: its field, what it carries, what lies on the right.
type Sheet<'a> = (&'a str, &'a str, Value);

fn sheet<'a>(field: &'a str, left: &'a str) -> Sheet<'a> {
    (field, left, json!({}))
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

/// A position at the start of the turn of hunter 1; stones as `"A1 fish B2 bear"`.
fn position(game: &Nanuuk, cracks: &str, stones: &str, hunters: &[Sheet<'_>]) -> Value {
    let mut position = game.position(&game.start());
    position["cracks"] = json!(words(cracks));
    position["stones"] = words(stones).chunks(2).map(|p| (p[0].to_owned(), json!(p[1]))).collect();
    for (i, (field, left, right)) in hunters.iter().enumerate() {
        let hunter = &mut position["hunters"][i];
        hunter["field"] = if field.is_empty() { Value::Null } else { json!(field) };
        hunter["left"] = json!(words(left));
        hunter["right"] = right.clone();
    }
    (position["turn"], position["stage"], position["steps"]) = (json!(1), json!("move"), json!(1));
    position
}

fn set(options: &Value, cracks: &str, stones: &str, hunters: &[Sheet<'_>]) -> (Nanuuk, HuntState) {
    let seats = if options["hunters"] == 2 { 2 } else { hunters.len() as u8 };
    let game: Nanuuk = game(seats, options);
    let position = position(&game, cracks, stones, hunters);
    let state = game.parse_position(&position).unwrap_or_else(|e| panic!("{e}"));
    (game, state)
}

fn play_all(game: &Nanuuk, state: &mut HuntState, actions: &[&str]) {
    for action in actions {
        play(game, state, action);
    }
}

fn left(state: &HuntState, hunter: usize) -> Vec<&'static str> {
    state.hunters()[hunter].left().names()
}

fn result(game: &Nanuuk, state: &HuntState) -> (Vec<f64>, Vec<u8>, &'static str) {
    let outcome = game.outcome(state).expect("it is over");
    (outcome.scores(), outcome.winners.iter().map(Seat::number).collect(), outcome.reason.0)
}

const HARPOON: &str = "harpoon";

#[test]
fn the_material_by_number_of_players() {
    // N-40, N-41, N-42, N-43, N-45
    for (seats, counts) in [(2, [3, 4, 4, 3, 3, 2]), (3, [4, 4, 4, 3, 4, 2]), (4, [6, 6, 6, 3, 4, 3])] {
        let game: Nanuuk = game(seats, &json!({}));
        let state = game.start();
        let here = Stone::ALL.map(|s| state.stones().of(s).len());
        assert_eq!(here, counts);
        let free = game.floe().in_play().minus(game.floe().igloos());
        assert_eq!(state.stones().occupied(), free, "every field but the igloos");
        assert_eq!(left(&state, 0), [HARPOON]);
        assert_eq!(legal_texts(&game, &state), ["@A2", "@D4", "@E1"]);
        assert_eq!(refused(&game, &state, "@A1"), "N-45");
    }
}

#[test]
fn two_hunters_each_take_turns() {
    // N-46
    let game: Nanuuk = game(2, &json!({"hunters": 2}));
    assert_eq!(game.floe().in_play().len(), 31, "the board of four");
    let mut state = game.start();
    let mut order = Vec::new();
    for field in ["@A2", "@A2", "@A2", "@A2"] {
        order.push(to_act(&game, &state).map(Seat::number));
        play(&game, &mut state, field);
    }
    assert_eq!(order, [1, 2, 1, 2].map(Some));
    assert!(Nanuuk::new(3, &json!({"hunters": 2}), &mut common::NoDraw).is_err());
}

#[test]
fn a_hunter_must_move_and_may_stay_only_in_an_igloo() {
    // N-50, N-4
    let hunters = [sheet("B3", HARPOON), sheet("A2", HARPOON)];
    let (game, mut state) = set(&json!({}), "B3.C2", "C4 fish", &hunters);
    assert_eq!(legal_texts(&game, &state), ["-A2", "-A3", "-B2", "-B4", "-C3"]);
    assert_eq!(refused(&game, &state, "stay"), "N-50");
    assert_eq!(refused(&game, &state, "-C2"), "N-4");
    assert_eq!(refused(&game, &state, "-D1"), "N-50");
    assert_eq!(refused(&game, &state, "-F1"), "N-1");
    assert_eq!(refused(&game, &state, "take"), "N-50");
    play_all(&game, &mut state, &["-A2", "|A1.B2", "stay"]);
    assert_eq!(state.stays(), 1);
    assert_eq!(state.cracks().count(), 2, "staying makes no crack");
    let hunters = [sheet("B3", HARPOON), sheet("B4", HARPOON)];
    let (game, state) = set(&json!({}), "", "C4 fish", &hunters);
    assert_eq!(refused(&game, &state, "-B4"), "N-50", "another hunter");
}

#[test]
fn a_hunter_that_cannot_move_misses_its_turn_or_leaves_the_board() {
    // N-51: sealed; hemmed in by a hunter; with a kayak to hand
    let cracks = "A1.A2 A1.B1 A1.B2 B1.B2";
    let hunters = [sheet("D3", HARPOON), sheet("A1", "harpoon walrus")];
    let (game, mut state) = set(&json!({}), cracks, "E2 fish", &hunters);
    let mut events = Vec::new();
    for text in ["-D2", "|C1.D1"] {
        let before = state;
        play(&game, &mut state, text);
        let action = game.parse_action(text).expect("an action");
        let step = Step { before: &before, actor: Actor::Seat(Seat::FIRST), action, after: &state };
        events.extend(game.events(&step, Observer::Spectator));
    }
    assert_eq!(state.hunters()[1].field(), None);
    assert!(events.contains(&HuntEvent::Removed { hunter: 2, field: "A1".into() }));
    assert_eq!(left(&state, 1), [HARPOON, "walrus"], "it keeps its prey");
    let hunters = [sheet("D3", HARPOON), sheet("A1", "harpoon kayak")];
    let (game, mut state) = set(&json!({}), cracks, "E2 fish", &hunters);
    play_all(&game, &mut state, &["-D2", "|C1.D1"]);
    assert_eq!(legal_texts(&game, &state), ["-A2", "-B1", "-B2"]);
    let hunters = [sheet("A2", HARPOON), sheet("A1", HARPOON)];
    let (game, mut state) = set(&json!({}), "A1.A2 A1.B1", "E2 fish", &hunters);
    play_all(&game, &mut state, &["-B2", "|B1.C1"]);
    assert_eq!(to_act(&game, &state), Some(Seat::FIRST), "hunter 2 waits");
    assert_eq!(state.stays(), 1);
}

#[test]
fn every_move_cracks_before_taking() {
    // N-52, N-56: the crack first; a stone left lying stays
    let (game, mut state) = set(&json!({}), "", "B3 seal", &[sheet("A2", HARPOON), sheet("D4", HARPOON)]);
    play(&game, &mut state, "-B3");
    assert_eq!(refused(&game, &state, "take"), "N-52");
    play(&game, &mut state, "|B4.C3");
    assert_eq!(legal_texts(&game, &state), ["leave", "take"]);
    play(&game, &mut state, "leave");
    assert_eq!(state.stones().of(Stone::Seal).len(), 1);
}

#[test]
fn what_can_be_taken() {
    // N-53, N-54, N-55
    let enter = |stone: &str, carried: &str| {
        let stones = format!("B3 {stone} E4 fish");
        let hunters = [sheet("A2", carried), sheet("D4", HARPOON)];
        let (game, mut state) = set(&json!({}), "", &stones, &hunters);
        play_all(&game, &mut state, &["-B3", "|B4.C3"]);
        to_act(&game, &state) == Some(Seat::FIRST)
    };
    assert!(enter("inuk", ""), "no harpoon needed");
    assert!(!enter("inuk", "inuk"));
    for kind in ["fish", "seal", "walrus"] {
        assert!(enter(kind, HARPOON));
        assert!(!enter(kind, ""));
        assert!(!enter(kind, &format!("harpoon {kind}")));
    }
    assert!(enter("whale", "harpoon inuk"));
    assert!(!enter("whale", HARPOON));
    assert!(!enter("whale", "inuk"));
    assert!(!enter("whale", "harpoon inuk whale"));
}

#[test]
fn a_bear_is_driven_away_with_the_harpoon() {
    // N-57
    let hunters = [sheet("A2", HARPOON), sheet("D4", "")];
    let (game, mut state) = set(&json!({}), "", "B3 bear C4 bear A3 fish", &hunters);
    play(&game, &mut state, "-B3");
    for field in ["A2", "A3", "B3", "C4", "D4", "E1"] {
        assert_eq!(refused(&game, &state, &format!("bear {field}")), "N-57");
    }
    assert_eq!(refused(&game, &state, "bear F1"), "N-1");
    play_all(&game, &mut state, &["bear B2", "|A3.B4"]);
    assert!(left(&state, 0).is_empty());
    assert_eq!(refused(&game, &state, "-C4"), "N-57", "no harpoon");
    // no free field: the start, where every field is taken
    let full: Nanuuk = common::game(2, &json!({}));
    let mut state = full.start();
    play_all(&full, &mut state, &["@D4", "@D4"]);
    assert_eq!(refused(&full, &state, "-D5"), "N-57");
}

#[test]
fn the_kayak_crosses_one_crack() {
    // N-60, N-12: it goes back only by crossing; onto a field shut in, no crack is made
    let hunters = [sheet("B1", "harpoon kayak"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "A1.B1 A1.A2 A1.B2 A2.B2 B1.B2", "E4 fish", &hunters);
    play(&game, &mut state, "-A1");
    assert_eq!(left(&state, 0), [HARPOON]);
    assert_eq!(to_act(&game, &state), Some(Seat::SECOND), "no spoke and no side of A1 is free");
    let (game, mut state) = set(&json!({}), "A1.B1", "E4 fish", &hunters);
    play(&game, &mut state, "-C1");
    assert_eq!(left(&state, 0), [HARPOON, "kayak"]);
}

#[test]
fn husky_and_sled_give_a_second_step() {
    // N-61, N-62
    let hunters = [sheet("B3", "harpoon husky sled"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "", "C3 fish D3 walrus E4 fish", &hunters);
    assert_eq!(refused(&game, &state, "harness 1"), "N-80");
    play(&game, &mut state, "harness");
    assert_eq!(refused(&game, &state, "harness"), "N-61");
    play_all(&game, &mut state, &["-C3", "|B4.C4", "take", "-D3"]);
    assert_eq!(refused(&game, &state, "stay"), "N-52");
    play_all(&game, &mut state, &["|C2.C3", "take"]);
    assert_eq!(left(&state, 0), ["fish", HARPOON, "walrus"]);
    assert_eq!(to_act(&game, &state), Some(Seat::SECOND));
    // the second step is compulsory outside an igloo, and lapses only if no move is possible
    let (game, mut state) = set(&json!({}), "", "E4 fish", &hunters);
    play_all(&game, &mut state, &["harness", "-C3", "|B4.C4"]);
    assert_eq!(refused(&game, &state, "stay"), "N-50");
    assert_eq!(refused(&game, &state, "harness"), "N-61");
}

#[test]
fn in_an_igloo_husky_and_sled_may_be_given_back_again() {
    // N-62, N-66
    let hunters = [sheet("A1", "harpoon husky inuk sled whale"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "", "E4 fish", &hunters);
    play_all(&game, &mut state, &["harness", "-A2", "|A1.B2", "trade whale"]);
    assert_eq!(legal_texts(&game, &state), ["-A1", "-A3", "-B2", "-B3", "harness", "stay"]);
    play(&game, &mut state, "harness");
    assert_eq!((state.steps(), left(&state, 0)), (2, vec![HARPOON, "kayak"]));
    play_all(&game, &mut state, &["-B3", "|B4.C3", "-B2", "|A1.A2"]);
    assert_eq!(to_act(&game, &state), Some(Seat::SECOND));
    // got in a plain move: no further step in this turn
    let hunters = [sheet("A1", "harpoon inuk whale"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "", "E4 fish", &hunters);
    play_all(&game, &mut state, &["-A2", "|A1.B2", "trade whale"]);
    assert_eq!(to_act(&game, &state), Some(Seat::SECOND));
}

#[test]
fn trades_need_something_to_gain() {
    // N-63, N-64, N-65, N-66
    let hunters = [sheet("A1", "fish husky inuk seal whale"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "", "E4 fish", &hunters);
    play_all(&game, &mut state, &["-A2", "|A1.B2"]);
    assert!(left(&state, 0).contains(&HARPOON), "it comes back by itself");
    assert_eq!(refused(&game, &state, "trade fish"), "N-63");
    assert_eq!(refused(&game, &state, "trade walrus"), "N-64");
    assert_eq!(refused(&game, &state, "drop walrus"), "N-64");
    play_all(&game, &mut state, &["trade seal", "trade whale"]);
    assert_eq!(left(&state, 0), ["fish", HARPOON, "husky", "kayak", "sled"]);
    assert_eq!(state.hunters()[0].right(Stone::Inuk), 1, "the Inuk goes along");
    play(&game, &mut state, "drop fish");
    assert_eq!(to_act(&game, &state), Some(Seat::SECOND), "nothing is left to trade");
    assert_eq!(state.hunters()[0].right(Stone::Fish), 1);
}

#[test]
fn the_inuk_stays_unless_a_whale_goes() {
    // N-65
    let hunters = [sheet("A1", "fish harpoon inuk"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "", "E4 fish", &hunters);
    play_all(&game, &mut state, &["-A2", "|A1.B2", "drop fish"]);
    assert_eq!(left(&state, 0), [HARPOON, "inuk"]);
}

#[test]
fn the_hunt_ends_when_nothing_can_be_hunted_and_all_are_home() {
    // N-70, N-71, N-73
    let hunters = [sheet("A1", HARPOON), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "", "", &hunters);
    assert_eq!(game.outcome(&state), None, "hunter 1 can come home");
    play_all(&game, &mut state, &["-A2", "|A1.B2"]);
    assert_eq!(result(&game, &state), (vec![2.0, 2.0], vec![1, 2], "N-70"));
    // a seal carried buys a kayak, a walrus does not
    let cracks = "A3.A4 A4.B4 A4.B5";
    let over = |carried: &str| {
        let hunters = [sheet("A2", carried), sheet("D4", HARPOON)];
        let (game, state) = set(&json!({}), cracks, "A4 fish", &hunters);
        game.outcome(&state).is_some()
    };
    assert!(over(HARPOON));
    assert!(over("harpoon walrus"));
    assert!(!over("harpoon seal"));
    assert!(!over("harpoon kayak"));
}

#[test]
fn the_hunt_ends_when_nobody_moves_for_a_round() {
    // N-72, N-73: a tie goes to more equipment carried
    let hunters = [("A2", "harpoon husky", json!({"seal": 1})), ("D4", "harpoon walrus", json!({}))];
    let (game, mut state) = set(&json!({}), "", "B1 walrus B2 fish", &hunters);
    play_all(&game, &mut state, &["stay", "stay"]);
    assert_eq!(result(&game, &state), (vec![4.0, 5.0], vec![2], "N-72"));
    let hunters = [("A2", "harpoon husky", json!({"seal": 1})), ("D4", "harpoon seal", json!({}))];
    let (game, mut state) = set(&json!({}), "", "B1 walrus B2 fish", &hunters);
    play_all(&game, &mut state, &["stay", "stay"]);
    assert_eq!(result(&game, &state), (vec![4.0, 4.0], vec![1], "N-72"));
}

#[test]
fn the_points_of_two_hunters_are_added() {
    // N-46, N-73
    let hunters = [
        ("A2", "fish harpoon", json!({"whale": 1})),
        ("D4", HARPOON, json!({})),
        ("A2", HARPOON, json!({"seal": 2})),
        ("D4", "harpoon walrus", json!({})),
    ];
    let (game, mut state) = set(&json!({"hunters": 2}), "", "B2 fish", &hunters);
    play_all(&game, &mut state, &["stay", "stay", "stay", "stay"]);
    assert_eq!(result(&game, &state), (vec![13.0, 7.0], vec![1], "N-72"));
    assert!(game.facts().half_points.1 >= 26);
}

#[test]
fn one_crack_for_a_double_move_when_chosen() {
    // N-80
    let options = json!({"sled-cracks": "choice"});
    let hunters = [sheet("C1", "harpoon husky sled"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&options, "", "D2 seal", &hunters);
    assert_eq!(refused(&game, &state, "harness"), "N-80");
    play_all(&game, &mut state, &["harness 1", "-D2", "take", "-D3"]);
    assert_eq!(legal_texts(&game, &state).len(), 6, "one crack, at the very end");
    play(&game, &mut state, "|C2.C3");
    assert_eq!((state.cracks().count(), to_act(&game, &state)), (1, Some(Seat::SECOND)));
}

#[test]
fn gentle_cracks_cut_nobody_off() {
    // N-81: hunter 2 on A1 has its last way home through B1 and B2
    let hunters = [sheet("D1", HARPOON), sheet("A1", HARPOON)];
    let (plain, mut rough) = set(&json!({}), "A1.A2 A1.B2 B1.C1", "E4 fish", &hunters);
    play(&plain, &mut rough, "-C1");
    assert!(legal_texts(&plain, &rough).contains(&"|B1.B2".to_owned()));
    let (game, mut state) = set(&json!({"gentle": true}), "A1.A2 A1.B2 B1.C1", "E4 fish", &hunters);
    play(&game, &mut state, "-C1");
    assert_eq!(refused(&game, &state, "|B1.B2"), "N-81");
}

#[test]
fn who_resigns_gets_nothing_and_the_others_are_ranked() {
    // N-73
    let hunters = [
        ("A2", HARPOON, json!({"whale": 2})),
        ("D4", HARPOON, json!({"fish": 1})),
        ("B1", HARPOON, json!({"fish": 2})),
    ];
    let (game, state) = set(&json!({}), "", "B2 seal", &hunters);
    let outcome = game.resigned(&state, Seat::FIRST).expect("resigning is known");
    assert_eq!(outcome.scores(), [0.0, 3.0, 2.0]);
    assert_eq!(outcome.winners.single(), Some(Seat::SECOND));
}

#[test]
fn positions_with_defects_are_refused_and_every_defect_is_named() {
    // N-4, N-41, N-42, N-57, N-80
    let game: Nanuuk = game(2, &json!({}));
    let bad = json!({
        "board": "moon", "seats": 2, "options": {"hunters": 1, "sled-cracks": "two", "gentle": true},
        "cracks": ["C3.D4", "F1.F2"],
        "stones": {"B3": "fish", "A2": "fish", "Z1": "fish", "B1": "cod", "C3": "bear"},
        "hunters": [{"seat": 1, "field": "C3", "left": ["harpoon", "harpoon", "net"], "right": {"fish": 9}},
                    {"seat": 1, "field": "F1", "left": [], "right": {"bear": 1}}],
        "turn": 3, "stage": "nap", "steps": 5, "harness": 4, "to": "F1", "stays": 9,
    });
    let error = game.parse_position(&bad).unwrap_err();
    let parts = [
        "board",
        "options",
        "no neighbours",
        "igloo",
        "\"Z1\"",
        "\"cod\"",
        "named twice",
        "\"net\"",
        "hunters[0].right.fish",
        "a bear is on C3",
        "hunters[1].seat",
        "F1 is out of play",
        "\"bear\"",
        "turn",
        "nap",
        "steps",
        "harness",
        "to:",
        "stays",
    ];
    for part in parts {
        assert!(error.0.iter().any(|e| e.contains(part)), "{part} in {error:#?}");
    }
}

#[test]
fn positions_with_nothing_to_ask_are_refused() {
    // N-12, N-40, N-57, N-62, N-63
    let game: Nanuuk = game(2, &json!({"sled-cracks": "choice"}));
    let hunters = [sheet("B3", "fish harpoon"), sheet("D4", HARPOON)];
    let good = position(&game, "", "C2 bear E4 fish", &hunters);
    assert!(game.parse_position(&good).is_ok());
    let change = |changes: &[(&str, Value)]| {
        let mut position = good.clone();
        for (key, value) in changes {
            position[key] = value.clone();
        }
        game.parse_position(&position).map(|_| ()).unwrap_err().to_string()
    };
    let stage = |name: &str| ("stage", json!(name));
    let (none, one) = (("steps", json!(0)), ("steps", json!(1)));
    assert!(change(&[stage("over"), none.clone()]).contains("ended"));
    assert!(change(&[stage("take"), none.clone()]).contains("nothing to take"));
    assert!(change(&[stage("trade"), none.clone()]).contains("nothing to trade"));
    assert!(change(&[stage("step"), one.clone()]).contains("N-61"));
    assert!(change(&[stage("bear"), one.clone()]).contains("to:"));
    assert!(change(&[stage("bear"), one, ("to", json!("B2"))]).contains("N-57"));
    assert!(change(&[stage("place"), none.clone()]).contains("not placed yet"));
    assert!(change(&[stage("take"), none, ("stays", json!(1))]).contains("N-72"));
    assert!(change(&[("turn", json!(0))]).contains("turn"));
    assert!(change(&[("hunters", json!([]))]).contains("all 2 hunters"));
    let fields = ["A1", "A3", "B1", "B2", "C1", "C2"];
    let fish = fields.map(|f| (f.to_owned(), json!("fish"))).into_iter().collect::<serde_json::Map<_, _>>();
    assert!(change(&[("stones", json!(fish))]).contains("N-40"), "seven fish, one of them carried");
}

#[test]
fn events_tell_what_happened() {
    // N-57, N-60, N-63
    let hunters = [sheet("B3", "harpoon kayak"), sheet("D4", HARPOON)];
    let (game, mut state) = set(&json!({}), "B3.C3", "C3 bear E4 fish A3 seal", &hunters);
    let mut events = Vec::new();
    for text in ["-C3", "bear B1", "|B4.C4"] {
        let before = state;
        play(&game, &mut state, text);
        let action = game.parse_action(text).expect("an action");
        let step = Step { before: &before, actor: Actor::Seat(Seat::FIRST), action, after: &state };
        events.extend(game.events(&step, Observer::Spectator));
    }
    let events = serde_json::to_value(events).expect("JSON");
    assert_eq!(
        events,
        json!([
            {"kind": "met-bear", "hunter": 1, "field": "C3"},
            {"kind": "bear-driven", "hunter": 1, "from": "C3", "to": "B1"},
            {"kind": "moved", "hunter": 1, "from": "B3", "to": "C3", "kayak": true},
            {"kind": "cracked", "hunter": 1, "edge": "B4.C4"},
        ])
    );
}
