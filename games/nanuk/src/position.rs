//! Positions as JSON: writing them, and reading their parts. `setup` says whether the parts fit together.

use std::str::FromStr;

use inuksuk_core::{MAX_SEATS, Seat, SeatSet, SetupError};
use serde_json::{Map, Value, json};

use crate::{
    MOST_POINTS, Nanuk,
    action::Wind,
    boast::Boast,
    cards::{Animal, Card, Pile},
    state::{Claim, End, Side, Stage, State},
};

const KEYS: [&str; 21] = [
    "season", "totals", "stage", "lot", "first", "wind", "deck", "discards", "hands", "piles", "boast",
    "doom", "sides", "antes", "given", "drawn", "winter", "winner", "pool", "picker", "end",
];

impl Nanuk {
    pub(crate) fn write_position(&self, s: &State) -> Value {
        let seats = || Seat::all(self.seats);
        json!({
            "season": s.season,
            "totals": seats().map(|seat| s.total(seat)).collect::<Vec<_>>(),
            "stage": s.stage,
            "lot": s.lot.iter().collect::<Vec<_>>(),
            "first": s.first,
            "wind": s.wind,
            "deck": s.deck,
            "discards": s.discards,
            "hands": seats().map(|seat| s.hand(seat)).collect::<Vec<_>>(),
            "piles": seats().map(|seat| s.pile(seat)).collect::<Vec<_>>(),
            "boast": s.claim,
            "doom": s.doom,
            "sides": seats().map(|seat| s.side(seat)).collect::<Vec<_>>(),
            "antes": seats().map(|seat| s.ante(seat)).collect::<Vec<_>>(),
            "given": seats().map(|seat| s.given(seat)).collect::<Vec<_>>(),
            "drawn": s.drawn,
            "winter": s.winter,
            "winner": s.winner,
            "pool": s.pool,
            "picker": s.picker(),
            "end": s.end,
        })
    }
}

/// Reads the parts of a position and notes every defect; a part that cannot be read stays at its default.
pub(crate) struct Reader<'a> {
    keys: &'a Map<String, Value>,
    game: Nanuk,
    defects: Vec<String>,
}

impl<'a> Reader<'a> {
    /// Reads all parts.
    ///
    /// # Errors
    /// Every part that is missing, unknown or not what it should be.
    pub(crate) fn read(game: Nanuk, position: &'a Value) -> Result<State, SetupError> {
        let Some(keys) = position.as_object() else {
            return Err(SetupError::one("the position is not a JSON object"));
        };
        let mut reader = Self { keys, game, defects: Vec::new() };
        let state = reader.state();
        for key in keys.keys().filter(|k| !KEYS.contains(&k.as_str())) {
            reader.defect(key, "is no part of a position");
        }
        if reader.defects.is_empty() { Ok(state) } else { Err(SetupError(reader.defects)) }
    }

    fn state(&mut self) -> State {
        let seasons = self.game.options.seasons;
        let most_total = u64::from(MOST_POINTS) * u64::from(seasons);
        let mut s = Nanuk::new_season(self.number("season", 1, seasons));
        s.totals = self.by_seat("totals", |r, at, v| r.total(at, v, most_total));
        s.stage = self.one("stage", stage).unwrap_or(Stage::Over);
        s.lot = self.lot();
        s.first = self.maybe("first", Self::seat);
        s.wind = self.maybe("wind", wind);
        s.deck = self.one("deck", Self::pile).unwrap_or_default();
        s.discards = self.one("discards", Self::pile).unwrap_or_default();
        s.hands = self.by_seat("hands", Self::pile);
        s.piles = self.by_seat("piles", Self::pile);
        s.claim = self.maybe("boast", Self::claim);
        s.doom = self.maybe("doom", Self::seat);
        let sides: [Option<Side>; MAX_SEATS] =
            self.by_seat("sides", |r, at, v| if v.is_null() { Some(None) } else { side(r, at, v).map(Some) });
        let on = |wanted| Seat::all(MAX_SEATS as u8).filter(|s| sides[s.index()] == Some(wanted)).collect();
        (s.hunters, s.doomers) = (on(Side::Hunt), on(Side::Doom));
        s.antes =
            self.by_seat("antes", |r, at, v| if v.is_null() { Some(None) } else { card(r, at, v).map(Some) });
        s.given = self.by_seat("given", Self::pile);
        s.drawn = self.one("drawn", Self::pile).unwrap_or_default();
        s.winter = self.one("winter", flag).unwrap_or_default();
        s.winner = self.maybe("winner", side);
        s.pool = self.one("pool", Self::pile).unwrap_or_default();
        s.to_act = self.maybe("picker", Self::seat).map_or(SeatSet::EMPTY, SeatSet::only);
        s.end = self.maybe("end", end);
        s
    }

