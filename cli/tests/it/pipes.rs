//! Playing through pipes.

use std::fs;

use crate::program::{Place, in_order};

const PLAIN: [&str; 3] = ["play", "mandua", "--plain"];

fn play(place: &Place, more: &[&str], input: &str) -> String {
    place.run(&[&PLAIN, more].concat(), input).clean()
}

// M-42: with its last hunter captured the hunters have lost.
#[test]
fn a_whole_match_to_the_last_hunter() {
    let place = Place::new();
    let position = "T4/H4/5/5/5 ---- t 0";
    let out = play(&place, &["--position", position, "--record", "match.txt"], "a5-a3\n");
    in_order(
        &out,
        &[
            "Tigers (Player 2): You must capture",
            "1. Tigers: a5-a3, captures a4",
            "25 of 25 hunters captured",
            "Tigers (Player 2) has won, 0 : 1 (M-42)",
            "kept in match.txt",
        ],
    );
    let shown = place.run(&["record", "show", "match.txt"], "").clean();
    assert!(shown.contains("Tigers (Player 2) has won, 0 : 1 (M-42)"), "{shown}");
    let verified = place.run(&["record", "verify", "match.txt"], "").clean();
    assert!(
        verified.contains(
            "1 actions follow the rules, 0 chance outcomes are those of the seed, result 0 : 1 (M-42)"
        ),
        "{verified}"
    );
}

// M-31 to M-34: announcing, a fault, a challenge with the right number, the tiger goes.
#[test]
fn a_fault_is_challenged_and_a_tiger_goes() {
    let place = Place::new();
    let position = "T3T/5/1TH2/5/T4 ---- t 3";
    let input = "b3-d3\n0\na5-a4\nundo\nlegal\n1\nmoves\nquit\n";
    let out = play(&place, &["--faults", "--position", position], input);
    in_order(
        &out,
        &[
            "With faults and challenges",
            "How many hunters will you capture",
            "Not possible: first announce how many hunters are taken (M-31)",
            "1. Tigers: say 0",
            "You have announced 0",
            "2. Tigers: a5-a4",
            "announced 0 and took 0. Was that a fault?",
            "Not possible: a figure let go has moved (M-48)",
            "3. Hunters: fault 1, and it was a fault; the tiger on b3 is removed",
            "1. Tigers: say 0",
            "The match is not over.",
        ],
    );
}

// M-33: a challenge with a wrong number has no effect, and there is only one a turn.
#[test]
fn a_wrong_challenge_has_no_effect() {
    let place = Place::new();
    let position = "T3T/5/1TH2/5/T4 ---- t 3";
    let out = play(&place, &["--faults", "--position", position], "say 0\na5-a4\n7\nfault 1\ne1\n");
    in_order(
        &out,
        &["fault 7, to no effect", "Not possible: there is one challenge a turn (M-33)", "4. Hunters: e1"],
    );
}

#[test]
fn a_match_against_bots_goes_on_by_itself() {
    let place = Place::new();
    let out = play(
        &place,
        &["--seat", "hunters", "--level", "1", "--seed", "3"],
        "c3\nb2\nresign\nno\nresign\nyes\n",
    );
    in_order(&out, &["Tigers (Bot 1)"; 0]);
    in_order(
        &out,
        &[
            "1. Hunters: c3",
            "2. Tigers: ",
            "3. Hunters: b2",
            "4. Tigers: ",
            "Give up the match?",
            "gives up",
            "Tigers (Bot 1) has won, 0 : 1 (M-47)",
        ],
    );
}

// M-42 or M-40, M-41 …: two bots play to an end by the rules, and the record is right.
#[test]
fn two_bots_play_a_whole_match() {
    let place = Place::new();
    let out = play(
        &place,
        &[
            "--bot",
            "hunters:1",
            "--bot",
            "tigers:1",
            "--repetition",
            "auto",
            "--seed",
            "5",
            "--record",
            "bots.txt",
        ],
        "",
    );
    assert!(out.contains(" (M-"), "{out}");
    assert!(place.run(&["record", "verify", "bots.txt"], "").clean().contains("bots.txt: right:"));
}

#[test]
fn the_end_of_the_input_is_a_clean_end_and_the_match_goes_on_later() {
    let place = Place::new();
    let out = play(&place, &["--record", "kept.txt", "--seed", "9"], "c3\na1-a2\nc2");
    in_order(&out, &["3. Hunters: c2", "The match is not over.", "kept in kept.txt"]);
    let kept = fs::read_to_string(place.file("kept.txt")).unwrap();
    assert!(kept.contains("1. c3 2. a1-a2 3. c2"), "{kept}");
    let resumed = place.run(&["play", "--resume", "kept.txt", "--plain"], "moves\ne5-e4\n").clean();
    in_order(&resumed, &["Tigers (Player 2): ", "1. Hunters: c3", "3. Hunters: c2", "4. Tigers: e5-e4"]);
    assert!(fs::read_to_string(place.file("kept.txt")).unwrap().contains("4. e5-e4"));
}

