//! The view of Nanuk as the board reads it.

use ::nanuk::{Animal, Boast, Card, Pile, Side, Stage, Wind};
use serde_json::Value;

/// A boast and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Whose.
    pub seat: u8,
    /// What was said.
    pub boast: Boast,
}

/// Something of a seat that may be hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known<T> {
    /// It is there; what it is may not be known.
    Hidden,
    /// It is this.
    Open(T),
}

/// What the one who looks may know. Lists by seat have seat 1 first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Number of the season, from 1.
    pub season: u8,
    /// Points of the finished seasons.
    pub totals: Vec<u16>,
    /// What is being done.
    pub stage: Stage,
    /// First player of the round.
    pub first: Option<u8>,
    /// The wind.
    pub wind: Option<Wind>,
    /// Number of face-down cards.
    pub deck: u8,
    /// The face-up cards under the deck.
    pub discards: Pile,
    /// Number of cards in each hand.
    pub hands: Vec<u8>,
    /// Score piles.
    pub piles: Vec<Pile>,
    /// The last boast; the target once there is a doom.
    pub claim: Option<Claim>,
    /// The Doom leader.
    pub doom: Option<u8>,
    /// Who has decided, and what, where it may be known.
    pub sides: Vec<Option<Known<Side>>>,
    /// Who has laid an ante; the own card.
    pub antes: Vec<Option<Known<Card>>>,
    /// How many cards each hunter has contributed.
    pub given: Vec<u8>,
    /// All contributions together, while days are drawn.
    pub shown: Option<Pile>,
    /// Cards drawn for days.
    pub drawn: Pile,
    /// Whether winter has come.
    pub winter: bool,
    /// The side that won the hunt.
    pub winner: Option<Side>,
    /// The pool.
    pub pool: Pile,
    /// Who picks next.
    pub picker: Option<u8>,
    /// The own hand; nothing where nobody looks.
    pub hand: Option<Pile>,
    /// What one has contributed.
    pub gave: Pile,
}

