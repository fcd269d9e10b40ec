use inuksuk_catalog::{AnyMatch, Unchanging, find};
use inuksuk_core::{Actor, Game, Observer, Seat};
use mandua::{Mandua, Options, most_hunters};
use serde_json::json;

use super::*;
use crate::{Arena, arena, think};

const HUNTERS: Seat = Seat::FIRST;
const TIGERS: Seat = Seat::SECOND;

fn level(number: u8) -> Limits<'static> {
    Limits::Level(Level::new(number).unwrap())
}

fn started(faults: bool, position: Option<&str>) -> Box<dyn AnyMatch> {
    let options = json!({ "faults": faults });
    find("mandua").unwrap().start(2, &options, position.map(|p| json!(p)).as_ref(), &mut Unchanging).unwrap()
}

fn play(matched: &mut dyn AnyMatch, seat: Seat, text: &str) {
    matched.play(Actor::Seat(seat), text).unwrap();
}

/// Lets the tigers have their whole turn; gives what they said and did.
fn tigers_turn(matched: &mut dyn AnyMatch, limits: &Limits<'_>, seed: u64) -> Vec<String> {
    let mut said = Vec::new();
    while matched.turn().allows(Actor::Seat(TIGERS)) {
        let thought = think(matched, TIGERS, limits, seed).unwrap();
        play(matched, TIGERS, &thought.action);
        said.push(thought.action);
    }
    said
}

#[test]
fn locks_the_last_tiger_up() {
    // M-40: a hunter on b2 or c1 leaves the way past the other; a2 and a3, b1 and c1 close the corner.
    let matched = started(false, Some("5/5/H4/H4/TH3 ---- h 1"));
    let thought = think(&*matched, HUNTERS, &level(3), 1).unwrap();
    assert_eq!(thought.action, "c1");
    assert_eq!(thought.values.as_slice(), [1.0, 0.0]);
}

#[test]
fn does_not_feed_hunters() {
    let game = Mandua::with_options(Options::default()).unwrap();
    let state = game.parse_position(&json!("T3T/5/5/5/T3T ---- h 25")).unwrap();
    for seed in 0..5 {
        let thought = decide(&game, &state, &[], &[], &level(3), seed).unwrap();
        let mut next = state;
        game.apply(&mut next, Actor::Seat(HUNTERS), thought.action);
        assert_eq!(most_hunters(next.board()), 0, "{:?}", thought.action);
    }
}

#[test]
fn from_level_3_on_random_play_is_no_match() {
    let mut start = |_: &mut Stream| started(false, None);
    let setting = Arena { matches: 20, opening: 0, longest: 400, seed: 11 };
    let score = arena(&mut start, &level(3), &Limits::Random, &setting).unwrap();
    assert!(score.share() >= 0.95, "{score}");
    let score = arena(&mut start, &level(4), &level(1), &setting).unwrap();
    assert!(score.share() >= 0.75, "{score}");
}

fn due(position: &str) -> u8 {
    let game = Mandua::with_options(Options::default()).unwrap();
    most_hunters(game.parse_position(&json!(position)).unwrap().board())
}

const QUIET: &str = "T3T/2H2/1H1H1/2H2/T3T ---- t 20";
/// Over c2 and b1, or over c4 alone.
const RICH: &str = "5/2H2/2T2/2H2/1H3 ---- t 5";
const SMALL: &str = "4T/4H/5/H4/T4 ---- t 2";

// M-27, M-31: the right number is said and taken.
#[test]
fn with_faults_on_announces_what_is_due_and_takes_it() {
    assert_eq!([due(QUIET), due(RICH), due(SMALL)], [0, 2, 2]);
    for position in [QUIET, RICH, SMALL] {
        let mut matched = started(true, Some(position));
        let said = tigers_turn(&mut *matched, &Limits::Nodes(5000), 3);
        assert_eq!(said[0], format!("say {}", due(position)), "{position}");
        assert_eq!(matched.view(Observer::Spectator)["taken"], due(position), "{position}: {said:?}");
        // No fault, so no challenge.
        let reply = think(&*matched, HUNTERS, &Limits::Nodes(500), 3).unwrap();
        assert!(!reply.action.starts_with("fault"), "{}", reply.action);
    }
}

// M-32, M-33, M-34
#[test]
fn challenges_every_fault_with_the_number_due_and_picks_a_tiger() {
    for faulty in [
        &["say 1", "a1-a3"][..],
        &["say 0", "a1-b1"],
        &["say 2", "a1-a3", "done"],
        &["say 3", "a1-a3", "e5-e3"],
    ] {
        let mut matched = started(true, Some(SMALL));
        for action in faulty {
            if matched.legal(TIGERS).contains(&(*action).to_owned()) {
                play(&mut *matched, TIGERS, action);
            }
        }
        if matched.turn().allows(Actor::Seat(TIGERS)) {
            play(&mut *matched, TIGERS, "done");
        }
        let thought = think(&*matched, HUNTERS, &level(8), 3).unwrap();
        assert_eq!(thought.action, "fault 2", "{faulty:?}");
        play(&mut *matched, HUNTERS, &thought.action);
        let tigers = |m: &dyn AnyMatch| m.view(Observer::Spectator)["tigers"].as_array().unwrap().len();
        if matched.legal(HUNTERS).iter().any(|a| a.starts_with("remove")) {
            let pick = think(&*matched, HUNTERS, &Limits::Nodes(500), 3).unwrap();
            play(&mut *matched, HUNTERS, &pick.action);
        }
        assert_eq!(tigers(&*matched), 1, "{faulty:?}");
    }
}

#[test]
fn the_weakest_miscount_and_overlook() {
    let (mut wrong, mut overlooked) = (0, 0);
    let mut faulty = started(true, Some(SMALL));
    for action in ["say 0", "a1-b1"] {
        play(&mut *faulty, TIGERS, action);
    }
    for seed in 0..60 {
        let said = think(&*started(true, Some(RICH)), TIGERS, &level(1), seed).unwrap().action;
        wrong += u32::from(said != format!("say {}", due(RICH)));
        overlooked += u32::from(think(&*faulty, HUNTERS, &level(1), seed).unwrap().action != "fault 2");
    }
    assert!((10..50).contains(&wrong), "{wrong} of 60 wrong");
    assert!((25..48).contains(&overlooked), "{overlooked} of 60 overlooked");
}

#[test]
fn a_match_with_faults_on_between_bots_comes_to_its_end() {
    let setting = Arena { matches: 2, opening: 0, longest: 600, seed: 2 };
    let mut start = |_: &mut Stream| started(true, None);
    assert_eq!(arena(&mut start, &level(2), &level(1), &setting).unwrap().matches(), 2);
}
