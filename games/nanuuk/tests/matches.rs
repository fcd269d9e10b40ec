//! Random matches of both games, on the default board and on random ones: every state is compared with the
//! slow second implementation, and with what must hold in every match.

#[path = "common/mod.rs"]
mod common;
#[path = "common/oracle.rs"]
mod oracle;

use std::collections::BTreeSet;

use common::{NoDraw, Random, game, legal, legal_texts, to_act};
use inuksuk_core::{Actor, Draw, Game, Observer, Outcome, Seat, Step};
use nanuuk::{HuntEvent, IntroEvent, Nanuuk, NanuukIntro};
use oracle::{HuntPosition, Ice, IntroPosition};
use serde_json::{Value, json};

const FLOE31: &str = include_str!("../data/floe31.json");

fn floe31() -> Value {
    serde_json::from_str(FLOE31).expect("JSON")
}

/// Most fields of a random board here; the slow oracle limits it, the rules allow 64.
fn random_board(draw: &mut Random) -> Value {
    loop {
        let rows = 3 + draw.below(4);
        let fields: Vec<u64> = (0..rows).map(|_| 3 + draw.below(4)).collect();
        let first = draw.below(2);
        let rows: Vec<Value> = fields
            .iter()
            .enumerate()
            .map(|(y, n)| {
                let name = char::from(b'A' + y as u8).to_string();
                let holes: Vec<u64> = (1..=*n).filter(|_| draw.below(8) == 0).collect();
                json!({"name": name, "fields": n, "shift": (first + y as u64) % 2, "holes": holes})
            })
            .collect();
        let board = json!({"name": "random", "rows": rows, "igloos": ["B1", "B3", "C2"]});
        if nanuuk::Board::from_json(&board).is_ok() {
            return board;
        }
    }
}

