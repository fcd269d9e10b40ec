//! Every command of the protocol and every error code, line by line.

use inuksuk_engine::{MAX_LINE, Session, run};
use serde_json::{Value, json};

/// A session with a match of MANDUA.
fn session() -> Session {
    let mut session = Session::new();
    ok(&mut session, &json!({"cmd": "new", "game": "mandua", "seats": 2, "seed": 5}));
    session
}

fn ask(session: &mut Session, question: &Value) -> Value {
    serde_json::from_str(&session.answer(&question.to_string())).expect("an answer is JSON")
}

fn ok(session: &mut Session, question: &Value) -> Value {
    let answer = ask(session, question);
    assert_eq!(answer["ok"], json!(true), "{question} → {answer}");
    answer
}

fn code(session: &mut Session, question: &Value) -> String {
    let answer = ask(session, question);
    assert_eq!(answer["ok"], json!(false), "{question} → {answer}");
    assert!(answer["error"]["message"].as_str().is_some_and(|m| !m.is_empty()));
    answer["error"]["code"].as_str().expect("a code").into()
}

#[test]
fn the_id_is_echoed_whatever_it_is() {
    for id in [json!(1), json!("a"), json!(null), json!([1, {"x": 2}])] {
        assert_eq!(ask(&mut session(), &json!({"id": id, "cmd": "hello"}))["id"], id);
    }
    let hello = ok(&mut session(), &json!({"cmd": "hello"}));
    assert_eq!((&hello["protocol"], &hello["id"]), (&json!(1), &json!(null)));
}

#[test]
fn games_are_listed_with_their_options() {
    let games = ok(&mut session(), &json!({"cmd": "games"}));
    for game in games["games"].as_array().unwrap() {
        for key in
            ["game", "title", "rules", "seats", "options", "perfect_information", "chance", "simultaneous"]
        {
            assert!(!game[key].is_null(), "{game} lacks {key}");
        }
        for option in game["options"].as_array().unwrap() {
            for key in ["name", "type", "default", "allowed"] {
                assert!(option.get(key).is_some(), "{option} lacks {key}");
            }
        }
    }
}

#[test]
fn a_match_is_driven_from_start_to_end() {
    let mut s = session();
    let state = ok(&mut s, &json!({"cmd": "state", "match": 1}));
    assert_eq!(state["turn"], json!({"seats": [1]}));
    assert_eq!(state["table"], json!(["draw?", "resign"]));
    let played = ok(&mut s, &json!({"cmd": "play", "match": 1, "action": "c3"}));
    assert_eq!(played["events"][0]["kind"], "placed");
    ok(&mut s, &json!({"cmd": "undo", "match": 1}));
    assert_eq!(ok(&mut s, &json!({"cmd": "state", "match": 1}))["position"], "T3T/5/5/5/T3T ---- h 25");
    assert_eq!(ok(&mut s, &json!({"cmd": "perft", "match": 1, "depth": 3}))["nodes"], 2248);
    let some = ok(&mut s, &json!({"cmd": "random", "match": 1, "max": 7}));
    assert_eq!(some["actions"].as_array().unwrap().len(), 7);
    assert_eq!(ok(&mut s, &json!({"cmd": "result", "match": 1}))["over"], json!(false));
    let offered = ok(&mut s, &json!({"cmd": "play", "match": 1, "action": "draw?"}));
    assert_eq!(offered["events"][0]["kind"], "table");
    ok(&mut s, &json!({"cmd": "play", "match": 1, "action": "resign", "seat": 2}));
    let result = ok(&mut s, &json!({"cmd": "result", "match": 1}));
    assert_eq!(
        result,
        json!({"id": null, "ok": true, "over": true, "scores": [1, 0], "winners": [1], "reason": "M-47"})
    );
    assert_eq!(ok(&mut s, &json!({"cmd": "state", "match": 1}))["turn"], json!({"over": true}));
    assert_eq!(ok(&mut s, &json!({"cmd": "legal", "match": 1}))["actions"], json!([]));
    let record = ok(&mut s, &json!({"cmd": "record", "match": 1}))["record"].clone();
    assert_eq!(ok(&mut s, &json!({"cmd": "load", "record": record}))["match"], 2);
    assert_eq!(ok(&mut s, &json!({"cmd": "result", "match": 2}))["reason"], "M-47");
    ok(&mut s, &json!({"cmd": "quit"}));
    assert!(s.has_quit());
}