#[test]
fn bots_keep_their_seats_when_a_match_is_resumed() {
    let place = Place::new();
    play(&place, &["--bot", "2:1", "--record", "kept.txt", "--seed", "9"], "");
    let resumed = place.run(&["play", "--resume", "kept.txt", "--plain"], "c3\nquit\n").clean();
    in_order(&resumed, &["1. Hunters: c3", "2. Tigers: ", "Hunters (Player 1)"]);
}

// M-44: offering, declining and accepting a draw.
#[test]
fn a_draw_is_offered_declined_and_accepted() {
    let place = Place::new();
    let input = "draw!\ndraw\nc3\ndecline\na1-a2\ndraw\nb2\naccept\n";
    let out = play(&place, &[], input);
    in_order(
        &out,
        &[
            "Not possible: no draw has been offered (M-44)",
            "1. Hunters: offers a draw",
            "offers a draw: accept",
            "3. Tigers: declines the draw",
            "7. Tigers: accepts the draw",
            "Nobody has won, 0.5 : 0.5 (M-44)",
        ],
    );
}

// M-46: a draw is claimed from the third time on, not before.
#[test]
fn a_repetition_is_claimed() {
    let place = Place::new();
    let position = "T3T/5/2H2/5/T3T ---- h 0";
    let round = "c3-c2\na5-b5\nc2-c3\nb5-a5\n";
    let input = format!("claim\n{round}{round}claim\n");
    let out = play(&place, &["--position", position], &input);
    in_order(
        &out,
        &[
            "Not possible: this position stands for the first time",
            "(M-46)",
            "you may claim a draw",
            "claims a draw by repetition",
            "Nobody has won, 0.5 : 0.5 (M-46)",
        ],
    );
}

#[test]
fn taking_back_says_what_went() {
    let place = Place::new();
    let out = play(&place, &[], "undo\nc3\nundo\nb2\nmoves\n");
    in_order(
        &out,
        &["Not possible: you have not played yet", "Taken back: c3", "1. Hunters: b2", "1. Hunters: b2"],
    );
    assert!(!out.contains("2. "), "{out}");
}

#[test]
fn bad_input_is_refused_and_harms_nothing() {
    let place = Place::new();
    let long = "x".repeat(100_000);
    let input = format!("\n  \nzz\nN\n999\nc3-c4\n\u{1b}[2J\u{7}\n{long}\nc3\n");
    let out = play(&place, &[], &input);
    in_order(&out, &["'zz' is no action", "(M-3)", "'999' is no action", "(M-10)", "1. Hunters: c3"]);
    assert!(!out.contains('\u{7}'));
    assert!(out.len() < 20_000, "a long line is not repeated in full");
}

#[test]
fn input_that_is_no_text_is_refused() {
    let place = Place::new();
    let mut child = place
        .command(&PLAIN)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"\xff\xfe\x00\nc3\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    in_order(&String::from_utf8(output.stdout).unwrap(), &["is no action", "1. Hunters: c3"]);
}

#[test]
fn drawn_in_ascii_and_in_german() {
    let place = Place::new();
    let out = play(&place, &["--ascii"], "c3\n");
    assert!(out.is_ascii() && out.contains(":H:"), "{out}");
    let out = play(&place, &["--lang", "de"], "N\nc3\n");
    in_order(
        &out,
        &[
            "Jäger (Spieler 1): Auf welches Feld",
            "auf Außenfeldern dürfen nur Tiger stehen (M-3)",
            "1. Jäger: c3",
            "Die Partie ist nicht zu Ende.",
        ],
    );
}

// The list is long, so it is shown only when asked for; before that, a number means nothing.
#[test]
fn fault_a_stray_number_boasted_from_a_list_that_was_not_shown() {
    let place = Place::new();
    let arguments =
        ["play", "nanuk", "--plain", "--seat", "1", "--level", "1", "--seed", "4", "-o", "first=1"];
    let out = place.run(&arguments, "1\n99\nlegal\n2\n").clean();
    in_order(
        &out,
        &[
            "No list with that number is shown",
            "No list with that number is shown",
            "1) boast d 1 1  2) boast s 1 1  3) boast f 1 1",
            "17. Seat 1: 1 seal in 1 day",
        ],
    );
}

#[test]
fn fault_help_offered_what_the_game_does_not_have() {
    let place = Place::new();
    let help = |game: &str, more: &[&str]| {
        let out = place.run(&[&["play", game, "--plain"], more].concat(), "\nhelp\nquit\n").clean();
        ["draw  ", "claim  ", "resign  "].map(|word| out.contains(&format!("\n{word}")))
    };
    assert_eq!(help("mandua", &[]), [true, true, true]);
    assert_eq!(help("mandua", &["--repetition", "off"]), [true, false, true]);
    assert_eq!(help("nanuuk", &[]), [true, false, true]);
    assert_eq!(help("nanuuk", &["--seats", "3"]), [false, false, true]);
    assert_eq!(help("nanuk", &["--seat", "1", "--level", "1"]), [false; 3]);
    assert_eq!(help("mare-polare", &["--seat", "1", "--level", "1"]), [false; 3]);
}

