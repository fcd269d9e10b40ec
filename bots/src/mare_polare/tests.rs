use inuksuk_catalog::{AnyMatch, Unchanging, find};
use inuksuk_core::{Actor, Observer, Turn};
use mare_polare::{Card, Recipes};
use serde_json::json;

use super::*;
use crate::{Arena, Level, Stream, arena, think};

fn level(number: u8) -> Limits<'static> {
    Limits::Level(Level::new(number).unwrap())
}

fn started(seats: u8) -> Box<dyn AnyMatch> {
    find("mare-polare").unwrap().start(seats, &json!({}), None, &mut Unchanging).unwrap()
}

/// Plays on, all seats at a level, until `done` or for so many actions.
fn play_on(matched: &mut dyn AnyMatch, limits: &Limits<'_>, most: u32, done: impl Fn(&dyn AnyMatch) -> bool) {
    let draw = &mut Stream::new(8);
    for number in 0..most {
        if done(matched) {
            return;
        }
        let (actor, action) = match matched.turn() {
            Turn::Over => return,
            Turn::Chance => (Actor::Chance, matched.draw_outcome(draw).unwrap()),
            Turn::Seats(seats) => {
                let seat = seats.single().unwrap();
                (Actor::Seat(seat), think(matched, seat, limits, number.into()).unwrap().action)
            }
        };
        matched.play(actor, &action).unwrap();
    }
}

fn memory_after(turns: u32, level: u8, seed: u64) -> Memory {
    let mut matched = started(2);
    let draw = &mut Stream::new(8);
    while matched.turn() == Turn::Chance {
        let outcome = matched.draw_outcome(draw).unwrap();
        matched.play(Actor::Chance, &outcome).unwrap();
    }
    let running = matched.as_any().downcast_ref::<inuksuk_catalog::Running<MarePolare>>().unwrap();
    let mut memory = Memory::new(Seat::FIRST, Level::new(level).unwrap(), seed);
    assert_eq!(memory.possible().len(), Card::all().count());
    memory.look(&running.typed_view(Observer::Spectator));
    assert!(!memory.is_sure(), "a spectator is shown no recipe");
    memory.look(&running.typed_view(Observer::Seat(Seat::FIRST)));
    assert_eq!(memory.possible(), [running.state().recipe(Seat::FIRST).unwrap()]);
    for _ in 0..turns {
        memory.turn_passes(Recipes::built_in());
    }
    memory
}

// P-30
#[test]
fn the_weak_forget_and_the_strongest_does_not() {
    let left =
        |level, turns| -> usize { (0..40).map(|s| memory_after(turns, level, s).possible().len()).sum() };
    assert_eq!(left(8, 100), 40);
    assert!(left(1, 10) > left(3, 10) && left(3, 10) > left(6, 10) && left(6, 10) > 40);
    assert_eq!(memory_after(10, 2, 5).possible(), memory_after(10, 2, 5).possible());
    // What is forgotten first is which of some similar cards it was; the right one stays among them.
    let fading = memory_after(3, 1, 1);
    assert!(fading.possible().contains(&memory_after(0, 1, 1).possible()[0]));
}

// P-20: the weak forget, but not what lies before them.
#[test]
fn with_open_recipes_the_weakest_play_on() {
    let options = json!({"open-recipes": true});
    let mut matched = find("mare-polare").unwrap().start(4, &options, None, &mut Unchanging).unwrap();
    play_on(&mut *matched, &level(1), 600, |_| false);
    assert!(matched.turn() == Turn::Over || matched.len() == 600);
}

// P-17, P-30
#[test]
fn a_look_makes_it_sure_again_and_the_unsure_look() {
    let mut matched = started(2);
    play_on(&mut *matched, &level(2), 4000, |m| {
        m.len() > 40 && m.events(m.len() - 1, Observer::Spectator).iter().any(|event| event["look"] == true)
    });
    let running = matched.as_any().downcast_ref::<inuksuk_catalog::Running<MarePolare>>().unwrap();
    let looker = running.state().table().look().expect("somebody has gone to look");
    assert!(crate::think::remember(running, looker, Level::WEAKEST).is_sure());
}

// P-30: whatever the recipes of others are, the same view and memory lead to the same thought.
#[test]
fn nothing_hidden_changes_a_thought() {
    let mut matched = started(3);
    let draw = &mut Stream::new(3);
    let mut compared = 0;
    for number in 0..120 {
        let (actor, action) = match matched.turn() {
            Turn::Over => break,
            Turn::Chance => (Actor::Chance, matched.draw_outcome(draw).unwrap()),
            Turn::Seats(seats) => {
                let seat = seats.single().unwrap();
                let thought = think(&*matched, seat, &Limits::Nodes(24), number).unwrap();
                let other = matched.redealt(Observer::Seat(seat), draw);
                assert_eq!(think(&*other, seat, &Limits::Nodes(24), number).unwrap(), thought, "{matched:?}");
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
    let setting = Arena { matches: 6, opening: 0, longest: 1000, seed: 4 };
    let score = arena(&mut |_| started(2), &level(3), &Limits::Random, &setting).unwrap();
    assert!(score.share() >= 0.9, "{score}");
}
