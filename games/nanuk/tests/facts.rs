//! What the game says of itself, tried out.

mod common;

use common::{Match, Random, game, observers, seat};
use inuksuk_core::{Actor, Draw, Game, Observer, Seat, Turn, draw_weighted};
use nanuk::{Action, Actions, Card, MOST_POINTS, Nanuk, Outcomes, Stage};
use serde_json::json;

/// Plays a season in which seat 1 is always alone on the side of doom, no hunt succeeds, and the last one ends in
/// winter with all cards in the pool.
fn one_seat_takes_all(seats: u8) -> Match {
    let mut m = Match::new(game(seats, &json!({"first": 1})));
    let mut last_hunt = false;
    while !m.is_over() {
        let text = match m.state.stage() {
            Stage::First => unreachable!("the first player is named"),
            Stage::Deal | Stage::Wind => m.outcomes()[0].0.clone(),
            Stage::Boast => {
                // Round to seat 1 again, which dooms; the days are chosen so that the last hunt draws all cards.
                let deck = m.state.deck().size();
                last_hunt = deck < seats + 2;
                let days = if last_hunt { deck + 2 } else { 1 };
                let actor = m.only_actor().unwrap();
                match (m.state.claim(), actor) {
                    (None, _) => "1 boast d 20 1".into(),
                    (Some(_), Actor::Seat(s)) if s == seat(1) => "1 doom".into(),
                    (Some(claim), Actor::Seat(s)) => format!("{s} boast d {} {days}", claim.boast.number + 1),
                    _ => unreachable!("seats boast"),
                }
            }
            Stage::Sides => {
                let Turn::Seats(seats) = m.game.turn(&m.state) else { unreachable!() };
                format!("{} hunt", seats.iter().next().unwrap())
            }
            Stage::Ante => {
                let legal = m.legal(seat(1));
                format!("1 {}", legal.iter().find(|text| text.ends_with('n')).unwrap_or(&legal[0]))
            }
            Stage::Give => {
                let Some(Actor::Seat(s)) = m.only_actor() else { unreachable!("one gives") };
                let size = |text: &String| text.matches(',').count();
                let legal = m.legal(s);
                let all = if last_hunt {
                    legal.iter().max_by_key(|t| size(t))
                } else {
                    legal.iter().min_by_key(|t| size(t))
                };
                format!("{s} {}", all.unwrap())
            }
            Stage::Day => {
                // Bears while a hunt has one day; in the last one none until the last day.
                let outcomes: Vec<String> = m.outcomes().into_iter().map(|(text, _)| text).collect();
                let wanted = |text: &&String| text.ends_with('n') != last_hunt;
                outcomes.iter().find(wanted).unwrap_or(&outcomes[0]).clone()
            }
            Stage::Pick => format!("1 {}", m.legal(seat(1))[0]),
            Stage::Over => break,
        };
        m.play(&text);
    }
    m
}

// K-32, K-33: the greatest score there can be is reached.
#[test]
fn one_seat_can_win_every_card() {
    for seats in 5..=8 {
        let m = one_seat_takes_all(seats);
        assert_eq!(m.state.pile(seat(1)).size(), 100, "{seats} seats");
        let outcome = m.game.outcome(&m.state).unwrap();
        assert_eq!(outcome.half_points[0], m.game.facts().half_points.1);
        assert_eq!(outcome.half_points[0], 2 * i16::from(MOST_POINTS));
        assert_eq!(outcome.reason.0, "K-30");
    }
}

