//! Mare Polare: sixteen places with floes that move, harpoons, the bag.

use inuksuk_core::Seat;
use inuksuk_table::Entry;
use mare_polare::{Card, Recipes, Species};
use serde_json::Value;

use super::{Drawer, Glyphs, Ink, Picture, Spot, after, canvas::Canvas, in_words};
use crate::texts::Texts;

/// The drawing of Mare Polare.
pub(crate) struct MarePolare;

/// Columns and rows from one place to the next, and before the first.
const STEP: (usize, usize) = (9, 3);
const MARGIN: (usize, usize) = (3, 1);

/// What fish are called.
const FISH: [(&str, &str); 5] = [
    ("r", "mare-round"),
    ("l", "mare-long"),
    ("p", "mare-pointed"),
    ("b", "mare-broad"),
    ("plain", "mare-plain"),
];
/// Faces of the die that are no numbers.
const FACES: [(&str, &str); 2] = [("leap", "mare-leap"), ("splash", "mare-splash")];
/// Actions that the board has no place for.
const ACTIONS: [(&str, &str); 4] = [
    ("keep", "mare-do-keep"),
    ("return", "mare-do-return"),
    ("claim", "mare-do-claim"),
    ("wait", "mare-do-wait"),
];

fn items(list: &Value) -> &[Value] {
    list.as_array().map(Vec::as_slice).unwrap_or_default()
}

/// The sign of a figure: its seat's shape and number.
fn figure(seat: usize, glyphs: Glyphs) -> (Ink, String) {
    let shape = glyphs.pick(["▲", "●", "■", "◆"], ["#", "#", "#", "#"])[seat % 4];
    (Ink::Seat(seat as u8 + 1), format!("{shape}{}", seat + 1))
}

/// A floe or a gap, with its upper left corner at a place.
fn floe(canvas: &mut Canvas, glyphs: Glyphs, kind: char, x: usize, y: usize) {
    if matches!(kind, '.' | '?') {
        for row in 0..3 {
            canvas.put(x + 1, y + row, glyphs.pick("≈ ≈ ≈", "~ ~ ~"), Ink::Water);
        }
        return;
    }
    canvas.put(x, y, glyphs.pick("╭─────╮", ".-----."), Ink::Plain);
    canvas.put(x, y + 1, glyphs.pick("│     │", "|     |"), Ink::Plain);
    canvas.put(x, y + 2, glyphs.pick("╰─────╯", "'-----'"), Ink::Plain);
    let (ink, sign) = match kind {
        'i' => (Ink::Strong, glyphs.pick("∩", "^")),
        'm' => (Ink::Strong, glyphs.pick("△", "M")),
        'o' => (Ink::Water, glyphs.pick("◯", "O")),
        _ => (Ink::Plain, " "),
    };
    canvas.put(x + 2, y + 1, sign, ink);
}

/// A recipe in words.
fn recipe(number: &Value, texts: &Texts) -> Option<String> {
    let shoal = Recipes::built_in().of(Card::new(number.as_u64()? as u8)?);
    let parts = Species::ALL.into_iter().filter_map(|species| {
        let count = shoal[species];
        let name = in_words([species.letter().to_string().as_str()], &FISH, texts);
        (count > 0).then(|| format!("{count} {name}"))
    });
    Some(parts.collect::<Vec<_>>().join(", "))
}

impl Drawer for MarePolare {
    fn picture(&self, view: &Value, glyphs: Glyphs, _: &Texts) -> Picture {
        let mut canvas = Canvas::new(MARGIN.0 + 4 * STEP.0, MARGIN.1 + 4 * STEP.1);
        let mut spots = Vec::new();
        let board: Vec<char> = view["board"].as_str().unwrap_or_default().chars().collect();
        for row in 0..4 {
            canvas.put(0, MARGIN.1 + STEP.1 * row + 1, &(4 - row).to_string(), Ink::Strong);
            for (column, letter) in ('a'..='d').enumerate() {
                let (x, y) = (MARGIN.0 + STEP.0 * column, MARGIN.1 + STEP.1 * row);
                canvas.put(x + 3, 0, &letter.to_string(), Ink::Strong);
                floe(&mut canvas, glyphs, board.get(4 * row + column).copied().unwrap_or('?'), x, y);
                let name = format!("{letter}{}", 4 - row);
                let standing = items(&view["figures"]).iter().position(|place| place == &name);
                if let Some(seat) = standing {
                    let (ink, sign) = figure(seat, glyphs);
                    canvas.put(x + 3, y + 1, &sign, ink);
                }
                spots.push(Spot { name, x: x + 2, y: y + 1, width: 3, minor: false });
            }
        }
        Picture { canvas, spots }
    }

