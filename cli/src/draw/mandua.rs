//! MANDUA: the square inside its frame, the four cages outside it.

use inuksuk_core::Seat;
use inuksuk_table::Entry;
use serde_json::Value;

use super::{Drawer, Glyphs, Ink, Picture, Spot, canvas::Canvas};
use crate::texts::Texts;

/// The drawing of MANDUA.
pub(crate) struct Mandua;

const HUNTERS: Ink = Ink::Seat(1);
const TIGERS: Ink = Ink::Seat(2);

/// Column of file a, and from one file to the next.
const FILE_A: usize = 13;
const FILE_STEP: usize = 6;
/// Row of rank 5, and from one rank to the next.
const RANK_5: usize = 4;
const RANK_STEP: usize = 2;
/// The frame around the square.
const FRAME: [usize; 4] = [10, 3, 40, 13];
/// Names and middles of the outer fields.
const CAGES: [(&str, usize, usize); 4] = [("N", 25, 1), ("E", 47, 8), ("S", 25, 15), ("W", 3, 8)];

/// Name, column and row of the 25 inner fields, rank 5 first.
fn inner_fields() -> impl Iterator<Item = (String, usize, usize)> {
    (0..5).flat_map(|row| {
        ('a'..='e').enumerate().map(move |(file, letter)| {
            (format!("{letter}{}", 5 - row), FILE_A + FILE_STEP * file, RANK_5 + RANK_STEP * row)
        })
    })
}

impl Drawer for Mandua {
    fn notation_key(&self) -> &'static str {
        "mandua-refused-notation"
    }

    fn picture(&self, view: &Value, glyphs: Glyphs, _: &Texts) -> Picture {
        let mut canvas = Canvas::new(51, 17);
        lines(&mut canvas, glyphs);
        frame(&mut canvas, glyphs);
        let mut spots = Vec::new();
        for (name, x, y) in inner_fields() {
            canvas.put(x, y, glyphs.pick("·", "."), Ink::Soft);
            spots.push(Spot { name, x, y, width: 1, minor: false });
        }
        for (name, x, y) in CAGES {
            cage(&mut canvas, glyphs, name, x, y);
            spots.push(Spot { name: name.into(), x, y, width: 1, minor: false });
        }
        for spot in &spots {
            if holds(view, "tigers", &spot.name) {
                canvas.put(spot.x, spot.y, glyphs.pick("▲", "T"), TIGERS);
            } else if holds(view, "hunters", &spot.name) {
                canvas.put(spot.x, spot.y, glyphs.pick("●", "H"), HUNTERS);
            }
        }
        Picture { canvas, spots }
    }

    fn path(&self, action: &str) -> Vec<String> {
        match action.split_once(' ') {
            Some(("remove", field)) => vec![field.into()],
            Some(_) => Vec::new(),
            None if action == "done" => Vec::new(),
            None => action.split('-').map(String::from).collect(),
        }
    }

    fn action_of(&self, view: &Value, path: &[String]) -> Option<String> {
        let stage = view["stage"].as_str()?;
        match path {
            [field] if stage == "remove" => Some(format!("remove {field}")),
            [field] if holds(view, "hunters", field) || holds(view, "tigers", field) => {
                let to = neighbour(view, field)?;
                Some(format!("{field}-{to}"))
            }
            [field] => Some(field.clone()),
            [from, to] => Some(format!("{from}-{to}")),
            _ => None,
        }
    }

    fn facts(&self, view: &Value, texts: &Texts) -> Vec<(Ink, String)> {
        let number = |name: &str| view[name].as_u64();
        let mut facts = vec![
            (HUNTERS, texts.with("mandua-hand", [("count", number("hand").unwrap_or(0).into())])),
            (TIGERS, texts.with("mandua-captured", [("count", number("captured").unwrap_or(0).into())])),
        ];
        if let Some(announced) = number("announced") {
            facts.push((Ink::Mark, texts.with("mandua-announced", [("count", announced.into())])));
            let taken = number("taken").unwrap_or(0);
            facts.push((Ink::Mark, texts.with("mandua-taken", [("count", taken.into())])));
        }
        if let Some(due) = number("due").filter(|&due| due > 0) {
            facts.push((Ink::Mark, texts.with("mandua-due", [("count", due.into())])));
        }
        if view["faults"] == true {
            facts.push((Ink::Soft, texts.say("mandua-faults")));
        }
        facts
    }

    fn question(&self, view: &Value, texts: &Texts) -> String {
        let number = |name: &str| view[name].as_u64().unwrap_or(0);
        match view["stage"].as_str().unwrap_or_default() {
            "place" => texts.say("mandua-ask-place"),
            "step" => texts.say("mandua-ask-step"),
            "announce" => texts.say("mandua-ask-announce"),
            "series" if view["faults"] == true => texts.say("mandua-ask-series-faults"),
            "series" => texts.say("mandua-ask-capture"),
            "tigers" if view["must_capture"] == true => texts.say("mandua-ask-capture"),
            "tigers" if view["faults"] == true => {
                texts.with("mandua-ask-announced", [("count", number("announced").into())])
            }
            "tigers" => texts.say("mandua-ask-tigers"),
            "challenge" => texts.with(
                "mandua-ask-challenge",
                [("announced", number("announced").into()), ("taken", number("taken").into())],
            ),
            "remove" => texts.say("mandua-ask-remove"),
            _ => texts.say("question-any"),
        }
    }

    fn seat_name(&self, seat: Seat, texts: &Texts) -> String {
        texts.say(if seat == Seat::FIRST { "mandua-hunters" } else { "mandua-tigers" })
    }

    fn seat_of_word(&self, word: &str) -> Option<Seat> {
        match word {
            "hunters" | "hunter" => Some(Seat::FIRST),
            "tigers" | "tiger" => Some(Seat::SECOND),
            _ => None,
        }
    }

    fn shorthand(&self, view: &Value, typed: &str) -> Option<String> {
        let number = typed.bytes().all(|b| b.is_ascii_digit()) && !typed.is_empty();
        match view["stage"].as_str()? {
            "announce" if number => Some(format!("say {typed}")),
            "challenge" if number => Some(format!("fault {typed}")),
            _ => None,
        }
    }

    fn tell(&self, entry: &Entry, texts: &Texts) -> String {
        let mut text = entry.text.clone();
        for event in &entry.events {
            match event["kind"].as_str().unwrap_or_default() {
                "moved" if event["captured"].as_array().is_some_and(|c| !c.is_empty()) => {
                    text.push_str(&captures(event, texts));
                }
                "challenged" => {
                    let key = if event["right"] == true { "mandua-told-right" } else { "mandua-told-wrong" };
                    text.push_str(&texts.say(key));
                }
                "removed" if !text.starts_with("remove") => {
                    let field = event["field"].as_str().unwrap_or_default();
                    text.push_str(&texts.with("mandua-told-removed", [("field", field.into())]));
                }
                _ => {}
            }
        }
        text
    }
}

