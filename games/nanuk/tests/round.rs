//! The rule book, rule by rule: cards and a round.

mod common;

use common::{
    Match, game, observers, pile,
    positions::{Rest, before_the_days, deer, match_at as at},
    seat,
};
use inuksuk_core::{Game, Observer, Seat, Turn};
use nanuk::{Animal, Side, Stage};
use serde_json::json;

fn boasting() -> Match {
    at(5, &json!({}), Rest::Deck, &json!({}))
}

// K-1, K-2, K-3: 24 of each animal, of these 3 doubles and 3 Nanuk cards, never on one card; 4 Inuksuk.
#[test]
fn the_cards() {
    let m = Match::new(game(5, &json!({"first": 1})));
    let outcomes = m.outcomes();
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 100);
    for animal in ["d", "s", "f", "b"] {
        let weight = |suffix: &str| {
            let text = format!("deal 1 {animal}{suffix}");
            outcomes.iter().find(|(t, _)| *t == text).unwrap().1
        };
        assert_eq!([weight(""), weight("2"), weight("n")], [18, 3, 3]);
    }
    assert!(outcomes.contains(&("deal 1 i".into(), 4)));
    assert_eq!(outcomes.len(), 13);
}

// K-2: a double is one card when dealt, contributed, picked or counted, two animals in the hunt.
#[test]
fn a_double_is_one_card_and_two_animals() {
    let mut m = before_the_days(&deer(5, 1), &json!({"d2": 1, "f": 1, "b": 1}));
    m.play("1 give d2").play("day d");
    assert_eq!(m.log(Observer::Spectator).last().unwrap(), "pool d,d,d,d,d2,i");
    assert_eq!(m.state.winner(), Some(Side::Hunt), "1 + 1 + 2 + 1 deer");
    assert_eq!(m.state.pool().size(), 6);
}

// K-4: discards lie under the deck and are not drawn from; what is drawn is weighted by what lies face down.
#[test]
fn discards_are_not_drawn() {
    let m =
        at(5, &json!({}), Rest::Discards, &json!({"stage": "wind", "wind": null, "deck": {"sn": 2, "i": 1}}));
    assert_eq!(m.outcomes(), [("wind ccw".into(), 1), ("wind cw".into(), 1)]);
    let parts = json!({"stage": "deal", "deck": {"sn": 2, "i": 1}, "hands":
        [{"d": 3}, {"d": 2}, {"s": 2}, {"s": 2}, {"f": 2}]});
    let mut m = at(5, &json!({}), Rest::Discards, &parts);
    assert_eq!(m.outcomes(), [("deal 2 i".into(), 1), ("deal 2 sn".into(), 2)]);
    assert_eq!(m.refused("deal 2 b"), "no such card lies face down (K-4)");
}

// K-5: three cards in hand at the start of a hunt, hidden; score piles face up for all.
#[test]
fn hands_and_score_piles() {
    let mut m = Match::new(game(8, &json!({"first": 5})));
    while m.state.stage() == Stage::Deal {
        let (text, _) = m.outcomes()[0].clone();
        m.play(&text);
    }
    assert!(Seat::all(8).all(|s| m.state.hand(s).size() == 3 && m.state.pile(s).is_empty()));
    let parts = json!({"piles": [{"d": 1}, {}, {}, {"bn": 2}, {}]});
    let m = at(5, &json!({}), Rest::Deck, &parts);
    for observer in observers(&m.game) {
        assert_eq!(m.view(observer)["piles"], parts["piles"]);
    }
}

// K-10: the lot among all, or the seat named; a fair wind that holds for the round.
#[test]
fn first_player_and_wind() {
    let mut m = Match::new(game(6, &json!({})));
    assert_eq!(m.outcomes(), (1..=6).map(|n| (format!("first {n}"), 1)).collect::<Vec<_>>());
    m.play("first 4");
    assert_eq!(m.outcomes()[0].0, "deal 4 b");
    let m = Match::new(game(6, &json!({"first": 2})));
    assert_eq!(m.outcomes()[0].0, "deal 2 b");

    let mut m = at(5, &json!({}), Rest::Deck, &json!({"stage": "wind", "wind": null}));
    assert_eq!(m.outcomes(), [("wind ccw".into(), 1), ("wind cw".into(), 1)]);
    m.play("wind ccw").play("1 boast d 1 1").play("5 boast d 2 1").play("4 boast d 3 1");
    m.play("3 doom").play_all(&["1 hunt", "2 hunt", "5 hunt"]).play("3 ante d");
    m.play_all(&["2 give d", "1 give d", "5 give d", "4 give d", "day b"]);
    m.play_all(&["4 pick d", "2 pick d", "1 pick d", "5 pick d"]);
    assert_eq!(m.log(Observer::Spectator).last().unwrap(), "rest d,b");
    m.play("deal 4 b").play("deal 3 b").play("deal 2 b").play("deal 1 b").play("deal 5 b");
    assert_eq!(m.state.wind(), None);
}

