//! Every rule of the book by its identifier. The case files check the same rules on more positions; here
//! each stands in a few lines.

use inuksuk_core::{Actor, Game, Observer};
use mare_polare::{Board, Card, Recipes, Shoal, Species};
use serde_json::{Value, json};

use crate::support::{Match, by, outcomes, rules, seat};

/// A match of so many seats, set up with seat 2 starting, up to its first roll.
fn set_up(seats: u8, options: &Value) -> Match {
    let mut m = Match::new(rules(seats, options));
    m.play("first 2").play("layout xoo.ixoxx.xooxxm");
    let order = (0..seats).map(|n| (n + 1) % seats + 1);
    for (n, seat) in order.enumerate() {
        m.play(&format!("recipe {seat} {}", n + 4));
    }
    for at in ["@a4", "@b3", "@d3", "@a2"].into_iter().take(usize::from(seats)) {
        m.play(at);
    }
    m
}

#[test]
fn p_1_p_2_the_sea() {
    let mut m = Match::new(rules(2, &json!({"first": 1})));
    assert_eq!(m.position()["board"], Value::Null);
    for wrong in
        ["xxo.ixoxx.xooxxm", "ooo.ixoxx.xooxxm", "xooxixoxx.xooxxm", "xoo.xxoxx.xooxxm", "xoo.ixoxx.xooxxx"]
    {
        assert_eq!(m.refused(&format!("layout {wrong}")), "P-2", "{wrong}");
    }
    m.play("layout .imoooooxxxxxxx.");
    let board: Board = m.position()["board"].as_str().unwrap().parse().unwrap();
    assert_eq!((board.gaps().len(), board.holes().len(), board.plain().len()), (2, 5, 7));
}

#[test]
fn p_3_sixty_four_fish() {
    let m = Match::new(rules(4, &json!({})));
    assert_eq!(m.position()["bag"], json!({"r": 15, "l": 15, "p": 15, "b": 15, "plain": 4}));
    assert_eq!(Shoal::ALL.total() + 4, 64);
}

#[test]
fn p_4_ten_recipes_of_seven_fish_and_three_species() {
    let m = Match::new(rules(2, &json!({})));
    for card in Card::all() {
        let soup = m.game.recipes().of(card);
        assert_eq!(soup.total(), Recipes::FISH);
        assert_eq!(Species::ALL.iter().filter(|&&s| soup[s] > 0).count(), Recipes::SPECIES);
    }
    assert_eq!(Card::all().count(), 10);
}

#[test]
fn p_5_each_recipe_once_and_seen_until_the_figure_is_placed() {
    let mut m = Match::new(rules(2, &json!({"first": 1})));
    m.play("layout xoo.ixoxx.xooxxm").play("recipe 1 7");
    assert_eq!(m.refused("recipe 2 7"), "P-5");
    assert_eq!(outcomes(&m.game, &m.state).len(), 9);
    assert!(!m.legal().contains(&"recipe 2 7".into()));
    m.play("recipe 2 3");
    assert_eq!(m.view(by(1))["recipes"], json!([7, null]));
    assert_eq!(m.view(by(2))["recipes"], json!([null, 3]));
    m.play("@a4");
    assert_eq!(m.view(by(1))["recipes"], json!([null, null]));
    assert_eq!(m.view(by(2))["recipes"], json!([null, 3]));
    m.play("@b3");
    assert_eq!(m.view(by(2))["recipes"], json!([null, null]));
}

#[test]
fn p_6_figures_start_on_free_plain_floes() {
    let mut m = Match::new(rules(2, &json!({"first": 1})));
    m.play("layout xoo.ixoxx.xooxxm").play("recipe 1 7").play("recipe 2 3");
    assert_eq!(m.legal(), ["@a2", "@a4", "@b1", "@b3", "@c1", "@c2", "@d3"]);
    m.play("@a4");
    for (at, why) in
        [("@a4", "occupied"), ("@b4", "hole"), ("@d4", "gap"), ("@a3", "igloo"), ("@d1", "iceberg")]
    {
        assert_eq!(m.refused(at), "P-6", "{why}");
    }
}

