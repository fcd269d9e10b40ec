//! From the command line to a match: options, who sits where, the seed.

use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use inuksuk_catalog::{Entry, find, games};
use inuksuk_core::Seat;
use inuksuk_table::Seed;
use nanuuk::Scenario;
use serde_json::{Map, Value};

use crate::{args::PlayArguments, draw::Drawer};

/// The level of the bot at each seat, seat 1 first; `None` for a person.
pub(crate) type Players = Vec<Option<u8>>;

/// The game of this name.
pub(crate) fn game(name: &str) -> Result<&'static Entry> {
    find(name).ok_or_else(|| {
        let names: Vec<_> = games().iter().map(|entry| entry.info().name).collect();
        anyhow!("there is no game {name:?}; there are {}", names.join(", "))
    })
}

/// How many seats the match has.
pub(crate) fn seats(entry: &Entry, asked: Option<u8>) -> Result<u8> {
    let info = entry.info();
    let seats = asked.unwrap_or(info.min_seats);
    let range = info.min_seats..=info.max_seats;
    ensure!(
        range.contains(&seats),
        "--seats {seats}: {} has {} seats",
        info.title,
        if range.start() == range.end() {
            info.min_seats.to_string()
        } else {
            format!("{} to {}", range.start(), range.end())
        }
    );
    Ok(seats)
}

/// A scenario to be played.
pub(crate) fn scenario(file: &Path, game: &str) -> Result<Scenario> {
    ensure!(game == "nanuuk", "--scenario: scenarios are for nanuuk, not for {game}");
    crate::scenario::load(file)
}

/// The options as a JSON object.
pub(crate) fn options(arguments: &PlayArguments, scenario: Option<&Scenario>) -> Result<Value> {
    let mut options = named_options(&arguments.options)?;
    let mut set = |name: &str, value: Value| once(name, options.insert(name.to_owned(), value).as_ref());
    if arguments.faults {
        set("faults", true.into())?;
    }
    if let Some(start) = &arguments.start {
        let listed = start.contains(',');
        let value = if listed { start.split(',').map(str::trim).collect() } else { start.as_str().into() };
        set("start", value)?;
    }
    if let Some(repetition) = &arguments.repetition {
        set("repetition", repetition.as_str().into())?;
    }
    if let Some(scenario) = scenario {
        let file = scenario.to_json();
        set("board", file["board"].clone())?;
        set("setup", file["setup"].clone())?;
    }
    Ok(Value::Object(options))
}

/// Options as `NAME=VALUE`; the value is JSON or a word.
pub(crate) fn named_options(texts: &[String]) -> Result<Map<String, Value>> {
    let mut options = Map::new();
    for option in texts {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| anyhow!("--option {option}: an option reads NAME=VALUE, as in open-sides=true"))?;
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        once(name, options.insert(name.to_owned(), value).as_ref())?;
    }
    Ok(options)
}

fn once(name: &str, earlier: Option<&Value>) -> Result<()> {
    ensure!(earlier.is_none(), "the option {name} is given twice");
    Ok(())
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
        Err(_) => text.parse().with_context(|| format!("--seed {text}: a number, or 64 hexadecimal digits")),
    }
}

/// Who plays which seat. With `--seat`, bots take all others; with neither `--seat` nor `--bot`, persons
/// take all.
pub(crate) fn players(arguments: &PlayArguments, seats: u8, drawer: &dyn Drawer) -> Result<Players> {
    let default = (!arguments.seat.is_empty()).then_some(arguments.level);
    let mut players = vec![default; seats.into()];
    let mut own = Vec::new();
    for word in &arguments.seat {
        let seat = seat_of(word, seats, drawer).with_context(|| format!("--seat {word}"))?;
        players[seat.index()] = None;
        own.push(seat);
    }
    for word in &arguments.bot {
        let (seat, level) = match word.split_once(':') {
            None => (word.as_str(), arguments.level),
            Some((seat, level)) => {
                let level = level.parse().ok().filter(|level| (1..=8).contains(level));
                (seat, level.ok_or_else(|| anyhow!("--bot {word}: levels go from 1 to 8"))?)
            }
        };
        let seat = seat_of(seat, seats, drawer).with_context(|| format!("--bot {word}"))?;
        if own.contains(&seat) {
            bail!("--bot {word}: with --seat that seat is yours");
        }
        players[seat.index()] = Some(level);
    }
    Ok(players)
}

fn seat_of(word: &str, seats: u8, drawer: &dyn Drawer) -> Result<Seat> {
    if let Some(seat) = drawer.seat_of_word(word) {
        return Ok(seat);
    }
    let seat = word.parse().ok().and_then(Seat::new).filter(|seat| seat.number() <= seats);
    seat.ok_or_else(|| anyhow!("there is no seat {word:?}: this match has the seats 1 to {seats}"))
}
