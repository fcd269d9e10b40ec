//! What happens, in words, signs and sounds.

use ::nanuk::{Animal, Boast, Card, Stage};
use serde_json::Value as Json;

use super::cards as drawn;
use super::view::{self, Known, View};
use crate::boards::name;
use crate::link::{Entry, Seen};
use crate::sound::Sound;
use crate::texts::{Value, has, say, say_with};

/// The letter of an animal in the language of the page.
pub(super) fn letter(animal: Option<Animal>) -> String {
    match animal {
        Some(animal) => say(&format!("nanuk-letter-{animal}")),
        None => say("nanuk-letter-i"),
    }
}

/// A card face up.
pub(super) fn card_face(card: Card) -> String {
    drawn::front(card, &letter(card.animal()))
}

/// An animal by its name.
pub(super) fn animal(animal: Animal) -> String {
    say(&format!("nanuk-animal-{animal}"))
}

/// A card by its name.
pub(super) fn card(card: Card) -> String {
    say(&format!("nanuk-card-{card}"))
}

/// Cards by their names, the same ones counted.
pub(super) fn cards(list: &[Card]) -> String {
    let pile: ::nanuk::Pile = list.iter().copied().collect();
    let one =
        |(kind, count): (Card, u8)| if count > 1 { format!("{count} × {}", card(kind)) } else { card(kind) };
    pile.kinds().map(one).collect::<Vec<_>>().join(", ")
}

/// A boast in words.
pub(super) fn boast(boast: Boast) -> String {
    let animals = say_with(&format!("nanuk-count-{}", boast.animal), &[("count", boast.number.into())]);
    say_with("nanuk-boasted", &[("animals", animals.into()), ("days", boast.days.into())])
}

/// The one who looks.
pub(super) fn you() -> String {
    say("nanuk-you")
}

/// What a seat has laid itself and so knows.
pub(super) fn own_laid(view: &View, own: u8) -> Vec<Card> {
    let ante = view.antes.get(usize::from(own) - 1).copied().flatten();
    let ante = if let Some(Known::Open(card)) = ante { Some(card) } else { None };
    ante.into_iter().chain(view.gave.cards()).collect()
}

/// What is asked, with the rule behind it.
pub(super) fn question(seen: &Seen) -> (String, Option<&'static str>) {
    let Some(view) = View::of(&seen.view) else { return (String::new(), None) };
    let only_one = view.hand.is_some_and(|hand| hand.size() == 1);
    let legal = seen.asked().map_or(&[][..], |seat| seen.legal_of(seat));
    let (key, rule) = match view.stage {
        Stage::Boast if view.claim.is_none() => ("nanuk-ask-first-boast", "K-11"),
        Stage::Boast if legal == ["doom"] => ("nanuk-ask-only-doom", "K-12"),
        Stage::Boast => ("nanuk-ask-raise", "K-11"),
        Stage::Sides if seen.options["open-sides"] == true => ("nanuk-ask-open-side", "K-15"),
        Stage::Sides => ("nanuk-ask-side", "K-14"),
        Stage::Ante if only_one => ("nanuk-ask-last-ante", "K-16"),
        Stage::Ante => ("nanuk-ask-ante", "K-16"),
        Stage::Give if only_one => ("nanuk-ask-last-gift", "K-17"),
        Stage::Give => ("nanuk-ask-gift", "K-17"),
        Stage::Pick => ("nanuk-ask-pick", "K-21"),
        _ => return (String::new(), None),
    };
    (say(key), Some(rule))
}

/// What one waits for.
pub(super) fn waiting(seen: &Seen) -> Option<String> {
    let view = View::of(&seen.view)?;
    let acting: Vec<String> =
        (1..=view.seats()).filter(|&seat| seen.acts(seat)).map(|seat| name(seen, seat)).collect();
    let key = match view.stage {
        Stage::First => "nanuk-drawing-lots",
        Stage::Deal => "nanuk-dealing",
        Stage::Wind => "nanuk-flipping-wind",
        Stage::Boast => "nanuk-wait-boast",
        Stage::Sides => "nanuk-wait-sides",
        Stage::Ante => "nanuk-wait-ante",
        Stage::Give => "nanuk-wait-gift",
        Stage::Day => "nanuk-wait-day",
        Stage::Pick => "nanuk-wait-pick",
        Stage::Over => return None,
    };
    Some(say_with(key, &[("names", acting.join(", ").into()), ("count", acting.len().into())]))
}

