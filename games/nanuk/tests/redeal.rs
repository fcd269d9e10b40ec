//! Redealing against brute force: every way the cards can lie, and how likely each is when every seat decides and
//! lays its cards without looking.

mod common;

use std::collections::BTreeMap;

use common::{
    Match, Random, game, pile,
    positions::{Rest, position},
    seat,
};
use inuksuk_core::{Game, Observer};
use nanuk::{Card, EventView, Pile, Side, State};
use serde_json::{Value, json};

/// Where cards lie that an observer cannot look at.
#[derive(Clone, Copy)]
enum Place {
    Hand(u8),
    Ante(u8),
    Gift(u8),
    Deck,
}

use Place::{Ante, Deck, Gift, Hand};

fn lies_at(state: &State, place: Place) -> Pile {
    match place {
        Place::Hand(n) => *state.hand(seat(n)),
        Place::Ante(n) => state.ante(seat(n)).into_iter().collect(),
        Place::Gift(n) => *state.given(seat(n)),
        Place::Deck => *state.deck(),
    }
}

/// What lies at the places, and in how many ways it can have come there.
type Ways = BTreeMap<Vec<String>, u64>;

/// Calls with every order of the cards; orders that only swap equal cards count as one, and all have equally many
/// such swaps.
fn each_order(left: Pile, laid: &mut Vec<Card>, call: &mut impl FnMut(&[Card])) {
    if left.is_empty() {
        return call(laid);
    }
    for (card, _) in left.kinds() {
        let mut rest = left;
        rest.remove(card);
        laid.push(card);
        each_order(rest, laid, call);
        laid.pop();
    }
}

/// All ways to deal the unseen cards to the places. `weigh` is given what lies at each place and says in how many
/// ways what the observer saw then came about; it may change what lies there.
fn brute_force(m: &Match, places: &[Place], unseen: Pile, weigh: impl Fn(&mut [Pile]) -> u64) -> Ways {
    let sizes: Vec<usize> = places.iter().map(|&p| usize::from(lies_at(&m.state, p).size())).collect();
    deal(&sizes, unseen, weigh)
}

fn deal(sizes: &[usize], unseen: Pile, weigh: impl Fn(&mut [Pile]) -> u64) -> Ways {
    assert_eq!(sizes.iter().sum::<usize>(), usize::from(unseen.size()), "a place for every card");
    let mut ways = Ways::new();
    each_order(unseen, &mut Vec::new(), &mut |cards| {
        let mut cards = cards.iter().copied();
        let mut piles: Vec<Pile> = sizes.iter().map(|&n| cards.by_ref().take(n).collect()).collect();
        let n = weigh(&mut piles);
        if n > 0 {
            *ways.entry(piles.iter().map(ToString::to_string).collect()).or_default() += n;
        }
    });
    ways
}

/// Pearson's statistic of many redeals against the ways, and its degrees of freedom; fails when something lies
/// where it cannot.
fn chi_square(m: &Match, who: Observer, history: &[EventView], places: &[Place], ways: &Ways) -> (f64, f64) {
    let samples = 60_000;
    let total: u64 = ways.values().sum();
    let view = m.game.view(&m.state, who);
    let mut random = Random(20_240);
    let mut seen: BTreeMap<Vec<String>, u32> = BTreeMap::new();
    for _ in 0..samples {
        let imagined = m.game.redeal(&view, history, &mut random);
        let lies: Vec<String> = places.iter().map(|&p| lies_at(&imagined, p).to_string()).collect();
        assert!(ways.contains_key(&lies), "no way leads to {lies:?}");
        *seen.entry(lies).or_default() += 1;
    }
    let statistic = ways
        .iter()
        .map(|(lies, &n)| {
            let expected = f64::from(samples) * n as f64 / total as f64;
            (f64::from(seen.get(lies).copied().unwrap_or(0)) - expected).powi(2) / expected
        })
        .sum();
    (statistic, ways.len() as f64 - 1.0)
}

/// With a fixed seed, far beyond what the right distribution gives and far below what a wrong one does.
fn bound(freedom: f64) -> f64 {
    freedom + 5.0 * (2.0 * freedom).sqrt()
}

fn assert_distribution(m: &Match, who: Observer, places: &[Place], ways: &Ways) {
    assert!(ways.len() >= 5, "{} ways", ways.len());
    let (statistic, freedom) = chi_square(m, who, m.history(who), places, ways);
    assert!(statistic < bound(freedom), "{statistic} with {freedom} degrees of freedom");
}

