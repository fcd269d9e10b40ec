//! What the shell asks of a board.

use leptos::prelude::AnyView;
use leptos::prelude::RwSignal;
use serde_json::Value;

use crate::game::Game;
use crate::link::{Entry, Seen};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::texts::Language;

/// The games that have a board, in the order of the first page.
pub(crate) const ALL: &[&dyn Board] = &[&super::mandua::Mandua];

/// The board of a game.
pub(crate) fn find(game: &str) -> Option<&'static dyn Board> {
    ALL.iter().copied().find(|board| board.game() == game)
}

/// What is asked of the one to act, and the rule that forces it, if one does.
pub(crate) type Question = (String, Option<&'static str>);

/// A game on the screen: its drawing, its words, its rule page.
pub(crate) trait Board: Sync {
    /// The game's name in the catalog.
    fn game(&self) -> &'static str;
    /// Its title as on the box.
    fn title(&self) -> &'static str;
    /// One sentence about it, in the language of the page.
    fn summary(&self) -> String;
    /// SVG shapes that its drawings share, put on the page once.
    fn shapes(&self) -> &'static str;
    /// A picture of it for the first page, as SVG.
    fn emblem(&self) -> String;
    /// How many seats it has here.
    fn seats(&self) -> u8;
    /// What a seat is called.
    fn seat_name(&self, seat: u8) -> String;
    /// The sign of a seat, as SVG.
    fn seat_sign(&self, seat: u8) -> String;
    /// The board to play on.
    fn table(&self, game: Game, settings: RwSignal<Settings>) -> AnyView;
    /// What lies beside the board for a seat: hand, prisoners.
    fn tray(&self, game: Game, seat: u8) -> AnyView;
    /// The options to choose before a match; `options` is a JSON object, and `None` while it is incomplete.
    fn options(&self, options: RwSignal<Option<Value>>) -> AnyView;
    /// What is asked of the one to act.
    fn question(&self, seen: &Seen) -> Question;
    /// What happened, in words to be spoken.
    fn words(&self, entry: &Entry) -> Vec<String>;
    /// An entry as the move list shows it.
    fn notation(&self, entry: &Entry) -> String;
    /// What an entry sounds like.
    fn sound(&self, entry: &Entry) -> Option<Sound>;
    /// Why the match ended, in a sentence.
    fn reason(&self, rule: &str) -> String;
    /// The rule page.
    fn rules(&self, language: Language) -> &'static str;
    /// Draws a position for a page of text.
    fn draw(&self, position: &str, words: &str) -> Option<String>;
}
