//! The table's worker without a browser: who is told what, who is asked when.

use inuksuk_web::link::{Holder, HolderKind, Job, Kept, NewMatch, Report, Request, Seen, Thought, Turn};
use inuksuk_web::worker::{Output, Session};
use serde_json::{Value, json};

const SECRETS: [&str; 2] = ["nanuk", "mare-polare"];

#[expect(clippy::unnecessary_wraps, reason = "a browser's generator may fail")]
fn random() -> Result<[u8; 32], String> {
    Ok([7; 32])
}

fn setup(game: &str, kinds: &[HolderKind]) -> NewMatch {
    let seats = kinds.iter().map(|&kind| Holder { name: String::new(), kind }).collect();
    NewMatch { game: game.into(), seats, options: json!({}), position: None }
}

fn persons(count: u32) -> Vec<HolderKind> {
    (1..=count).map(HolderKind::Person).collect()
}

/// A page that puts together what it is told.
struct Page {
    session: Session,
    seen: Option<Seen>,
    raw: Value,
    jobs: Vec<Job>,
    kept: Option<Kept>,
    refused: Vec<String>,
    /// Whose eyes each report was for, with its text.
    told: Vec<(Option<u8>, String)>,
}

impl Page {
    fn open(setup: NewMatch) -> Self {
        let session = Session::new(random);
        let mut page = Self {
            session,
            seen: None,
            raw: Value::Null,
            jobs: Vec::new(),
            kept: None,
            refused: Vec::new(),
            told: Vec::new(),
        };
        page.ask(Request::New(setup));
        page
    }

    fn ask(&mut self, request: Request) {
        let outputs = self.session.handle(request);
        self.hear(outputs);
    }

    fn hear(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Page(Report::Table { seen, known }) => self.hear_table(seen, known),
                Output::Page(Report::Refused { key, .. }) => self.refused.push(key),
                Output::Page(Report::Failed { message } | Report::Unusable { message }) => {
                    panic!("{message}")
                }
                Output::Page(_) => {}
                Output::Thinker(job) => self.jobs.push(job),
                Output::Keep(kept) => self.kept = Some(kept),
                Output::Forget => self.kept = None,
            }
        }
    }

    fn hear_table(&mut self, seen: Value, known: usize) {
        self.raw = seen.clone();
        let mut seen: Seen = serde_json::from_value(seen).unwrap();
        self.told.push((seen.eyes.seat, self.raw.to_string()));
        if let Some(before) = &self.seen {
            assert!(known <= before.line.len());
            let mut line = before.line[..seen.line_from].to_vec();
            line.append(&mut seen.line);
            seen.line = line;
        }
        assert!(known <= seen.line.len());
        self.seen = Some(seen);
    }

    fn seen(&self) -> &Seen {
        self.seen.as_ref().unwrap()
    }

    /// Does what the page asks for: takes the screen, goes on, or plays one of the legal actions.
    fn step(&mut self, choice: usize) {
        let eyes = self.seen().eyes;
        if let Some(seat) = eyes.next {
            self.ask(Request::Look { seat: Some(seat) });
            assert_eq!(self.seen().eyes.seat, Some(seat), "who takes the screen looks");
        } else if eyes.hold {
            self.ask(Request::Look { seat: None });
        } else if let Some(seat) = self.seen().asked() {
            let legal = self.seen().legal_of(seat);
            let action = legal[choice % legal.len()].clone();
            self.ask(Request::Play { seat, action });
        }
    }
}

/// Cards, recipes and choices that only their owner may see stand in these texts of the line.
fn private(entry: &Value, seat: Option<u8>) -> bool {
    let text = entry["text"].as_str().unwrap();
    let words: Vec<&str> = text.split(' ').collect();
    let own = |number: &str| seat.is_some_and(|seat| seat.to_string() == number);
    match words[..] {
        ["deal" | "recipe", to, what] => what != "?" && !own(to),
        ["ante" | "give", what] => !what.starts_with('?') && entry["seat"].as_u64() != seat.map(u64::from),
        _ => false,
    }
}

