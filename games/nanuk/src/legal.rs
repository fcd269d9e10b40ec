//! Which actions are legal, and why another one is not.

use inuksuk_core::{Actor, ArrayVec, Refusal, Rule, Seat, Turn, Weighted};

use crate::{
    Nanuk,
    action::{Action, Gift, Wind},
    boast::{Boast, first_boasts, raises},
    cards::{Card, Pile},
    state::{Stage, State},
};

/// A list of actions. The longest is that of a round's first boast (see [`Boast::ALL`]).
pub type Actions = ArrayVec<Action, { Boast::ALL }>;

/// A list of outcomes. The longest is that of a card, one outcome for each kind.
pub type Outcomes = ArrayVec<Weighted<Action>, { Card::KINDS }>;

impl Nanuk {
    pub(crate) fn turn_of(s: &State) -> Turn {
        match s.stage {
            Stage::First | Stage::Deal | Stage::Wind | Stage::Day => Turn::Chance,
            Stage::Over => Turn::Over,
            _ => Turn::Seats(s.to_act),
        }
    }

    pub(crate) fn list_legal(s: &State, seat: Seat, actions: &mut Actions) {
        actions.clear();
        if !matches!(Self::turn_of(s), Turn::Seats(seats) if seats.contains(seat)) {
            return;
        }
        let hand = &s.hands[seat.index()];
        match s.stage {
            Stage::Boast => match s.claim {
                None => copy(actions, first_boasts()),
                Some(claim) => {
                    actions.push(Action::Doom);
                    raises(claim.boast).for_each(|run| copy(actions, run));
                }
            },
            Stage::Sides => {
                actions.push(Action::Hunt);
                actions.push(Action::Stay);
            }
            Stage::Ante => actions.extend(hand.kinds().map(|(card, _)| Action::Ante(card))),
            Stage::Give => actions.extend(Gift::all_of(hand).into_iter().map(Action::Give)),
            Stage::Pick => actions.extend(s.pool.kinds().map(|(card, _)| Action::Pick(card))),
            _ => {}
        }
    }

    pub(crate) fn list_outcomes(s: &State, outcomes: &mut Outcomes) {
        outcomes.clear();
        let even = |action| Weighted { action, weight: 1 };
        let cards = |action: fn(Seat, Card) -> Action, seat| {
            s.deck.kinds().map(move |(card, n)| Weighted { action: action(seat, card), weight: u32::from(n) })
        };
        match s.stage {
            Stage::First => outcomes.extend(s.lot.iter().map(|seat| even(Action::First(seat)))),
            Stage::Wind => outcomes.extend(Wind::ALL.map(|wind| even(Action::Wind(wind)))),
            Stage::Deal => {
                if let Some(seat) = s.to_act.single() {
                    outcomes.extend(cards(Action::Deal, seat));
                }
            }
            Stage::Day => outcomes.extend(cards(|_, card| Action::Day(card), Seat::FIRST)),
            _ => {}
        }
    }

    pub(crate) fn refuse(s: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        if s.stage == Stage::Over {
            let rule = s.end.map_or(Rule("K-34"), crate::state::End::rule);
            return Err(Refusal::new("nanuk-refused-over", rule, "the match is over"));
        }
        match actor {
            Actor::Chance => refuse_outcome(s, action),
            Actor::Seat(seat) => refuse_choice(s, seat, action),
        }
    }
}

fn copy(actions: &mut Actions, run: &[Action]) {
    assert!(actions.try_extend_from_slice(run).is_ok(), "no list is longer than that of the first boast");
}

fn refusal(key: &'static str, rule: &'static str, message: &str) -> Result<(), Refusal> {
    Err(Refusal::new(key, Rule(rule), message))
}

