//! What happens on the floe, in words, signs and sounds.

use super::scene::{Event, Piece, Scene, What, events};
use crate::boards;
use crate::link::{Entry, Seen};
use crate::sound::Sound;
use crate::texts::{Value, has, say, say_with};

/// The scene of a table.
pub(super) fn scene(seen: &Seen) -> Scene {
    Scene::read(&seen.view)
}

/// Who or what a piece is: its player's name, and more where that would not tell it from the others.
pub(super) fn who(seen: &Seen, scene: &Scene, number: usize) -> String {
    let Some(piece) = scene.piece(number) else { return String::new() };
    let bears = scene.pieces.iter().any(|piece| piece.bear);
    if piece.seat == 0 {
        return say("nanuuk-the-bear");
    }
    let name = boards::name(seen, piece.seat);
    if piece.letter > 0 {
        return format!("{name} ({})", letter(piece));
    }
    if bears {
        let key = if piece.bear { "nanuuk-bear-of" } else { "nanuuk-inuk-of" };
        return say_with(key, &[("who", name.into())]);
    }
    name
}

fn letter(piece: &Piece) -> char {
    char::from(b'a' + piece.letter.saturating_sub(1))
}

/// A stone, prey or piece of equipment as it is called; `key` is its name in files.
pub(super) fn thing(key: &str) -> String {
    say(&format!("nanuuk-thing-{key}"))
}

/// The same with an article: "a seal".
pub(super) fn a_thing(key: &str) -> String {
    say(&format!("nanuuk-a-{key}"))
}

/// Things in a row: "a husky and a sled".
pub(super) fn and(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => {
            say_with("nanuuk-and", &[("first", first.join(", ").into()), ("last", last.clone().into())])
        }
    }
}

/// What is asked of the one to act, with the rule behind it.
pub(super) fn question(seen: &Seen) -> (String, Option<&'static str>) {
    let scene = scene(seen);
    let intro = !scene.igloos;
    let has = |action: &str| seen.legal.values().flatten().any(|open| open == action);
    let shared = seen.persons().count() > 1;
    let text = |key: &str, rule: &'static str| (addressed(seen, key, shared), Some(rule));
    match scene.stage.as_str() {
        "place" if intro && scene.piece(scene.acting).is_some_and(|piece| piece.bear) => {
            text("nanuuk-ask-place-bear", "N-21")
        }
        "place" if intro => text("nanuuk-ask-place", "N-21"),
        "place" => text("nanuuk-ask-start", "N-45"),
        "move" if intro && scene.acting == 0 => text("nanuuk-ask-figure", "N-22"),
        "move" if intro && scene.piece(scene.acting).is_some_and(|piece| piece.bear) => {
            text("nanuuk-ask-bear-walks", "N-33")
        }
        "move" if intro => text("nanuuk-ask-move", "N-22"),
        "move" if scene.harness > 0 => text("nanuuk-ask-harnessed", "N-61"),
        "move" if has("stay") => text("nanuuk-ask-hunt-or-stay", "N-50"),
        "move" => text("nanuuk-ask-hunt", "N-50"),
        "step" if has("stay") => text("nanuuk-ask-step-or-stay", "N-62"),
        "step" => text("nanuuk-ask-step", "N-61"),
        "second" => text("nanuuk-ask-second", "N-33"),
        "bear" if intro => text("nanuuk-ask-any-bear", "N-35"),
        "bear" => text("nanuuk-ask-drive", "N-57"),
        "crack" => text("nanuuk-ask-crack", crack_rule(seen, &scene)),
        "take" => {
            let mover = scene.piece(scene.acting);
            let stone =
                mover.and_then(|mover| scene.stone(mover.field.as_deref()?)).map_or("", nanuuk::Stone::name);
            let rule = match stone {
                "inuk" => "N-53",
                "whale" => "N-55",
                _ => "N-54",
            };
            (say_with("nanuuk-ask-take", &[("what", thing(stone).into())]), Some(rule))
        }
        "trade" => text("nanuuk-ask-trade", "N-63"),
        _ => (String::new(), None),
    }
}

/// The question, with the name of the one it is for where several persons look at it.
fn addressed(seen: &Seen, key: &str, shared: bool) -> String {
    let question = say(key);
    match seen.asked() {
        Some(seat) if shared => say_with(
            "nanuuk-ask-of",
            &[("who", boards::name(seen, seat).into()), ("question", question.into())],
        ),
        _ => question,
    }
}

/// Spokes come first; sides are asked for only when none is free (N-10, N-11).
fn crack_rule(seen: &Seen, scene: &Scene) -> &'static str {
    let mover = scene.piece(scene.acting).and_then(|mover| mover.field.as_deref());
    let side = |action: &String| {
        let edge = action.strip_prefix('|').and_then(|edge| edge.split_once('.'));
        edge.is_some_and(|(a, b)| Some(a) == mover || Some(b) == mover)
    };
    let mut asked = seen.legal.values().flatten();
    if asked.next().is_some_and(side) { "N-11" } else { "N-10" }
}

/// What happened, one sentence an event.
pub(super) fn spoken(entry: &Entry, seen: &Seen) -> Vec<String> {
    if entry.table {
        let side = entry.seat.map(|seat| boards::name(seen, seat)).unwrap_or_default();
        return vec![say_with(crate::widgets::table_action_key(&entry.text), &[("side", side.into())])];
    }
    let scene = scene(seen);
    events(entry).iter().filter_map(|event| sentence(event, seen, &scene)).collect()
}

