//! The tree that both Monte Carlo searches grow.
//!
//! A node stands for what the searching seat has seen since the root: an open action has a branch of its
//! own, actions that look the same share one. Each seat seeks its own value (max^n). The nodes live in an
//! arena that is allocated once; when it is full, the search goes on without new nodes.

use inuksuk_core::{ActionBuffer, Actor, Game, MAX_SEATS, Seat, SeatSet, Turn};

use crate::{
    Thought,
    guide::{Face, Guide},
    random::Stream,
    thought::{Values, even_values},
};

type Index = u32;
const ROOT: Index = 0;
const NONE: Index = Index::MAX;

struct Node<A> {
    face: Option<Face<A>>,
    by_chance: bool,
    sibling: Index,
    child: Index,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    totals: [f32; MAX_SEATS],
}

impl<A> Node<A> {
    fn new(face: Option<Face<A>>, by_chance: bool, sibling: Index) -> Self {
        Self { face, by_chance, sibling, child: NONE, visits: 0, available: 0, totals: [0.0; MAX_SEATS] }
    }

    fn mean(&self, seat: Seat) -> f64 {
        f64::from(self.totals[seat.index()]) / f64::from(self.visits.max(1))
    }
}

/// Where the descent goes next.
enum Way<A> {
    /// To a node known before.
    Known(A, Index),
    /// To a new node: the playout begins there.
    New(A, Index),
    /// The arena is full.
    Full(A),
}

pub(crate) struct Tree<'a, G: Game, P> {
    game: &'a G,
    guide: &'a P,
    /// The seat that searches with what it knows; `None` where all is in the open.
    observer: Option<Seat>,
    nodes: Vec<Node<G::Action>>,
    capacity: usize,
    path: Vec<Index>,
    actions: G::Buffer,
    candidates: Vec<G::Action>,
    fresh: Vec<G::Action>,
}

impl<'a, G: Game, P: Guide<G>> Tree<'a, G, P> {
    pub(crate) fn new(game: &'a G, guide: &'a P, observer: Option<Seat>, capacity: usize) -> Self {
        let mut nodes = Vec::with_capacity(capacity.max(1));
        nodes.push(Node::new(None, false, NONE));
        Self {
            game,
            guide,
            observer,
            nodes,
            capacity: capacity.max(1),
            path: Vec::with_capacity(256),
            actions: G::Buffer::default(),
            candidates: Vec::with_capacity(256),
            fresh: Vec::with_capacity(256),
        }
    }

