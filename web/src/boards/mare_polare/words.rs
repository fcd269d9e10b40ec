//! What happens on the sea, in words, signs and sounds.

use leptos::prelude::With;

use super::places::Place;
use super::table::lie_open;
use super::view::{Die, Event, Fish, Species, Stage, View, event};
use crate::boards;
use crate::game::Game;
use crate::link::{Entry, Seen};
use crate::sound::Sound;
use crate::texts::{Value, has, say, say_with};

type Question = (String, Option<&'static str>);

/// What a seat is called.
pub(super) fn name(game: Game, seat: u8) -> String {
    game.shown.with(|shown| shown.as_ref().map_or_else(String::new, |shown| boards::name(&shown.seen, seat)))
}

/// A species in words.
pub(super) fn species(species: Species) -> String {
    say(match species {
        Species::Round => "mare-polare-fish-r",
        Species::Long => "mare-polare-fish-l",
        Species::Pointed => "mare-polare-fish-p",
        Species::Broad => "mare-polare-fish-b",
    })
}

/// A fish in words.
pub(super) fn fish(fish: Fish) -> String {
    match fish {
        Fish::Coloured(of) => species(of),
        Fish::Plain => say("mare-polare-fish-plain"),
    }
}

/// The name of the words for feeling for a shape.
pub(super) const fn feel_key(shape: Species) -> &'static str {
    match shape {
        Species::Round => "mare-polare-feel-r",
        Species::Long => "mare-polare-feel-l",
        Species::Pointed => "mare-polare-feel-p",
        Species::Broad => "mare-polare-feel-b",
    }
}

/// A recipe in words.
pub(super) fn recipe(counts: [u8; 4]) -> String {
    let of = |(kind, count): (Species, u8)| (count > 0).then(|| format!("{count} × {}", species(kind)));
    Species::ALL.into_iter().zip(counts).filter_map(of).collect::<Vec<_>>().join(", ")
}

/// What a place shows, in words.
pub(super) fn floe(letter: char) -> String {
    say(match letter {
        'o' => "mare-polare-floe-hole",
        'i' => "mare-polare-floe-igloo",
        'm' => "mare-polare-floe-iceberg",
        'x' => "mare-polare-floe-plain",
        _ => "mare-polare-floe-gap",
    })
}

/// What is asked, with its rule.
pub(super) fn question(seen: &Seen) -> Question {
    let Some(view) = View::read(&seen.view) else { return (String::new(), None) };
    let looks = looks(seen, &view);
    let (key, rule) = match view.stage {
        Stage::Place if looks => ("mare-polare-ask-place-look", "P-5"),
        Stage::Place => ("mare-polare-ask-place", "P-6"),
        Stage::Move(Some(Die::Leap)) => ("mare-polare-ask-leap", "P-13"),
        Stage::Move(_) => ("mare-polare-ask-move", "P-11"),
        Stage::Fall => ("mare-polare-ask-fall", "P-14"),
        Stage::Lay(_) if looks => ("mare-polare-ask-lay-look", "P-17"),
        Stage::Lay(_) => ("mare-polare-ask-lay", "P-12"),
        Stage::Feel => ("mare-polare-ask-feel", "P-15"),
        Stage::Keep(Some(Fish::Coloured(_))) => ("mare-polare-ask-keep", "P-15"),
        Stage::Keep(_) => ("mare-polare-ask-return", "P-15"),
        Stage::Claim => ("mare-polare-ask-claim", "P-18"),
        Stage::Out => ("mare-polare-ask-out", "P-18"),
        Stage::Setup | Stage::Roll | Stage::Catch | Stage::Over => return (String::new(), None),
    };
    (say(key), Some(rule))
}

/// Whether the one who looks sees its recipe and has to remember it.
fn looks(seen: &Seen, view: &View) -> bool {
    !lie_open(&seen.options) && seen.eyes.seat.is_some_and(|seat| view.recipe(seat).is_some())
}