#[test]
fn p_7_by_lot_or_by_option_and_clockwise() {
    let m = Match::new(rules(3, &json!({})));
    assert_eq!(m.legal(), ["first 1", "first 2", "first 3"]);
    assert_eq!(m.refused("first 4"), "P-7");
    assert_eq!(Match::new(rules(3, &json!({"first": 3}))).position()["seat"], 3);
    let mut m = set_up(4, &json!({}));
    assert_eq!(m.refused("recipe 2 1"), "P-10");
    for roller in [2, 3, 4, 1, 2] {
        assert_eq!(m.position()["seat"], roller);
        m.play("roll splash");
        if m.position()["stage"] == "fall" {
            let gap = m.legal().remove(0);
            m.play(&gap);
        }
    }
}

#[test]
fn p_10_six_faces() {
    let m = set_up(2, &json!({}));
    let faces = ["roll 1", "roll 2", "roll 3", "roll 4", "roll leap", "roll splash"];
    assert_eq!(outcomes(&m.game, &m.state), faces.map(|face| (face.into(), 1)));
}

#[test]
fn p_11_up_to_so_many_floes() {
    let mut m = Match::at(&["a2", "c2"], &json!({}));
    m.play("roll 2");
    assert_eq!(m.legal(), ["a1", "a3", "a4", "b1", "b3"]);
    for (to, why) in [("c2", "a figure"), ("b2", "a gap"), ("a2", "where it came from"), ("c1", "too far")] {
        assert_eq!(m.refused(to), "P-11", "{why}");
    }
    // Shut in: nothing happens.
    let mut m = Match::at(&["a2", "a1", "a3"], &json!({}));
    m.play("roll 4");
    assert_eq!((&m.position()["stage"], &m.position()["seat"]), (&json!("roll"), &json!(2)));
    assert_eq!(m.position()["board"], "xoo.ixoxx.xooxxm");
    assert_eq!(m.last(by(3))["ends-turn"], true);
}

#[test]
fn p_12_the_floe_left_is_turned_and_laid() {
    let laid = |from: &str, to: &str, gap: &str| {
        let mut m = Match::at(&[from, "c2"], &json!({}));
        m.play("roll 1").play(to);
        assert_eq!(m.legal(), ["lay b2", "lay d4"]);
        assert_eq!(m.refused("lay a1"), "P-12");
        m.play(&format!("lay {gap}"));
        (m.position()["board"].clone(), m.last(Observer::Spectator))
    };
    let (board, told) = laid("a2", "a1", "b2");
    assert_eq!(board, "xoo.ixox.oxooxxm");
    assert_eq!(told["before"], "x");
    assert_eq!(told["after"], "o");
    let (board, _) = laid("a1", "b1", "d4");
    assert_eq!(board, "xooxixoxx.xo.xxm");
    let (board, told) = laid("a3", "a2", "d4");
    assert_eq!(board, "xooi.xoxx.xooxxm");
    assert_eq!((&told["before"], &told["after"]), (&json!("i"), &json!("i")));
    let (board, _) = laid("d1", "d2", "b2");
    assert_eq!(board, "xoo.ixoxxmxooxx.");
}

#[test]
fn p_13_leap_to_any_free_floe() {
    let mut m = Match::at(&["a2", "c2"], &json!({}));
    m.play("roll leap");
    assert_eq!(m.legal().len(), 12);
    for to in ["a2", "c2", "b2"] {
        assert_eq!(m.refused(to), "P-13", "{to}");
    }
    m.play("d3").play("lay d4");
    assert_eq!(m.position()["seat"], 2);
}