    fn path(&self, action: &str) -> Vec<String> {
        let place = match action.split_once(' ') {
            Some(("lay" | "fall" | "out", place)) => Some(place),
            Some(_) => None,
            None => action.strip_prefix('@').or_else(|| is_place(action).then_some(action)),
        };
        place.map(String::from).into_iter().collect()
    }

    fn action_of(&self, view: &Value, path: &[String]) -> Option<String> {
        let [place] = path else { return None };
        match view["stage"].as_str()? {
            "place" => Some(format!("@{place}")),
            "move" => Some(place.clone()),
            "lay" => Some(format!("lay {place}")),
            "fall" => Some(format!("fall {place}")),
            "out" => Some(format!("out {place}")),
            _ => None,
        }
    }

    fn action_words(&self, action: &str, texts: &Texts) -> String {
        match action.strip_prefix("feel ") {
            Some(shape) => texts.with("mare-do-feel", [("fish", in_words([shape], &FISH, texts).into())]),
            None => in_words([action], &ACTIONS, texts),
        }
    }

    fn facts(&self, view: &Value, texts: &Texts) -> Vec<(Ink, String)> {
        let mut facts = Vec::new();
        if let Some(roll) = view["roll"].as_str() {
            let roll = in_words([roll], &FACES, texts);
            facts.push((Ink::Mark, texts.with("mare-roll", [("roll", roll.into())])));
        }
        if let Some(fish) = view["fish"].as_str() {
            facts.push((
                Ink::Mark,
                texts.with("mare-fish", [("fish", in_words([fish], &FISH, texts).into())]),
            ));
        }
        for (seat, harpoon) in items(&view["harpoons"]).iter().enumerate() {
            let (ink, sign) = figure(seat, Glyphs::Ascii);
            let mark = if view["seat"] == seat + 1 { ">" } else { " " };
            let fish = harpoon.as_str().filter(|fish| !fish.is_empty()).unwrap_or("-");
            let text = texts.with("mare-harpoon", [("fish", fish.into())]);
            facts.push((ink, format!("{mark}{} {text}", sign.trim_start_matches('#'))));
        }
        for (seat, card) in items(&view["recipes"]).iter().enumerate() {
            if let Some(recipe) = recipe(card, texts) {
                let values = [("seat", (seat + 1).into()), ("recipe", recipe.into())];
                facts.push((Ink::Mark, texts.with("mare-recipe", values)));
            }
        }
        facts.push((Ink::Soft, texts.say("mare-legend")));
        facts
    }

    fn question(&self, view: &Value, texts: &Texts) -> String {
        match view["stage"].as_str().unwrap_or_default() {
            "place" => texts.say("mare-ask-place"),
            "move" if view["roll"] == "leap" => texts.say("mare-ask-leap"),
            "move" => {
                let roll = view["roll"].as_str().unwrap_or_default();
                texts.with("mare-ask-move", [("roll", roll.into())])
            }
            "lay" => texts.say("mare-ask-lay"),
            "fall" => texts.say("mare-ask-fall"),
            "feel" => texts.say("mare-ask-feel"),
            "keep" => texts.say("mare-ask-keep"),
            "claim" => texts.say("mare-ask-claim"),
            "out" => texts.say("mare-ask-out"),
            _ => texts.say("question-any"),
        }
    }

    /// P-17: from arriving at the iceberg until the next roll.
    fn looker(&self, view: &Value) -> Option<Seat> {
        let looks = view["stage"] == "roll";
        view["look"].as_u64().filter(|_| looks).and_then(|seat| Seat::new(u8::try_from(seat).ok()?))
    }

