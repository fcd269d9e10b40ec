//! The options of a match.

use inuksuk_core::{OptionSpec, OptionsError, Seat};
use serde_json::{Value, json};

use crate::{MOST_SEASONS, MOST_SEATS};

/// What was chosen for a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Sides are declared openly in wind order instead of secretly (K-15).
    pub open_sides: bool,
    /// Number of seasons, 1 to [`MOST_SEASONS`] (K-35).
    pub seasons: u8,
    /// The first player of the first round; `None`: drawn by lot (K-10).
    pub first: Option<Seat>,
    /// Seconds of talk before sides are chosen (K-14). The table keeps this time; no rule depends on it.
    pub talk: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { open_sides: false, seasons: 1, first: None, talk: 60 }
    }
}

impl Options {
    /// The options described, for the catalog.
    pub(crate) fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec {
                name: "open-sides",
                kind: "bool",
                default: json!(false),
                allowed: json!([false, true]),
            },
            OptionSpec {
                name: "seasons",
                kind: "integer",
                default: json!(1),
                allowed: json!({"min": 1, "max": MOST_SEASONS}),
            },
            OptionSpec {
                name: "first",
                kind: "text or integer",
                default: json!("lot"),
                allowed: json!("\"lot\", or the number of a seat"),
            },
            OptionSpec {
                name: "talk",
                kind: "integer",
                default: json!(60),
                allowed: json!({"min": 0, "max": u32::MAX}),
            },
        ]
    }

    /// Reads the options for a table of `seats`, naming every defect.
    pub(crate) fn read(seats: u8, options: &Value) -> Result<Self, OptionsError> {
        let mut read = Self::default();
        let mut defects = Vec::new();
        let Some(given) = options.as_object() else {
            return Err(OptionsError::one("the options are not a JSON object"));
        };
        for (name, value) in given {
            match name.as_str() {
                "open-sides" => match value.as_bool() {
                    Some(open) => read.open_sides = open,
                    None => defects.push(format!("`open-sides` is true or false, not {value}")),
                },
                "seasons" => match value.as_u64() {
                    Some(n) if (1..=u64::from(MOST_SEASONS)).contains(&n) => read.seasons = n as u8,
                    _ => defects.push(format!("`seasons` is a number from 1 to {MOST_SEASONS}, not {value}")),
                },
                "first" => match (value.as_str(), value.as_u64()) {
                    (Some("lot"), _) => read.first = None,
                    (_, Some(n)) if (1..=u64::from(seats.min(MOST_SEATS))).contains(&n) => {
                        read.first = Seat::new(n as u8);
                    }
                    _ => defects.push(format!("`first` is \"lot\" or a seat from 1 to {seats}, not {value}")),
                },
                "talk" => match value.as_u64().and_then(|n| u32::try_from(n).ok()) {
                    Some(seconds) => read.talk = seconds,
                    None => {
                        defects.push(format!(
                            "`talk` is a number of seconds from 0 to {}, not {value}",
                            u32::MAX
                        ));
                    }
                },
                _ => defects.push(format!("`{name}` is no option of Nanuk")),
            }
        }
        if defects.is_empty() { Ok(read) } else { Err(OptionsError(defects)) }
    }

    /// All options with the values in force.
    pub(crate) fn to_json(self) -> Value {
        json!({
            "open-sides": self.open_sides,
            "seasons": self.seasons,
            "first": self.first.map_or(json!("lot"), |s| json!(s.number())),
            "talk": self.talk,
        })
    }
}
