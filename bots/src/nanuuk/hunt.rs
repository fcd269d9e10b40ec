//! The hunt: playouts of sensible hunters, cut off after some turns and judged by points and prospects.

use inuksuk_core::{ArrayVec, Draw, Game, Outcome, Seat};
use nanuuk::{Carried, FieldSet, HuntAction, HuntStage, HuntState, Hunter, Nanuuk, Prey, Stone};

use crate::{Guide, Stream, Values};

/// Takes what it can carry, trades in igloos, and goes where there is something to be had.
#[derive(Clone, Copy, Debug, Default)]
pub struct Huntsman;

/// How much a point weighs in the chance of winning.
const POINTS_THAT_DECIDE: f64 = 2.5;

impl Guide<Nanuuk> for Huntsman {
    fn pick(
        &self,
        game: &Nanuuk,
        state: &HuntState,
        _: Seat,
        actions: &[HuntAction],
        draw: &mut Stream,
    ) -> HuntAction {
        let hunter = state.hunters()[state.turn()];
        match state.stage() {
            HuntStage::Take => return if draw.below(16) > 0 { HuntAction::Take } else { HuntAction::Leave },
            HuntStage::Trade => {
                let trade = |action: &&HuntAction| matches!(action, HuntAction::Trade(_));
                if let Some(&trade) = actions.iter().find(trade) {
                    return trade;
                }
            }
            HuntStage::Move | HuntStage::Step => {
                // The most promising of a few.
                let few: ArrayVec<HuntAction, 3> = (0..3).map(|_| *draw.choose(actions)).collect();
                let promise = |action: &HuntAction| promise(game, state, hunter, *action);
                return few.into_iter().max_by_key(promise).unwrap_or(actions[0]);
            }
            _ => {}
        }
        *draw.choose(actions)
    }

    fn horizon(&self) -> u32 {
        48
    }

    fn estimate(&self, game: &Nanuuk, state: &HuntState) -> Values {
        let prospects: ArrayVec<f64, 4> =
            state.hunters().iter().take(game.hunter_count()).map(|&h| prospects(game, state, h)).collect();
        let score = |seat: Seat| {
            (0..prospects.len()).filter(|&h| game.seat_of(h) == seat).map(|h| prospects[h]).sum::<f64>()
        };
        shares(Seat::all(game.seats()).map(score))
    }

    /// Mostly the win, a little the points, so that a lost hunt is still hunted.
    fn worth(&self, game: &Nanuuk, outcome: &Outcome) -> Values {
        let by_points = shares(Seat::all(game.seats()).map(|seat| outcome.score(seat)));
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        let won = |seat| if outcome.winners.contains(seat) { share } else { 0.0 };
        Seat::all(game.seats()).zip(by_points).map(|(seat, p)| 0.75 * won(seat) + 0.25 * p).collect()
    }
}

fn shares(scores: impl Iterator<Item = f64>) -> Values {
    let strengths: Values = scores.map(|score| (score / POINTS_THAT_DECIDE).exp()).collect();
    let all: f64 = strengths.iter().sum();
    strengths.into_iter().map(|s| s / all).collect()
}

/// How good a move looks at first sight.
fn promise(game: &Nanuuk, state: &HuntState, hunter: Hunter, action: HuntAction) -> i32 {
    match action {
        HuntAction::Go(field) if game.floe().igloos().contains(field) => {
            3 * hunter.left().and(Carried::PREY).len() as i32
        }
        HuntAction::Go(field) => match state.stones().at(field) {
            Some(Stone::Bear) => -2,
            Some(Stone::Inuk) => {
                if hunter.left().has(Carried::INUK) {
                    0
                } else {
                    4
                }
            }
            Some(stone) => {
                Prey::of(stone).filter(|p| can_take(hunter, *p)).map_or(0, |p| 2 + i32::from(p.points()))
            }
            None => 0,
        },
        HuntAction::Stay => -1,
        _ => 1,
    }
}

/// N-54, N-55
fn can_take(hunter: Hunter, prey: Prey) -> bool {
    let helped = prey != Prey::Whale || hunter.left().has(Carried::INUK);
    hunter.left().has(Carried::HARPOON) && !hunter.left().has(prey.carried()) && helped
}

/// The points a hunter has and may expect.
fn prospects(game: &Nanuuk, state: &HuntState, hunter: Hunter) -> f64 {
    let left = hunter.left();
    let caught: i16 = Prey::ALL
        .into_iter()
        .map(|p| p.points() * (i16::from(left.has(p.carried())) + i16::from(hunter.right(p.stone()))))
        .sum();
    // N-73: the kit decides ties, and serves until then.
    let kit = 0.25 * left.and(Carried::EQUIPMENT).len() as f64;
    let Some(field) = hunter.field() else { return f64::from(caught) + kit };
    let floe = game.floe();
    let reach = floe.reach(state.cracks(), field, FieldSet::EMPTY);
    let home = if floe.igloos().contains(field) {
        1.8
    } else if reach.meets(floe.igloos()) {
        1.2
    } else {
        0.0
    };
    let in_reach = |stone: Stone| state.stones().of(stone).and(reach).len() as f64;
    let whales = if left.has(Carried::INUK) || in_reach(Stone::Inuk) > 0.0 { 1.0 } else { 0.0 };
    let prey: f64 = Prey::ALL
        .into_iter()
        .map(|p| f64::from(p.points()) * in_reach(p.stone()) * if p == Prey::Whale { whales } else { 1.0 })
        .sum();
    let armed = if left.has(Carried::HARPOON) { 1.0 } else { 0.4 };
    f64::from(caught) + kit + home + 0.12 * armed * prey
}
