//! Arguments that cannot be, and files that cannot be used.

use crate::program::Place;

#[test]
fn bad_arguments_get_clear_words() {
    let place = Place::new();
    let failed = |arguments: &[&str], code| place.run(arguments, "").failed(code);
    let says = |arguments: &[&str], code, words: &str| {
        let said = failed(arguments, code);
        assert!(said.contains(words), "{arguments:?}: {said}");
    };
    says(&["play", "--resume", "nowhere.txt"], 1, "nowhere.txt cannot be read: there is no such file");
    says(&["play", "mandua", "--level", "9"], 2, "1..=8");
    says(&["play"], 2, "<GAME>");
    place.write("there.txt", "");
    says(&["play", "mandua", "--record", "there.txt"], 1, "there is a file already");
}

#[test]
fn fault_arguments_that_cannot_be_ended_like_what_failed() {
    let place = Place::new();
    let says = |arguments: &[&str], words: &str| {
        let said = place.run(arguments, "").failed(2);
        assert!(said.contains(words), "{arguments:?}: {said}");
    };
    says(&["play", "chess"], "there is no game \"chess\"; there are mandua");
    says(&["play", "mandua", "--seats", "9"], "--seats 9: MANDUA has 2 seats");
    says(&["play", "nanuk", "--seats", "9"], "--seats 9: Nanuk has 5 to 8 seats");
    says(&["play", "mandua", "--start", "middle"], "start: \"corners\", \"cages\"");
    says(&["play", "mandua", "--start", "a1,a1,b2,b3"], "a1 twice");
    says(&["play", "mandua", "--repetition", "sometimes"], "repetition: \"claim\", \"auto\" or \"off\"");
    says(&["play", "mandua", "-o", "zz"], "NAME=VALUE");
    says(&["play", "nanuk", "-o", "seasons=0"], "seasons");
    says(&["play", "mandua", "--faults", "-o", "faults=true"], "given twice");
    says(&["play", "mandua", "--seat", "9"], "inuksuk: --seat 9: this match has the seats 1 to 2\n");
    says(&["play", "mandua", "--bot", "7:1"], "inuksuk: --bot 7:1: this match has the seats 1 to 2\n");
    says(&["play", "mandua", "--bot", "1:9"], "levels go from 1 to 8");
    says(&["play", "mandua", "--seat", "1", "--bot", "hunters"], "that seat is yours");
    says(&["play", "mandua", "--position", "T"], "a position has four parts");
    says(&["play", "mandua", "--seed", "zz"], "--seed zz: a whole number, or 64 hexadecimal digits\n");
    says(&["play", "mandua", "--names", "a,b,c"], "--names: 3 names for 2 seats");
    says(&["arena", "mandua", "9", "1"], "\"9\" is no bot");
    says(&["arena", "mandua", "1", "nodes:0"], "\"nodes:0\" is no bot");
    says(&["arena", "chess", "1", "1"], "there is no game");
    says(&["arena", "mandua", "1", "1", "--seats", "3"], "--seats 3");
    says(&["arena", "mandua", "1", "1", "-o", "start=middle"], "start: ");
    says(&["scenario", "new", "--board", "pond"], "--board pond");
}

#[test]
fn fault_an_option_of_another_game_was_called_a_key() {
    let place = Place::new();
    let says = |arguments: &[&str], words: &str| {
        let said = place.run(arguments, "").failed(2);
        assert!(said.starts_with(words), "{arguments:?}: {said}");
    };
    let has = "it has board, setup, hunters";
    says(&["play", "nanuuk", "--faults"], &format!("inuksuk: --faults: nanuuk has no option faults; {has}"));
    says(&["play", "nanuuk", "--start", "cages"], "inuksuk: --start: nanuuk has no option start");
    says(&["play", "nanuk", "--repetition", "off"], "inuksuk: --repetition: nanuk has no option repetition");
    says(
        &["play", "mandua", "-o", "wings=2"],
        "inuksuk: --option wings=2: mandua has no option wings; it has start",
    );
    says(&["arena", "nanuuk", "1", "1", "-o", "x=1"], "inuksuk: --option x=1: nanuuk has no option x");
}

#[test]
fn fault_a_path_that_cannot_be_written_was_told_by_the_system() {
    let place = Place::new();
    std::fs::create_dir(place.file("folder")).unwrap();
    place.write("file", "");
    let says = |arguments: &[&str], words: &str| {
        let said = place.run(arguments, "").failed(1);
        assert_eq!(said, format!("inuksuk: {words}\n"));
    };
    says(
        &["play", "mandua", "--record", "nowhere/match.txt"],
        "nowhere/match.txt cannot be written: there is no such folder",
    );
    says(
        &["play", "mandua", "--record", "file/match.txt"],
        "file/match.txt cannot be written: there is no such folder",
    );
    says(
        &["scenario", "new", "-o", "nowhere/mine.json"],
        "nowhere/mine.json cannot be written: there is no such folder",
    );
    says(&["play", "mandua", "--record", "folder"], "folder cannot be written: that is a folder");
    says(&["scenario", "new", "-o", "file"], "file cannot be written: there is such a file already");
    says(&["scenario", "show", "nowhere.json"], "nowhere.json cannot be read: there is no such file");
    says(&["record", "show", "."], ". cannot be read: that is a folder");
}

#[test]
fn fault_a_match_that_cannot_be_kept_was_told_half_in_english() {
    let place = Place::new();
    place.write("file", "");
    let mut command = place.command(&["play", "mandua", "--plain", "--lang", "de"]);
    command.env("XDG_DATA_HOME", place.file("file")).stdin(std::process::Stdio::null());
    let errors = String::from_utf8(command.output().unwrap().stderr).unwrap();
    assert!(errors.starts_with("Die Partie kann nicht in "), "{errors}");
    assert!(errors.ends_with("file/inuksuk geschrieben werden: diesen Ordner gibt es nicht\n"), "{errors}");
}