#[test]
fn fault_a_match_that_ends_as_its_position_is_read_could_not_be_loaded_from_its_record() {
    let mut s = session();
    let at = |seat: u8, field: &str| json!({"seat": seat, "kind": "inuk", "field": field});
    let position = json!({
        "board": "floe31", "seats": 2, "options": {"variant": "basic", "one-inuk": false, "bears": 1},
        "cracks": ["A1.A2", "A1.B1", "A1.B2"],
        "figures": [at(1, "A1"), at(2, "C3"), at(2, "D4"), at(1, "E1")],
        "turn": 2, "figure": 0, "stage": "move",
    });
    let new = json!({"cmd": "new", "game": "nanuuk-intro", "seats": 2, "position": position});
    let first = ok(&mut s, &new)["match"].clone();
    let record = ok(&mut s, &json!({"cmd": "record", "match": first}))["record"].clone();
    let second = ok(&mut s, &json!({"cmd": "load", "record": record}))["match"].clone();
    let mut about = |cmd: &str, number: &Value| {
        let mut answer = ok(&mut s, &json!({"cmd": cmd, "match": number}));
        answer.as_object_mut().expect("an object").remove("id");
        answer
    };
    let result = about("result", &first);
    assert_eq!((&result["winners"], &result["scores"]), (&json!([2]), &json!([0, 1])), "N-25");
    assert_eq!(about("result", &second), about("result", &first));
    assert_eq!(about("state", &second), about("state", &first));
}

/// The message of a refused question, with its code in front.
fn told(session: &mut Session, question: &Value) -> String {
    let answer = ask(session, question);
    assert_eq!(answer["ok"], json!(false), "{question} → {answer}");
    format!("{}: {}", answer["error"]["code"].as_str().unwrap(), answer["error"]["message"].as_str().unwrap())
}

#[test]
fn fault_think_without_a_limit_thought_for_long() {
    let mut s = session();
    let wanted = "bad-command: think: one of level, nodes and ms is wanted";
    assert_eq!(told(&mut s, &json!({"cmd": "think", "match": 1})), wanted);
    assert_eq!(told(&mut s, &json!({"cmd": "think", "match": 1, "level": null})), wanted);
    assert_eq!(told(&mut s, &json!({"cmd": "think", "match": 1, "nodes": 5, "ms": 5})), wanted);
}

#[test]
fn fault_a_field_of_the_wrong_kind_was_not_named() {
    let mut s = session();
    let new = |field: &str, value: Value| {
        let mut question = json!({"cmd": "new", "game": "mandua", "seats": 2});
        question[field] = value;
        question
    };
    let number = "a whole number from 0 to 18446744073709551615";
    let seed = format!("bad-command: new: seed: {number} or 64 hexadecimal digits, not ");
    for wrong in [json!(-1), json!(1.5), json!("12"), json!([1]), json!(true), json!("zz".repeat(32))] {
        let said = told(&mut s, &new("seed", wrong));
        assert!(said.starts_with(&seed), "{said}");
    }
    let about = [
        (new("seats", json!(-2)), "new: seats: a whole number from 0 to 255, not -2"),
        (new("game", json!(3)), "new: game: a text, not 3"),
        (json!({"cmd": "state", "match": "1"}), &format!("state: match: {number}, not \"1\"")),
        (
            json!({"cmd": "undo", "match": 1, "count": -1}),
            "undo: count: a whole number from 0 to 4294967295, not -1",
        ),
        (json!({"cmd": "play", "match": 1, "action": ["c3"]}), "play: action: a text, not [\"c3\"]"),
        (
            json!({"cmd": "play", "match": 1, "action": "c3", "seat": "1"}),
            "play: seat: the number of a seat, not \"1\"",
        ),
        (
            json!({"cmd": "view", "match": 1, "seat": {}}),
            "view: seat: the number of a seat or \"spectator\", not {}",
        ),
        (
            json!({"cmd": "think", "match": 1, "level": 1, "seed": "a"}),
            &format!("think: seed: {number}, not \"a\""),
        ),
        (json!({"cmd": "load", "record": 5}), "load: record: a text, not 5"),
        (json!({"cmd": "state", "match": null}), "state: missing field `match`"),
    ];
    for (question, expected) in about {
        assert_eq!(told(&mut s, &question), format!("bad-command: {expected}"), "{question}");
    }
    for right in [json!(u64::MAX), json!("0f".repeat(32)), json!(null)] {
        ok(&mut s, &new("seed", right));
    }
}