// K-11: the first deal is three cards each from the first player clockwise, before the wind; boasting starts
// with the first player; no doom first and no passing.
#[test]
fn dealing_and_boasting() {
    let mut m = Match::new(game(5, &json!({"first": 4})));
    for number in [4, 5, 1, 2, 3] {
        for _ in 0..3 {
            m.play(&format!("deal {number} {}", if number == 4 { "d" } else { "s" }));
        }
    }
    assert_eq!(m.refused("4 boast d 1 1"), "chance decides first (K-4)");
    m.play("wind cw");
    assert_eq!(m.game.turn(&m.state), Turn::only(seat(4)));
    assert_eq!(m.refused("4 doom"), "the first boast cannot be a doom (K-11)");
    assert_eq!(m.refused("4 pass"), "`pass` is no action of Nanuk");
    assert!(m.refused("5 boast d 1 1").ends_with("(K-11)"));
    assert_eq!(m.legal(seat(4)).len(), 27 * 12 * 4);
    m.play("4 boast d 1 1").play("5 boast s 2 1").play("1 doom");
}

// K-12: what a raise is.
#[test]
fn raises() {
    let mut m = boasting();
    m.play("1 boast f 25 10");
    for refused in ["f 25 10", "s 25 11", "f 24 12", "f 26 9", "d 26 9", "b 24 12"] {
        assert!(m.refused(&format!("2 boast {refused}")).ends_with("(K-12)"), "{refused}");
    }
    let mut expected: Vec<String> = vec!["doom".into(), "boast f 25 11".into(), "boast f 25 12".into()];
    for animal in Animal::ALL {
        for number in 26..=27 {
            expected.extend((10..=12).map(|days| format!("boast {animal} {number} {days}")));
        }
    }
    expected.sort();
    assert_eq!(m.legal(seat(2)), expected);
    m.play("2 boast b 27 12");
    assert_eq!(m.legal(seat(3)), ["doom"]);
}

// K-13: the one who dooms and the last boaster are leaders and committed.
#[test]
fn leaders() {
    let mut m = boasting();
    m.play("1 boast f 3 2").play("2 doom");
    assert_eq!((m.state.hunt_leader(), m.state.doom_leader()), (Some(seat(1)), Some(seat(2))));
    assert_eq!(m.state.side(seat(1)), Some(Side::Hunt));
    assert_eq!(m.state.side(seat(2)), Some(Side::Doom));
    for refused in ["1 stay", "1 hunt", "2 hunt", "2 stay", "3 doom"] {
        m.refused(refused);
    }
}

// K-14: the others decide in any order, in secret, and a decision stands; all are revealed at once.
#[test]
fn choosing_sides() {
    let mut m = boasting();
    m.play("1 boast f 3 2").play("2 doom");
    assert_eq!(m.game.turn(&m.state), Turn::Seats([3, 4, 5].map(seat).into_iter().collect()));
    m.play("4 stay");
    assert!(m.refused("4 hunt").ends_with("(K-14)"));
    for (who, sees) in
        [(Observer::Seat(seat(4)), "doom"), (Observer::Seat(seat(3)), "?"), (Observer::Spectator, "?")]
    {
        assert_eq!(m.view(who)["sides"], json!(["hunt", "doom", null, sees, null]));
    }
    m.play("3 hunt").play("5 hunt");
    for who in observers(&m.game) {
        assert_eq!(m.view(who)["sides"], json!(["hunt", "doom", "hunt", "doom", "hunt"]));
        assert_eq!(m.log(who).last().unwrap(), "sides hunt 1,3,5 doom 2,4");
    }
    assert_eq!(m.log(Observer::Seat(seat(3)))[2..5], ["4 ?", "3 hunt", "5 ?"]);
}

