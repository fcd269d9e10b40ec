//! The commands and their fields.

use std::fmt;

use inuksuk_table::Seed;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::{Code, EngineError, error::brief};

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
        seed: Option<Value>,
    },
    State {
        r#match: u64,
    },
    Legal {
        r#match: u64,
        #[serde(default)]
        seat: Option<u64>,
    },
    Play {
        r#match: u64,
        action: String,
        #[serde(default)]
        seat: Option<u64>,
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
        seat: Value,
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
    pub(crate) seat: Option<u64>,
    #[serde(default)]
    pub(crate) level: Option<u64>,
    #[serde(default)]
    pub(crate) nodes: Option<u64>,
    #[serde(default)]
    pub(crate) ms: Option<u64>,
    #[serde(default)]
    pub(crate) seed: Option<u64>,
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

fn command(mut fields: Map<String, Value>) -> Result<Request, EngineError> {
    let bad = |message: String| EngineError::new(Code::BadCommand, message);
    let Some(name) = fields.get("cmd").and_then(Value::as_str).map(String::from) else {
        return Err(bad("the field cmd is missing or no text".into()));
    };
    if !COMMANDS.contains(&name.as_str()) {
        let named = brief(&name);
        return Err(bad(format!("there is no command {named:?}; there are {}", COMMANDS.join(", "))));
    }
    // Null is the same as nothing; options and positions say themselves what they make of it.
    fields.retain(|field, value| !value.is_null() || takes(&name, field).is_none());
    for (field, value) in &fields {
        if let Some(takes) = takes(&name, field).filter(|takes| !takes.fits(value)) {
            return Err(bad(format!("{name}: {field}: {takes}, not {}", brief(&value.to_string()))));
        }
    }
    serde_json::from_value(Value::Object(fields)).map_err(|error| bad(format!("{name}: {error}")))
}

/// What a field takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Takes {
    /// A whole number from 0 to this.
    Number(u64),
    Text,
    /// The number of a seat; whether the match has it is for the match to say.
    Seat,
    /// A seat, or who only looks on.
    Observer,
    /// What all chance follows from.
    Seed,
}

impl Takes {
    fn fits(self, value: &Value) -> bool {
        match self {
            Self::Number(most) => value.as_u64().is_some_and(|number| number <= most),
            Self::Text => value.is_string(),
            Self::Seat => value.is_u64(),
            Self::Observer => value.is_u64() || value == "spectator",
            Self::Seed => value.is_u64() || value.as_str().is_some_and(|text| text.parse::<Seed>().is_ok()),
        }
    }
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(most) => write!(f, "a whole number from 0 to {most}"),
            Self::Text => f.write_str("a text"),
            Self::Seat => f.write_str("the number of a seat"),
            Self::Observer => f.write_str("the number of a seat or \"spectator\""),
            Self::Seed => write!(f, "a whole number from 0 to {} or 64 hexadecimal digits", u64::MAX),
        }
    }
}

/// What a field of a command takes; `None` where anything may stand, and for fields that there are not.
fn takes(command: &str, field: &str) -> Option<Takes> {
    Some(match field {
        "match" | "nodes" | "ms" => Takes::Number(u64::MAX),
        "seats" | "level" => Takes::Number(u8::MAX.into()),
        "depth" | "count" | "max" => Takes::Number(u32::MAX.into()),
        "game" | "action" | "record" => Takes::Text,
        "seat" if command == "view" => Takes::Observer,
        "seat" => Takes::Seat,
        "seed" if command == "think" => Takes::Number(u64::MAX),
        "seed" => Takes::Seed,
        _ => return None,
    })
}
