//! The options of a match: how fish are felt, whether recipes lie open, who starts.

use inuksuk_core::{OptionSpec, OptionsError, Seat};
use serde_json::{Value, json};

use crate::harpoons::MOST_SEATS;

/// How a fish is pulled out of the bag (P-16).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Feel {
    /// The player names a shape and gets a fish of it (P-15).
    #[default]
    Shape,
    /// Any fish of the bag.
    Blind,
}

impl Feel {
    const fn name(self) -> &'static str {
        match self {
            Self::Shape => "shape",
            Self::Blind => "blind",
        }
    }
}

/// The options in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// `feel`: how a fish is pulled out of the bag (P-16).
    pub feel: Feel,
    /// `open-recipes`: everybody sees all recipes all the time (P-20).
    pub open_recipes: bool,
    /// `first`: the seat that starts; `None` leaves it to the lot (P-7).
    pub first: Option<Seat>,
}

/// Fewest seats.
pub(crate) const MIN_SEATS: u8 = 2;
/// Most seats.
pub(crate) const MAX_SEATS: u8 = MOST_SEATS as u8;

impl Options {
    /// Reads the options of a match for so many seats from a JSON object.
    ///
    /// # Errors
    /// Names every defect, a wrong number of seats included.
    pub(crate) fn read(seats: u8, options: &Value) -> Result<Self, OptionsError> {
        let mut read = Self::default();
        let mut defects = Vec::new();
        if !(MIN_SEATS..=MAX_SEATS).contains(&seats) {
            defects.push(format!("seats: {seats} is not allowed, only {MIN_SEATS} to {MAX_SEATS}"));
        }
        let Some(options) = options.as_object() else {
            defects.push(format!("options: {options} is not an object"));
            return Err(OptionsError(defects));
        };
        for (name, value) in options {
            match name.as_str() {
                "feel" => match value.as_str() {
                    Some("shape") => read.feel = Feel::Shape,
                    Some("blind") => read.feel = Feel::Blind,
                    _ => defects.push(format!("feel: {value} is neither \"shape\" nor \"blind\"")),
                },
                "open-recipes" => match value.as_bool() {
                    Some(open) => read.open_recipes = open,
                    None => defects.push(format!("open-recipes: {value} is neither true nor false")),
                },
                "first" => match first(value, seats) {
                    Ok(first) => read.first = first,
                    Err(defect) => defects.push(defect),
                },
                _ => defects.push(format!("{name}: there is no such option")),
            }
        }
        if defects.is_empty() { Ok(read) } else { Err(OptionsError(defects)) }
    }

    /// The options as [`Options::read`] takes them, all of them.
    pub(crate) fn write(self) -> Value {
        let first = self.first.map_or(json!("lot"), |seat| json!(seat));
        json!({ "feel": self.feel.name(), "open-recipes": self.open_recipes, "first": first })
    }

    /// The options described.
    pub(crate) fn specs() -> Vec<OptionSpec> {
        vec![
            OptionSpec {
                name: "feel",
                kind: "text",
                default: json!(Feel::default().name()),
                allowed: json!([Feel::Shape.name(), Feel::Blind.name()]),
            },
            OptionSpec {
                name: "open-recipes",
                kind: "bool",
                default: json!(false),
                allowed: json!([false, true]),
            },
            OptionSpec {
                name: "first",
                kind: "text or integer",
                default: json!("lot"),
                allowed: json!("\"lot\" or the number of a seat"),
            },
        ]
    }
}

fn first(value: &Value, seats: u8) -> Result<Option<Seat>, String> {
    if value.as_str() == Some("lot") {
        return Ok(None);
    }
    let number = value.as_u64().and_then(|n| u8::try_from(n).ok());
    let seat = number.and_then(Seat::new).filter(|seat| seat.number() <= seats);
    seat.map(Some).ok_or_else(|| format!("first: {value} is neither \"lot\" nor a seat of this table"))
}
