//! One suite for every game found in the catalog. A new game is tested by being listed there; without a
//! golden record it fails.

mod support;

use std::{collections::BTreeSet, fs, path::PathBuf};

use inuksuk_catalog::{AnyMatch, games};
use inuksuk_core::{Actor, Draw, Observer, Seat, Turn};
use inuksuk_table::{Record, Table, verify};
use support::{Variant, numbers, play_random, table, variants};

/// Matches of each variant.
const MATCHES: u64 = 6;
/// Where nothing bounds a match, it is cut here.
const CUT: usize = 1500;

#[test]
fn random_matches_end_within_the_declared_bounds() {
    for variant in variants() {
        for seed in 0..MATCHES {
            let mut table = table(&variant, seed);
            let mut draw = numbers(seed);
            let facts = table.matched().facts();
            let longest = facts.longest_match.map(|n| n as usize);
            let mut count = 0;
            while count < longest.unwrap_or(CUT) && play_random(&mut table, &mut draw).is_some() {
                count += 1;
            }
            match table.outcome() {
                Some(outcome) => {
                    let (least, most) = facts.half_points;
                    assert!(
                        outcome.half_points.iter().all(|p| (least..=most).contains(p)),
                        "{variant:?} {outcome:?}"
                    );
                    assert_eq!(outcome.half_points.len(), usize::from(variant.seats));
                    assert!(outcome.winners.iter().all(|seat| seat.number() <= variant.seats));
                    assert_eq!(table.turn(), Turn::Over);
                    assert!(!outcome.reason.0.is_empty());
                }
                None => {
                    assert!(longest.is_none(), "{variant:?}, seed {seed}: not over after {count} actions");
                }
            }
        }
    }
}

#[test]
fn a_clone_is_equal_and_apart() {
    on_the_way(|table, draw| {
        let copy = table.matched().boxed_clone();
        assert!(copy.same_as(table.matched()));
        let mut other = table.clone();
        if play_random(&mut other, draw).is_some() {
            assert!(copy.same_as(table.matched()), "playing on a clone changed the original");
            assert!(!other.matched().same_as(table.matched()));
        }
    });
}

#[test]
fn listed_is_accepted_once_and_everything_else_is_refused_without_a_trace() {
    // Texts of the same game from elsewhere are the likeliest to be wrongly accepted.
    let mut pool: BTreeSet<String> =
        ["", " ", "?", "pass", "draw", "NaN", "1", "-", "@", "|", "🐅"].map(String::from).into();
    for entry in games() {
        on_the_way_of(entry.info().name, |table, draw| {
            for seat in Seat::all(table.matched().seats()) {
                check_seat(table, seat, &mut pool, draw);
            }
            if table.turn() == Turn::Chance {
                check_chance(table, &pool);
            } else {
                refused(table, Actor::Chance, pool.iter().take(20));
            }
        });
    }
}

fn check_seat(table: &Table, seat: Seat, pool: &mut BTreeSet<String>, draw: &mut inuksuk_table::Stream) {
    let matched = table.matched();
    let legal = matched.legal(seat);
    let may_act = table.turn().allows(Actor::Seat(seat));
    assert_eq!(may_act, !legal.is_empty(), "seat {seat} in {matched:?}");
    assert!(legal.is_sorted_by(|a, b| a < b), "sorted and each once: {legal:?}");
    for text in sample(&legal, 40, draw) {
        let mut copy = matched.boxed_clone();
        copy.play(Actor::Seat(seat), text).unwrap_or_else(|e| panic!("{text} is listed in {matched:?}: {e}"));
        let played = copy.action_text(copy.len() - 1, Observer::Everything);
        assert_eq!(&played, text, "the text of an action is written as it is read");
    }
    let others: Vec<_> = pool.iter().filter(|text| !legal.contains(text)).cloned().collect();
    refused(table, Actor::Seat(seat), sample(&others, 60, draw));
    pool.extend(sample(&legal, 10, draw).into_iter().cloned());
}