/// What is asked before the die is thrown; whether it is to be thrown by a tap.
pub(super) fn before_roll(seen: &Seen) -> Option<Question> {
    let view = View::read(&seen.view).filter(|view| view.stage == Stage::Roll)?;
    let seat = view.seat?;
    let name = [("name", boards::name(seen, seat).into())];
    if looks(seen, &view) {
        return Some((say_with("mare-polare-ask-roll-look", &name), Some("P-17")));
    }
    // Several at one screen: whose turn it is.
    let key = if seen.persons().count() > 1 { "mare-polare-ask-roll-of" } else { "mare-polare-ask-roll" };
    (!seen.is_bot(seat)).then(|| (say_with(key, &name), Some("P-10")))
}

/// What one waits for while nobody here is asked.
pub(super) fn waiting(seen: &Seen) -> Option<String> {
    let view = View::read(&seen.view)?;
    let name = [("name", boards::name(seen, view.seat?).into())];
    let key = match view.stage {
        Stage::Setup | Stage::Over => return None,
        Stage::Place => "mare-polare-wait-place",
        Stage::Roll => "mare-polare-wait-roll",
        Stage::Feel | Stage::Catch => "mare-polare-wait-feel",
        _ => "mare-polare-wait-other",
    };
    Some(say_with(key, &name))
}

