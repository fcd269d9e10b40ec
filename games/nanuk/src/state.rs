//! A position: where the hundred cards lie and what has been decided. Plain data, no heap, no history.

use inuksuk_core::{MAX_SEATS, Rule, Seat, SeatSet};
use serde::Serialize;

use crate::{
    action::Wind,
    boast::Boast,
    cards::{Card, Pile},
};

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The first player is drawn by lot.
    First,
    /// Hands are filled up.
    Deal,
    /// The wind of the round is flipped.
    Wind,
    /// Boasting.
    Boast,
    /// Sides are chosen.
    Sides,
    /// Doomers lay their antes.
    Ante,
    /// Hunters lay their contributions.
    Give,
    /// A card is drawn for each day.
    Day,
    /// The winning side picks from the pool.
    Pick,
    /// The match is over.
    Over,
}

impl Stage {
    /// All stages, in the order of a round.
    pub const ALL: [Self; 10] = [
        Self::First,
        Self::Deal,
        Self::Wind,
        Self::Boast,
        Self::Sides,
        Self::Ante,
        Self::Give,
        Self::Day,
        Self::Pick,
        Self::Over,
    ];

    /// Its text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Deal => "deal",
            Self::Wind => "wind",
            Self::Boast => "boast",
            Self::Sides => "sides",
            Self::Ante => "ante",
            Self::Give => "give",
            Self::Day => "day",
            Self::Pick => "pick",
            Self::Over => "over",
        }
    }
}

/// A side in the hunt (K-14).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The hunters.
    Hunt,
    /// The doomers.
    Doom,
}

impl Side {
    /// Its text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Hunt => "hunt",
            Self::Doom => "doom",
        }
    }
}

/// How a season ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum End {
    /// Winter came while days were drawn.
    #[serde(rename = "K-30")]
    InTheHunt,
    /// Winter came with the refill.
    #[serde(rename = "K-31")]
    InTheRefill,
}

impl End {
    /// The rule that ended it.
    pub const fn rule(self) -> Rule {
        match self {
            Self::InTheHunt => Rule("K-30"),
            Self::InTheRefill => Rule("K-31"),
        }
    }
}

/// The last boast and whose it is; that seat is the Hunt leader once there is a doom (K-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Claim {
    /// Who said it.
    pub seat: Seat,
    /// What was said.
    #[serde(flatten)]
    pub boast: Boast,
}

/// A position. Made by [`crate::Nanuk`] alone, so that only positions that obey the rules exist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) season: u8,
    pub(crate) stage: Stage,
    pub(crate) wind: Option<Wind>,
    pub(crate) first: Option<Seat>,
    /// Who may act; while hands are filled, whose hand is next. Follows from the rest except in picking.
    pub(crate) to_act: SeatSet,
    pub(crate) lot: SeatSet,
    pub(crate) claim: Option<Claim>,
    pub(crate) doom: Option<Seat>,
    pub(crate) hunters: SeatSet,
    pub(crate) doomers: SeatSet,
    pub(crate) antes: [Option<Card>; MAX_SEATS],
    pub(crate) winter: bool,
    pub(crate) winner: Option<Side>,
    pub(crate) end: Option<End>,
    pub(crate) totals: [u16; MAX_SEATS],
    pub(crate) deck: Pile,
    pub(crate) discards: Pile,
    pub(crate) drawn: Pile,
    pub(crate) pool: Pile,
    pub(crate) hands: [Pile; MAX_SEATS],
    pub(crate) piles: [Pile; MAX_SEATS],
    pub(crate) given: [Pile; MAX_SEATS],
}

impl State {
    /// Number of the season, from 1 (K-35).
    pub const fn season(&self) -> u8 {
        self.season
    }

    /// What is being done.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The wind of the round; while hands are refilled that of the round that ended (K-22).
    pub const fn wind(&self) -> Option<Wind> {
        self.wind
    }

    /// First player of the round; while hands are refilled already the next one (K-23).
    pub const fn first(&self) -> Option<Seat> {
        self.first
    }

    /// The face-down cards.
    pub const fn deck(&self) -> &Pile {
        &self.deck
    }

    /// The face-up cards under the deck.
    pub const fn discards(&self) -> &Pile {
        &self.discards
    }

    /// The hand of a seat.
    pub const fn hand(&self, seat: Seat) -> &Pile {
        &self.hands[seat.index()]
    }

    /// The score pile of a seat.
    pub const fn pile(&self, seat: Seat) -> &Pile {
        &self.piles[seat.index()]
    }

    /// The last boast.
    pub const fn claim(&self) -> Option<Claim> {
        self.claim
    }

    /// The Hunt leader, once there is a doom (K-13).
    pub fn hunt_leader(&self) -> Option<Seat> {
        self.doom.and(self.claim).map(|c| c.seat)
    }

    /// The Doom leader (K-13).
    pub const fn doom_leader(&self) -> Option<Seat> {
        self.doom
    }

    /// The side a seat has chosen, openly or in secret.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        if self.hunters.contains(seat) {
            Some(Side::Hunt)
        } else if self.doomers.contains(seat) {
            Some(Side::Doom)
        } else {
            None
        }
    }

    /// The ante a seat has lying face down (K-16).
    pub const fn ante(&self, seat: Seat) -> Option<Card> {
        self.antes[seat.index()]
    }

    /// What a seat has contributed (K-17).
    pub const fn given(&self, seat: Seat) -> &Pile {
        &self.given[seat.index()]
    }

    /// The contributions of all together (K-18).
    pub fn contributions(&self) -> Pile {
        let mut all = Pile::EMPTY;
        self.given.iter().for_each(|g| all.add_all(g));
        all
    }

    /// The cards drawn for days (K-19).
    pub const fn drawn(&self) -> &Pile {
        &self.drawn
    }

    /// Whether the deck was made anew (K-30).
    pub const fn is_winter(&self) -> bool {
        self.winter
    }

    /// The side that won the hunt, while it picks (K-20).
    pub const fn winner(&self) -> Option<Side> {
        self.winner
    }

    /// What lies in the pool (K-21).
    pub const fn pool(&self) -> &Pile {
        &self.pool
    }

    /// How the last season ended, when the match is over.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// Points of a seat in the seasons that are finished (K-35).
    pub const fn total(&self, seat: Seat) -> u16 {
        self.totals[seat.index()]
    }
}

const _: () = assert!(size_of::<State>() <= 512);