// K-40, P-30: what is hidden does not reach the page.
#[test]
fn the_page_is_told_what_the_one_who_looks_may_know() {
    for game in SECRETS {
        let count = if game == "nanuk" { 5 } else { 3 };
        let mut page = Page::open(setup(game, &persons(count)));
        for choice in 0..400 {
            if page.seen().is_over() {
                break;
            }
            page.step(choice * 7);
        }
        assert!(page.told.len() > 100, "{game}");
        for (seat, text) in &page.told {
            let seen: Value = serde_json::from_str(text).unwrap();
            for entry in seen["line"].as_array().unwrap() {
                assert!(!private(entry, *seat), "{game}: seat {seat:?} was told {entry}");
            }
            if seat.is_none() {
                assert!(seen["view"]["hand"].is_null(), "{game}: nobody looks, and a hand is shown");
            }
            assert!(seen["seed"].is_null() || seen["turn"]["over"] == true);
            for asked in seen["legal"].as_object().unwrap().keys() {
                assert!(
                    seat.is_none_or(|seat| seat.to_string() == *asked),
                    "{game}: {asked} asked, {seat:?} looks"
                );
            }
        }
    }
}

#[test]
fn the_screen_is_handed_over_before_anybody_sees_a_hand() {
    let mut page = Page::open(setup("nanuk", &persons(5)));
    let first = page.seen().eyes.next.expect("somebody is asked for");
    assert_eq!(page.seen().eyes.seat, None);
    assert!(page.seen().legal.is_empty());
    let other = first % 5 + 1;
    // The wrong person cannot take it, and nobody can play for another one.
    page.ask(Request::Look { seat: Some(other) });
    assert_eq!(page.seen().eyes.seat, None);
    page.ask(Request::Play { seat: first, action: "boast f 2 3".into() });
    assert_eq!(page.refused.len(), 1);
    page.step(0);
    assert_eq!(page.seen().eyes.seat, Some(first));
    assert_eq!(
        page.raw["view"]["hand"].as_object().map(serde_json::Map::len).map(|kinds| kinds > 0),
        Some(true)
    );
    page.ask(Request::Play { seat: first, action: "boast f 2 3".into() });
    let after = page.seen();
    assert_eq!((after.eyes.seat, after.eyes.next.is_some_and(|next| next != first)), (None, true));
    assert!(page.raw["view"]["hand"].is_null());
    assert_eq!(page.raw["line_from"], 0, "other eyes get a line of their own");
}

#[test]
fn persons_decide_one_after_the_other() {
    let mut page = Page::open(setup("nanuk", &persons(5)));
    page.step(0);
    let leader = page.seen().asked().unwrap();
    page.ask(Request::Play { seat: leader, action: "boast f 2 3".into() });
    page.step(0);
    let doomer = page.seen().asked().unwrap();
    page.ask(Request::Play { seat: doomer, action: "doom".into() });
    assert!(matches!(&page.seen().turn, Turn::Seats(seats) if seats.len() == 3));
    let mut decided = Vec::new();
    for _ in 0..3 {
        page.step(0);
        decided.push(page.seen().asked().unwrap());
        assert_eq!(page.seen().legal.len(), 1, "only who looks is asked");
        page.step(0);
    }
    decided.sort_unstable();
    let others: Vec<u8> = (1..=5).filter(|seat| ![leader, doomer].contains(seat)).collect();
    assert_eq!(decided, others);
}

fn decide(page: &mut Page) -> bool {
    let Some(job) = page.jobs.pop() else { return false };
    page.jobs.clear();
    let thought: Thought = inuksuk_web::worker::think(&job);
    let outputs = page.session.thought(&thought);
    page.hear(outputs);
    true
}

#[test]
fn bots_decide_while_a_person_is_still_asked() {
    let mut kinds = vec![HolderKind::Bot(1); 5];
    kinds[2] = HolderKind::Person(1);
    let mut page = Page::open(setup("nanuk", &kinds));
    let mut met = false;
    for _ in 0..200 {
        assert_eq!(
            (page.seen().eyes.seat, page.seen().eyes.next),
            (Some(3), None),
            "no screen is handed over"
        );
        if page.seen().is_over() || met {
            break;
        }
        if page.seen().asked() == Some(3) && page.seen().view["stage"] == "sides" {
            while decide(&mut page) {}
            assert!(
                matches!(&page.seen().turn, Turn::Seats(seats) if *seats == [3]),
                "all bots have decided"
            );
            met = true;
        } else if page.seen().asked().is_some() {
            let raise = page.seen().legal_of(3).iter().any(|action| action == "doom");
            let action =
                if raise { page.seen().legal_of(3)[1].clone() } else { page.seen().legal_of(3)[0].clone() };
            page.ask(Request::Play { seat: 3, action });
        } else {
            assert!(decide(&mut page), "somebody is to act");
        }
    }
    assert!(met, "the person was asked for a side");
}

