//! Everything the program says while playing, in every language it speaks: Fluent files, compiled in.

use clap::ValueEnum;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A language of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Language {
    /// English
    En,
    /// Deutsch
    De,
}

impl Language {
    /// Its code, as in `LANG`.
    const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }

    /// Its Fluent file.
    const fn source(self) -> &'static str {
        match self {
            Self::En => include_str!("../locales/en.ftl"),
            Self::De => include_str!("../locales/de.ftl"),
        }
    }

    /// The Fluent file of its refusals. English ones come from the rules and the table themselves.
    const fn refusals(self) -> &'static str {
        match self {
            Self::En => "",
            Self::De => include_str!("../locales/refusals-de.ftl"),
        }
    }

    /// The language of the first of these settings that is not empty; English where it is not spoken.
    fn of_settings(settings: impl IntoIterator<Item = String>) -> Self {
        let setting = settings.into_iter().find(|setting| !setting.is_empty()).unwrap_or_default();
        let primary = setting.split(['_', '-', '.', '@']).next().unwrap_or_default().to_ascii_lowercase();
        [Self::En, Self::De].into_iter().find(|language| language.code() == primary).unwrap_or(Self::En)
    }

    /// The language of the environment: `LC_ALL`, `LC_MESSAGES`, `LANG`.
    pub(crate) fn of_environment() -> Self {
        Self::of_settings(
            ["LC_ALL", "LC_MESSAGES", "LANG"].map(|name| std::env::var(name).unwrap_or_default()),
        )
    }
}

/// The texts of one language.
pub(crate) struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts of a language.
    pub(crate) fn of(language: Language) -> Self {
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap_or_default()]);
        // Marks of direction around values would be seen in a terminal.
        bundle.set_use_isolating(false);
        // A defect in a file costs the texts it touches; a test reads all files strictly.
        for source in [language.source(), language.refusals()] {
            let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// Whether there is a text of this name.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A text; its name where it is missing, so that nothing is blank.
    pub(crate) fn say(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A text with values put in.
    pub(crate) fn with<'a, const N: usize>(
        &self,
        key: &str,
        values: [(&'static str, FluentValue<'a>); N],
    ) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let arguments: FluentArgs<'a> = values.into_iter().collect();
        self.bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use fluent_syntax::{ast, parser};

    use super::*;

    /// The texts of a language with the names of the values each uses.
    fn messages(source: &str) -> Vec<(String, BTreeSet<String>)> {
        let parsed = parser::parse(source).expect("the file has no defect");
        let mut messages = Vec::new();
        for entry in parsed.body {
            let ast::Entry::Message(message) = entry else { continue };
            let text = format!("{:?}", message.value);
            let values = text
                .split("VariableReference { id: Identifier { name: \"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next().map(String::from))
                .collect();
            messages.push((message.id.name.to_owned(), values));
        }
        messages
    }

    fn sources(folder: &Path, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, text);
            } else if path.extension().is_some_and(|e| e == "rs") {
                text.push_str(&fs::read_to_string(path).unwrap());
            }
        }
    }

    #[test]
    fn every_language_has_the_same_texts_with_the_same_values() {
        let (mut english, mut german) = (messages(Language::En.source()), messages(Language::De.source()));
        assert!(english.len() > 50);
        english.sort();
        german.sort();
        assert_eq!(english, german);
        english.dedup_by(|a, b| a.0 == b.0);
        assert_eq!(english.len(), german.len(), "no text stands twice");
    }

    #[test]
    fn every_text_is_used() {
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let unused: Vec<_> = messages(Language::En.source())
            .into_iter()
            .map(|(key, _)| key)
            .filter(|key| !code.contains(&format!("\"{key}\"")))
            .collect();
        assert_eq!(unused, Vec::<String>::new());
    }

    #[test]
    fn every_refusal_of_the_rules_and_the_table_is_translated() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut code = String::new();
        let games = ["mandua", "nanuuk", "nanuk", "mare-polare"].map(|game| format!("../games/{game}/src"));
        for folder in games.iter().map(String::as_str).chain(["../table/src", "src/draw", "src/play"]) {
            sources(&root.join(folder), &mut code);
        }
        let key = |text: &str| {
            let plain = text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            (plain && text.contains("refused-")).then(|| text.to_owned())
        };
        let everywhere: BTreeSet<_> =
            messages(Language::En.source()).into_iter().map(|(key, _)| key).collect();
        let named: BTreeSet<_> =
            code.split('"').filter_map(key).filter(|key| !everywhere.contains(key)).collect();
        let translated: BTreeSet<_> =
            messages(Language::De.refusals()).into_iter().map(|(key, _)| key).collect();
        assert!(named.len() > 90);
        assert_eq!(named, translated);
    }

    #[test]
    fn every_text_that_the_code_names_exists() {
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let texts = Texts::of(Language::En);
        let mut seen = 0;
        for call in ["texts.say(\"", "texts.with(\""] {
            for rest in code.split(call).skip(1) {
                let key = rest.split('"').next().unwrap();
                if key.contains(char::is_alphabetic) {
                    assert!(texts.has(key), "{key}");
                    seen += 1;
                }
            }
        }
        assert!(seen > 30, "the search finds the calls: {seen}");
    }

    #[test]
    fn the_environment_s_first_setting_decides() {
        let of = |settings: [&str; 3]| Language::of_settings(settings.map(String::from));
        assert_eq!(of(["", "", "de_AT.UTF-8"]), Language::De);
        assert_eq!(of(["C", "", "de_DE.UTF-8"]), Language::En);
        assert_eq!(of(["", "de", "en_GB"]), Language::De);
        assert_eq!(of(["", "", ""]), Language::En);
    }

    #[test]
    fn a_missing_text_shows_its_name() {
        assert_eq!(Texts::of(Language::De).say("no-such-text"), "no-such-text");
    }
}
