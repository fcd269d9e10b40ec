//! Nanuk as the shell asks for it.

use leptos::prelude::*;
use serde_json::Value;

use super::{cards, options, table, talk, words};
use crate::boards::{Board, Question};
use crate::game::Game;
use crate::link::{Entry, Seen};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::texts::Language;

pub(crate) struct NanukBoard;

impl Board for NanukBoard {
    fn game(&self) -> &'static str {
        "nanuk"
    }
    fn shapes(&self) -> &'static str {
        cards::SHAPES
    }
    fn emblem(&self) -> String {
        cards::emblem()
    }
    fn shows_seats(&self) -> bool {
        true
    }
    fn table(&self, game: Game, settings: RwSignal<Settings>) -> AnyView {
        table::table(game, settings)
    }
    fn tray(&self, _: Game, _: u8) -> AnyView {
        ().into_any()
    }
    fn options(&self, options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView {
        options::options(options, seats)
    }
    fn question(&self, seen: &Seen) -> Question {
        words::question(seen)
    }
    fn waiting(&self, seen: &Seen) -> Option<String> {
        words::waiting(seen)
    }
    fn words(&self, entry: &Entry, seen: &Seen) -> Vec<String> {
        words::spoken(entry, seen)
    }
    fn notation(&self, entry: &Entry, seen: &Seen) -> String {
        words::notation(entry, seen)
    }
    fn turn_of(&self, entry: &Entry) -> Option<u8> {
        words::turn_of(entry)
    }
    fn sound(&self, entry: &Entry) -> Option<Sound> {
        words::sound(entry)
    }
    fn pace(&self, entry: &Entry) -> u32 {
        words::pace(entry)
    }
    fn curtain(&self, game: Game) -> Option<AnyView> {
        talk::clock(game)
    }
    fn reason(&self, rule: &str) -> String {
        words::reason(rule)
    }
    fn rules(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!(concat!(env!("OUT_DIR"), "/rules/en-nanuk.html")),
            Language::German => include_str!(concat!(env!("OUT_DIR"), "/rules/de-nanuk.html")),
        }
    }
    fn draw(&self, position: &str, words: &str) -> Option<String> {
        cards::row(position, words::letter, words)
    }
}
