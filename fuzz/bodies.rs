// What every fuzz target does with its bytes. The property tests in `engine/tests/fuzz.rs` run the same
// bodies on the stable toolchain; `cargo fuzz run NAME` runs them under libFuzzer.

use inuksuk_catalog::{AnyMatch, Unchanging, games};
use inuksuk_core::{Actor, Observer, Seat};
use inuksuk_engine::Session;
use inuksuk_table::{Record, Table};
use serde_json::{Value, json};

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// Any text as a position of any game: refused with a reason, or a position that is written back the same
/// and can be played from.
pub fn position_text(data: &[u8]) {
    let text = text(data);
    let positions = [Value::String(text.clone()), serde_json::from_str(&text).unwrap_or(Value::Null)];
    for entry in games() {
        for seats in entry.info().min_seats..=entry.info().max_seats {
            for position in &positions {
                match entry.start(seats, &json!({}), Some(position), &mut Unchanging) {
                    Err(error) => assert!(!error.to_string().is_empty()),
                    Ok(matched) => {
                        let again =
                            entry.start(seats, &json!({}), Some(&matched.position()), &mut Unchanging);
                        if let Ok(again) = again {
                            assert_eq!(again.position(), matched.position());
                        }
                        play_one_of_each_seat(&*matched);
                    }
                }
            }
        }
    }
}

fn play_one_of_each_seat(matched: &dyn AnyMatch) {
    for seat in Seat::all(matched.seats()) {
        if let Some(action) = matched.legal(seat).first() {
            matched.boxed_clone().play(Actor::Seat(seat), action).expect("what is listed is accepted");
        }
        assert!(matched.view(Observer::Seat(seat)).is_object());
    }
}

/// Any text as an action of any game at its start: listed and accepted, or refused without a trace.
pub fn action_text(data: &[u8]) {
    let text = text(data);
    for entry in games() {
        let seats = entry.info().min_seats;
        let started = entry.start(seats, &json!({}), None, &mut Unchanging).expect("the defaults start");
        for actor in Seat::all(seats).map(Actor::Seat).chain([Actor::Chance]) {
            let mut matched = started.boxed_clone();
            let accepted = matched.play(actor, &text).is_ok();
            if accepted {
                assert_eq!(matched.action_text(0, Observer::Everything), text);
            } else {
                assert!(matched.same_as(&*started));
            }
        }
    }
}

/// Any text as a record: refused with a place, or written back so that it reads the same.
pub fn record_file(data: &[u8]) {
    match text(data).parse::<Record>() {
        Err(error) => assert!(error.line > 0 && error.column > 0 && !error.message.is_empty()),
        Ok(record) => {
            let written = record.to_string();
            let again: Record = written.parse().unwrap_or_else(|e| panic!("{e}\n{written}"));
            assert_eq!(again.to_string(), written);
            if let Ok(table) = Table::from_record(&record) {
                assert!(!table.record(Observer::Everything).to_string().is_empty());
            }
        }
    }
}

/// Any lines to an engine: each gets one line of JSON, with `ok` in it, and the engine goes on.
pub fn protocol_lines(data: &[u8]) {
    let mut session = Session::new();
    let start = r#"{"id":0,"cmd":"new","game":"mandua","seats":2,"seed":1}"#;
    session.answer(start);
    for line in text(data).lines() {
        // A deep perft or a long thought is slow, not wrong.
        if ["perft", "think", "random"].iter().any(|slow| line.contains(slow)) {
            continue;
        }
        let answer: Value = serde_json::from_str(&session.answer(line)).expect("an answer is JSON");
        assert!(answer["ok"].is_boolean(), "{answer}");
    }
    let state = session.answer(r#"{"id":9,"cmd":"state","match":1}"#);
    assert!(state.contains(r#""ok":true"#), "the match is still there: {state}");
}
