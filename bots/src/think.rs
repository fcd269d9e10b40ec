//! A bot's decision in a match of any game.

use std::{error::Error, fmt};

use inuksuk_catalog::{AnyMatch, Running};
use inuksuk_core::{Actor, Draw, Game, Seat};

use crate::{Limits, Stream, Thought, even_values};

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
    let legal = matched.legal(seat);
    if !matched.turn().allows(Actor::Seat(seat)) || legal.is_empty() {
        return Err(ThinkError::NotToAct(seat));
    }
    if matches!(limits, Limits::Random) {
        let action = Stream::new(seed).choose(&legal).clone();
        let line = vec![action.clone()];
        return Ok(Thought { action, values: even_values(matched.seats()), nodes: 0, line });
    }
    let thought = if let Some(running) = typed::<mandua::Mandua>(matched) {
        let history = running.history(inuksuk_core::Observer::Seat(seat));
        let keys = running.positions().keys();
        crate::mandua::decide(running.game(), running.state(), keys, &history, limits, seed)
            .map(|thought| in_words(running.game(), thought))
    } else {
        return Err(ThinkError::NoBot(matched.info().name));
    };
    thought.ok_or(ThinkError::NotToAct(seat))
}

fn typed<G: Game>(matched: &dyn AnyMatch) -> Option<&Running<G>> {
    matched.as_any().downcast_ref()
}

fn in_words<G: Game>(game: &G, thought: Thought<G::Action>) -> Thought<String> {
    Thought {
        action: game.action_text(thought.action),
        values: thought.values,
        nodes: thought.nodes,
        line: thought.line.into_iter().map(|action| game.action_text(action)).collect(),
    }
}
