//! The options of a match.

use inuksuk_core::{OptionSpec, OptionsError, Repetition};
use serde_json::{Map, Value, json};

use crate::{Board, Field, Fields};

/// Where the tigers stand before the first turn (M-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// a1, a5, e1, e5.
    #[default]
    Corners,
    /// N, E, S, W.
    Cages,
    /// Four fields of one's choice, all different.
    Fields([Field; Board::TIGERS]),
}

impl Start {
    /// The fields.
    pub fn fields(self) -> Fields {
        const CORNERS: [Option<Field>; 4] =
            [Field::inner('a', 1), Field::inner('a', 5), Field::inner('e', 1), Field::inner('e', 5)];
        match self {
            Self::Corners => CORNERS.into_iter().flatten().collect(),
            Self::Cages => Fields::OUTER,
            Self::Fields(fields) => fields.into_iter().collect(),
        }
    }
}

/// The options of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Where the tigers begin.
    pub start: Start,
    /// The tournament rule: announcements, faults and challenges (M-31 to M-35).
    pub faults: bool,
    /// What a third repetition means (M-46).
    pub repetition: Repetition,
}

impl Options {
    /// Reads options from a JSON object; those left out have their default.
    ///
    /// # Errors
    /// Names every unknown option and every value that is not allowed.
    pub fn from_json(options: &Value) -> Result<Self, OptionsError> {
        let Value::Object(given) = options else {
            return Err(OptionsError::one(format!("options are a JSON object, not {options}")));
        };
        let mut defects = Vec::new();
        let read = Self::read(given, &mut defects);
        if defects.is_empty() { Ok(read) } else { Err(OptionsError(defects)) }
    }

    fn read(given: &Map<String, Value>, defects: &mut Vec<String>) -> Self {
        let mut options = Self::default();
        for (name, value) in given {
            match (name.as_str(), value) {
                ("start", Value::String(name)) if name == "corners" => options.start = Start::Corners,
                ("start", Value::String(name)) if name == "cages" => options.start = Start::Cages,
                ("start", Value::Array(fields)) => match read_fields(fields) {
                    Ok(fields) => options.start = Start::Fields(fields),
                    Err(mut found) => defects.append(&mut found),
                },
                ("start", other) => {
                    defects
                        .push(format!("start: \"corners\", \"cages\" or a list of four fields, not {other}"));
                }
                ("faults", Value::Bool(faults)) => options.faults = *faults,
                ("faults", other) => defects.push(format!("faults: true or false, not {other}")),
                ("repetition", Value::String(word)) if word == "claim" => {
                    options.repetition = Repetition::Claim;
                }
                ("repetition", Value::String(word)) if word == "auto" => {
                    options.repetition = Repetition::Auto;
                }
                ("repetition", Value::String(word)) if word == "off" => options.repetition = Repetition::Off,
                ("repetition", other) => {
                    defects.push(format!("repetition: \"claim\", \"auto\" or \"off\", not {other}"));
                }
                (unknown, _) => defects.push(format!("{unknown}: MANDUA has no such option")),
            }
        }
        options
    }

    /// All of them as a JSON object, as [`Options::from_json`] reads it.
    pub fn to_json(self) -> Value {
        let start = match self.start {
            Start::Corners => json!("corners"),
            Start::Cages => json!("cages"),
            Start::Fields(fields) => json!(fields),
        };
        json!({ "start": start, "faults": self.faults, "repetition": self.repetition })
    }

    /// Their descriptions.
    pub(crate) fn specs() -> Vec<OptionSpec> {
        let spec = |name, kind, default, allowed| OptionSpec { name, kind, default, allowed };
        vec![
            spec(
                "start",
                "text or list",
                json!("corners"),
                json!(
                    "\"corners\", \"cages\", or a list of four different fields such as [\"b2\",\"d2\",\"b4\",\"d4\"]"
                ),
            ),
            spec("faults", "bool", json!(false), json!([false, true])),
            spec("repetition", "text", json!("claim"), json!(["claim", "auto", "off"])),
        ]
    }
}

/// Four different fields from a JSON list.
fn read_fields(list: &[Value]) -> Result<[Field; Board::TIGERS], Vec<String>> {
    let (mut fields, mut defects) = (Vec::new(), Vec::new());
    for (i, value) in list.iter().enumerate() {
        match value.as_str().map(str::parse::<Field>) {
            Some(Ok(field)) if fields.contains(&field) => {
                defects.push(format!("start, entry {}: {field} twice", i + 1));
            }
            Some(Ok(field)) => fields.push(field),
            Some(Err(error)) => defects.push(format!("start, entry {}: {error}", i + 1)),
            None => defects.push(format!("start, entry {}: a field as a text, not {value}", i + 1)),
        }
    }
    if list.len() != Board::TIGERS {
        defects.push(format!("start: four fields for four tigers, not {}", list.len()));
    }
    if defects.is_empty() { fields.try_into().map_err(|_| defects) } else { Err(defects) }
}
