//! Records on the command line.

use crate::program::Place;

const HEAD: &str = "[Inuksuk \"1\"]\n[Game \"mandua\"]\n[Rules \"1\"]\n[Seats \"2\"]\n";

#[test]
fn defects_are_told_with_file_line_and_column() {
    let place = Place::new();
    let cases = [
        ("illegal.txt", format!("{HEAD}\n1. c3 2. a1-b2\n"), "illegal.txt:6:10: \"a1-b2\" cannot be played"),
        ("number.txt", format!("{HEAD}\n1. c3 3. a1-a2\n"), "number.txt:6:7: action 2 is due here, not 3"),
        ("tag.txt", "[Inuksuk \"1\"]\n[Game mandua]\n".into(), "tag.txt:2:7: the value of a tag"),
        ("game.txt", HEAD.replace("mandua", "chess"), "game.txt:1:1: there is no game \"chess\""),
        (
            "newer.txt",
            HEAD.replace("[Inuksuk \"1\"]", "[Inuksuk \"9\"]"),
            "newer.txt:1:1: Inuksuk: written by a newer",
        ),
    ];
    for (name, text, words) in cases {
        place.write(name, &text);
        for command in
            [&["record", "show", name][..], &["record", "replay", name], &["play", "--resume", name]]
        {
            let said = place.run(command, "").failed(1);
            assert!(said.contains(words), "{command:?}: {said}");
        }
    }
    std::fs::write(place.file("bytes.txt"), b"[Inuksuk \"1\"]\n[G\xff").unwrap();
    let said = place.run(&["record", "show", "bytes.txt"], "").failed(1);
    assert!(said.contains("bytes.txt:2:3: this is no text in UTF-8"), "{said}");
}

#[test]
fn verifying_names_every_bad_file() {
    let place = Place::new();
    place
        .run(&["play", "mandua", "--plain", "--record", "good.txt", "--seed", "4"], "c3\nresign\nyes\n")
        .clean();
    let good = std::fs::read_to_string(place.file("good.txt")).unwrap();
    place.write("seed.txt", &good.replace("[Seed \"04", "[Seed \"05"));
    place.write("open.txt", &format!("{HEAD}\n1. c3\n"));
    let ran = place.run(&["record", "verify", "good.txt", "seed.txt", "open.txt"], "");
    assert!(ran.out.starts_with("good.txt: right: 2 actions follow the rules"), "{}", ran.out);
    let said = ran.failed(1);
    assert!(said.contains("seed.txt:1:1: SeedHash is not the SHA-256 of the seed"), "{said}");
    assert!(said.contains("open.txt:1:1: the match is not over"), "{said}");
    assert!(said.contains("2 of 3 records are not right"), "{said}");
}

#[test]
fn a_replay_shows_every_position() {
    let place = Place::new();
    place.write("match.txt", &format!("{HEAD}\n1. c3 2. a1-a2 3. b2\n"));
    let out = place.run(&["record", "replay", "match.txt", "--ascii"], "").clean();
    assert_eq!(out.matches("+- N -+").count(), 4, "the start and three actions");
    assert!(out.ends_with("The match is not over.\n"));
    let out = place.run(&["record", "show", "match.txt", "--at", "1"], "").clean();
    assert!(out.contains("1. Hunters: c3") && !out.contains("a1-a2"), "{out}");
    let said = place.run(&["record", "show", "match.txt", "--at", "4"], "").failed(2);
    assert!(said.contains("--at 4: the record has 3 actions"), "{said}");
}

