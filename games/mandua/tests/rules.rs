//! Rules that the case files cannot show: facts, views, events, counts, repetition keys, layout.

mod common;

use common::{Match, Numbers};
use inuksuk_core::{Actor, Game, Observer, Repetition, Rule, Seat, Step, Turn, outcome_with_repetition};
use mandua::{Action, EventView, Field, Fields, Mandua, Options, Piece, Side, Stage, Start, State};
use serde_json::{Value, json};

fn field(text: &str) -> Field {
    text.parse().unwrap()
}

fn view(the_match: &Match) -> Value {
    serde_json::to_value(the_match.game.view(&the_match.state, Observer::Spectator)).unwrap()
}

/// Plays an action and tells what everybody saw of it.
fn events(the_match: &mut Match, text: &str) -> Vec<EventView> {
    let before = the_match.state;
    let actor = Actor::Seat(the_match.seat().unwrap());
    the_match.play_all(&[text]);
    let action = the_match.game.parse_action(text).unwrap();
    let step = Step { before: &before, actor, action, after: &the_match.state };
    the_match.game.events(&step, Observer::Spectator)
}

// M-1: 29 fields, 25 of them inside.
#[test]
fn the_board_has_29_fields() {
    let names: Vec<String> = Field::all().map(|field| field.to_string()).collect();
    assert_eq!(names.len(), 29);
    assert_eq!(names[..7], ["S", "a1", "b1", "c1", "d1", "e1", "a2"]);
    assert!(
        Field::all()
            .enumerate()
            .all(|(i, field)| field.index() == i && field.to_string().parse() == Ok(field))
    );
    assert_eq!((Fields::INNER.len(), Fields::OUTER.len(), Fields::ALL.len()), (25, 4, 29));
    assert_eq!(Field::inner('e', 5), Some(field("e5")));
    assert!(
        Field::inner('f', 1).is_none() && Field::inner('a', 0).is_none() && Field::inner('a', 6).is_none()
    );
}

// M-2: neighbours across and up, and the two lines of seven.
#[test]
fn neighbours_lie_in_line() {
    let neighbours = |text: &str| format!("{:?}", field(text).neighbours());
    assert_eq!(neighbours("c3"), "{c2, b3, d3, c4}");
    assert_eq!(neighbours("a1"), "{b1, a2}");
    assert_eq!(neighbours("e3"), "{e2, d3, E, e4}");
    assert_eq!(neighbours("N"), "{c5}");
    for line in [["W", "a3", "b3", "c3", "d3", "e3", "E"], ["S", "c1", "c2", "c3", "c4", "c5", "N"]] {
        assert!(line.windows(2).all(|pair| field(pair[0]).neighbours().contains(field(pair[1]))));
    }
    let links: usize = Field::all().map(|field| field.neighbours().len()).sum();
    assert_eq!(links, 2 * (40 + 4));
}

// M-4, M-5: how a match begins.
#[test]
fn the_match_begins_with_the_hunters_and_all_in_hand() {
    for (start, text) in [
        (Start::Corners, "T3T/5/5/5/T3T ---- h 25"),
        (Start::Cages, "5/5/5/5/5 TTTT h 25"),
        (Start::Fields(["b2", "d2", "b4", "N"].map(field)), "5/1T3/5/1T1T1/5 T--- h 25"),
    ] {
        let game = Mandua::with_options(Options { start, ..Options::default() }).unwrap();
        assert_eq!(game.position(&game.start()), text);
        assert_eq!(game.turn(&game.start()), Turn::only(Seat::FIRST));
    }
}

// M-44, M-46, M-47, M-48: what the table is told.
#[test]
fn facts_name_the_table_rules() {
    let facts = Mandua::default().facts();
    assert_eq!((facts.half_points, facts.longest_match), ((0, 2), None));
    assert_eq!(facts.table.draw, Some(Rule("M-44")));
    assert_eq!(facts.table.resign, Some(Rule("M-47")));
    assert_eq!(facts.table.repetition, Some((Repetition::Claim, Rule("M-46"))));
    assert_eq!(facts.table.no_undo, None);
    let strict = Match::new(&json!({ "faults": true, "repetition": "auto" }), None).unwrap().game;
    assert_eq!(strict.facts().table.no_undo, Some(Rule("M-48")));
    assert_eq!(strict.facts().table.repetition, Some((Repetition::Auto, Rule("M-46"))));
    let actor = Actor::Seat(Seat::FIRST);
    assert!(strict.is_final(&strict.start(), actor, Action::Place(field("c3"))));
    assert!(!Mandua::default().is_final(&strict.start(), actor, Action::Place(field("c3"))));
}

