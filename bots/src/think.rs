//! A bot's decision in a match of any game.

use std::{error::Error, fmt};

use ::mandua::Mandua;
use ::mare_polare::{Event, MarePolare};
use ::nanuk::Nanuk;
use ::nanuuk::{Nanuuk, NanuukIntro};
use inuksuk_catalog::{AnyMatch, Running};
use inuksuk_core::{Actor, Draw, Game, Observer, Seat};

use crate::{Knowledge, Level, Limits, Stream, Thought, even_values, mare_polare::Memory};

/// Why a bot did not decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThinkError {
    /// The seat may not act now.
    NotToAct(Seat),
    /// There is no bot for the game with this name.
    NoBot(&'static str),
}

impl fmt::Display for ThinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotToAct(seat) => write!(f, "seat {seat} may not act now"),
            Self::NoBot(game) => write!(f, "there is no bot for '{game}'"),
        }
    }
}

impl Error for ThinkError {}

/// Decides for a seat. Where anything is hidden, all that the bot is given is that seat's view and what it has
/// seen happen. Same match, limits and seed, same decision, except under [`Limits::Time`].
///
/// ```
/// use inuksuk_bots::{Level, Limits, think};
/// use inuksuk_catalog::{Unchanging, find};
/// use inuksuk_core::{Actor, Seat};
///
/// let mandua = find("mandua").unwrap();
/// let options = serde_json::json!({});
/// let mut matched = mandua.start(2, &options, None, &mut Unchanging).unwrap();
/// let thought = think(&*matched, Seat::FIRST, &Limits::Level(Level::new(3).unwrap()), 42).unwrap();
/// matched.play(Actor::Seat(Seat::FIRST), &thought.action).unwrap();
/// ```
///
/// # Errors
/// The seat may not act, or nobody has written a bot for the game.
pub fn think(
    matched: &dyn AnyMatch,
    seat: Seat,
    limits: &Limits<'_>,
    seed: u64,
) -> Result<Thought<String>, ThinkError> {
    think_by(&Bot::ALL, matched, seat, limits, seed)
}

/// The bot of one game: for a program that is to hold this one and no other. Others ask [`think`].
///
/// ```
/// use inuksuk_bots::{Bot, Limits, ThinkError};
/// use inuksuk_catalog::{Entry, Unchanging};
/// use inuksuk_core::Seat;
///
/// let matched = Entry::MANDUA.start(2, &serde_json::json!({}), None, &mut Unchanging).unwrap();
/// Bot::MANDUA.think(&*matched, Seat::FIRST, &Limits::Nodes(100), 42).unwrap();
/// let stranger = Bot::NANUK.think(&*matched, Seat::FIRST, &Limits::Nodes(100), 42);
/// assert_eq!(stranger, Err(ThinkError::NoBot("mandua")));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    decide: Decide,
}

