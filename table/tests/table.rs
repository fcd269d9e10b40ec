//! Tables of MANDUA: draw, resign, claim, undo, messages.

use inuksuk_core::{Observer, Seat, SeatSet};
use inuksuk_table::{Holder, Seed, Setup, Table, Undo, UndoAnswer};
use serde_json::{Value, json};

const HUNTERS: Seat = Seat::FIRST;
const TIGERS: Seat = Seat::SECOND;

fn open(seats: Vec<Holder>, options: Value, position: Option<&str>) -> Table {
    let setup = Setup {
        game: "mandua".into(),
        seats,
        options,
        position: position.map(Value::from),
        seed: Seed::from_number(4),
    };
    Table::new(setup).expect("the table opens")
}

fn two_persons() -> Vec<Holder> {
    vec![Holder::person("Ada", 1), Holder::person("Ben", 2)]
}

fn one_screen() -> Vec<Holder> {
    vec![Holder::person("Ada", 1), Holder::person("Ben", 1)]
}

fn play(table: &mut Table, actions: &[&str]) {
    for action in actions {
        table.play(None, action).unwrap_or_else(|e| panic!("{action}: {e}"));
    }
}

fn refusal(table: &mut Table, seat: Seat, action: &str) -> String {
    let before = table.record(Observer::Everything);
    let error = table.play(Some(seat), action).expect_err("it must be refused").to_string();
    assert_eq!(table.record(Observer::Everything), before, "a refusal changes nothing");
    error
}

/// M-44
#[test]
fn an_offer_is_answered_on_the_other_turn_and_lapses_with_a_move() {
    let mut table = open(two_persons(), json!({}), None);
    play(&mut table, &["draw?"]);
    assert!(refusal(&mut table, TIGERS, "draw!").contains("turn"));
    assert!(refusal(&mut table, HUNTERS, "draw?").contains("still stands"));
    play(&mut table, &["c3"]);
    assert_eq!(table.draw_offer(), Some(HUNTERS));
    assert!(refusal(&mut table, TIGERS, "draw?").contains("draw!"));
    play(&mut table, &["a1-a2"]);
    assert_eq!(table.draw_offer(), None);
    assert!(refusal(&mut table, HUNTERS, "no").contains("M-44"));
    play(&mut table, &["c2", "draw?", "a2-a1", "draw!"]);
    let outcome = table.outcome().expect("it is drawn");
    assert_eq!((outcome.scores(), outcome.reason.0), (vec![0.5, 0.5], "M-44"));
    assert!(refusal(&mut table, HUNTERS, "resign").contains("over"));
}

/// M-44: stepping back brings a lapsed offer back.
#[test]
fn stepping_back_restores_the_offer_and_the_end() {
    let mut table = open(two_persons(), json!({}), None);
    play(&mut table, &["draw?", "c3", "a1-a2"]);
    table.step_back(1).unwrap();
    assert_eq!(table.draw_offer(), Some(HUNTERS));
    play(&mut table, &["draw!"]);
    table.step_back(1).unwrap();
    assert_eq!((table.outcome(), table.draw_offer()), (None, Some(HUNTERS)));
    assert!(table.step_back(9).is_err());
}

/// M-47
#[test]
fn one_may_resign_on_the_turn_of_the_other() {
    let mut table = open(two_persons(), json!({}), None);
    table.play(Some(TIGERS), "resign").unwrap();
    assert_eq!(table.outcome().unwrap().winners.single(), Some(HUNTERS));
    let record = table.record(Observer::Everything).to_string();
    assert!(record.contains("1. [2] resign"), "who resigned out of turn is recorded: {record}");
}

#[test]
fn seats_that_are_not_there_are_named() {
    let mut table = open(two_persons(), json!({}), None);
    assert!(refusal(&mut table, Seat::new(3).unwrap(), "c3").contains("no seat 3"));
    assert!(refusal(&mut table, TIGERS, "c3").contains("seat 2"));
    assert!(table.draw_chance().is_err());
}

#[test]
fn what_a_person_of_both_seats_takes_back_goes_one_action_at_a_time() {
    let mut table = open(one_screen(), json!({}), None);
    assert!(matches!(table.undo_for(HUNTERS), Undo::Refused(_)));
    play(&mut table, &["c3", "a1-a2"]);
    assert_eq!(table.undo_for(HUNTERS), Undo::Free { count: 1, actions: vec!["a1-a2".into()] });
    assert_eq!(table.request_undo(HUNTERS), Ok(UndoAnswer::Done));
    assert_eq!(table.len(), 1);
}

