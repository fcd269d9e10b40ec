//! Runs the case files: each was worked out from the rule book by an implementation of its own.

mod common;

use common::{Match, game, seat};
use inuksuk_core::{Actor, Game, Observer, PositionLog, Seat, Turn, perft};
use serde_json::{Value, json};

fn text<'a>(v: &'a Value, key: &str) -> Option<&'a str> {
    v.get(key).and_then(Value::as_str)
}

fn texts(v: &Value) -> Vec<String> {
    let mut all: Vec<String> = v.as_array().unwrap().iter().map(|t| t.as_str().unwrap().to_owned()).collect();
    all.sort();
    all
}

/// `part` is in `whole`: objects by their keys, all else as it is.
fn contains(whole: &Value, part: &Value) -> bool {
    match part.as_object() {
        Some(map) => map.iter().all(|(k, v)| whole.get(k).is_some_and(|w| contains(w, v))),
        None => whole == part,
    }
}

fn observer(name: &Value) -> Observer {
    match name.as_str().and_then(|t| t.parse().ok()).or_else(|| name.as_u64().map(|n| n as u8)) {
        Some(number) => Observer::Seat(seat(number)),
        None => Observer::Spectator,
    }
}

fn step(m: &mut Match, st: &Value) {
    let named = st.get("seat").and_then(Value::as_u64).map(|n| Actor::Seat(Seat::new(n as u8).unwrap()));
    let actor = named.or_else(|| m.only_actor()).unwrap_or(Actor::Chance);
    if let Some(legal) = st.get("legal") {
        let Actor::Seat(seat) = actor else { panic!("a seat lists its actions") };
        assert_eq!(m.legal(seat), texts(legal));
    }
    if let Some(outcomes) = st.get("outcomes") {
        let expected: Vec<(String, u32)> = outcomes
            .as_array()
            .unwrap()
            .iter()
            .map(|o| (text(o, "action").unwrap().to_owned(), o["weight"].as_u64().unwrap() as u32))
            .collect();
        assert_eq!(m.outcomes(), expected);
    }
    if let Some(position) = st.get("position") {
        assert_eq!(&m.game.position(&m.state), position);
    }
    if let Some(illegal) = text(st, "illegal") {
        let legal = m.game.parse_action(illegal).map(|action| m.try_play(actor, action).is_ok());
        assert_ne!(legal, Ok(true), "{illegal} was accepted");
    }
    if let Some(counted) = st.get("perft") {
        let depth = counted[0].as_u64().unwrap() as u32;
        let nodes = perft(&m.game, &m.state, &mut PositionLog::default(), depth);
        assert_eq!(json!(nodes), counted[1], "perft {depth}");
    }
    if let Some(view) = st.get("view") {
        let seen = m.view(observer(&view[0]));
        assert!(contains(&seen, &view[1]), "view of {} lacks {}: {seen}", view[0], view[1]);
    }
    if let Some(hidden) = st.get("hidden") {
        // As the protocol's client prints it, with a space after commas and colons in objects.
        let seen = m.view(observer(&hidden[0])).to_string();
        let what = hidden[1].as_str().unwrap();
        assert!(!seen.contains(what), "view of {} shows {what}: {seen}", hidden[0]);
    }
    if let Some(played) = text(st, "play") {
        let action = m.game.parse_action(played).unwrap_or_else(|e| panic!("{e}"));
        m.try_play(actor, action).unwrap_or_else(|e| panic!("{played}: {e}"));
        assert_eq!(m.game.action_text(action), played);
        // Positions are read as they are written.
        assert_eq!(m.game.parse_position(&m.game.position(&m.state)), Ok(m.state));
    }
}

fn run(case: &Value) {
    let seats = case["seats"].as_u64().unwrap() as u8;
    let game = game(seats, case.get("options").unwrap_or(&json!({})));
    let mut m = match case.get("position") {
        Some(position) => Match::from_position(game, position),
        None => Match::new(game),
    };
    for (i, st) in case["steps"].as_array().unwrap().iter().enumerate() {
        let here = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| step(&mut m, st)));
        if let Err(why) = here {
            eprintln!("case {} step {i}: {st}", case["name"]);
            std::panic::resume_unwind(why);
        }
    }
    let Some(expected) = case.get("result") else { return };
    let outcome = m.game.outcome(&m.state);
    let over = m.game.turn(&m.state) == Turn::Over;
    let mut result = json!({"over": over});
    if let Some(outcome) = outcome {
        result["scores"] = json!(outcome.half_points.iter().map(|h| h / 2).collect::<Vec<_>>());
        result["winners"] = json!(outcome.winners.iter().map(Seat::number).collect::<Vec<_>>());
        result["reason"] = json!(outcome.reason.0);
    }
    assert!(contains(&result, expected), "{}: {result} is not {expected}", case["name"]);
}

fn run_all(lines: &str) -> usize {
    lines.lines().map(|line| run(&serde_json::from_str(line).unwrap())).count()
}

#[test]
fn hand_made_cases() {
    assert_eq!(run_all(include_str!("../cases/hand-made.jsonl")), 87);
}

#[test]
fn random_cases() {
    assert_eq!(run_all(include_str!("../cases/random.jsonl")), 40);
}
