//! The hunt: stones and hunters on the floe, the hunters' sheets beside it.

use inuksuk_table::Entry;
use nanuuk::{Board, Floe};
use serde_json::Value;

use super::{
    Drawer, Glyphs, Ink, Picture,
    floe::{self, Content},
    in_words, texts_in,
};
use crate::texts::Texts;

/// The drawing of the hunt.
pub(crate) struct Nanuuk;

/// Letters of the stones.
const LETTERS: [(&str, &str); 6] =
    [("fish", "f"), ("seal", "s"), ("walrus", "w"), ("whale", "W"), ("inuk", "i"), ("bear", "B")];
/// What things are called.
const WORDS: [(&str, &str); 10] = [
    ("fish", "thing-fish"),
    ("seal", "thing-seal"),
    ("walrus", "thing-walrus"),
    ("whale", "thing-whale"),
    ("inuk", "thing-inuk"),
    ("bear", "thing-bear"),
    ("harpoon", "thing-harpoon"),
    ("husky", "thing-husky"),
    ("sled", "thing-sled"),
    ("kayak", "thing-kayak"),
];
/// Actions that the board has no place for.
const ACTIONS: [(&str, &str); 7] = [
    ("stay", "nanuuk-do-stay"),
    ("harness", "nanuuk-do-harness"),
    ("harness 1", "nanuuk-do-harness-one"),
    ("harness 2", "nanuuk-do-harness-two"),
    ("take", "nanuuk-do-take"),
    ("leave", "nanuuk-do-leave"),
    ("done", "nanuuk-do-done"),
];

/// The floe that a view is played on.
fn floe_of(view: &Value) -> Option<Floe> {
    let two_hunters = view["options"]["hunters"] == 2;
    let seats = view["seats"].as_u64().filter(|seats| (2..=4).contains(seats))? as u8;
    // N-46: with two hunters each the board is that of four.
    Some(Board::from_option(&view["board"]).ok()?.floe(if two_hunters { 4 } else { seats }))
}

/// The sign of a hunter: its seat's number and, where each seat has two, a or b.
fn sign(view: &Value, index: usize) -> (Ink, String) {
    let seat = view["hunters"][index]["seat"].as_u64().unwrap_or(0);
    let letter = match (view["options"]["hunters"] == 2, index < 2) {
        (false, _) => "",
        (true, true) => "a",
        (true, false) => "b",
    };
    (Ink::Seat(seat as u8), format!("{seat}{letter}"))
}