// K-15: with open sides one after the other from the Doom leader on, with the wind, open to all.
#[test]
fn open_sides() {
    let mut m = at(6, &json!({"open-sides": true}), Rest::Deck, &json!({"wind": "ccw", "first": 5}));
    m.play("5 boast f 3 2").play("4 boast f 4 2").play("3 doom");
    assert_eq!(m.game.turn(&m.state), Turn::only(seat(2)));
    assert!(m.refused("1 stay").ends_with("(K-14)"));
    m.play("2 stay").play("1 hunt").play("6 hunt").play("5 stay");
    assert_eq!(m.state.stage(), Stage::Ante);
    let log = m.log(Observer::Spectator);
    assert_eq!(log[3..], ["2 stay", "1 hunt", "6 hunt", "5 stay", "sides hunt 1,4,6 doom 2,3,5"]);
}

// K-16: each doomer lays one card, unseen until the pool, in any order, before the contributions.
#[test]
fn antes() {
    let mut m = boasting();
    m.play("1 boast f 3 2").play("2 doom").play_all(&["3 stay", "4 hunt", "5 stay"]);
    assert_eq!(m.game.turn(&m.state), Turn::Seats([2, 3, 5].map(seat).into_iter().collect()));
    assert_eq!(m.legal(seat(5)), ["ante d", "ante f", "ante s"]);
    assert!(m.refused("4 ante d").ends_with("(K-16)"));
    assert!(m.refused("5 ante b").ends_with("(K-5)"));
    m.play("5 ante s");
    assert!(m.refused("5 ante d").ends_with("(K-16)"));
    assert!(m.refused("4 give d").ends_with("(K-16)"));
    assert_eq!(m.view(Observer::Seat(seat(2)))["antes"], json!([null, null, null, null, "?"]));
    assert_eq!(m.view(Observer::Seat(seat(5)))["antes"], json!([null, null, null, null, "s"]));
    m.play("2 ante d").play("3 ante d").play("4 give d").play("1 give d");
    assert_eq!(m.view(Observer::Spectator)["antes"], json!([null, "?", "?", null, "?"]));
    m.play("day b").play("day b");
    assert_eq!(m.view(Observer::Spectator)["antes"], json!([null, null, null, null, null]));
    assert_eq!(m.view(Observer::Spectator)["pool"], json!({"d": 4, "s": 1, "b": 2}));
}

// K-17: hunters from the one after the Hunt leader, the leader last, at least one card each; all see how many.
#[test]
fn contributions() {
    let mut m = boasting();
    m.play("1 boast f 3 2").play("2 doom").play_all(&["3 hunt", "4 stay", "5 hunt", "2 ante d", "4 ante d"]);
    assert!(m.refused("1 give d").ends_with("(K-17)"));
    assert_eq!(
        m.refused("3 give s,d").split(':').next(),
        Some("a contribution lists its cards in the order d d2 dn s s2 sn f f2 fn b b2 bn i")
    );
    assert!(m.refused("3 give d,d").ends_with("(K-5)"));
    assert_eq!(
        m.legal(seat(3)),
        ["give d", "give d,f", "give d,s", "give d,s,f", "give f", "give s", "give s,f"]
    );
    m.play("3 give d,s");
    assert_eq!(m.view(Observer::Seat(seat(5)))["given"], json!([0, 0, 2, 0, 0]));
    m.play("5 give f").play("1 give d,s,f");
    assert_eq!(
        m.log(Observer::Seat(seat(5)))[8..],
        ["3 give ?,?", "5 give f", "1 give ?,?,?", "shown d,d,s,s,f,f"]
    );
}

