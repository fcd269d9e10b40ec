//! The games in parts: the client loads a part when one of its games is wanted.
//!
//! What can be reached without [`load`] is in what every visitor loads first. So nothing but this module names a
//! game's rules, bot, texts or board: all else asks for what has been loaded.

#[cfg(target_arch = "wasm32")]
mod load;

use inuksuk_bots::Bot;
use inuksuk_catalog::Entry;
use inuksuk_table::Table;

use crate::link::Said;
use crate::texts::Language;
use crate::worker::nanuk_talk;

#[cfg(target_arch = "wasm32")]
pub(crate) use load::{EDITOR, Editor, board, boards, editor, is_loaded, load, rules};

/// What a game is to the workers.
#[derive(Debug)]
pub struct Rules {
    /// Its rules.
    pub entry: Entry,
    /// Who plays it.
    pub bot: Bot,
    /// What its bots say, from nothing but what each may know.
    pub talk: fn(&Table) -> Vec<Said>,
}

/// A game, or games that share their pieces.
#[derive(Debug)]
pub struct Part {
    /// Its games.
    pub games: &'static [Rules],
    /// Its Fluent file in a language.
    pub texts: fn(Language) -> &'static str,
}

/// The Fluent files of a name, one for each language.
macro_rules! texts {
    ($name:literal) => {
        |language| match language {
            Language::English => include_str!(concat!("../../locales/en/", $name, ".ftl")),
            Language::German => include_str!(concat!("../../locales/de/", $name, ".ftl")),
        }
    };
}

/// MANDUA.
pub static MANDUA: Part = Part {
    games: &[Rules { entry: Entry::MANDUA, bot: Bot::MANDUA, talk: silence }],
    texts: texts!("mandua"),
};

/// Nanuk.
pub static NANUK: Part = Part {
    games: &[Rules { entry: Entry::NANUK, bot: Bot::NANUK, talk: nanuk_talk }],
    texts: texts!("nanuk"),
};

/// Both games of Nanuuk!.
pub static NANUUK: Part = Part {
    games: &[
        Rules { entry: Entry::NANUUK_INTRO, bot: Bot::NANUUK_INTRO, talk: silence },
        Rules { entry: Entry::NANUUK, bot: Bot::NANUUK, talk: silence },
    ],
    texts: texts!("nanuuk"),
};

/// Mare Polare.
pub static MARE_POLARE: Part = Part {
    games: &[Rules { entry: Entry::MARE_POLARE, bot: Bot::MARE_POLARE, talk: silence }],
    texts: texts!("mare-polare"),
};

/// The Fluent file of the editor of Nanuuk!, in a language.
pub static EDITOR_TEXTS: fn(Language) -> &'static str = texts!("editor");

fn silence(_: &Table) -> Vec<Said> {
    Vec::new()
}

/// The rules of a game; natively all are there from the beginning.
#[cfg(not(target_arch = "wasm32"))]
pub fn rules(game: &str) -> Option<&'static Rules> {
    let parts = [&MANDUA, &NANUK, &NANUUK, &MARE_POLARE];
    parts.into_iter().flat_map(|part| part.games).find(|rules| rules.entry.info().name == game)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_of_the_catalog_is_in_a_part() {
        for entry in inuksuk_catalog::games() {
            let name = entry.info().name;
            assert!(super::rules(name).is_some(), "{name}");
        }
    }
}
