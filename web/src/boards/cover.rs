//! What is on the box of a game: what the first page says before the game itself has been loaded.

use crate::texts::say;

/// A box.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cover {
    /// The game's name in the catalog.
    pub game: &'static str,
    /// Its title as on the box.
    pub title: &'static str,
    /// The name of the text that says what it is.
    summary: &'static str,
    /// Whether it is for two and no more.
    pub for_two: bool,
}

/// The games that have a board, in the order of the first page.
pub(crate) const COVERS: &[Cover] = &[
    Cover { game: "mandua", title: "MANDUA", summary: "mandua-summary", for_two: true },
    Cover { game: "nanuk", title: "Nanuk", summary: "nanuk-summary", for_two: false },
    Cover { game: "nanuuk-intro", title: "Nanuuk! Intro", summary: "nanuuk-intro-summary", for_two: false },
    Cover { game: "nanuuk", title: "Nanuuk!", summary: "nanuuk-summary", for_two: false },
    Cover { game: "mare-polare", title: "Mare Polare", summary: "mare-polare-summary", for_two: false },
];

impl Cover {
    /// The box of a game.
    pub(crate) fn of(game: &str) -> Option<Self> {
        COVERS.iter().copied().find(|cover| cover.game == game)
    }

    /// One sentence about it, in the language of the page.
    pub(crate) fn summary(self) -> String {
        say(self.summary)
    }
}
