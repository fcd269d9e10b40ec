//! The rule book, rule by rule: the end of a season, points, and what a seat may know.

mod common;

use common::{
    Match, pile,
    positions::{Rest, before_the_days, deer, match_at as at},
    seat,
};
use inuksuk_core::{Game, Observer, Seat};
use nanuk::{Card, Pile, Side, Stage, season_points, sets_and_pairs};
use serde_json::{Value, json};

/// A hunt for a fish in so many days with two cards left face down.
fn late_hunt(days: u8, discards: &Value) -> Match {
    let parts = json!({
        "stage": "day", "boast": {"seat": 1, "animal": "f", "number": 2, "days": days}, "doom": 2,
        "sides": ["hunt", "doom", "doom", "doom", "doom"],
        "hands": [{"b": 2}, {"s": 2}, {"s": 2}, {"s": 2}, {"s": 2}],
        "antes": [null, "d", "d", "d", "d"], "given": [{"f": 1}, {}, {}, {}, {}],
        "deck": {"d": 1, "f": 1}, "discards": discards,
    });
    at(5, &json!({}), Rest::PileOf(5), &parts)
}

// K-30: another day and no face-down card: hands and discards are the new deck, the hunt goes on, and its
// end is that of the game.
#[test]
fn winter_in_the_hunt() {
    let mut m = late_hunt(3, &json!({"sn": 1, "i": 1}));
    m.play("day d");
    assert!(!m.state.is_winter());
    m.play("day f");
    assert!(m.state.is_winter());
    assert_eq!(m.state.deck(), &pile("s,s,s,s,s,s,s,s,sn,b,b,i"));
    assert!(m.state.discards().is_empty() && Seat::all(5).all(|s| m.state.hand(s).is_empty()));
    assert_eq!(m.log(Observer::Spectator), ["day d", "day f", "winter"]);
    m.play("day b");
    assert_eq!((m.state.stage(), m.state.winner()), (Stage::Pick, Some(Side::Hunt)));
    m.play_all(&["1 pick d", "1 pick f", "1 pick f", "1 pick b", "1 pick d", "1 pick d", "1 pick d"]);
    assert!(!m.is_over(), "one card is left in the pool");
    m.play("1 pick d");
    assert!(m.is_over());
    assert_eq!(m.game.outcome(&m.state).unwrap().reason.0, "K-30");
    assert!(m.refused("1 pick d").ends_with("(K-30)"));
}

// K-30: a last day that takes the last face-down card is not winter yet; so with a fatal bear.
#[test]
fn the_last_card_on_the_last_day() {
    let mut m = late_hunt(2, &json!({"sn": 1}));
    m.play("day d").play("day f");
    assert_eq!((m.state.stage(), m.state.is_winter()), (Stage::Pick, false));
    assert_eq!(m.state.hand(seat(2)).size(), 2);
}

// K-30: when even the new deck runs out, the hunt brings nothing.
#[test]
fn even_the_new_deck_runs_out() {
    let mut m = late_hunt(12, &json!({}));
    m.play_all(&["day d", "day f", "day b", "day b"]);
    for _ in 0..7 {
        m.play("day s");
    }
    assert!(!m.is_over());
    m.play("day s");
    // Twelve days were twelve cards: the number of days is reached first.
    assert_eq!(m.state.stage(), Stage::Pick);

    // The same with a hand less in the new deck: eleven cards for twelve days.
    let parts = json!({
        "stage": "day", "boast": {"seat": 1, "animal": "f", "number": 2, "days": 12}, "doom": 2,
        "sides": ["hunt", "doom", "doom", "doom", "doom"],
        "hands": [{"b": 1}, {"s": 2}, {"s": 2}, {"s": 2}, {"s": 2}],
        "antes": [null, "d", "d", "d", "d"], "given": [{"f": 1, "b": 1}, {}, {}, {}, {}],
        "deck": {"d": 1, "f": 1},
    });
    let mut m = at(5, &json!({}), Rest::PileOf(5), &parts);
    m.play_all(&["day d", "day f", "day b"]);
    for _ in 0..8 {
        m.play("day s");
    }
    assert!(m.is_over());
    let log = m.log(Observer::Spectator);
    assert_eq!(log[log.len() - 2], "end K-30");
    assert!(!log.iter().any(|line| line.starts_with("pool")));
    assert_eq!(m.state.discards().size(), 4 + 2 + 11);
}