fn check_chance(table: &Table, pool: &BTreeSet<String>) {
    let matched = table.matched();
    let outcomes = matched.outcomes();
    assert!(!outcomes.is_empty(), "{matched:?} asks chance for nothing");
    assert!(outcomes.is_sorted_by(|a, b| a.0 < b.0), "sorted and each once: {outcomes:?}");
    for (text, weight) in &outcomes {
        assert!(*weight > 0, "{text} has no weight");
        let mut copy = matched.boxed_clone();
        copy.play(Actor::Chance, text).unwrap_or_else(|e| panic!("{text} is listed in {matched:?}: {e}"));
    }
    let listed: BTreeSet<_> = outcomes.iter().map(|(text, _)| text).collect();
    let unlisted = pool.iter().filter(|text| !listed.contains(text) && !text.starts_with("layout "));
    refused(table, Actor::Chance, unlisted.take(60));
}

fn refused<'a>(table: &Table, actor: Actor, texts: impl IntoIterator<Item = &'a String>) {
    let matched = table.matched();
    for text in texts {
        let mut copy = matched.boxed_clone();
        let played = copy.play(actor, text);
        assert!(played.is_err(), "{text:?} is not listed but accepted from {actor:?} in {matched:?}");
        assert!(!played.unwrap_err().to_string().is_empty());
        assert!(copy.same_as(matched), "the refused {text:?} changed {matched:?}");
    }
}

#[test]
fn a_position_written_and_read_is_the_same() {
    on_the_way(|table, _| {
        let matched = table.matched();
        // What stands at the start of a turn can be loaded; history and finished matches need not.
        if table.outcome().is_some() || !matched.at_turn_start() {
            return;
        }
        let position = matched.position();
        let entry = inuksuk_catalog::find(matched.info().name).expect("it is listed");
        let options = matched.options();
        let loaded = entry
            .start(matched.seats(), &options, Some(&position), &mut inuksuk_catalog::Unchanging)
            .unwrap_or_else(|e| panic!("{position} was written but is refused: {e}"));
        assert_eq!(loaded.position(), position);
    });
}

#[test]
fn stepping_back_restores_everything() {
    for variant in variants() {
        let mut table = table(&variant, 77);
        let mut draw = numbers(77);
        let mut trail = vec![table.matched().boxed_clone()];
        while trail.len() < 120 && play_random(&mut table, &mut draw).is_some() {
            trail.push(table.matched().boxed_clone());
        }
        while let Some(last) = trail.pop() {
            assert!(last.same_as(table.matched()), "{variant:?} after {} actions", trail.len());
            if trail.is_empty() {
                break;
            }
            table.step_back(1).expect("there is an action to step back over");
        }
        assert!(table.step_back(1).is_err());
    }
}

#[test]
fn a_record_written_and_read_gives_the_same_match() {
    for variant in variants() {
        for seed in 0..3 {
            let mut table = table(&variant, seed);
            let mut draw = numbers(seed + 100);
            let actions = 20 + draw.below(200) as usize;
            for _ in 0..actions {
                if play_random(&mut table, &mut draw).is_none() {
                    break;
                }
            }
            let text = table.record(Observer::Everything).to_string();
            let record: Record = text.parse().unwrap_or_else(|e| panic!("{variant:?}: {e}\n{text}"));
            assert_eq!(record.to_string(), text, "the same record, the same bytes");
            let again = Table::from_record(&record).unwrap_or_else(|e| panic!("{variant:?}: {e}\n{text}"));
            assert!(again.matched().same_as(table.matched()), "{variant:?}\n{text}");
            assert_eq!(again.outcome(), table.outcome());
            if table.outcome().is_some() {
                verify(&record).unwrap_or_else(|e| panic!("{variant:?}: {e}\n{text}"));
            }
        }
    }
}

