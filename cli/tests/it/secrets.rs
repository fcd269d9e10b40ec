//! What is hidden in plain lines, and who is told what.

use crate::program::{Place, in_order};

// K-40: with several persons at one keyboard it is passed before a hand is shown.
#[test]
fn hidden_hands_are_shown_to_one_person_at_a_time() {
    let place = Place::new();
    let arguments = [
        "play",
        "nanuk",
        "--plain",
        "--ascii",
        "--seats",
        "5",
        "--bot",
        "3:1",
        "--bot",
        "4:1",
        "--bot",
        "5:1",
        "--seed",
        "2",
        "-o",
        "first=1",
        "--record",
        "hands.txt",
    ];
    let out = place.run(&arguments, "\nf 1 1\n\nquit\n").clean();
    in_order(&out, &["Everybody else looks away", "Your hand:", "1 fish in 1 day"]);
    let (before, _) = out.split_once("Everybody else looks away").unwrap();
    assert!(!before.contains("Your hand:"), "nothing is shown before");
    for seat in 3..=5 {
        assert!(!out.contains(&format!("seat {seat} gets")), "{out}");
    }
    // Nor does a running match's file give a hand away when it is shown.
    let shown = place.run(&["record", "show", "hands.txt"], "").clean();
    assert_eq!(shown.matches("is dealt a card").count(), 15, "{shown}");
    assert!(!shown.contains(" gets "), "{shown}");
    assert!(!shown.contains("Your hand:"), "{shown}");
}

// P-17: who comes to the iceberg may look before the die is rolled again; afterwards nothing shows the recipe.
#[test]
fn the_iceberg_gives_time_to_look() {
    let place = Place::new();
    let position = r#"{"stage":"lay","first":1,"seat":1,"board":"xoxx.oimxoxxo.xo","figures":["d3","a1"],
        "recipes":[7,2],"harpoons":["",""],"bag":{"r":15,"l":15,"p":15,"b":15,"plain":4},"roll":null,"from":"d2",
        "felt":null,"fish":null,"look":1,"winner":null}"#;
    let arguments = [
        "play",
        "mare-polare",
        "--plain",
        "--seats",
        "2",
        "--bot",
        "2:1",
        "--seed",
        "1",
        "--position",
        position,
    ];
    let out = place.run(&arguments, "lay a3\n\nquit\n").clean();
    in_order(
        &out,
        &["recipe of seat 1", "1. Seat 1: lay a3", "recipe of seat 1", "Look now", "2. Chance: roll"],
    );
    let (_, after) = out.split_once("2. Chance: roll").unwrap();
    assert!(!after.contains("recipe of"), "{after}");
}

// P-17, P-30: what one of two persons looked at is out of sight before everybody looks on again.
#[test]
fn fault_a_recipe_stayed_on_the_screen_after_the_look() {
    let place = Place::new();
    let position = r#"{"stage":"lay","first":1,"seat":1,"board":"xoxx.oimxoxxo.xo","figures":["d3","a1"],
        "recipes":[7,2],"harpoons":["",""],"bag":{"r":15,"l":15,"p":15,"b":15,"plain":4},"roll":null,"from":"d2",
        "felt":null,"fish":null,"look":1,"winner":null}"#;
    let arguments = ["play", "mare-polare", "--plain", "--seats", "2", "--seed", "1", "--position", position];
    let out = place.run(&arguments, "\nlay a3\n\nquit\n").clean();
    in_order(
        &out,
        &["Everybody else looks away", "recipe of seat 1", "Look now", "Chance: roll", "The match is kept"],
    );
    let (seen, after) = out.rsplit_once(&"\n".repeat(50)).expect("it is pushed out of sight");
    assert!(seen.contains("Look now") && after.contains("Chance: roll"), "{out}");
    assert!(!after.contains("recipe of seat"), "{after}");
}

// Everybody at the keyboard reads what happened once, and a deal is one line.
#[test]
fn fault_lines_came_twice_and_a_deal_in_seventeen() {
    let place = Place::new();
    let bots = ["--bot", "3:1", "--bot", "4:1", "--bot", "5:1", "--seed", "2"];
    let nanuk = [&["play", "nanuk", "--plain", "--seats", "5"], &bots[..]].concat();
    let out = place.run(&nanuk, &"\n1 1\nlegal\n1\nhunt\n".repeat(12)).clean();
    in_order(&out, &["1-17. Chance: seat ", " begins; every seat is dealt 3 cards"]);
    assert!(!out.contains("deal "), "{out}");
    // A screen ends where the keyboard is passed on.
    let (mut screens, mut told) = (0, 0);
    for screen in out.split("The keyboard is for") {
        let numbers = screen
            .lines()
            .filter_map(|line| line.trim_start_matches("> ").split_once(". ")?.0.parse::<u32>().ok());
        let numbers: Vec<_> = numbers.collect();
        let different: std::collections::BTreeSet<_> = numbers.iter().collect();
        assert_eq!(different.len(), numbers.len(), "{screen}");
        (screens, told) = (screens + 1, told + numbers.len());
    }
    assert!(screens > 4 && told > 20 && out.contains("join the hunt"), "{out}");
    let mare = ["play", "mare-polare", "--plain", "--seed", "1"];
    let out = place.run(&mare, "\n@a1\n\n@d4\nquit\n").clean();
    // Each looks at a recipe alone, then both look on.
    let set_up = "1-4. Chance: seat 2 begins; the floes are laid out; 2 recipes are dealt, one to each seat";
    in_order(
        &out,
        &[set_up, "The keyboard is for", set_up, "5. Seat 2: @a1", "5. Seat 2: @a1", "6. Seat 1: @d4"],
    );
    assert_eq!(out.matches(set_up).count(), 2, "{out}");
}
