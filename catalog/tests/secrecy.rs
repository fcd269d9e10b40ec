//! Nothing hidden leaks, in any game, on any channel.
//!
//! Random matches are played; at random moments everything an observer cannot know is re-dealt. From the
//! true table and from the re-dealt one the observer must then be sent the same bytes: state, events, log,
//! legal lists, undo answers, errors, records and the snapshot of a rejoin. Both tables are then played on
//! with actions that look the same to the observer, for as long as nothing hidden is revealed by the rules.

mod leaky;
mod support;

use inuksuk_catalog::games;
use inuksuk_core::{Actor, Draw, Observer, Seat, SeatSet, Turn};
use inuksuk_table::{Stream, Table};
use support::{Variant, numbers, play_random, random_choice, table, variants};

/// Matches of each variant, unless the environment asks for more: `SECRECY_MATCHES=2000 cargo test --release`.
const MATCHES: u64 = 200;
/// How far both tables are played on together.
const TOGETHER: usize = 10;
/// Actions of a match.
const LENGTH: u64 = 300;

/// All that an observer is ever sent, as bytes.
fn everything_sent(table: &Table, observer: Observer) -> String {
    let plays = plays(observer);
    let message = |table: &Table, since| {
        serde_json::to_string(&table.message(observer, plays, since)).expect("a message is JSON")
    };
    // A rejoin from nothing, from the last event, and from somewhere between.
    let mut sent = vec![
        message(table, None),
        message(table, Some(table.number())),
        message(table, Some(table.number() / 2)),
    ];
    sent.push(table.record(observer).to_string());
    for seat in plays.iter() {
        sent.push(table.matched().legal(seat).join(" "));
        sent.push(answers_to_bad_input(table, seat));
        let mut asked = table.clone();
        sent.push(format!("{:?}", asked.request_undo(seat).map_err(|e| e.to_string())));
        sent.push(message(&asked, None));
    }
    sent.join("\n")
}

/// The errors a seat gets for actions that it may not do now.
fn answers_to_bad_input(table: &Table, seat: Seat) -> String {
    const TRIES: [&str; 24] = [
        "",
        "?",
        "doom",
        "boast f 3 3",
        "hunt",
        "stay",
        "ante s",
        "ante i",
        "give s",
        "give d,i",
        "pick f2",
        "pick i",
        "day fn",
        "deal 1 s",
        "roll 3",
        "catch r",
        "keep",
        "return",
        "claim",
        "wait",
        "out b2",
        "feel r",
        "@b2",
        "b3",
    ];
    let legal = table.matched().legal(seat);
    let refused = TRIES.iter().filter(|text| !legal.iter().any(|l| l == *text));
    let answers =
        refused.map(|text| format!("{:?}", table.clone().play(Some(seat), text).map_err(|e| e.to_string())));
    answers.collect::<Vec<_>>().join("\n")
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator])
}

fn hiding() -> impl Iterator<Item = Variant> {
    variants().into_iter().filter(|variant| {
        games().iter().any(|entry| entry.info().name == variant.game && !entry.info().perfect_information)
    })
}

#[test]
fn what_is_hidden_makes_no_difference_to_what_is_sent() {
    // K-40, P-30
    let matches =
        std::env::var("SECRECY_MATCHES").map_or(MATCHES, |n| n.parse().expect("a number of matches"));
    for variant in hiding() {
        for seed in 0..matches {
            check_match(&variant, seed);
        }
    }
}

fn check_match(variant: &Variant, seed: u64) {
    check_table(table(variant, seed), seed);
}

/// The suite must find what leaks: Nanuk with a hole in one channel each time.
#[test]
fn a_leak_in_any_channel_is_found() {
    let found = |leak: leaky::Leak| {
        (0..40).any(|seed| {
            let table = leaky::table(leak, seed);
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(move || check_table(table, seed))).is_err()
        })
    };
    for leak in leaky::Leak::ALL {
        assert_eq!(found(leak), leak != leaky::Leak::None, "{leak:?}");
    }
}

fn check_table(mut table: Table, seed: u64) {
    let mut draw = numbers(seed + 9000);
    let watching: Vec<_> = observers(table.matched().seats()).collect();
    // A few moments in each match, so that many matches are seen; every seat gets its share.
    let mut moments: Vec<u64> = (0..3).map(|_| draw.below(LENGTH)).collect();
    moments.sort_unstable();
    for now in 0..LENGTH {
        while moments.first() == Some(&now) {
            moments.remove(0);
            let observer = *draw.choose(&watching);
            let other = table.redealt(observer, &mut draw);
            together(&table, &other, observer, &mut draw);
        }
        if play_random(&mut table, &mut draw).is_none() {
            break;
        }
    }
}