#[test]
fn every_game_has_a_golden_record_that_still_replays() {
    for entry in games() {
        let name = entry.info().name;
        let path = golden_folder().join(format!("{name}.inuksuk"));
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("no golden record of {name}: {e}"));
        let record: Record = text.parse().unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let table = Table::from_record(&record).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(record.game, name);
        assert!(table.outcome().is_some(), "a golden record is a whole match");
        let verified = verify(&record).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(verified.actions, record.actions.len());
    }
}

fn golden_folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[test]
fn the_listed_facts_are_true() {
    for variant in variants() {
        let entry = inuksuk_catalog::find(variant.game).expect("it is listed");
        let info = entry.info();
        let mut table = table(&variant, 5);
        let mut draw = numbers(5);
        let (mut chance, mut several) = (false, false);
        for _ in 0..300 {
            chance |= table.turn() == Turn::Chance;
            several |= table.seats_to_act().len() > 1;
            if play_random(&mut table, &mut draw).is_none() {
                break;
            }
        }
        assert!(!chance || info.chance, "{variant:?} has chance");
        assert!(!several || info.simultaneous, "{variant:?} asks several seats at once");
        for spec in entry.option_specs() {
            let options = table.matched().options();
            assert!(options.get(spec.name).is_some(), "{variant:?} does not give its option {}", spec.name);
        }
    }
}

#[test]
fn options_that_cannot_be_are_refused_by_name() {
    use serde_json::json;
    for entry in games() {
        let info = entry.info();
        let start = |seats, options| entry.start(seats, &options, None, &mut inuksuk_catalog::Unchanging);
        assert!(start(info.min_seats - 1, json!({})).is_err());
        assert!(start(info.max_seats + 1, json!({})).is_err());
        assert!(start(0, json!({})).is_err());
        assert!(start(255, json!({})).is_err());
        for options in [json!([]), json!(7), json!("x")] {
            assert!(start(info.min_seats, options).is_err());
        }
        let unknown = start(info.min_seats, json!({"no-such-option": 1})).unwrap_err().to_string();
        assert!(unknown.contains("no-such-option"), "{}: {unknown}", info.name);
        for spec in entry.option_specs() {
            let error = start(info.min_seats, json!({ spec.name: {"a": [1.5]} })).unwrap_err().to_string();
            assert!(error.contains(spec.name), "{}: {error}", info.name);
        }
        for position in [json!(null), json!(3), json!({}), json!("x"), json!([[]])] {
            let started =
                entry.start(info.min_seats, &json!({}), Some(&position), &mut inuksuk_catalog::Unchanging);
            assert!(started.is_err(), "{} takes the position {position}", info.name);
        }
    }
}

/// Calls `look` at random moments of random matches of every variant.
fn on_the_way(look: impl Fn(&Table, &mut inuksuk_table::Stream)) {
    for variant in variants() {
        walk(&variant, |table, draw| look(table, draw));
    }
}

fn on_the_way_of(game: &str, mut look: impl FnMut(&Table, &mut inuksuk_table::Stream)) {
    for variant in variants().iter().filter(|variant| variant.game == game) {
        walk(variant, &mut look);
    }
}

fn walk(variant: &Variant, mut look: impl FnMut(&Table, &mut inuksuk_table::Stream)) {
    for seed in 0..2 {
        let mut table = table(variant, seed);
        let mut draw = numbers(seed + 1000);
        for _ in 0..400 {
            if draw.below(8) == 0 {
                look(&table, &mut draw);
            }
            if play_random(&mut table, &mut draw).is_none() {
                break;
            }
        }
        look(&table, &mut draw);
    }
}

/// Up to `most` of the items, at random.
fn sample<'a, T>(items: &'a [T], most: usize, draw: &mut inuksuk_table::Stream) -> Vec<&'a T> {
    let mut all: Vec<&T> = items.iter().collect();
    draw.shuffle(&mut all);
    all.truncate(most);
    all
}

/// Keeps the object-safe face object-safe.
const _: fn(&dyn AnyMatch) -> usize = |matched| matched.len();
