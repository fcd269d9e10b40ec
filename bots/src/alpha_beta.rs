//! Alpha–beta for two seats that know everything: principal variation search with iterative deepening.
//!
//! A turn may be several actions by the same seat (a series of captures): depth counts turns, and values
//! change sign only where the seat to move changes.

mod evaluate;
mod order;
mod table;
#[cfg(test)]
mod tests;
mod value;

use inuksuk_core::{ActionBuffer, Actor, Draw, Game, Seat, Turn};

use crate::{
    Thought, Values,
    budget::{Budget, Meter},
    random::Stream,
};
pub use evaluate::Evaluate;
use order::Order;
use table::{Bound, Table};
use value::{for_seat, from_table, outcome_value, to_table};

/// A won position is worth this, less one for each action until the win.
pub const WIN: i32 = 1_000_000;
/// Every value at or above it is a proven win; an evaluation stays below it.
pub const PROVEN: i32 = WIN - MAX_PLY as i32;
/// The longest line of actions looked at.
pub const MAX_PLY: usize = 128;
/// A single legal action is still looked at so far, for its value.
const DEPTH_WITHOUT_CHOICE: u32 = 4;
/// Above every value.
const INFINITE: i32 = WIN + 1;

/// What a search found, from the side of the seat to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<A> {
    /// The best action, or one within the spread that was asked for.
    pub action: A,
    /// Its value to the seat that moves: hundredths, or beyond [`PROVEN`] a win in [`WIN`] less so many
    /// actions.
    pub value: i32,
    /// Turns looked ahead in full.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// The expected continuation.
    pub line: Vec<A>,
}

/// Why a game cannot be searched this way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotForAlphaBeta {
    /// It has more or fewer than two seats.
    Seats,
    /// It has chance in it, hidden things, or simultaneous decisions.
    Nature,
}

impl std::fmt::Display for NotForAlphaBeta {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Seats => "alpha-beta needs a game of two seats",
            Self::Nature => {
                "alpha-beta needs a game without chance, hidden things and simultaneous decisions"
            }
        })
    }
}

impl std::error::Error for NotForAlphaBeta {}

/// The search with its memory; it gets better by being kept from move to move.
pub struct AlphaBeta<G: Game, E> {
    game: G,
    expert: E,
    table: Table<G::Action>,
    order: Order<G::Action>,
    /// Keys of the positions on the path from the root.
    path: Vec<u64>,
    /// Positions of the match before the root that stood twice or more, sorted.
    stood_twice: Vec<u64>,
    ranks: Vec<i32>,
    /// The best line from each ply.
    lines: Vec<Vec<G::Action>>,
}

impl<G: Game, E> std::fmt::Debug for AlphaBeta<G, E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AlphaBeta").field("game", &self.game).finish_non_exhaustive()
    }
}

impl<G: Game, E: Evaluate<G>> AlphaBeta<G, E> {
    /// A search with a table of at most so many bytes.
    ///
    /// # Errors
    /// If the game has not exactly two seats, has chance, hidden things or simultaneous decisions.
    pub fn new(game: G, expert: E, table_bytes: usize) -> Result<Self, NotForAlphaBeta> {
        if game.seats() != 2 {
            return Err(NotForAlphaBeta::Seats);
        }
        let info = G::info();
        if !info.perfect_information || info.chance || info.simultaneous {
            return Err(NotForAlphaBeta::Nature);
        }
        Ok(Self {
            game,
            expert,
            table: Table::with_bytes(table_bytes),
            order: Order::new(MAX_PLY),
            path: Vec::with_capacity(MAX_PLY),
            stood_twice: Vec::new(),
            ranks: Vec::with_capacity(MAX_PLY * 64),
            lines: (0..=MAX_PLY).map(|_| Vec::with_capacity(MAX_PLY)).collect(),
        })
    }

    /// The rules searched.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The expert asked.
    pub fn expert(&self) -> &E {
        &self.expert
    }

    /// Looks for the best action. `keys` are the repetition keys of the match so far, the root's included.
    /// With a `spread` above 0, the action is drawn from all that are worth at most so much less than the
    /// best one; a proven win is always taken. `None` when no single seat is to act.
    pub fn search(
        &mut self,
        root: &G::State,
        keys: &[u64],
        budget: Budget<'_>,
        spread: i32,
        draw: &mut Stream,
    ) -> Option<Found<G::Action>> {
        let mover = only_seat(self.game.turn(root))?;
        self.prepare(root, keys);
        let mut buffer = G::Buffer::default();
        self.game.legal(root, mover, &mut buffer);
        let kept = self.keep(root, buffer.as_mut_slice());
        kept.first()?;
        let mut roots: Vec<Root<G::Action>> = kept.iter().map(|&action| Root { action, value: 0 }).collect();
        // Of equals, each seed has its own favourite.
        draw.shuffle(&mut roots);
        let first = roots[0].action;
        let mut found = Found { action: first, value: 0, depth: 0, nodes: 0, line: vec![first] };
        let mut meter = Meter::new(budget, Budget::POLL_EVERY);
        for depth in 1..=budget.depth.min(MAX_PLY as u32 / 2) {
            let complete = self.iterate(root, mover, depth as i32, spread, &mut roots, &mut meter);
            // An iteration that was broken off counts as far as it went, unless all values are needed.
            if (complete || spread == 0 || depth == 1) && !self.lines[0].is_empty() {
                found.line.clone_from(&self.lines[0]);
                (found.action, found.value) = (roots[0].action, roots[0].value);
            }
            if !complete {
                break;
            }
            found.depth = depth;
            if spread > 0 && found.value < PROVEN {
                let near = roots.iter().filter(|r| r.value >= found.value - spread);
                let near: Vec<_> = near.map(|r| r.action).collect();
                found.action = *draw.choose(&near);
            }
            let nothing_to_choose = roots.len() == 1 && depth >= DEPTH_WITHOUT_CHOICE;
            if nothing_to_choose || found.value.abs() >= PROVEN || meter.is_exhausted() {
                break;
            }
        }
        if found.line.first() != Some(&found.action) {
            found.line = vec![found.action];
        }
        found.nodes = meter.spent();
        Some(found)
    }

