//! What holds in every state of random matches.

use inuksuk_core::{Actor, Game, Observer, Seat, Step, Turn};
use mare_polare::{Action, Card, Cards, Die, Fish, MarePolare, Outcomes, Place, Species, State};

use crate::support::{Match, Random, all_rules, legal, observers};

/// Every action there is but layouts, of which there is one legal and one illegal one.
fn conceivable() -> Vec<Action> {
    let layout = |word: &str| Action::Layout(word.parse().unwrap());
    let mut all = vec![
        layout("oxmx.xoxxo.xioox"),
        layout("xxmx.xoxxo.xioox"),
        Action::Keep,
        Action::Return,
        Action::Claim,
        Action::Wait,
    ];
    all.extend(Seat::all(8).map(Action::First));
    all.extend(Seat::all(8).flat_map(|seat| Card::all().map(move |card| Action::Recipe(seat, card))));
    all.extend(Die::FACES.map(Action::Roll));
    all.extend(Species::ALL.map(Action::Feel));
    all.extend(Species::ALL.map(|species| Action::Catch(Fish::Coloured(species))));
    all.push(Action::Catch(Fish::Plain));
    for at in Place::all() {
        all.extend([Action::Place(at), Action::Move(at), Action::Fall(at), Action::Lay(at), Action::Out(at)]);
    }
    all
}

/// Calls `look` in every state of some random matches of every kind.
fn every_state(seed: u64, mut look: impl FnMut(&Match)) {
    let mut random = Random(seed);
    for game in all_rules() {
        for _ in 0..3 {
            let mut m = Match::new(game.clone());
            look(&m);
            while m.steps.len() < 250 && m.act_randomly(&mut random) {
                look(&m);
            }
        }
    }
}

fn may_play(game: &MarePolare, m: &Match, actor: Actor, action: Action) -> bool {
    let mut state = m.state;
    let played = game.play(&mut state, actor, action).is_ok();
    assert!(played || state == m.state, "{action:?} was refused and changed the state");
    played
}

#[test]
fn exactly_what_is_listed_may_be_played() {
    let conceivable = conceivable();
    every_state(1, |m| {
        let mut outcomes = Outcomes::new();
        m.game.outcomes(&m.state, &mut outcomes);
        let complete = m.game.outcomes_are_complete(&m.state);
        assert_eq!(complete, m.position()["stage"] != "layout");
        for &action in &conceivable {
            let listed = outcomes.iter().any(|o| o.action == action) || !complete && action == conceivable[0];
            assert_eq!(may_play(&m.game, m, Actor::Chance, action), listed, "{action:?} in {}", m.position());
            for seat in Seat::all(m.game.seats()) {
                let listed = legal(&m.game, &m.state, seat).contains(&action);
                let actor = Actor::Seat(seat);
                assert_eq!(may_play(&m.game, m, actor, action), listed, "{action:?} in {}", m.position());
            }
        }
    });
}

#[test]
fn somebody_can_always_act_until_it_is_over() {
    every_state(2, |m| {
        let listed = m.legal();
        let mut once = listed.clone();
        once.dedup();
        assert_eq!(listed, once, "each action is listed once");
        assert_eq!(listed.is_empty(), m.game.turn(&m.state) == Turn::Over);
        assert_eq!(m.game.outcome(&m.state).is_some(), m.game.turn(&m.state) == Turn::Over);
        assert_eq!(m.game.at_turn_start(&m.state), m.position()["stage"] == "roll");
    });
}

// P-3 and all that a position must be: reading a position checks it.
#[test]
fn every_position_can_be_written_and_read() {
    every_state(3, |m| {
        let position = m.position();
        let read = m.game.parse_position(&position).unwrap_or_else(|e| panic!("{e}: {position}"));
        assert_eq!(read, m.state);
        assert_eq!(m.game.hash(&read), m.game.hash(&m.state));
    });
}

#[test]
fn the_log_tells_every_action() {
    every_state(4, |m| {
        let log = m.view(Observer::Everything)["log"].clone();
        let want: Vec<String> = m
            .steps
            .iter()
            .map(|&(actor, action)| match actor {
                Actor::Chance => m.game.action_text(action),
                Actor::Seat(seat) => format!("{seat} {}", m.game.action_text(action)),
            })
            .collect();
        assert_eq!(log, serde_json::json!(want));
        // The line of an event and the text for its observer are the same.
        let Some(&(actor, action)) = m.steps.last() else { return };
        for observer in observers(m.game.seats()) {
            let text = m.game.action_text_for(&m.state, actor, action, observer);
            let line = m.told(observer).last().unwrap().line();
            assert_eq!(
                line.trim_start_matches(|c: char| c.is_ascii_digit() && actor != Actor::Chance).trim(),
                text
            );
        }
    });
}

// P-5, P-17, P-18: what shows something hidden, or ends a look, cannot be taken back.
#[test]
fn what_reveals_is_final() {
    let mut random = Random(5);
    let (mut reveals, mut harmless) = (0, 0);
    for game in all_rules() {
        for _ in 0..4 {
            let mut m = Match::new(game.clone());
            while m.steps.len() < 250 {
                let before = m.state;
                if !m.act_randomly(&mut random) {
                    break;
                }
                let is_final = check_last(&m, &before);
                reveals += u32::from(is_final);
                harmless += u32::from(!is_final);
            }
        }
    }
    assert!(reveals > 1000 && harmless > 1000, "{reveals} {harmless}");
}

/// Checks what is said of the last step against the cards that everybody sees before and after it.
fn check_last(m: &Match, before: &State) -> bool {
    let &(actor, action) = m.steps.last().unwrap();
    let step = Step { before, actor, action, after: &m.state };
    let open = m.game.chosen().open_recipes;
    let claim = action == Action::Claim && !open;
    let mut looks_change = false;
    for observer in observers(m.game.seats()).filter(|&observer| observer != Observer::Everything) {
        let cards = |state: &State| *m.game.view(state, observer).cards();
        let (was, is) = (cards(before), cards(&m.state));
        let gained = !open && is != was && is != Cards::Hidden;
        assert_eq!(m.game.reveals(&step, observer), gained || claim, "{action:?} to {observer:?}");
        looks_change |= is != was;
    }
    let is_final = m.game.is_final(before, actor, action);
    assert_eq!(is_final, actor == Actor::Chance || looks_change || claim, "{action:?}");
    is_final
}