    fn defect(&mut self, at: &str, what: impl std::fmt::Display) {
        self.defects.push(format!("`{at}` {what}"));
    }

    /// A part that is always there.
    fn one<T>(&mut self, key: &str, read: impl FnOnce(&mut Self, &str, &Value) -> Option<T>) -> Option<T> {
        let Some(value) = self.keys.get(key) else {
            self.defect(key, "is missing");
            return None;
        };
        read(self, key, value)
    }

    /// A part that may be `null`.
    fn maybe<T>(&mut self, key: &str, read: impl FnOnce(&mut Self, &str, &Value) -> Option<T>) -> Option<T> {
        self.one(key, |r, at, v| if v.is_null() { None } else { read(r, at, v) })
    }

    /// A list with an entry for each seat.
    fn by_seat<T: Copy + Default>(
        &mut self,
        key: &str,
        mut read: impl FnMut(&mut Self, &str, &Value) -> Option<T>,
    ) -> [T; MAX_SEATS] {
        let mut all = [T::default(); MAX_SEATS];
        let seats = usize::from(self.game.seats);
        self.one(key, |r, at, v| match v.as_array() {
            Some(list) if list.len() == seats => {
                for (i, entry) in list.iter().enumerate() {
                    let at = format!("{at} of seat {}", i + 1);
                    all[i] = read(r, &at, entry).unwrap_or_default();
                }
                Some(())
            }
            _ => {
                r.defect(at, format_args!("is a list of {seats}, one entry a seat"));
                None
            }
        });
        all
    }

    fn number(&mut self, key: &str, least: u8, most: u8) -> u8 {
        self.one(key, |r, at, v| match v.as_u64().and_then(|n| u8::try_from(n).ok()) {
            Some(n) if (least..=most).contains(&n) => Some(n),
            _ => {
                r.defect(at, format_args!("is a number from {least} to {most}, not {v}"));
                None
            }
        })
        .unwrap_or(least)
    }

    fn total(&mut self, at: &str, v: &Value, most: u64) -> Option<u16> {
        match v.as_u64() {
            Some(n) if n <= most => Some(n as u16),
            _ => {
                self.defect(at, format_args!("is a number of points from 0 to {most}, not {v}"));
                None
            }
        }
    }

    fn seat(&mut self, at: &str, v: &Value) -> Option<Seat> {
        let seats = self.game.seats;
        let seat = v.as_u64().and_then(|n| u8::try_from(n).ok()).filter(|&n| n <= seats).and_then(Seat::new);
        if seat.is_none() {
            self.defect(at, format_args!("is a seat from 1 to {seats}, not {v}"));
        }
        seat
    }

    fn lot(&mut self) -> SeatSet {
        self.one("lot", |r, at, v| {
            let Some(list) = v.as_array() else {
                r.defect(at, "is a list of seats");
                return None;
            };
            let seats: Vec<Seat> = list.iter().filter_map(|entry| r.seat(at, entry)).collect();
            if seats.windows(2).any(|two| two[0] >= two[1]) {
                r.defect(at, "lists its seats rising, each once");
            }
            Some(seats.into_iter().collect())
        })
        .unwrap_or_default()
    }