    /// As [`AlphaBeta::search`], told in chances of winning.
    pub fn think(
        &mut self,
        root: &G::State,
        keys: &[u64],
        budget: Budget<'_>,
        spread: i32,
        draw: &mut Stream,
    ) -> Option<Thought<G::Action>> {
        let mover = only_seat(self.game.turn(root))?;
        let found = self.search(root, keys, budget, spread, draw)?;
        let first = if mover == Seat::FIRST { found.value } else { -found.value };
        let chance = match first {
            v if v >= PROVEN => 1.0,
            v if v <= -PROVEN => 0.0,
            v => self.expert.chance(v),
        };
        let values = Values::from_iter([chance, 1.0 - chance]);
        Some(Thought { action: found.action, values, nodes: found.nodes, line: found.line })
    }

    fn prepare(&mut self, root: &G::State, keys: &[u64]) {
        self.table.next_search();
        self.order.next_search();
        self.path.clear();
        self.path.extend(self.game.repetition_key(root));
        let mut sorted = keys.to_vec();
        sorted.sort_unstable();
        self.stood_twice.clear();
        self.stood_twice.extend(sorted.windows(2).filter(|w| w[0] == w[1]).map(|w| w[0]));
        self.stood_twice.dedup();
    }

    /// Searches all root actions to a depth and sorts them, best first; `false` when it was broken off.
    fn iterate(
        &mut self,
        root: &G::State,
        mover: Seat,
        depth: i32,
        spread: i32,
        roots: &mut [Root<G::Action>],
        meter: &mut Meter<'_>,
    ) -> bool {
        self.lines[0].clear();
        let mut best = -INFINITE;
        let mut done = 0;
        for i in 0..roots.len() {
            let action = roots[i].action;
            let mut next = root.clone();
            self.game.apply(&mut next, Actor::Seat(mover), action);
            let floor = (best - spread - i32::from(spread > 0)).max(-INFINITE);
            let mut value = floor;
            // A narrow window first: most actions are no better than the first.
            let narrow = i > 0 && spread == 0;
            if narrow {
                value = self.after(&next, mover, (floor, floor + 1), depth, 1, meter);
            }
            if !narrow || value > floor {
                value = self.after(&next, mover, (floor, INFINITE), depth, 1, meter);
            }
            if meter.is_exhausted() {
                break;
            }
            roots[i].value = value;
            done = i + 1;
            if value > best {
                best = value;
                self.extend_line(0, action);
                roots[..=i].rotate_right(1);
            }
        }
        let complete = done == roots.len();
        if complete && spread > 0 {
            roots.sort_by_key(|r| std::cmp::Reverse(r.value));
        }
        complete
    }