fn sentence(event: &Event, seen: &Seen, scene: &Scene) -> Option<String> {
    let who = || ("who", Value::from(who(seen, scene, event.piece)));
    let field = |field: &String| ("field", Value::from(field.clone()));
    let tell = |key: &str, values: &[(&'static str, Value)]| Some(say_with(key, values));
    match &event.what {
        What::Placed(at) => tell("nanuuk-spoken-placed", &[who(), field(at)]),
        What::Moved { from, to, kayak } => {
            let key = if *kayak { "nanuuk-spoken-kayak" } else { "nanuuk-spoken-moved" };
            tell(key, &[who(), ("from", from.clone().into()), ("to", to.clone().into())])
        }
        What::Stopped => tell("nanuuk-spoken-stopped", &[who()]),
        What::Cracked(edge) => tell("nanuuk-spoken-cracked", &[("edge", edge_words(edge).into())]),
        What::Gone(at) => tell("nanuuk-spoken-gone", &[who(), field(at)]),
        What::NoBear(_) => tell("nanuuk-spoken-no-bear", &[]),
        What::Stayed => tell("nanuuk-spoken-stayed", &[who()]),
        What::Harnessed(one) => {
            tell(if *one { "nanuuk-spoken-harnessed-one" } else { "nanuuk-spoken-harnessed" }, &[who()])
        }
        What::MetBear(at) => tell("nanuuk-spoken-met-bear", &[who(), field(at)]),
        What::BearDriven(from, to) => tell(
            "nanuuk-spoken-bear-driven",
            &[who(), ("from", from.clone().into()), ("to", to.clone().into())],
        ),
        What::HarpoonBack => tell("nanuuk-spoken-harpoon-back", &[who()]),
        What::Took(stone, at) => {
            tell("nanuuk-spoken-took", &[who(), field(at), ("what", a_thing(stone.name()).into())])
        }
        What::LeftLying(stone, at) => {
            tell("nanuuk-spoken-left", &[who(), field(at), ("what", a_thing(stone.name()).into())])
        }
        What::Traded(prey, got) => {
            let got: Vec<String> = got.iter().map(|got| a_thing(got)).collect();
            tell("nanuuk-spoken-traded", &[who(), ("what", a_thing(prey).into()), ("got", and(&got).into())])
        }
        What::Dropped(prey) => tell("nanuuk-spoken-dropped", &[who(), ("what", a_thing(prey).into())]),
        // Said by the buttons already.
        What::TradingDone => None,
        What::Missed => tell("nanuuk-spoken-missed", &[who()]),
        What::Over(rule) => Some(reason(rule)),
    }
}

/// An edge in words: "C3 and D4".
pub(super) fn edge_words(edge: &str) -> String {
    and(&edge.split('.').map(str::to_owned).collect::<Vec<_>>())
}

/// An entry for the move list, with what it brought upon others: turns that were missed, hunters taken off (N-51).
/// The ends of trading are not worth a line.
pub(super) fn notation(entry: &Entry, seen: &Seen) -> String {
    if entry.table {
        return say(crate::widgets::table_action_sign(&entry.text));
    }
    let scene = scene(seen);
    let mut parts = vec![sign(entry)];
    // N-46: of two hunters, which one goes.
    let mover = events(entry).into_iter().find_map(|event| match event.what {
        What::Placed(_) | What::Moved { .. } | What::Stayed | What::Harnessed(_) | What::MetBear(_) => {
            scene.piece(event.piece)
        }
        _ => None,
    });
    if let Some(piece) = mover.filter(|piece| piece.letter > 0) {
        parts[0] = format!("({}) {}", letter(piece), parts[0]);
    }
    for event in events(entry) {
        let key = match event.what {
            What::Missed => "nanuuk-sign-missed",
            What::Gone(_) => "nanuuk-sign-gone",
            _ => continue,
        };
        parts.push(say_with(key, &[("who", who(seen, &scene, event.piece).into())]));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

fn sign(entry: &Entry) -> String {
    match entry.text.as_str() {
        "done" => return String::new(),
        "stay" | "stop" | "leave" => return say(&format!("nanuuk-sign-{}", entry.text)),
        _ => {}
    }
    for event in events(entry) {
        match event.what {
            What::Took(stone, _) => {
                return say_with("nanuuk-sign-took", &[("what", thing(stone.name()).into())]);
            }
            What::Traded(prey, got) => {
                let got = got.iter().map(|got| thing(got)).collect::<Vec<_>>().join(" + ");
                return format!("{} → {got}", thing(&prey));
            }
            What::Dropped(prey) => return say_with("nanuuk-sign-dropped", &[("what", thing(&prey).into())]),
            What::Harnessed(_) => return say("nanuuk-sign-harness"),
            What::BearDriven(_, to) => return say_with("nanuuk-sign-bear", &[("field", to.into())]),
            _ => {}
        }
    }
    entry.text.strip_prefix('|').map_or_else(|| entry.text.clone(), |edge| format!("❘{edge}"))
}

/// The loudest thing that an entry did.
pub(super) fn sound(entry: &Entry) -> Option<Sound> {
    if entry.table {
        return Some(Sound::Word);
    }
    let of = |event: &Event| match event.what {
        What::Cracked(_) => Some(Sound::Crack),
        What::Took(..) => Some(Sound::Capture),
        What::BearDriven(..) => Some(Sound::Great),
        What::Moved { .. } => Some(Sound::Heavy),
        What::Placed(_) | What::Gone(_) => Some(Sound::Light),
        What::Traded(..) | What::Dropped(_) | What::Harnessed(_) => Some(Sound::Word),
        _ => None,
    };
    events(entry).iter().find_map(of)
}

/// Why a match ended.
pub(super) fn reason(rule: &str) -> String {
    let key = format!("nanuuk-over-{}", rule.to_ascii_lowercase());
    if has(&key) { say(&key) } else { rule.to_owned() }
}