/// Decides; `None` where the match is one of another game.
type Decide = fn(&dyn AnyMatch, Seat, &Limits<'_>, u64) -> Option<Decision>;

type Decision = Result<Thought<String>, ThinkError>;

impl Bot {
    /// Of MANDUA.
    pub const MANDUA: Self = Self { decide: mandua };
    /// Of Nanuk.
    pub const NANUK: Self = Self { decide: nanuk };
    /// Of Mare Polare.
    pub const MARE_POLARE: Self = Self { decide: mare_polare };
    /// Of the introductory game of Nanuuk!.
    pub const NANUUK_INTRO: Self = Self { decide: nanuuk_intro };
    /// Of Nanuuk!.
    pub const NANUUK: Self = Self { decide: nanuuk };
    /// All there are.
    const ALL: [Self; 5] = [Self::MANDUA, Self::NANUK, Self::MARE_POLARE, Self::NANUUK_INTRO, Self::NANUUK];

    /// Decides for a seat, as [`think`] does.
    ///
    /// # Errors
    /// The seat may not act, or the match is one of another game.
    pub fn think(
        self,
        matched: &dyn AnyMatch,
        seat: Seat,
        limits: &Limits<'_>,
        seed: u64,
    ) -> Result<Thought<String>, ThinkError> {
        think_by(&[self], matched, seat, limits, seed)
    }
}

/// Lets the bot decide that knows the game.
fn think_by(
    bots: &[Bot],
    matched: &dyn AnyMatch,
    seat: Seat,
    limits: &Limits<'_>,
    seed: u64,
) -> Result<Thought<String>, ThinkError> {
    let legal = matched.legal(seat);
    if !matched.turn().allows(Actor::Seat(seat)) || legal.is_empty() {
        return Err(ThinkError::NotToAct(seat));
    }
    if matches!(limits, Limits::Random) {
        let action = Stream::new(seed).choose(&legal).clone();
        let line = vec![action.clone()];
        return Ok(Thought { action, values: even_values(matched.seats()), nodes: 0, line });
    }
    let thought = bots.iter().find_map(|bot| (bot.decide)(matched, seat, limits, seed));
    thought.unwrap_or(Err(ThinkError::NoBot(matched.info().name)))
}

fn mandua(matched: &dyn AnyMatch, seat: Seat, limits: &Limits<'_>, seed: u64) -> Option<Decision> {
    let running = typed::<Mandua>(matched)?;
    let (keys, history) = (running.positions().keys(), running.history(Observer::Seat(seat)));
    let game = running.game();
    Some(
        in_words(game, crate::mandua::decide(game, running.state(), keys, &history, limits, seed))
            .ok_or(ThinkError::NotToAct(seat)),
    )
}

fn nanuk(matched: &dyn AnyMatch, seat: Seat, limits: &Limits<'_>, seed: u64) -> Option<Decision> {
    let running = typed::<Nanuk>(matched)?;
    Some(
        by_knowledge(running, seat, |knowledge| crate::nanuk::decide(knowledge, limits, seed))
            .ok_or(ThinkError::NotToAct(seat)),
    )
}

fn mare_polare(matched: &dyn AnyMatch, seat: Seat, limits: &Limits<'_>, seed: u64) -> Option<Decision> {
    let running = typed::<MarePolare>(matched)?;
    let memory = remember(running, seat, limits.level());
    Some(
        by_knowledge(running, seat, |known| crate::mare_polare::decide(known, &memory, limits, seed))
            .ok_or(ThinkError::NotToAct(seat)),
    )
}

fn nanuuk_intro(matched: &dyn AnyMatch, seat: Seat, limits: &Limits<'_>, seed: u64) -> Option<Decision> {
    let running = typed::<NanuukIntro>(matched)?;
    let game = running.game();
    Some(
        in_words(game, crate::nanuuk::decide_intro(game, running.state(), seat, limits, seed))
            .ok_or(ThinkError::NotToAct(seat)),
    )
}

fn nanuuk(matched: &dyn AnyMatch, seat: Seat, limits: &Limits<'_>, seed: u64) -> Option<Decision> {
    let running = typed::<Nanuuk>(matched)?;
    let game = running.game();
    Some(
        in_words(game, crate::nanuuk::decide_hunt(game, running.state(), seat, limits, seed))
            .ok_or(ThinkError::NotToAct(seat)),
    )
}

/// Lets a bot decide that is given what its seat knows and nothing else.
fn by_knowledge<G: Game>(
    running: &Running<G>,
    seat: Seat,
    decide: impl FnOnce(&Knowledge<'_, G>) -> Option<Thought<G::Action>>,
) -> Option<Thought<String>> {
    let observer = Observer::Seat(seat);
    let (view, history) = (running.typed_view(observer), running.history(observer));
    let game = running.game();
    in_words(game, decide(&Knowledge { game, seat, view: &view, history: &history }))
}

/// What a bot of a level would remember now of its recipe, had it sat at the table from the beginning: it is
/// shown again what its seat saw in its looks, and at no other moment.
pub(crate) fn remember(running: &Running<MarePolare>, seat: Seat, level: Level) -> Memory {
    let history = running.history(Observer::Seat(seat));
    // Forgetting must not change from one decision of a match to the next: the layout is its seed.
    let layout = history.iter().find(|event| matches!(event, Event::Layout { .. }));
    let seed = layout.map_or(0, |event| {
        event.line().bytes().fold(0, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into()))
    });
    let mut past = running.clone();
    Memory::new(seat, level, seed).of_match(running.game().recipes(), &history, |index| {
        past.clone_from(running);
        past.take_back_to(index + 1);
        past.typed_view(Observer::Seat(seat))
    })
}

fn typed<G: Game>(matched: &dyn AnyMatch) -> Option<&Running<G>> {
    matched.as_any().downcast_ref()
}

fn in_words<G: Game>(game: &G, thought: Option<Thought<G::Action>>) -> Option<Thought<String>> {
    thought.map(|thought| Thought {
        action: game.action_text(thought.action),
        values: thought.values,
        nodes: thought.nodes,
        line: thought.line.into_iter().map(|action| game.action_text(action)).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use inuksuk_catalog::{Unchanging, find, games};
    use inuksuk_core::Turn;
    use serde_json::json;
    use std::cell::Cell;

    fn mandua() -> Box<dyn AnyMatch> {
        find("mandua").unwrap().start(2, &json!({}), None, &mut Unchanging).unwrap()
    }

    #[test]
    fn who_may_not_act_is_told_so() {
        let error = think(&*mandua(), Seat::SECOND, &Limits::Nodes(10), 1).unwrap_err();
        assert_eq!(error, ThinkError::NotToAct(Seat::SECOND));
        assert_eq!(error.to_string(), "seat 2 may not act now");
        let position = json!("5/5/H4/H4/THH2 ---- t 0");
        let over = find("mandua").unwrap().start(2, &json!({}), Some(&position), &mut Unchanging).unwrap();
        assert_eq!(think(&*over, Seat::SECOND, &Limits::Random, 1), Err(ThinkError::NotToAct(Seat::SECOND)));
    }

    #[test]
    fn every_game_of_the_catalog_has_a_bot() {
        for game in games() {
            let info = game.info();
            let mut matched = game.start(info.max_seats, &json!({}), None, &mut Unchanging).unwrap();
            let draw = &mut Stream::new(5);
            for number in 0..40 {
                let (actor, action) = match matched.turn() {
                    Turn::Over => break,
                    Turn::Chance => (Actor::Chance, matched.draw_outcome(draw).unwrap()),
                    Turn::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let thought = think(&*matched, seat, &Limits::Nodes(12), number).unwrap();
                        assert_eq!(thought.line.first(), Some(&thought.action));
                        assert_eq!(thought.values.len(), usize::from(info.max_seats));
                        assert!(thought.values.iter().all(|v| (0.0..=1.0).contains(v)), "{thought:?}");
                        (Actor::Seat(seat), thought.action)
                    }
                };
                matched.play(actor, &action).unwrap();
            }
            assert!(matched.len() >= 40 || matched.turn() == Turn::Over, "{}", info.name);
        }
    }

    #[test]
    fn fault_values_of_a_choice_without_thinking_did_not_add_up_to_one() {
        for game in games() {
            let info = game.info();
            let mut matched = game.start(info.max_seats, &json!({}), None, &mut Unchanging).unwrap();
            let draw = &mut Stream::new(2);
            while matched.turn() == Turn::Chance {
                let outcome = matched.draw_outcome(draw).unwrap();
                matched.play(Actor::Chance, &outcome).unwrap();
            }
            let Turn::Seats(seats) = matched.turn() else { panic!("{} is over", info.name) };
            let seat = seats.iter().next().unwrap();
            // The weakest level chooses without thinking now and then.
            let levels = (0..8).map(|seed| (Limits::Level(Level::WEAKEST), seed));
            for (limits, seed) in levels.chain([(Limits::Random, 1), (Limits::Nodes(30), 1)]) {
                let thought = think(&*matched, seat, &limits, seed).unwrap();
                let sum: f64 = thought.values.iter().sum();
                assert!((sum - 1.0).abs() < 1e-4, "{} {limits:?}: {thought:?}", info.name);
            }
        }
    }

    #[test]
    fn time_is_whatever_the_clock_says() {
        for (game, seats) in [("mandua", 2), ("nanuuk", 4)] {
            let matched = find(game).unwrap().start(seats, &json!({}), None, &mut Unchanging).unwrap();
            // A clock that goes on by a millisecond each time it is asked.
            let now = Cell::new(0);
            let clock = || now.replace(now.get() + 1);
            let limits = Limits::Time { milliseconds: 20, clock: &clock };
            let thought = think(&*matched, Seat::FIRST, &limits, 1).unwrap();
            assert!(now.get() >= 20 && now.get() < 40 && thought.nodes > 100, "{thought:?}");
        }
    }

    #[test]
    fn random_play_is_fixed_by_its_seed() {
        let action = |seed| think(&*mandua(), Seat::FIRST, &Limits::Random, seed).unwrap().action;
        assert_eq!(action(1), action(1));
        let different: std::collections::BTreeSet<_> = (0..60).map(action).collect();
        assert!(different.len() > 15);
    }
}