// M-47: the other side wins.
#[test]
fn resigning_gives_the_other_side_the_match() {
    let game = Mandua::default();
    for (seat, scores) in [(Seat::FIRST, [0.0, 1.0]), (Seat::SECOND, [1.0, 0.0])] {
        let outcome = game.resigned(&game.start(), seat).unwrap();
        assert_eq!((outcome.scores().as_slice(), outcome.reason), (scores.as_slice(), Rule("M-47")));
        assert!(!outcome.winners.contains(seat));
    }
}

// M-45: the counts, one for each side.
#[test]
fn to_and_fro_is_counted_for_each_side() {
    let mut the_match = Match::at(&json!({ "repetition": "off" }), "4H/5/2T2/5/H4 ---- h 0");
    let counts = |state: &State| (state.to_and_fro(Side::Hunters), state.to_and_fro(Side::Tigers));
    the_match.play_all(&["a1-a2", "c3-d3", "a2-a1", "d3-d2", "a1-a2"]);
    assert_eq!(counts(&the_match.state), (3, 1));
    the_match.play_all(&["d2-d3", "a2-a3", "d3-d2"]);
    assert_eq!(counts(&the_match.state), (1, 3));
    the_match.play_all(&["a3-a2", "d2-d3"]);
    assert_eq!(counts(&the_match.state), (2, 4));
    the_match.play_all(&["e5-e4"]);
    assert_eq!(counts(&the_match.state), (1, 4));
    the_match.play_all(&["d3-d2"]);
    assert_eq!(the_match.state.result(), Some((Side::Hunters, Rule("M-45"))));
}

// M-45: placements end the hunters' count only, and the step that loses does so even though it leaves the hunters
// without a move (M-41).
#[test]
fn to_and_fro_comes_before_stalemate() {
    let mut the_match = Match::at(&json!({}), "2T2/1T3/3TT/5/5 ---- t 4");
    the_match.play_all(&["b4-c4", "e5", "c4-b4", "d5", "b4-c4", "e4", "c4-b4", "d4"]);
    let position = the_match.position();
    the_match.play_all(&["b4-c4"]);
    assert_eq!(the_match.result()["reason"], "M-45");
    let mut loaded = Match::at(&json!({}), position.as_str().unwrap());
    loaded.play_all(&["b4-c4"]);
    assert_eq!(loaded.result()["reason"], "M-41");
}

// M-46: what counts as a position, and when.
#[test]
fn positions_count_at_the_start_of_turns_only() {
    let options = json!({ "faults": true, "repetition": "auto" });
    let mut the_match = Match::at(&options, "4H/5/2T2/5/H4 ---- h 0");
    let key = |the_match: &Match| the_match.game.repetition_key(&the_match.state);
    let loaded = key(&the_match).unwrap();
    the_match.play_all(&["a1-a2"]);
    let tigers_turn = key(&the_match).unwrap();
    the_match.play_all(&["say 0"]);
    assert_eq!(key(&the_match), None, "inside the tigers' turn");
    the_match.play_all(&["c3-d3", "a2-a1", "say 0", "d3-c3"]);
    // The same board and side, but now a challenge is open.
    let open = key(&the_match).unwrap();
    assert_eq!(open, loaded | 1 << 60);
    assert!(open < 1 << 61 && tigers_turn != loaded);
    the_match.play_all(&["fault 3"]);
    assert_eq!(key(&the_match), None, "inside the hunters' turn");
    assert!(!the_match.game.at_turn_start(&the_match.state));
    assert_eq!(the_match.log.keys().len(), 5);
    let off = Match::at(&json!({ "repetition": "off" }), "4H/5/2T2/5/H4 ---- h 0");
    assert_eq!(key(&off), None);
}