#[test]
fn a_match_with_chance_goes_on_with_its_own_seed() {
    let place = Place::new();
    let play = ["play", "mare-polare", "--plain", "--bot", "1:1", "--bot", "2:1", "--seed", "6"];
    let whole = place.run(&[&play[..], &["--record", "whole.txt"]].concat(), "").clean();
    assert!(whole.contains("(P-"), "{whole}");
    let record = std::fs::read_to_string(place.file("whole.txt")).unwrap();
    assert!(place.run(&["record", "verify", "whole.txt"], "").clean().contains("are those of the seed"));

    // The same match, left at its first question and gone on with by the bots.
    let left =
        ["play", "mare-polare", "--plain", "--seed", "6", "--names", "Bot 1,Bot 1", "--record", "left.txt"];
    place.run(&left, "").clean();
    place.run(&["play", "--plain", "--resume", "left.txt", "--bot", "1:1", "--bot", "2:1"], "").clean();
    assert_eq!(std::fs::read_to_string(place.file("left.txt")).unwrap(), record);

    place.run(&[&left[..7], &["--record", "other.txt"]].concat(), "").clean();
    let other = std::fs::read_to_string(place.file("other.txt")).unwrap();
    let without: Vec<_> = other.lines().filter(|line| !line.contains("UnfinishedSeed")).collect();
    place.write("without.txt", &without.join("\n"));
    let said = place.run(&["play", "--plain", "--resume", "without.txt"], "").failed(1);
    assert!(said.contains("without.txt:1:1: the seed is not in this record"), "{said}");
}

// N-43, N-44: scenarios are made, shown, checked and played.
#[test]
fn a_scenario_from_making_to_playing() {
    let place = Place::new();
    place
        .run(
            &[
                "scenario",
                "new",
                "--random",
                "--players",
                "3",
                "--seed",
                "7",
                "--name",
                "Seven",
                "-o",
                "seven.json",
            ],
            "",
        )
        .clean();
    let out = place.run(&["scenario", "check", "seven.json"], "").clean();
    assert_eq!(out, "seven.json: keeps to the rules for set-ups\n");
    let out = place.run(&["scenario", "show", "seven.json"], "").clean();
    assert!(out.starts_with("Seven: board floe31, 3 players, 24 fields in play"), "{out}");
    assert!(place.run(&["scenario", "show", "--svg", "seven.json"], "").clean().starts_with("<svg"));
    let out = place.run(&["play", "nanuuk", "--plain", "--scenario", "seven.json"], "@A2\n").clean();
    assert!(out.contains("1. Seat 1: @A2") && out.contains("Seat 2 (Player 2)"), "{out}");
    let said = place.run(&["scenario", "new", "-o", "seven.json"], "").failed(1);
    assert!(said.contains("seven.json cannot be written"), "{said}");
    let said = place.run(&["play", "mandua", "--scenario", "seven.json"], "").failed(2);
    assert!(said.contains("scenarios are for nanuuk"), "{said}");
}

#[test]
fn a_scenario_s_defects_and_broken_rules_are_told_with_their_places() {
    let place = Place::new();
    place.write("json.json", "{\"players\": 2,\n \"setup\": {,}}");
    place.write("field.json", "{\"players\": 2, \"setup\": {\"fish\": [\"Z9\"]}}");
    place.write("bare.json", "{\"players\": 2, \"setup\": {\"fish\": [\"A1\"]}}");
    let ran = place.run(&["scenario", "check", "json.json", "field.json", "bare.json", "none.json"], "");
    assert!(ran.out.contains("bare.json: setup.seal: 0 instead of 4 with 2 players (N-42)"), "{}", ran.out);
    let said = ran.failed(1);
    for words in [
        "json.json:2:12: ",
        "field.json: ",
        "Z9",
        "none.json cannot be read",
        "3 of 4 scenarios cannot be played",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    place.run(&["scenario", "check", "bare.json"], "").clean();
    assert!(
        place
            .run(&["scenario", "check", "--strict", "bare.json"], "")
            .failed(1)
            .contains("1 of 1 scenarios break")
    );
    let said = place.run(&["scenario", "new", "--board", "pond"], "").failed(2);
    assert!(said.contains("--board pond: no such file, nor a built-in board (floe31)"), "{said}");
}
