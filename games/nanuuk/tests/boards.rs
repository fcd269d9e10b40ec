//! Boards, set-ups and scenarios.

mod common;

use std::sync::Arc;

use common::{NoDraw, Random, game, legal_texts};
use inuksuk_core::Game;
use nanuuk::{Board, MAX_EDGES, MAX_FIELDS, Nanuuk, NanuukIntro, Scenario, Stone};
use serde_json::{Value, json};

fn rows(fields: &[u64], shift: u64) -> Value {
    let row = |(y, n): (usize, &u64)| {
        let name = char::from(b'A' + y as u8).to_string();
        json!({"name": name, "fields": n, "shift": (shift + y as u64) % 2})
    };
    fields.iter().enumerate().map(row).collect()
}

fn defects(board: &Value) -> String {
    Board::from_json(board).unwrap_err().to_string()
}

#[test]
fn the_default_board() {
    // N-1, N-2, N-3
    let board = Board::standard();
    for (players, fields) in [(2, 22), (3, 24), (4, 31)] {
        let floe = board.floe(players);
        assert_eq!(floe.in_play().len(), fields);
        assert_eq!(floe.names(floe.igloos()), ["A2", "D4", "E1"]);
    }
    let floe = board.floe(4);
    assert_eq!(floe.edge_count(), 72);
    let names = |f: &str| floe.names(floe.neighbours(floe.field(f).expect("a field")));
    assert_eq!(names("A1"), ["A2", "B1", "B2"]);
    assert_eq!(names("C1"), ["B1", "B2", "C2", "D1", "D2"]);
}

#[test]
fn the_printed_set_ups_break_no_rule() {
    // N-42, N-43, N-44
    assert_eq!(Board::standard().warnings(), []);
    for players in 2..=4 {
        let scenario = Scenario::printed(Board::standard(), players).expect("it has one");
        assert_eq!(scenario.check(), []);
    }
}

#[test]
fn random_set_ups_break_no_rule() {
    // N-44
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let players = 2 + (seed % 3) as u8;
        let scenario = Scenario::random(Board::standard(), players, &mut Random(seed)).expect("it fits");
        assert_eq!(scenario.check(), [], "{}", scenario.draw());
        seen.insert(scenario.draw());
    }
    assert!(seen.len() > 50, "they differ");
}

#[test]
fn a_scenario_that_breaks_the_set_up_rules_is_allowed_and_told_so() {
    // N-44: an Inuk next to a whale, a whale next to an igloo, next to its own kind with room elsewhere
    let scenario = json!({"players": 2, "setup": {"inuk": ["A1", "B4"], "whale": ["B1", "B5"]}});
    let scenario = Scenario::from_json(&scenario).expect("allowed");
    let warnings: Vec<String> = scenario.check().iter().map(ToString::to_string).collect();
    let has = |part: &str| assert!(warnings.iter().any(|w| w.contains(part)), "{part} in {warnings:#?}");
    has("Inuk on A1, whale on B1 (N-44)");
    has("Inuk on B4, whale on B5 (N-44)");
    has("1 next to one, 0 would do: A1 (N-44)");
    has("setup.fish: 0 instead of 3 with 2 players (N-42)");
    has("no stone on");
    let crowd = json!({"players": 4, "setup": {"whale": ["F4", "F5", "G4"]}});
    let crowd = Scenario::from_json(&crowd).expect("allowed").check();
    assert!(crowd.iter().any(|w| w.to_string().contains("could lie on")), "{crowd:#?}");
    let options = json!({"setup": {"inuk": ["A1"], "whale": ["B1"]}});
    assert!(Nanuuk::new(2, &options, &mut NoDraw).is_ok());
}

#[test]
fn a_scenario_is_written_described_and_drawn() {
    // N-43
    let file = json!({"name": "<Fog & ice>", "note": "by hand", "board": "floe31", "players": 3,
                      "setup": {"fish": ["A1"], "bear": ["C3"], "whale": ["G1"]}});
    let scenario = Scenario::from_json(&file).expect("right");
    assert_eq!(scenario.to_json(), file);
    assert_eq!(Scenario::from_json(&scenario.to_json()), Ok(scenario.clone()));
    let described = scenario.describe();
    assert!(described.contains("igloo   3  A2 D4 E1") && described.contains("whale   1  G1"), "{described}");
    let drawn = "
A    f   ^   .   ~

B  .   .   .   .   ~

C    .   .   B   ~

D  .   .   .   ^   ~

E    ^   .   .   ~

F  .   .   .   .   ~

G    W   .   .   ~
";
    assert_eq!(scenario.draw(), &drawn[1..]);
    let svg = scenario.svg();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("<title>&lt;Fog &amp; ice&gt;</title>"), "texts are escaped");
    assert_eq!(svg.matches("<g ").count(), 24, "one group for each field in play");
}

