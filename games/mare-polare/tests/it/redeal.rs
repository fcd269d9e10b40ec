//! Re-dealing: exactly the deals that an observer cannot rule out, each as likely as the others.

use std::collections::BTreeMap;

use inuksuk_core::{Actor, Game, Observer, Step};
use mare_polare::{Card, Event, MarePolare, State, View};
use serde_json::{Value, json};

use crate::support::{Match, Random, by, rules, seat};

type Deal = Vec<Option<u8>>;

fn deal(game: &MarePolare, state: &State) -> Deal {
    let position = game.position(state);
    position["recipes"].as_array().unwrap().iter().map(|card| card.as_u64().map(|n| n as u8)).collect()
}

/// All ways to give these seats different cards.
fn all_deals(seats: &[bool]) -> Vec<Deal> {
    let mut deals: Vec<Deal> = vec![Vec::new()];
    for &has_one in seats {
        let longer = deals.iter().flat_map(|deal: &Deal| {
            let cards: Vec<Option<u8>> = if has_one { (1..=10).map(Some).collect() } else { vec![None] };
            let fresh = cards.into_iter().filter(|card| card.is_none() || !deal.contains(card));
            fresh.map(|card| [deal.as_slice(), &[card]].concat()).collect::<Vec<_>>()
        });
        deals = longer.collect();
    }
    deals
}

/// Plays the same match with other recipes and tells what the observer is shown: events, and the last view.
/// `None` if those recipes lead to another match.
fn replay(m: &Match, start: State, observer: Observer) -> Option<(Vec<Event>, View)> {
    let game = &m.game;
    let mut state = start;
    let mut told = Vec::new();
    for &(actor, action) in &m.steps {
        let before = state;
        game.play(&mut state, actor, action).ok()?;
        told.extend(game.events(&Step { before: &before, actor, action, after: &state }, observer));
    }
    Some((told, game.view(&state, observer)))
}

/// The deals an observer cannot rule out, found by playing the match with every deal there is.
fn brute_force(m: &Match, start: &Value, observer: Observer) -> Vec<Deal> {
    let mut start = start.clone();
    let has_one: Vec<bool> =
        start["recipes"].as_array().unwrap().iter().map(|card| !card.is_null()).collect();
    let shown = (m.told(observer).to_vec(), m.game.view(&m.state, observer));
    let fits = |deal: &Deal| {
        start["recipes"] = json!(deal);
        let state = m.game.parse_position(&start).expect("only recipes changed");
        replay(m, state, observer).is_some_and(|replayed| replayed == shown)
    };
    let mut deals = all_deals(&has_one);
    deals.retain(fits);
    deals
}

/// Re-deals often and compares with all deals that fit: the same ones, evenly.
fn check(m: &Match, start: &Value, observer: Observer) -> usize {
    let expected = brute_force(m, start, observer);
    let view = m.game.view(&m.state, observer);
    let draws = 25 * expected.len() + 2000;
    let mut counts: BTreeMap<Deal, u32> = expected.iter().map(|deal| (deal.clone(), 0)).collect();
    let mut random = Random(draws as u64);
    for _ in 0..draws {
        let state = m.game.redeal(&view, m.told(observer), &mut random);
        assert_eq!(m.game.view(&state, observer), view);
        let deal = deal(&m.game, &state);
        *counts.get_mut(&deal).unwrap_or_else(|| panic!("{deal:?} cannot be")) += 1;
    }
    let mean = draws as f64 / expected.len() as f64;
    let chi_squared: f64 = counts.values().map(|&n| (f64::from(n) - mean).powi(2) / mean).sum();
    let freedom = (expected.len() - 1) as f64;
    // Six standard deviations above its mean: no accident.
    assert!(chi_squared <= freedom + 6.0 * (2.0 * freedom).sqrt(), "{chi_squared} for {freedom}");
    assert!(counts.values().all(|&n| n > 0), "every deal that can be comes up");
    expected.len()
}

/// Three seats that leap onto the igloo and claim wrongly, one after the other.
fn three_wrong_claims() -> (Match, Value) {
    let harpoons = json!(["rrllppp", "rrlllbb", "rrrllpp"]);
    let m = Match::at(&["a2", "c2", "d3"], &json!({"harpoons": harpoons, "recipes": [1, 2, 10]}));
    let start = m.position();
    (m, start)
}

fn leap_and_claim(m: &mut Match) {
    m.play("roll leap").play("a3");
    let lay = m.legal().remove(0);
    m.play(&lay).play("claim");
    let out = m.legal().remove(0);
    m.play(&out);
}

#[test]
fn p_30_without_history_every_deal_can_be() {
    let (m, start) = three_wrong_claims();
    assert_eq!(check(&m, &start, Observer::Spectator), 10 * 9 * 8);
    assert_eq!(check(&m, &start, by(2)), 10 * 9 * 8);
}

#[test]
fn p_18_wrong_claims_rule_recipes_out() {
    let (mut m, start) = three_wrong_claims();
    let mut fewer = 10 * 9 * 8;
    for _ in 0..3 {
        leap_and_claim(&mut m);
        let left = check(&m, &start, Observer::Spectator);
        assert!(left < fewer, "{left} of {fewer}");
        fewer = left;
    }
    assert_eq!(check(&m, &start, by(3)), fewer);
}

