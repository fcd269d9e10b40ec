//! Texts in the language of the page; whatever shows one is drawn again when the language changes.

use std::cell::RefCell;

use leptos::prelude::{ArcRwSignal, GetUntracked, Set, Track};

use super::{Language, Texts, Value};

/// The Fluent file of a game, in a language.
type Source = fn(Language) -> &'static str;

thread_local! {
    static GAMES: RefCell<Vec<Source>> = const { RefCell::new(Vec::new()) };
    static CURRENT: RefCell<Option<(Language, Texts)>> = const { RefCell::new(None) };
    static LANGUAGE: ArcRwSignal<Language> = ArcRwSignal::new(Language::English);
}

/// The language of the page.
pub(crate) fn language() -> Language {
    LANGUAGE.with(|signal| {
        signal.track();
        signal.get_untracked()
    })
}

/// Changes the language of the page; does nothing where it is spoken already.
pub(crate) fn set_language(language: Language) {
    LANGUAGE.with(|signal| {
        if signal.get_untracked() != language {
            signal.set(language);
        }
    });
}

/// Adds the texts of a game.
pub(crate) fn add(source: Source) {
    GAMES.with(|games| games.borrow_mut().push(source));
    CURRENT.with(|current| *current.borrow_mut() = None);
}

fn with_texts<T>(work: impl FnOnce(&Texts) -> T) -> T {
    let language = language();
    CURRENT.with(|current| {
        let mut current = current.borrow_mut();
        if current.as_ref().is_none_or(|(of, _)| *of != language) {
            let games: Vec<_> = GAMES.with(|all| all.borrow().iter().map(|game| game(language)).collect());
            *current = Some((language, Texts::of(language, &games)));
        }
        work(&current.as_ref().expect("set just above").1)
    })
}

/// Whether the present language has a text of this name.
pub(crate) fn has(key: &str) -> bool {
    with_texts(|texts| texts.has(key))
}

/// A text in the language of the page.
pub(crate) fn say(key: &str) -> String {
    say_with(key, &[])
}

/// A text in the language of the page, with values put in.
pub(crate) fn say_with(key: &str, values: &[(&'static str, Value)]) -> String {
    with_texts(|texts| texts.say(key, values))
}