// M-46: `auto` draws at the third time, `claim` leaves it to the side to move.
#[test]
fn the_third_time_is_a_draw_by_itself_when_auto() {
    for (repetition, drawn) in [("auto", true), ("claim", false), ("off", false)] {
        let mut the_match = Match::at(&json!({ "repetition": repetition }), "4H/5/2T2/5/H4 ---- h 0");
        the_match.play_all(&["a1-a2", "c3-d3", "a2-a1", "d3-c3", "a1-b1", "c3-c4", "b1-a1", "c4-c3"]);
        let outcome = outcome_with_repetition(&the_match.game, &the_match.state, &the_match.log);
        assert_eq!(outcome.is_some(), drawn, "{repetition}");
        if let Some(outcome) = outcome {
            assert_eq!((outcome.scores(), outcome.reason), (vec![0.5, 0.5], Rule("M-46")));
            assert!(outcome.winners.is_empty());
        }
        if let Some(key) = the_match.game.repetition_key(&the_match.state) {
            assert_eq!(the_match.log.count(key), 3);
        }
    }
}

// M-46: equal keys, equal positions; a key tells board, side, hand and challenge apart.
#[test]
fn keys_tell_positions_apart() {
    let game = Mandua::default();
    let key = |text: &str| game.repetition_key(&game.parse_position(&json!(text)).unwrap()).unwrap();
    let texts = [
        "T3T/5/5/5/T3T ---- h 25",
        "T3T/5/5/5/T3T ---- t 25",
        "T3T/5/5/5/T3T ---- h 24",
        "T3T/5/5/5/T2T1 ---- h 25",
        "T3T/5/5/5/T4 -T-- h 25",
        "T3T/5/5/5/T4 T--- h 25",
        "T3T/5/5/5/T4 --T- h 25",
        "T3T/5/5/5/T4 ---T h 25",
        "T3T/5/5/5/T3H ---- h 24",
        "T3T/5/5/5/T3H ---- h 9",
        "T3H/5/5/5/T3H ---- h 9",
        "H4/5/5/5/T3H ---- h 9",
    ];
    let mut keys: Vec<u64> = texts.iter().map(|text| key(text)).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), texts.len());
}

// M-21, M-22, M-23: what an event tells of a capture.
#[test]
fn events_tell_what_was_jumped_and_what_was_between() {
    let mut the_match = Match::at(&json!({}), "4H/5/1H1H1/2H2/2T2 ---- t 0");
    assert_eq!(
        events(&mut the_match, "c1-c3"),
        [
            EventView::Moved {
                piece: Piece::Tiger,
                from: field("c1"),
                to: field("c3"),
                captured: vec![field("c2"), field("b3"), field("d3")],
                jumped: Some(field("c2")),
                mandua: vec![field("b3"), field("d3")],
            },
            EventView::Turn { side: Side::Hunters },
        ]
    );
    let told = serde_json::to_value(events(&mut the_match, "e5-e4")).unwrap();
    assert_eq!(
        told,
        json!([
            { "kind": "moved", "piece": "hunter", "from": "e5", "to": "e4", "captured": [], "jumped": null, "mandua": [] },
            { "kind": "turn", "side": "tigers" },
        ])
    );
}

// M-31, M-33, M-34, M-43: what the events of the tournament rule tell.
#[test]
fn events_tell_announcements_and_challenges() {
    let mut the_match = Match::at(&json!({ "faults": true }), "4T/4H/5/H4/T4 ---- t 3");
    let mut told = |text: &str| serde_json::to_value(events(&mut the_match, text)).unwrap();
    assert_eq!(told("say 2"), json!([{ "kind": "announced", "number": 2 }]));
    assert_eq!(told("a1-a3")[0]["jumped"], "a2");
    assert_eq!(told("done"), json!([{ "kind": "done", "taken": 1 }, { "kind": "turn", "side": "hunters" }]));
    assert_eq!(told("fault 2"), json!([{ "kind": "challenged", "number": 2, "right": true }]));
    assert_eq!(told("remove a3"), json!([{ "kind": "removed", "field": "a3" }]));
    assert_eq!(told("c3")[0], json!({ "kind": "placed", "field": "c3" }));
    assert_eq!(told("say 9"), json!([{ "kind": "announced", "number": 9 }]));
    told("e5-d5");
    assert_eq!(
        told("fault 1"),
        json!([
            { "kind": "challenged", "number": 1, "right": true },
            { "kind": "removed", "field": "d5" },
            { "kind": "over", "reason": "M-43", "winners": [1] },
        ])
    );
}

