//! The screen without a terminal: keys in, a drawn buffer out.

use inuksuk_core::Seat;
use inuksuk_table::Seed;
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};
use serde_json::{Value, json};

use super::{app::App, ui};
use crate::{
    draw::{Glyphs, drawer},
    play::{Desk, Words},
    texts::{Language, Texts},
};

/// A screen of 90 columns and 26 rows for a match.
struct Shown<'a>(App<'a>);

impl<'a> Shown<'a> {
    fn of(
        texts: &'a Texts,
        game: &str,
        players: &[Option<u8>],
        options: Value,
        position: Option<Value>,
    ) -> Self {
        let desk = Desk::open(game, players.to_vec(), &[], options, position, Seed::from_number(1)).unwrap();
        Self(App::new(desk, Words { texts, drawer: drawer(game) }, Glyphs::Unicode, true))
    }

    fn press(&mut self, keys: &[KeyCode]) {
        for &key in keys {
            self.0.key(KeyEvent::new(key, KeyModifiers::NONE));
            self.0.go_on();
        }
    }

    fn say(&mut self, line: &str) {
        let keys: Vec<_> = line.chars().map(KeyCode::Char).chain([KeyCode::Enter]).collect();
        self.press(&keys);
    }

    fn text(&self) -> String {
        let mut terminal = Terminal::new(TestBackend::new(90, 26)).unwrap();
        terminal.draw(|frame| ui::draw(frame, &self.0)).unwrap();
        let buffer = terminal.backend().buffer();
        let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|y| row(y).trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    fn shows(&self, part: &str) -> bool {
        self.text().contains(part)
    }
}

const TWO: [Option<u8>; 2] = [None, None];

// M-25, M-26: a series chosen by keys, the number due beside the board.
#[test]
fn a_series_is_chosen_by_keys() {
    let texts = Texts::of(Language::En);
    let position = json!("T3T/4H/2H2/H4/T2HT ---- t 2");
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({}), Some(position));
    insta::assert_snapshot!("before_a_series", shown.text());
    shown.say("e5-e3");
    assert!(shown.shows("1. Tigers: e5-e3, captures e4"));
    shown.press(&[KeyCode::Tab, KeyCode::Enter]);
    insta::assert_snapshot!("a_tiger_is_chosen", shown.text());
    shown.press(&[KeyCode::Esc]);
    assert!(shown.0.chosen.is_empty());
}

#[test]
fn a_field_where_nothing_can_be_done_says_why() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({}), None);
    shown.0.choose("N");
    assert!(shown.shows("(M-3)"), "{}", shown.text());
    shown.say("c3");
    shown.0.choose("c3");
    assert!(shown.shows("no tiger stands on c3 (M-20)"), "{}", shown.text());
    shown.0.choose("a1");
    shown.0.choose("c1");
    assert!(shown.shows("(M-2"), "{}", shown.text());
}

// M-26: a tiger that may not move because another must capture.
#[test]
fn a_tiger_that_may_not_move_is_told_of_the_capture() {
    let texts = Texts::of(Language::En);
    let position = json!("T3T/4H/5/5/T3T ---- t 2");
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({}), Some(position));
    shown.press(&[KeyCode::Esc]);
    shown.0.choose("a1");
    assert!(shown.shows("a capture is compulsory") && shown.shows("(M-26)"), "{}", shown.text());
}

// M-31, M-33, M-48.
#[test]
fn faults_are_asked_in_plain_words() {
    let texts = Texts::of(Language::En);
    let position = json!("T3T/5/1TH2/5/T4 ---- t 3");
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({"faults": true}), Some(position));
    assert!(shown.shows("How many hunters will you"));
    shown.say("0");
    shown.say("a5-a4");
    assert!(shown.shows("Was that a fault?"));
    shown.0.key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL));
    assert!(shown.shows("(M-48)"), "{}", shown.text());
    shown.say("1");
    assert!(shown.shows("3. Hunters: fault 1, and it was a"), "{}", shown.text());
}

// M-49: both may go back over the moves.
#[test]
fn looking_back_shows_earlier_boards_and_comes_back() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({}), None);
    shown.say("c3");
    shown.say("a1-a2");
    let now = shown.text();
    shown.press(&[KeyCode::PageUp]);
    assert!(shown.shows("after 1 of 2 actions") && shown.shows("24 hunters in hand"));
    shown.press(&[KeyCode::PageUp, KeyCode::PageUp]);
    assert!(shown.shows("after 0 of 2 actions") && shown.shows("25 hunters in hand"));
    shown.press(&[KeyCode::PageDown, KeyCode::PageDown]);
    assert_eq!(shown.text(), now);
}

