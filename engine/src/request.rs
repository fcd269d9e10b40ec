//! The commands and their fields.

use inuksuk_core::{Observer, Seat};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{Code, EngineError};

/// A command with its fields.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Request {
    Hello {},
    Games {},
    New {
        game: String,
        seats: u8,
        #[serde(default = "no_options")]
        options: Value,
        #[serde(default)]
        position: Option<Value>,
        #[serde(default)]
        seed: Option<SeedField>,
    },
    State {
        r#match: u64,
    },
    Legal {
        r#match: u64,
        #[serde(default)]
        seat: Option<Seat>,
    },
    Play {
        r#match: u64,
        action: String,
        #[serde(default)]
        seat: Option<Seat>,
    },
    Chance {
        r#match: u64,
    },
    Undo {
        r#match: u64,
        #[serde(default = "one")]
        count: usize,
    },
    View {
        r#match: u64,
        seat: ObserverField,
    },
    Result {
        r#match: u64,
    },
    Perft {
        r#match: u64,
        depth: u32,
    },
    Random {
        r#match: u64,
        #[serde(default)]
        max: Option<usize>,
    },
    Think(ThinkRequest),
    Record {
        r#match: u64,
    },
    Load {
        record: String,
    },
    Quit {},
}

/// The fields of `think`.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThinkRequest {
    pub(crate) r#match: u64,
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    #[serde(default)]
    pub(crate) level: Option<u8>,
    #[serde(default)]
    pub(crate) nodes: Option<u64>,
    #[serde(default)]
    pub(crate) ms: Option<u64>,
    #[serde(default)]
    pub(crate) seed: Option<u64>,
}

/// A seed: a number, or 64 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum SeedField {
    Number(u64),
    Text(String),
}

/// A seat's number or `"spectator"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ObserverField(pub(crate) Observer);

impl<'de> Deserialize<'de> for ObserverField {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        match Value::deserialize(deserializer)? {
            Value::String(text) if text == "spectator" => Ok(Self(Observer::Spectator)),
            value => Seat::deserialize(value)
                .map(|seat| Self(Observer::Seat(seat)))
                .map_err(|_| D::Error::custom("seat: the number of a seat or \"spectator\"")),
        }
    }
}

fn no_options() -> Value {
    Value::Object(Map::new())
}

const fn one() -> usize {
    1
}

const COMMANDS: [&str; 16] = [
    "hello", "games", "new", "state", "legal", "play", "chance", "undo", "view", "result", "perft", "random",
    "think", "record", "load", "quit",
];

/// Reads a line: the `id` to echo, and the command.
pub(crate) fn parse(line: &str) -> (Value, Result<Request, EngineError>) {
    let mut fields = match serde_json::from_str::<Value>(line) {
        Ok(Value::Object(fields)) => fields,
        Ok(_) => return (Value::Null, Err(EngineError::new(Code::BadJson, "a command is a JSON object"))),
        Err(error) => return (Value::Null, Err(EngineError::new(Code::BadJson, error.to_string()))),
    };
    let id = fields.remove("id").unwrap_or(Value::Null);
    (id, command(fields))
}

fn command(fields: Map<String, Value>) -> Result<Request, EngineError> {
    let bad = |message: String| EngineError::new(Code::BadCommand, message);
    let Some(name) = fields.get("cmd").and_then(Value::as_str).map(String::from) else {
        return Err(bad("the field cmd is missing or no text".into()));
    };
    if !COMMANDS.contains(&name.as_str()) {
        return Err(bad(format!("there is no command {name:?}; there are {}", COMMANDS.join(", "))));
    }
    serde_json::from_value(Value::Object(fields)).map_err(|error| bad(format!("{name}: {error}")))
}
