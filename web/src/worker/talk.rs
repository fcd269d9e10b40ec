//! What bots say before sides are chosen in Nanuk (K-14). It decides nothing and comes from nothing but what the
//! speaking seat may know.

use ::nanuk::{Animal, Card, Pile};
use inuksuk_core::{Observer, Seat};
use inuksuk_table::{HolderKind, Table};

use crate::boards::nanuk::view::{Claim, View};
use crate::link::Said;

/// What each bot at the table says, while there is something to be said.
pub(crate) fn said(table: &Table) -> Vec<Said> {
    let matched = table.matched();
    let bots = Seat::all(matched.seats())
        .filter(|seat| matches!(table.seats()[seat.index()].kind, HolderKind::Bot(_)));
    bots.filter_map(|seat| speech(seat.number(), &View::of(&matched.view(Observer::Seat(seat)))?)).collect()
}

fn speech(seat: u8, view: &View) -> Option<Said> {
    let (Some(doom), Some(Claim { seat: leader, boast }), Some(hand)) = (view.doom, view.claim, &view.hand)
    else {
        return None;
    };
    if view.stage != ::nanuk::Stage::Sides {
        return None;
    }
    let strength = strength(hand, boast.animal);
    // Some bluff; who, nobody can tell from outside.
    let mood = hand.cards().fold(seat.wrapping_mul(7), |mood, card| {
        mood.wrapping_mul(5).wrapping_add(card.index() as u8 + boast.number)
    });
    let keen = (strength >= 2) != (mood % 5 == 0);
    let (opening, reply) = match (seat == leader, seat == doom, keen) {
        (true, _, true) => ("plenty", "come-along"),
        (true, _, false) => ("come-along", "trust-me"),
        (_, true, _) => ("doomed", if mood % 2 == 0 { "stay-home" } else { "too-many" }),
        (_, _, true) => (if mood % 2 == 0 { "sounds-good" } else { "plenty" }, "trust-me"),
        _ => (if mood % 2 == 0 { "too-many" } else { "we-shall-see" }, "stay-home"),
    };
    Some(Said { seat, opening: opening.into(), reply: reply.into() })
}

/// What a hand is worth to a hunt.
fn strength(hand: &Pile, animal: Animal) -> u8 {
    hand.animals(animal) + hand.count(Card::Inuksuk)
}
