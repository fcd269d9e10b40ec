//! Record files: tolerant reading, strict writing, errors with their place, verification.

use inuksuk_catalog::Entry;
use inuksuk_core::Observer;
use inuksuk_table::{Holder, Record, RecordError, Seed, Setup, Table, verify};

const PLAIN: &str = "[Inuksuk \"1\"]\n[Game \"mandua\"]\n[Rules \"1\"]\n[Seats \"2\"]\n[Options \"{}\"]\n\n";

fn read(text: &str) -> Result<Record, RecordError> {
    text.parse()
}

fn table(actions: &str) -> Result<Table, RecordError> {
    Table::from_record(&read(&format!("{PLAIN}{actions}"))?)
}

fn place(error: &RecordError) -> (usize, usize) {
    (error.line, error.column)
}

#[test]
fn the_reader_is_tolerant() {
    let loose = "\u{feff}[Inuksuk \"1\"][Game\t\"mandua\"] ; a remark\r\n[Rules \"1\"] [Seats \"2\"][Event \"Winter \\\"cup\\\"\"]\r\n\
                 1.c3 {the middle; of {the board} 2. [2] a1-a2\r\n\r\n3.\r\nc2 4.draw?";
    let record = read(loose).unwrap();
    let texts: Vec<_> = record.actions.iter().map(|a| a.text.as_str()).collect();
    assert_eq!(texts, ["c3", "a1-a2", "c2", "draw?"]);
    assert_eq!(record.other_tags, [("Event".into(), "Winter \"cup\"".into())]);
    assert_eq!(record.names, ["Seat 1", "Seat 2"]);
    let written = record.to_string();
    assert_eq!(read(&written).unwrap().to_string(), written);
    assert!(written.contains("[Event \"Winter \\\"cup\\\"\"]"));
    assert_eq!(Table::from_record(&record).unwrap().len(), 4);
}

#[test]
fn errors_name_line_and_column() {
    let cases = [
        ("", (1, 1), "Inuksuk"),
        ("[Inuksuk \"1\"]\n[Game \"mandua\"", (2, 15), "]"),
        ("[Inuksuk \"1\"]\n[Game mandua]", (2, 7), "quotes"),
        ("[Inuksuk \"1\"]\n[Game \"mandua]", (2, 7), "never closed"),
        ("[Inuksuk \"1\"]\n[Inuksuk \"1\"]", (2, 1), "twice"),
        ("[Inuksuk \"99\"]\n[Game \"mandua\"]", (1, 1), "newer"),
        ("[Inuksuk \"1\"]\n[Game \"mandua\"]\n[Rules \"one\"]", (3, 1), "number"),
        ("[Inuksuk \"1\"]\n[Game \"mandua\"]\n[Rules \"1\"]\n[Seats \"9\"]", (4, 1), "seats"),
        ("[Inuksuk \"1\"]\n[]", (2, 2), "name"),
    ];
    for (text, at, word) in cases {
        let error = read(text).unwrap_err();
        assert_eq!(place(&error), at, "{text:?}: {error}");
        assert!(error.to_string().contains(word), "{text:?}: {error}");
    }
    let cases = [
        ("c3", (7, 1), "number"),
        ("1. c3 3. a1-a2", (7, 7), "action 2 is due"),
        ("1. c3 2.", (7, 9), "missing"),
        ("1. c3 {for ever", (7, 7), "closed"),
        ("1. c3\n2. a1-a3", (8, 4), "a1-a3"),
        ("1. N", (7, 4), "M-3"),
        ("1. deal 3 ?", (7, 4), "hides"),
        ("1. [2] c3", (7, 8), "turn"),
    ];
    for (actions, at, word) in cases {
        let error = table(actions).expect_err(actions);
        assert_eq!(place(&error), at, "{actions:?}: {error}");
        assert!(error.to_string().contains(word), "{actions:?}: {error}");
    }
}

#[test]
fn what_does_not_follow_from_the_actions_is_refused() {
    let finished =
        |tags: &str| Table::from_record(&read(&format!("{}{tags}\n1. resign\n", PLAIN.trim_end())).unwrap());
    assert!(finished("\n[Scores \"0 1\"]\n[Winners \"2\"]\n[Reason \"M-47\"]").is_ok());
    for wrong in ["[Scores \"1 0\"]", "[Scores \"a\"]", "[Winners \"1\"]", "[Reason \"M-40\"]"] {
        let error = finished(&format!("\n{wrong}")).expect_err(wrong).to_string();
        assert!(error.contains(&wrong[1..5]), "{error}");
    }
    let unknown = read(&PLAIN.replace("mandua", "chess")).unwrap();
    assert!(Table::from_record(&unknown).unwrap_err().to_string().contains("chess"));
    let newer = read(&PLAIN.replace("[Rules \"1\"]", "[Rules \"99\"]")).unwrap();
    assert!(Table::from_record(&newer).unwrap_err().to_string().contains("99"));
}

#[test]
fn a_game_at_hand_takes_its_own_matches_alone() {
    let record = read(&format!("{PLAIN}1. c3 2. a1-a2")).unwrap();
    assert_eq!(Table::from_record_of(&Entry::MANDUA, &record).unwrap().len(), 2);
    let error = Table::from_record_of(&Entry::NANUK, &record).unwrap_err();
    assert!(error.to_string().contains("mandua"), "{error}");
    let setup = Setup {
        game: "mandua".into(),
        seats: vec![Holder::person("Ada", 1), Holder::person("Ben", 2)],
        options: serde_json::json!({}),
        position: None,
        seed: Seed::from_number(4),
    };
    assert!(Table::of(&Entry::MANDUA, setup.clone()).is_ok());
    let error = Table::of(&Entry::NANUK, setup).unwrap_err();
    assert!(error.to_string().contains("mandua"), "{error}");
}

#[test]
fn a_seed_that_was_not_promised_is_found_out() {
    let table = table("1. c3 2. resign").unwrap();
    let good = table.record(Observer::Everything);
    assert_eq!(verify(&good).unwrap().actions, 2);
    let mut forged = good.clone();
    forged.seed = Some("11".repeat(32));
    assert!(verify(&forged).unwrap_err().to_string().contains("SHA-256"));
    let mut without = good.clone();
    without.seed = None;
    assert!(verify(&without).unwrap_err().to_string().contains("Seed"));
    let mut running = good;
    running.actions.pop();
    (running.scores, running.winners, running.reason) = (None, None, None);
    assert!(verify(&running).unwrap_err().to_string().contains("not over"));
}

#[test]
fn a_huge_record_is_refused_before_it_is_read() {
    let huge = "x".repeat(5 << 20);
    assert!(read(&huge).unwrap_err().to_string().contains("bytes"));
}
