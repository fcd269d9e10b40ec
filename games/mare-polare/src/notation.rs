//! The texts of actions, both ways.

use inuksuk_core::{NotationError, Seat};

use crate::{Action, Card, Die};

/// The text of an action.
pub(crate) fn write(action: Action) -> String {
    match action {
        Action::First(seat) => format!("first {seat}"),
        Action::Layout(board) => format!("layout {board}"),
        Action::Recipe(seat, card) => format!("recipe {seat} {card}"),
        Action::Place(place) => format!("@{place}"),
        Action::Roll(die) => format!("roll {die}"),
        Action::Move(place) => place.to_string(),
        Action::Fall(place) => format!("fall {place}"),
        Action::Lay(place) => format!("lay {place}"),
        Action::Feel(species) => format!("feel {species}"),
        Action::Catch(fish) => format!("catch {fish}"),
        Action::Keep => "keep".into(),
        Action::Return => "return".into(),
        Action::Claim => "claim".into(),
        Action::Wait => "wait".into(),
        Action::Out(place) => format!("out {place}"),
    }
}

/// The text of a recipe that is dealt, for those who may not see the card.
pub(crate) fn hidden_recipe(seat: Seat) -> String {
    format!("recipe {seat} ?")
}

/// Reads the text of an action. Every action has one text only: no other spacing, case or zeros.
///
/// # Errors
/// Says what is wrong with the text.
pub(crate) fn read(text: &str) -> Result<Action, NotationError> {
    read_words(text).map_err(NotationError)
}

fn read_words(text: &str) -> Result<Action, String> {
    if let Some(place) = text.strip_prefix('@') {
        return place.parse().map(Action::Place);
    }
    let Some((word, rest)) = text.split_once(' ') else {
        return match text {
            "keep" => Ok(Action::Keep),
            "return" => Ok(Action::Return),
            "claim" => Ok(Action::Claim),
            "wait" => Ok(Action::Wait),
            "first" | "layout" | "recipe" | "roll" | "fall" | "lay" | "feel" | "catch" | "out" => {
                Err(format!("`{text}` lacks what follows it"))
            }
            _ => text.parse().map(Action::Move).map_err(|_| format!("`{text}` is no action")),
        };
    };
    match word {
        "first" => seat(rest).map(Action::First),
        "layout" => rest.parse().map(Action::Layout),
        "recipe" => match rest.split_once(' ') {
            Some((of, number)) => Ok(Action::Recipe(seat(of)?, card(number)?)),
            None => Err(format!("`{text}` lacks the number of the card")),
        },
        "roll" => Die::from_name(rest)
            .map(Action::Roll)
            .ok_or_else(|| format!("`{rest}` is no face of the die: they are 1, 2, 3, 4, leap and splash")),
        "fall" => rest.parse().map(Action::Fall),
        "lay" => rest.parse().map(Action::Lay),
        "feel" => rest.parse().map(Action::Feel),
        "catch" => rest.parse().map(Action::Catch),
        "out" => rest.parse().map(Action::Out),
        _ => Err(format!("`{text}` is no action")),
    }
}

/// A whole number without sign or leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain = !text.starts_with('0') && text.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

fn seat(text: &str) -> Result<Seat, String> {
    number(text).and_then(Seat::new).ok_or_else(|| format!("`{text}` is no seat"))
}

fn card(text: &str) -> Result<Card, String> {
    number(text)
        .and_then(Card::new)
        .ok_or_else(|| format!("`{text}` is no recipe: they are 1 to {}", Card::COUNT))
}