/// Plays as long as it can be drawn out: the smallest raises, single cards, as few days as possible.
fn drawn_out(seats: u8) -> u32 {
    let mut m = Match::new(game(seats, &json!({})));
    let mut played = 0;
    let mut actions = Actions::default();
    loop {
        let (actor, action) = match m.game.turn(&m.state) {
            Turn::Over => return played,
            Turn::Chance => {
                let mut outcomes = Outcomes::default();
                m.game.outcomes(&m.state, &mut outcomes);
                // A bear, if there is one, ends the hunt on its first day.
                let bear = outcomes.iter().find(|o| matches!(o.action, Action::Day(c) if c.is_nanuk()));
                (Actor::Chance, bear.unwrap_or(&outcomes[0]).action)
            }
            Turn::Seats(seats) => {
                let s = seats.iter().next().unwrap();
                m.game.legal(&m.state, s, &mut actions);
                let weight = |a: &Action| match a {
                    Action::Boast(b) => u32::from(b.number) + u32::from(b.days),
                    Action::Doom | Action::Stay => 100,
                    Action::Give(gift) => u32::from(gift.size()),
                    _ => 1,
                };
                (Actor::Seat(s), *actions.iter().min_by_key(|a| weight(a)).unwrap())
            }
        };
        m.try_play(actor, action).unwrap();
        played += 1;
    }
}

// The longest match is a bound, and not a far one.
#[test]
fn no_match_is_longer_than_the_longest() {
    for seats in 5..=8 {
        let longest = game(seats, &json!({})).facts().longest_match.unwrap();
        let drawn_out = drawn_out(seats);
        assert!(drawn_out <= longest, "{drawn_out} of {longest}");
        assert!(10 * drawn_out > 8 * longest, "{drawn_out} of {longest}");
    }
    let facts = |n: u8| game(6, &json!({"seasons": n})).facts();
    assert_eq!(facts(3).longest_match.unwrap(), 3 * facts(1).longest_match.unwrap());
    assert_eq!(facts(50).half_points, (0, 8600));
    assert_eq!(facts(1).table, inuksuk_core::TableRules::default());
}

/// What holds in every state: a hundred cards, somebody to act with something to do.
fn invariants(m: &Match) {
    let s = &m.state;
    let mut all = *s.deck();
    for pile in [s.discards(), s.drawn(), s.pool()] {
        all.add_all(pile);
    }
    for seat in Seat::all(m.game.seats()) {
        for pile in [s.hand(seat), s.pile(seat), s.given(seat)] {
            all.add_all(pile);
        }
        if let Some(card) = s.ante(seat) {
            all.add(card);
        }
    }
    assert_eq!(all, nanuk::Pile::HUNDRED);
    match m.game.turn(s) {
        Turn::Over => assert!(m.game.outcome(s).is_some()),
        Turn::Chance => {
            assert!(!m.outcomes().is_empty() && m.outcomes().iter().all(|(_, weight)| *weight > 0));
            assert!(!m.game.at_turn_start(s) && m.game.outcome(s).is_none());
        }
        Turn::Seats(seats) => {
            assert!(!seats.is_empty() && m.game.at_turn_start(s) && m.game.outcome(s).is_none());
            for seat in Seat::all(m.game.seats()) {
                let legal = m.legal(seat);
                assert_eq!(legal.is_empty(), !seats.contains(seat));
                assert!(legal.windows(2).all(|two| two[0] != two[1]), "each once");
            }
        }
    }
}

// K-1 and the like hold throughout; what is listed is what is accepted.
#[test]
fn random_matches_hold_together() {
    for seed in 0..12 {
        let mut random = Random(seed);
        let options = json!({"open-sides": seed % 2 == 0, "seasons": 1 + seed % 3});
        let mut m = Match::new(game(5 + (seed % 4) as u8, &options));
        let mut played = 0;
        invariants(&m);
        while m.step(&mut random) {
            played += 1;
            invariants(&m);
            assert_eq!(m.game.parse_position(&m.game.position(&m.state)), Ok(m.state));
        }
        let facts = m.game.facts();
        assert!(played <= facts.longest_match.unwrap());
        let outcome = m.game.outcome(&m.state).unwrap();
        let (least, most) = facts.half_points;
        assert!(outcome.half_points.iter().all(|h| (least..=most).contains(h)));
        assert_eq!(outcome.half_points.len(), usize::from(m.game.seats()));
    }
}

