//! The introductory game of Nanuuk!: figures and cracks on the floe.

use inuksuk_catalog::Unchanging;
use inuksuk_core::Game;
use inuksuk_table::Entry;
use serde_json::{Value, json};

use super::{
    Drawer, Glyphs, Ink, Picture,
    floe::{self, Content},
    in_words,
};
use crate::texts::Texts;

/// The drawing of the introductory game.
pub(crate) struct NanuukIntro;

/// The rules that a view is played by: they know the floe.
fn rules_of(view: &Value) -> Option<nanuuk::NanuukIntro> {
    let mut options = view["options"].as_object()?.clone();
    options.insert("board".into(), view["board"].clone());
    let seats = view["seats"].as_u64()? as u8;
    nanuuk::NanuukIntro::new(seats, &Value::Object(options), &mut Unchanging).ok()
}

fn figures(view: &Value) -> &[Value] {
    view["figures"].as_array().map(Vec::as_slice).unwrap_or_default()
}

/// The sign of a figure: its owner's number and, for a bear, B.
fn sign(figure: &Value) -> (Ink, String) {
    let seat = figure["seat"].as_u64().unwrap_or(0) as u8;
    match (figure["kind"] == "bear", seat) {
        (true, 0) => (Ink::Mark, "B".into()),
        (true, seat) => (Ink::Seat(seat), format!("B{seat}")),
        (false, seat) => (Ink::Seat(seat), seat.to_string()),
    }
}

impl Drawer for NanuukIntro {
    fn title(&self, _: &str, texts: &Texts) -> String {
        texts.say("nanuuk-intro-title")
    }

    fn notation_key(&self) -> &'static str {
        "nanuuk-intro-refused-notation"
    }

    fn picture(&self, view: &Value, glyphs: Glyphs, _: &Texts) -> Picture {
        let Some(rules) = rules_of(view) else { return Picture::of_lines(&[]) };
        let content = |field: &str| -> Content {
            figures(view).iter().filter(|figure| figure["field"] == field).map(sign).collect()
        };
        floe::picture(rules.floe(), view, glyphs, content)
    }

    fn path(&self, action: &str) -> Vec<String> {
        if let Some(place) = action.strip_prefix(['@', '|']) {
            return vec![place.into()];
        }
        action.split_once('-').map(|(from, to)| vec![from.into(), to.into()]).unwrap_or_default()
    }

    fn action_of(&self, view: &Value, path: &[String]) -> Option<String> {
        match (view["stage"].as_str()?, path) {
            ("place", [place]) => Some(format!("@{place}")),
            ("crack", [place]) => Some(format!("|{place}")),
            ("move" | "second" | "bear", [from, to]) => Some(format!("{from}-{to}")),
            ("move" | "second" | "bear", [from]) => {
                let rules = rules_of(view)?;
                let floe = rules.floe();
                let to = floe.neighbours(floe.field(from)?).iter().next()?;
                Some(format!("{from}-{}", floe.name(to)))
            }
            _ => None,
        }
    }

    fn action_words(&self, action: &str, texts: &Texts) -> String {
        in_words([action], &[("stop", "nanuuk-do-stop")], texts)
    }

    fn facts(&self, view: &Value, texts: &Texts) -> Vec<(Ink, String)> {
        let enclosed = |number: usize| {
            view["enclosed"].as_array().is_some_and(|all| all.iter().any(|n| n == &json!(number)))
        };
        let mut facts = Vec::new();
        for (i, figure) in figures(view).iter().enumerate() {
            let (ink, sign) = sign(figure);
            let mark = if view["figure"] == i + 1 { ">" } else { " " };
            let place = figure["field"].as_str().unwrap_or("-");
            let shut = if enclosed(i + 1) { texts.say("nanuuk-enclosed") } else { String::new() };
            facts.push((ink, format!("{mark}{sign} {place} {shut}").trim_end().to_owned()));
        }
        facts
    }

    fn question(&self, view: &Value, texts: &Texts) -> String {
        match view["stage"].as_str().unwrap_or_default() {
            "place" => {
                let figure = view["figure"].as_u64().unwrap_or(0) as usize;
                let kind = figures(view).get(figure.wrapping_sub(1)).map(|figure| &figure["kind"]);
                texts.say(match kind {
                    Some(kind) if kind == "bear" => "nanuuk-ask-place-bear",
                    _ => "nanuuk-ask-place-inuk",
                })
            }
            "move" => texts.say("nanuuk-ask-move-figure"),
            "second" => texts.say("nanuuk-ask-second"),
            "bear" => texts.say("nanuuk-ask-move-bear"),
            "crack" => texts.say("nanuuk-ask-crack"),
            _ => texts.say("question-any"),
        }
    }

    fn tell(&self, entry: &Entry, texts: &Texts) -> String {
        let mut text = self.action_words(&entry.text, texts);
        for event in &entry.events {
            text.push_str(&match event["kind"].as_str().unwrap_or_default() {
                "left" => {
                    let field = event["field"].as_str().unwrap_or_default();
                    texts.with("nanuuk-told-left", [("field", field.into())])
                }
                "no-bear" => texts.say("nanuuk-told-no-bear"),
                _ => continue,
            });
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{draw::Marks, texts::Language};

    #[test]
    fn the_floe_of_three_with_a_bear() {
        let view = json!({"board": "floe31", "seats": 3,
            "options": {"variant": "bear-hunt", "one-inuk": false, "bears": 1}, "cracks": ["A1.B1", "C3.D4"],
            "figures": [{"seat": 1, "kind": "inuk", "field": "C3"}, {"seat": 2, "kind": "inuk", "field": "D2"},
                {"seat": 3, "kind": "bear", "field": "F1"}], "turn": 3, "figure": 3, "stage": "move", "enclosed": [2]});
        let texts = Texts::of(Language::En);
        let mut picture = NanuukIntro.picture(&view, Glyphs::Unicode, &texts);
        picture.mark(&Marks { targets: vec!["F1".into()], ..Marks::default() });
        insta::assert_snapshot!(picture.canvas.rows().join("\n"));
        let facts: Vec<_> = NanuukIntro.facts(&view, &texts).into_iter().map(|(_, fact)| fact).collect();
        assert_eq!(facts, [" 1 C3", " 2 D2 enclosed", ">B3 F1"]);
        assert_eq!(NanuukIntro.action_of(&view, &["F1".into()]).as_deref(), Some("F1-E1"));
    }
}