    /// One descent, one playout, and the way back up. `mover` is the seat asked at the root.
    pub(crate) fn grow(&mut self, mut state: G::State, mover: Seat, draw: &mut Stream) {
        self.path.clear();
        self.path.push(ROOT);
        self.descend(&mut state, mover, draw);
        let values = self.play_out(&mut state, draw);
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            for (total, value) in node.totals.iter_mut().zip(&values) {
                *total += *value as f32;
            }
        }
    }

    fn descend(&mut self, state: &mut G::State, mover: Seat, draw: &mut Stream) {
        loop {
            let at = *self.path.last().unwrap_or(&ROOT);
            match self.game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let Some(action) = self.game.draw_outcome(state, draw) else { return };
                    let face = self.face(state, Actor::Chance, action);
                    self.game.apply(state, Actor::Chance, action);
                    match self.child(at, face).or_else(|| self.add(at, face, true)) {
                        Some(index) => self.path.push(index),
                        None => return,
                    }
                }
                Turn::Seats(seats) => {
                    let seat = self.acting(seats, (at == ROOT).then_some(mover));
                    let way = self.choose(at, state, seat, draw);
                    let (Way::Known(action, _) | Way::New(action, _) | Way::Full(action)) = way;
                    self.game.apply(state, Actor::Seat(seat), action);
                    if let Way::Known(_, index) | Way::New(_, index) = way {
                        self.path.push(index);
                    }
                    if !matches!(way, Way::Known(..)) {
                        return;
                    }
                }
            }
        }
    }

    /// Of several seats that decide at the same time the searching one goes first: it knows nothing of the
    /// others' choices then, and they never learn its own before all have chosen.
    fn acting(&self, seats: SeatSet, mover: Option<Seat>) -> Seat {
        mover
            .or(self.observer.filter(|&me| seats.contains(me)))
            .or_else(|| seats.iter().next())
            .unwrap_or(Seat::FIRST)
    }

    fn face(&self, state: &G::State, actor: Actor, action: G::Action) -> Face<G::Action> {
        match self.observer {
            Some(me) if actor != Actor::Seat(me) => self.guide.face(self.game, state, actor, action, me),
            _ => Face::Open(action),
        }
    }

    /// Fills `candidates` with the actions that deserve a place.
    fn list(&mut self, state: &G::State, seat: Seat) {
        self.game.legal(state, seat, &mut self.actions);
        let (game, guide) = (self.game, self.guide);
        self.candidates.clear();
        let all = self.actions.as_slice();
        self.candidates.extend(all.iter().filter(|&&a| guide.keeps(game, state, seat, a)));
        if self.candidates.is_empty() {
            self.candidates.extend(all);
        }
    }

    fn choose(&mut self, at: Index, state: &G::State, seat: Seat, draw: &mut Stream) -> Way<G::Action> {
        self.list(state, seat);
        let first = self.face(state, Actor::Seat(seat), self.candidates[0]);
        if matches!(first, Face::Hidden(_)) {
            return self.choose_unseen(at, state, seat, draw);
        }
        self.fresh.clear();
        let (mut best, mut best_bound) = (None, f64::NEG_INFINITY);
        for i in 0..self.candidates.len() {
            let action = self.candidates[i];
            let Some(index) = self.child(at, Face::Open(action)) else {
                self.fresh.push(action);
                continue;
            };
            let node = &mut self.nodes[index as usize];
            node.available += 1;
            let visits = f64::from(node.visits.max(1));
            let unknown = (f64::from(node.available).ln() / visits).sqrt();
            let bound = node.mean(seat) + self.guide.exploration() * unknown;
            if bound > best_bound {
                (best, best_bound) = (Some((action, index)), bound);
            }
        }
        if !self.fresh.is_empty() {
            let action = self.guide.pick(self.game, state, seat, &self.fresh, draw);
            if let Some(index) = self.add(at, Face::Open(action), false) {
                return Way::New(action, index);
            }
        }
        match best {
            Some((action, index)) => Way::Known(action, index),
            None => Way::Full(self.guide.pick(self.game, state, seat, &self.candidates, draw)),
        }
    }

    /// Another seat chooses something hidden: it plays as the guide does, and the tree tells apart only what
    /// the searching seat can.
    fn choose_unseen(
        &mut self,
        at: Index,
        state: &G::State,
        seat: Seat,
        draw: &mut Stream,
    ) -> Way<G::Action> {
        let action = self.guide.pick(self.game, state, seat, &self.candidates, draw);
        let face = self.face(state, Actor::Seat(seat), action);
        if let Some(index) = self.child(at, face) {
            return Way::Known(action, index);
        }
        self.add(at, face, false).map_or(Way::Full(action), |index| Way::Known(action, index))
    }

    fn play_out(&mut self, state: &mut G::State, draw: &mut Stream) -> Values {
        for _ in 0..self.guide.horizon() {
            match self.game.turn(state) {
                Turn::Over => break,
                Turn::Chance => {
                    let Some(action) = self.game.draw_outcome(state, draw) else { break };
                    self.game.apply(state, Actor::Chance, action);
                }
                Turn::Seats(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    self.game.legal(state, seat, &mut self.actions);
                    let action = self.guide.pick(self.game, state, seat, self.actions.as_slice(), draw);
                    self.game.apply(state, Actor::Seat(seat), action);
                }
            }
        }
        match self.game.outcome(state) {
            Some(outcome) => self.guide.worth(self.game, &outcome),
            None => self.guide.estimate(self.game, state),
        }
    }

    fn children(&self, at: Index) -> impl Iterator<Item = Index> {
        let known = |i: Index| (i != NONE).then_some(i);
        std::iter::successors(known(self.nodes[at as usize].child), move |&i| {
            known(self.nodes[i as usize].sibling)
        })
    }

    fn child(&self, at: Index, face: Face<G::Action>) -> Option<Index> {
        self.children(at).find(|&i| self.nodes[i as usize].face == Some(face))
    }

    fn add(&mut self, at: Index, face: Face<G::Action>, by_chance: bool) -> Option<Index> {
        if self.nodes.len() >= self.capacity {
            return None;
        }
        let index = self.nodes.len() as Index;
        let parent = &mut self.nodes[at as usize];
        let sibling = std::mem::replace(&mut parent.child, index);
        self.nodes.push(Node::new(Some(face), by_chance, sibling));
        self.nodes[index as usize].available = 1;
        Some(index)
    }

    /// The most visited open branch of a node.
    fn favourite(&self, at: Index) -> Option<(G::Action, Index)> {
        let open = self.children(at).filter_map(|i| match self.nodes[i as usize].face {
            Some(Face::Open(action)) => Some((action, i)),
            _ => None,
        });
        // Of equals the smallest action, so that nothing depends on the order of discovery.
        open.max_by_key(|&(action, i)| (self.nodes[i as usize].visits, std::cmp::Reverse(action)))
    }

    /// What the tree has found; `playouts` have been made.
    pub(crate) fn thought(&self, playouts: u64) -> Option<Thought<G::Action>> {
        let (action, index) = self.favourite(ROOT)?;
        let node = &self.nodes[index as usize];
        let seats = self.game.seats();
        let values = match node.visits {
            0 => even_values(seats),
            _ => Seat::all(seats).map(|s| node.mean(s)).collect(),
        };
        let mut line = vec![action];
        let mut at = index;
        while let Some((action, next)) = self.certain(at) {
            line.push(action);
            at = next;
        }
        Some(Thought { action, values, nodes: playouts, line })
    }

    /// The favourite of a node while something can be said about it: no chance or hidden choice comes first.
    fn certain(&self, at: Index) -> Option<(G::Action, Index)> {
        let node = |i: Index| &self.nodes[i as usize];
        let known =
            self.children(at).all(|i| matches!(node(i).face, Some(Face::Open(_))) && !node(i).by_chance);
        let favourite = if known { self.favourite(at) } else { None };
        favourite.filter(|&(_, i)| self.nodes[i as usize].visits >= FEW_VISITS)
    }
}

/// Below so many visits nothing is expected of a branch.
const FEW_VISITS: u32 = 8;