#[test]
fn chance_comes_one_outcome_at_a_time() {
    let mut page = Page::open(setup("nanuk", &persons(5)));
    // The lot, fifteen cards, the wind: an entry each, and each told by a report of its own.
    assert_eq!(page.seen().line.len(), 17);
    assert_eq!(page.told.len(), 18);
    let news = |text: &str| serde_json::from_str::<Value>(text).unwrap()["line"].as_array().unwrap().len();
    assert!(page.told[1..].iter().all(|(_, text)| news(text) == 1));
    page.step(0);
}

#[test]
fn a_match_that_was_kept_goes_on_behind_the_curtain() {
    let opened = setup("nanuk", &persons(5));
    let mut page = Page::open(opened.clone());
    for choice in 0..9 {
        page.step(choice);
    }
    let kept = page.kept.clone().expect("it runs");
    let before = page.seen().line.len();
    let outputs = page.session.resume(&opened, Some(&kept));
    page.seen = None;
    page.hear(outputs);
    assert_eq!((page.seen().line.len(), page.seen().eyes.seat), (before, None));
    assert!(page.seen().eyes.next.is_some());
    let lost = page.session.resume(&opened, None);
    assert!(matches!(lost[..], [Output::Page(Report::Unusable { .. })]));
}

#[test]
fn the_past_is_shown_to_the_same_eyes() {
    let mut page = Page::open(setup("nanuk", &persons(5)));
    for ply in 0..=page.seen().line.len() {
        let outputs = page.session.handle(Request::LookBack { ply });
        let [Output::Page(Report::Past { seen, .. })] = &outputs[..] else { panic!("{outputs:?}") };
        assert!(seen["view"]["hand"].is_null());
        assert!(seen["line"].as_array().unwrap().iter().all(|entry| !private(entry, None)));
    }
}

#[test]
fn a_running_record_hides_what_the_reader_may_not_know() {
    let mut page = Page::open(setup("nanuk", &persons(5)));
    let record = |page: &mut Page| match page.session.handle(Request::Record).as_slice() {
        [Output::Page(Report::Record { record })] => record.clone(),
        other => panic!("{other:?}"),
    };
    assert!(record(&mut page).contains('?'));
    assert!(!record(&mut page).contains("[Seed "));
    page.step(0);
    let own = page.seen().eyes.seat.unwrap();
    let text = record(&mut page);
    assert!(!text.contains(&format!("deal {own} ?")), "{text}");
    assert!(text.contains(&format!("deal {} ?", own % 5 + 1)));
}

#[test]
fn two_on_one_screen_have_nothing_to_hide_in_mandua() {
    let mut page = Page::open(setup("mandua", &[HolderKind::Person(1), HolderKind::Person(1)]));
    assert_eq!((page.seen().eyes.seat, page.seen().eyes.next), (None, None));
    assert_eq!(page.seen().asked(), Some(1));
    page.ask(Request::Play { seat: 1, action: "c3".into() });
    assert_eq!(page.seen().asked(), Some(2));
    assert!(page.seen().draws && page.seen().resigning);
    page.ask(Request::Undo { seat: 1 });
    assert_eq!(page.seen().line.len(), 0);
}

fn mare_polare(kinds: &[HolderKind]) -> NewMatch {
    NewMatch { options: json!({ "first": 1 }), ..setup("mare-polare", kinds) }
}

// P-5, P-30
#[test]
fn looking_back_does_not_show_a_recipe_again() {
    let mut page = Page::open(mare_polare(&[HolderKind::Person(1), HolderKind::Bot(1)]));
    assert!(page.raw["view"]["recipes"][0].is_u64(), "the first look");
    page.step(0);
    assert!(page.raw["view"]["recipes"][0].is_null());
    for ply in 0..=page.seen().line.len() {
        let outputs = page.session.handle(Request::LookBack { ply });
        let [Output::Page(Report::Past { seen, .. })] = &outputs[..] else { panic!("{outputs:?}") };
        assert!(seen["view"]["recipes"].as_array().unwrap().iter().all(Value::is_null), "{ply}: {seen}");
    }
}