#[test]
fn p_17_at_the_iceberg_ones_own_recipe_is_known() {
    let (mut m, start) = three_wrong_claims();
    leap_and_claim(&mut m);
    m.play("roll leap").play("d1");
    assert_eq!(check(&m, &start, by(2)), 9 * 8 - 8);
    assert_eq!(check(&m, &start, by(1)), 10 * 9 * 8 - 9 * 8);
    let lay = m.legal().remove(0);
    m.play(&lay);
    assert_eq!(check(&m, &start, by(2)), 9 * 8 - 8);
    m.play("roll 1");
    // The look is over, and what was seen is the player's to remember.
    assert_eq!(check(&m, &start, by(2)), 10 * 9 * 8 - 9 * 8);
    let remembered = (seat(2), Card::new(2).unwrap());
    let view = m.game.view(&m.state, by(2));
    for n in 0..200 {
        let state = m.game.redeal_remembering(&view, m.told(by(2)), remembered, &mut Random(n));
        assert_eq!(state.recipe(seat(2)), Card::new(2));
        assert_ne!(state.recipe(seat(1)), Card::new(3));
    }
}

// P-20, P-30: a wrong memory does not stand against recipes that lie open.
#[test]
fn what_is_seen_counts_more_than_what_is_remembered() {
    let game = rules(3, &json!({"open-recipes": true}));
    let start = Match::at(&["a2", "c2", "d3"], &json!({"recipes": [2, 1, 7]})).position();
    let state = game.parse_position(&start).unwrap();
    let view = game.view(&state, by(1));
    for wrong in [1, 3, 7] {
        let remembered = (seat(1), Card::new(wrong).unwrap());
        let redealt = game.redeal_remembering(&view, &[], remembered, &mut Random(5));
        assert_eq!(deal(&game, &redealt), [Some(2), Some(1), Some(7)]);
    }
}

#[test]
fn p_18_the_winners_recipe_is_known() {
    let harpoons = json!(["rrllppp", "prlplrr", ""]);
    let mut m = Match::at(&["a2", "c2", "d3"], &json!({"harpoons": harpoons, "recipes": [2, 1, 7]}));
    let start = m.position();
    leap_and_claim(&mut m);
    m.play("roll leap").play("a3");
    let lay = m.legal().remove(0);
    m.play(&lay).play("claim");
    assert_eq!(m.actor(), None);
    for observer in [by(1), by(2), Observer::Spectator] {
        assert_eq!(check(&m, &start, observer), 8 * 8);
    }
}

#[test]
fn p_5_while_recipes_are_dealt_and_figures_placed() {
    let mut m = Match::new(rules(4, &json!({"first": 3})));
    m.play("layout xoo.ixoxx.xooxxm").play("recipe 3 7").play("recipe 4 2");
    // What came before does not depend on recipes; the match goes on from here.
    let mut m = Match::from(m.game.clone(), m.state);
    let start = m.position();
    assert_eq!(check(&m, &start, by(1)), 10 * 9);
    assert_eq!(check(&m, &start, by(3)), 9);
    m.play("recipe 1 10");
    assert_eq!(deal(&m.game, &m.state), [Some(10), None, Some(7), Some(2)]);
    let view = m.game.view(&m.state, by(1));
    let state = m.game.redeal(&view, m.told(by(1)), &mut Random(3));
    assert_eq!(state.recipe(seat(1)), Card::new(10));
    assert_eq!(state.recipe(seat(2)), None);
    m.play("recipe 2 1").play("@a4");
    let mut m = Match::from(m.game.clone(), m.state);
    let start = m.position();
    assert_eq!(check(&m, &start, by(4)), 9 * 8 * 7);
    m.play("@b3");
    assert_eq!(check(&m, &start, by(4)), 10 * 9 * 8 * 7);
}

#[test]
fn p_20_with_open_recipes_nothing_is_dealt_anew() {
    let m = Match::at_with(&["a2", "c2"], &json!({"recipes": [8, 3]}), &json!({"open-recipes": true}));
    let hidden = Match::at(&["a2", "c2"], &json!({"recipes": [8, 3]}));
    for n in 0..50 {
        let view = m.game.view(&m.state, Observer::Spectator);
        assert_eq!(m.game.redeal(&view, &[], &mut Random(n)), m.state);
        let view = hidden.game.view(&hidden.state, Observer::Everything);
        assert_eq!(hidden.game.redeal(&view, &[], &mut Random(n)), hidden.state);
    }
}

// A history of another match must not make re-dealing fail.
#[test]
fn a_history_that_cannot_be_is_left_out_of_account() {
    let m = Match::at(&["a2", "c2"], &json!({}));
    let view = m.game.view(&m.state, by(1));
    let harpoons = (0..10).map(|n| {
        let soup = m.game.recipes().of(Card::new(n + 1).unwrap());
        mare_polare::Species::ALL
            .iter()
            .map(|&s| s.letter().to_string().repeat(usize::from(soup[s])))
            .collect()
    });
    let impossible: Vec<Event> = harpoons
        .map(|harpoon: String| Event::Claim { seat: seat(1), right: false, harpoon, back: String::new() })
        .collect();
    let state = m.game.redeal(&view, &impossible, &mut Random(1));
    assert!(state.recipe(seat(1)).is_some() && state.recipe(seat(2)).is_some());
    assert!(m.game.turn(&state).allows(Actor::Chance));
}