/// The Hunt leader is seat 1, seats 4 and 5 hunt with it; almost all cards lie in the score pile of seat 5.
fn hunt(stage: &str, parts: &Value) -> Match {
    let mut whole = json!({
        "stage": stage, "boast": {"seat": 1, "animal": "d", "number": 3, "days": 4}, "doom": 2,
        "sides": ["hunt", "doom", "doom", "hunt", "hunt"],
    });
    for (key, value) in parts.as_object().unwrap() {
        whole[key] = value.clone();
    }
    Match::from_position(game(5, &json!({})), &position(5, Rest::PileOf(5), &whole))
}

// K-40: before the contributions are shown, seat 1 does not know hands, antes, contributions and deck.
#[test]
fn all_that_lies_face_down() {
    let m = hunt(
        "give",
        &json!({
            "hands": [{"i": 1, "f": 2}, {"d": 2}, {"d": 1, "s": 1}, {}, {"d": 1}],
            "antes": [null, "d", "b", null, null],
            "given": [{}, {}, {}, {"d": 3}, {"d": 1, "s": 1}],
            "deck": {"d": 2},
        }),
    );
    let places = [Hand(2), Hand(3), Hand(4), Hand(5), Ante(2), Ante(3), Gift(4), Gift(5), Deck];
    let unseen = pile("d,d,d,d,d,d,d,d,d,d,d,s,s,b");
    let ways = brute_force(&m, &places, unseen, |_| 1);
    assert_distribution(&m, Observer::Seat(seat(1)), &places, &ways);
}

// K-18, K-40: when they are shown, it is not known who gave what, and the shown cards lie nowhere else.
#[test]
fn who_gave_what_is_shown() {
    let m = hunt(
        "day",
        &json!({
            "hands": [{"d": 1}, {"d": 2}, {"d": 2}, {}, {"d": 1}],
            "antes": [null, "d", "b", null, null],
            "given": [{"d": 1, "i": 1}, {}, {}, {"d": 1, "s": 1, "b": 1}, {"f": 1, "s": 1}],
            "deck": {"d": 1, "b": 1}, "drawn": {"f": 1},
        }),
    );
    let gifts = [Gift(4), Gift(5)];
    let ways = brute_force(&m, &gifts, pile("d,s,s,b,f"), |_| 1);
    assert_distribution(&m, Observer::Seat(seat(1)), &gifts, &ways);

    let rest = [Hand(2), Hand(3), Hand(5), Ante(2), Ante(3), Deck];
    let ways = brute_force(&m, &rest, pile("d,d,d,d,d,d,d,b,b"), |_| 1);
    assert_distribution(&m, Observer::Seat(seat(1)), &rest, &ways);

    // Whoever gave nothing knows less of the contributions, but of its own ante more.
    let gifts = [Gift(1), Gift(4), Gift(5)];
    let ways = brute_force(&m, &gifts, pile("d,d,s,s,b,f,i"), |_| 1);
    assert_distribution(&m, Observer::Seat(seat(3)), &gifts, &ways);
    let rest = [Hand(1), Hand(2), Hand(5), Ante(2), Deck];
    let ways = brute_force(&m, &rest, pile("d,d,d,d,d,d,b"), |_| 1);
    assert_distribution(&m, Observer::Seat(seat(3)), &rest, &ways);
}

// K-14: a decision made in secret is as likely the one as the other; who has not decided stays undecided.
#[test]
fn secret_sides() {
    let mut m = Match::from_position(game(6, &json!({})), &position(6, Rest::Deck, &json!({})));
    m.play("1 boast d 1 1").play("2 doom").play("3 hunt").play("5 stay").play("6 stay");
    let view = m.game.view(&m.state, Observer::Seat(seat(6)));
    let mut random = Random(4);
    let mut counts = [[0_u32; 2]; 2];
    for _ in 0..20_000 {
        let s = m.game.redeal(&view, m.history(Observer::Seat(seat(6))), &mut random);
        assert_eq!([1, 2, 4, 6].map(|n| s.side(seat(n))), [1, 2, 4, 6].map(|n| m.state.side(seat(n))));
        let hunts = |n| usize::from(s.side(seat(n)) == Some(Side::Hunt));
        counts[hunts(3)][hunts(5)] += 1;
    }
    let statistic: f64 = counts.iter().flatten().map(|&n| (f64::from(n) - 5000.0).powi(2) / 5000.0).sum();
    assert!(statistic < bound(3.0), "{counts:?}");
}

/// Ways to draw these cards in this order.
fn ways_to_draw(mut deck: Pile, cards: &[Card]) -> u64 {
    let mut ways = 1;
    for &card in cards {
        ways *= u64::from(deck.count(card));
        if ways > 0 {
            deck.remove(card);
        }
    }
    ways
}