#[test]
fn resigning_is_confirmed_and_help_closes_with_any_key() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({}), None);
    shown.say("resign");
    assert!(shown.shows("Give up the match?"));
    shown.press(&[KeyCode::Char('x'), KeyCode::Char('n')]);
    assert!(shown.0.desk.table().outcome().is_none());
    shown.press(&[KeyCode::F(1)]);
    assert!(shown.shows("Arrows move the cursor"));
    shown.press(&[KeyCode::Char('r')]);
    assert!(!shown.shows("Arrows move the cursor") && shown.0.input.is_empty());
    shown.say("resign");
    shown.press(&[KeyCode::Char('y')]);
    assert!(shown.shows("(M-47)"), "{}", shown.text());
}

// K-40: between two persons the screen is covered; bots' turns show no hand.
#[test]
fn hands_are_covered_until_the_keyboard_has_been_passed() {
    let texts = Texts::of(Language::En);
    let players = [None, None, Some(1), Some(1), Some(1)];
    let mut shown = Shown::of(&texts, "nanuk", &players, json!({"first": 1}), None);
    shown.0.go_on();
    let mut covered = 0;
    for _ in 0..6 {
        while shown.0.is_thinking() {
            assert!(!shown.shows("Your hand:"), "{}", shown.text());
            std::thread::yield_now();
            shown.0.go_on();
        }
        if shown.0.cover.is_some() {
            covered += 1;
            assert!(
                shown.shows("Everybody else looks away") && !shown.shows("Your hand:"),
                "{}",
                shown.text()
            );
            shown.press(&[KeyCode::Char('a'), KeyCode::Enter]);
        }
        assert!(shown.shows("Your hand:"), "{}", shown.text());
        assert!(shown.0.legal().len() > 1);
        let seat = shown.0.asked.unwrap();
        let action = shown.0.legal()[0].clone();
        shown.0.act(seat, &action);
        shown.0.go_on();
    }
    assert!(covered > 2);
    shown.press(&[KeyCode::PageUp]);
    assert!(shown.0.back.is_none(), "no looking back while hands are hidden");
}

// P-17: the recipe is shown until Enter, and then no more.
#[test]
fn the_iceberg_waits_for_enter() {
    let texts = Texts::of(Language::En);
    let position = json!({"stage": "lay", "first": 1, "seat": 1, "board": "xoxx.oimxoxxo.xo", "figures": ["d3", "a1"],
        "recipes": [7, 2], "harpoons": ["", ""], "bag": {"r": 15, "l": 15, "p": 15, "b": 15, "plain": 4}, "roll": null,
        "from": "d2", "felt": null, "fish": null, "look": 1, "winner": null});
    let mut shown = Shown::of(&texts, "mare-polare", &[None, Some(1)], json!({}), Some(position));
    shown.say("lay a3");
    assert!(shown.shows("The recipe of seat 1") && shown.shows("Look now"), "{}", shown.text());
    assert_eq!(shown.0.pause, Some(Seat::FIRST));
    shown.press(&[KeyCode::Char('x')]);
    assert!(shown.0.pause.is_some());
    shown.press(&[KeyCode::Enter]);
    assert!(!shown.shows("The recipe of seat 1"), "{}", shown.text());
    assert!(shown.shows("Chance: roll"), "{}", shown.text());
}

// N-10: cracks are chosen among the edges, and only those.
#[test]
fn a_crack_is_chosen_with_the_arrows() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "nanuuk", &TWO, json!({}), None);
    for action in ["@A2", "@D4", "-A3"] {
        shown.say(action);
    }
    insta::assert_snapshot!("a_crack_is_asked", shown.text());
    shown.press(&[KeyCode::Right, KeyCode::Enter]);
    assert!(shown.shows("4. Seat 1: |"), "{}", shown.text());
}

#[test]
fn a_small_window_still_shows_the_input() {
    let texts = Texts::of(Language::De);
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({}), None);
    shown.press(&[KeyCode::Char('c'), KeyCode::Char('3')]);
    for (width, height) in [(1, 1), (10, 4), (40, 8), (200, 60)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| ui::draw(frame, &shown.0)).unwrap();
    }
    assert!(shown.shows("> c3"));
}

// M-47: while the bot thinks, the one person at the keyboard may resign; the thought is dropped.
#[test]
fn resigning_while_a_bot_thinks() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "mandua", &[None, Some(8)], json!({}), None);
    shown.0.act(Seat::FIRST, "c3");
    shown.0.go_on();
    assert!(shown.0.is_thinking() && shown.0.asked.is_none());
    for key in "resign\ny".chars().map(|c| if c == '\n' { KeyCode::Enter } else { KeyCode::Char(c) }) {
        shown.0.key(KeyEvent::new(key, KeyModifiers::NONE));
    }
    assert!(!shown.0.is_thinking() && shown.shows("(M-47)"), "{}", shown.text());
}