#[test]
fn fault_what_was_refused_was_sent_back_whole() {
    let mut s = session();
    let (long, words) = ("x".repeat(1 << 20), "x ".repeat(1 << 20));
    for long in [long.as_str(), &words] {
        let questions = [
            json!({"cmd": "play", "match": 1, "action": long}),
            json!({"cmd": long}),
            json!({"cmd": "state", "match": long}),
            json!({"cmd": "hello", long: 1}),
            json!({"cmd": "new", "game": long, "seats": 2}),
            json!({"cmd": "new", "game": "mandua", "seats": 2, "seed": long}),
            json!({"cmd": "new", "game": "mandua", "seats": 2, "options": {"start": long}}),
            json!({"cmd": "new", "game": "mandua", "seats": 2, "options": {long: 1}}),
            json!({"cmd": "new", "game": "mandua", "seats": 2, "position": long}),
            json!({"cmd": "load", "record": long}),
            json!({"cmd": "load", "record": format!("[Inuksuk \"1\"]\n[Game \"{long}\"]\n")}),
        ];
        for question in questions {
            let said = told(&mut s, &question);
            assert!(said.len() < 5000, "{} bytes: {}", said.len(), &said[..200]);
        }
    }
    let refused = told(&mut s, &json!({"cmd": "play", "match": 1, "action": long}));
    assert!(refused.contains("xxx…' is no action") && refused.len() < 250, "{refused}");
}

#[test]
fn fault_a_seat_that_is_not_there_was_told_in_two_ways() {
    let mut s = session();
    let seats = [0, 3, 9, 300];
    for seat in seats {
        let wanted = format!("bad-command: there is no seat {seat}: this match has the seats 1 to 2");
        for command in [
            json!({"cmd": "play", "match": 1, "action": "c3"}),
            json!({"cmd": "view", "match": 1}),
            json!({"cmd": "legal", "match": 1}),
            json!({"cmd": "think", "match": 1, "level": 1}),
        ] {
            let mut question = command;
            question["seat"] = seat.into();
            assert_eq!(told(&mut s, &question), wanted, "{question}");
        }
    }
}

#[test]
fn fault_the_place_of_a_defect_was_told_twice() {
    let mut s = session();
    for game in ["nanuuk", "nanuuk-intro"] {
        let options = json!({"board": {"name": "mine", "colour": 1}});
        let said = told(&mut s, &json!({"cmd": "new", "game": game, "seats": 2, "options": options}));
        assert!(said.contains("board: the key \"rows\" is missing"), "{said}");
        assert!(!said.contains("board: board"), "{said}");
    }
}

#[test]
fn fault_a_table_action_that_a_match_lacks_was_called_no_action() {
    let mut s = Session::new();
    ok(&mut s, &json!({"cmd": "new", "game": "mare-polare", "seats": 3, "seed": 1}));
    ok(&mut s, &json!({"cmd": "new", "game": "nanuuk", "seats": 2, "seed": 1}));
    while ok(&mut s, &json!({"cmd": "state", "match": 1}))["turn"] == json!({"chance": true}) {
        ok(&mut s, &json!({"cmd": "chance", "match": 1}));
    }
    let mut refused =
        |number: u64, action: &str| told(&mut s, &json!({"cmd": "play", "match": number, "action": action}));
    let no_draw = "illegal-action: no draw can be offered in this match";
    for action in ["draw?", "draw!", "no"] {
        assert_eq!(refused(1, action), no_draw);
    }
    assert_eq!(refused(1, "resign"), "illegal-action: this game knows no resigning");
    assert!(refused(1, "claim").contains("(P-"), "there it is an action of the game");
    assert_eq!(refused(2, "claim"), "illegal-action: no draw can be claimed in this match");
}