/// Only whoever drives chance, and so sees everything, is ever told this.
fn refuse_outcome(s: &State, action: Action) -> Result<(), Refusal> {
    let from_deck = |card| {
        if s.deck.holds(card) {
            Ok(())
        } else {
            refusal("nanuk-refused-not-in-deck", "K-4", "no such card lies face down")
        }
    };
    match (s.stage, action) {
        (Stage::First, Action::First(seat)) if s.lot.contains(seat) => Ok(()),
        (Stage::First, Action::First(_)) => {
            refusal("nanuk-refused-not-in-lot", "K-10", "that seat takes no part in the lot")
        }
        (Stage::Deal, Action::Deal(seat, card)) if s.to_act.contains(seat) => from_deck(card),
        (Stage::Deal, Action::Deal(..)) => {
            refusal("nanuk-refused-not-dealt-to", "K-22", "the next card goes to another seat")
        }
        (Stage::Wind, Action::Wind(_)) => Ok(()),
        (Stage::Day, Action::Day(card)) => from_deck(card),
        _ => refusal("nanuk-refused-not-chance", "K-11", "chance does not decide this now"),
    }
}

/// Looks at nothing but what is public and the seat's own hand, so the answer can tell it nothing new.
fn refuse_choice(s: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    if Nanuk::turn_of(s) == Turn::Chance {
        return refusal("nanuk-refused-chance", "K-4", "chance decides first");
    }
    if !s.to_act.contains(seat) {
        return refuse_turn(s.stage);
    }
    let held = |cards: &Pile| {
        if s.hands[seat.index()].without_all(cards).is_some() {
            Ok(())
        } else {
            refusal("nanuk-refused-not-in-hand", "K-5", "that is not in your hand")
        }
    };
    match (s.stage, action) {
        (Stage::Boast, Action::Boast(boast)) => refuse_boast(s, boast),
        (Stage::Boast, Action::Doom) if s.claim.is_none() => {
            refusal("nanuk-refused-nothing-to-doom", "K-11", "the first boast cannot be a doom")
        }
        (Stage::Boast, Action::Doom) | (Stage::Sides, Action::Hunt | Action::Stay) => Ok(()),
        (Stage::Ante, Action::Ante(card)) => held(&[card].into_iter().collect()),
        (Stage::Give, Action::Give(gift)) => held(&gift.cards().collect()),
        (Stage::Pick, Action::Pick(card)) if s.pool.holds(card) => Ok(()),
        (Stage::Pick, Action::Pick(_)) => {
            refusal("nanuk-refused-not-in-pool", "K-21", "no such card lies in the pool")
        }
        (Stage::Boast, _) => {
            refusal("nanuk-refused-boast-now", "K-11", "you boast or declare the hunt doomed")
        }
        (Stage::Sides, _) => refusal("nanuk-refused-decide-now", "K-14", "you hunt or stay"),
        (Stage::Ante, _) => refusal("nanuk-refused-ante-now", "K-16", "you lay an ante"),
        (Stage::Give, _) => refusal("nanuk-refused-give-now", "K-17", "you contribute at least one card"),
        _ => refusal("nanuk-refused-pick-now", "K-21", "you pick a card from the pool"),
    }
}

fn refuse_turn(stage: Stage) -> Result<(), Refusal> {
    let (rule, message) = match stage {
        Stage::Boast => ("K-11", "boasting goes round with the wind: it is another seat's turn"),
        Stage::Sides => ("K-14", "your side is settled, or others declare first"),
        Stage::Ante => ("K-16", "only doomers lay an ante, and each only one"),
        Stage::Give => ("K-17", "hunters contribute in wind order: it is another seat's turn"),
        _ => ("K-21", "the winning side picks in wind order: it is another seat's turn"),
    };
    refusal("nanuk-refused-turn", rule, message)
}

fn refuse_boast(s: &State, boast: Boast) -> Result<(), Refusal> {
    if !boast.is_within_limits() {
        return refusal(
            "nanuk-refused-boast-limits",
            "K-12",
            "a boast is of 1 to 27 animals in 1 to 12 days",
        );
    }
    match s.claim {
        Some(claim) if !boast.raises(claim.boast) => refusal(
            "nanuk-refused-no-raise",
            "K-12",
            "a raise is more days for the same animals, or more animals in no fewer days",
        ),
        _ => Ok(()),
    }
}
