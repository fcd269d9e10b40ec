//! What an observer may know of a position (P-5, P-17, P-20, P-30).

use inuksuk_core::{Observer, Seat, Turn};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::harpoons::MOST_SEATS;
use crate::position::Position;
use crate::{Card, Event, MarePolare, Stage, State, Table, rules};

/// The recipes an observer may see now. Only the last kind has room for more than one card, and it is made
/// only where all recipes lie open (P-20) or for the all-seeing observer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cards {
    /// None.
    Hidden,
    /// One's own: at the first look (P-5) or at the iceberg (P-17).
    Own {
        /// Whose it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// All that are dealt.
    Open([Option<Card>; MOST_SEATS]),
}

impl Cards {
    /// The recipe of a seat, where it may be seen.
    pub fn of(&self, of: Seat) -> Option<Card> {
        match *self {
            Self::Hidden => None,
            Self::Own { seat, card } => (seat == of).then_some(card),
            Self::Open(cards) => cards[of.index()],
        }
    }
}

/// What an observer may know of a position: the open table, and the recipes it may see now.
///
/// It serialises as a position does, with `turn`, and `null` for each recipe that is not to be seen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    seats: u8,
    table: Table,
    cards: Cards,
}

impl View {
    /// The number of seats.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// What lies open on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The recipes that may be seen now.
    pub const fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Who acts.
    pub fn turn(&self) -> Turn {
        rules::turn(&self.table)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::of(self.seats, &self.table, |seat| self.cards.of(seat))
            .with_turn(&self.table)
            .serialize(serializer)
    }
}

/// What an observer may know of a state.
pub(crate) fn view(game: &MarePolare, state: &State, observer: Observer) -> View {
    let cards = match observer {
        _ if game.options.open_recipes => Cards::Open(state.recipes),
        Observer::Everything => Cards::Open(state.recipes),
        Observer::Spectator => Cards::Hidden,
        Observer::Seat(seat) => match state.recipe(seat) {
            Some(card) if looks(&state.table, seat) => Cards::Own { seat, card },
            _ => Cards::Hidden,
        },
    };
    View { seats: game.seats, table: state.table, cards }
}

/// Whether a seat that has a recipe looks at it now.
fn looks(table: &Table, seat: Seat) -> bool {
    match table.stage {
        // P-5: until its figure is placed
        Stage::Recipe | Stage::Place => table.figure(seat).is_none(),
        // P-17: from arriving at the iceberg until the next roll
        _ => table.look == Some(seat),
    }
}

/// The view with the log of what its observer has been told.
pub(crate) fn with_log(view: &View, history: &[Event]) -> Value {
    let mut json = serde_json::to_value(view).unwrap_or_default();
    json["log"] = history.iter().map(Event::line).collect();
    json
}