    fn tell(&self, entry: &Entry, texts: &Texts) -> String {
        match entry.text.split_once(' ') {
            Some(("catch", fish)) => {
                texts.with("mare-told-catch", [("fish", in_words([fish], &FISH, texts).into())])
            }
            Some(("first", seat)) => texts.with("mare-told-first", [("seat", seat.into())]),
            Some(("roll", roll)) => {
                texts.with("mare-told-roll", [("roll", in_words([roll], &FACES, texts).into())])
            }
            Some(("layout", _)) => texts.say("mare-told-layout"),
            Some(("recipe", seat)) => {
                let seat = seat.split(' ').next().unwrap_or_default();
                texts.with("mare-told-recipe", [("seat", seat.into())])
            }
            _ => self.action_words(&entry.text, texts),
        }
    }

    /// The lot, the floes and the recipes come in one go.
    fn tell_together(&self, entries: &[Entry], texts: &Texts) -> Option<(usize, String)> {
        let set_up = |entry: &&Entry| {
            entry.seat.is_none()
                && ["first", "layout", "recipe"].iter().any(|word| after(&entry.text, word).is_some())
        };
        let all: Vec<_> = entries.iter().take_while(set_up).collect();
        let recipes = all.iter().filter(|entry| after(&entry.text, "recipe").is_some()).count();
        let others = all.iter().filter(|entry| after(&entry.text, "recipe").is_none());
        let mut words: Vec<_> = others.map(|entry| self.tell(entry, texts)).collect();
        if recipes > 0 {
            words.push(texts.with("mare-told-recipes", [("count", recipes.into())]));
        }
        (all.len() > 1).then(|| (all.len(), words.join("; ")))
    }

    fn notation_key(&self) -> &'static str {
        "mare-polare-refused-notation"
    }
}

fn is_place(text: &str) -> bool {
    let mut signs = text.chars();
    matches!((signs.next(), signs.next(), signs.next()), (Some('a'..='d'), Some('1'..='4'), None))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{draw::Marks, texts::Language};

    fn view() -> Value {
        json!({"stage": "move", "first": 1, "seat": 2, "board": "xoxx.oimxoxxo.xo", "figures": ["b2", "a3", null],
            "recipes": [null, 7, null], "harpoons": ["", "rrp", "b"],
            "bag": {"r": 13, "l": 15, "p": 14, "b": 14, "plain": 4}, "roll": "3"})
    }

    #[test]
    fn the_sea_with_floes_gaps_and_a_figure_in_the_water() {
        let texts = Texts::of(Language::En);
        let mut picture = MarePolare.picture(&view(), Glyphs::Unicode, &texts);
        picture.mark(&Marks {
            targets: vec!["a4".into(), "c3".into()],
            cursor: Some("c3".into()),
            last: vec!["b2".into()],
            ..Marks::default()
        });
        insta::assert_snapshot!(picture.canvas.rows().join("\n"));
        let ascii = MarePolare.picture(&view(), Glyphs::Ascii, &texts).canvas.rows().join("\n");
        assert!(ascii.is_ascii());
        insta::assert_snapshot!(ascii);
    }

    // P-30: only a recipe that the view shows is told.
    #[test]
    fn only_the_recipe_in_the_view_is_told() {
        let told = |view: &Value| {
            let facts = MarePolare.facts(view, &Texts::of(Language::En));
            facts.into_iter().map(|(_, fact)| fact).collect::<Vec<_>>().join("\n")
        };
        insta::assert_snapshot!(told(&view()), @r"
        Rolled: 3
         1 harpoon: -
        >2 harpoon: rrp
         3 harpoon: b
        The recipe of seat 2: 3 round, 2 pointed, 2 broad
        r round, l long, p pointed, b broad; O hole, ^ or ∩ igloo, M or △ iceberg
        ");
        let mut hidden = view();
        hidden["recipes"] = json!([null, null, null]);
        assert!(!told(&hidden).contains("recipe of"), "{}", told(&hidden));
    }

    #[test]
    fn places_are_chosen_on_the_board() {
        assert_eq!(MarePolare.path("@b2"), ["b2"]);
        assert_eq!(MarePolare.path("b3"), ["b3"]);
        assert_eq!(MarePolare.path("lay c4"), ["c4"]);
        for listed in ["feel r", "keep", "return", "claim", "wait"] {
            assert!(MarePolare.path(listed).is_empty());
        }
    }
}
