//! What happens on the board, in words, signs and sounds.

use super::choices::{Choices, captures};
use super::view::{Event, Piece, Side, Stage, View, events};
use crate::link::{Entry, Seen};
use crate::sound::Sound;
use crate::texts::{has, say, say_with};

/// The view of a table, if it is one of MANDUA.
pub(super) fn view(seen: &Seen) -> Option<View> {
    serde_json::from_value(seen.view.clone()).ok()
}

/// What is asked, with the rule that forces it. What came of a challenge is told before, until the next move of the
/// one who is asked.
pub(super) fn question(seen: &Seen) -> (String, Option<&'static str>) {
    let Some(view) = view(seen) else { return (String::new(), None) };
    let (question, rule) = asked(seen, &view);
    match challenge(seen) {
        Some(outcome) if view.stage != Stage::Remove => (format!("{} {question}", sentence(&outcome)), rule),
        _ => (question, rule),
    }
}

/// The challenge of the hunters' turn that goes on or has just gone by.
fn challenge(seen: &Seen) -> Option<Event> {
    let line = seen.line.iter().rev().filter(|entry| !entry.table);
    let own = line.take_while(|entry| entry.seat == Some(Side::Hunters.seat()));
    own.flat_map(events).find(|event| matches!(event, Event::Challenged { .. }))
}

fn asked(seen: &Seen, view: &View) -> (String, Option<&'static str>) {
    let due = view.due.unwrap_or(0);
    let numbers = [
        ("due", due.into()),
        ("taken", view.taken.into()),
        ("announced", view.announced.unwrap_or(0).into()),
    ];
    let ask = |key: &str, rule| (say_with(key, &numbers), rule);
    match (view.stage, view.side) {
        (Stage::Place, _) => ask("mandua-ask-place", None),
        (Stage::Step, _) => ask("mandua-ask-step", None),
        (Stage::Challenge, _) if view.hand > 0 => ask("mandua-ask-challenge-or-place", Some("M-33")),
        (Stage::Challenge, _) => ask("mandua-ask-challenge-or-step", Some("M-33")),
        (Stage::Remove, _) => ask("mandua-ask-remove", Some("M-34")),
        (Stage::Announce, _) => ask("mandua-ask-announce", Some("M-31")),
        (Stage::Series, Side::Tigers) if view.faults => ask("mandua-ask-series-faults", Some("M-31")),
        (Stage::Series, _) => ask("mandua-ask-series", Some("M-26")),
        (Stage::Tigers, _) if view.faults => {
            let legal: Vec<String> = seen.legal.values().flatten().cloned().collect();
            let capture = Choices::of(&legal).moves.iter().any(|&(from, to)| captures(view, from, to));
            ask(
                if capture { "mandua-ask-tigers-announced" } else { "mandua-ask-announced-step" },
                Some("M-31"),
            )
        }
        (Stage::Tigers, _) if view.must_capture == Some(true) => ask("mandua-ask-capture", Some("M-26")),
        (Stage::Tigers, _) => ask("mandua-ask-tigers", None),
        (Stage::Over, _) => (String::new(), None),
    }
}

/// What happened, one sentence an event. `seen` is the table after it.
pub(super) fn spoken(entry: &Entry, seen: &Seen) -> Vec<String> {
    if entry.table {
        let side = say(if entry.seat == Some(1) { "mandua-hunters" } else { "mandua-tigers" });
        return vec![say_with(crate::widgets::table_action_key(&entry.text), &[("side", side.into())])];
    }
    // The question that follows a challenge tells what came of it.
    let told = seen.asked().is_some() && view(seen).is_some_and(|view| view.stage != Stage::Remove);
    let told = |event: &Event| told && challenge(seen).as_ref() == Some(event);
    events(entry).iter().filter(|event| !told(event)).map(sentence).collect()
}

fn sentence(event: &Event) -> String {
    match event {
        Event::Placed { field } => say_with("mandua-spoken-placed", &[("field", field.clone().into())]),
        Event::Moved { piece, from, to, captured, mandua } => {
            let key = match (piece, captured.is_empty(), mandua.is_empty()) {
                (Piece::Hunter, ..) => "mandua-spoken-hunter",
                (Piece::Tiger, true, _) => "mandua-spoken-tiger",
                (Piece::Tiger, false, true) => "mandua-spoken-capture",
                (Piece::Tiger, false, false) => "mandua-spoken-mandua",
            };
            let values = [
                ("from", from.clone().into()),
                ("to", to.clone().into()),
                ("count", captured.len().into()),
                ("fields", captured.join(", ").into()),
            ];
            say_with(key, &values)
        }
        Event::Announced { number } => say_with("mandua-spoken-announced", &[("number", (*number).into())]),
        Event::Done { taken } => say_with("mandua-spoken-done", &[("taken", (*taken).into())]),
        Event::Challenged { number, right } => {
            let key = if *right { "mandua-spoken-challenge-right" } else { "mandua-spoken-challenge-wrong" };
            say_with(key, &[("number", (*number).into())])
        }
        Event::Removed { field } => say_with("mandua-spoken-removed", &[("field", field.clone().into())]),
        Event::Over { reason: rule } => reason(rule),
    }
}

/// An entry for the move list: what was played and what it took.
pub(super) fn notation(entry: &Entry) -> String {
    if entry.table {
        return say(crate::widgets::table_action_sign(&entry.text));
    }
    let mut text = entry.text.clone();
    for event in events(entry) {
        match event {
            Event::Moved { captured, .. } if !captured.is_empty() => {
                text = format!("{text} ×{}", captured.len())
            }
            Event::Announced { number } => text = format!("“{number}”"),
            Event::Done { .. } => text = say("mandua-sign-done"),
            Event::Challenged { number, right } => {
                text = format!("?{number} {}", if right { "✓" } else { "✗" })
            }
            Event::Removed { field } if entry.text.starts_with("remove") => text = format!("−{field}"),
            _ => {}
        }
    }
    text
}

/// The loudest thing that an entry did.
pub(super) fn sound(entry: &Entry) -> Option<Sound> {
    if entry.table {
        return Some(Sound::Word);
    }
    events(entry).iter().find_map(|event| match event {
        Event::Placed { .. } | Event::Moved { piece: Piece::Hunter, .. } => Some(Sound::Light),
        Event::Moved { mandua, .. } if !mandua.is_empty() => Some(Sound::Great),
        Event::Moved { captured, .. } if !captured.is_empty() => Some(Sound::Capture),
        Event::Moved { .. } => Some(Sound::Heavy),
        Event::Removed { .. } => Some(Sound::Capture),
        Event::Announced { .. } | Event::Challenged { .. } | Event::Done { .. } => Some(Sound::Word),
        Event::Over { .. } => None,
    })
}

/// Why a match ended.
pub(super) fn reason(rule: &str) -> String {
    let key = format!("mandua-over-{}", rule.to_ascii_lowercase());
    if has(&key) { say(&key) } else { rule.to_owned() }
}
