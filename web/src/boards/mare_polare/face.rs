//! Mare Polare as the shell asks for it.

use leptos::prelude::*;
use serde_json::Value;

use super::{options, pictograms, picture, table, tray, words};
use crate::boards::{Board, Question};
use crate::game::Game;
use crate::link::{Entry, Seen};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::texts::Language;

pub(crate) struct MarePolare;

impl Board for MarePolare {
    fn game(&self) -> &'static str {
        "mare-polare"
    }
    fn shapes(&self) -> &'static str {
        picture::SHARED
    }
    fn emblem(&self) -> String {
        picture::emblem()
    }
    fn table(&self, game: Game, settings: RwSignal<Settings>) -> AnyView {
        table::table(game, settings)
    }
    fn tray(&self, game: Game, seat: u8) -> AnyView {
        tray::tray(game, seat)
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
    fn notation(&self, entry: &Entry, _: &Seen) -> String {
        words::notation(entry)
    }
    fn turn_of(&self, entry: &Entry) -> Option<u8> {
        entry.seat.or_else(|| Some(super::view::event(entry)?.0))
    }
    fn sound(&self, entry: &Entry) -> Option<Sound> {
        words::sound(entry)
    }
    fn pace(&self, entry: &Entry) -> u32 {
        words::pace(entry)
    }
    fn before_chance(&self, now: &Seen) -> Option<Question> {
        words::before_roll(now)
    }
    fn reason(&self, rule: &str) -> String {
        words::reason(rule)
    }
    fn result(&self, seen: &Seen) -> Option<AnyView> {
        let winner = *seen.result.as_ref()?.winners.first()?;
        let (frame, ready) = (pictograms::WIDE, pictograms::ready(winner));
        Some(view! { <svg class="p-won" viewBox=frame aria-hidden="true" inner_html=ready></svg> }.into_any())
    }
    fn rules(&self, language: Language) -> &'static str {
        match language {
            Language::English => include_str!(concat!(env!("OUT_DIR"), "/rules/en-mare-polare.html")),
            Language::German => include_str!(concat!(env!("OUT_DIR"), "/rules/de-mare-polare.html")),
        }
    }
    fn draw(&self, position: &str, words: &str) -> Option<String> {
        picture::of_position(position, words).ok()
    }
}
