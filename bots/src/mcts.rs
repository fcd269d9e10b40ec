//! Monte Carlo tree search (UCT) for 1–8 seats that know everything; chance is sampled.

use inuksuk_core::{ActionBuffer, Game, Seat, Turn};

use crate::{
    Thought,
    budget::{Budget, Meter},
    guide::Guide,
    random::Stream,
    thought::even_values,
    tree::Tree,
};

/// Most nodes a tree has; what is beyond is played out without being remembered.
pub(crate) const MOST_NODES: u64 = 1 << 18;
/// Playouts spent on the value of a position that leaves no choice.
pub(crate) const PLAYOUTS_WITHOUT_CHOICE: u64 = 64;

/// How hard a tree search tries.
#[derive(Clone, Copy, Debug)]
pub struct Effort<'a> {
    /// When it ends.
    pub budget: Budget<'a>,
    /// How often, in a thousand, it does not search at all but does what first comes to mind, as weak players
    /// do: what the guide would do in a playout.
    pub slips: u32,
}

impl<'a> From<Budget<'a>> for Effort<'a> {
    fn from(budget: Budget<'a>) -> Self {
        Self { budget, slips: 0 }
    }
}

/// Looks for the best action of `seat`; `None` when it may not act. Same seed, same result, as long as the
/// budget's `stop` does not end it.
pub fn mcts<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    guide: &impl Guide<G>,
    effort: Effort<'_>,
    seed: u64,
) -> Option<Thought<G::Action>> {
    grow_tree(game, seat, None, guide, effort, &mut Stream::new(seed), |_| state.clone())
}

/// Grows a tree over states that `deal` provides, one for each playout.
pub(crate) fn grow_tree<G: Game>(
    game: &G,
    seat: Seat,
    observer: Option<Seat>,
    guide: &impl Guide<G>,
    Effort { mut budget, slips }: Effort<'_>,
    draw: &mut Stream,
    mut deal: impl FnMut(&mut Stream) -> G::State,
) -> Option<Thought<G::Action>> {
    let first = deal(draw);
    let Turn::Seats(seats) = game.turn(&first) else { return None };
    if !seats.contains(seat) {
        return None;
    }
    let mut actions = G::Buffer::default();
    game.legal(&first, seat, &mut actions);
    let actions = actions.as_slice();
    if draw.happens(slips) {
        let action = guide.pick(game, &first, seat, actions, draw);
        return Some(Thought::forced(action, even_values(game.seats())));
    }
    if actions.len() < 2 {
        budget.nodes = budget.nodes.min(PLAYOUTS_WITHOUT_CHOICE);
    }
    // Chance and hidden choices add nodes of their own.
    let capacity = budget.nodes.saturating_mul(4).min(MOST_NODES) as usize;
    let mut tree = Tree::new(game, guide, observer, capacity + 1);
    let mut meter = Meter::new(budget, Budget::POLL_EVERY_PLAYOUTS);
    tree.grow(first, seat, draw);
    while meter.spend() {
        let state = deal(draw);
        tree.grow(state, seat, draw);
    }
    tree.thought(meter.spent())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Unguided,
        tiny::{Noughts, NoughtsState, Race, RaceAction},
    };
    use inuksuk_core::Game;

    fn think(board: &str, seat: Seat, playouts: u64) -> Thought<u8> {
        let state = NoughtsState::drawn(board);
        mcts(&Noughts, &state, seat, &Unguided, Budget::nodes(playouts).into(), 5).unwrap()
    }

    #[test]
    fn finds_the_win_and_the_defence() {
        let won = think("xx. .o. .o.", Seat::FIRST, 2000);
        assert_eq!(won.action, 2);
        assert!(won.values[0] > 0.99);
        let corner = think("x........", Seat::SECOND, 4000);
        assert_eq!(corner.action, 4, "every other reply loses");
        assert_eq!(corner.line[0], 4);
        assert!((corner.values.iter().sum::<f64>() - 1.0).abs() < 1e-4);
    }

    #[test]
    fn three_seats_and_chance() {
        let start = Race.start();
        let thought = mcts(&Race, &start, Seat::FIRST, &Unguided, Budget::nodes(3000).into(), 1).unwrap();
        assert_ne!(thought.action, RaceAction::Back);
        // Two steps behind the goal while both others need one: only the toss can win.
        let last = crate::tiny::race([8, 9, 9]);
        let thought = mcts(&Race, &last, Seat::FIRST, &Unguided, Budget::nodes(3000).into(), 1).unwrap();
        assert_eq!(thought.action, RaceAction::Risky);
        assert!((0.4..0.6).contains(&thought.values[0]), "{:?}", thought.values);
        assert_eq!(thought.line, [RaceAction::Risky], "nobody knows how the coin falls");
    }

    #[test]
    fn same_seed_same_thought_and_only_the_seat_to_move() {
        let start = Race.start();
        let think = |seed| mcts(&Race, &start, Seat::FIRST, &Unguided, Budget::nodes(300).into(), seed);
        assert_eq!(think(1), think(1));
        assert_ne!(think(1), think(2));
        assert_eq!(mcts(&Race, &start, Seat::SECOND, &Unguided, Budget::nodes(300).into(), 1), None);
    }

    #[test]
    fn a_full_arena_does_not_end_the_search() {
        let mut tree = Tree::new(&Noughts, &Unguided, None, 5);
        let draw = &mut Stream::new(1);
        for _ in 0..500 {
            tree.grow(Noughts.start(), Seat::FIRST, draw);
        }
        assert!(tree.thought(500).is_some());
    }
}