    fn pile(&mut self, at: &str, v: &Value) -> Option<Pile> {
        let Some(map) = v.as_object() else {
            self.defect(at, format_args!("is an object of cards and counts, not {v}"));
            return None;
        };
        let mut pile = Pile::EMPTY;
        for (text, n) in map {
            match (Card::from_str(text), n.as_u64()) {
                (Err(error), _) => self.defect(at, format_args!("has a defect: {error}")),
                (Ok(card), Some(n)) if (1..=u64::from(card.in_the_game())).contains(&n) => {
                    (0..n).for_each(|_| pile.add(card));
                }
                (Ok(card), _) => {
                    let most = card.in_the_game();
                    self.defect(at, format_args!("has {n} of `{card}`: the count is from 1 to {most}"));
                }
            }
        }
        Some(pile)
    }

    fn claim(&mut self, at: &str, v: &Value) -> Option<Claim> {
        let Some(map) = v.as_object() else {
            self.defect(at, format_args!("is an object of seat, animal, number and days, not {v}"));
            return None;
        };
        let fields = ["seat", "animal", "number", "days"];
        for key in map.keys().filter(|k| !fields.contains(&k.as_str())) {
            self.defect(at, format_args!("has no `{key}`"));
        }
        let [seat, animal, number, days] = fields.map(|f| map.get(f).unwrap_or(&Value::Null));
        let seat = self.seat("boast.seat", seat);
        let animal = animal.as_str().and_then(|text| Animal::from_str(text).ok());
        if animal.is_none() {
            self.defect("boast.animal", "is one of \"d\", \"s\", \"f\", \"b\"");
        }
        let mut within = |name: &str, v: &Value, most: u8| {
            let n = v.as_u64().filter(|n| (1..=u64::from(most)).contains(n));
            if n.is_none() {
                self.defect(name, format_args!("is a number from 1 to {most}, not {v}"));
            }
            n.map(|n| n as u8)
        };
        let number = within("boast.number", number, Animal::HIGHEST_NUMBER);
        let days = within("boast.days", days, Boast::MOST_DAYS);
        Some(Claim { seat: seat?, boast: Boast { animal: animal?, number: number?, days: days? } })
    }

    /// A value that is one of a few texts.
    fn word<T>(&mut self, at: &str, v: &Value, words: &[(&str, T)]) -> Option<T>
    where
        T: Copy,
    {
        let found = words.iter().find(|(text, _)| v.as_str() == Some(text)).map(|&(_, thing)| thing);
        if found.is_none() {
            let texts: Vec<&str> = words.iter().map(|&(text, _)| text).collect();
            self.defect(at, format_args!("is one of {}, not {v}", texts.join(", ")));
        }
        found
    }
}

fn stage(r: &mut Reader<'_>, at: &str, v: &Value) -> Option<Stage> {
    r.word(at, v, &Stage::ALL.map(|stage| (stage.text(), stage)))
}

fn wind(r: &mut Reader<'_>, at: &str, v: &Value) -> Option<Wind> {
    r.word(at, v, &Wind::ALL.map(|wind| (wind.text(), wind)))
}

fn side(r: &mut Reader<'_>, at: &str, v: &Value) -> Option<Side> {
    r.word(at, v, &[Side::Hunt, Side::Doom].map(|side| (side.text(), side)))
}

fn end(r: &mut Reader<'_>, at: &str, v: &Value) -> Option<End> {
    r.word(at, v, &[End::InTheHunt, End::InTheRefill].map(|end| (end.rule().0, end)))
}

fn card(r: &mut Reader<'_>, at: &str, v: &Value) -> Option<Card> {
    r.word(at, v, &Card::ALL.map(|card| (card.text(), card)))
}

fn flag(r: &mut Reader<'_>, at: &str, v: &Value) -> Option<bool> {
    if v.as_bool().is_none() {
        r.defect(at, format_args!("is true or false, not {v}"));
    }
    v.as_bool()
}
