//! Everything the client says, in every language it speaks: Fluent files, compiled in. Those of a game come with its
//! part.

mod language;
#[cfg(target_arch = "wasm32")]
mod reactive;

pub use language::{Language, best_match};
#[cfg(target_arch = "wasm32")]
pub(crate) use reactive::{add, has, language, say, say_with, set_language};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A value put into a text: a number or a word.
pub type Value = FluentValue<'static>;

/// The texts of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("locales", &self.bundle.locales).finish_non_exhaustive()
    }
}

impl Texts {
    /// The texts of a language: those of the shell, and those of games.
    pub fn of(language: Language, games: &[&'static str]) -> Self {
        let mut bundle = FluentBundle::new(vec![language.identifier()]);
        // Marks of direction around values: all five languages run left to right.
        bundle.set_use_isolating(false);
        for source in [language.shell()].iter().chain(games) {
            // A defect in a file costs the texts it touches, not the page; a test reads all files strictly.
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// Whether there is a text of this name.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A text with values put in; its name where it is missing, so that nothing is blank.
    pub fn say(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut defects = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut defects).into_owned();
        if !defects.is_empty() {
            // A value is missing: the browser's tests fail on this line.
            #[cfg(target_arch = "wasm32")]
            leptos::logging::error!("text {key}: {defects:?}");
            #[cfg(not(target_arch = "wasm32"))]
            debug_assert!(false, "text {key}: {defects:?}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_their_form_in_each_language() {
        let say = |language, n: u32| {
            let texts = Texts::of(language, &[(crate::parts::MANDUA.texts)(language)]);
            texts.say("mandua-hand", &[("count", n.into())])
        };
        assert_eq!(say(Language::English, 1), "1 hunter in hand");
        assert_eq!(say(Language::English, 3), "3 hunters in hand");
        assert_eq!(say(Language::German, 1), "1 Jäger auf der Hand");
    }

    #[test]
    fn a_missing_text_shows_its_name() {
        assert_eq!(Texts::of(Language::English, &[]).say("no-such-text", &[]), "no-such-text");
    }
}