fn hunters(view: &Value) -> &[Value] {
    view["hunters"].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// What is on a field.
fn content(view: &Value, igloos: &[String], glyphs: Glyphs, field: &str) -> Content {
    let mut content = Content::new();
    if igloos.iter().any(|igloo| igloo == field) {
        content.push((Ink::Strong, glyphs.pick("∩", "^").into()));
    }
    if let Some(stone) = view["stones"][field].as_str() {
        let letter = LETTERS.iter().find(|(name, _)| *name == stone).map_or("?", |(_, letter)| letter);
        let ink = if stone == "bear" { Ink::Mark } else { Ink::Plain };
        content.push((ink, letter.into()));
    }
    for (i, hunter) in hunters(view).iter().enumerate() {
        if hunter["field"] == field {
            content.push(sign(view, i));
        }
    }
    content
}

impl Drawer for Nanuuk {
    fn notation_key(&self) -> &'static str {
        "nanuuk-refused-notation"
    }

    fn picture(&self, view: &Value, glyphs: Glyphs, _: &Texts) -> Picture {
        let Some(floe) = floe_of(view) else { return Picture::of_lines(&[]) };
        let igloos = floe.names(floe.igloos());
        floe::picture(&floe, view, glyphs, |field| content(view, &igloos, glyphs, field))
    }

    fn path(&self, action: &str) -> Vec<String> {
        let place = action.strip_prefix(['@', '-', '|']).or_else(|| action.strip_prefix("bear "));
        place.map(String::from).into_iter().collect()
    }

    fn action_of(&self, view: &Value, path: &[String]) -> Option<String> {
        let [place] = path else { return None };
        match view["stage"].as_str()? {
            "place" => Some(format!("@{place}")),
            "move" | "step" => Some(format!("-{place}")),
            "bear" => Some(format!("bear {place}")),
            "crack" => Some(format!("|{place}")),
            _ => None,
        }
    }

    fn action_words(&self, action: &str, texts: &Texts) -> String {
        let prey = |name: &str| in_words([name], &WORDS, texts);
        if let Some(name) = action.strip_prefix("trade ") {
            texts.with("nanuuk-do-trade", [("prey", prey(name).into())])
        } else if let Some(name) = action.strip_prefix("drop ") {
            texts.with("nanuuk-do-drop", [("prey", prey(name).into())])
        } else {
            in_words([action], &ACTIONS, texts)
        }
    }

    fn facts(&self, view: &Value, texts: &Texts) -> Vec<(Ink, String)> {
        let mut facts = Vec::new();
        for (i, hunter) in hunters(view).iter().enumerate() {
            let (ink, sign) = sign(view, i);
            let left = in_words(texts_in(&hunter["left"]), &WORDS, texts);
            let right = hunter["right"].as_object().into_iter().flatten();
            let right: Vec<_> = right
                .map(|(name, count)| format!("{count} {}", in_words([name.as_str()], &WORDS, texts)))
                .collect();
            let right = if right.is_empty() { "-".into() } else { right.join(", ") };
            let mark = if view["turn"] == i + 1 { ">" } else { " " };
            facts.push((ink, format!("{mark}{sign} {left}")));
            facts.push((ink, format!("   {}", texts.with("nanuuk-in-igloo", [("things", right.into())]))));
        }
        let scores: Vec<_> =
            view["scores"].as_array().into_iter().flatten().map(ToString::to_string).collect();
        facts.push((Ink::Strong, texts.with("nanuuk-points", [("points", scores.join(" : ").into())])));
        facts.push((Ink::Soft, texts.say("nanuuk-legend")));
        facts
    }

    fn question(&self, view: &Value, texts: &Texts) -> String {
        match view["stage"].as_str().unwrap_or_default() {
            "place" => texts.say("nanuuk-ask-place"),
            "move" => texts.say("nanuuk-ask-move"),
            "step" => texts.say("nanuuk-ask-step"),
            "bear" => texts.say("nanuuk-ask-bear"),
            "crack" => texts.say("nanuuk-ask-crack"),
            "take" => texts.say("nanuuk-ask-take"),
            "trade" => texts.say("nanuuk-ask-trade"),
            _ => texts.say("question-any"),
        }
    }

    fn tell(&self, entry: &Entry, texts: &Texts) -> String {
        let told = |event: &Value| {
            let word = |name: &str| in_words(event[name].as_str(), &WORDS, texts);
            let hunter = event["hunter"].as_u64().unwrap_or(0);
            match event["kind"].as_str().unwrap_or_default() {
                "took" => format!(" ({})", word("stone")),
                "traded" => format!(" ({})", in_words(texts_in(&event["got"]), &WORDS, texts)),
                "missed" => texts.with("nanuuk-told-missed", [("hunter", hunter.into())]),
                "removed" => texts.with("nanuuk-told-removed", [("hunter", hunter.into())]),
                _ => String::new(),
            }
        };
        let action = self.action_words(&entry.text, texts);
        std::iter::once(action).chain(entry.events.iter().map(told)).collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{draw::Marks, texts::Language};

    fn view() -> Value {
        json!({"board": "floe31", "seats": 2, "options": {"hunters": 1, "sled-cracks": "two", "gentle": false},
            "cracks": ["A1.B2", "B3.B4", "C3.D4"], "stones": {"A1": "walrus", "B1": "inuk", "C3": "bear", "E2": "whale"},
            "hunters": [{"seat": 1, "field": "D4", "left": ["harpoon", "seal"], "right": {"fish": 2}},
                {"seat": 2, "field": "B2", "left": [], "right": {}}],
            "turn": 1, "stage": "crack", "steps": 1, "harness": 0, "to": null, "stays": 0, "scores": [6, 0]})
    }

    fn drawn(glyphs: Glyphs, marks: &Marks) -> String {
        let mut picture = Nanuuk.picture(&view(), glyphs, &Texts::of(Language::En));
        picture.mark(marks);
        picture.canvas.rows().join("\n")
    }

    #[test]
    fn the_floe_of_two_in_unicode() {
        let marks = Marks {
            targets: vec!["D3.E3".into(), "C4.D5".into()],
            cursor: Some("D3.E3".into()),
            ..Marks::default()
        };
        insta::assert_snapshot!(drawn(Glyphs::Unicode, &marks));
    }

    #[test]
    fn the_floe_of_two_in_ascii() {
        let marks = Marks {
            targets: vec!["C3".into(), "D5".into()],
            cursor: Some("D5".into()),
            last: vec!["D4".into()],
            ..Marks::default()
        };
        let drawn = drawn(Glyphs::Ascii, &marks);
        assert!(drawn.is_ascii());
        insta::assert_snapshot!(drawn);
    }

    #[test]
    fn four_hunters_in_one_igloo_are_all_seen() {
        let mut view = view();
        view["seats"] = 4.into();
        view["hunters"] =
            (1..=4).map(|seat| json!({"seat": seat, "field": "D4", "left": [], "right": {}})).collect();
        let picture = Nanuuk.picture(&view, Glyphs::Ascii, &Texts::of(Language::En));
        assert!(picture.canvas.rows().iter().any(|row| row.contains("^1234")));
        assert_eq!(picture.spots.iter().filter(|spot| !spot.minor).count(), 31); // N-2
        assert_eq!(picture.spots.iter().filter(|spot| spot.minor).count(), 72);
    }

    #[test]
    fn sheets_are_told_in_words() {
        let facts: Vec<_> =
            Nanuuk.facts(&view(), &Texts::of(Language::En)).into_iter().map(|(_, fact)| fact).collect();
        insta::assert_snapshot!(facts.join("\n"), @r"
        >1 harpoon, seal
           in the igloo: 2 fish
         2 -
           in the igloo: -
        Points: 6 : 0
        f fish, s seal, w walrus, W whale, i Inuk, B bear
        ");
    }
}