// The lists and the check agree on every action there is.
#[test]
fn what_is_listed_is_what_is_legal() {
    let mut random = Random(77);
    let mut m = Match::new(game(5, &json!({})));
    let mut every: Vec<String> = vec!["doom".into(), "hunt".into(), "stay".into()];
    for a in Card::ALL {
        every.extend(["ante", "day", "pick", "give"].map(|word| format!("{word} {a}")));
        every.extend((1..=5).map(|n| format!("deal {n} {a}")));
        every.extend(Card::ALL.into_iter().filter(|b| a <= *b).map(|b| format!("give {a},{b}")));
    }
    every.extend((1..=6).map(|n| format!("first {n}")));
    every.extend(["wind cw".into(), "wind ccw".into(), "boast d 3 2".into(), "boast s 26 12".into()]);
    while m.step(&mut random) {
        for text in &every {
            let action = m.game.parse_action(text).unwrap();
            for actor in Seat::all(5).map(Actor::Seat).chain([Actor::Chance]) {
                let listed = match actor {
                    Actor::Seat(seat) => m.legal(seat).contains(text),
                    Actor::Chance => m.outcomes().iter().any(|(t, _)| t == text),
                };
                assert_eq!(m.game.check(&m.state, actor, action).is_ok(), listed, "{text} by {actor:?}");
            }
        }
    }
}

// The shortcut for drawing a card draws as the list of outcomes does.
#[test]
fn outcomes_are_drawn_by_weight() {
    let mut random = Random(21);
    let mut m = Match::new(game(6, &json!({})));
    loop {
        if m.game.turn(&m.state) == Turn::Chance {
            let mut outcomes = Outcomes::default();
            m.game.outcomes(&m.state, &mut outcomes);
            let seed = random.below(u64::MAX);
            let listed = draw_weighted(&outcomes, &mut Random(seed));
            assert_eq!(m.game.draw_outcome(&m.state, &mut Random(seed)), listed);
        }
        if !m.step(&mut random) {
            break;
        }
    }
}

// K-14, K-16, K-18, K-31: what cannot be taken back.
#[test]
fn what_is_final() {
    let final_word = |action: &Action| !matches!(action, Action::Boast(_) | Action::Doom | Action::Pick(_));
    for seed in 0..40 {
        let mut random = Random(seed);
        let mut m = Match::new(game(5, &json!({})));
        while let Some((actor, action)) = m.random_action(&mut random) {
            let before = m.state;
            let is_final = m.game.is_final(&before, actor, action);
            m.try_play(actor, action).unwrap();
            let hands_laid_open = matches!(action, Action::Pick(_)) && m.is_over() && !before.is_winter();
            assert_eq!(is_final, final_word(&action) || hands_laid_open, "{action:?}");
        }
    }
}

// The structured events carry what their lines say.
#[test]
fn events_are_structured() {
    let mut m = Match::new(game(5, &json!({"first": 1})));
    m.play("deal 1 sn");
    let json_of = |m: &Match, who| serde_json::to_value(m.history(who).last().unwrap()).unwrap();
    assert_eq!(json_of(&m, Observer::Seat(seat(1))), json!({"kind": "deal", "seat": 1, "card": "sn"}));
    assert_eq!(json_of(&m, Observer::Seat(seat(2))), json!({"kind": "deal", "seat": 1, "card": "?"}));
    let mut random = Random(3);
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..30 {
        let mut m = Match::new(game(5, &json!({})));
        while m.step(&mut random) {}
        for who in observers(&m.game) {
            for event in m.history(who) {
                let event = serde_json::to_value(event).unwrap();
                kinds.insert(event["kind"].as_str().unwrap().to_owned());
            }
        }
    }
    let expected = [
        "ante", "boast", "day", "deal", "decide", "doom", "end", "failure", "first", "give", "pick",
        "points", "pool", "rest", "shown", "sides", "success", "wind", "winter",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

fn plain<T: Copy>() {}

// Small and plain.
#[test]
fn sizes() {
    assert_eq!(size_of::<Action>(), 4);
    assert!(size_of::<nanuk::State>() <= 512);
    plain::<nanuk::State>();
    plain::<Action>();
    assert_eq!(Nanuk::info().max_seats, 8);
}
