//! What a seat cannot know must not reach it (K-40): a state is dealt anew from a seat's view, the match goes on
//! in both in a way that looks the same to that seat, and everything it sees must be the same, byte for byte.

mod common;

use common::{Match, Random, game};
use inuksuk_core::{Actor, Draw, Game, Observer, Seat};
use nanuk::{Action, Actions, Outcomes, Stage, State};
use serde_json::{Value, json};

/// Shows an observer a match. The tests use the view of the game, and leaky ones that must be found out.
type Shows = fn(&Match, Observer) -> Value;

fn honest(m: &Match, observer: Observer) -> Value {
    m.view(observer)
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, truth: &T, imagined: &T) -> Result<(), String> {
    if truth == imagined { Ok(()) } else { Err(format!("{what}: {truth:?} and {imagined:?}")) }
}

/// Everything an observer is shown, or may ask about itself.
fn looks_the_same(truth: &Match, imagined: &Match, who: Observer, shows: Shows) -> Result<(), String> {
    same("view", &shows(truth, who).to_string(), &shows(imagined, who).to_string())?;
    same("turn", &truth.game.turn(&truth.state), &imagined.game.turn(&imagined.state))?;
    same("events", &truth.history(who), &imagined.history(who))?;
    if let Observer::Seat(seat) = who {
        same("legal actions", &truth.legal(seat), &imagined.legal(seat))?;
        same("refusals", &refusals(truth, seat), &refusals(imagined, seat))?;
    }
    Ok(())
}

/// What a seat is told when it tries things out.
fn refusals(m: &Match, seat: Seat) -> Vec<Option<String>> {
    let tried = [
        "ante d",
        "ante bn",
        "ante i",
        "give d",
        "give s,f",
        "give bn,i",
        "pick d",
        "pick i",
        "hunt",
        "stay",
        "doom",
        "boast f 6 7",
        "day dn",
        "deal 1 i",
        "first 1",
        "wind cw",
    ];
    tried
        .iter()
        .map(|text| {
            let action = m.game.parse_action(text).unwrap();
            m.game.check(&m.state, Actor::Seat(seat), action).err().map(|refusal| refusal.to_string())
        })
        .collect()
}

/// Whether something hidden is shown by an action, so that the two matches may rightly differ from then on.
fn reveals(before: &State, after: &State) -> bool {
    let sides_revealed = before.stage() == Stage::Sides && after.stage() != Stage::Sides;
    let gifts_shown = before.stage() == Stage::Give && after.stage() != Stage::Give;
    let hunt_over = before.stage() == Stage::Day && after.stage() != Stage::Day;
    let hands_laid_open = after.season() != before.season() || after.stage() == Stage::Over;
    sides_revealed || gifts_shown || hunt_over || hands_laid_open
}

/// An action that is legal in the imagined match and reads to the observer as the true one does.
fn counterpart(
    truth: &Match,
    imagined: &Match,
    who: Observer,
    actor: Actor,
    action: Action,
    random: &mut Random,
) -> Option<Action> {
    let read = |m: &Match, action| m.game.action_text_for(&m.state, actor, action, who);
    let wanted = read(truth, action);
    let mut all = Vec::new();
    match actor {
        Actor::Seat(seat) => {
            let mut actions = Actions::default();
            imagined.game.legal(&imagined.state, seat, &mut actions);
            all.extend(actions.iter().copied().filter(|&a| read(imagined, a) == wanted));
        }
        Actor::Chance => {
            let mut outcomes = Outcomes::default();
            imagined.game.outcomes(&imagined.state, &mut outcomes);
            all.extend(outcomes.iter().map(|o| o.action).filter(|&a| read(imagined, a) == wanted));
        }
    }
    if all.is_empty() { None } else { Some(*random.choose(&all)) }
}

/// Goes on in both matches until something hidden is shown; counts the actions.
fn go_on(
    truth: &Match,
    imagined: &State,
    who: Observer,
    random: &mut Random,
    shows: Shows,
) -> Result<u32, String> {
    // What was told up to now is the same in both.
    let mut truth = Match::heard_by(truth.game, &truth.state, &[who, Observer::Everything]);
    let mut other = Match::heard_by(truth.game, imagined, &[who, Observer::Everything]);
    looks_the_same(&truth, &other, who, shows)?;
    for played in 0..60 {
        let Some((actor, action)) = truth.random_action(random) else { return Ok(played) };
        let Some(like) = counterpart(&truth, &other, who, actor, action, random) else { return Ok(played) };
        let before = truth.state;
        let other_before = other.state;
        truth.try_play(actor, action)?;
        other.try_play(actor, like)?;
        if reveals(&before, &truth.state) || reveals(&other_before, &other.state) {
            return Ok(played);
        }
        looks_the_same(&truth, &other, who, shows)?;
    }
    Ok(60)
}

