//! What a person has set for this browser.

use serde::{Deserialize, Serialize};

use crate::link;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How long one is shown what happens before the next thing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Time to look and to talk.
    Calm,
    /// As the game asks for.
    #[default]
    Usual,
    /// Quick.
    Quick,
    /// Everything at once.
    AtOnce,
}

impl Pace {
    /// How much longer or shorter than usual.
    pub const fn factor(self) -> f64 {
        match self {
            Self::Calm => 1.7,
            Self::Usual => 1.0,
            Self::Quick => 0.4,
            Self::AtOnce => 0.0,
        }
    }
}

/// The settings. What is missing or unreadable in a stored text has its default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language chosen; the browser's when none is.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Whether there is sound.
    pub sound: bool,
    /// Whether a move is confirmed before it is played.
    pub confirm: bool,
    /// How long things are shown.
    pub pace: Pace,
}

impl Default for Settings {
    fn default() -> Self {
        Self { language: None, theme: Theme::System, sound: true, confirm: false, pace: Pace::Usual }
    }
}

impl Settings {
    /// Reads a stored text.
    pub fn read(text: Option<&str>) -> Self {
        text.and_then(|text| link::read(text).ok()).unwrap_or_default()
    }

    /// The text to store.
    pub fn write(&self) -> String {
        link::write(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_being_stored_and_garbage_does_no_harm() {
        let settings = Settings { theme: Theme::Dark, sound: false, ..Settings::default() };
        assert_eq!(Settings::read(Some(&settings.write())), settings);
        assert_eq!(
            Settings::read(Some("{\"sound\":false}")),
            Settings { sound: false, ..Settings::default() }
        );
        assert_eq!(Settings::read(Some("][")), Settings::default());
        assert_eq!(Settings::read(None), Settings::default());
    }
}
