//! Nanuk: the boast, everybody's cards, the pool, one's own hand.

use std::collections::{BTreeMap, BTreeSet};

use inuksuk_table::Entry;
use serde_json::Value;

use super::{Drawer, Glyphs, Ink, Picture, Spot, after, canvas::Canvas, in_words, order::natural};
use crate::texts::Texts;

/// The drawing of Nanuk.
pub(crate) struct Nanuk;

const WIDTH: usize = 54;
/// Column of the score piles.
const PILES: usize = 30;
/// The order of cards.
const CARDS: [&str; 13] = ["d", "d2", "dn", "s", "s2", "sn", "f", "f2", "fn", "b", "b2", "bn", "i"];
const ANIMALS: [(&str, &str); 4] =
    [("d", "nanuk-deer"), ("s", "nanuk-seal"), ("f", "nanuk-fish"), ("b", "nanuk-bird")];
const WORDS: [(&str, &str); 6] = [
    ("doom", "nanuk-do-doom"),
    ("hunt", "nanuk-do-hunt"),
    ("stay", "nanuk-do-stay"),
    ("cw", "nanuk-clockwise"),
    ("ccw", "nanuk-counter-clockwise"),
    ("?", "nanuk-decided"),
];
/// The sides.
const SIDES: [(&str, &str); 3] =
    [("hunt", "nanuk-side-hunt"), ("doom", "nanuk-side-doom"), ("?", "nanuk-decided")];

/// The cards of a pile, each with its count.
fn cards(pile: &Value) -> Vec<(&'static str, u64)> {
    CARDS.into_iter().filter_map(|card| Some((card, pile[card].as_u64().filter(|&n| n > 0)?))).collect()
}

fn counted((card, count): (&str, u64)) -> String {
    if count == 1 { card.to_owned() } else { format!("{card}*{count}") }
}

fn pile_text(pile: &Value) -> String {
    let cards: Vec<_> = cards(pile).into_iter().map(counted).collect();
    if cards.is_empty() { "-".into() } else { cards.join(" ") }
}

/// Lines that are written one below the other, with the cards that can be chosen.
struct Sheet {
    canvas: Canvas,
    spots: Vec<Spot>,
    y: usize,
}

impl Sheet {
    fn line(&mut self, ink: Ink, text: &str) {
        self.canvas.put(0, self.y, text, ink);
        self.y += 1;
    }

    /// A pile whose cards can be chosen, under a prefix of their names; broken into lines where it is long.
    fn pile(&mut self, title: &str, prefix: &str, pile: &Value) {
        self.canvas.put(0, self.y, title, Ink::Strong);
        let first = title.chars().count() + 3;
        let mut x = first;
        for (card, count) in cards(pile) {
            let text = counted((card, count));
            let width = text.chars().count();
            if x + width + 2 > WIDTH {
                x = first;
                self.y += 1;
            }
            self.canvas.put(x, self.y, &text, Ink::Plain);
            self.spots.push(Spot { name: format!("{prefix} {card}"), x, y: self.y, width, minor: false });
            x += width + 5;
        }
        self.y += 1;
    }
}

/// The animals of a boast, one or several.
fn animals(letter: &Value, number: &Value, texts: &Texts) -> String {
    match ANIMALS.iter().find(|(known, _)| letter == known) {
        Some((_, key)) => texts.with(key, [("number", number.as_u64().unwrap_or(0).into())]),
        None => letter.to_string(),
    }
}

fn boast(view: &Value, texts: &Texts) -> String {
    let boast = &view["boast"];
    if boast.is_null() {
        return texts.say("nanuk-no-boast");
    }
    let text = texts.with(
        "nanuk-boast",
        [
            ("seat", boast["seat"].as_u64().unwrap_or(0).into()),
            ("number", boast["number"].as_u64().unwrap_or(0).into()),
            ("animal", animals(&boast["animal"], &boast["number"], texts).into()),
            ("days", boast["days"].as_u64().unwrap_or(0).into()),
        ],
    );
    match view["doom"].as_u64() {
        Some(seat) => format!("{text} {}", texts.with("nanuk-doomed", [("seat", seat.into())])),
        None => text,
    }
}