/// A sentence about a seat: in the second person for the one who looks.
fn of_seat(key: &str, seen: &Seen, seat: u8, more: &[(&'static str, Value)]) -> String {
    let you = seen.eyes.seat == Some(seat);
    let mut values = vec![("you", if you { "yes" } else { "no" }.into()), ("name", name(seen, seat).into())];
    values.extend_from_slice(more);
    say_with(key, &values)
}

/// What happened, one sentence an event.
pub(super) fn spoken(entry: &Entry, seen: &Seen) -> Vec<String> {
    entry.events.iter().filter_map(|event| sentence(event, seen)).collect()
}

fn sentence(event: &Json, seen: &Seen) -> Option<String> {
    let seat = event["seat"].as_u64().map_or(0, |seat| seat as u8);
    let of = |key: &str, more: &[(&'static str, Value)]| Some(of_seat(key, seen, seat, more));
    let one = || event["card"].as_str().and_then(|card| card.parse::<Card>().ok()).map(card);
    let all = || cards(&view::pile(&event["cards"]).cards().collect::<Vec<_>>());
    let names = |list: &Json| {
        let seats = list.as_array().map_or(&[][..], Vec::as_slice).iter().filter_map(Json::as_u64);
        seats.map(|seat| name(seen, seat as u8)).collect::<Vec<_>>().join(", ")
    };
    match event["kind"].as_str()? {
        "first" => of("nanuk-told-first", &[]),
        // Only one's own cards are worth hearing of.
        "deal" => of("nanuk-told-deal", &[("card", one()?.into())]),
        "wind" => Some(say(&format!("nanuk-told-wind-{}", event["wind"].as_str()?))),
        "boast" => of("nanuk-told-boast", &[("boast", boast(view::claim(event)?.boast).into())]),
        "doom" => of("nanuk-told-doom", &[]),
        "decide" => match event["side"].as_str()? {
            "?" => of("nanuk-told-decided", &[]),
            side => of(&format!("nanuk-told-side-{side}"), &[]),
        },
        "sides" => Some(say_with(
            "nanuk-told-sides",
            &[("hunt", names(&event["hunt"]).into()), ("doom", names(&event["doom"]).into())],
        )),
        "ante" => match one() {
            Some(card) => of("nanuk-told-own-ante", &[("card", card.into())]),
            None => of("nanuk-told-ante", &[]),
        },
        "give" => of("nanuk-told-gift", &[("count", event["count"].as_u64()?.into())]),
        "shown" => Some(say_with("nanuk-told-shown", &[("cards", all().into())])),
        "day" => Some(say_with("nanuk-told-day", &[("card", one()?.into())])),
        "winter" => Some(say("nanuk-told-winter")),
        kind @ ("success" | "failure") => Some(say(&format!("nanuk-told-{kind}"))),
        "pool" => Some(say_with("nanuk-told-pool", &[("cards", all().into())])),
        "pick" => of("nanuk-told-pick", &[("card", one()?.into())]),
        "rest" => Some(say_with("nanuk-told-rest", &[("cards", all().into())])),
        "end" => Some(reason(event["rule"].as_str()?)),
        "points" => {
            let points = event["points"].as_array()?.iter().filter_map(Json::as_u64);
            let list = (1..).zip(points).map(|(seat, points)| format!("{} {points}", name(seen, seat)));
            Some(say_with("nanuk-told-points", &[("points", list.collect::<Vec<_>>().join(", ").into())]))
        }
        _ => None,
    }
}

/// The seat an entry is about: that who begins stands beside the lot.
pub(super) fn turn_of(entry: &Entry) -> Option<u8> {
    let drawn = || entry.text.strip_prefix("first ")?.parse().ok();
    entry.seat.or_else(drawn)
}

/// What was decided in secret, once all sides are shown (K-14).
fn shown_side(entry: &Entry, line: &[Entry]) -> Option<&'static str> {
    let since = line.iter().skip_while(|later| later.ply < entry.ply);
    let sides = since.flat_map(|later| &later.events).find(|event| event["kind"] == "sides")?;
    let seat = entry.seat.map(u64::from)?;
    let among = |list: &Json| list.as_array().is_some_and(|list| list.iter().any(|one| one == seat));
    [("hunt", "nanuk-sign-hunt"), ("doom", "nanuk-sign-stay")]
        .into_iter()
        .find_map(|(side, key)| among(&sides[side]).then_some(key))
}

/// An entry for the move list. Dealt cards are not listed.
pub(super) fn notation(entry: &Entry, seen: &Seen) -> String {
    let (word, rest) = entry.text.split_once(' ').unwrap_or((&entry.text, ""));
    let list = || -> Vec<Card> { rest.split(',').filter_map(|card| card.parse().ok()).collect() };
    let count = || rest.split(',').count();
    let hidden = rest.contains('?');
    let text = match word {
        "deal" => return String::new(),
        "first" => say("nanuk-sign-first"),
        "wind" => say(&format!("nanuk-wind-{rest}")),
        "boast" => view::boast(&entry.text).map(boast).unwrap_or_default(),
        "doom" => say("nanuk-sign-doom"),
        "hunt" | "stay" => say(&format!("nanuk-sign-{word}")),
        "?" => say(shown_side(entry, &seen.line).unwrap_or("nanuk-decided")),
        "ante" if hidden => say("nanuk-sign-ante"),
        "ante" => say_with("nanuk-sign-own-ante", &[("card", cards(&list()).into())]),
        "give" if hidden => say_with("nanuk-laid", &[("count", count().into())]),
        "give" => say_with("nanuk-sign-own-gift", &[("cards", cards(&list()).into())]),
        "day" => say_with("nanuk-sign-day", &[("card", cards(&list()).into())]),
        "pick" => say_with("nanuk-sign-pick", &[("card", cards(&list()).into())]),
        _ => entry.text.clone(),
    };
    let mut text = text;
    for event in &entry.events {
        match event["kind"].as_str() {
            Some("success") => text += " ✓",
            Some("failure") => text += " ✗",
            Some("winter") => text = format!("{text} · {}", say("nanuk-winter")),
            _ => {}
        }
    }
    text
}

/// What an entry sounds like.
pub(super) fn sound(entry: &Entry) -> Option<Sound> {
    let happened = |kind: &str| entry.events.iter().any(|event| event["kind"] == kind);
    if happened("success") {
        return Some(Sound::Great);
    }
    if happened("failure") {
        return Some(Sound::Capture);
    }
    match entry.text.split(' ').next()? {
        "deal" if entry.text.ends_with('?') => None,
        "boast" | "wind" | "first" => Some(Sound::Word),
        "doom" => Some(Sound::Heavy),
        "day" if entry.text.ends_with('n') => Some(Sound::Heavy),
        _ => Some(Sound::Light),
    }
}

/// How long an entry is shown, in milliseconds: boasts are to be read, days are to be waited for.
pub(super) fn pace(entry: &Entry) -> u32 {
    let happened = |kind: &str| entry.events.iter().any(|event| event["kind"] == kind);
    if happened("success") || happened("failure") || happened("end") {
        return 2200;
    }
    if happened("shown") || happened("sides") {
        return 1700;
    }
    match entry.text.split(' ').next().unwrap_or_default() {
        "deal" => 70,
        "first" | "wind" => 800,
        "boast" => 1200,
        "doom" => 1500,
        "day" => 1000,
        "pick" | "give" => 600,
        _ => 250,
    }
}

/// Why a season or a match ended.
pub(super) fn reason(rule: &str) -> String {
    let key = format!("nanuk-over-{}", rule.to_ascii_lowercase());
    if has(&key) { say(&key) } else { rule.to_owned() }
}
