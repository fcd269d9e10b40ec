//! What the checker of the rules finds, in the language of the page.

use nanuuk::{Defect, Stone, Values, Warning};
use serde_json::Value;

use super::parts::Change;
use crate::texts;

/// What says a text with values put in.
type Say<'s> = &'s dyn Fn(&str, &[(&'static str, texts::Value)]) -> String;

/// Something that is wrong or odd, not yet in words.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Flaw {
    place: String,
    key: String,
    values: Values,
    /// The sentence in English, for what has no words here.
    otherwise: String,
    /// The rules behind it.
    pub rules: Vec<String>,
}

impl Flaw {
    /// One that consists of a text.
    pub fn text(key: &str) -> Self {
        Self { key: key.into(), ..Self::default() }
    }

    /// Of a text that is no JSON.
    pub fn unreadable(error: &serde_json::Error) -> Self {
        let values = vec![("line", error.line().into()), ("column", error.column().into())];
        Self { key: "editor-flaw-json".into(), values, ..Self::default() }
    }

    /// In words.
    pub fn said(&self, say: Say<'_>) -> String {
        if self.key.is_empty() {
            return self.otherwise.clone();
        }
        let mut values: Vec<(&'static str, texts::Value)> = vec![("at", at(&self.place, say).into())];
        for (name, value) in &self.values {
            match (*name, value) {
                ("stone", Value::String(stone)) => {
                    values.push(("kind", say(&format!("editor-kind-{stone}"), &[]).into()));
                    values.push(("what", say(&format!("nanuuk-thing-{stone}"), &[]).into()));
                }
                ("at", Value::String(place)) => values[0] = ("at", at(place, say).into()),
                (_, Value::Array(list)) => {
                    let names: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
                    values.push((name, names.join(", ").into()));
                    values.push(("count", names.len().into()));
                }
                (_, Value::Number(number)) => values.push((name, number.as_u64().unwrap_or(0).into())),
                (_, other) => values.push((name, other.as_str().unwrap_or_default().to_owned().into())),
            }
        }
        say(&self.key, &values)
    }
}

impl From<&Defect> for Flaw {
    fn from(defect: &Defect) -> Self {
        let (text, rules) = without_rules(&defect.message);
        Self {
            place: defect.place.clone(),
            key: key(defect.key),
            values: defect.values.clone(),
            otherwise: text.to_owned(),
            rules,
        }
    }
}

impl From<&Warning> for Flaw {
    fn from(warning: &Warning) -> Self {
        Self {
            place: warning.place.clone(),
            key: key(warning.key),
            values: warning.values.clone(),
            otherwise: warning.message.clone(),
            rules: vec![warning.rule.0.to_owned()],
        }
    }
}

impl From<&Change> for Flaw {
    fn from(change: &Change) -> Self {
        let (key, values): (_, Values) = match change {
            Change::CutOff(players, fields) => {
                ("other-cut-off", vec![("players", (*players).into()), ("fields", fields.clone().into())])
            }
            Change::AsChosen(players) => ("other-as-chosen", vec![("players", (*players).into())]),
        };
        Self { key: self::key(key), values, rules: vec!["N-1".into()], ..Self::default() }
    }
}

fn key(key: &str) -> String {
    if key.is_empty() { String::new() } else { format!("editor-flaw-{key}") }
}

/// A sentence whose rules are named in brackets at its end, without them; and they.
fn without_rules(sentence: &str) -> (&str, Vec<String>) {
    match sentence.rsplit_once(" (") {
        Some((text, rules)) if rules.starts_with("N-") => {
            (text, rules.trim_end_matches(')').split(", ").map(str::to_owned).collect())
        }
        _ => (sentence, Vec::new()),
    }
}

/// A place in a file as people call it.
fn at(place: &str, say: Say<'_>) -> String {
    let place = place.trim_start_matches("scenario: ").trim_start_matches("scenario.");
    let last = place.rsplit('.').next().unwrap_or_default();
    let said = |key: &str| say(key, &[]);
    if let Some(row) = place.strip_prefix("board.rows[").and_then(|rest| rest.split(']').next()) {
        return say("editor-at-row", &[("number", (row.parse::<u64>().unwrap_or(0) + 1).into())]);
    }
    if Stone::from_name(last).is_some() {
        return said(&format!("editor-kind-{last}"));
    }
    match place {
        "name" | "board.name" => said("editor-name"),
        "note" | "board.note" => said("editor-note"),
        "players" => said("editor-players"),
        "setup" => said("nanuuk-setup"),
        "board.igloos" => said("editor-at-igloos"),
        _ if place.starts_with("board.out_of_play") => said("editor-tool-out"),
        _ if place.starts_with("board.setups") => said("editor-printed"),
        _ if place.starts_with("board") => said("nanuuk-board-choice"),
        _ => said("editor-at-file"),
    }
}

#[cfg(test)]
mod tests {
    use nanuuk::{Board, Scenario};
    use serde_json::json;

    use super::super::draft::tests::printed;
    use super::super::draft::{Draft, Paint};
    use super::*;
    use crate::texts::{Language, Texts};

    fn said(language: Language, flaw: &Flaw) -> String {
        let texts = Texts::of(
            language,
            &[crate::parts::EDITOR_TEXTS(language), (crate::parts::NANUUK.texts)(language)],
        );
        flaw.said(&|key, values| texts.say(key, values))
    }

    #[test]
    fn the_checker_speaks_the_language_of_the_page() {
        // N-42
        let scenario = Draft::new(4).scenario().unwrap();
        let warnings = scenario.check();
        let fish = Flaw::from(&warnings[0]);
        assert_eq!(said(Language::German, &fish), "Fische: 0 statt 6 bei 4 Personen.");
        assert_eq!(said(Language::English, &fish), "Fish: 0 instead of 6 with 4 players.");
        assert_eq!(fish.rules, ["N-42"]);
        let mut draft = printed(4);
        let igloos: Vec<_> =
            draft.cells.iter().filter(|(_, cell)| cell.igloo).map(|(spot, _)| *spot).collect();
        for spot in igloos {
            draft.paint(spot, Paint::Igloo(false));
        }
        let defect = draft.scenario().unwrap_err().remove(0);
        assert_eq!(Flaw::from(&defect).rules, ["N-1", "N-45"]);
    }

    /// Files with every kind of defect: whatever is wrong is said in each language, without names of keys.
    #[test]
    fn what_is_wrong_with_a_file_is_said_without_its_keys() {
        let files = [
            json!([]),
            json!({ "name": 7, "note": "x".repeat(5000), "players": 9, "wind": 1 }),
            json!({ "players": 2, "board": "moon", "setup": {} }),
            json!({ "players": 2, "setup": { "fish": ["A1", "A1", "A2", "F1", "Q1", 4], "cod": [], "whale": 3,
                "bear": ["B1", "B2", "B3", "B4"] } }),
            json!({ "players": 2, "setup": {}, "board": { "name": "x", "igloos": [], "rows": [
                { "name": "a", "fields": 0, "shift": 0 }, { "name": "B", "fields": 60, "shift": 0 },
                { "name": "B", "fields": 60, "shift": 1 }, { "name": "D" }] } }),
            json!({ "players": 2, "setup": {}, "board": { "name": "x", "igloos": ["A1", "A1", "Z1"],
                "rows": [{ "name": "A", "fields": 4, "shift": 0 }, { "name": "B", "fields": 2, "shift": 1 }],
                "out_of_play": { "2": ["A1", "A2", "B1"], "3": ["B1", "B2", "A2", "A3", "A4"] } } }),
        ];
        let mut kinds = std::collections::BTreeSet::new();
        for file in &files {
            for defect in Scenario::read(file).unwrap_err() {
                kinds.insert(defect.key);
                for language in Language::ALL {
                    let text = said(language, &Flaw::from(&defect));
                    assert!(!defect.key.is_empty(), "{defect} has no words of its own");
                    for sign in ["editor-", "board.", "setup.", "scenario", "_", "[", "$"] {
                        assert!(!text.contains(sign), "{text}");
                    }
                }
            }
        }
        assert!(kinds.len() > 15, "{kinds:?}");
    }

    #[test]
    fn what_cannot_be_laid_and_what_is_changed_is_said() {
        struct First;
        impl inuksuk_core::Draw for First {
            fn below(&mut self, _: u64) -> u64 {
                0
            }
        }
        let rows = json!([{ "name": "A", "fields": 2, "shift": 0 }]);
        let board = Board::from_option(&json!({ "name": "", "rows": rows, "igloos": ["A1"] })).unwrap();
        let defect = Scenario::draw_setup(board, 2, &mut First).unwrap_err();
        assert_eq!(said(Language::English, &Flaw::from(&defect)), "19 stones do not fit on 1 field.");
        let cut = Flaw::from(&Change::CutOff(2, vec!["H1".into()]));
        assert_eq!(said(Language::English, &cut), "With 2 players H1 is out of play: no way leads there.");
        let error = serde_json::from_str::<Value>("no").unwrap_err();
        assert!(said(Language::German, &Flaw::unreadable(&error)).contains("Zeile 1"));
    }
}
