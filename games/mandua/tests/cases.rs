//! Runs every case file of the game. Cases with table actions (offers, claims, resigning: M-44, M-46, M-47) are for
//! the table and the engine, which run the same files.

mod common;

use std::{fs, path::Path};

use common::Match;
use inuksuk_core::{Seat, perft};
use serde_json::Value;

const TABLE_ACTIONS: [&str; 5] = ["draw?", "draw!", "no", "claim", "resign"];

#[test]
fn all_cases_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let (mut run, mut skipped, mut failures) = (0, 0, Vec::new());
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "jsonl")) {
        for line in fs::read_to_string(file).unwrap().lines().filter(|line| !line.trim().is_empty()) {
            let case: Value = serde_json::from_str(line).unwrap();
            if needs_a_table(&case) {
                skipped += 1;
                continue;
            }
            run += 1;
            if let Err(why) = run_case(&case) {
                failures.push(format!("{}: {why}", case["name"]));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {run} cases failed:\n{}", failures.len(), failures.join("\n"));
    assert!(run >= 240 && skipped <= 20, "{run} cases run, {skipped} skipped");
}

fn steps(case: &Value) -> &[Value] {
    case["steps"].as_array().unwrap()
}

fn needs_a_table(case: &Value) -> bool {
    steps(case).iter().any(|step| {
        ["play", "illegal"]
            .iter()
            .any(|key| step[key].as_str().is_some_and(|text| TABLE_ACTIONS.contains(&text)))
    })
}

fn run_case(case: &Value) -> Result<(), String> {
    let mut the_match = Match::new(&case["options"], case.get("position"))?;
    for (i, step) in steps(case).iter().enumerate() {
        run_step(&mut the_match, step).map_err(|why| format!("step {i} {step}: {why}"))?;
    }
    let Some(expected) = case.get("result") else { return Ok(()) };
    let result = the_match.result();
    for (key, value) in expected.as_object().unwrap() {
        if result[key] != *value {
            return Err(format!("result: {key} is {}, not {value}", result[key]));
        }
    }
    Ok(())
}

fn run_step(the_match: &mut Match, step: &Value) -> Result<(), String> {
    let seat = step.get("seat").map(|seat| Seat::new(seat.as_u64().unwrap() as u8).unwrap());
    if let Some(expected) = step.get("legal") {
        let expected: Vec<&str> =
            expected.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
        let legal = the_match.legal(seat);
        if legal != expected {
            return Err(format!("legal is {legal:?}"));
        }
    }
    if let Some(expected) = step.get("position")
        && the_match.position() != *expected
    {
        return Err(format!("position is {}", the_match.position()));
    }
    if let Some(text) = step.get("illegal") {
        let before = the_match.state;
        if the_match.play(text.as_str().unwrap(), seat).is_ok() {
            return Err("accepted".to_owned());
        }
        if the_match.state != before {
            return Err("a refused action changed the state".to_owned());
        }
    }
    if let Some(pair) = step.get("perft") {
        let nodes =
            perft(&the_match.game, &the_match.state, &mut the_match.log, pair[0].as_u64().unwrap() as u32);
        if nodes != pair[1].as_u64().unwrap() {
            return Err(format!("{nodes} nodes"));
        }
    }
    if let Some(text) = step.get("play") {
        the_match.play(text.as_str().unwrap(), seat)?;
    }
    let known = ["legal", "position", "illegal", "perft", "play", "seat"];
    match step.as_object().unwrap().keys().find(|key| !known.contains(&key.as_str())) {
        Some(key) => Err(format!("this runner does not know '{key}'")),
        None => Ok(()),
    }
}
