//! What is wrong with a file or odd about it: a sentence, and the same for programs that have words of their own.

use std::fmt;

use inuksuk_core::Rule;
use serde_json::Value;

/// What a sentence speaks of, by name: numbers, names of fields and stones, lists of them.
pub type Values = Vec<(&'static str, Value)>;

/// Something that must not be so in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defect {
    /// The place in the file (`"setup.whale"`); empty where it is about the whole.
    pub place: String,
    /// What kind of defect it is; empty for one that has no words but `message`.
    pub key: &'static str,
    /// What it speaks of.
    pub values: Values,
    /// The sentence in English.
    pub message: String,
}

impl Defect {
    pub(crate) fn new(
        place: impl Into<String>,
        key: &'static str,
        values: Values,
        message: impl Into<String>,
    ) -> Self {
        Self { place: place.into(), key, values, message: message.into() }
    }
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.is_empty() {
            return f.write_str(&self.message);
        }
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// Defects in English, one sentence each.
pub(crate) fn sentences(defects: &[Defect]) -> Vec<String> {
    defects.iter().map(ToString::to_string).collect()
}

/// Something that a scenario or board file does although a rule says otherwise. It can be played all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The rule.
    pub rule: Rule,
    /// The place in the file (`"setup.whale"`).
    pub place: String,
    /// What kind of warning it is.
    pub key: &'static str,
    /// What it speaks of.
    pub values: Values,
    /// What breaks it, and on which fields, in English.
    pub message: String,
}

impl Warning {
    pub(crate) fn new(
        rule: &'static str,
        place: impl Into<String>,
        (key, values): (&'static str, Values),
        message: impl Into<String>,
    ) -> Self {
        Self { rule: Rule(rule), place: place.into(), key, values, message: message.into() }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.place, self.message, self.rule)
    }
}