/// Plays matches and compares at random moments: how many comparisons and further actions
/// there were, and how many comparisons after winter had come.
fn compare_matches(seeds: std::ops::Range<u64>, shows: Shows) -> Result<(u32, u32, u32), String> {
    let (mut compared, mut further, mut in_winter) = (0, 0, 0);
    for seed in seeds {
        let mut random = Random(seed);
        let seats = 5 + (seed % 4) as u8;
        let options = json!({"open-sides": seed % 3 == 0, "seasons": 1 + seed % 2});
        let mut m = Match::new(game(seats, &options));
        while m.step(&mut random) {
            if random.below(12) > 0 {
                continue;
            }
            let who = match random.below(u64::from(seats) + 1) {
                0 => Observer::Spectator,
                n => Observer::Seat(Seat::new(n as u8).unwrap()),
            };
            let view = m.game.view(&m.state, who);
            let imagined = m.game.redeal(&view, m.history(who), &mut random);
            // A position that was dealt anew is a position.
            assert_eq!(m.game.parse_position(&m.game.position(&imagined)), Ok(imagined));
            further += go_on(&m, &imagined, who, &mut random, shows)?;
            compared += 1;
            in_winter += u32::from(m.state.is_winter() && m.state.stage() == Stage::Day);
        }
    }
    Ok((compared, further, in_winter))
}

// K-40
#[test]
fn nobody_sees_what_is_hidden() {
    let (compared, further, in_winter) = compare_matches(0..80, honest).unwrap();
    assert!(compared > 1000 && further > 2000, "{compared} comparisons, {further} further actions");
    assert!(in_winter > 0, "winter is among the moments compared");
}

// The test itself is tested: views that leak a little are found out.
#[test]
fn a_leak_is_found() {
    let leaks: [(&str, Shows); 5] = [
        ("the hand of seat 1", |m, who| {
            let mut view = m.view(who);
            view["leak"] = json!(m.state.hand(Seat::FIRST));
            view
        }),
        ("whether a bear is left in the deck", |m, who| {
            let mut view = m.view(who);
            view["leak"] = json!(m.state.deck().nanuk_cards() > 0);
            view
        }),
        ("a secret side", |m, who| {
            let mut view = m.view(who);
            view["sides"] = m.view(Observer::Everything)["sides"].clone();
            view
        }),
        ("whether an ante is an Inuksuk", |m, who| {
            let mut view = m.view(who);
            let antes = m.view(Observer::Everything)["antes"].clone();
            view["leak"] = json!(antes.as_array().unwrap().contains(&json!("i")));
            view
        }),
        ("who gave what", |m, who| {
            let mut view = m.view(who);
            view["leak"] = json!(Seat::all(m.game.seats()).map(|s| m.state.given(s)).collect::<Vec<_>>());
            view
        }),
    ];
    for (what, leaky) in leaks {
        let found = compare_matches(0..40, leaky);
        assert!(found.as_ref().is_err_and(|why| why.starts_with("view")), "{what}: {found:?}");
    }
}

// K-40: a log that tells another seat's cards is found out too.
#[test]
fn a_talkative_log_is_found() {
    fn all_hear_all(m: &Match, who: Observer) -> Value {
        m.game.view_json(&m.game.view(&m.state, who), m.history(Observer::Everything))
    }
    assert!(compare_matches(0..10, all_hear_all).is_err());
}

// K-40: who holds what is in no text that an observer reads.
#[test]
fn texts_hide_what_events_hide() {
    let mut random = Random(5);
    let mut m = Match::new(game(6, &json!({})));
    while let Some((actor, action)) = m.random_action(&mut random) {
        let before = m.state;
        m.try_play(actor, action).unwrap();
        for who in common::observers(&m.game) {
            let step = inuksuk_core::Step { before: &before, actor, action, after: &m.state };
            let line = m.game.events(&step, who)[0].to_string();
            let text = m.game.action_text_for(&before, actor, action, who);
            let expected = match actor {
                Actor::Seat(seat) => format!("{seat} {text}"),
                Actor::Chance => text,
            };
            assert_eq!(line, expected);
        }
    }
}
