//! The languages, their names and files.

use unic_langid::LanguageIdentifier;

/// A language of the client.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// All of them, in the order of the switch.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// Its code, as in `lang` attributes and folder names.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// Its own name for itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The Fluent file of the shell; those of the games are in their parts.
    pub(super) const fn shell(self) -> &'static str {
        match self {
            Self::English => include_str!("../../locales/en/shell.ftl"),
            Self::German => include_str!("../../locales/de/shell.ftl"),
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

/// The first language of a browser's list that the client speaks; English when there is none.
pub fn best_match<'a>(wanted: impl IntoIterator<Item = &'a str>) -> Language {
    let primary = |tag: &str| tag.split(['-', '_']).next().unwrap_or(tag).to_ascii_lowercase();
    wanted.into_iter().find_map(|tag| Language::from_code(&primary(tag))).unwrap_or(Language::English)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_s_first_known_language_is_taken() {
        assert_eq!(best_match(["pl", "de-AT", "en"]), Language::German);
        assert_eq!(best_match(["pl"]), Language::English);
        assert_eq!(best_match([]), Language::English);
    }
}
