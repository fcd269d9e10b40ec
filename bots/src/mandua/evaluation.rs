//! What a position is worth to the hunters, without looking ahead.

use inuksuk_core::{Actor, Game, Seat};
use mandua::{Action, Board, Mandua, Side, Stage, State, most_hunters};

use super::board::{Bits, INNER, OUTER, beside};
use crate::alpha_beta::Evaluate;

/// How many things are looked at.
const FEATURES: usize = 11;

/// What is looked at, in this order.
///
/// | | |
/// | --- | --- |
/// | 0 | 1, always: what the side to move and the rest of the position do not explain |
/// | 1 | hunters captured |
/// | 2 | fields that a tiger can step on |
/// | 3 | tigers that can neither step nor jump |
/// | 4 | tigers on an outer field |
/// | 5 | hunters that a tiger in the right place could jump |
/// | 6 | free fields between two hunters, where a tiger would take both |
/// | 7 | hunters that stand open to capture, with the hunters to move |
/// | 8 | free inner fields that no tiger reaches within three steps |
/// | 9 | free fields next to hunters, with an empty hand (M-41) |
/// | 10 | 1 with the tigers to move |
type Features = [i16; FEATURES];

fn features(state: &State, board: Bits) -> Features {
    let count = |set: u64| set.count_ones() as i16;
    let tigers_move = state.side() == Side::Tigers;
    let near = beside(board.tigers);
    let gaps = board.gaps();
    let steps = board.steps();
    let mut reached = steps;
    for _ in 0..2 {
        reached |= beside(reached) & board.free;
    }
    // With the tigers to move nothing is open to capture in a quiet position.
    let open = if tigers_move { 0 } else { count(board.landings()) + 2 * count(gaps & near) };
    let hunters_steps = if state.hand() == 0 { count(beside(board.hunters) & board.free & INNER) } else { 0 };
    [
        1,
        i16::from(state.captured()),
        count(steps),
        count(board.trapped()),
        count(board.tigers & OUTER),
        count(board.exposed()),
        count(gaps),
        open,
        count(board.free & !reached & INNER),
        hunters_steps,
        i16::from(tigers_move),
    ]
}

/// What each feature counts for the hunters, in hundredths of a hunter: with an empty hand, and with a full one;
/// in between, in proportion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// With an empty hand.
    pub empty: [i16; FEATURES],
    /// With all 25 in hand.
    pub full: [i16; FEATURES],
}

impl Weights {
    /// Found by playing thousands of matches between weights a little higher and a little lower, and moving
    /// towards the winners.
    pub const TUNED: Self = Self {
        empty: [300, -193, -7, 51, 39, -29, 8, -21, 27, -11, -22],
        full: [300, -124, -17, 0, 81, -20, -14, -75, 26, 1, -11],
    };
}

/// Evaluates positions of MANDUA.
#[derive(Clone, Debug)]
pub struct Expert {
    /// The weights for each number of hunters in hand.
    by_hand: [[i16; FEATURES]; Board::HUNTERS + 1],
}

impl Default for Expert {
    fn default() -> Self {
        Self::new(Weights::TUNED)
    }
}

impl Expert {
    /// An expert with its own opinion of what counts.
    pub fn new(weights: Weights) -> Self {
        let most = Board::HUNTERS as i32;
        let mixed = |hand: i32, i: usize| {
            ((i32::from(weights.empty[i]) * (most - hand) + i32::from(weights.full[i]) * hand) / most) as i16
        };
        let by_hand = std::array::from_fn(|hand| std::array::from_fn(|i| mixed(hand as i32, i)));
        Self { by_hand }
    }

    fn worth(&self, state: &State, board: Bits) -> i32 {
        let weights = &self.by_hand[usize::from(state.hand())];
        let features = features(state, board);
        features.iter().zip(weights).map(|(&f, &w)| i32::from(f) * i32::from(w)).sum()
    }
}

impl Evaluate<Mandua> for Expert {
    fn value(&self, _: &Mandua, state: &State) -> i32 {
        self.worth(state, Bits::new(state.board()))
    }

    fn quiet_value(&self, _: &Mandua, state: &State) -> Option<i32> {
        let board = Bits::new(state.board());
        let quiet = match state.stage() {
            Stage::Hunters | Stage::Challenge | Stage::Challenged => true,
            // M-26: where something can be captured, something must be.
            Stage::Tigers => board.landings() | board.gaps() & beside(board.tigers) == 0,
            Stage::Announced | Stage::Series | Stage::Remove => false,
        };
        quiet.then(|| self.worth(state, board))
    }

    /// With faults on, good play announces what is due and takes it (M-31); whether to challenge the turn
    /// before is decided outside the search, which knows no faults.
    fn keeps(&self, game: &Mandua, state: &State, action: Action) -> bool {
        match (state.stage(), action) {
            (_, Action::Say(number)) => number == most_hunters(state.board()),
            (_, Action::Fault(_)) => false,
            (_, Action::Done) => game.due(state) == Some(0),
            (Stage::Announced | Stage::Series, Action::Move { .. }) if state.announced().is_some() => {
                let mut next = *state;
                game.apply(&mut next, Actor::Seat(Seat::SECOND), action);
                match next.taken() - state.taken() {
                    // A plain step ends the turn.
                    0 => game.due(state) == Some(0),
                    taken => game.due(state) == Some(taken + most_hunters(next.board())),
                }
            }
            _ => true,
        }
    }
}
