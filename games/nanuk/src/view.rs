//! What an observer may know of a position (K-40), built field by field.

use inuksuk_core::{MAX_SEATS, Observer, Seat, SeatSet, Turn};
use serde::{Serialize, Serializer, ser::SerializeMap};
use serde_json::Value;

use crate::{
    Nanuk,
    action::Wind,
    cards::{Card, Pile},
    log::{EventView, Known, seat_list},
    state::{Claim, End, Side, Stage, State},
};

/// A position as one observer may know it. Lists by seat have one entry a seat, seat 1 first.
///
/// Hands and contributions of others appear as numbers of cards, secrets as [`Known::Hidden`]: there is no
/// field that could hold more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Number of the season, from 1.
    pub season: u8,
    /// Points of the finished seasons.
    pub totals: Vec<u16>,
    /// What is being done.
    pub stage: Stage,
    /// Who may act.
    #[serde(serialize_with = "turn_json")]
    pub turn: Turn,
    /// Seats among which the first player is drawn.
    #[serde(serialize_with = "seat_list")]
    pub lot: SeatSet,
    /// First player.
    pub first: Option<Seat>,
    /// The wind.
    pub wind: Option<Wind>,
    /// Number of face-down cards.
    pub deck: u8,
    /// The face-up cards under the deck.
    pub discards: Pile,
    /// Number of cards in each hand.
    pub hands: Vec<u8>,
    /// The score piles.
    pub piles: Vec<Pile>,
    /// The last boast.
    pub boast: Option<Claim>,
    /// The Doom leader.
    pub doom: Option<Seat>,
    /// Who is on which side; until the reveal only who has decided.
    pub sides: Vec<Option<Known<Side>>>,
    /// Who has laid an ante; the observer's own card.
    pub antes: Vec<Option<Known<Card>>>,
    /// How many cards each hunter has contributed.
    pub given: Vec<u8>,
    /// All contributions together, while days are drawn.
    pub shown: Option<Pile>,
    /// Cards drawn for days.
    pub drawn: Pile,
    /// Whether the deck was made anew.
    pub winter: bool,
    /// The side that won the hunt.
    pub winner: Option<Side>,
    /// The pool.
    pub pool: Pile,
    /// Who picks next.
    pub picker: Option<Seat>,
    /// How the last season ended.
    pub end: Option<End>,
    /// What this observer alone may know.
    #[serde(flatten)]
    pub own: Own,
}

/// What an observer may know beyond what is public.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Own {
    /// Nothing: a spectator.
    Nothing,
    /// Its own cards: a seat.
    Cards {
        /// Whose these are.
        seat: Seat,
        /// Its hand.
        hand: Pile,
        /// What it has contributed.
        gave: Pile,
    },
    /// Everything: the engine that drives the rules, a record of a finished match.
    Everything(Box<State>),
}

impl Serialize for Own {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (hand, gave) = match self {
            Self::Cards { hand, gave, .. } => (Some(hand), Some(gave)),
            Self::Nothing | Self::Everything(_) => (None, None),
        };
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("hand", &hand)?;
        map.serialize_entry("gave", &gave)?;
        map.end()
    }
}

impl Nanuk {
    pub(crate) fn view_of(&self, s: &State, observer: Observer) -> View {
        let seats = || Seat::all(self.seats);
        let sides_are_open = s.stage != Stage::Sides || self.options.open_sides;
        let side = |seat: Seat| {
            let leads = s.doom == Some(seat) || s.hunt_leader() == Some(seat);
            let seen = sides_are_open || leads || observer.sees(seat);
            s.side(seat).map(|side| Known::if_seen(seen, side))
        };
        let ante = |seat: Seat| s.ante(seat).map(|card| Known::if_seen(observer.sees(seat), card));
        View {
            season: s.season,
            totals: seats().map(|seat| s.total(seat)).collect(),
            stage: s.stage,
            turn: Self::turn_of(s),
            lot: s.lot,
            first: s.first,
            wind: s.wind,
            deck: s.deck.size(),
            discards: s.discards,
            hands: seats().map(|seat| s.hand(seat).size()).collect(),
            piles: seats().map(|seat| *s.pile(seat)).collect(),
            boast: s.claim,
            doom: s.doom,
            sides: seats().map(side).collect(),
            antes: seats().map(ante).collect(),
            given: seats().map(|seat| s.given(seat).size()).collect(),
            shown: (s.stage == Stage::Day).then(|| s.contributions()),
            drawn: s.drawn,
            winter: s.winter,
            winner: s.winner,
            pool: s.pool,
            picker: s.picker(),
            end: s.end,
            own: match observer {
                Observer::Spectator => Own::Nothing,
                Observer::Seat(seat) => Own::Cards { seat, hand: *s.hand(seat), gave: *s.given(seat) },
                Observer::Everything => Own::Everything(Box::new(*s)),
            },
        }
    }

    /// The view with its log; for the all-seeing observer with the whole position too.
    pub(crate) fn view_with_log(&self, view: &View, history: &[EventView]) -> Value {
        let mut json = serde_json::to_value(view).unwrap_or(Value::Null);
        if let Value::Object(map) = &mut json {
            map.insert("log".into(), history.iter().map(ToString::to_string).collect());
            if let Own::Everything(state) = &view.own {
                map.insert("position".into(), self.write_position(state));
            }
        }
        json
    }
}

impl State {
    /// Who picks next.
    pub(crate) fn picker(&self) -> Option<Seat> {
        if self.stage == Stage::Pick { self.to_act.single() } else { None }
    }
}

impl View {
    /// The seat that sees this; none for a spectator and the all-seeing.
    pub fn observer_seat(&self) -> Option<Seat> {
        match self.own {
            Own::Cards { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// The number of seats, at most [`MAX_SEATS`].
    pub fn seats(&self) -> u8 {
        self.hands.len().min(MAX_SEATS) as u8
    }
}

/// `{"seats":[1,4]}`, `{"chance":true}`, `{"over":true}`.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
fn turn_json<S: Serializer>(turn: &Turn, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(1))?;
    match turn {
        Turn::Seats(seats) => map.serialize_entry("seats", &seats.iter().collect::<Vec<_>>())?,
        Turn::Chance => map.serialize_entry("chance", &true)?,
        Turn::Over => map.serialize_entry("over", &true)?,
    }
    map.end()
}