    fn extend_line(&mut self, ply: usize, action: G::Action) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        let line = &mut upper[ply];
        line.clear();
        line.push(action);
        line.extend_from_slice(&lower[0]);
    }

    /// The value, to `mover`, of the position after its action.
    fn after(
        &mut self,
        next: &G::State,
        mover: Seat,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        meter: &mut Meter<'_>,
    ) -> i32 {
        if !meter.spend() {
            return 0;
        }
        match only_seat(self.game.turn(next)) {
            None => {
                self.lines[ply].clear();
                self.game.outcome(next).map_or(0, |o| outcome_value(&o, mover, ply))
            }
            Some(seat) if seat == mover => self.node(next, seat, (alpha, beta), depth, ply, meter),
            Some(seat) => -self.node(next, seat, (-beta, -alpha), depth - 1, ply, meter),
        }
    }

    /// Whether the position stood before on the path, or twice in the match.
    fn is_repetition(&self, key: u64) -> bool {
        self.path.contains(&key) || self.stood_twice.binary_search(&key).is_ok()
    }

    /// The value of a position to the seat to move.
    fn node(
        &mut self,
        state: &G::State,
        seat: Seat,
        window: (i32, i32),
        depth: i32,
        ply: usize,
        meter: &mut Meter<'_>,
    ) -> i32 {
        self.lines[ply].clear();
        if ply + 1 >= MAX_PLY {
            return for_seat(self.expert.value(&self.game, state), seat);
        }
        if depth <= 0
            && let Some(value) = self.expert.quiet_value(&self.game, state)
        {
            return for_seat(value, seat);
        }
        // Positions beyond the depth are on their way to quiet ones and do not come back.
        let key = if depth > 0 { self.game.repetition_key(state) } else { None };
        if let Some(key) = key {
            if self.is_repetition(key) {
                return 0;
            }
            self.path.push(key);
        }
        let value = self.expand(state, seat, window, depth, ply, meter);
        if key.is_some() {
            self.path.pop();
        }
        value
    }

    fn expand(
        &mut self,
        state: &G::State,
        seat: Seat,
        (mut alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        meter: &mut Meter<'_>,
    ) -> i32 {
        let hash = self.game.hash(state);
        let mut first = None;
        if let Some(entry) = self.table.get(hash) {
            first = entry.action;
            let value = from_table(entry.value, ply);
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            // Within an open window the line is wanted, not only the value.
            if settles && i32::from(entry.depth) >= depth && beta - alpha == 1 {
                return value;
            }
        }
        let mut actions = G::Buffer::default();
        self.game.legal(state, seat, &mut actions);
        let actions = self.keep(state, actions.as_mut_slice());
        let base = self.rank(state, seat, ply, first, actions);
        let floor = alpha;
        let (mut best, mut best_action) = (-INFINITE, None);
        for i in 0..actions.len() {
            let action = self.bring_forward(base, i, actions);
            let mut next = state.clone();
            self.game.apply(&mut next, Actor::Seat(seat), action);
            let value = self.try_action(&next, seat, (alpha, beta), depth, ply, i, meter);
            if meter.is_exhausted() {
                break;
            }
            if value > best {
                (best, best_action) = (value, Some(action));
            }
            if value > alpha {
                alpha = value;
                self.extend_line(ply, action);
            }
            if alpha >= beta {
                self.order.refuted(ply, seat.index(), action, depth.max(1));
                break;
            }
        }
        self.ranks.truncate(base);
        if !meter.is_exhausted() {
            let bound = match best {
                v if v >= beta => Bound::AtLeast,
                v if v > floor => Bound::Exact,
                _ => Bound::AtMost,
            };
            let known = if bound == Bound::AtMost { None } else { best_action };
            self.table.put(hash, to_table(best, ply), depth as i16, bound, known);
        }
        best
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "the window and the place in the tree go together here only"
    )]
    fn try_action(
        &mut self,
        next: &G::State,
        seat: Seat,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
        index: usize,
        meter: &mut Meter<'_>,
    ) -> i32 {
        if index == 0 {
            return self.after(next, seat, (alpha, beta), depth, ply + 1, meter);
        }
        // Late actions rarely matter: a shallower look at them first.
        let less = i32::from(depth >= 3 && index >= 4) + i32::from(depth >= 4 && index >= 12);
        let mut value = alpha + 1;
        if less > 0 {
            value = self.after(next, seat, (alpha, alpha + 1), depth - less, ply + 1, meter);
        }
        if value > alpha {
            value = self.after(next, seat, (alpha, alpha + 1), depth, ply + 1, meter);
        }
        if value > alpha && value < beta {
            value = self.after(next, seat, (alpha, beta), depth, ply + 1, meter);
        }
        value
    }

    /// Moves the actions worth looking at to the front, in their order, and gives them.
    fn keep<'a>(&self, state: &G::State, actions: &'a mut [G::Action]) -> &'a mut [G::Action] {
        let mut kept = 0;
        for i in 0..actions.len() {
            if self.expert.keeps(&self.game, state, actions[i]) {
                actions.swap(kept, i);
                kept += 1;
            }
        }
        if kept == 0 { actions } else { &mut actions[..kept] }
    }

    /// Notes how early to look at each action; gives where the notes begin.
    fn rank(
        &mut self,
        state: &G::State,
        seat: Seat,
        ply: usize,
        first: Option<G::Action>,
        actions: &[G::Action],
    ) -> usize {
        let base = self.ranks.len();
        for action in actions {
            let promise = self.expert.promise(&self.game, state, *action);
            self.ranks.push(promise + self.order.rank(ply, seat.index(), action, first));
        }
        base
    }

    /// Moves the most promising of the actions from `i` on to place `i`.
    fn bring_forward(&mut self, base: usize, i: usize, actions: &mut [G::Action]) -> G::Action {
        let ranks = &mut self.ranks[base..];
        let mut best = i;
        for j in i + 1..actions.len() {
            if ranks[j] > ranks[best] {
                best = j;
            }
        }
        ranks.swap(i, best);
        actions.swap(i, best);
        actions[i]
    }
}

/// An action at the root and its value in the latest iteration; where it is not within the spread, a bound.
struct Root<A> {
    action: A,
    value: i32,
}

fn only_seat(turn: Turn) -> Option<Seat> {
    match turn {
        Turn::Seats(seats) => seats.single(),
        Turn::Chance | Turn::Over => None,
    }
}