impl View {
    /// Reads a view; nothing where it is not one of Nanuk.
    pub fn of(value: &Value) -> Option<Self> {
        let number = |name: &str| value[name].as_u64().and_then(|n| u8::try_from(n).ok());
        let numbers = |name: &str| -> Vec<u8> { list(&value[name], |n| n.as_u64().map_or(0, |n| n as u8)) };
        let stage = value["stage"].as_str()?;
        Some(Self {
            season: number("season")?,
            totals: list(&value["totals"], |n| n.as_u64().map_or(0, |n| n as u16)),
            stage: Stage::ALL.into_iter().find(|s| s.text() == stage)?,
            first: number("first"),
            wind: value["wind"].as_str().and_then(wind),
            deck: number("deck")?,
            discards: pile(&value["discards"]),
            hands: numbers("hands"),
            piles: list(&value["piles"], pile),
            claim: claim(&value["boast"]),
            doom: number("doom"),
            sides: list(&value["sides"], |side| known(side, self::side)),
            antes: list(&value["antes"], |ante| known(ante, |card| card.parse().ok())),
            given: numbers("given"),
            shown: value["shown"].is_object().then(|| pile(&value["shown"])),
            drawn: pile(&value["drawn"]),
            winter: value["winter"] == true,
            winner: value["winner"].as_str().and_then(side),
            pool: pile(&value["pool"]),
            picker: number("picker"),
            hand: value["hand"].is_object().then(|| pile(&value["hand"])),
            gave: pile(&value["gave"]),
        })
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    /// How many cards a seat holds.
    pub fn held(&self, seat: u8) -> u8 {
        self.hands.get(usize::from(seat) - 1).copied().unwrap_or(0)
    }

    /// The side of a seat, once it may be known.
    pub fn side(&self, seat: u8) -> Option<Side> {
        match self.sides.get(usize::from(seat).checked_sub(1)?)? {
            Some(Known::Open(side)) => Some(*side),
            _ => None,
        }
    }

    /// Whether a seat has decided.
    pub fn has_decided(&self, seat: u8) -> bool {
        self.sides.get(usize::from(seat) - 1).is_some_and(Option::is_some)
    }

    /// The Hunt leader, once there is a doom.
    pub fn hunt_leader(&self) -> Option<u8> {
        self.doom.and(self.claim).map(|claim| claim.seat)
    }

    /// Cards a seat has laid face down: its ante or its contributions.
    pub fn laid(&self, seat: u8) -> u8 {
        let index = usize::from(seat) - 1;
        let ante = u8::from(self.antes.get(index).is_some_and(Option::is_some));
        ante + self.given.get(index).copied().unwrap_or(0)
    }
}

fn list<T>(value: &Value, read: impl Fn(&Value) -> T) -> Vec<T> {
    value.as_array().map_or_else(Vec::new, |items| items.iter().map(read).collect())
}

fn known<T>(value: &Value, read: impl Fn(&str) -> Option<T>) -> Option<Known<T>> {
    match value.as_str()? {
        "?" => Some(Known::Hidden),
        text => read(text).map(Known::Open),
    }
}

/// A side by its text.
pub fn side(text: &str) -> Option<Side> {
    [Side::Hunt, Side::Doom].into_iter().find(|side| side.text() == text)
}

/// A wind by its text.
pub fn wind(text: &str) -> Option<Wind> {
    Wind::ALL.into_iter().find(|wind| wind.text() == text)
}

/// A pile as the notation writes it: cards and how many of each.
pub fn pile(value: &Value) -> Pile {
    let Some(cards) = value.as_object() else { return Pile::EMPTY };
    cards
        .iter()
        .filter_map(|(card, count)| Some((card.parse::<Card>().ok()?, count.as_u64()?)))
        .flat_map(|(card, count)| std::iter::repeat_n(card, count as usize))
        .collect()
}

/// A boast with its seat; events of boasts have the same form.
pub fn claim(value: &Value) -> Option<Claim> {
    let number = |name: &str| value[name].as_u64().and_then(|n| u8::try_from(n).ok());
    let animal = value["animal"].as_str()?.parse::<Animal>().ok()?;
    Some(Claim {
        seat: number("seat")?,
        boast: Boast { animal, number: number("number")?, days: number("days")? },
    })
}

/// A boast by the text of its action.
pub fn boast(action: &str) -> Option<Boast> {
    let mut words = action.strip_prefix("boast ")?.split(' ');
    let animal = words.next()?.parse().ok()?;
    Some(Boast { animal, number: words.next()?.parse().ok()?, days: words.next()?.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_view_of_the_rules_is_read() {
        let start = inuksuk_catalog::find("nanuk").unwrap().start(
            5,
            &json!({"first": 2}),
            None,
            &mut inuksuk_catalog::Unchanging,
        );
        let mut matched = start.unwrap();
        while matched.turn() == inuksuk_core::Turn::Chance {
            let (outcome, _) = matched.outcomes().remove(0);
            matched.play(inuksuk_core::Actor::Chance, &outcome).unwrap();
        }
        let seat = |n| inuksuk_core::Seat::new(n).unwrap();
        for (player, action) in [(2, "boast f 2 3"), (1, "doom"), (4, "hunt")] {
            let legal = matched.legal(seat(player));
            let player = if legal.is_empty() { 3 } else { player };
            matched.play(inuksuk_core::Actor::Seat(seat(player)), action).unwrap();
        }
        let own = View::of(&matched.view(inuksuk_core::Observer::Seat(seat(4)))).unwrap();
        assert_eq!((own.stage, own.seats(), own.first), (Stage::Sides, 5, Some(2)));
        assert_eq!(own.hand.map(|hand| hand.size()), Some(3));
        assert_eq!(own.side(4), Some(Side::Hunt));
        assert_eq!(own.hunt_leader(), Some(2));
        let all = View::of(&matched.view(inuksuk_core::Observer::Spectator)).unwrap();
        assert_eq!((all.hand, all.side(4), all.has_decided(4)), (None, None, true));
        assert_eq!(all.claim.map(|claim| claim.boast.to_string()), Some("f 2 3".into()));
    }

    #[test]
    fn a_boast_reads_as_it_is_played() {
        assert_eq!(boast("boast s 12 4").map(|boast| boast.to_string()), Some("s 12 4".into()));
        assert_eq!(boast("doom"), None);
    }
}
