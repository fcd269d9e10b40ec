//! The case files: matches worked out from the rule book independently of this crate.

use std::{fs, path::Path};

use inuksuk_core::{Actor, Game, Observer, PositionLog, Refusal, Seat, perft};
use mare_polare::MarePolare;
use serde::Deserialize;
use serde_json::Value;

use crate::support::{Match, outcomes, rules, seat};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    #[serde(rename = "rules")]
    _rules: Vec<String>,
    game: String,
    seats: u8,
    options: Value,
    position: Option<Value>,
    steps: Vec<CaseStep>,
    result: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseStep {
    seat: Option<u8>,
    legal: Option<Vec<String>>,
    outcomes: Option<Vec<Weight>>,
    position: Option<Value>,
    illegal: Option<String>,
    perft: Option<(u32, u64)>,
    view: Option<(String, Value)>,
    hidden: Option<(String, String)>,
    play: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Weight {
    action: String,
    weight: u32,
}

/// Plays a text as the engine does: for the seat named, or for whoever acts.
fn try_play(game: &MarePolare, m: &Match, by: Option<u8>, text: &str) -> Result<(), Result<Refusal, String>> {
    let action = game.parse_action(text).map_err(|e| Err(e.0))?;
    let actor = by.map(seat).map(Actor::Seat).or_else(|| m.actor()).unwrap_or(Actor::Chance);
    let mut state = m.state;
    let played = game.play(&mut state, actor, action).map_err(Ok);
    assert!(played.is_ok() || state == m.state, "{text} was refused and changed the state");
    played
}

fn observer(name: &str) -> Observer {
    match name {
        "spectator" => Observer::Spectator,
        _ => Observer::Seat(seat(name.parse().expect("a seat"))),
    }
}

fn assert_contains(whole: &Value, part: &Value, at: &str) {
    match part {
        Value::Object(part) => part.iter().for_each(|(key, value)| {
            assert_contains(&whole[key], value, &format!("{at}.{key}"));
        }),
        _ => assert_eq!(whole, part, "{at}"),
    }
}

fn run_step(m: &mut Match, step: &CaseStep, at: &str) {
    if let Some(legal) = &step.legal {
        let mut want = legal.clone();
        want.sort();
        assert_eq!(m.legal(), want, "{at}: legal");
    }
    if let Some(want) = &step.outcomes {
        let mut got = outcomes(&m.game, &m.state);
        let mut want: Vec<_> = want.iter().map(|o| (o.action.clone(), o.weight)).collect();
        got.sort();
        want.sort();
        assert_eq!(got, want, "{at}: outcomes");
    }
    if let Some(want) = &step.position {
        assert_eq!(&m.position(), want, "{at}: position");
    }
    if let Some(text) = &step.illegal {
        assert!(try_play(&m.game, m, step.seat, text).is_err(), "{at}: {text} was accepted");
    }
    if let Some((depth, nodes)) = step.perft {
        assert_eq!(
            perft(&m.game, &m.state, &mut PositionLog::default(), depth),
            nodes,
            "{at}: perft {depth}"
        );
    }
    if let Some((who, part)) = &step.view {
        assert_contains(&m.view(observer(who)), part, at);
    }
    if let Some((who, text)) = &step.hidden {
        let view = m.view(observer(who)).to_string();
        assert!(!view.contains(text.as_str()), "{at}: {who} is shown {text}");
    }
    if let Some(text) = &step.play {
        if let Err(why) = try_play(&m.game, m, step.seat, text) {
            panic!("{at}: {text} was refused: {why:?}");
        }
        m.play(text);
    }
}

fn run(case: &Case) {
    assert_eq!(case.game, "mare-polare", "{}", case.name);
    let game = rules(case.seats, &case.options);
    let mut m = Match::new(game.clone());
    if let Some(position) = &case.position {
        let state = game.parse_position(position).unwrap_or_else(|e| panic!("{}: {e}", case.name));
        assert_eq!(&game.position(&state), position, "{}", case.name);
        m = Match::from(game, state);
    }
    for (n, step) in case.steps.iter().enumerate() {
        run_step(&mut m, step, &format!("{} step {n}", case.name));
    }
    if let Some(result) = &case.result {
        assert_eq!(result_of(&m, result), *result, "{}", case.name);
    }
}

/// The keys of the result that a case asks for.
fn result_of(m: &Match, asked: &Value) -> Value {
    let outcome = m.game.outcome(&m.state);
    let mut result = serde_json::Map::new();
    for key in asked.as_object().expect("a result is an object").keys() {
        let value = match (key.as_str(), &outcome) {
            ("over", outcome) => outcome.is_some().into(),
            ("scores", Some(o)) => o.half_points.iter().map(|h| h / 2).collect(),
            ("winners", Some(o)) => o.winners.iter().map(Seat::number).collect(),
            ("reason", Some(o)) => o.reason.0.into(),
            _ => Value::Null,
        };
        result.insert(key.clone(), value);
    }
    result.into()
}

/// How many cases the files of a folder hold; all of them are run.
fn run_all(folder: &Path) -> usize {
    let mut count = 0;
    for file in fs::read_dir(folder).expect("the cases are there") {
        let path = file.expect("a readable folder").path();
        for line in fs::read_to_string(&path).expect("a readable file").lines() {
            run(&serde_json::from_str(line).unwrap_or_else(|e| panic!("{}: {e}: {line}", path.display())));
            count += 1;
        }
    }
    count
}

#[test]
fn all_cases_pass() {
    let cases = run_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases"));
    assert!(cases >= 128, "only {cases} cases were found");
}