/// What happened, in a sentence or two.
pub(super) fn spoken(entry: &Entry, seen: &Seen) -> Vec<String> {
    if entry.table {
        let side = entry.seat.map_or_else(String::new, |seat| boards::name(seen, seat));
        return vec![say_with(crate::widgets::table_action_key(&entry.text), &[("side", side.into())])];
    }
    let Some((seat, event)) = event(entry) else { return Vec::new() };
    let name = || ("name", Value::from(boards::name(seen, seat)));
    let at = |place: Place| ("place", Value::from(place.name()));
    let swims_off = |fish: Option<Species>| {
        fish.map(|fish| say_with("mare-polare-spoken-lost", &[("fish", species(fish).into())]))
    };
    let one = |key: &str, values: &[(&'static str, Value)]| vec![say_with(key, values)];
    match event {
        Event::First => one("mare-polare-spoken-first", &[name()]),
        Event::Layout => one("mare-polare-spoken-layout", &[]),
        Event::Recipe => one("mare-polare-spoken-recipe", &[name()]),
        Event::Placed(place) => one("mare-polare-spoken-placed", &[name(), at(place)]),
        Event::Rolled { die, ends_turn, lost } => {
            let mut words = vec![rolled(die, name())];
            words.extend((ends_turn && lost.is_none()).then(|| say("mare-polare-spoken-in-vain")));
            words.extend(swims_off(lost));
            words
        }
        Event::Moved { to, look, .. } => {
            let what = View::read(&seen.view).map_or_else(String::new, |view| floe(view.floe(to)));
            let key = if look { "mare-polare-spoken-looks" } else { "mare-polare-spoken-moved" };
            one(key, &[name(), at(to), ("what", what.into())])
        }
        Event::Fell { gap, lost } => {
            let mut words = one("mare-polare-spoken-fell", &[name(), at(gap)]);
            words.extend(swims_off(lost));
            words
        }
        Event::Laid { from, to, turned, hole } => {
            let what = if !turned {
                "same"
            } else if hole {
                "hole"
            } else {
                "plain"
            };
            let places = [("from", from.name().into()), ("to", to.name().into()), ("what", what.into())];
            one("mare-polare-spoken-laid", &places)
        }
        Event::Felt(shape) => {
            one("mare-polare-spoken-felt", &[name(), ("shape", shape.letter().to_string().into())])
        }
        Event::Caught(Fish::Plain) => one("mare-polare-spoken-caught-plain", &[]),
        Event::Caught(caught) => one("mare-polare-spoken-caught", &[("fish", fish(caught).into())]),
        Event::Kept(_) => one("mare-polare-spoken-kept", &[name()]),
        Event::Returned(_) => one("mare-polare-spoken-returned", &[]),
        Event::Claimed { right: true, .. } => one("mare-polare-spoken-right", &[name()]),
        Event::Claimed { back, .. } => {
            one("mare-polare-spoken-wrong", &[name(), ("count", back.len().into())])
        }
        Event::Waited => one("mare-polare-spoken-waited", &[name()]),
        Event::Out(place) => one("mare-polare-spoken-out", &[name(), at(place)]),
    }
}

fn rolled(die: Die, name: (&'static str, Value)) -> String {
    match die {
        Die::Points(points) => say_with("mare-polare-spoken-rolled", &[name, ("points", points.into())]),
        Die::Leap => say_with("mare-polare-spoken-leap", &[name]),
        Die::Splash => say_with("mare-polare-spoken-splash", &[name]),
    }
}

/// An entry as the move list shows it, short and the same in all languages.
pub(super) fn notation(entry: &Entry) -> String {
    if entry.table {
        return say(crate::widgets::table_action_sign(&entry.text));
    }
    let Some((_, event)) = event(entry) else { return entry.text.clone() };
    let fish = |fish: Fish| match fish {
        Fish::Coloured(species) => species.letter().to_string(),
        Fish::Plain => "○".into(),
    };
    match event {
        Event::First | Event::Layout | Event::Recipe => String::new(),
        Event::Placed(place) => format!("@{}", place.name()),
        Event::Rolled { die, .. } => match die {
            Die::Points(points) => ["⚀", "⚁", "⚂", "⚃"][usize::from(points - 1) % 4].into(),
            Die::Leap => "⤴".into(),
            Die::Splash => "≋".into(),
        },
        Event::Moved { to, .. } => to.name(),
        Event::Fell { gap, .. } => format!("≋{}", gap.name()),
        Event::Laid { to, .. } => format!("→{}", to.name()),
        Event::Felt(shape) => format!("{}?", shape.letter()),
        Event::Caught(caught) => fish(caught),
        Event::Kept(kept) => format!("+{}", fish(kept)),
        Event::Returned(back) => format!("−{}", fish(back)),
        Event::Claimed { right, .. } => if right { "✓" } else { "✗" }.into(),
        Event::Waited => "…".into(),
        Event::Out(place) => format!("↗{}", place.name()),
    }
}

/// What an entry sounds like.
pub(super) fn sound(entry: &Entry) -> Option<Sound> {
    if entry.table {
        return Some(Sound::Word);
    }
    Some(match event(entry)?.1 {
        Event::First | Event::Recipe => return None,
        Event::Layout | Event::Laid { .. } => Sound::Floe,
        Event::Placed(_) | Event::Moved { look: false, .. } | Event::Out(_) => Sound::Step,
        Event::Moved { .. } => Sound::Mirror,
        Event::Rolled { lost: Some(_), .. } | Event::Fell { .. } => Sound::Splash,
        Event::Rolled { .. } => Sound::Dice,
        Event::Felt(_) => Sound::Rustle,
        Event::Caught(Fish::Coloured(_)) => Sound::Catch,
        Event::Caught(Fish::Plain) => Sound::Light,
        Event::Kept(_) => Sound::Light,
        Event::Returned(_) => Sound::Plop,
        Event::Claimed { right: true, .. } => Sound::Great,
        Event::Claimed { .. } => Sound::NotYet,
        Event::Waited => Sound::Word,
    })
}

/// How long an entry is shown, in milliseconds: children follow with their eyes.
pub(super) fn pace(entry: &Entry) -> u32 {
    match event(entry).map(|(_, event)| event) {
        Some(Event::Recipe | Event::First) => 150,
        Some(Event::Rolled { ends_turn: true, .. } | Event::Fell { .. } | Event::Caught(_)) => 1000,
        Some(Event::Rolled { .. }) => 750,
        Some(Event::Claimed { .. }) => 1600,
        Some(Event::Moved { .. } | Event::Out(_) | Event::Placed(_) | Event::Felt(_)) => 600,
        Some(_) => 500,
        None => 320,
    }
}

/// Why a match ended.
pub(super) fn reason(rule: &str) -> String {
    let key = format!("mare-polare-over-{}", rule.to_ascii_lowercase());
    if has(&key) { say(&key) } else { rule.to_owned() }
}