// K-31: the face-down cards run out with the refill: the cards left are dealt, then hands are discarded.
#[test]
fn winter_in_the_refill() {
    let parts = |deck: &Value| {
        json!({
            "stage": "pick", "boast": {"seat": 1, "animal": "d", "number": 1, "days": 1}, "doom": 2,
            "sides": ["hunt", "doom", "doom", "doom", "doom"], "winner": "hunt", "picker": 1, "pool": {"b": 1},
            "hands": [{"f": 2}, {"s": 2}, {"f": 2}, {"f": 2}, {"b": 2}], "deck": deck,
        })
    };
    for (deck, deals) in [(json!({}), 0), (json!({"d": 3}), 3), (json!({"d": 5}), 5)] {
        for rest in [Rest::Discards, Rest::PileOf(3)] {
            let mut m = at(5, &json!({}), rest, &parts(&deck));
            m.play("1 pick b");
            for _ in 0..deals {
                assert!(!m.is_over());
                let (text, _) = m.outcomes()[0].clone();
                m.play(&text);
            }
            assert!(m.is_over(), "{deals} cards");
            assert_eq!(m.game.outcome(&m.state).unwrap().reason.0, "K-31");
            assert!(m.state.hand(seat(1)).is_empty() && m.state.discards().count(Card::Fish) >= 6);
        }
    }
    let mut m = at(5, &json!({}), Rest::Discards, &parts(&json!({"d": 6})));
    m.play("1 pick b").play_all(&["deal 1 d", "deal 2 d", "deal 3 d", "deal 4 d", "deal 5 d"]);
    assert_eq!(m.state.stage(), Stage::Wind, "a face-down card lies on top");
}

// K-32: sets and pairs, Inuksuk for any card, doubles as two.
#[test]
fn sets_and_pairs_are_worth() {
    for (cards, points) in [
        ("", 0),
        ("d,s,f,b", 3),
        ("d,d", 1),
        ("d,d,d", 1),
        ("d2", 1),
        ("i,i", 1),
        ("i", 0),
        ("d,i", 1),
        ("d,s,f,i", 3),
        ("i,i,i,i", 3),
        ("d,i,i,i", 3),
        ("d2,s2,f2,b2", 6),
        ("d,d,s,s,f,f", 3),
        ("d,d,s,s,f,f,i,i", 6),
        ("dn,sn,fn,bn", 3),
    ] {
        assert_eq!(sets_and_pairs(&pile(cards)), points, "{cards}");
    }
}

// K-33: two points for the most Nanuk cards, one each when tied, none without one.
#[test]
fn most_nanuk_cards() {
    assert_eq!(season_points(&["dn", "sn,f", "i"].map(pile)), [1, 1, 0]);
    assert_eq!(season_points(&["dn,fn", "sn,f", "i"].map(pile)), [2, 0, 0]);
    assert_eq!(season_points(&["d", "s,f", "i"].map(pile)), [0, 0, 0]);
}

// K-34: most points win, shared in a tie.
#[test]
fn the_winners() {
    let parts = json!({
        "stage": "pick", "boast": {"seat": 1, "animal": "d", "number": 1, "days": 1}, "doom": 2, "winter": true,
        "sides": ["hunt", "doom", "doom", "doom", "doom"], "winner": "hunt", "picker": 1, "pool": {"d": 1},
        "hands": [{}, {}, {}, {}, {}], "piles": [{"d": 1}, {"s": 2}, {"b": 1}, {}, {"f": 1}],
    });
    let mut m = at(5, &json!({}), Rest::Deck, &parts);
    m.play("1 pick d");
    let outcome = m.game.outcome(&m.state).unwrap();
    assert_eq!(outcome.scores(), [1.0, 1.0, 0.0, 0.0, 0.0]);
    assert_eq!(outcome.winners, [1, 2].map(seat).into_iter().collect());
}

