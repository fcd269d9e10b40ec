//! Refusals: a rule and a key each, and nothing hidden in them.

use std::collections::BTreeSet;

use inuksuk_core::{Actor, Game, Refusal};
use mare_polare::REFUSAL_KEYS;
use serde_json::{Value, json};

use crate::support::{Match, position, rules, seat};

fn refusal(m: &Match, actor: Actor, text: &str) -> Refusal {
    let action = m.game.parse_action(text).unwrap();
    m.game.check(&m.state, actor, action).expect_err(text)
}

/// The refusals of all kinds, with the recipes 1 and 2 of the seats replaced.
fn all_refusals(recipes: &Value) -> Vec<Refusal> {
    let at = |figures: &[&str], changes: Value| {
        let mut changes = changes;
        changes["recipes"] = (1..=figures.len()).map(|n| recipes[n - 1].clone()).collect();
        Match::at(figures, &changes)
    };
    let seat_1 = Actor::Seat(seat(1));
    let start = Match::new(rules(2, &json!({})));
    let mut dealing = Match::new(rules(2, &json!({"first": 1})));
    dealing.play("layout xoo.ixoxx.xooxxm").play("recipe 1 3");
    let placing = position(&["a4", "a4"], &json!({"stage": "place", "seat": 2, "recipes": recipes}));
    let mut placing = placing;
    placing["figures"] = json!(["a4", null]);
    let game = rules(2, &json!({}));
    let placing = Match::from(game.clone(), game.parse_position(&placing).unwrap());
    let seat_2 = Actor::Seat(seat(2));
    let moving = at(&["a2", "c2"], json!({"stage": "move", "roll": "1"}));
    let fishing = at(&["a1", "c2"], json!({"stage": "keep", "fish": "plain"}));
    let catching = at(&["a1", "c2"], json!({"stage": "catch", "felt": "r"}));
    let out = at(&["a3", "c2"], json!({"stage": "out"}));
    let claiming = at(&["a3", "c2"], json!({"stage": "claim"}));
    let soup = json!({"stage": "over", "winner": 1, "harpoons": ["rrrllpp", ""]});
    let over = Match::at(&["a3", "c2"], &soup);
    vec![
        refusal(&over, seat_1, "wait"),
        refusal(&moving, seat_2, "c1"),
        refusal(&moving, Actor::Chance, "roll 1"),
        refusal(&catching, seat_1, "keep"),
        refusal(&moving, seat_1, "lay b2"),
        refusal(&claiming, seat_1, "out a2"),
        refusal(&start, Actor::Chance, "first 3"),
        refusal(&Match::new(rules(2, &json!({"first": 1}))), Actor::Chance, "layout xxo.ixoxx.xooxxm"),
        refusal(&dealing, Actor::Chance, "recipe 1 4"),
        refusal(&dealing, Actor::Chance, "recipe 2 3"),
        refusal(&moving, seat_1, "b2"),
        refusal(&moving, seat_1, "c2"),
        refusal(&placing, seat_2, "@b4"),
        refusal(&placing, seat_2, "@a3"),
        refusal(&placing, seat_2, "@a4"),
        refusal(&placing, seat_2, "@d4"),
        refusal(&moving, seat_1, "a2"),
        refusal(&moving, seat_1, "d2"),
        refusal(&at(&["a2", "c2"], json!({"stage": "fall", "roll": "splash"})), seat_1, "fall a1"),
        refusal(&at(&["a2", "c2"], json!({"stage": "lay", "from": "a1"})), seat_1, "lay a1"),
        refusal(&catching, Actor::Chance, "catch l"),
        refusal(&fishing, seat_1, "keep"),
        refusal(&out, seat_1, "out d1"),
    ]
}

#[test]
fn every_refusal_has_a_key_a_rule_and_words() {
    let refusals = all_refusals(&json!([1, 2]));
    let keys: BTreeSet<&str> = refusals.iter().map(|refusal| refusal.key).collect();
    assert_eq!(keys, REFUSAL_KEYS.into_iter().collect(), "all keys are met, and no others");
    for refusal in refusals {
        assert!(refusal.rule.is_some_and(|rule| rule.0.starts_with("P-")), "{refusal:?}");
        assert!(!refusal.message.is_empty());
    }
}

// P-30
#[test]
fn refusals_do_not_depend_on_recipes() {
    assert_eq!(all_refusals(&json!([1, 2])), all_refusals(&json!([9, 4])));
}

// P-18, P-30: whether a claim is right is found out by playing it, not by asking.
#[test]
fn a_wrong_claim_is_no_refusal() {
    for recipes in [json!([1, 2]), json!([2, 1])] {
        let m = Match::at(
            &["a3", "c2"],
            &json!({"stage": "claim", "harpoons": ["rrrllpp", ""], "recipes": recipes}),
        );
        let claim = m.game.parse_action("claim").unwrap();
        assert_eq!(m.game.check(&m.state, Actor::Seat(seat(1)), claim), Ok(()));
    }
}