// K-18: shown together, as a multiset; target animals count, Nanuk or not; a bear contributed does no harm;
// each Inuksuk protects once; antes neither count nor protect.
#[test]
fn what_is_shown() {
    let mut m = before_the_days(&deer(5, 2), &json!({"dn": 1, "i": 2}));
    m.play("1 give dn,i");
    assert_eq!(m.view(Observer::Spectator)["shown"], json!({"d": 2, "dn": 1, "i": 1}));
    m.play("day bn");
    assert_eq!(m.state.stage(), Stage::Day, "the Inuksuk shown wards the bear off");
    m.play("day d2");
    assert_eq!(m.state.winner(), Some(Side::Hunt));

    let mut m = before_the_days(&deer(2, 2), &json!({"d": 1, "i": 2}));
    m.play("1 give d").play("day sn");
    assert_eq!(m.state.winner(), Some(Side::Doom), "the Inuksuk of an ante protects nobody");
}

// K-19: a card a day, all of them; a drawn Inuksuk protects from then on; a bear warded off counts.
#[test]
fn days() {
    let mut m = before_the_days(&deer(4, 3), &json!({"d": 1, "f": 2}));
    m.play("1 give d").play("day i").play("day dn");
    assert_eq!(m.state.stage(), Stage::Day, "four deer by now, but the days go on");
    m.play("day b");
    assert_eq!(m.state.winner(), Some(Side::Hunt));

    let mut m = before_the_days(&deer(1, 3), &json!({"d": 1, "f": 2}));
    m.play("1 give d").play("day i").play("day dn").play("day sn");
    assert_eq!(m.state.winner(), Some(Side::Doom), "one Inuksuk, two bears");
    assert!(m.log(Observer::Spectator).contains(&"failure".to_owned()));
}

// K-20: the number reached after the last day, or not.
#[test]
fn success_and_failure() {
    for (number, side) in [(4, Side::Hunt), (5, Side::Doom)] {
        let mut m = before_the_days(&deer(number, 1), &json!({"d": 1, "f": 2}));
        m.play("1 give d").play("day d");
        assert_eq!(m.state.winner(), Some(side));
    }
}

// K-21: the winners pick in wind order from their leader, one card each, in full rounds only.
#[test]
fn the_pool() {
    let mut m = before_the_days(&deer(4, 1), &json!({"d": 1, "f": 2}));
    m.play("1 give d").play("day d");
    assert_eq!(m.state.pool(), &pile("d,d,d,d,d,i"));
    assert_eq!(m.game.turn(&m.state), Turn::only(seat(1)));
    assert!(m.refused("2 pick d").ends_with("(K-21)"));
    assert!(m.refused("1 pick b").ends_with("(K-21)"));
    m.play("1 pick i").play("4 pick d").play("5 pick d").play("1 pick d").play("4 pick d").play("5 pick d");
    assert_eq!(m.state.stage(), Stage::Deal);
    assert_eq!(m.state.pile(seat(1)), &pile("d,i"));

    // Seven for two: three rounds, one card is left over.
    let mut m = before_the_days(&deer(9, 2), &json!({"d": 1, "f": 2}));
    m.play("1 give d").play("day b").play("day b");
    m.play_all(&["2 pick d", "3 pick d", "2 pick d", "3 pick d", "2 pick i", "3 pick b"]);
    assert_eq!(m.log(Observer::Spectator).last().unwrap(), "rest b");
    assert_eq!(m.state.discards(), &pile("b"));
}

// K-22, K-23: hands are filled seat by seat from the next first player, the leader of the side that won, with
// the wind of the round that ended.
#[test]
fn the_refill() {
    let parts = json!({
        "stage": "pick", "wind": "ccw", "boast": {"seat": 3, "animal": "d", "number": 1, "days": 1}, "doom": 2,
        "sides": ["hunt", "doom", "hunt", "doom", "hunt"], "winner": "doom", "picker": 4, "pool": {"b": 1},
        "hands": [{}, {"s": 2}, {"f": 1}, {"f": 2}, {"b": 2}],
    });
    let mut m = at(5, &json!({}), Rest::Deck, &parts);
    m.play("4 pick b");
    let order = [2, 1, 1, 1, 5, 4, 3, 3];
    assert_eq!(m.view(Observer::Spectator)["first"], 2);
    for (i, number) in order.into_iter().enumerate() {
        assert_eq!(m.state.stage(), Stage::Deal, "card {i}");
        m.play(&format!("deal {number} d"));
    }
    assert_eq!((m.state.stage(), m.state.wind()), (Stage::Wind, None));
    m.play("wind cw");
    assert_eq!(m.game.turn(&m.state), Turn::only(seat(2)));
}