#[test]
fn every_error_has_its_code() {
    let mut s = session();
    let cases = [
        (json!([1]), "bad-json"),
        (json!({"id": 1}), "bad-command"),
        (json!({"cmd": "fly"}), "bad-command"),
        (json!({"cmd": "state"}), "bad-command"),
        (json!({"cmd": "state", "match": 1, "extra": 1}), "bad-command"),
        (json!({"cmd": "hello", "extra": 1}), "bad-command"),
        (json!({"cmd": "perft", "match": 1, "depth": -1}), "bad-command"),
        (json!({"cmd": "play", "match": 1, "action": "c3", "seat": 9}), "bad-command"),
        (json!({"cmd": "play", "match": 1, "action": "c3", "seat": 3}), "bad-command"),
        (json!({"cmd": "view", "match": 1, "seat": "god"}), "bad-command"),
        (json!({"cmd": "view", "match": 1, "seat": 7}), "bad-command"),
        (json!({"cmd": "think", "match": 1, "level": 99}), "bad-command"),
        (json!({"cmd": "think", "match": 1, "level": 1, "ms": 5}), "bad-command"),
        (json!({"cmd": "new", "game": "mandua", "seats": 2, "seed": "12"}), "bad-command"),
        (json!({"cmd": "new", "game": "chess", "seats": 2}), "bad-options"),
        (json!({"cmd": "new", "game": "mandua", "seats": 3}), "bad-options"),
        (json!({"cmd": "new", "game": "mandua", "seats": 2, "options": {"faults": 1}}), "bad-options"),
        (json!({"cmd": "new", "game": "mandua", "seats": 2, "position": "T/5"}), "bad-position"),
        (json!({"cmd": "state", "match": 77}), "no-match"),
        (json!({"cmd": "play", "match": 1, "action": "c3", "seat": 2}), "not-your-turn"),
        (json!({"cmd": "think", "match": 1, "seat": 2, "level": 1}), "not-your-turn"),
        (json!({"cmd": "chance", "match": 1}), "not-your-turn"),
        (json!({"cmd": "play", "match": 1, "action": "N"}), "illegal-action"),
        (json!({"cmd": "play", "match": 1, "action": "claim"}), "illegal-action"),
        (json!({"cmd": "undo", "match": 1}), "illegal-action"),
        (json!({"cmd": "load", "record": "[Inuksuk \"1\"]"}), "bad-record"),
    ];
    let before = ok(&mut s, &json!({"cmd": "record", "match": 1}));
    for (question, expected) in cases {
        assert_eq!(code(&mut s, &question), expected, "{question}");
    }
    for line in ["", "{", "nonsense", "{\"cmd\":\"hello\"} x", "\u{0}"] {
        let answer: Value = serde_json::from_str(&s.answer(line)).unwrap();
        assert_eq!(answer["error"]["code"], "bad-json", "{line:?}");
    }
    assert_eq!(ok(&mut s, &json!({"cmd": "record", "match": 1})), before, "errors change nothing");
    ok(&mut s, &json!({"cmd": "play", "match": 1, "action": "resign"}));
    assert_eq!(code(&mut s, &json!({"cmd": "play", "match": 1, "action": "c3"})), "game-over");
    assert_eq!(code(&mut s, &json!({"cmd": "think", "match": 1, "level": 1})), "game-over");
}

#[test]
fn the_bot_thinks_in_every_game_and_changes_nothing() {
    let mut s = Session::new();
    let games = ok(&mut s, &json!({"cmd": "games"}))["games"].clone();
    for (number, game) in (1..).zip(games.as_array().unwrap()) {
        let name = game["game"].as_str().unwrap();
        ok(&mut s, &json!({"cmd": "new", "game": name, "seats": game["seats"][0], "seed": 3}));
        while ok(&mut s, &json!({"cmd": "state", "match": number}))["turn"] == json!({"chance": true}) {
            ok(&mut s, &json!({"cmd": "chance", "match": number}));
        }
        let before = ok(&mut s, &json!({"cmd": "record", "match": number}));
        let question = json!({"cmd": "think", "match": number, "level": 2, "seed": 8});
        let thought = ok(&mut s, &question);
        assert_eq!(ok(&mut s, &question), thought, "{name}: same seed, same thought");
        assert_eq!(thought["value"].as_array().unwrap().len() as u64, game["seats"][0].as_u64().unwrap());
        assert_eq!(thought["line"][0], thought["action"]);
        assert_eq!(ok(&mut s, &json!({"cmd": "record", "match": number})), before);
        ok(&mut s, &json!({"cmd": "play", "match": number, "action": thought["action"]}));
        for limit in [json!({"nodes": 20}), json!({"ms": 20})] {
            let mut question = json!({"cmd": "think", "match": number});
            question.as_object_mut().unwrap().extend(limit.as_object().unwrap().clone());
            if ok(&mut s, &json!({"cmd": "state", "match": number}))["turn"]["seats"]
                .as_array()
                .is_some_and(|s| s.len() == 1)
            {
                ok(&mut s, &question);
            }
        }
    }
}

#[test]
fn a_whole_input_is_answered_line_by_line() {
    let long = "x".repeat(MAX_LINE as usize + 10);
    let input = format!(
        "{{\"id\":1,\"cmd\":\"hello\"}}\n\n{long}\n\u{fffd}\n{{\"id\":2,\"cmd\":\"quit\"}}\n{{\"id\":3,\"cmd\":\"hello\"}}\n"
    );
    let mut output = Vec::new();
    run(input.as_bytes(), &mut output).unwrap();
    let answers: Vec<Value> =
        String::from_utf8(output).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 4, "an empty line is no line, and nothing follows quit");
    assert_eq!(answers[0]["ok"], json!(true));
    assert!(answers[1]["error"]["message"].as_str().unwrap().contains("bytes"));
    assert_eq!(answers[2]["error"]["code"], "bad-json");
    assert_eq!(answers[3]["id"], 2);
}
