//! MANDUA as the shell asks for it.

use leptos::prelude::*;
use serde_json::Value;

use super::{options, picture, table, tray, words};
use crate::boards::{Board, Question};
use crate::game::Game;
use crate::link::{Entry, Seen};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::texts::{Language, say};

pub(crate) struct Mandua;

impl Board for Mandua {
    fn game(&self) -> &'static str {
        "mandua"
    }
    fn shapes(&self) -> &'static str {
        picture::SHARED
    }
    fn emblem(&self) -> String {
        picture::emblem()
    }
    fn seat_name(&self, seat: u8) -> String {
        say(if seat == 1 { "mandua-hunters" } else { "mandua-tigers" })
    }
    fn seat_sign(&self, seat: u8) -> String {
        let shape = if seat == 1 { "m-hunter" } else { "m-tiger" };
        format!(
            r##"<svg class="sign" viewBox="-46 -46 92 92" aria-hidden="true"><use href="#{shape}"/></svg>"##
        )
    }
    fn table(&self, game: Game, settings: RwSignal<Settings>) -> AnyView {
        table::table(game, settings)
    }
    fn tray(&self, game: Game, seat: u8) -> AnyView {
        tray::tray(game, seat)
    }
    fn options(&self, options: RwSignal<Option<Value>>, _: Signal<u8>) -> AnyView {
        options::options(options)
    }
    fn question(&self, seen: &Seen) -> Question {
        words::question(seen)
    }
    fn words(&self, entry: &Entry, seen: &Seen) -> Vec<String> {
        words::spoken(entry, seen)
    }
    fn notation(&self, entry: &Entry, _: &Seen) -> String {
        words::notation(entry)
    }
    fn sound(&self, entry: &Entry) -> Option<Sound> {
        words::sound(entry)
    }
    fn reason(&self, rule: &str) -> String {
        words::reason(rule)
    }
    fn rules(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!(concat!(env!("OUT_DIR"), "/rules/en-mandua.html")),
            Language::German => include_str!(concat!(env!("OUT_DIR"), "/rules/de-mandua.html")),
        }
    }
    fn draw(&self, position: &str, words: &str) -> Option<String> {
        picture::of_position(position, words).ok()
    }
}
