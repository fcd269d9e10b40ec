//! What an observer is told of what happens: structured events, each with its line of the log.

use std::fmt;

use inuksuk_core::{Observer, Seat, SeatSet};
use serde::{Serialize, Serializer};

use crate::{
    action::{Gift, Wind},
    boast::Boast,
    cards::{Card, Pile, write_list},
    state::{End, Side},
};

/// Something that may be hidden from an observer; it then holds nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Known<T> {
    /// It is there, and this observer may not know it. Serialised as `"?"`.
    Hidden,
    /// It is this.
    Open(T),
}

impl<T> Known<T> {
    /// It, if `may_see`.
    pub(crate) fn if_seen(may_see: bool, thing: T) -> Self {
        if may_see { Self::Open(thing) } else { Self::Hidden }
    }

    /// It, if it is known.
    pub fn open(self) -> Option<T> {
        match self {
            Self::Hidden => None,
            Self::Open(thing) => Some(thing),
        }
    }
}

impl<T: Serialize> Serialize for Known<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Hidden => serializer.serialize_str("?"),
            Self::Open(thing) => thing.serialize(serializer),
        }
    }
}

impl<T: fmt::Display> fmt::Display for Known<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hidden => f.write_str("?"),
            Self::Open(thing) => thing.fmt(f),
        }
    }
}

/// Something that happened, as one observer may know it. Its text is the line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EventView {
    /// The lot fell on the first player (K-10).
    First {
        /// The first player.
        seat: Seat,
    },
    /// A card was dealt (K-22); only its owner sees it (K-40).
    Deal {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Known<Card>,
    },
    /// The wind was flipped (K-10).
    Wind {
        /// It blows this way.
        wind: Wind,
    },
    /// A boast (K-11).
    Boast {
        /// Whose.
        seat: Seat,
        /// What was said.
        #[serde(flatten)]
        boast: Boast,
    },
    /// A hunt was doomed (K-13).
    Doom {
        /// The Doom leader.
        seat: Seat,
    },
    /// A seat chose its side (K-14, K-15).
    Decide {
        /// Who.
        seat: Seat,
        /// Which side.
        side: Known<Side>,
    },
    /// All sides were revealed (K-14).
    Sides {
        /// The hunters.
        #[serde(serialize_with = "seat_list")]
        hunt: SeatSet,
        /// The doomers.
        #[serde(serialize_with = "seat_list")]
        doom: SeatSet,
    },
    /// An ante was laid (K-16).
    Ante {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Known<Card>,
    },
    /// A hunter contributed (K-17): all see how many cards.
    Give {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// Which.
        cards: Known<Gift>,
    },
    /// The contributions were shown together (K-18).
    Shown {
        /// All of them.
        cards: Pile,
    },
    /// The card of a day (K-19).
    Day {
        /// Which.
        card: Card,
    },
    /// The deck was made anew (K-30). What the observer knows to lie in it is told here, because no later
    /// view tells it and redealing needs it.
    Winter {
        /// The discards that went into it.
        discards: Pile,
        /// The observer's own hand that went into it; `None` for who has no seat.
        hand: Option<Pile>,
    },
    /// The number was reached (K-20).
    Success,
    /// The hunt failed (K-19, K-20).
    Failure,
    /// The pool was laid out (K-21).
    Pool {
        /// All of it.
        cards: Pile,
    },
    /// A card was picked from the pool (K-21).
    Pick {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The rest of the pool was discarded (K-21).
    Rest {
        /// It.
        cards: Pile,
    },
    /// A season ended (K-30, K-31).
    End {
        /// How.
        rule: End,
    },
    /// The points of that season, seat 1 first (K-32, K-33).
    Points {
        /// They.
        points: Vec<u8>,
    },
}

impl fmt::Display for EventView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First { seat } => write!(f, "first {seat}"),
            Self::Deal { seat, card } => write!(f, "deal {seat} {card}"),
            Self::Wind { wind } => write!(f, "wind {}", wind.text()),
            Self::Boast { seat, boast } => write!(f, "{seat} boast {boast}"),
            Self::Doom { seat } => write!(f, "{seat} doom"),
            Self::Decide { seat, side } => write!(f, "{seat} {}", decision_text(*side)),
            Self::Sides { hunt, doom } => {
                f.write_str("sides hunt ")?;
                write_list(f, hunt.iter())?;
                f.write_str(" doom ")?;
                write_list(f, doom.iter())
            }
            Self::Ante { seat, card } => write!(f, "{seat} ante {card}"),
            Self::Give { seat, count, cards } => {
                write!(f, "{seat} give {}", GiftText { count: *count, cards: *cards })
            }
            Self::Shown { cards } => write!(f, "shown {cards}"),
            Self::Day { card } => write!(f, "day {card}"),
            Self::Winter { .. } => f.write_str("winter"),
            Self::Success => f.write_str("success"),
            Self::Failure => f.write_str("failure"),
            Self::Pool { cards } => write!(f, "pool {cards}"),
            Self::Pick { seat, card } => write!(f, "{seat} pick {card}"),
            Self::Rest { cards } => write!(f, "rest {cards}"),
            Self::End { rule } => write!(f, "end {}", rule.rule()),
            Self::Points { points } => {
                f.write_str("points ")?;
                write_list(f, points)
            }
        }
    }
}

/// `hunt`, `stay` or `?`.
pub(crate) fn decision_text(side: Known<Side>) -> &'static str {
    match side {
        Known::Hidden => "?",
        Known::Open(Side::Hunt) => "hunt",
        Known::Open(Side::Doom) => "stay",
    }
}

/// `s,i`, or `?,?` where the cards are hidden: all see how many there are (K-17).
pub(crate) struct GiftText {
    pub(crate) count: u8,
    pub(crate) cards: Known<Gift>,
}

impl fmt::Display for GiftText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cards {
            Known::Hidden => write_list(f, std::iter::repeat_n('?', usize::from(self.count))),
            Known::Open(gift) => gift.fmt(f),
        }
    }
}

/// Seats as a rising list of numbers.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
pub(crate) fn seat_list<S: Serializer>(seats: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(seats.iter())
}

/// Who listens while an action is carried out. The rules tell what follows from it; all of that is public.
pub(crate) trait Witness {
    /// Hears of something. The event is made only for those who listen.
    fn hear(&mut self, event: impl FnOnce() -> EventView);

    /// Whose hand returns to the deck in winter, if the witness may know one.
    fn observer(&self) -> Observer {
        Observer::Spectator
    }
}

/// Nobody listens: playouts and search.
impl Witness for () {
    fn hear(&mut self, _: impl FnOnce() -> EventView) {}
}

/// Writes down what an observer hears.
pub(crate) struct Listener {
    pub(crate) observer: Observer,
    pub(crate) heard: Vec<EventView>,
}

impl Witness for Listener {
    fn hear(&mut self, event: impl FnOnce() -> EventView) {
        self.heard.push(event());
    }

    fn observer(&self) -> Observer {
        self.observer
    }
}