#[test]
fn scenarios_with_defects_are_refused() {
    // N-40, N-42, N-43
    let bad = json!({
        "players": 2, "board": "floe31", "wind": 1,
        "setup": {"fish": ["A1", "A1", "A2", "F1", "Q1", 4], "seal": ["A1"], "cod": [], "whale": "B1",
                  "bear": ["B1", "B2", "B3", "B4"]},
    });
    let error = Scenario::from_json(&bad).unwrap_err().to_string();
    let parts = [
        "\"wind\"",
        "A1 has a stone already: fish",
        "A2 is an igloo",
        "F1 is out of play",
        "\"Q1\"",
        "a text is wanted",
        "\"cod\"",
        "a list is wanted",
        "4 stones, but the box holds 3",
    ];
    for part in parts {
        assert!(error.contains(part), "{part} in {error}");
    }
    let long = "x".repeat(61);
    let long = Scenario::from_json(&json!({"name": long, "players": 2, "setup": {}})).unwrap_err();
    assert!(long.to_string().contains("name: at most 60"), "{long}");
    for bad in
        [json!([]), json!({"players": 5, "setup": {}}), json!({"players": 2, "setup": {}, "board": "moon"})]
    {
        assert!(Scenario::from_json(&bad).is_err());
    }
}

#[test]
fn boards_with_defects_are_refused_and_every_defect_is_named() {
    // N-1, N-2, N-42
    let text = defects(&json!({
        "name": 7, "igloos": [], "tide": 0,
        "rows": [{"name": "a", "fields": 4, "shift": 0}, {"name": "B", "fields": 0, "shift": 1},
                 {"name": "B", "fields": 70, "shift": 1}, {"name": "D", "fields": 3}],
    }));
    let parts = [
        "board.name",
        "\"tide\"",
        "rows[0].name",
        "rows[1].fields",
        "two rows B",
        "rows[2].fields",
        "rows[2].shift",
        "\"shift\" is missing",
    ];
    for part in parts {
        assert!(text.contains(part), "{part} in {text}");
    }
    let board = json!({
        "name": "x", "rows": rows(&[4, 5, 4], 1), "igloos": ["A1", "A1", "Z1"],
        "out_of_play": {"2": ["A1"], "3": ["B1", "B2", "B3", "B4", "B5"], "5": []},
    });
    let text = defects(&board);
    for part in ["A1 is named twice", "\"Z1\"", "A1 is an igloo and must stay", "\"5\"", "not connected"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let mut board = Value::clone(&serde_json::from_str(include_str!("../data/floe31.json")).expect("JSON"));
    board["setups"]["2"]["fish"] = json!(["A3", "A3"]);
    board["setups"]["3"]["bear"] = json!(["A4"]);
    let text = defects(&board);
    assert!(text.contains("board.setups.2.fish: A3 has a stone already"), "{text}");
    assert!(text.contains("board.setups.3.bear: A4 is out of play"), "{text}");
    for not_a_board in [json!(null), json!([]), json!({}), json!({"name": "x", "rows": 3, "igloos": []})] {
        assert!(Board::from_json(&not_a_board).is_err());
    }
    let error = Board::from_option(&json!("moon")).unwrap_err();
    assert!(error.to_string().contains("floe31"), "tells which boards there are");
}

#[test]
fn defects_and_warnings_tell_what_they_speak_of() {
    // N-42, N-40: for programs that say it in their own words
    let file = json!({"players": 2, "setup": {"bear": ["B1", "B2", "B3", "B4"]}});
    let defects = Scenario::read(&file).unwrap_err();
    assert_eq!((defects[0].place.as_str(), defects[0].key), ("setup.bear", "box"));
    assert_eq!(defects[0].values, [("stone", json!("bear")), ("here", json!(4)), ("most", json!(3))]);
    assert_eq!(defects[0].to_string(), "setup.bear: 4 stones, but the box holds 3 (N-40)");
    let warnings = Scenario::read(&json!({"players": 4, "setup": {}})).expect("playable").check();
    assert_eq!((warnings[0].place.as_str(), warnings[0].key), ("setup.fish", "count"));
    assert_eq!(warnings[0].to_string(), "setup.fish: 0 instead of 6 with 4 players (N-42)");
    let apart =
        json!({"name": "x", "rows": rows(&[2, 3], 1), "igloos": ["A1"], "out_of_play": {"3": ["A2", "B2"]}});
    let file = json!({"players": 2, "setup": {}, "board": apart});
    let error = Scenario::from_json(&file).unwrap_err().to_string();
    assert_eq!(error, "scenario: board with 3 players: not connected: no way from A1 to B3");
}

#[test]
fn the_largest_board_can_be_played() {
    // N-2: 64 fields; names with two digits sort as text
    let board = json!({"name": "long", "rows": rows(&[16, 16, 16, 16], 0), "igloos": ["A1", "B16", "D8"]});
    let board = Arc::new(Board::from_json(&board).expect("right"));
    let floe = board.floe(4);
    assert_eq!(floe.in_play().len(), MAX_FIELDS);
    assert!(floe.edge_count() <= MAX_EDGES);
    let names = floe.names(floe.in_play());
    assert!(names.is_sorted() && names[1] == "A10");
    let options = json!({"board": board.as_option(), "setup": "random", "cracked-start": 40});
    let hunt = Nanuuk::new(4, &options, &mut Random(3)).expect("it fits");
    assert_eq!(hunt.start().stones().occupied().len(), 28);
    let position = hunt.position(&hunt.start());
    assert_eq!(hunt.parse_position(&position), Ok(hunt.start()));
    assert_eq!(position["board"], *board.as_option());
    assert_eq!(board.warnings(), []);
    let too_long = json!({"name": "x", "rows": rows(&[33, 32], 0), "igloos": ["A1"]});
    assert!(defects(&too_long).contains("65 fields, but at most 64"));
}

#[test]
fn holes_are_water() {
    // N-1
    let mut file = json!({"name": "ring", "rows": rows(&[2, 3, 2], 1), "igloos": ["A1"]});
    file["rows"][1]["holes"] = json!([2]);
    let game: NanuukIntro = game(4, &json!({"board": file}));
    let fields = ["@A1", "@A2", "@B1", "@B3", "@C1", "@C2"];
    assert_eq!(legal_texts(&game, &game.start()), fields);
    assert_eq!(game.floe().edge_count(), 6);
    let centre = game.floe().field("A1").expect("a field");
    assert_eq!(game.floe().spokes(centre).len(), 0, "no two of its neighbours meet");
    let warnings = Board::from_json(&file).expect("right").warnings();
    assert!(warnings[0].to_string().contains("1 igloos instead of three (N-1)"), "{warnings:?}");
}

#[test]
fn too_small_a_board_for_the_stones_or_figures() {
    // N-42, N-44
    let small = json!({"name": "small", "rows": rows(&[2, 3, 2], 1), "igloos": ["B2"]});
    let options = |setup: &str| json!({"board": small.clone(), "setup": setup});
    let error = Nanuuk::new(2, &options("random"), &mut Random(1)).unwrap_err().to_string();
    assert!(error.contains("19 stones do not fit on 6 fields"), "{error}");
    let error = Nanuuk::new(2, &options("printed"), &mut Random(1)).unwrap_err().to_string();
    assert!(error.contains("no printed set-up for 2 players"), "{error}");
    let two = json!({"name": "two", "rows": rows(&[2], 0), "igloos": ["A1"]});
    assert!(NanuukIntro::new(2, &json!({"board": two}), &mut NoDraw).is_err());
}

#[test]
fn igloo_neighbours_are_used_only_when_the_rest_is_full() {
    // N-44: a row of fields, igloos in the middle and at both ends
    let line = json!({"name": "line", "rows": rows(&[32, 31], 0), "igloos": ["A1", "A16", "A32"]});
    let board = Arc::new(Board::from_json(&line).expect("right"));
    for seed in 0..10 {
        let scenario = Scenario::random(Arc::clone(&board), 4, &mut Random(seed)).expect("it fits");
        let warnings = scenario.check();
        assert!(warnings.iter().all(|w| w.rule.0 == "N-42"), "{warnings:?}");
        assert_eq!(scenario.setup.of(Stone::Whale).len(), 3);
    }
}
