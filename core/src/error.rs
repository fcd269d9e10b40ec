//! What can be wrong: one small error an operation, each naming the place and the defect.

use std::{error::Error, fmt};

use crate::Rule;

/// Options that cannot be: all defects at once, one sentence each, each naming its option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError(pub Vec<String>);

impl OptionsError {
    /// A single defect.
    pub fn one(defect: impl Into<String>) -> Self {
        Self(vec![defect.into()])
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl Error for OptionsError {}

/// A position or set-up that cannot be: all defects at once, one sentence each, each naming its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(pub Vec<String>);

impl SetupError {
    /// A single defect.
    pub fn one(defect: impl Into<String>) -> Self {
        Self(vec![defect.into()])
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl Error for SetupError {}

/// Text that is no action of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError(pub String);

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for NotationError {}

/// Why an action is not legal now. The state is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// A key for translated texts (`"mandua-refused-hand-not-empty"`), lower case with hyphens.
    pub key: &'static str,
    /// The rule it comes from, where one can be named.
    pub rule: Option<Rule>,
    /// The sentence in English. It says nothing that the acting seat may not know.
    pub message: String,
}

impl Refusal {
    /// A refusal that a rule demands.
    pub fn new(key: &'static str, rule: Rule, message: impl Into<String>) -> Self {
        Self { key, rule: Some(rule), message: message.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl Error for Refusal {}