/// Plays a random match, showing every step; the number of actions and the outcome.
fn play_out<G: Game>(
    game: &G,
    draw: &mut Random,
    mut see: impl FnMut(&G::State, Option<Step<'_, G::State, G::Action>>),
) -> (u32, Outcome) {
    let mut state = game.start();
    let mut actions = 0;
    see(&state, None);
    while let Some(seat) = to_act(game, &state) {
        let list = legal(game, &state);
        assert!(!list.is_empty(), "something is always asked");
        let before = state.clone();
        let actor = Actor::Seat(seat);
        let action = *draw.choose(&list);
        game.play(&mut state, actor, action).expect("legal actions pass the check");
        actions += 1;
        see(&state, Some(Step { before: &before, actor, action, after: &state }));
    }
    let longest = game.facts().longest_match.expect("it is bounded");
    assert!(actions <= longest, "{actions} actions, at most {longest} were promised");
    (actions, game.outcome(&state).expect("it is over"))
}

/// What must hold in every state of every match.
fn check_texts_and_positions<G: Game>(game: &G, state: &G::State) {
    for action in legal(game, state) {
        let text = game.action_text(action);
        assert_eq!(game.parse_action(&text).as_ref(), Ok(&action), "{text}");
    }
    let position = game.position(state);
    match game.outcome(state) {
        None => assert_eq!(game.parse_position(&position).as_ref(), Ok(state), "{position}"),
        Some(_) => assert!(game.parse_position(&position).is_err(), "an ended match is not loaded"),
    }
    let view = game.view(state, Observer::Spectator);
    assert_eq!(view, game.view(state, Observer::Seat(Seat::FIRST)), "both games are open");
    assert_eq!(game.redeal(&view, &[], &mut NoDraw), *state);
}

fn check_facts<G: Game>(game: &G, outcome: &Outcome) {
    let (least, most) = game.facts().half_points;
    assert!(outcome.half_points.iter().all(|h| (least..=most).contains(h)), "{outcome:?}");
    assert!(!outcome.winners.is_empty(), "{outcome:?}");
}

const VARIANTS: [(u8, &str); 13] = [
    (2, r#"{"variant":"basic"}"#),
    (3, r#"{"variant":"basic"}"#),
    (4, r#"{"variant":"basic"}"#),
    (4, r#"{"variant":"partners"}"#),
    (3, r#"{"variant":"neighbours-left"}"#),
    (4, r#"{"variant":"neighbours-right"}"#),
    (2, r#"{"variant":"helpers"}"#),
    (3, r#"{"variant":"bear-hunt"}"#),
    (2, r#"{"variant":"bear-hunt"}"#),
    (2, r#"{"variant":"bear-hunt","one-inuk":true}"#),
    (2, r#"{"variant":"bear-fear","bears":1}"#),
    (2, r#"{"variant":"bear-fear","bears":2}"#),
    (2, r#"{"variant":"bear-fear","bears":3}"#),
];

fn check_intro(seats: u8, options: &Value, board: &Value, draw: &mut Random) {
    let game: NanuukIntro = game(seats, options);
    let part = match options["variant"].as_str() {
        Some("bear-hunt") => 3,
        _ if seats == 2 => 4,
        _ => seats,
    };
    let ice = Ice::new(board, part);
    assert_eq!(ice.edge_count(), game.floe().edge_count());
    let (_, outcome) = play_out(&game, draw, |state, step| {
        check_texts_and_positions(&game, state);
        let position = game.position(state);
        let plain = IntroPosition::new(&ice, &position);
        let legal: BTreeSet<String> = legal_texts(&game, state).into_iter().collect();
        assert_eq!(legal, plain.legal(), "{position}");
        let view = serde_json::to_value(game.view(state, Observer::Spectator)).expect("JSON");
        assert_eq!(view["enclosed"], json!(plain.enclosed()), "{position}");
        check_intro_end(&plain, &position);
        let Some(step) = step else { return };
        let events = game.events(&step, Observer::Spectator);
        assert!(!events.is_empty());
        let over = events.iter().any(|e| matches!(e, IntroEvent::Over { .. }));
        assert_eq!(over, game.outcome(state).is_some(), "N-24, N-25, N-30 to N-35");
    });
    check_facts(&game, &outcome);
}

/// Nobody who is asked to move is enclosed in a way that ends the match (N-23 to N-35), and no figure that
/// matters is shut in by cracks in a running match (N-25, N-32, N-33, N-35).
fn check_intro_end(plain: &IntroPosition<'_>, position: &Value) {
    if position["stage"] == "over" || position["stage"] == "place" {
        return;
    }
    let figures = position["figures"].as_array().expect("figures");
    let figure = |number: u64| &figures[number as usize - 1];
    let variant = position["options"]["variant"].as_str().expect("variant");
    let two = position["seats"] == 2;
    for number in plain.shut_in() {
        let matters = match variant {
            "basic" => two,
            "helpers" => figure(number)["kind"] == "bear",
            "bear-fear" => figure(number)["kind"] == "inuk",
            "bear-hunt" => true,
            _ => false,
        };
        assert!(!matters, "figure {number} is shut in: {position}");
    }
    if position["stage"] != "move" {
        return;
    }
    let own: Vec<u64> =
        (1..=figures.len() as u64).filter(|n| figure(*n)["seat"] == position["turn"]).collect();
    let enclosed: Vec<u64> = plain.enclosed().into_iter().filter(|n| own.contains(n)).collect();
    match variant {
        "basic" if two => assert_ne!(own, enclosed, "N-25: {position}"),
        "helpers" => assert!(enclosed.iter().all(|n| figure(*n)["kind"] == "inuk"), "N-32: {position}"),
        // N-34: each of the two Inuit of seat 1 is looked at in its own turn.
        "bear-hunt" => assert!(enclosed.iter().all(|n| position["figure"] != *n), "N-33: {position}"),
        _ => assert_eq!(enclosed, Vec::<u64>::new(), "{position}"),
    }
}

#[test]
fn introductory_matches_agree_with_the_slow_rules() {
    let mut draw = Random(21);
    for round in 0..6 {
        for (seats, options) in VARIANTS {
            let mut options: Value = serde_json::from_str(options).expect("JSON");
            let board = if round < 4 { floe31() } else { random_board(&mut draw) };
            if round >= 4 {
                options["board"] = board.clone();
            }
            check_intro(seats, &options, &board, &mut draw);
        }
    }
}

fn check_hunt(seats: u8, options: &Value, board: &Value, draw: &mut Random) -> Outcome {
    let game = Nanuuk::new(seats, options, draw).unwrap_or_else(|e| panic!("{e}: {options}"));
    let again: Nanuuk = common::game(seats, &game.options());
    assert_eq!(again.start(), game.start(), "N-44, N-82: nothing is drawn twice");
    assert_eq!(again.options(), game.options());
    let ice = Ice::new(board, game.players());
    let (_, outcome) = play_out(&game, draw, |state, step| {
        check_texts_and_positions(&game, state);
        let position = game.position(state);
        let plain = HuntPosition::new(&ice, &position);
        let legal: BTreeSet<String> = legal_texts(&game, state).into_iter().collect();
        assert_eq!(legal, plain.legal(), "{position}");
        let view = serde_json::to_value(game.view(state, Observer::Spectator)).expect("JSON");
        assert_eq!(view["huntable"], json!(plain.huntable()), "N-71: {position}");
        check_hunt_end(&game, state, &plain, &position);
        check_stones(&game, &position);
        let Some(step) = step else { return };
        let events = game.events(&step, Observer::Spectator);
        assert!(!events.is_empty());
        let over = events.iter().any(|e| matches!(e, HuntEvent::Over { .. }));
        assert_eq!(over, game.outcome(state).is_some(), "N-70, N-72");
    });
    check_facts(&game, &outcome);
    outcome
}

/// N-51, N-70 and N-72 have been looked at when a turn starts.
fn check_hunt_end(
    game: &Nanuuk,
    state: &<Nanuuk as Game>::State,
    plain: &HuntPosition<'_>,
    position: &Value,
) {
    let hunters = position["hunters"].as_array().expect("hunters");
    let there = hunters.iter().filter(|h| !h["field"].is_null()).count() as u64;
    let stays = position["stays"].as_u64().expect("stays");
    if let Some(outcome) = game.outcome(state) {
        match outcome.reason.0 {
            "N-70" => assert!(plain.nothing_to_hunt(), "N-70: {position}"),
            _ => assert!(stays >= there && !plain.nothing_to_hunt(), "N-72: {position}"),
        }
    } else if position["stage"] == "move" && position["harness"] == 0 {
        let mover = position["turn"].as_u64().expect("turn") as usize - 1;
        assert!(!plain.sealed(mover), "N-51: {position}");
        assert!(!plain.nothing_to_hunt(), "N-70: {position}");
        assert!(stays < there, "N-72: {position}");
        assert!(!plain.targets(mover).is_empty(), "N-51: {position}");
    }
}

/// N-40, N-64: stones only wander; no bear and no Inuk is lost, no prey appears or goes.
fn check_stones(game: &Nanuuk, position: &Value) {
    for kind in ["fish", "seal", "walrus", "whale", "inuk", "bear"] {
        let start = game.position(&game.start());
        let count = |p: &Value| {
            let board = p["stones"].as_object().expect("stones").values().filter(|s| **s == kind).count();
            let sheets = p["hunters"].as_array().expect("hunters").iter().map(|h| {
                let left = h["left"].as_array().expect("left").iter().filter(|s| **s == kind).count();
                left + h["right"][kind].as_u64().unwrap_or(0) as usize
            });
            board + sheets.sum::<usize>()
        };
        assert_eq!(count(position), count(&start), "{kind}: {position}");
    }
}

#[test]
fn hunts_agree_with_the_slow_rules() {
    let mut draw = Random(31);
    for round in 0..3 {
        for (seats, hunters) in [(2, 1), (3, 1), (4, 1), (2, 2)] {
            for (sled_cracks, gentle) in [("two", false), ("choice", false), ("two", true), ("choice", true)]
            {
                let options = json!({
                    "hunters": hunters, "sled-cracks": sled_cracks, "gentle": gentle,
                    "setup": if round == 0 { "printed" } else { "random" },
                    "cracked-start": 5 * round,
                });
                check_hunt(seats, &options, &floe31(), &mut draw);
            }
        }
    }
}

#[test]
fn hunts_on_random_boards_agree_with_the_slow_rules() {
    let mut draw = Random(41);
    for _ in 0..12 {
        let board = random_board(&mut draw);
        let seats = 2 + draw.below(3) as u8;
        let fields: Vec<String> = Ice::new(&board, seats).adjacent.into_keys().collect();
        let igloo = |f: &String| board["igloos"].as_array().is_some_and(|i| i.contains(&json!(f)));
        let mut free: Vec<String> = fields.into_iter().filter(|f| !igloo(f)).collect();
        draw.shuffle(&mut free);
        let mut setup = serde_json::Map::new();
        for kind in ["fish", "seal", "walrus", "whale", "inuk", "bear"] {
            let count = 2.min(free.len());
            setup.insert(kind.to_owned(), json!(free.split_off(free.len() - count)));
        }
        let options = json!({"board": board, "setup": setup, "gentle": draw.below(2) == 0});
        check_hunt(seats, &options, &board, &mut draw);
    }
}

/// N-70, N-72, N-73: many fast matches, none longer than promised, both ends come up.
#[test]
fn all_matches_end() {
    let mut draw = Random(51);
    let mut reasons = BTreeSet::new();
    for (seats, hunters) in [(2, 1), (3, 1), (4, 1), (2, 2)] {
        let game: Nanuuk = game(seats, &json!({"hunters": hunters, "sled-cracks": "choice"}));
        for _ in 0..500 {
            let (_, outcome) = play_out(&game, &mut draw, |_, _| ());
            check_facts(&game, &outcome);
            reasons.insert(outcome.reason.0);
        }
    }
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), ["N-70", "N-72"]);
    for (seats, options) in VARIANTS {
        let game: NanuukIntro = game(seats, &serde_json::from_str(options).expect("JSON"));
        for _ in 0..200 {
            let (_, outcome) = play_out(&game, &mut draw, |_, _| ());
            check_facts(&game, &outcome);
        }
    }
}

/// Hunters that stay whenever they can and otherwise put off the end: the bound on the length still holds.
#[test]
fn dawdling_hunts_keep_to_the_bound() {
    let mut draw = Random(61);
    let game: Nanuuk = game(4, &json!({"sled-cracks": "choice"}));
    let longest = game.facts().longest_match.expect("it is bounded");
    for _ in 0..200 {
        let mut state = game.start();
        let mut actions = 0;
        let mut stays = 0;
        while let Some(seat) = to_act(&game, &state) {
            let list = legal(&game, &state);
            let stay = list.iter().find(|a| game.action_text(**a) == "stay").filter(|_| stays < 3);
            let action = stay.copied().unwrap_or_else(|| *draw.choose(&list));
            stays = if stay.is_some() { stays + 1 } else { 0 };
            game.play(&mut state, Actor::Seat(seat), action).expect("legal");
            actions += 1;
        }
        assert!(actions <= longest, "{actions} > {longest}");
    }
}