#[test]
fn p_14_splash() {
    let mut m = Match::at(&["a2", "c2"], &json!({"harpoons": ["rlp", "b"]}));
    m.play("roll splash");
    assert_eq!(m.legal(), ["fall b2", "fall d4"]);
    assert_eq!(m.refused("fall a1"), "P-14");
    m.play("fall b2");
    let after = m.position();
    assert_eq!(after["harpoons"], json!(["rl", "b"]));
    assert_eq!(after["bag"]["p"], 15);
    assert_eq!(after["board"], "xoo.ixoxx.xooxxm");
    assert_eq!(m.last(by(2)), json!({"kind": "fall", "seat": 1, "from": "a2", "gap": "b2", "lost": "p"}));
    // Splash again in the water.
    m.play("roll splash").play("fall d4").play("roll splash");
    assert_eq!(m.position()["harpoons"], json!(["r", ""]));
    assert_eq!(
        m.last(by(2)),
        json!({"kind": "roll", "seat": 1, "roll": "splash", "ends-turn": true, "lost": "l"})
    );
    // Out of the water no floe is laid.
    m.play("roll 1").play("c4");
    assert_eq!(m.position()["stage"], "feel");
    assert_eq!(m.last(by(1))["out-of-water"], true);
    // With both gaps occupied the floe left stays, and nobody falls.
    let mut m = Match::at(&["a2", "b2", "d4"], &json!({"harpoons": ["rr", "", ""]}));
    let mut other = Match::from(m.game.clone(), m.state);
    m.play("roll splash");
    assert_eq!((&m.position()["seat"], &m.position()["harpoons"][0]), (&json!(2), &json!("rr")));
    other.play("roll 1").play("a1");
    assert_eq!(other.position()["stage"], "feel");
    assert_eq!(other.position()["board"], "xoo.ixoxx.xooxxm");
    assert_eq!(other.last(by(1))["floe-stays"], true);
}

#[test]
fn p_15_fishing_by_shape() {
    let mut m = Match::at(&["a1", "c2"], &json!({"stage": "feel", "harpoons": ["l", "rr"]}));
    m.play("feel r");
    assert_eq!(outcomes(&m.game, &m.state), [("catch r".into(), 13), ("catch plain".into(), 1)]);
    assert_eq!(m.refused("catch l"), "P-15");
    let mut plain = Match::from(m.game.clone(), m.state);
    m.play("catch r");
    assert_eq!(m.legal(), ["keep", "return"]);
    let mut back = Match::from(m.game.clone(), m.state);
    m.play("keep");
    assert_eq!(m.position()["harpoons"], json!(["lr", "rr"]));
    assert_eq!(m.position()["bag"]["r"], 12);
    assert_eq!(m.position()["seat"], 2);
    back.play("return");
    assert_eq!(back.position()["harpoons"], json!(["l", "rr"]));
    assert_eq!(back.position()["bag"]["r"], 13);
    plain.play("catch plain");
    assert_eq!(plain.position()["bag"]["plain"], 3);
    assert_eq!(plain.refused("keep"), "P-15");
    assert_eq!(plain.legal(), ["return"]);
    plain.play("return");
    assert_eq!(plain.position()["bag"]["plain"], 4);
}

#[test]
fn p_16_fishing_blind() {
    let blind = json!({"feel": "blind"});
    let m = Match::at_with(&["a1", "c2"], &json!({"stage": "catch", "harpoons": ["l", "rrb"]}), &blind);
    let weights = [("catch r", 13), ("catch l", 14), ("catch p", 15), ("catch b", 14), ("catch plain", 4)];
    assert_eq!(outcomes(&m.game, &m.state), weights.map(|(text, weight)| (text.into(), weight)));
    let mut m = Match::at_with(&["a2", "c2"], &json!({}), &blind);
    m.play("roll 1").play("a1").play("lay b2");
    assert_eq!(m.actor(), Some(Actor::Chance));
    assert_eq!(m.position()["stage"], "catch");
}

#[test]
fn p_17_the_look_lasts_until_the_next_roll() {
    let mut m = Match::at(&["c1", "a4"], &json!({"recipes": [9, 4]}));
    let sees = |m: &Match| m.view(by(1))["recipes"][0] == 9;
    assert!(!sees(&m));
    m.play("roll 1");
    assert!(!sees(&m));
    m.play("d1");
    assert!(sees(&m));
    m.play("lay b2");
    assert!(sees(&m));
    for other in [by(2), Observer::Spectator] {
        assert_eq!(m.view(other)["recipes"], json!([null, null]));
        assert_eq!(m.view(other)["look"], 1);
    }
    m.play("roll 1");
    assert!(!sees(&m));
    assert_eq!(m.position()["look"], Value::Null);
}

