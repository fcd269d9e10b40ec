//! Texts of actions and positions: both ways, and every defect named.

mod common;

use common::{
    Match, Random, game, pile,
    positions::{Rest, position},
    seat,
};
use inuksuk_core::{Draw, Game, Observer};
use nanuk::{Action, Animal, Boast, Card, Gift, Nanuk, Wind};
use proptest::prelude::*;
use serde_json::{Value, json};

fn card() -> impl Strategy<Value = Card> {
    (0..Card::KINDS).prop_map(|i| Card::ALL[i])
}

fn any_action() -> impl Strategy<Value = Action> {
    let seats = || (1_u8..=8).prop_map(seat);
    let boast = (0_usize..4, 1_u8..=27, 1_u8..=12)
        .prop_map(|(a, number, days)| Action::Boast(Boast { animal: Animal::ALL[a], number, days }));
    let give = proptest::collection::vec(card(), 1..=3).prop_map(|mut cards| {
        cards.sort();
        Action::Give(Gift::new(&cards).unwrap())
    });
    prop_oneof![
        seats().prop_map(Action::First),
        (seats(), card()).prop_map(|(s, c)| Action::Deal(s, c)),
        any::<bool>().prop_map(|cw| Action::Wind(if cw { Wind::Cw } else { Wind::Ccw })),
        boast,
        Just(Action::Doom),
        Just(Action::Hunt),
        Just(Action::Stay),
        card().prop_map(Action::Ante),
        give,
        card().prop_map(Action::Day),
        card().prop_map(Action::Pick),
    ]
}

