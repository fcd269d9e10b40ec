//! How a sensible player plays a round, for playouts, and what score piles are worth before the end.

use inuksuk_core::{Draw, Game, MAX_SEATS, Seat};
use nanuk::{Action, Boast, Card, Gift, Nanuk, Pile, Side, Stage, State, season_points, sets_and_pairs};

use super::odds::{favourite, success};
use crate::{Guide, Stream, Values};

/// Boasts a little more than the one before, dooms what is unlikely, gives what helps and picks what scores.
#[derive(Clone, Copy, Debug, Default)]
pub struct Boaster;

/// Boasts far beyond the last one are left out of the tree: they are never better than a smaller step.
const LONGEST_STEP: u8 = 2;
/// The largest first boast.
const FIRST_BOAST: (u8, u8) = (6, 8);

impl Guide<Nanuk> for Boaster {
    fn keeps(&self, _: &Nanuk, state: &State, _: Seat, action: Action) -> bool {
        let Action::Boast(boast) = action else { return true };
        match state.claim() {
            Some(last) => {
                boast.number <= last.boast.number + LONGEST_STEP
                    && boast.days <= last.boast.days + LONGEST_STEP
            }
            None => {
                boast.number >= 2
                    && boast.number <= FIRST_BOAST.0
                    && boast.days >= 2
                    && boast.days <= FIRST_BOAST.1
                    && boast.number % 2 == 0
                    && boast.days % 2 == 0
            }
        }
    }

    fn pick(&self, game: &Nanuk, state: &State, seat: Seat, actions: &[Action], draw: &mut Stream) -> Action {
        let hand = state.hand(seat);
        let wanted = match state.stage() {
            Stage::Boast => Some(boast(game, state, hand, draw)),
            Stage::Sides => Some(side(game, state, hand, draw)),
            Stage::Ante => best(actions, |action| match action {
                Action::Ante(card) => -usefulness(card),
                _ => i32::MIN,
            }),
            Stage::Give => Some(gift(state, actions, draw)),
            Stage::Pick => best(actions, |action| match action {
                Action::Pick(card) => gain(state.pile(seat), card),
                _ => i32::MIN,
            }),
            _ => None,
        };
        wanted.filter(|action| actions.contains(action)).unwrap_or_else(|| *draw.choose(actions))
    }

    fn horizon(&self) -> u32 {
        60
    }

    /// The shares of the points so far, sharper than in proportion: who leads is likelier to win than that.
    fn estimate(&self, game: &Nanuk, state: &State) -> Values {
        let piles: [Pile; MAX_SEATS] = std::array::from_fn(|i| *state.pile(Seat::from_index(i)));
        let points = season_points(&piles);
        let strength = |seat: Seat| {
            let all = u16::from(points[seat.index()]) + state.total(seat);
            // Cards that score nothing yet are on their way to.
            let loose = f64::from(state.pile(seat).size()) * 0.25;
            ((f64::from(all) + loose) / 3.0).exp()
        };
        let strengths: Values = Seat::all(game.seats()).map(strength).collect();
        let sum: f64 = strengths.iter().sum();
        strengths.into_iter().map(|s| s / sum).collect()
    }
}

/// The first of the best.
fn best(actions: &[Action], worth: impl Fn(Action) -> i32) -> Option<Action> {
    actions.iter().copied().rev().max_by_key(|&action| worth(action))
}

/// The next boast, or doom.
fn boast(game: &Nanuk, state: &State, hand: &Pile, draw: &mut Stream) -> Action {
    let animal = favourite(hand);
    let small = |draw: &mut Stream, from: u8, to: u8| from + draw.below(u64::from(to - from) + 1) as u8;
    let Some(last) = state.claim() else {
        let (number, days) = (small(draw, 2, 5), small(draw, 3, 6));
        return Action::Boast(Boast { animal, number, days });
    };
    let last = last.boast;
    // About half of the others join a hunt.
    let others = f64::from(game.seats() - 2) / 2.0;
    let next = if draw.below(2) == 0 {
        Boast { animal, number: last.number + 1, days: last.days + small(draw, 0, 1) }
    } else {
        Boast { days: last.days + 1, ..last }
    };
    let chance = success(last, &Pile::EMPTY, others + 1.0);
    let raised = success(next, hand, others);
    let legal = next.is_within_limits() && next.raises(last);
    // The likelier the hunt fails, the better to doom it; but not while one's own boast looks better.
    let doom = (1.0 - chance).max(0.1);
    if !legal || draw.happens((1000.0 * doom / (doom + raised)) as u32) {
        Action::Doom
    } else {
        Action::Boast(next)
    }
}

/// How many are on a side as far as this seat could know.
fn hunters(game: &Nanuk, state: &State) -> f64 {
    match state.stage() {
        Stage::Sides => f64::from(game.seats() - 2) / 2.0,
        _ => Seat::all(game.seats()).filter(|&s| state.side(s) == Some(Side::Hunt)).count() as f64,
    }
}

fn side(game: &Nanuk, state: &State, hand: &Pile, draw: &mut Stream) -> Action {
    let Some(claim) = state.claim() else { return Action::Stay };
    let chance = success(claim.boast, hand, hunters(game, state));
    // Blurred: what others can tell from a hand is little.
    let sharp = 1.0 / (1.0 + (-8.0 * (chance - 0.45)).exp());
    if draw.happens((1000.0 * sharp) as u32) { Action::Hunt } else { Action::Stay }
}

/// Whatever helps the hunt, now and then less.
fn gift(state: &State, actions: &[Action], draw: &mut Stream) -> Action {
    let generous = draw.below(4) > 0;
    let worth = |gift: Gift| {
        let Some(claim) = state.claim() else { return 0 };
        gift.cards()
            .map(|card| match card {
                Card::Inuksuk if claim.boast.days >= 3 => 3,
                _ if card.animal() == Some(claim.boast.animal) => if card.is_double() { 6 } else { 4 },
                _ => -2,
            } - if generous { 0 } else { 5 })
            .sum()
    };
    best(actions, |action| match action {
        Action::Give(gift) => worth(gift),
        _ => i32::MIN,
    })
    .unwrap_or(actions[0])
}

/// How much a card is worth keeping in hand.
fn usefulness(card: Card) -> i32 {
    match card {
        Card::Inuksuk => 3,
        _ if card.is_double() => 4,
        _ if card.is_nanuk() => 1,
        _ => 2,
    }
}

/// What a card adds to a score pile, in hundredths of a point (K-32, K-33).
fn gain(pile: &Pile, card: Card) -> i32 {
    let mut more = *pile;
    more.add(card);
    let points = i32::from(sets_and_pairs(&more)) - i32::from(sets_and_pairs(pile));
    let missing = card.animal().is_some_and(|animal| pile.animals(animal) == 0);
    let promise = match card {
        Card::Inuksuk => 60,
        _ if card.is_double() => 50,
        _ if card.is_nanuk() => 40,
        _ => 10,
    };
    100 * points + promise + if missing { 30 } else { 0 }
}
