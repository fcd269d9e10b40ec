//! Who sits before the screen, and so whose secrets the page is sent.
//!
//! In a game without secrets the page looks for everybody at once. Otherwise a single person among bots looks all
//! the time; of several persons only the one who is asked does, after the screen was handed over, and only until
//! the answer. In between the page is sent what a spectator may know.

use inuksuk_core::{Actor, Observer, Seat, SeatSet};
use inuksuk_table::{HolderKind, Table};

use crate::link::Eyes;

/// Whose eyes the page looks through, and for whom it may act.
#[derive(Clone, Debug, Default)]
pub(super) struct Watch {
    pub(super) eyes: Eyes,
    /// The seats that may be played from the page now.
    pub(super) plays: SeatSet,
    /// How long the line was when the one who looks had seen enough.
    seen_enough: usize,
}

impl Watch {
    /// Through whose eyes the page looks at a table.
    pub(super) fn observer(&self, table: &Table) -> Observer {
        let seat = match self.eyes.seat {
            Some(seat) => Seat::new(seat),
            None if has_secrets(table) => None,
            None => self.plays.single(),
        };
        seat.map_or(Observer::Spectator, Observer::Seat)
    }

    /// Decides who looks now, after the table has changed.
    pub(super) fn settle(&mut self, table: &Table) {
        let persons = persons(table);
        if !has_secrets(table) {
            self.plays = persons;
            return;
        }
        let asked: SeatSet = persons.iter().filter(|&seat| table.seats_to_act().contains(seat)).collect();
        let looking = self.eyes.seat.and_then(Seat::new);
        self.eyes.hold = false;
        match looking {
            Some(seat) if asked.contains(seat) => return,
            Some(seat) if self.must_be_seen(table, seat) => {
                self.eyes.hold = true;
                return;
            }
            _ => {}
        }
        let person = looking.and_then(|seat| person(table, seat));
        let own = |seat: &Seat| self::person(table, *seat) == person;
        let next = asked.iter().find(own).or_else(|| asked.iter().next());
        if is_one_person(table, persons) {
            self.look(next.or(looking).or_else(|| persons.iter().next()), persons);
        } else if let Some(next) = next.filter(own) {
            self.look(Some(next), SeatSet::only(next));
        } else {
            self.look(None, SeatSet::EMPTY);
            match next {
                // Who knows no more than everybody does acts without a screen of his own.
                Some(seat) if knows_what_all_know(table, seat) => self.plays = SeatSet::only(seat),
                Some(seat) => self.eyes.next = Some(seat.number()),
                // Such a one may have come to see something: everything waits until it was handed the screen.
                None => {
                    self.eyes.next =
                        persons.iter().find(|&seat| self.must_be_seen(table, seat)).map(Seat::number);
                    self.eyes.hold = self.eyes.next.is_some();
                }
            }
        }
    }

    /// The screen has been handed over to the seat it was meant for.
    pub(super) fn hand_over(&mut self, seat: Seat) -> bool {
        let meant = self.eyes.next == Some(seat.number());
        if meant {
            let hold = self.eyes.hold;
            self.look(Some(seat), SeatSet::only(seat));
            self.eyes.hold = hold;
        }
        meant
    }

    /// The one who looks has seen enough.
    pub(super) fn enough(&mut self, table: &Table) {
        self.seen_enough = table.len();
    }

    /// Nobody looks any more. [`Watch::settle`] then finds who is to look next.
    pub(super) fn cover(&mut self) {
        self.look(None, SeatSet::EMPTY);
    }

    fn look(&mut self, seat: Option<Seat>, plays: SeatSet) {
        self.eyes = Eyes { seat: seat.map(Seat::number), next: None, hold: false };
        self.plays = plays;
    }

    /// Whether the last action was this seat's own and showed it what nobody else saw.
    fn must_be_seen(&self, table: &Table, seat: Seat) -> bool {
        let matched = table.matched();
        let Some(last) = matched.len().checked_sub(1) else { return false };
        self.seen_enough < table.len()
            && matched.actor(last) == Actor::Seat(seat)
            && matched.revealed(last, Observer::Seat(seat))
            && !matched.revealed(last, Observer::Spectator)
    }
}

fn has_secrets(table: &Table) -> bool {
    !table.matched().info().perfect_information
}

fn person(table: &Table, seat: Seat) -> Option<u32> {
    match table.seats().get(seat.index())?.kind {
        HolderKind::Person(number) => Some(number),
        HolderKind::Bot(_) => None,
    }
}

/// The seats that persons hold.
pub(super) fn persons(table: &Table) -> SeatSet {
    Seat::all(table.matched().seats()).filter(|&seat| person(table, seat).is_some()).collect()
}

fn is_one_person(table: &Table, persons: SeatSet) -> bool {
    let mut numbers = persons.iter().map(|seat| person(table, seat));
    let first = numbers.next();
    numbers.all(|number| Some(number) == first)
}

fn knows_what_all_know(table: &Table, seat: Seat) -> bool {
    table.matched().view(Observer::Seat(seat)) == table.matched().view(Observer::Spectator)
}