#[test]
fn taking_back_while_a_bot_thinks() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "mandua", &[None, Some(8)], json!({}), None);
    shown.0.act(Seat::FIRST, "c3");
    shown.0.go_on();
    shown.0.key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL));
    assert!(!shown.0.is_thinking() && shown.shows("Taken back: c3"), "{}", shown.text());
    assert_eq!(shown.0.asked, Some(Seat::FIRST));
}

// An unfinished record with secrets is gone through as anybody may see it.
#[test]
fn an_unfinished_record_is_reviewed_without_its_secrets() {
    let texts = Texts::of(Language::En);
    let players = vec![None; 5];
    let mut desk =
        Desk::open("nanuk", players, &[], json!({"first": 1}), None, Seed::from_number(1)).unwrap();
    while desk.table().seats_to_act().is_empty() {
        desk.chance().unwrap();
    }
    let words = Words { texts: &texts, drawer: drawer("nanuk") };
    let mut shown = Shown(App::review(desk, words, Glyphs::Unicode, true));
    for step in 1..=15 {
        shown.press(&[KeyCode::Right]);
        assert!(shown.shows(&format!("after {step} of 16 actions")), "{}", shown.text());
        let number = if step == 1 { "1.".into() } else { format!("1-{step}.") };
        assert!(shown.shows(&format!("{number} Chance: ")), "{}", shown.text());
        assert!(!shown.shows("Your hand:") && !shown.shows(" gets "), "{}", shown.text());
    }
    assert!(shown.shows("1-15. Chance: every seat is dealt"), "{}", shown.text());
}

#[test]
fn fault_an_enter_too_many_after_the_cover_boasted() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "nanuk", &[None; 5], json!({"first": 1}), None);
    shown.0.go_on();
    assert!(shown.0.cover.is_some());
    let dealt = shown.0.desk.table().len();
    shown.press(&[KeyCode::Enter; 5]);
    assert_eq!(shown.0.desk.table().len(), dealt, "{}", shown.text());
    assert!(shown.shows("Choose first") && shown.shows(" 1) 1 deer in 1 day"), "{}", shown.text());
    shown.press(&[KeyCode::Down]);
    assert!(shown.shows("[1) 1 deer in 1 day]"), "{}", shown.text());
    shown.press(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(shown.0.desk.table().len(), dealt + 1);
    assert!(shown.0.cover.is_some(), "the next one's hand");
}

// P-17, P-30: whoever has looked presses Enter, and that must not move the figure.
#[test]
fn fault_an_enter_too_many_after_a_look_moved() {
    let texts = Texts::of(Language::En);
    let position = json!({"stage": "lay", "first": 1, "seat": 1, "board": "xoxx.oimxoxxo.xo", "figures": ["d3", "a1"],
        "recipes": [7, 2], "harpoons": ["", ""], "bag": {"r": 15, "l": 15, "p": 15, "b": 15, "plain": 4},
        "roll": null, "from": "d2", "felt": null, "fish": null, "look": 1, "winner": null});
    let mut shown = Shown::of(&texts, "mare-polare", &[None, Some(1)], json!({}), Some(position));
    shown.say("lay a3");
    assert_eq!(shown.0.pause, Some(Seat::FIRST), "{}", shown.text());
    shown.0.key(KeyEvent::new(KeyCode::Enter, KeyModifiers::NONE));
    while shown.0.asked.is_none() && shown.0.desk.table().outcome().is_none() {
        shown.0.go_on();
    }
    let played = shown.0.desk.table().len();
    shown.press(&[KeyCode::Enter; 3]);
    assert_eq!(shown.0.desk.table().len(), played, "{}", shown.text());
}

#[test]
fn fault_a_number_chose_from_a_list_that_was_not_there() {
    let texts = Texts::of(Language::En);
    let mut shown = Shown::of(&texts, "mandua", &TWO, json!({}), None);
    shown.say("3");
    assert!(shown.0.desk.table().is_empty() && shown.shows("not in the list"), "{}", shown.text());
}

#[test]
fn fault_titles_and_refusals_stayed_english() {
    let texts = Texts::of(Language::De);
    let mut shown = Shown::of(&texts, "nanuuk-intro", &TWO, json!({}), None);
    assert!(shown.shows("Nanuuk! – das Einführungsspiel"), "{}", shown.text());
    shown.say("foo");
    assert!(shown.shows("„foo“ ist keine Aktion: Aktionen lauten @B2"), "{}", shown.text());
    shown.press(&[KeyCode::F(1)]);
    assert!(shown.shows("aufgeben") && !shown.shows("Wiederholung"), "{}", shown.text());
}