#[test]
fn p_18_claiming() {
    let claim = json!({"stage": "claim", "harpoons": ["plrplrr", ""]});
    let mut m = Match::at(&["a3", "c2"], &claim);
    assert_eq!(m.legal(), ["claim", "wait"]);
    m.play("claim");
    let outcome = m.game.outcome(&m.state).expect("it is over");
    assert_eq!((outcome.winners.single(), outcome.reason.0), (Some(seat(1)), "P-18"));
    assert_eq!(outcome.scores(), [1.0, 0.0]);
    assert_eq!(m.refused("roll 1"), "P-18");
    // Wrong: too many fish; three go back, out onto a free neighbour, which does nothing.
    let mut m = Match::at(&["a3", "a4", "c2"], &json!({"stage": "claim", "harpoons": ["plrplrrb", "", ""]}));
    m.play("claim");
    assert_eq!(
        m.last(by(3)),
        json!({"kind": "claim", "seat": 1, "right": false, "harpoon": "plrplrrb", "back": "rrb"})
    );
    assert_eq!(m.position()["harpoons"][0], "plrpl");
    assert_eq!(m.game.outcome(&m.state), None);
    assert_eq!(m.legal(), ["out a2", "out b3"]);
    for to in ["out a4", "out a1", "out b2"] {
        assert_eq!(m.refused(to), "P-18", "{to}");
    }
    m.play("out a2");
    assert_eq!(m.position()["board"], "xoo.ixoxx.xooxxm");
    assert_eq!((&m.position()["stage"], &m.position()["seat"]), (&json!("roll"), &json!(2)));
    // No neighbour free: any free floe.
    let shut_in = json!({"stage": "out", "harpoons": ["r", "", "", ""]});
    assert_eq!(Match::at(&["a3", "a4", "b3", "a2"], &shut_in).legal().len(), 10);
}

#[test]
fn p_19_a_plain_floe_ends_the_turn() {
    let mut m = Match::at(&["a2", "c2"], &json!({}));
    m.play("roll 2").play("b1").play("lay b2");
    assert_eq!((&m.position()["stage"], &m.position()["seat"]), (&json!("roll"), &json!(2)));
}

#[test]
fn p_20_open_recipes() {
    let open = json!({"open-recipes": true});
    let m = set_up(3, &open);
    for observer in [by(1), by(2), by(3), Observer::Spectator] {
        let view = m.view(observer);
        assert_eq!(view["recipes"], json!([6, 4, 5]));
        assert_eq!(view["log"][2], "recipe 2 4");
    }
}

#[test]
fn p_30_everything_but_recipes_is_public() {
    let mut m = set_up(3, &json!({}));
    m.play("roll 2").play("b4").play("lay d4").play("feel r").play("catch r").play("keep");
    let all = m.view(Observer::Everything);
    assert_eq!(all["recipes"], json!([6, 4, 5]));
    for observer in [by(1), by(2), by(3), Observer::Spectator] {
        let mut view = m.view(observer);
        assert_eq!(view["recipes"], json!([null, null, null]));
        assert_eq!(view["log"][3], "recipe 3 ?");
        view["recipes"] = all["recipes"].clone();
        view["log"] = all["log"].clone();
        assert_eq!(view, all);
    }
    let log = [
        "first 2",
        "layout xoo.ixoxx.xooxxm",
        "recipe 2 ?",
        "recipe 3 ?",
        "recipe 1 ?",
        "2 @a4",
        "3 @b3",
        "1 @d3",
        "roll 2",
        "2 b4",
        "2 lay d4",
        "2 feel r",
        "catch r",
        "2 keep",
    ];
    assert_eq!(m.view(by(2))["log"], json!(log));
    assert_eq!(all["log"][2], "recipe 2 4");
}
