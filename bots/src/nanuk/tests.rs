use inuksuk_catalog::{AnyMatch, Unchanging, find};
use inuksuk_core::{Actor, Draw, Observer, Turn};
use serde_json::json;

use crate::{Arena, Level, Limits, Stream, arena, think};

fn level(number: u8) -> Limits<'static> {
    Limits::Level(Level::new(number).unwrap())
}

fn started(seats: u8) -> Box<dyn AnyMatch> {
    find("nanuk").unwrap().start(seats, &json!({}), None, &mut Unchanging).unwrap()
}

// K-40: whatever the others hold and have decided, the same view leads to the same thought.
#[test]
fn nothing_hidden_changes_a_thought() {
    let mut matched = started(5);
    let draw = &mut Stream::new(3);
    let mut compared = 0;
    for number in 0..160 {
        let (actor, action) = match matched.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, matched.draw_outcome(draw).unwrap()),
            Turn::Seats(seats) => {
                let seat = *draw.choose(&seats.iter().collect::<Vec<_>>());
                let thought = think(&*matched, seat, &Limits::Nodes(24), number).unwrap();
                let other = matched.redealt(Observer::Seat(seat), draw);
                assert_eq!(think(&*other, seat, &Limits::Nodes(24), number).unwrap(), thought, "{matched:?}");
                assert!(matched.legal(seat).contains(&thought.action));
                compared += u32::from(other.position() != matched.position());
                (Actor::Seat(seat), thought.action)
            }
        };
        matched.play(actor, &action).unwrap();
    }
    assert!(compared > 30, "only {compared} comparisons had anything hidden in them");
}

#[test]
fn beats_random_play_clearly() {
    for seats in [5, 8] {
        let setting = Arena { matches: 6, opening: 0, longest: 2000, seed: 4 };
        let score = arena(&mut |_| started(seats), &level(1), &Limits::Random, &setting).unwrap();
        assert!(score.share() >= 0.9, "{seats} seats: {score}");
    }
}

#[test]
fn same_seed_same_thought() {
    let mut matched = started(6);
    while matched.turn() == Turn::Chance {
        let outcome = matched.draw_outcome(&mut Stream::new(1)).unwrap();
        matched.play(Actor::Chance, &outcome).unwrap();
    }
    let Turn::Seats(seats) = matched.turn() else { panic!("boasting comes next") };
    let seat = seats.single().unwrap();
    let thought = |seed| think(&*matched, seat, &level(3), seed).unwrap();
    assert_eq!(thought(1), thought(1));
    assert!(thought(1).values.iter().all(|v| (0.0..=1.0).contains(v)));
}