#[test]
fn against_a_bot_its_answer_goes_too() {
    let mut table = open(vec![Holder::person("Ada", 1), Holder::bot("Bot", 3)], json!({}), None);
    play(&mut table, &["c3", "a1-a2"]);
    assert_eq!(table.undo_for(HUNTERS), Undo::Free { count: 2, actions: vec!["c3".into(), "a1-a2".into()] });
    assert_eq!(table.request_undo(HUNTERS), Ok(UndoAnswer::Done));
    assert!(table.is_empty());
}

#[test]
fn between_persons_a_finished_turn_goes_only_by_consent() {
    let mut table = open(two_persons(), json!({}), None);
    play(&mut table, &["c3"]);
    assert!(matches!(table.undo_for(HUNTERS), Undo::Consent { count: 1, ref of, .. } if *of == [TIGERS]));
    assert_eq!(table.request_undo(HUNTERS), Ok(UndoAnswer::Waiting));
    assert!(table.answer_undo(HUNTERS, true).is_err(), "nobody consents for the others");
    assert_eq!(table.answer_undo(TIGERS, false), Ok(UndoAnswer::Declined));
    assert_eq!(table.len(), 1);
    assert!(table.answer_undo(TIGERS, true).is_err(), "the request is gone");
    table.request_undo(HUNTERS).unwrap();
    assert_eq!(table.answer_undo(TIGERS, true), Ok(UndoAnswer::Done));
    assert!(table.is_empty());
    // A request lapses when play goes on.
    play(&mut table, &["c3"]);
    table.request_undo(HUNTERS).unwrap();
    play(&mut table, &["a1-a2"]);
    assert!(table.answer_undo(TIGERS, true).is_err());
}

#[test]
fn within_a_series_one_may_take_back_freely() {
    let position = "T3T/4H/2H2/H4/T2HT ---- t 2";
    let mut table = open(two_persons(), json!({}), Some(position));
    play(&mut table, &["e5-e3"]);
    assert_eq!(table.seats_to_act().single(), Some(TIGERS), "the series goes on");
    assert_eq!(table.undo_for(TIGERS), Undo::Free { count: 1, actions: vec!["e5-e3".into()] });
}

/// M-48
#[test]
fn with_faults_nothing_is_taken_back() {
    let mut table = open(one_screen(), json!({"faults": true}), None);
    play(&mut table, &["c3", "say 0"]);
    assert!(matches!(table.undo_for(TIGERS), Undo::Refused(ref why) if why.rule == Some("M-48")));
    assert!(table.request_undo(TIGERS).unwrap_err().to_string().contains("M-48"));
}

#[test]
fn a_message_brings_what_is_new_and_says_what_is_gone() {
    let mut table = open(one_screen(), json!({}), None);
    let both = SeatSet::first(2);
    play(&mut table, &["c3", "a1-a2"]);
    let all = table.message(Observer::Seat(HUNTERS), both, None);
    assert_eq!((all.line_from, all.line.len(), all.number), (0, 2, 2));
    assert_eq!(all.legal.keys().collect::<Vec<_>>(), [&1]);
    play(&mut table, &["c2"]);
    let news = table.message(Observer::Seat(HUNTERS), both, Some(all.number));
    assert_eq!((news.line_from, news.line[0].text.as_str(), news.line[0].ply), (2, "c2", 3));
    table.request_undo(HUNTERS).unwrap();
    table.request_undo(HUNTERS).unwrap();
    play(&mut table, &["e5-e4"]);
    let news = table.message(Observer::Seat(HUNTERS), both, Some(news.number));
    let texts: Vec<_> = news.line.iter().map(|entry| entry.text.as_str()).collect();
    assert_eq!(
        (news.line_from, texts),
        (1, vec!["e5-e4"]),
        "the first entry is still valid, the rest is new"
    );
    // A number from the future is no number: everything is sent.
    assert_eq!(table.message(Observer::Spectator, SeatSet::EMPTY, Some(99)).line_from, 0);
}

#[test]
fn the_seed_is_published_only_at_the_end() {
    let mut table = open(two_persons(), json!({}), None);
    let seed = Seed::from_number(4).to_string();
    let sent = |table: &Table| {
        let message =
            serde_json::to_string(&table.message(Observer::Spectator, SeatSet::EMPTY, None)).unwrap();
        message + &table.record(Observer::Everything).to_string() + &format!("{table:?}")
    };
    assert!(!sent(&table).contains(&seed));
    assert!(sent(&table).contains(&Seed::from_number(4).commitment()));
    play(&mut table, &["resign"]);
    assert!(sent(&table).contains(&seed));
}
