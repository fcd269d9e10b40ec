//! How each game looks in a terminal: its board in characters, its facts and its events in words.

mod canvas;
mod fallback;
mod floe;
mod mandua;
mod mare_polare;
mod nanuk;
mod nanuuk;
mod nanuuk_intro;
mod order;

use inuksuk_core::Seat;
use inuksuk_table::Entry;
use serde_json::Value;

pub(crate) use canvas::{Glyphs, Ink, Marks, Picture, Spot, Way, next_spot};

use crate::texts::Texts;

/// How a game is shown. Everything is taken from what an observer may know: a view and the line.
pub(crate) trait Drawer: Sync {
    /// What the game is called; its own title is `title`.
    fn title(&self, title: &str, texts: &Texts) -> String {
        let _ = texts;
        title.to_owned()
    }

    /// The board.
    fn picture(&self, view: &Value, glyphs: Glyphs, texts: &Texts) -> Picture;

    /// The places on the board that an action is chosen by, in order; none where it has no place.
    fn path(&self, action: &str) -> Vec<String> {
        let _ = action;
        Vec::new()
    }

    /// The action that a path means now, whether legal or not: so that the rules can say why it is refused.
    fn action_of(&self, view: &Value, path: &[String]) -> Option<String> {
        let _ = (view, path);
        None
    }

    /// Puts the legal actions into the order that they are listed in.
    fn arrange(&self, actions: &mut [String]) {
        actions.sort_by(|a, b| order::natural(a, b));
    }

    /// The name of the sentence about a text that is no action, with how actions are written.
    fn notation_key(&self) -> &'static str {
        "refused-notation"
    }

    /// An action in the list of those that the board has no place for.
    fn action_words(&self, action: &str, texts: &Texts) -> String {
        let _ = texts;
        action.to_owned()
    }

    /// Lines beside the board: what is in hand, captured, announced.
    fn facts(&self, view: &Value, texts: &Texts) -> Vec<(Ink, String)> {
        let _ = (view, texts);
        Vec::new()
    }

    /// What the seat that acts is asked, in plain words.
    fn question(&self, view: &Value, texts: &Texts) -> String {
        let _ = view;
        texts.say("question-any")
    }

    /// What a seat is called.
    fn seat_name(&self, seat: Seat, texts: &Texts) -> String {
        texts.with("seat", [("seat", seat.number().into())])
    }

    /// The seat that a word on the command line means.
    fn seat_of_word(&self, word: &str) -> Option<Seat> {
        let _ = word;
        None
    }

    /// The seat that may look at something hidden until chance goes on.
    fn looker(&self, view: &Value) -> Option<Seat> {
        let _ = view;
        None
    }

    /// An action meant by something shorter, where the question makes it plain: a bare number for an
    /// announcement.
    fn shorthand(&self, view: &Value, typed: &str) -> Option<String> {
        let _ = (view, typed);
        None
    }

    /// An entry of the line in words, without who made it.
    fn tell(&self, entry: &Entry, texts: &Texts) -> String {
        let _ = texts;
        entry.text.clone()
    }

    /// How many of the first entries belong together, as the cards of a deal do, and all of them in words.
    fn tell_together(&self, entries: &[Entry], texts: &Texts) -> Option<(usize, String)> {
        let _ = (entries, texts);
        None
    }

    /// Whether the legal actions are listed at each question because the board does not show them.
    fn lists_actions(&self) -> bool {
        false
    }
}

/// The word behind the first word of a text, where that one is this.
fn after<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    text.strip_prefix(word)?.strip_prefix(' ')
}

/// The names of things in a list of names, put into words of the language.
fn in_words<'a>(names: impl IntoIterator<Item = &'a str>, words: &[(&str, &str)], texts: &Texts) -> String {
    let word = |name: &str| match words.iter().find(|(known, _)| *known == name) {
        Some((_, key)) => texts.say(key),
        None => name.to_owned(),
    };
    let words: Vec<_> = names.into_iter().map(word).collect();
    if words.is_empty() { "-".into() } else { words.join(", ") }
}

/// The texts in a list of a view.
fn texts_in(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

/// How the game of this name is shown.
pub(crate) fn drawer(game: &str) -> &'static dyn Drawer {
    match game {
        "mandua" => &mandua::Mandua,
        "nanuuk-intro" => &nanuuk_intro::NanuukIntro,
        "nanuuk" => &nanuuk::Nanuuk,
        "nanuk" => &nanuk::Nanuk,
        "mare-polare" => &mare_polare::MarePolare,
        _ => &fallback::Fallback,
    }
}