/// What a move captured: fields, and MANDUA by name.
fn captures(event: &Value, texts: &Texts) -> String {
    let fields: Vec<_> =
        event["captured"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mandua = event["mandua"].as_array().is_some_and(|m| !m.is_empty());
    let key = if mandua { "mandua-told-mandua" } else { "mandua-told-captured" };
    texts.with(key, [("fields", fields.join(" ").into())])
}

/// A neighbour of a field, a free one if there is one.
fn neighbour(view: &Value, field: &str) -> Option<String> {
    let mut beside: Vec<String> = match field {
        "N" => vec!["c5".into()],
        "E" => vec!["e3".into()],
        "S" => vec!["c1".into()],
        "W" => vec!["a3".into()],
        _ => {
            let place = |name: &str| inner_fields().position(|(other, ..)| other == name);
            let here = place(field)? as isize;
            inner_fields()
                .zip(0..)
                .filter(|(_, i)| matches!((i / 5 - here / 5, i % 5 - here % 5), (0, -1 | 1) | (-1 | 1, 0)))
                .map(|((name, ..), _)| name)
                .collect()
        }
    };
    let free = |name: &String| !holds(view, "tigers", name) && !holds(view, "hunters", name);
    let index = beside.iter().position(free).unwrap_or(0);
    Some(beside.swap_remove(index))
}

fn holds(view: &Value, figures: &str, field: &str) -> bool {
    view[figures].as_array().is_some_and(|fields| fields.iter().any(|f| f == field))
}

/// The lines along which figures move.
fn lines(canvas: &mut Canvas, glyphs: Glyphs) {
    let (along, across) = (glyphs.pick("─", "-"), glyphs.pick("│", "|"));
    for (_, x, y) in inner_fields() {
        if x > FILE_A {
            canvas.put(x + 1 - FILE_STEP, y, &along.repeat(FILE_STEP - 1), Ink::Soft);
        }
        if y > RANK_5 {
            canvas.put(x, y - 1, across, Ink::Soft);
        }
    }
}

/// The frame, the names of files in it and of ranks beside it.
fn frame(canvas: &mut Canvas, glyphs: Glyphs) {
    let [left, top, right, bottom] = FRAME;
    let (along, across) = (glyphs.pick("═", "="), glyphs.pick("║", "#"));
    for (y, corners) in
        [(top, glyphs.pick(["╔", "╗"], ["#", "#"])), (bottom, glyphs.pick(["╚", "╝"], ["#", "#"]))]
    {
        canvas.put(left, y, &along.repeat(right - left), Ink::Plain);
        canvas.put(left, y, corners[0], Ink::Plain);
        canvas.put(right, y, corners[1], Ink::Plain);
        for (file, letter) in ["a", "b", "c", "d", "e"].iter().enumerate() {
            canvas.put(FILE_A + FILE_STEP * file, y, letter, Ink::Strong);
        }
    }
    for y in top + 1..bottom {
        canvas.put(left, y, across, Ink::Plain);
        canvas.put(right, y, across, Ink::Plain);
    }
    let line = glyphs.pick("─", "-");
    for rank in 0..5 {
        let y = RANK_5 + RANK_STEP * rank;
        let name = (5 - rank).to_string();
        if rank == 2 {
            // The rank whose line runs on into the cages.
            canvas.put(left - 3, y, &line.repeat(3), Ink::Soft);
            canvas.put(right + 1, y, &line.repeat(3), Ink::Soft);
        }
        canvas.put(left - 2, y, &name, Ink::Strong);
        canvas.put(right + 2, y, &name, Ink::Strong);
    }
}

/// A cage: a box with its name in the upper rim.
fn cage(canvas: &mut Canvas, glyphs: Glyphs, name: &str, x: usize, y: usize) {
    let upper = glyphs.pick(["┌─ ", " ─┐"], ["+- ", " -+"]);
    canvas.put(x - 3, y - 1, &format!("{}{name}{}", upper[0], upper[1]), Ink::Soft);
    canvas.put(x, y - 1, name, Ink::Strong);
    canvas.put(x - 3, y, glyphs.pick("│     │", "|     |"), Ink::Soft);
    canvas.put(x - 3, y + 1, glyphs.pick("└─────┘", "+-----+"), Ink::Soft);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{draw::Marks, texts::Language};

    fn view() -> Value {
        json!({"tigers": ["N", "a1", "c3", "E"], "hunters": ["b3", "d3", "a5", "e1"], "hand": 1,
            "captured": 3, "side": "tigers", "stage": "series", "announced": null, "taken": 1, "due": 2,
            "challenge_open": false, "must_capture": true, "faults": false})
    }

    fn drawn(glyphs: Glyphs) -> String {
        let mut picture = Mandua.picture(&view(), glyphs, &Texts::of(Language::En));
        picture.mark(&Marks {
            cursor: Some("W".into()),
            chosen: vec!["c3".into()],
            targets: vec!["a3".into(), "W".into()],
            last: vec!["c5".into(), "N".into()],
        });
        picture.canvas.rows().join("\n")
    }

    #[test]
    fn the_board_in_unicode() {
        insta::assert_snapshot!(drawn(Glyphs::Unicode));
    }

    #[test]
    fn the_board_in_ascii() {
        let drawn = drawn(Glyphs::Ascii);
        assert!(drawn.is_ascii());
        insta::assert_snapshot!(drawn);
    }

    #[test]
    fn all_29_fields_can_be_chosen() {
        let picture = Mandua.picture(&view(), Glyphs::Unicode, &Texts::of(Language::En));
        assert_eq!(picture.spots.len(), 29); // M-1
        assert_eq!(Mandua.path("c3-W"), ["c3", "W"]);
        assert_eq!(Mandua.path("remove N"), ["N"]);
        assert_eq!(Mandua.path("e5"), ["e5"]);
        assert!(Mandua.path("say 3").is_empty() && Mandua.path("done").is_empty());
    }

    #[test]
    fn a_bare_number_announces_or_challenges() {
        let at = |stage: &str, typed: &str| Mandua.shorthand(&json!({ "stage": stage }), typed);
        assert_eq!(at("announce", "3").as_deref(), Some("say 3")); // M-31
        assert_eq!(at("challenge", "12").as_deref(), Some("fault 12")); // M-33
        assert_eq!(at("challenge", "c3"), None);
        assert_eq!(at("place", "3"), None);
    }

    #[test]
    fn facts_say_what_is_due() {
        let facts: Vec<_> =
            Mandua.facts(&view(), &Texts::of(Language::En)).into_iter().map(|(_, fact)| fact).collect();
        insta::assert_snapshot!(facts.join("\n"), @r"
        1 hunter in hand
        3 of 25 hunters captured
        Still to be captured in this turn: 2
        ");
    }
}