/// Seat 1 swims beside the iceberg and has rolled a 1.
fn beside_the_iceberg() -> Value {
    json!({
        "stage": "move", "roll": "1", "first": 1, "seat": 1, "board": "xoo.ixoxxxxoox.m", "figures": ["c1", "a2"],
        "recipes": [7, 3], "harpoons": ["", ""], "bag": {"r": 15, "l": 15, "p": 15, "b": 15, "plain": 4},
        "from": null, "felt": null, "fish": null, "look": null, "winner": null,
    })
}

// P-14, P-17: nothing is laid after such a move, so the look would be over before it began.
#[test]
fn who_comes_to_the_iceberg_is_handed_the_screen_before_the_next_roll() {
    let mut page = Page::open(NewMatch { position: Some(beside_the_iceberg()), ..mare_polare(&persons(2)) });
    assert_eq!(
        (page.seen().eyes.seat, page.seen().asked()),
        (None, Some(1)),
        "no screen is handed over for a move"
    );
    page.ask(Request::Play { seat: 1, action: "d1".into() });
    let eyes = page.seen().eyes;
    assert_eq!((eyes.seat, eyes.next, eyes.hold), (None, Some(1), true));
    assert!(page.raw["view"]["recipes"][0].is_null());
    page.ask(Request::Look { seat: Some(1) });
    assert_eq!((page.seen().eyes.seat, page.seen().eyes.hold), (Some(1), true));
    assert_eq!(page.raw["view"]["recipes"], json!([7, null]));
    assert_eq!(page.seen().turn, Turn::Chance(true), "the die waits");
    page.ask(Request::Look { seat: None });
    assert!(page.raw["view"]["recipes"][0].is_null());
    assert_eq!(page.seen().asked(), Some(2));
}

// K-40, P-30: a page that was left shows the next one nothing of the one before.
#[test]
fn leaving_the_page_lowers_the_curtain() {
    let mut page = Page::open(setup("nanuk", &persons(5)));
    page.step(0);
    let looking = page.seen().eyes.seat;
    assert!(looking.is_some() && !page.raw["view"]["hand"].is_null());
    page.ask(Request::Cover);
    assert_eq!((page.seen().eyes.seat, page.seen().eyes.next), (None, looking));
    assert!(page.raw["view"]["hand"].is_null() && page.seen().legal.is_empty());
    assert!(page.raw["line"].as_array().unwrap().iter().all(|entry| !private(entry, None)));
    // Whoever plays alone against bots has nobody to hide from.
    let alone = [
        HolderKind::Person(1),
        HolderKind::Bot(1),
        HolderKind::Bot(1),
        HolderKind::Bot(1),
        HolderKind::Bot(1),
    ];
    let mut page = Page::open(setup("nanuk", &alone));
    page.ask(Request::Cover);
    assert_eq!((page.seen().eyes.seat, page.seen().eyes.next), (Some(1), None));
    assert!(!page.raw["view"]["hand"].is_null());
}

#[test]
fn nothing_is_hidden_where_no_table_is_open() {
    let outputs = Session::new(random).handle(Request::Cover);
    assert!(outputs.is_empty());
}

// Among persons at one screen, each with secrets, what was done last is what is taken back.
#[test]
fn only_what_was_done_last_is_taken_back_at_a_shared_screen() {
    let mut page = Page::open(mare_polare(&persons(3)));
    while page.seen().line.iter().filter(|entry| entry.seat.is_some()).count() < 8 {
        page.step(1);
    }
    let line = &page.seen().line;
    let before = line.len();
    let last = line.iter().rposition(|entry| entry.seat.is_some()).unwrap();
    let seat = line[last].seat.unwrap();
    let undo = page.seen().undo.get(&seat).and_then(inuksuk_web::link::Undo::count);
    assert_eq!(undo, Some(before - last), "{:?}", page.seen().undo);
    page.ask(Request::Undo { seat });
    assert_eq!(page.seen().line.len(), last);
    assert!(page.refused.is_empty());
}
