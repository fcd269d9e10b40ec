//! The texts of actions, and their reading.

use inuksuk_core::{Actor, NotationError, Observer, Seat};

use crate::{
    Nanuk,
    action::{Action, Gift, Wind},
    boast::Boast,
    cards::Card,
    log::{GiftText, Known, decision_text},
    state::Side,
};

impl Nanuk {
    /// The text of an action as an observer may read it.
    pub(crate) fn text_for(&self, actor: Actor, action: Action, observer: Observer) -> String {
        let own = actor.seat().is_some_and(|seat| observer.sees(seat)) || observer == Observer::Everything;
        let decision = |side| decision_text(Known::if_seen(own || self.options.open_sides, side)).to_owned();
        match action {
            Action::First(seat) => format!("first {seat}"),
            Action::Deal(seat, card) => {
                format!("deal {seat} {}", Known::if_seen(observer.sees(seat), card))
            }
            Action::Wind(wind) => format!("wind {}", wind.text()),
            Action::Boast(boast) => format!("boast {boast}"),
            Action::Doom => "doom".to_owned(),
            Action::Hunt => decision(Side::Hunt),
            Action::Stay => decision(Side::Doom),
            Action::Ante(card) => format!("ante {}", Known::if_seen(own, card)),
            Action::Give(gift) => {
                format!("give {}", GiftText { count: gift.size(), cards: Known::if_seen(own, gift) })
            }
            Action::Day(card) => format!("day {card}"),
            Action::Pick(card) => format!("pick {card}"),
        }
    }
}

/// Reads an action.
pub(crate) fn parse_action(text: &str) -> Result<Action, NotationError> {
    let words: Vec<&str> = text.split(' ').collect();
    match words[..] {
        ["first", seat] => Ok(Action::First(parse_seat(seat)?)),
        ["deal", seat, card] => Ok(Action::Deal(parse_seat(seat)?, card.parse()?)),
        ["wind", "cw"] => Ok(Action::Wind(Wind::Cw)),
        ["wind", "ccw"] => Ok(Action::Wind(Wind::Ccw)),
        ["wind", wind] => Err(NotationError(format!("`{wind}` is no wind: cw or ccw"))),
        ["boast", animal, number, days] => {
            let boast = Boast {
                animal: animal.parse()?,
                number: parse_number("the number of animals", number)?,
                days: parse_number("the number of days", days)?,
            };
            if boast.is_within_limits() {
                Ok(Action::Boast(boast))
            } else {
                Err(NotationError(format!("`{text}`: a boast is of 1 to 27 animals in 1 to 12 days")))
            }
        }
        ["doom"] => Ok(Action::Doom),
        ["hunt"] => Ok(Action::Hunt),
        ["stay"] => Ok(Action::Stay),
        ["ante", card] => Ok(Action::Ante(card.parse()?)),
        ["give", cards] => parse_gift(cards).map(Action::Give),
        ["day", card] => Ok(Action::Day(card.parse()?)),
        ["pick", card] => Ok(Action::Pick(card.parse()?)),
        [word @ ("first" | "deal" | "wind" | "boast" | "ante" | "give" | "day" | "pick"), ..] => {
            Err(NotationError(format!("`{text}`: {}", usage(word))))
        }
        [word @ ("doom" | "hunt" | "stay"), ..] => {
            Err(NotationError(format!("`{text}`: nothing follows `{word}`")))
        }
        _ => Err(NotationError(format!("`{text}` is no action of Nanuk"))),
    }
}

fn usage(word: &str) -> &'static str {
    match word {
        "first" => "`first` is followed by a seat, as in `first 3`",
        "deal" => "`deal` is followed by a seat and a card, as in `deal 3 sn`",
        "wind" => "`wind` is followed by cw or ccw",
        "boast" => "`boast` is followed by an animal, a number and days, as in `boast f 6 7`",
        "give" => "`give` is followed by one to three cards, as in `give s,s2,i`",
        "ante" => "`ante` is followed by one card, as in `ante s`",
        "day" => "`day` is followed by one card, as in `day fn`",
        _ => "`pick` is followed by one card, as in `pick f2`",
    }
}

/// A number as it is written: digits without sign or leading zero, below 256.
fn parse_number(what: &str, text: &str) -> Result<u8, NotationError> {
    match text.parse::<u8>() {
        Ok(number) if number.to_string() == text => Ok(number),
        _ => Err(NotationError(format!("`{text}` is not {what}"))),
    }
}

fn parse_seat(text: &str) -> Result<Seat, NotationError> {
    Seat::new(parse_number("a seat", text)?)
        .ok_or_else(|| NotationError(format!("`{text}` is no seat: seats are numbered from 1 to 8")))
}

fn parse_gift(text: &str) -> Result<Gift, NotationError> {
    let cards = text.split(',').map(str::parse).collect::<Result<Vec<Card>, _>>()?;
    Gift::new(&cards)
}
