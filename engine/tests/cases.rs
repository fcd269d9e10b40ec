//! Runs every case file of every game through the engine's session.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use inuksuk_engine::Session;
use serde_json::{Value, json};

#[test]
fn every_case_agrees() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut files = Vec::new();
    collect(&games, &mut files);
    files.sort();
    let mut failures = Vec::new();
    let mut count = 0;
    for file in &files {
        let mut session = Session::new();
        let text = fs::read_to_string(file).expect("a case file can be read");
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            let case: Value =
                serde_json::from_str(line).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            if !is_listed(&case) {
                continue;
            }
            count += 1;
            if let Err(why) = run(&mut session, &case) {
                failures.push(format!("{} {} {}: {why}", file.display(), case["name"], case["rules"]));
            }
        }
    }
    assert!(count > 200, "the case files are gone: only {count} cases");
    assert!(failures.is_empty(), "{} of {count} cases fail:\n{}", failures.len(), failures.join("\n"));
}

fn is_listed(case: &Value) -> bool {
    case["game"].as_str().is_some_and(|game| inuksuk_catalog::find(game).is_some())
}

/// The `.jsonl` files below the `cases` folders.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "jsonl")
            && path.components().any(|c| c.as_os_str() == "cases")
        {
            files.push(path);
        }
    }
}

fn ask(session: &mut Session, question: &Value) -> Result<Value, String> {
    let answer: Value =
        serde_json::from_str(&session.answer(&question.to_string())).map_err(|e| e.to_string())?;
    if answer["ok"] == json!(true) { Ok(answer) } else { Err(answer["error"].to_string()) }
}

fn run(session: &mut Session, case: &Value) -> Result<(), String> {
    let mut new = json!({ "cmd": "new", "game": case["game"], "seats": case["seats"], "seed": 1 });
    for key in ["options", "position"] {
        if let Some(value) = case.get(key) {
            new[key] = value.clone();
        }
    }
    let number = ask(session, &new)?["match"].clone();
    for (i, step) in case["steps"].as_array().into_iter().flatten().enumerate() {
        check_step(session, &number, step).map_err(|why| format!("step {i} {}: {why}", step["play"]))?;
    }
    if let Some(Value::Object(expected)) = case.get("result") {
        let result = ask(session, &json!({ "cmd": "result", "match": number }))?;
        for (key, value) in expected {
            if !same(&result[key], value) {
                return Err(format!("result: {key} is {}, not {value}", result[key]));
            }
        }
    }
    Ok(())
}

fn check_step(session: &mut Session, number: &Value, step: &Value) -> Result<(), String> {
    let with = |command: &str, extra: &[(&str, &Value)]| {
        let mut question = json!({ "cmd": command, "match": number });
        if let Some(seat) = step.get("seat") {
            question["seat"] = seat.clone();
        }
        for (key, value) in extra {
            question[*key] = (*value).clone();
        }
        question
    };
    if let Some(legal) = step.get("legal") {
        let actions = ask(session, &with("legal", &[]))?["actions"].clone();
        expect(&sorted(&actions), &sorted(legal), "legal actions")?;
    }
    if let Some(outcomes) = step.get("outcomes") {
        let listed = ask(session, &json!({ "cmd": "legal", "match": number }))?["outcomes"].clone();
        expect(&shares(&listed), &shares(outcomes), "outcomes")?;
    }
    if let Some(position) = step.get("position") {
        let state = ask(session, &json!({ "cmd": "state", "match": number }))?;
        expect(&state["position"], position, "position")?;
    }
    if let Some(action) = step.get("illegal") {
        let before = ask(session, &json!({ "cmd": "state", "match": number }))?;
        if ask(session, &with("play", &[("action", action)])).is_ok() {
            return Err(format!("{action} was accepted"));
        }
        let after = ask(session, &json!({ "cmd": "state", "match": number }))?;
        expect(&after, &before, "state after a refused action")?;
    }
    if let Some(perft) = step.get("perft") {
        let nodes =
            ask(session, &json!({ "cmd": "perft", "match": number, "depth": perft[0] }))?["nodes"].clone();
        expect(&nodes, &perft[1], "perft")?;
    }
    check_views(session, number, step)?;
    if let Some(action) = step.get("play") {
        ask(session, &with("play", &[("action", action)]))?;
    }
    Ok(())
}

fn check_views(session: &mut Session, number: &Value, step: &Value) -> Result<(), String> {
    for key in ["view", "hidden"] {
        let Some(check) = step.get(key) else { continue };
        let who = check[0].as_str().and_then(|s| s.parse::<u8>().ok()).map_or(check[0].clone(), Value::from);
        let view = ask(session, &json!({ "cmd": "view", "match": number, "seat": who }))?["view"].clone();
        match key {
            "view" if !contains(&view, &check[1]) => {
                return Err(format!("view of {who} lacks {}: {view}", check[1]));
            }
            "hidden" if view.to_string().contains(check[1].as_str().unwrap_or("\0")) => {
                return Err(format!("view of {who} shows {}", check[1]));
            }
            _ => {}
        }
    }
    Ok(())
}

fn expect(found: &Value, wanted: &Value, what: &str) -> Result<(), String> {
    if same(found, wanted) { Ok(()) } else { Err(format!("{what}: {found}, not {wanted}")) }
}

/// Equal, where 1 and 1.0 are the same number.
fn same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(a), Value::Number(b)) => a.as_f64() == b.as_f64(),
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len()
                && a.iter().all(|(key, value)| b.get(key).is_some_and(|other| same(value, other)))
        }
        _ => one == other,
    }
}

fn contains(whole: &Value, part: &Value) -> bool {
    match part {
        Value::Object(part) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|w| contains(w, value)))
        }
        _ => same(whole, part),
    }
}

fn sorted(list: &Value) -> Value {
    let mut texts: Vec<_> = list.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    texts.sort_unstable();
    json!(texts)
}

/// Each outcome's share of the whole: weights are compared as probabilities.
fn shares(outcomes: &Value) -> Value {
    let weights: BTreeMap<_, _> = outcomes
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|o| Some((o["action"].as_str()?, o["weight"].as_u64()?)))
        .collect();
    let divisor = weights.values().fold(0, |a, &b| gcd(a, b)).max(1);
    json!(weights.iter().map(|(action, weight)| (*action, weight / divisor)).collect::<BTreeMap<_, _>>())
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
