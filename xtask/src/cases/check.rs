//! Playing one case and comparing what the engine says with what the case says.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Map, Value, json};

use super::engine::Engine;
use super::json::{contains, same, same_odds, same_set};

/// What a step may hold; anything else is a case this runner does not understand.
const FIELDS: [&str; 9] =
    ["play", "seat", "legal", "illegal", "outcomes", "perft", "position", "view", "hidden"];

/// Plays the whole case.
///
/// # Errors
/// Where the engine and the case disagree: the number of the step, and how.
pub(super) fn case(engine: &mut Engine, case: &Value) -> Result<()> {
    let mut new = json!({ "cmd": "new", "game": case["game"], "seats": case["seats"], "seed": 1 });
    for field in ["options", "position"] {
        if let Some(value) = case.get(field) {
            new[field] = value.clone();
        }
    }
    let number = engine.ask(new).context("new match")?["match"].clone();
    let mut play = Play { engine, number };
    for (index, step) in case["steps"].as_array().context("a case needs steps")?.iter().enumerate() {
        let step = step.as_object().context("a step is an object")?;
        play.step(step).with_context(|| format!("step {} of the case", index + 1))?;
    }
    match case.get("result") {
        Some(result) => play.result(result),
        None => Ok(()),
    }
}

/// One match in the engine.
struct Play<'a> {
    engine: &'a mut Engine,
    number: Value,
}

impl Play<'_> {
    fn step(&mut self, step: &Map<String, Value>) -> Result<()> {
        if let Some(field) = step.keys().find(|field| !FIELDS.contains(&field.as_str())) {
            bail!("the step holds {field}, which no step has");
        }
        let seat = step.get("seat");
        for (field, value) in step.iter().filter(|(field, _)| *field != "play" && *field != "seat") {
            self.check(field, value, seat).with_context(|| field.clone())?;
        }
        if let Some(action) = step.get("play") {
            self.ask("play", seat, &[("action", action)]).with_context(|| format!("play {action}"))?;
        }
        Ok(())
    }

    fn check(&mut self, field: &str, wanted: &Value, seat: Option<&Value>) -> Result<()> {
        match field {
            "legal" => {
                let found = self.ask("legal", seat, &[])?;
                ensure!(same_set(&found["actions"], wanted), "{} instead of {wanted}", found["actions"]);
            }
            "outcomes" => {
                let found = self.ask("legal", None, &[])?;
                ensure!(same_odds(&found["outcomes"], wanted), "{} instead of {wanted}", found["outcomes"]);
            }
            "position" => {
                let found = self.ask("state", None, &[])?;
                ensure!(same(&found["position"], wanted), "{} instead of {wanted}", found["position"]);
            }
            "perft" => {
                let found = self.ask("perft", None, &[("depth", &wanted[0])])?;
                ensure!(found["nodes"] == wanted[1], "{} nodes instead of {}", found["nodes"], wanted[1]);
            }
            "illegal" => self.refused(wanted, seat)?,
            "view" => {
                let view = self.view(&wanted[0])?;
                ensure!(contains(&view, &wanted[1]), "{} is not all in {view}", wanted[1]);
            }
            _ => {
                let (view, secret) = (self.view(&wanted[0])?, wanted[1].as_str().context("a text to hide")?);
                ensure!(!view.to_string().contains(secret), "{secret} shows in {view}");
            }
        }
        Ok(())
    }

    fn refused(&mut self, action: &Value, seat: Option<&Value>) -> Result<()> {
        let before = self.ask("state", None, &[])?;
        let answer = self.engine.answer(self.question("play", seat, &[("action", action)]))?;
        ensure!(answer["ok"] == false, "{action} was accepted");
        ensure!(
            answer["error"]["message"].as_str().is_some_and(|text| !text.is_empty()),
            "no reason: {answer}"
        );
        let after = self.ask("state", None, &[])?;
        for field in ["turn", "position", "table"] {
            ensure!(
                before[field] == after[field],
                "the refused {action} changed the {field}: {}",
                after[field]
            );
        }
        Ok(())
    }

    fn view(&mut self, observer: &Value) -> Result<Value> {
        // Seats are written as texts in cases, as numbers in the protocol.
        let seat = observer.as_str().and_then(|text| text.parse::<u8>().ok());
        let observer = seat.map_or_else(|| observer.clone(), Value::from);
        Ok(self.ask("view", Some(&observer), &[])?["view"].clone())
    }

    fn result(&mut self, wanted: &Value) -> Result<()> {
        let found = self.ask("result", None, &[])?;
        ensure!(contains(&found, wanted), "the result is {found} instead of {wanted}");
        Ok(())
    }

    fn ask(&mut self, command: &str, seat: Option<&Value>, fields: &[(&str, &Value)]) -> Result<Value> {
        self.engine.ask(self.question(command, seat, fields))
    }

    fn question(&self, command: &str, seat: Option<&Value>, fields: &[(&str, &Value)]) -> Value {
        let mut question = json!({ "cmd": command, "match": self.number });
        for (field, value) in fields.iter().copied().chain(seat.map(|seat| ("seat", seat))) {
            question[field] = value.clone();
        }
        question
    }
}