/// A position somewhere in a random match.
fn random_position(seed: u64) -> Match {
    let mut random = Random(seed);
    let seats = 5 + random.below(4) as u8;
    let options = json!({"open-sides": random.below(2) == 0, "seasons": 1 + random.below(2)});
    let mut m = Match::new(game(seats, &options));
    let state = m.state;
    m = Match::heard_by(m.game, &state, &[Observer::Spectator]);
    for _ in 0..random.below(650) {
        m.step(&mut random);
    }
    m
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_action_reads_as_it_is_written(action in any_action()) {
        let game = game(8, &json!({}));
        let text = game.action_text(action);
        prop_assert_eq!(game.parse_action(&text), Ok(action), "{}", text);
    }

    // Text that is read is written in the same way: there is one text for an action.
    #[test]
    fn there_is_one_text_for_an_action(
        words in proptest::collection::vec("(boast|doom|hunt|give|pick|deal|wind|d2?|s,i|cw|0?[1-9]|27|,|f,d|)", 0..5)
    ) {
        let game = game(8, &json!({}));
        let text = words.join(" ");
        match game.parse_action(&text) {
            Ok(action) => prop_assert_eq!(game.action_text(action), text),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn any_text_is_answered(text in "\\PC{0,40}") {
        let game = game(5, &json!({}));
        if let Ok(action) = game.parse_action(&text) {
            prop_assert_eq!(game.action_text(action), text);
        }
    }

    #[test]
    fn a_position_reads_as_it_is_written(seed: u64) {
        let m = random_position(seed);
        let text = m.game.position(&m.state).to_string();
        let read: Value = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(m.game.parse_position(&read), Ok(m.state));
    }

    // Whatever part of a position is replaced by something else: an error or a position that can be played on.
    #[test]
    fn a_damaged_position_is_refused_or_sound(seed: u64, part: proptest::sample::Index, what: proptest::sample::Index) {
        let m = random_position(seed);
        let mut damaged = m.game.position(&m.state);
        let keys: Vec<String> = damaged.as_object().unwrap().keys().cloned().collect();
        let values = [
            json!(null), json!([]), json!({}), json!(0), json!(3), json!(-1), json!(1e300), json!("day"), json!("cw"),
            json!(true), json!([1, 2]), json!({"d": 1}), json!({"d": 300}), json!({"x": 1}), json!("hunt"),
            json!([null, null, null, null, null]), json!({"seat": 1, "animal": "d", "number": 1, "days": 1}),
            json!("K-31"), json!("pick"), json!("over"), json!("first"),
        ];
        damaged[part.get(&keys)] = what.get(&values).clone();
        match m.game.parse_position(&damaged) {
            Err(error) => prop_assert!(error.0.iter().all(|defect| !defect.is_empty()) && !error.0.is_empty()),
            Ok(state) => {
                let mut m = Match::heard_by(m.game, &state, &[Observer::Spectator]);
                let mut random = Random(seed);
                for _ in 0..1000 {
                    m.step(&mut random);
                }
                prop_assert_eq!(m.game.position(&state), damaged);
                prop_assert!(m.is_over() || m.game.chosen().seasons > 1);
            }
        }
    }
}

fn defects(game: &Nanuk, position: &Value) -> Vec<String> {
    game.parse_position(position).expect_err("a position with defects").0
}

// Every defect at once, each with its place.
#[test]
fn every_defect_of_the_parts_is_named() {
    let game = game(5, &json!({}));
    let mut p = position(5, Rest::Deck, &json!({}));
    p["season"] = json!(2);
    p["stage"] = json!("lunch");
    p["hands"][2] = json!({"d": 0, "x": 1});
    p["first"] = json!(6);
    p["totals"] = json!([1, 2]);
    p["winter"] = json!("no");
    p["boast"] = json!({"seat": 1, "animal": "i", "number": 28, "days": 1});
    p["extra"] = json!(1);
    p.as_object_mut().unwrap().remove("pool");
    let found = defects(&game, &p);
    for place in [
        "`season` is a number from 1 to 1, not 2",
        "`stage` is one of first,",
        "`hands of seat 3` has 0 of `d`",
        "`hands of seat 3` has a defect: `x` is no card",
        "`first` is a seat from 1 to 5, not 6",
        "`totals` is a list of 5",
        "`winter` is true or false",
        "`boast.animal` is one of",
        "`boast.number` is a number from 1 to 27, not 28",
        "`extra` is no part of a position",
        "`pool` is missing",
    ] {
        assert!(found.iter().any(|d| d.starts_with(place)), "{place}: {found:#?}");
    }
    assert_eq!(found.len(), 11, "{found:#?}");
    assert_eq!(defects(&game, &json!("start")), ["the position is not a JSON object"]);
}

// K-1
#[test]
fn cards_that_are_missing_or_too_many_are_named() {
    let game = game(5, &json!({}));
    let mut p = position(5, Rest::Deck, &json!({}));
    p["deck"]["i"] = json!(3);
    p["discards"] = json!({"sn": 1});
    assert_eq!(
        defects(&game, &p),
        [
            "there are 4 cards `sn` in the position instead of 3 (K-1)",
            "there are 3 cards `i` in the position instead of 4 (K-1)",
        ]
    );
}

// A position of each kind that no play leads to, with the rule it is against.
#[test]
fn what_no_play_leads_to_is_refused() {
    let hunt = |more: Value| {
        let mut parts = json!({
            "stage": "give", "boast": {"seat": 1, "animal": "d", "number": 3, "days": 2}, "doom": 2,
            "sides": ["hunt", "doom", "doom", "hunt", "hunt"], "antes": [null, "d", "b", null, null],
            "hands": [{"d": 3}, {"s": 2}, {"s": 2}, {"f": 3}, {"b": 3}],
        });
        for (key, value) in more.as_object().unwrap() {
            parts[key] = value.clone();
        }
        parts
    };
    let day = json!({"stage": "day", "given": [{"d": 3}, {}, {}, {"f": 1}, {"b": 1}],
        "hands": [{}, {"s": 2}, {"s": 2}, {"f": 2}, {"b": 2}]});
    let with = |base: &Value, more: Value| {
        let mut parts = base.clone();
        for (key, value) in more.as_object().unwrap() {
            parts[key] = value.clone();
        }
        hunt(parts)
    };
    for (parts, rule) in [
        (json!({"lot": [1, 2]}), "`lot` does not apply in stage boast"),
        (json!({"first": null}), "`first` is not set in stage boast"),
        (json!({"wind": null}), "`wind` is not set"),
        (json!({"stage": "wind"}), "`wind` does not apply"),
        (json!({"winter": true}), "`winter` does not apply"),
        (json!({"picker": 2}), "`picker` does not apply"),
        (json!({"end": "K-30"}), "`end` does not apply"),
        (json!({"hands": [{"d": 2}, {"s": 3}, {"f": 3}, {"b": 3}, {"b": 3}]}), "(K-22)"),
        (
            json!({"stage": "first", "lot": [2], "first": null, "wind": null, "hands": [{}, {}, {}, {}, {}]}),
            "(K-35)",
        ),
        (json!({"stage": "first", "lot": [1, 2], "first": null, "wind": null}), "(K-11)"),
        (json!({"stage": "deal"}), "nothing is left to deal (K-22)"),
        (json!({"stage": "deal", "hands": [{"d": 1}, {"s": 3}, {"f": 1}, {"b": 1}, {"b": 1}]}), "(K-22)"),
        (json!({"stage": "deal", "wind": null, "hands": [{}, {}, {"f": 1}, {}, {}]}), "(K-22)"),
        (
            json!({"stage": "deal", "wind": null, "hands": [{}, {}, {}, {}, {}], "discards": {"d": 1}}),
            "(K-5)",
        ),
        (hunt(json!({"doom": 3, "sides": ["hunt", "hunt", "doom", "hunt", "hunt"]})), "(K-11)"),
        (hunt(json!({"sides": ["doom", "doom", "doom", "hunt", "hunt"]})), "the Hunt leader, is hunt (K-13)"),
        (hunt(json!({"sides": ["hunt", "doom", "doom", "hunt", null]})), "is not decided"),
        (hunt(json!({"stage": "sides"})), "`antes` does not apply"),
        (hunt(json!({"antes": [null, "d", null, null, null]})), "together not 3"),
        (hunt(json!({"antes": [null, "d", "b", "b", null]})), "only doomers lay one (K-16)"),
        (hunt(json!({"stage": "ante"})), "`antes` are complete"),
        (
            hunt(
                json!({"given": [{}, {}, {}, {}, {"b": 1}], "hands": [{"d": 3}, {"s": 2}, {"s": 2}, {"f": 3}, {"b": 2}]}),
            ),
            "out of turn (K-17)",
        ),
        (
            hunt(
                json!({"given": [{}, {"s": 1}, {}, {}, {}], "hands": [{"d": 3}, {"s": 1}, {"s": 2}, {"f": 3}, {"b": 3}]}),
            ),
            "only hunters contribute (K-17)",
        ),
        (with(&day, json!({"drawn": {"f": 2}})), "the 2 days are over (K-19)"),
        (with(&day, json!({"drawn": {"fn": 1}})), "the hunt has failed (K-19)"),
        (with(&day, json!({"winter": true, "hands": [{}, {}, {}, {}, {}]})), "after at least one day (K-30)"),
        (with(&day, json!({"winter": true, "drawn": {"f": 1}})), "went into the new deck in winter (K-30)"),
    ] {
        let found = defects(&game(5, &json!({})), &position(5, Rest::Deck, &parts));
        assert!(found.iter().any(|d| d.contains(rule)), "{rule}: {found:#?}");
    }
    let open = game(5, &json!({"open-sides": true}));
    let parts = json!({"stage": "sides", "boast": {"seat": 1, "animal": "d", "number": 3, "days": 2}, "doom": 2,
        "sides": ["hunt", "doom", null, "hunt", null]});
    assert!(defects(&open, &position(5, Rest::Deck, &parts)).iter().any(|d| d.ends_with("(K-15)")));
    assert!(game(5, &json!({})).parse_position(&position(5, Rest::Deck, &parts)).is_ok());
}

// K-21, K-31: picking and the end.
#[test]
fn picks_and_ends_that_cannot_be() {
    let picks = |more: Value| {
        let mut parts = json!({
            "stage": "pick", "boast": {"seat": 1, "animal": "d", "number": 3, "days": 2}, "doom": 2,
            "sides": ["hunt", "doom", "doom", "hunt", "hunt"], "winner": "hunt", "picker": 1, "pool": {"d": 4},
            "hands": [{}, {"s": 2}, {"s": 2}, {"f": 2}, {"b": 2}],
        });
        for (key, value) in more.as_object().unwrap() {
            parts[key] = value.clone();
        }
        parts
    };
    let over = json!({"stage": "over", "hands": [{}, {}, {}, {}, {}], "end": "K-31"});
    for (rest, parts, defect) in [
        (Rest::Deck, picks(json!({"picker": 2})), "not of the side that won (K-21)"),
        (Rest::Deck, picks(json!({"pool": {"d": 2}})), "`pool` has 2 cards for 3 seats"),
        (
            Rest::Deck,
            picks(json!({"hands": [{}, {"s": 1}, {"s": 2}, {"f": 2}, {"b": 2}]})),
            "2 to 2 are possible",
        ),
        (Rest::Deck, picks(json!({"winter": true})), "0 to 0 are possible"),
        (Rest::Deck, over.clone(), "`deck` is empty when `end` is K-31"),
        (Rest::PileOf(2), over, "less than the 86 points of its pile (K-32)"),
    ] {
        let found = defects(&game(5, &json!({})), &position(5, rest, &parts));
        assert!(found.iter().any(|d| d.contains(defect)), "{defect}: {found:#?}");
    }
    assert!(game(5, &json!({})).parse_position(&position(5, Rest::Deck, &picks(json!({})))).is_ok());
}

// K-13, K-21: counting the seats that still pick must not go round for ever looking for a leader of the winning
// side who is not on it.
#[test]
fn a_winning_leader_on_the_other_side_is_refused_at_once() {
    for (winner, sides, defect) in [
        ("hunt", json!(["doom", "doom", "doom", "hunt", "hunt"]), "seat 1, the Hunt leader, is hunt (K-13)"),
        ("doom", json!(["hunt", "hunt", "doom", "doom", "hunt"]), "seat 2, the Doom leader, is doom (K-13)"),
    ] {
        let parts = json!({
            "stage": "pick", "boast": {"seat": 1, "animal": "d", "number": 3, "days": 2}, "doom": 2,
            "sides": sides, "winner": winner, "picker": 4, "pool": {"d": 4},
            "hands": [{"s": 2}, {"s": 2}, {"s": 2}, {"f": 2}, {"b": 2}],
        });
        let found = defects(&game(5, &json!({})), &position(5, Rest::Deck, &parts));
        assert!(found.iter().any(|d| d.contains(defect)), "{defect}: {found:#?}");
    }
}

#[test]
fn options_are_checked() {
    let wrong = Nanuk::new(
        4,
        &json!({"open-sides": 1, "seasons": 0, "first": 5, "talk": -1, "wind": "cw"}),
        &mut Random(0),
    );
    assert_eq!(wrong.expect_err("six defects").0.len(), 6);
    assert!(Nanuk::new(5, &json!([]), &mut Random(0)).is_err());
    for options in [
        json!({}),
        json!({"first": "lot", "talk": 0}),
        json!({"first": 8, "seasons": 50, "open-sides": true}),
    ] {
        let game = game(8, &options);
        let all = game.options();
        assert_eq!(Nanuk::new(8, &all, &mut Random(0)).unwrap(), game);
        let names: Vec<&str> = Nanuk::option_specs().iter().map(|o| o.name).collect();
        assert_eq!(all.as_object().unwrap().len(), names.len());
        assert!(names.iter().all(|name| all.get(*name).is_some()));
    }
    assert_eq!(
        game(5, &json!({})).options(),
        Value::Object(Nanuk::option_specs().into_iter().map(|o| (o.name.to_owned(), o.default)).collect())
    );
}

// Refused texts name what is wrong.
#[test]
fn refused_texts() {
    let game = game(5, &json!({}));
    for (text, why) in [
        ("boast f 06 7", "`06` is not the number of animals"),
        ("boast f 28 7", "1 to 27 animals"),
        ("boast i 6 7", "`i` is no animal"),
        ("give d,d,d,d", "at most three cards"),
        ("give ", "`` is no card"),
        ("give", "`give` is followed by"),
        ("ante ?", "`?` is no card"),
        ("first 9", "numbered from 1 to 8"),
        ("deal 1", "`deal` is followed by a seat and a card"),
        ("wind up", "`up` is no wind"),
        ("doom now", "nothing follows `doom`"),
        ("resign", "is no action of Nanuk"),
        ("", "is no action of Nanuk"),
    ] {
        let error = game.parse_action(text).expect_err(text).to_string();
        assert!(error.contains(why), "{text}: {error}");
    }
    assert_eq!(game.parse_action("give d,d,d"), Ok(Action::Give(Gift::new(&[Card::Deer; 3]).unwrap())));
    assert_eq!(pile("d,d,d").size(), 3);
}