/// Two doomers besides seat 2; the deck is one card from winter.
fn before_winter() -> Match {
    let parts = json!({
        "stage": "day", "boast": {"seat": 1, "animal": "d", "number": 9, "days": 6}, "doom": 2,
        "sides": ["hunt", "doom", "doom", "doom", "hunt"],
        "hands": [{}, {"s": 1, "b": 1}, {"s": 2}, {"s": 1, "f": 1}, {"f": 1}],
        "antes": [null, "d", "b", "s", null],
        "given": [{"d": 3}, {}, {}, {}, {"d": 2}],
        "deck": {"f": 1}, "discards": {"s": 2, "b": 1},
    });
    Match::from_position(game(5, &json!({})), &position(5, Rest::PileOf(5), &parts))
}

// K-30, K-40: after winter the antes of others are not among the cards that are known to have gone into the new
// deck; which of them were drawn since is a matter of chance too.
#[test]
fn antes_after_winter() {
    let mut m = before_winter();
    m.play("day f").play("day s").play("day s").play("day b");
    assert!(m.state.is_winter());
    let drawn = [Card::Seal, Card::Seal, Card::Bird];

    let places = [Ante(3), Ante(4), Deck];
    // Others' hands and antes before winter: two antes, and five cards in hands.
    let unseen = pile("s,s,s,f,f,b,s");
    for (who, known, places, sizes) in [
        (Observer::Seat(seat(2)), pile("s,s,b,s,b"), &places[..], &[1, 1, 5][..]),
        (Observer::Spectator, pile("s,s,b"), &[Ante(2), Ante(3), Ante(4), Deck][..], &[1, 1, 1, 7][..]),
    ] {
        let mut unseen = unseen;
        if who == Observer::Spectator {
            unseen.add_all(&pile("s,b,d"));
        }
        let ways = deal(sizes, unseen, |piles| {
            let deck = piles.last_mut().unwrap();
            deck.add_all(&known);
            let ways = ways_to_draw(*deck, &drawn);
            if ways > 0 {
                for &card in &drawn {
                    deck.remove(card);
                }
            }
            ways
        });
        assert_distribution(&m, who, places, &ways);

        // Without the history the antes would be thought uniform over all that is hidden; that is another thing.
        let (statistic, freedom) = chi_square(&m, who, &[], places, &with_all(&ways, &m, places));
        assert!(statistic > 4.0 * bound(freedom), "{statistic} with {freedom} degrees of freedom");
    }
}

/// The ways, with a small chance for what the uniform deal adds to them.
fn with_all(ways: &Ways, m: &Match, places: &[Place]) -> Ways {
    let mut hidden = Pile::EMPTY;
    for &place in places {
        hidden.add_all(&lies_at(&m.state, place));
    }
    let mut all = brute_force(m, places, hidden, |_| 1);
    for n in all.values_mut() {
        *n = 1;
    }
    for (lies, n) in ways {
        *all.entry(lies.clone()).or_default() += n;
    }
    all
}

// K-30: when the match began with a position in winter, nobody knows what went into the deck.
#[test]
fn a_match_that_begins_in_winter() {
    let mut m = before_winter();
    m.play("day f").play("day s");
    let mut m = Match::from_position(m.game, &m.game.position(&m.state));
    m.play("day s");
    let places = [Ante(3), Ante(4), Deck];
    let mut hidden = Pile::EMPTY;
    for &place in &places {
        hidden.add_all(&lies_at(&m.state, place));
    }
    let ways = brute_force(&m, &places, hidden, |_| 1);
    assert_distribution(&m, Observer::Seat(seat(2)), &places, &ways);
}

// The all-seeing observer has nothing to imagine.
#[test]
fn everything_is_dealt_as_it_is() {
    let mut random = Random(9);
    let mut m = Match::new(game(7, &json!({})));
    while m.step(&mut random) {
        let view = m.game.view(&m.state, Observer::Everything);
        assert_eq!(m.game.redeal(&view, &[], &mut random), m.state);
    }
}

// A history that does not belong to the view changes the odds at most: no panic, and the view stays as it is.
#[test]
fn a_history_of_another_match_is_survived() {
    let mut m = before_winter();
    m.play("day f").play("day s");
    let who = Observer::Seat(seat(2));
    let view = m.game.view(&m.state, who);
    for discards in [Pile::HUNDRED, pile("i,i,i,i")] {
        let told =
            [EventView::Winter { discards, hand: Some(pile("d,d,d")) }, EventView::Day { card: Card::Deer }];
        let imagined = m.game.redeal(&view, &told, &mut Random(1));
        assert_eq!(m.game.view(&imagined, who), view);
    }
}
