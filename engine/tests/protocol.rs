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
