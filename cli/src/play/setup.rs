//! From the command line to a match: options, who sits where, the seed.

use std::path::Path;

use anyhow::{Result, anyhow};
use inuksuk_catalog::{Entry, find, games};
use inuksuk_core::Seat;
use inuksuk_table::Seed;
use nanuuk::Scenario;
use serde_json::{Map, Value};

use crate::{args::PlayArguments, draw::Drawer, failure::bad_argument};

/// The level of the bot at each seat, seat 1 first; `None` for a person.
pub(crate) type Players = Vec<Option<u8>>;

/// The game of this name.
pub(crate) fn game(name: &str) -> Result<&'static Entry> {
    find(name).ok_or_else(|| {
        let names: Vec<_> = games().iter().map(|entry| entry.info().name).collect();
        bad_argument(format!("there is no game {name:?}; there are {}", names.join(", ")))
    })
}

/// How many seats the match has.
pub(crate) fn seats(entry: &Entry, asked: Option<u8>) -> Result<u8> {
    let info = entry.info();
    let seats = asked.unwrap_or(info.min_seats);
    if (info.min_seats..=info.max_seats).contains(&seats) {
        return Ok(seats);
    }
    let allowed = match (info.min_seats, info.max_seats) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least} to {most}"),
    };
    Err(bad_argument(format!("--seats {seats}: {} has {allowed} seats", info.title)))
}

/// A scenario to be played.
pub(crate) fn scenario(file: &Path, game: &str) -> Result<Scenario> {
    if game != "nanuuk" {
        return Err(bad_argument(format!("--scenario: scenarios are for nanuuk, not for {game}")));
    }
    crate::scenario::load(file)
}

/// The options as a JSON object.
pub(crate) fn options(
    entry: &Entry,
    arguments: &PlayArguments,
    scenario: Option<&Scenario>,
) -> Result<Value> {
    let mut options = named_options(entry, &arguments.options)?;
    let mut set = |argument: &str, name: &str, value: Value| {
        known(entry, argument, name)?;
        once(name, options.insert(name.to_owned(), value).as_ref())
    };
    if arguments.faults {
        set("--faults", "faults", true.into())?;
    }
    if let Some(start) = &arguments.start {
        let listed = start.contains(',');
        let value = if listed { start.split(',').map(str::trim).collect() } else { start.as_str().into() };
        set("--start", "start", value)?;
    }
    if let Some(repetition) = &arguments.repetition {
        set("--repetition", "repetition", repetition.as_str().into())?;
    }
    if let Some(scenario) = scenario {
        let file = scenario.to_json();
        set("--scenario", "board", file["board"].clone())?;
        set("--scenario", "setup", file["setup"].clone())?;
    }
    Ok(Value::Object(options))
}

/// Options as `NAME=VALUE`; the value is JSON or a word.
pub(crate) fn named_options(entry: &Entry, texts: &[String]) -> Result<Map<String, Value>> {
    let mut options = Map::new();
    for option in texts {
        let argument = format!("--option {option}");
        let (name, value) = option.split_once('=').ok_or_else(|| {
            bad_argument(format!("{argument}: an option reads NAME=VALUE, as in open-sides=true"))
        })?;
        known(entry, &argument, name)?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        once(name, options.insert(name.to_owned(), value).as_ref())?;
    }
    Ok(options)
}

/// An option that the game does not have is told by the argument that names it.
fn known(entry: &Entry, argument: &str, name: &str) -> Result<()> {
    let names: Vec<_> = entry.option_specs().iter().map(|spec| spec.name).collect();
    if names.contains(&name) {
        return Ok(());
    }
    let (game, names) = (entry.info().name, names.join(", "));
    Err(bad_argument(format!("{argument}: {game} has no option {name}; it has {names}")))
}

fn once(name: &str, earlier: Option<&Value>) -> Result<()> {
    match earlier {
        None => Ok(()),
        Some(_) => Err(bad_argument(format!("the option {name} is given twice"))),
    }
}

/// A position: JSON, or the text itself.
pub(crate) fn position(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

/// The seed: as given, or from the operating system.
pub(crate) fn seed(text: Option<&str>) -> Result<Seed> {
    let Some(text) = text else {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| anyhow!("the system gives no random seed ({error}); name one with --seed"))?;
        return Ok(Seed::from_bytes(bytes));
    };
    match text.parse::<u64>() {
        Ok(number) => Ok(Seed::from_number(number)),
        Err(_) => text
            .parse()
            .map_err(|_| bad_argument(format!("--seed {text}: a whole number, or 64 hexadecimal digits"))),
    }
}

/// Who plays which seat. With `--seat`, bots take all others; with neither `--seat` nor `--bot`, persons
/// take all.
pub(crate) fn players(arguments: &PlayArguments, seats: u8, drawer: &dyn Drawer) -> Result<Players> {
    let default = (!arguments.seat.is_empty()).then_some(arguments.level);
    let mut players = vec![default; seats.into()];
    let mut own = Vec::new();
    for word in &arguments.seat {
        let seat =
            seat_of(word, seats, drawer).map_err(|why| bad_argument(format!("--seat {word}: {why}")))?;
        players[seat.index()] = None;
        own.push(seat);
    }
    for word in &arguments.bot {
        let (seat, level) = match word.split_once(':') {
            None => (word.as_str(), arguments.level),
            Some((seat, level)) => {
                let level = level.parse().ok().filter(|level| (1..=8).contains(level));
                (seat, level.ok_or_else(|| bad_argument(format!("--bot {word}: levels go from 1 to 8")))?)
            }
        };
        let seat =
            seat_of(seat, seats, drawer).map_err(|why| bad_argument(format!("--bot {word}: {why}")))?;
        if own.contains(&seat) {
            return Err(bad_argument(format!("--bot {word}: with --seat that seat is yours")));
        }
        players[seat.index()] = Some(level);
    }
    Ok(players)
}

fn seat_of(word: &str, seats: u8, drawer: &dyn Drawer) -> Result<Seat, String> {
    if let Some(seat) = drawer.seat_of_word(word) {
        return Ok(seat);
    }
    let seat = word.parse().ok().and_then(Seat::new).filter(|seat| seat.number() <= seats);
    seat.ok_or_else(|| format!("this match has the seats 1 to {seats}"))
}