// M-26, M-30: the view of guided play says what is due.
#[test]
fn the_view_of_guided_play_counts_what_is_due() {
    let mut the_match = Match::at(&json!({}), "4T/4H/2H2/H4/T4 ---- t 3");
    assert_eq!(
        view(&the_match),
        json!({
            "board": "4T/4H/2H2/H4/T4 ---- t 3", "tigers": ["a1", "e5"], "hunters": ["a2", "c3", "e4"], "hand": 3,
            "captured": 19, "side": "tigers", "stage": "tigers", "announced": null, "taken": 0, "due": 2,
            "challenge_open": false, "must_capture": true, "faults": false,
        })
    );
    the_match.play_all(&["e5-e3"]);
    let seen = view(&the_match);
    assert_eq!((&seen["stage"], &seen["taken"], &seen["due"]), (&json!("series"), &json!(1), &json!(1)));
    the_match.play_all(&["a1-a3"]);
    let seen = view(&the_match);
    assert_eq!((&seen["stage"], &seen["taken"], &seen["due"]), (&json!("place"), &json!(0), &json!(null)));
    assert_eq!((&seen["must_capture"], &seen["captured"]), (&json!(null), &json!(21)));
}

// M-31, M-33, M-49: with faults on, the view says what was announced and taken, and never what is due.
#[test]
fn the_view_with_faults_gives_no_hint() {
    let mut the_match = Match::at(&json!({ "faults": true }), "4T/4H/5/H4/T4 ---- t 0");
    let mut stages = Vec::new();
    for text in ["say 1", "a1-a3", "done", "fault 2", "remove e5", ""] {
        let seen = view(&the_match);
        assert_eq!((&seen["due"], &seen["must_capture"]), (&json!(null), &json!(null)));
        let short = [&seen["stage"], &seen["announced"], &seen["taken"], &seen["challenge_open"]];
        stages.push(Value::Array(short.into_iter().cloned().collect()));
        if !text.is_empty() {
            the_match.play_all(&[text]);
        }
    }
    assert_eq!(
        Value::Array(stages),
        json!([
            ["announce", null, 0, false],
            ["tigers", 1, 0, false],
            ["series", 1, 1, false],
            ["challenge", 1, 1, true],
            ["remove", 1, 1, false],
            ["step", null, 0, false],
        ])
    );
}

// M-33: no challenge is open in a position just loaded, and `due` counts what a turn with faults still owes.
#[test]
fn a_loaded_position_has_no_challenge_open() {
    let the_match = Match::at(&json!({ "faults": true }), "4T/4H/5/H4/T4 ---- h 3");
    assert_eq!(the_match.state.stage(), Stage::Hunters);
    assert_eq!(view(&the_match)["challenge_open"], json!(false));
    let mut the_match = Match::at(&json!({ "faults": true }), "4T/4H/5/H4/T4 ---- t 3");
    the_match.play_all(&["say 2", "a1-a3"]);
    assert_eq!(the_match.game.due(&the_match.state), Some(1));
}

#[test]
fn equal_states_have_equal_hashes_and_different_ones_differ() {
    let game = Mandua::default();
    let mut the_match = Match::at(&json!({ "repetition": "off" }), "4H/5/2T2/5/H4 ---- h 0");
    let first = the_match.state;
    the_match.play_all(&["a1-a2", "c3-d3", "a2-a1", "d3-c3"]);
    // Same figures, another count of M-45.
    assert_eq!(first.board(), the_match.state.board());
    assert_ne!(game.hash(&first), game.hash(&the_match.state));
    assert_eq!(game.hash(&first), game.hash(&game.parse_position(&game.position(&first)).unwrap()));
    let mut numbers = Numbers::new(5);
    let mut seen = std::collections::HashMap::new();
    for _ in 0..200 {
        let mut played = Match::new(&json!({ "faults": true }), None).unwrap();
        for _ in 0..30 {
            let legal = played.legal(None);
            if legal.is_empty() {
                break;
            }
            let text = inuksuk_core::Draw::choose(&mut numbers, &legal).clone();
            played.play_all(&[&text]);
            let known = *seen.entry(played.game.hash(&played.state)).or_insert(played.state);
            assert_eq!(known, played.state, "one hash, two states");
        }
    }
}

const fn copied<T: Copy>(_: &T) {}

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<State>() <= 64 && size_of::<Action>() <= 4);
    copied(&Mandua::default().start());
}
