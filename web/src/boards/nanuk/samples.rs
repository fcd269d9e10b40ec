//! Tables as the page hears of them, for tests.

use serde_json::{Value, json};

use crate::link::Seen;

/// A table of five where `persons` of the first seats are persons, each with a number of their own, the rest bots.
pub(super) fn seen(persons: u8, options: &Value, view: &Value, line: &[Value]) -> Seen {
    let holder = |seat: u8| {
        if seat <= persons { json!({"name": "", "person": seat}) } else { json!({"name": "", "bot": 2}) }
    };
    let seats: Vec<Value> = (1..=5).map(holder).collect();
    serde_json::from_value(json!({
        "game": "nanuk", "options": options, "seats": seats, "number": 1, "turn": {"seats": [1]}, "view": view,
        "legal": {}, "table": {}, "undo": {}, "offer": null, "line_from": 0, "line": line, "result": null,
        "eyes": {"seat": null, "next": null, "hold": false}, "talk": [], "draws": false, "resigning": false,
    }))
    .unwrap()
}

/// An entry of a line.
pub(super) fn entry(ply: usize, seat: Option<u8>, text: &str, events: &Value) -> Value {
    json!({"ply": ply, "seat": seat, "text": text, "table": false, "events": events})
}
