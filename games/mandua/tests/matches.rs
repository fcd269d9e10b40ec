//! Random matches, with and without faults, beside an obvious referee that keeps the whole history.

mod common;

use std::collections::HashMap;

use common::{
    Match, Numbers,
    naive::{Naive, name},
};
use inuksuk_core::{Actor, Draw, Game, Observer, Seat, Step};
use mandua::{Action, Board, Field, MOST_ACTIONS, Side, State};
use proptest::prelude::*;
use serde_json::{Value, json};

/// The moves of a side, turn by turn: a plain move, or `None` for a placement or a turn with a capture.
type Turns = Vec<Option<(String, String)>>;

/// M-45 by its words: the last five turns were plain moves to and fro between two fields.
fn has_gone_to_and_fro(turns: &Turns) -> bool {
    let Some(last) = turns.last_chunk::<5>() else { return false };
    let Some((from, to)) = &last[0] else { return false };
    last.iter().enumerate().all(|(i, turn)| {
        turn.as_ref()
            .is_some_and(|(a, b)| if i % 2 == 0 { (a, b) == (from, to) } else { (a, b) == (to, from) })
    })
}

/// The end of the match at the start of a side's turn, by the words of M-40 to M-43 and M-45.
fn end(state: &State, turns: &[Turns; 2]) -> Option<(Side, &'static str)> {
    let naive = Naive::new(state.board());
    let free_inside = Field::all().any(|field| !field.is_outer() && state.board().free().contains(field));
    if has_gone_to_and_fro(&turns[0]) {
        return Some((Side::Tigers, "M-45"));
    }
    if has_gone_to_and_fro(&turns[1]) {
        return Some((Side::Hunters, "M-45"));
    }
    if naive.of('T').is_empty() {
        return Some((Side::Hunters, "M-43"));
    }
    if naive.of('H').is_empty() && state.hand() == 0 {
        return Some((Side::Tigers, "M-42"));
    }
    let stuck = match state.side() {
        Side::Tigers => naive.tiger_moves().is_empty(),
        Side::Hunters if state.hand() > 0 => !free_inside,
        Side::Hunters => naive.hunter_steps().is_empty(),
    };
    let rule = if state.side() == Side::Tigers { "M-40" } else { "M-41" };
    stuck.then_some((Side::Hunters, rule))
}

/// The legal texts of guided play, by the words of M-10, M-11, M-20, M-26, M-30; `due` is what the turn still has
/// to take, once it has begun to capture.
fn guided_texts(state: &State, due: Option<usize>) -> Vec<String> {
    let naive = Naive::new(state.board());
    let text = |from, to| format!("{}-{}", name(from), name(to));
    let mut texts: Vec<String> = match state.side() {
        Side::Hunters if state.hand() > 0 => {
            let free =
                Field::all().filter(|&field| !field.is_outer() && state.board().free().contains(field));
            free.map(|field| field.to_string()).collect()
        }
        Side::Hunters => naive.hunter_steps().into_iter().map(|(from, to)| text(from, to)).collect(),
        Side::Tigers => {
            let mut known = HashMap::new();
            let due = due.unwrap_or_else(|| naive.most(&mut known));
            let moves = naive.tiger_moves().into_iter().filter(|mv| {
                if due == 0 {
                    mv.2.is_empty()
                } else {
                    mv.2.len() + naive.after(mv).most(&mut known) == due && !mv.2.is_empty()
                }
            });
            moves.map(|mv| text(mv.0, mv.1)).collect()
        }
    };
    texts.sort();
    texts
}

fn captured(state: &State) -> usize {
    25 - state.board().hunters().len() - usize::from(state.hand())
}

/// What holds in every state.
fn assert_sound(game: &mandua::Mandua, state: &State) {
    assert!(
        state.board().tigers().len() <= 4 && state.board().hunters().len() + usize::from(state.hand()) <= 25
    );
    assert!(Board::new(state.board().hunters(), state.board().tigers()).is_ok(), "M-3: {state:?}");
    let view = game.view(state, Observer::Spectator);
    assert_eq!(game.redeal(&view, &[], &mut Numbers::new(0)), *state);
    for observer in [Observer::Seat(Seat::FIRST), Observer::Seat(Seat::SECOND), Observer::Everything] {
        assert_eq!(game.view(state, observer), view);
    }
    assert_eq!(json!(view.board), game.position(state));
    assert_eq!(usize::from(view.captured), captured(state));
    if state.stage().is_turn_start() && !state.board().tigers().is_empty() {
        let loaded = game.parse_position(&game.position(state)).unwrap();
        assert_eq!(
            (loaded.board(), loaded.side(), loaded.hand()),
            (state.board(), state.side(), state.hand())
        );
    }
}

/// Every legal action has a text that reads back, is accepted by `check`, and no other action is.
fn assert_actions(the_match: &Match, legal: &[String]) {
    assert!(legal.len() <= MOST_ACTIONS);
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "each once: {legal:?}");
    let game = &the_match.game;
    let seat = Actor::Seat(the_match.seat().unwrap());
    for action in all_actions() {
        let text = game.action_text(action);
        assert_eq!(game.parse_action(&text), Ok(action));
        let verdict = game.check(&the_match.state, seat, action);
        assert_eq!(verdict.is_ok(), legal.contains(&text), "{text}: {verdict:?}");
        if let Err(refusal) = verdict {
            assert!(refusal.rule.is_some() && !refusal.message.is_empty());
            let mut unchanged = the_match.state;
            assert!(game.play(&mut unchanged, seat, action).is_err());
            assert_eq!(unchanged, the_match.state);
        }
    }
}

