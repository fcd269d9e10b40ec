//! Chance: every legal outcome, each as likely as the rules say.

use std::collections::BTreeMap;

use inuksuk_core::{Actor, Game};
use mare_polare::{Action, Floe, Place};
use serde_json::json;

use crate::support::{Match, Random, outcomes, rules};

/// How far a count may be from what is expected: more than five standard deviations is no accident.
fn assert_near(count: u32, expected: f64, what: &str) {
    let off = (f64::from(count) - expected).abs();
    assert!(off < 5.0 * expected.sqrt(), "{what}: {count} instead of {expected}");
}

// P-2: any order is as likely as any other.
#[test]
fn layouts_are_drawn_evenly() {
    const DRAWS: u32 = 40_000;
    let game = rules(2, &json!({"first": 1}));
    let start = game.start();
    let mut random = Random(11);
    let mut counts: BTreeMap<(Place, char), u32> = BTreeMap::new();
    let mut pairs: BTreeMap<(Place, Place), u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        let action = game.draw_outcome(&start, &mut random).unwrap();
        game.check(&start, Actor::Chance, action).unwrap();
        let Action::Layout(board) = action else { panic!("{action:?}") };
        for at in Place::all() {
            *counts.entry((at, board.at(at).letter())).or_default() += 1;
        }
        let gaps: Vec<Place> = board.gaps().iter().collect();
        *pairs.entry((gaps[0], gaps[1])).or_default() += 1;
    }
    let letters =
        [(Floe::Gap, 2.0), (Floe::Igloo, 1.0), (Floe::Iceberg, 1.0), (Floe::Hole, 5.0), (Floe::Plain, 7.0)];
    for at in Place::all() {
        for (floe, number) in letters {
            let expected = f64::from(DRAWS) * number / 16.0;
            assert_near(counts[&(at, floe.letter())], expected, &format!("{floe:?} on {at}"));
        }
    }
    assert_eq!(pairs.len(), 120, "the gaps lie on any two places");
    for (pair, count) in pairs {
        assert_near(count, f64::from(DRAWS) / 120.0, &format!("gaps on {pair:?}"));
    }
}

#[test]
fn sample_layouts_are_legal_and_others_too() {
    let mut m = Match::new(rules(2, &json!({"first": 1})));
    assert!(!m.game.outcomes_are_complete(&m.state));
    for (text, weight) in outcomes(&m.game, &m.state) {
        assert_eq!(weight, 1);
        Match::new(m.game.clone()).play(&text);
    }
    m.play("layout mixxxxxxxooooo..");
    assert!(m.game.outcomes_are_complete(&m.state));
}

// P-10, P-15, P-16: drawn by weight.
#[test]
fn outcomes_are_drawn_by_weight() {
    const DRAWS: u32 = 60_000;
    let feel = json!({"stage": "catch", "felt": "r", "harpoons": ["rrrrrrrrrrrrr", ""]});
    let blind = json!({"stage": "catch", "harpoons": ["rrrrrrrrrrrrr", "bbbbbbbbbbbbbbb"]});
    let matches = [
        Match::new(rules(3, &json!({}))),
        Match::at(&["a1", "c2"], &json!({})),
        Match::at(&["a1", "c2"], &feel),
        Match::at_with(&["a1", "c2"], &blind, &json!({"feel": "blind"})),
    ];
    for m in matches {
        let mut random = Random(12);
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..DRAWS {
            let action = m.game.draw_outcome(&m.state, &mut random).unwrap();
            *counts.entry(m.game.action_text(action)).or_default() += 1;
        }
        let listed = outcomes(&m.game, &m.state);
        let total: u32 = listed.iter().map(|(_, weight)| weight).sum();
        assert_eq!(counts.len(), listed.len());
        for (text, weight) in listed {
            let expected = f64::from(DRAWS) * f64::from(weight) / f64::from(total);
            assert_near(counts[&text], expected, &text);
        }
    }
}

#[test]
fn nothing_is_drawn_where_a_seat_acts() {
    let m = Match::at(&["a1", "c2"], &json!({"stage": "feel"}));
    assert_eq!(m.game.draw_outcome(&m.state, &mut Random(1)), None);
    assert!(outcomes(&m.game, &m.state).is_empty());
}
