//! Both games of Nanuuk! as the shell asks for them.

use leptos::prelude::*;
use serde_json::Value;

use super::scene::{What, events};
use super::{options, picture, results, scenario, table, words};
use crate::boards::{Board, Question};
use crate::game::Game;
use crate::link::{Entry, Seen};
use crate::settings::Settings;
use crate::sound::Sound;
use crate::texts::{Language, say};

/// The introductory game with its variants.
pub(crate) struct Intro;

/// The hunt.
pub(crate) struct Hunt;

fn seat_name(seat: u8) -> String {
    say(match seat {
        1 => "nanuuk-seat-1",
        2 => "nanuuk-seat-2",
        3 => "nanuuk-seat-3",
        _ => "nanuuk-seat-4",
    })
}

/// Long enough for everything that happens in an entry to be shown one after the other.
fn pace(entry: &Entry) -> u32 {
    let of = |what: &What| match what {
        What::Moved { .. } | What::BearDriven(..) | What::Took(..) | What::Gone(_) | What::Cracked(_) => 220,
        What::TradingDone | What::MetBear(_) => 0,
        _ => 60,
    };
    60 + events(entry).iter().map(|event| of(&event.what)).sum::<u32>()
}

/// The rule page of the family.
fn rules(language: Language) -> &'static str {
    match language {
        Language::English => include_str!(concat!(env!("OUT_DIR"), "/rules/en-nanuuk.html")),
        Language::German => include_str!(concat!(env!("OUT_DIR"), "/rules/de-nanuuk.html")),
    }
}

/// What is the same in both games.
macro_rules! shared {
    () => {
        fn seat_name(&self, seat: u8) -> String {
            seat_name(seat)
        }
        fn seat_sign(&self, seat: u8) -> String {
            picture::sign(seat, 0)
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
        fn question(&self, seen: &Seen) -> Question {
            words::question(seen)
        }
        fn words(&self, entry: &Entry, seen: &Seen) -> Vec<String> {
            words::spoken(entry, seen)
        }
        fn notation(&self, entry: &Entry, seen: &Seen) -> String {
            words::notation(entry, seen)
        }
        fn sound(&self, entry: &Entry) -> Option<Sound> {
            words::sound(entry)
        }
        fn pace(&self, entry: &Entry) -> u32 {
            pace(entry)
        }
        fn reason(&self, rule: &str) -> String {
            words::reason(rule)
        }
        fn rules(&self, language: Language) -> &'static str {
            rules(language)
        }
        fn draw(&self, position: &str, words: &str) -> Option<String> {
            picture::of_position(position, words).ok()
        }
    };
}

impl Board for Intro {
    fn game(&self) -> &'static str {
        "nanuuk-intro"
    }
    fn shapes(&self) -> &'static str {
        // The hunt brings them.
        ""
    }
    fn emblem(&self) -> String {
        picture::emblem(picture::EMBLEM_INTRO)
    }
    fn options_come_first(&self) -> bool {
        true
    }
    fn options(&self, options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView {
        options::intro(options, seats)
    }
    fn result(&self, seen: &Seen) -> Option<AnyView> {
        results::intro(seen)
    }
    shared!();
}

impl Board for Hunt {
    fn game(&self) -> &'static str {
        "nanuuk"
    }
    fn shapes(&self) -> &'static str {
        picture::SHARED
    }
    fn seats_wished(&self) -> Option<u8> {
        scenario::wished_players()
    }
    fn emblem(&self) -> String {
        picture::emblem(picture::EMBLEM_HUNT)
    }
    fn options_come_first(&self) -> bool {
        scenario::wished_players().is_some()
    }
    fn options(&self, options: RwSignal<Option<Value>>, seats: Signal<u8>) -> AnyView {
        options::hunt(options, seats)
    }
    fn result(&self, seen: &Seen) -> Option<AnyView> {
        Some(results::hunt(seen))
    }
    shared!();
}