fn all_actions() -> impl Iterator<Item = Action> {
    let moves = Field::all()
        .flat_map(|from| Field::all().map(move |to| Action::Move { from, to }))
        .filter(|action| !matches!(action, Action::Move { from, to } if from == to));
    let numbers = (0..=25).flat_map(|number| [Action::Say(number), Action::Fault(number)]);
    let fields = Field::all().flat_map(|field| [Action::Place(field), Action::Remove(field)]);
    moves.chain(numbers).chain(fields).chain([Action::Done])
}

/// The events of a step tell what the two states differ in.
fn assert_events(game: &mandua::Mandua, before: &State, action: Action, after: &State) {
    let actor = Actor::Seat(if before.side() == Side::Hunters { Seat::FIRST } else { Seat::SECOND });
    let step = Step { before, actor, action, after };
    let events = game.events(&step, Observer::Spectator);
    assert_eq!(events, game.events(&step, Observer::Everything));
    let events = serde_json::to_value(events).unwrap();
    let count = |kind: &str, field: &str| -> usize {
        let of_kind = events.as_array().unwrap().iter().filter(|event| event["kind"] == kind);
        of_kind.map(|event| event[field].as_array().map_or(1, Vec::len)).sum()
    };
    assert_eq!(count("moved", "captured"), captured(after) - captured(before));
    let moved = events.as_array().unwrap().iter().find(|event| event["kind"] == "moved");
    if let Some(moved) = moved {
        let jumped = usize::from(!moved["jumped"].is_null());
        assert_eq!(
            moved["captured"].as_array().unwrap().len(),
            jumped + moved["mandua"].as_array().unwrap().len()
        );
    }
    assert_eq!(count("removed", "field"), before.board().tigers().len() - after.board().tigers().len());
    assert_eq!(count("over", "reason"), usize::from(after.result().is_some()));
}

/// Plays a random match beside the referee; checks every state, and every possible action now and then.
fn play(options: &Value, position: Option<&str>, seed: u64, limit: usize) {
    let position = position.map(|text| json!(text));
    let mut the_match = Match::new(options, position.as_ref()).unwrap();
    let faults = options["faults"] == json!(true);
    let mut numbers = Numbers::new(seed);
    let mut turns: [Turns; 2] = [Vec::new(), Vec::new()];
    let mut due = None;
    let mut captured_in_turn = false;
    for ply in 0..limit {
        let state = the_match.state;
        assert_sound(&the_match.game, &state);
        if state.stage().is_turn_start() || state.board().tigers().is_empty() {
            let expected = end(&state, &turns);
            assert_eq!(state.result().map(|(side, rule)| (side, rule.0)), expected, "{state:?}");
        }
        if the_match.over() {
            break;
        }
        let legal = the_match.legal(None);
        if !faults {
            assert_eq!(legal, guided_texts(&state, due), "{}", the_match.position());
        }
        if ply % 16 == 0 {
            assert_actions(&the_match, &legal);
        }
        // Numbers are many: weigh them down so that matches move on.
        let moves: Vec<&String> = legal.iter().filter(|text| !text.starts_with("fault")).collect();
        let text = if !moves.is_empty() && numbers.below(4) > 0 {
            *numbers.choose(&moves)
        } else {
            numbers.choose(&legal)
        };
        let action = the_match.game.parse_action(text).unwrap();
        the_match.play(text, None).unwrap();
        let after = the_match.state;
        assert_events(&the_match.game, &state, action, &after);

        let taken = captured(&after) - captured(&state);
        captured_in_turn |= taken > 0;
        if !faults && state.side() == Side::Tigers {
            let before = due.unwrap_or_else(|| Naive::new(state.board()).most(&mut HashMap::new()));
            due = (after.side() == Side::Tigers).then(|| before - taken);
        }
        if state.side() != after.side() {
            let plain = matches!(action, Action::Move { .. }) && !captured_in_turn;
            let turn =
                text.split_once('-').filter(|_| plain).map(|(from, to)| (from.to_owned(), to.to_owned()));
            turns[usize::from(state.side() == Side::Tigers)].push(turn);
            captured_in_turn = false;
        }
    }
}

const CROWDED: [&str; 4] = [
    "H1H1H/HHTHH/HTHHH/H1TTH/1H1HH ---- t 0",
    "HHHTH/HHHTH/HH3/HHHHT/HH1H1 --T- h 0",
    "T4/HH3/3H1/1HT2/5 ---- h 0",
    "5/5/T4/TT3/H4 ---- h 0",
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    // M-5, M-10, M-11, M-12, M-20, M-26, M-30, M-40, M-41, M-42, M-45
    #[test]
    fn guided_matches_agree_with_the_referee(seed: u64, at in 0..6_usize) {
        play(&json!({ "repetition": "off" }), CROWDED.get(at).copied(), seed, 300);
    }

    // M-31, M-32, M-33, M-34, M-35, M-43, M-45
    #[test]
    fn matches_with_faults_agree_with_the_referee(seed: u64, at in 0..6_usize) {
        play(&json!({ "repetition": "off", "faults": true }), CROWDED.get(at).copied(), seed, 400);
    }
}