/// Plays both tables on in step and compares all that the observer is sent.
fn together(one: &Table, other: &Table, observer: Observer, draw: &mut Stream) {
    let (mut one, mut other) = (one.clone(), other.clone());
    for played in 0..=TOGETHER {
        // A finished match shows everything to everybody.
        if one.outcome().is_some() || other.outcome().is_some() {
            return;
        }
        let whole = played == 0 || played == TOGETHER;
        let sent =
            |table: &Table| if whole { everything_sent(table, observer) } else { news_sent(table, observer) };
        let (sent, again) = (sent(&one), sent(&other));
        assert!(sent == again, "{observer:?} can tell these apart:\n{}", first_difference(&sent, &again));
        if !step(&mut one, &mut other, observer, draw) {
            return;
        }
    }
}

/// What an observer who is there is sent when something happened.
fn news_sent(table: &Table, observer: Observer) -> String {
    let message = table.message(observer, plays(observer), table.number().checked_sub(1));
    serde_json::to_string(&message).expect("a message is JSON")
}

fn plays(observer: Observer) -> SeatSet {
    match observer {
        Observer::Seat(seat) => SeatSet::only(seat),
        _ => SeatSet::EMPTY,
    }
}

/// Plays actions that look the same to the observer in both; false when there are none, or when the step
/// reveals something by the rules.
fn step(one: &mut Table, other: &mut Table, observer: Observer, draw: &mut Stream) -> bool {
    let (actor, text) = match one.turn() {
        Turn::Over => return false,
        Turn::Chance => match one.matched().draw_outcome(draw) {
            Some(text) => (Actor::Chance, text),
            None => return false,
        },
        Turn::Seats(_) => match random_choice(one, draw) {
            Some((seat, text)) => (Actor::Seat(seat), text),
            None => return false,
        },
    };
    one.play(actor.seat(), &text).unwrap_or_else(|e| panic!("{text} is legal: {e}"));
    let last = one.matched().len() - 1;
    let looks = readable(one, actor, &text, observer);
    let read = one.matched().action_text(last, observer);
    assert_eq!(read, looks, "what {observer:?} can read of {text:?} by {actor:?}");
    let mut candidates = match actor {
        Actor::Chance => other.matched().outcomes().into_iter().map(|(text, _)| text).collect(),
        Actor::Seat(seat) => other.matched().legal(seat),
    };
    draw.shuffle(&mut candidates);
    for candidate in candidates {
        let mut tried = other.clone();
        if tried.play(actor.seat(), &candidate).is_ok()
            && tried.matched().action_text(last, observer) == looks
        {
            *other = tried;
            return !one.matched().revealed(last, observer) && !other.matched().revealed(last, observer);
        }
    }
    false
}

/// What an observer may read of an action, straight from the rule books (K-14, K-16, K-17, K-40, P-30) and
/// independent of the games' own code.
fn readable(table: &Table, actor: Actor, text: &str, observer: Observer) -> String {
    let own = actor.seat().is_some_and(|seat| observer == Observer::Seat(seat));
    let mine = |seat: &str| matches!(observer, Observer::Seat(s) if s.to_string() == seat);
    let words: Vec<&str> = text.split(' ').collect();
    let option = |name: &str| table.matched().options()[name] == true;
    match (table.matched().info().name, words.as_slice()) {
        ("nanuk", ["deal", seat, _]) if !mine(seat) => format!("deal {seat} ?"),
        ("nanuk", ["ante", _]) if !own => "ante ?".into(),
        ("nanuk", ["give", cards]) if !own => {
            format!("give {}", vec!["?"; cards.split(',').count()].join(","))
        }
        ("nanuk", ["hunt" | "stay"]) if !own && !option("open-sides") => "?".into(),
        ("mare-polare", ["recipe", seat, _]) if !option("open-recipes") => format!("recipe {seat} ?"),
        _ => text.into(),
    }
}

fn first_difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
    let cut = |text: &str| {
        let from = (0..=at.saturating_sub(60)).rev().find(|&i| text.is_char_boundary(i)).unwrap_or(0);
        text[from..].chars().take(160).collect::<String>()
    };
    format!("  {}\n  {}", cut(one), cut(other))
}
