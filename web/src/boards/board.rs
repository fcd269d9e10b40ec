//! What the shell asks of a board.

use std::ops::RangeInclusive;

use leptos::prelude::{AnyView, RwSignal, Signal};
use serde_json::Value;

use super::{Cover, signs};
use crate::game::Game;
use crate::link::{Entry, Seen};
use crate::parts;
use crate::settings::Settings;
use crate::sound::Sound;
use crate::texts::{Language, say_with};

/// What is asked of the one to act, and the rule that forces it, if one does.
pub(crate) type Question = (String, Option<&'static str>);

/// A game on the screen: its drawing, its words, its rule page.
///
/// What a board is given is what the person who looks may know ([`Seen::eyes`]), never more. Where several persons
/// with secrets share the screen, the shell puts the board up anew whenever somebody else looks; what a board keeps
/// outside of its own signals would survive that and give secrets away.
pub(crate) trait Board: Sync {
    /// The game's name in the catalog.
    fn game(&self) -> &'static str;
    /// Its title as on the box.
    fn title(&self) -> &'static str {
        Cover::of(self.game()).map_or_else(|| self.game(), |cover| cover.title)
    }
    /// SVG shapes that its drawings share, put on the page once.
    fn shapes(&self) -> &'static str;
    /// A picture of it for the first page, as SVG.
    fn emblem(&self) -> String;
    /// How many seats it can have.
    fn seats(&self) -> RangeInclusive<u8> {
        parts::rules(self.game())
            .map_or(2..=2, |rules| rules.entry.info().min_seats..=rules.entry.info().max_seats)
    }
    /// How many seats the next match is to have, where the person has said so already.
    fn seats_wished(&self) -> Option<u8> {
        None
    }
    /// Whether anything is hidden from anybody.
    fn has_secrets(&self) -> bool {
        parts::rules(self.game()).is_some_and(|rules| !rules.entry.info().perfect_information)
    }
    /// What a seat is called whose holder has no name.
    fn seat_name(&self, seat: u8) -> String {
        say_with("seat-number", &[("seat", seat.into())])
    }
    /// The sign of a seat, as SVG.
    fn seat_sign(&self, seat: u8) -> String {
        signs::sign(seat)
    }
    /// Whether the board itself shows the seats, in the place of those beside it.
    fn shows_seats(&self) -> bool {
        false
    }
    /// The board to play on.
    fn table(&self, game: Game, settings: RwSignal<Settings>) -> AnyView;
    /// What lies beside the board for a seat: hand, prisoners.
    fn tray(&self, game: Game, seat: u8) -> AnyView;
    /// The options to choose before a match of so many seats; `options` is a JSON object, and `None` while it is
    /// incomplete.
    fn options(&self, options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView;
    /// Whether the options are no finer points: a game of many variants.
    fn options_come_first(&self) -> bool {
        false
    }
    /// What is asked of the one who looks and is to act ([`Seen::asked`]).
    fn question(&self, seen: &Seen) -> Question;
    /// What one waits for while nobody of this page is asked; the shell has a sentence of its own.
    fn waiting(&self, _: &Seen) -> Option<String> {
        None
    }
    /// What is asked before chance decides: then it waits until the person lets it, with [`Game::go_on`]. `now` is
    /// the table before.
    fn before_chance(&self, _now: &Seen) -> Option<Question> {
        None
    }
    /// What happened, in words to be spoken. `seen` is the table after it.
    fn words(&self, entry: &Entry, seen: &Seen) -> Vec<String>;
    /// An entry as the move list shows it; empty for what is not worth a line.
    fn notation(&self, entry: &Entry, seen: &Seen) -> String;
    /// The seat to whose turn an entry belongs; that of chance may belong to one too.
    fn turn_of(&self, entry: &Entry) -> Option<u8> {
        entry.seat
    }
    /// What an entry sounds like.
    fn sound(&self, entry: &Entry) -> Option<Sound>;
    /// How long an entry is shown before the next one is, in milliseconds.
    fn pace(&self, _: &Entry) -> u32 {
        320
    }
    /// What may be done while the screen is handed over: talking.
    fn curtain(&self, _: Game) -> Option<AnyView> {
        None
    }
    /// Why the match ended, in a sentence.
    fn reason(&self, rule: &str) -> String;
    /// What there is to see of the end besides the scores.
    fn result(&self, _: &Seen) -> Option<AnyView> {
        None
    }
    /// The rule page.
    fn rules(&self, language: Language) -> &'static str;
    /// Draws a position for a page of text.
    fn draw(&self, position: &str, words: &str) -> Option<String>;
}

/// What a seat is called: its holder's name, or what the game calls it.
pub(crate) fn name(seen: &Seen, seat: u8) -> String {
    match seen.holder(seat) {
        Some(holder) if !holder.name.is_empty() => holder.name.clone(),
        _ => parts::board(&seen.game).map_or_else(String::new, |board| board.seat_name(seat)),
    }
}