// K-35: seasons add up; the winner of a season starts the next, drawn by lot among the tied.
#[test]
fn seasons() {
    let parts = |piles: &Value, season: u8| {
        json!({
            "stage": "pick", "boast": {"seat": 1, "animal": "d", "number": 1, "days": 1}, "doom": 2,
            "sides": ["hunt", "doom", "doom", "doom", "doom"], "winner": "hunt", "picker": 1, "pool": {"d": 1},
            "hands": [{}, {}, {}, {}, {}], "piles": piles, "winter": true, "season": season,
            "totals": [0, 0, 7, 0, 0],
        })
    };
    let two = json!({"seasons": 2, "first": 4});
    let mut m = at(5, &two, Rest::Deck, &parts(&json!([{"d": 1}, {"d2": 1, "s": 2}, {}, {}, {}]), 1));
    m.play("1 pick d");
    assert_eq!((m.state.season(), m.state.stage(), m.state.first()), (2, Stage::Deal, Some(seat(2))));
    assert_eq!(m.state.deck(), &Pile::HUNDRED);
    assert_eq!(m.view(Observer::Spectator)["totals"], json!([1, 2, 7, 0, 0]));

    let mut m = at(5, &two, Rest::Deck, &parts(&json!([{"d": 1}, {"s": 2}, {}, {}, {}]), 1));
    m.play("1 pick d");
    assert_eq!(m.outcomes(), [("first 1".into(), 1), ("first 2".into(), 1)]);
    assert!(m.refused("first 3").ends_with("(K-10)"));

    let mut m = at(5, &two, Rest::Deck, &parts(&json!([{"d": 1}, {"s": 2}, {}, {}, {}]), 2));
    m.play("1 pick d");
    let outcome = m.game.outcome(&m.state).unwrap();
    assert_eq!(outcome.scores(), [1.0, 1.0, 7.0, 0.0, 0.0]);
    assert_eq!((outcome.winners, outcome.reason.0), ([seat(3)].into_iter().collect(), "K-35"));
}

// K-40: exactly the keys of the schema, and in them what a seat may know.
#[test]
fn the_keys_of_a_view() {
    let m = before_the_days(&deer(2, 2), &json!({"d": 1, "f": 2}));
    let mut expected = vec![
        "season", "totals", "stage", "lot", "first", "wind", "discards", "piles", "boast", "doom", "drawn",
        "winter", "winner", "pool", "picker", "end", "turn", "deck", "hands", "hand", "sides", "antes",
        "given", "gave", "shown", "log",
    ];
    expected.sort_unstable();
    for observer in [Observer::Seat(seat(4)), Observer::Spectator] {
        let view = m.view(observer);
        let mut keys: Vec<&str> = view.as_object().unwrap().keys().map(String::as_str).collect();
        keys.sort_unstable();
        assert_eq!(keys, expected);
    }
    let view = m.view(Observer::Seat(seat(4)));
    assert_eq!((&view["hand"], &view["gave"]), (&json!({"s": 1, "b": 1}), &json!({"d": 1})));
    assert_eq!((&view["hands"], &view["given"]), (&json!([3, 2, 2, 2, 2]), &json!([0, 0, 0, 1, 1])));
    assert_eq!(view["antes"], json!([null, "?", "?", null, null]));
    assert_eq!(view["deck"], m.state.deck().size());
    let all = m.view(Observer::Everything);
    assert_eq!(all["position"], m.game.position(&m.state));
    assert_eq!(all["antes"], json!([null, "d", "i", null, null]));
}
