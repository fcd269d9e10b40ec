//! Runs the case files of both games.

mod common;

use std::fs;
use std::path::Path;

use common::{NoDraw, legal_texts, to_act};
use inuksuk_core::{Actor, Game, Outcome, PositionLog, Seat, perft};
use nanuuk::{Nanuuk, NanuukIntro};
use serde_json::{Value, json};

fn run<G: Game>(case: &Value) -> Result<(), String> {
    let seats = case["seats"].as_u64().ok_or("no seats")? as u8;
    let options = case.get("options").unwrap_or(&Value::Null);
    let position = case.get("position");
    let game = match position {
        Some(_) => G::for_position(seats, options, &mut NoDraw),
        None => G::new(seats, options, &mut NoDraw),
    };
    let game = game.map_err(|e| e.to_string())?;
    let mut state = match position {
        Some(position) => game.parse_position(position).map_err(|e| e.to_string())?,
        None => game.start(),
    };
    for (i, step) in case["steps"].as_array().ok_or("no steps")?.iter().enumerate() {
        run_step(&game, &mut state, step).map_err(|e| format!("step {i}: {e}"))?;
    }
    check_result(case.get("result"), game.outcome(&state).as_ref())
}

fn run_step<G: Game>(game: &G, state: &mut G::State, step: &Value) -> Result<(), String> {
    let known = ["legal", "position", "illegal", "perft", "play", "seat"];
    let map = step.as_object().ok_or("no object")?;
    if let Some(key) = map.keys().find(|k| !known.contains(&k.as_str())) {
        return Err(format!("the runner does not know {key}"));
    }
    let given = step.get("seat").and_then(Value::as_u64).and_then(|n| Seat::new(n as u8));
    let seat = given.or_else(|| to_act(game, state)).unwrap_or(Seat::FIRST);
    if let Some(legal) = step.get("legal") {
        let got = json!(legal_texts(game, state));
        if got != *legal {
            return Err(format!("legal {got} not {legal}"));
        }
    }
    if let Some(position) = step.get("position") {
        let got = game.position(state);
        if got != *position {
            return Err(format!("position {got} not {position}"));
        }
    }
    if let Some(text) = step.get("illegal").and_then(Value::as_str) {
        let before = state.clone();
        let accepted =
            game.parse_action(text).is_ok_and(|action| game.play(state, Actor::Seat(seat), action).is_ok());
        if accepted || *state != before {
            return Err(format!("{text} was accepted, or changed the state"));
        }
    }
    if let Some(perft_wanted) = step.get("perft") {
        let depth = perft_wanted[0].as_u64().ok_or("no depth")? as u32;
        let nodes = perft(game, state, &mut PositionLog::default(), depth);
        if perft_wanted[1] != nodes {
            return Err(format!("perft {depth} is {nodes}, not {}", perft_wanted[1]));
        }
    }
    if let Some(text) = step.get("play").and_then(Value::as_str) {
        let action = game.parse_action(text).map_err(|e| e.to_string())?;
        game.play(state, Actor::Seat(seat), action).map_err(|e| format!("{text}: {e}"))?;
    }
    Ok(())
}

fn check_result(wanted: Option<&Value>, outcome: Option<&Outcome>) -> Result<(), String> {
    let Some(wanted) = wanted else { return Ok(()) };
    if wanted["over"] != outcome.is_some() {
        return Err(format!("over is {}, not {}", outcome.is_some(), wanted["over"]));
    }
    let Some(outcome) = outcome else { return Ok(()) };
    let winners: Vec<u8> = outcome.winners.iter().map(Seat::number).collect();
    let scores: Vec<f64> =
        wanted["scores"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    if outcome.scores() != scores
        || wanted["winners"] != json!(winners)
        || wanted["reason"] != outcome.reason.0
    {
        return Err(format!("result {outcome:?}, not {wanted}"));
    }
    Ok(())
}

fn run_all(folder: &str) {
    let mut failures = Vec::new();
    let mut count = 0;
    for file in ["hand.jsonl", "random.jsonl", "perft.jsonl", "faults.jsonl"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases").join(folder).join(file);
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for line in text.lines().filter(|l| !l.trim().is_empty()) {
            let case: Value = serde_json::from_str(line).expect("a case is JSON");
            let result = match case["game"].as_str() {
                Some("nanuuk") => run::<Nanuuk>(&case),
                Some("nanuuk-intro") => run::<NanuukIntro>(&case),
                other => Err(format!("unknown game {other:?}")),
            };
            count += 1;
            if let Err(why) = result {
                failures.push(format!("{} {}: {why}", case["name"], case["rules"]));
            }
        }
    }
    assert!(count > 100, "only {count} cases found");
    assert!(failures.is_empty(), "{} of {count} failed:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn introductory_game() {
    run_all("nanuuk-intro");
}

#[test]
fn hunt() {
    run_all("nanuuk");
}
