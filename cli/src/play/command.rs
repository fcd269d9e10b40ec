//! What a typed line means.

use inuksuk_core::Seat;
use inuksuk_table::Message;

use crate::draw::Drawer;

/// A typed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Nothing was typed.
    Nothing,
    /// Show what can be typed.
    Help,
    /// Leave; the match is kept.
    Quit,
    /// Take back.
    Undo,
    /// Show the actions so far.
    Moves,
    /// Show the legal actions.
    Legal,
    /// Show the board again.
    Board,
    /// Give up; to be confirmed.
    Resign,
    /// An action of the game or of the table.
    Action(String),
    /// The number of a legal action that stands in no list that is shown.
    NotListed,
}

impl Command {
    /// Reads a line typed by a seat. Numbers choose from the list of legal actions, where `listed` knows that
    /// the player has it in sight, unless the question asks for a number.
    pub(crate) fn read(
        typed: &str,
        message: &Message,
        seat: Seat,
        drawer: &dyn Drawer,
        listed: impl Fn(usize) -> bool,
    ) -> Self {
        let typed = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        match typed.as_str() {
            "" => return Self::Nothing,
            "help" | "?" => return Self::Help,
            "quit" | "exit" => return Self::Quit,
            "undo" => return Self::Undo,
            "moves" => return Self::Moves,
            "legal" => return Self::Legal,
            "board" => return Self::Board,
            "resign" => return Self::Resign,
            "draw" => {
                return Self::Action(
                    if message.offer.is_some_and(|by| by != seat) { "draw!" } else { "draw?" }.into(),
                );
            }
            "accept" => return Self::Action("draw!".into()),
            "decline" => return Self::Action("no".into()),
            _ => {}
        }
        if let Some(action) = drawer.shorthand(&message.view, &typed) {
            return Self::Action(action);
        }
        let legal = message.legal.get(&seat.number()).map(Vec::as_slice).unwrap_or_default();
        let number = typed.parse::<usize>().ok();
        match number.and_then(|number| Some((number, legal.get(number.checked_sub(1)?)?))) {
            Some((number, action)) if listed(number) => Self::Action(action.clone()),
            Some(_) => Self::NotListed,
            None => Self::Action(typed),
        }
    }
}

/// Whether a typed answer is yes; `None` when it is neither yes nor no.
pub(crate) fn yes_or_no(typed: &str) -> Option<bool> {
    match typed.trim().to_lowercase().as_str() {
        "y" | "yes" | "j" | "ja" => Some(true),
        "n" | "no" | "nein" => Some(false),
        _ => None,
    }
}