#[test]
fn fault_a_draw_where_there_is_none_was_called_no_action() {
    let place = Place::new();
    let play = |game: &str| {
        let input = "draw\naccept\ndecline\nresign\n";
        place.run(&["play", game, "--plain", "--seat", "1", "--level", "1", "--seed", "3"], input).clean()
    };
    for game in ["mare-polare", "nanuk"] {
        let out = play(game);
        let no_draw = "Not possible: no draw can be offered in this match";
        in_order(&out, &[no_draw, no_draw, no_draw, "Not possible: this game knows no resigning"]);
        assert!(!out.contains("Give up the match?"), "{out}");
    }
}

#[test]
fn fault_refusals_stayed_english_in_german() {
    let place = Place::new();
    for (game, usage) in [
        ("mandua", "c3, c3-c4, say 3"),
        ("nanuuk", "@B2, -D4, |C4.D4"),
        ("nanuuk-intro", "@B2, B2-C2"),
        ("nanuk", "boast f 6 7 (1 bis 27 Tiere in 1 bis 12 Tagen)"),
        ("mare-polare", "@a1, b2, lay a3"),
    ] {
        let arguments =
            ["play", game, "--plain", "--lang", "de", "--seat", "1", "--level", "1", "--seed", "3"];
        let out = place.run(&arguments, "foo\n").clean();
        let wanted = format!("Nicht möglich: „foo“ ist keine Aktion: Aktionen lauten {usage}");
        assert!(out.contains(&wanted), "{game}: {out}");
    }
    let arguments = [
        "play", "nanuk", "--plain", "--lang", "de", "--seat", "1", "--level", "1", "--seed", "4", "-o",
        "first=1",
    ];
    let out = place.run(&arguments, "f 1 1\nf 9 9\n").clean();
    assert!(out.contains("Nicht möglich: du gehst mit auf die Jagd oder bleibst (K-14)"), "{out}");
}

#[test]
fn games_are_listed_with_their_options() {
    let out = Place::new().run(&["games"], "").clean();
    in_order(
        &out,
        &[
            "mandua  MANDUA (2 seats, nothing hidden)",
            "repetition (text, default \"claim\"): \"claim\", \"auto\", \"off\"",
        ],
    );
}

#[test]
fn an_arena_counts_every_match() {
    let place = Place::new();
    let ran = place.run(&["arena", "mandua", "1", "random", "--matches", "3", "--jobs", "2"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.errors);
    assert!(ran.out.starts_with("MANDUA: level 1 against random, 4 matches: +"), "{}", ran.out);
}

#[test]
fn the_engine_answers_through_the_program() {
    let place = Place::new();
    let input = "{\"id\":1,\"cmd\":\"hello\"}\nnonsense\n{\"id\":2,\"cmd\":\"quit\"}\n";
    let out = place.run(&["engine"], input).clean();
    let lines: Vec<serde_json::Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["ok"], &lines[1]["error"]["code"]), (&true.into(), &"bad-json".into()));
}

// Every game of the catalog is played to its end by bots, and the records are right.
#[test]
fn bots_play_every_game_to_its_end() {
    for (game, seats) in [("nanuuk-intro", 2), ("nanuuk", 2), ("nanuk", 5), ("mare-polare", 3)] {
        let place = Place::new();
        let seats = seats.to_string();
        let mut arguments =
            vec!["play", game, "--plain", "--seats", &seats, "--seed", "3", "--record", "match.txt"];
        for bot in ["1:1", "2:1", "3:1", "4:1", "5:1"].into_iter().take(seats.parse().unwrap()) {
            arguments.extend(["--bot", bot]);
        }
        let out = place.run(&arguments, "").clean();
        assert!(!out.contains("not over"), "{game}: {out}");
        assert!(place.run(&["record", "verify", "match.txt"], "").clean().contains("match.txt: right:"));
    }
}

// N-45, N-50, N-10, N-54: a turn of the hunt by its texts.
#[test]
fn a_turn_of_the_hunt_in_plain_lines() {
    let place = Place::new();
    let input = "@A2\n@D4\n-B9\n-A3\n|B3.B4\n1\nmoves\n";
    let out = place.run(&["play", "nanuuk", "--plain", "--ascii"], input).clean();
    in_order(
        &out,
        &[
            "Which igloo does your hunter start from?",
            "Not possible: there is no field",
            "Where does the ice crack?",
            "1) leave  2) take",
            "1. Seat 1: @A2",
            "5. Seat 1: leave",
        ],
    );
}

#[test]
fn the_server_says_where_it_listens_and_stops_when_told() {
    use std::io::{BufRead, BufReader};
    let place = Place::new();
    let mut child = place
        .command(&["serve", "--address", "127.0.0.1:0"])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().rsplit_once("http://").map(|(_, rest)| rest.trim_end_matches('/'));
    let reached = std::net::TcpStream::connect(address.unwrap_or_default());
    let number = child.id().to_string();
    assert!(std::process::Command::new("kill").args(["-s", "INT", &number]).status().unwrap().success());
    assert!(child.wait().unwrap().success());
    assert!(reached.is_ok(), "{line}");
}