/// What else came of an action: sides and cards revealed, the end of the hunt, points.
fn consequence(event: &Value, texts: &Texts) -> String {
    let list = |name: &str| {
        let items = event[name].as_array().into_iter().flatten();
        items.map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    match event["kind"].as_str().unwrap_or_default() {
        "sides" => {
            let values = [("hunt", list("hunt").into()), ("doom", list("doom").into())];
            texts.with("nanuk-told-sides", values)
        }
        "shown" => texts.with("nanuk-told-shown", [("cards", pile_text(&event["cards"]).into())]),
        "winter" => texts.say("nanuk-told-winter"),
        "success" => texts.say("nanuk-told-success"),
        "failure" => texts.say("nanuk-told-failure"),
        "points" => texts.with("nanuk-told-points", [("points", list("points").into())]),
        _ => String::new(),
    }
}

/// What a boast costs to raise to: the number, then the days, then the order of the animals on the board.
fn raise(action: &str) -> Option<(u32, u32, usize)> {
    let (animal, number) = after(action, "boast")?.split_once(' ')?;
    let (number, days) = number.split_once(' ')?;
    let place = ANIMALS.iter().position(|(letter, _)| *letter == animal)?;
    Some((number.parse().ok()?, days.parse().ok()?, place))
}

/// The cards of a deal: how many each seat gets, and which of them can be seen.
fn deal(entries: &[Entry], texts: &Texts) -> String {
    let mut hands: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (seat, card) in entries.iter().filter_map(|entry| after(&entry.text, "deal")?.split_once(' ')) {
        hands.entry(seat).or_default().push(card);
    }
    let counts: BTreeSet<usize> = hands.values().map(Vec::len).collect();
    let mut told = match (counts.len(), counts.first(), hands.len()) {
        (0, ..) => Vec::new(),
        (1, Some(&count), 2..) => vec![texts.with("nanuk-told-deal", [("count", count.into())])],
        _ => {
            let each = hands.iter().map(|(seat, cards)| {
                let values = [("seat", (*seat).into()), ("count", cards.len().into())];
                texts.with("nanuk-told-deal-to", values)
            });
            each.collect()
        }
    };
    let seen = hands.iter().filter(|(_, cards)| !cards.contains(&"?"));
    told.extend(seen.map(|(seat, cards)| {
        texts.with("nanuk-told-deal-cards", [("seat", (*seat).into()), ("cards", cards.join(" ").into())])
    }));
    told.join("; ")
}

/// What chance did, in words.
fn chance_words(entry: &Entry, texts: &Texts) -> Option<String> {
    match entry.text.split_once(' ')? {
        ("first", seat) => Some(texts.with("nanuk-told-first", [("seat", seat.into())])),
        ("deal", dealt) => match dealt.split_once(' ')? {
            (_, "?") => Some(deal(std::slice::from_ref(entry), texts)),
            (seat, card) => {
                let values = [("seat", seat.into()), ("cards", card.into())];
                Some(texts.with("nanuk-told-deal-cards", values))
            }
        },
        ("wind", wind) => {
            Some(texts.with("nanuk-told-wind", [("wind", in_words([wind], &WORDS, texts).into())]))
        }
        ("day", card) => Some(texts.with("nanuk-told-day", [("card", card.into())])),
        _ => None,
    }
}

/// What a seat did with its cards, in words.
fn card_words(action: &str, texts: &Texts) -> Option<String> {
    let (word, cards) = action.split_once(' ')?;
    let key = match (word, cards.contains('?')) {
        ("ante", true) => "nanuk-told-ante-hidden",
        ("ante", false) => "nanuk-told-ante",
        ("give", true) => "nanuk-told-give-hidden",
        ("give", false) => "nanuk-told-give",
        ("pick", _) => "nanuk-told-pick",
        _ => return None,
    };
    let count = cards.split(',').count();
    Some(texts.with(key, [("cards", cards.into()), ("count", count.into())]))
}

/// A seat's line: whether it acts, its cards, its side, how many it laid.
fn seat_line(view: &Value, seat: usize, texts: &Texts) -> String {
    let acts = view["turn"]["seats"].as_array().is_some_and(|seats| seats.iter().any(|s| *s == seat + 1));
    let mark = if acts { ">" } else { " " };
    let side = match view["sides"][seat].as_str() {
        Some(side) => in_words([side], &SIDES, texts),
        None => String::new(),
    };
    let laid = match (&view["given"][seat], &view["antes"][seat]) {
        (Value::Number(count), _) if count.as_u64() > Some(0) => count.to_string(),
        (_, Value::String(_)) => "1".into(),
        _ => String::new(),
    };
    let hand = view["hands"][seat].as_u64().unwrap_or(0);
    format!("{mark}{}  {hand:>4}  {side:<12} {laid:>3}", seat + 1)
}

impl Drawer for Nanuk {
    fn picture(&self, view: &Value, _: Glyphs, texts: &Texts) -> Picture {
        let seats = view["hands"].as_array().map_or(0, Vec::len);
        let mut sheet = Sheet { canvas: Canvas::new(WIDTH, 3 * seats + 18), spots: Vec::new(), y: 0 };
        let wind = view["wind"].as_str().map_or_else(|| "-".into(), |wind| in_words([wind], &WORDS, texts));
        // K-40: how many cards lie face down is for players to count.
        sheet.line(Ink::Soft, &texts.with("nanuk-wind", [("wind", wind.into())]));
        sheet.line(Ink::Mark, &boast(view, texts));
        if view["winter"] == true {
            sheet.line(Ink::Bad, &texts.say("nanuk-winter"));
        }
        sheet.y += 1;
        sheet.line(Ink::Strong, &texts.say("nanuk-head"));
        for seat in 0..seats {
            let ink = Ink::Seat(seat as u8 + 1);
            let pile = pile_text(&view["piles"][seat]);
            let mut parts = textwrap::wrap(&pile, WIDTH - PILES).into_iter();
            let first = parts.next().unwrap_or_default();
            sheet.line(ink, &format!("{:<PILES$}{first}", seat_line(view, seat, texts)));
            for part in parts {
                sheet.line(ink, &format!("{:PILES$}{part}", ""));
            }
        }
        sheet.y += 1;
        for (key, pile) in [("nanuk-shown", &view["shown"]), ("nanuk-drawn", &view["drawn"])] {
            if !cards(pile).is_empty() {
                let title = texts.say(key);
                sheet.line(Ink::Plain, &format!("{title} {}", pile_text(pile)));
            }
        }
        if !cards(&view["pool"]).is_empty() {
            sheet.pile(&texts.say("nanuk-pool"), "pool", &view["pool"]);
        }
        if view["hand"].is_object() {
            sheet.y += 1;
            sheet.pile(&texts.say("nanuk-hand"), "hand", &view["hand"]);
        }
        sheet.canvas.cut(sheet.y);
        Picture { canvas: sheet.canvas, spots: sheet.spots }
    }

    fn path(&self, action: &str) -> Vec<String> {
        match action.split_once(' ') {
            Some(("ante", card)) => vec![format!("hand {card}")],
            Some(("pick", card)) => vec![format!("pool {card}")],
            _ => Vec::new(),
        }
    }

    fn action_of(&self, view: &Value, path: &[String]) -> Option<String> {
        let [place] = path else { return None };
        match (view["stage"].as_str()?, place.split_once(' ')?) {
            ("ante", (_, card)) => Some(format!("ante {card}")),
            ("give", (_, card)) => Some(format!("give {card}")),
            ("pick", (_, card)) => Some(format!("pick {card}")),
            _ => None,
        }
    }

    fn action_words(&self, action: &str, texts: &Texts) -> String {
        let words: Vec<&str> = action.split(' ').collect();
        match words[..] {
            ["boast", animal, number, days] => {
                let count = |text: &str| text.parse::<u64>().unwrap_or(0);
                let animal = animals(&animal.into(), &count(number).into(), texts);
                let values =
                    [("number", number.into()), ("animal", animal.into()), ("days", count(days).into())];
                texts.with("nanuk-do-boast", values)
            }
            _ => in_words([action], &WORDS, texts),
        }
    }

    fn facts(&self, view: &Value, texts: &Texts) -> Vec<(Ink, String)> {
        let mut facts = Vec::new();
        if view["totals"].as_array().is_some_and(|totals| totals.iter().any(|n| *n != 0)) {
            let totals: Vec<_> =
                view["totals"].as_array().into_iter().flatten().map(ToString::to_string).collect();
            facts.push((Ink::Strong, texts.with("nanuk-totals", [("points", totals.join(" : ").into())])));
        }
        facts.push((Ink::Soft, texts.say("nanuk-legend")));
        facts
    }

    fn question(&self, view: &Value, texts: &Texts) -> String {
        match view["stage"].as_str().unwrap_or_default() {
            "boast" => texts.say("nanuk-ask-boast"),
            "sides" => texts.say("nanuk-ask-sides"),
            "ante" => texts.say("nanuk-ask-ante"),
            "give" => texts.say("nanuk-ask-give"),
            "pick" => texts.say("nanuk-ask-pick"),
            _ => texts.say("question-any"),
        }
    }

    /// `f 6 7` boasts, `s,i` or `s i` gives, a card's name antes or picks.
    fn shorthand(&self, view: &Value, typed: &str) -> Option<String> {
        let words: Vec<&str> = typed.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let all_cards = !words.is_empty() && words.iter().all(|word| CARDS.contains(word));
        match (view["stage"].as_str()?, &words[..]) {
            // At another time the rules say why not.
            (_, ["d" | "s" | "f" | "b", number, days])
                if [number, days].iter().all(|n| n.parse::<u8>().is_ok()) =>
            {
                Some(format!("boast {}", words.join(" ")))
            }
            ("ante", [card]) if all_cards => Some(format!("ante {card}")),
            ("pick", [card]) if all_cards => Some(format!("pick {card}")),
            ("give", cards) if all_cards => {
                // The order of the notation, whatever was typed.
                let sorted = CARDS.iter().flat_map(|card| cards.iter().filter(move |typed| *typed == card));
                Some(format!("give {}", sorted.copied().collect::<Vec<_>>().join(",")))
            }
            _ => None,
        }
    }

    fn tell(&self, entry: &Entry, texts: &Texts) -> String {
        let parts = entry.events.iter().map(|event| consequence(event, texts));
        let words =
            if entry.seat.is_none() { chance_words(entry, texts) } else { card_words(&entry.text, texts) };
        let words = words.unwrap_or_else(|| self.action_words(&entry.text, texts));
        std::iter::once(words).chain(parts).collect()
    }

    /// K-10, K-11: the lot, the deal and the wind come in one go.
    fn tell_together(&self, entries: &[Entry], texts: &Texts) -> Option<(usize, String)> {
        let is = |entry: &Entry, word: &str| entry.seat.is_none() && after(&entry.text, word).is_some();
        let before = entries.iter().take_while(|entry| is(entry, "first")).count();
        let dealt = entries[before..].iter().take_while(|entry| is(entry, "deal")).count();
        let (lot, rest) = entries.split_at(before);
        let (cards, rest) = rest.split_at(dealt);
        if cards.is_empty() {
            return None;
        }
        let wind = rest.first().filter(|entry| is(entry, "wind"));
        let mut words: Vec<_> = lot.iter().filter_map(|entry| chance_words(entry, texts)).collect();
        words.push(deal(cards, texts));
        words.extend(wind.and_then(|entry| chance_words(entry, texts)));
        let all = &entries[..before + dealt + usize::from(wind.is_some())];
        let parts = all.iter().flat_map(|entry| &entry.events).map(|event| consequence(event, texts));
        Some((all.len(), words.join("; ") + &parts.collect::<String>()))
    }

    /// The smallest raise comes first, other actions last.
    fn arrange(&self, actions: &mut [String]) {
        actions.sort_by(|a, b| match (raise(a), raise(b)) {
            (None, None) => natural(a, b),
            (one, other) => one.is_none().cmp(&other.is_none()).then_with(|| one.cmp(&other)),
        });
    }

    fn notation_key(&self) -> &'static str {
        "nanuk-refused-notation"
    }

    fn lists_actions(&self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::texts::Language;

    fn view() -> Value {
        json!({"season": 1, "totals": [0, 0, 0, 0, 0], "stage": "give", "lot": [], "first": 2, "wind": "cw",
            "discards": {}, "piles": [{"d2": 1}, {}, {"s": 3, "i": 1}, {}, {}],
            "boast": {"seat": 1, "animal": "f", "number": 6, "days": 7}, "doom": 3, "drawn": {}, "winter": false,
            "winner": null, "pool": {}, "picker": null, "end": null, "turn": {"seats": [2]}, "deck": 76,
            "hands": [3, 3, 2, 3, 2], "hand": {"f2": 1, "s": 2}, "sides": ["hunt", "hunt", "doom", "hunt", "doom"],
            "antes": [null, null, "?", null, "?"], "given": [0, 0, 0, 2, 0], "gave": {}, "shown": null, "log": []})
    }

    #[test]
    fn the_table_with_one_s_own_hand() {
        let texts = Texts::of(Language::En);
        let picture = Nanuk.picture(&view(), Glyphs::Unicode, &texts);
        insta::assert_snapshot!(picture.canvas.rows().join("\n"));
        assert!(Nanuk.picture(&view(), Glyphs::Ascii, &texts).canvas.rows().join("").is_ascii());
        let names: Vec<_> = picture.spots.iter().map(|spot| spot.name.as_str()).collect();
        assert_eq!(names, ["hand s", "hand f2"]);
    }

    #[test]
    fn long_score_piles_go_on_in_the_next_line() {
        let mut view = view();
        view["piles"][2] =
            json!({"d": 3, "d2": 1, "dn": 2, "s": 3, "s2": 1, "f": 2, "fn": 1, "b": 4, "bn": 1, "i": 2});
        let rows = Nanuk.picture(&view, Glyphs::Unicode, &Texts::of(Language::En)).canvas.rows();
        let text = rows.join("\n");
        for card in ["d*3", "dn*2", "f*2", "b*4", "bn", "i*2"] {
            assert!(text.contains(card), "{card}: {text}");
        }
        assert!(rows.iter().all(|row| row.chars().count() <= WIDTH));
    }

    #[test]
    fn reveals_are_told() {
        let texts = Texts::of(Language::En);
        let told = |events: Value| {
            let events = events.as_array().unwrap().clone();
            Nanuk.tell(&Entry { ply: 1, seat: None, text: "hunt".into(), table: false, events }, &texts)
        };
        assert_eq!(told(json!([{"kind": "decide", "seat": 4, "side": "hunt"}])), "join the hunt");
        let sides = json!([{"kind": "sides", "hunt": [1, 3], "doom": [2, 4, 5]}]); // K-14
        assert_eq!(told(sides), "join the hunt; they hunt: 1 3, they stay: 2 4 5");
        let shown = json!([{"kind": "shown", "cards": {"s": 2, "i": 1}}]); // K-18
        assert_eq!(told(shown), "join the hunt; contributed: s*2 i");
    }

    #[test]
    fn fault_a_deal_was_told_in_lines_of_notation() {
        let texts = Texts::of(Language::En);
        let told = |actions: &[&str]| {
            let entry = |text: &&str| Entry {
                ply: 1,
                seat: None,
                text: (*text).into(),
                table: false,
                events: Vec::new(),
            };
            let entries: Vec<_> = actions.iter().map(entry).collect();
            Nanuk.tell_together(&entries, &texts)
        };
        let whole = ["first 2", "deal 1 s", "deal 1 fn", "deal 2 ?", "deal 2 ?", "wind cw", "day b"];
        let words = "seat 2 begins; every seat is dealt 2 cards; seat 1 gets s fn; the wind blows clockwise";
        assert_eq!(told(&whole), Some((6, words.into())));
        let some = ["deal 1 ?", "deal 1 ?", "deal 3 ?", "wind ccw"];
        let words = "seat 1 is dealt 2 cards; seat 3 is dealt a card; the wind blows counter-clockwise";
        assert_eq!(told(&some), Some((4, words.into())));
        assert_eq!(told(&["wind cw"]), None);
        assert_eq!(told(&["day b", "deal 1 ?"]), None);
    }

    #[test]
    fn fault_boasts_were_listed_as_texts() {
        let mut actions =
            ["boast b 10 10", "boast d 2 1", "boast b 2 1", "boast s 1 12", "boast f 1 2", "doom"];
        actions.sort_unstable();
        let mut arranged = actions.map(String::from);
        Nanuk.arrange(&mut arranged);
        let smallest_first =
            ["boast f 1 2", "boast s 1 12", "boast d 2 1", "boast b 2 1", "boast b 10 10", "doom"];
        assert_eq!(arranged, smallest_first);
    }

    #[test]
    fn short_words_become_actions() {
        let at = |stage: &str, typed: &str| Nanuk.shorthand(&json!({ "stage": stage }), typed);
        assert_eq!(at("boast", "f 6 7").as_deref(), Some("boast f 6 7")); // K-11
        assert_eq!(at("give", "f2 s,i").as_deref(), Some("give s,f2,i")); // K-17
        assert_eq!(at("ante", "s").as_deref(), Some("ante s")); // K-16
        assert_eq!(at("give", "x"), None);
        assert_eq!(at("boast", "doom"), None);
        // Whoever is asked for something else is told by the rules.
        assert_eq!(at("sides", "f 9 9").as_deref(), Some("boast f 9 9"));
    }
}
