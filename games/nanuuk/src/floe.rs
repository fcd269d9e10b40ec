//! The ice floe: its fields, edges and corners, and what follows from them, computed once.

use std::fmt;
use std::num::NonZeroU8;

use inuksuk_core::ArrayVec;

use crate::Cracks;

/// Most fields a floe can have.
pub const MAX_FIELDS: usize = 64;
/// Most edges a floe of [`MAX_FIELDS`] can have: three for each field, every edge shared by two.
pub const MAX_EDGES: usize = 3 * MAX_FIELDS;
/// Sides of a field.
pub(crate) const SIDES: usize = 6;
/// The six directions, clockwise from east with rows counted downward, in half fields and rows.
const DIRECTIONS: [(i16, i16); SIDES] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

/// A field of a floe, by its place in the plain text order of all field names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Field(NonZeroU8);

impl Field {
    /// The field with this index; `None` from [`MAX_FIELDS`] on.
    pub const fn new(index: usize) -> Option<Self> {
        if index >= MAX_FIELDS {
            return None;
        }
        match NonZeroU8::new(index as u8 + 1) {
            Some(one_more) => Some(Self(one_more)),
            None => None,
        }
    }

    /// Its index, from 0, always below [`MAX_FIELDS`].
    pub const fn index(self) -> usize {
        // The mask changes nothing; it lets the compiler leave out the bounds checks.
        (self.0.get() - 1) as usize & (MAX_FIELDS - 1)
    }

    fn from_bit(bit: u32) -> Self {
        Self(NonZeroU8::MIN.saturating_add(bit as u8))
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Field({})", self.index())
    }
}

/// An edge between two neighbouring fields in play, by its place in the plain text order of all edge names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge(u8);

impl Edge {
    /// Its index, from 0, always below [`MAX_EDGES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of fields, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FieldSet(pub(crate) u64);

impl FieldSet {
    /// No field.
    pub const EMPTY: Self = Self(0);
    /// Every field that can be.
    pub const ALL: Self = Self(u64::MAX);

    /// One field alone.
    pub const fn only(field: Field) -> Self {
        Self(1 << field.index())
    }

    /// Whether a field is in it.
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field.index() & 1 == 1
    }

    /// Adds a field.
    pub const fn insert(&mut self, field: Field) {
        self.0 |= 1 << field.index();
    }

    /// Takes a field out.
    pub const fn remove(&mut self, field: Field) {
        self.0 &= !(1 << field.index());
    }

    /// How many fields it holds.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The fields in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The fields in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The fields that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether a field is in both.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Its fields in text order.
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let field = Field::from_bit(left.trailing_zeros());
                left &= left - 1;
                field
            })
        })
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> Self {
        let mut set = Self::EMPTY;
        fields.into_iter().for_each(|f| set.insert(f));
        set
    }
}

impl fmt::Debug for FieldSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Field::index)).finish()
    }
}

/// Up to six edges: the most that can be asked about at once (N-10, N-11).
pub type Edges = ArrayVec<Edge, SIDES>;

/// An edge as the field on one side of it knows it: that field and the direction's bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    pub(crate) field: Field,
    pub(crate) bit: u8,
    pub(crate) edge: Edge,
}

/// A field of the board as it is drawn: where its centre is, in half fields to the right and rows down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its name, a row and a place in it (`"C3"`).
    pub name: String,
    /// Half fields to the right.
    pub x: i16,
    /// Rows down.
    pub y: i16,
}

/// A floe with some fields in play and the rest water, and all that the rules ask of it.
#[derive(Clone, Debug)]
pub struct Floe {
    places: Vec<Place>,
    in_play: FieldSet,
    igloos: FieldSet,
    edges: Vec<(Side, Side)>,
    neighbours: [FieldSet; MAX_FIELDS],
    /// Directions in which a field has a neighbour in play.
    sides_there: [u8; MAX_FIELDS],
    sides: Vec<ArrayVec<Side, SIDES>>,
    spokes: Vec<ArrayVec<Side, SIDES>>,
    /// Neighbours by three direction bits: east to south-west, and west to north-east.
    by_low: [[FieldSet; 8]; MAX_FIELDS],
    by_high: [[FieldSet; 8]; MAX_FIELDS],
}

impl Floe {
    /// A floe from all fields of the board, of which some are in play.
    ///
    /// `places` are in text order of their names, at most [`MAX_FIELDS`], each at a spot of its own;
    /// the sets speak of their indices. [`crate::Board`] checks this.
    pub(crate) fn new(places: Vec<Place>, in_play: FieldSet, igloos: FieldSet) -> Self {
        assert!(places.len() <= MAX_FIELDS, "a floe has at most 64 fields");
        let at = |x: i16, y: i16| {
            let index = places.iter().position(|p| (p.x, p.y) == (x, y));
            index.and_then(Field::new).filter(|&f| in_play.contains(f))
        };
        let around: Vec<[Option<Field>; SIDES]> = places
            .iter()
            .enumerate()
            .map(|(i, p)| {
                let here = Field::new(i).is_some_and(|f| in_play.contains(f));
                DIRECTIONS.map(|(dx, dy)| at(p.x + dx, p.y + dy).filter(|_| here))
            })
            .collect();
        let mut floe = Self {
            in_play,
            igloos: igloos.and(in_play),
            edges: Vec::new(),
            neighbours: [FieldSet::EMPTY; MAX_FIELDS],
            sides_there: [0; MAX_FIELDS],
            sides: vec![ArrayVec::new(); places.len()],
            spokes: vec![ArrayVec::new(); places.len()],
            by_low: [[FieldSet::EMPTY; 8]; MAX_FIELDS],
            by_high: [[FieldSet::EMPTY; 8]; MAX_FIELDS],
            places,
        };
        floe.find_edges(&around);
        for (i, &neighbours) in around.iter().enumerate() {
            floe.find_neighbours(i, neighbours);
            floe.find_spokes(i, neighbours);
        }
        floe
    }

    /// Edges in text order, the smaller field first.
    fn find_edges(&mut self, around: &[[Option<Field>; SIDES]]) {
        let mut pairs: Vec<(Field, Field, usize)> = Vec::new();
        for (i, neighbours) in around.iter().enumerate() {
            for (d, neighbour) in neighbours.iter().enumerate() {
                if let (Some(a), &Some(b)) = (Field::new(i), neighbour)
                    && a < b
                {
                    pairs.push((a, b, d));
                }
            }
        }
        pairs.sort_unstable();
        for (n, (a, b, d)) in pairs.into_iter().enumerate() {
            let edge = Edge(n as u8);
            let here = Side { field: a, bit: 1 << d, edge };
            let there = Side { field: b, bit: 1 << opposite(d), edge };
            self.edges.push((here, there));
            self.sides[a.index()].push(here);
            self.sides[b.index()].push(there);
        }
    }

    fn find_neighbours(&mut self, i: usize, neighbours: [Option<Field>; SIDES]) {
        for (d, neighbour) in neighbours.into_iter().enumerate() {
            let Some(neighbour) = neighbour else { continue };
            self.neighbours[i].insert(neighbour);
            self.sides_there[i] |= 1 << d;
            let (table, bit) = if d < 3 { (&mut self.by_low[i], d) } else { (&mut self.by_high[i], d - 3) };
            (0..8).filter(|bits| bits >> bit & 1 == 1).for_each(|bits| table[bits].insert(neighbour));
        }
    }

    /// N-10: at each corner, the edge between the two neighbours that meet there.
    fn find_spokes(&mut self, i: usize, neighbours: [Option<Field>; SIDES]) {
        for d in 0..SIDES {
            if let (Some(a), Some(b)) = (neighbours[d], neighbours[(d + 1) % SIDES]) {
                let spoke = self.edge_between(a, b).map(|e| self.edges[e.index()].0);
                self.spokes[i].extend(spoke);
            }
        }
        self.spokes[i].sort_unstable_by_key(|s| s.edge);
    }

    /// All fields of the board, in play or not, in text order.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The fields in play.
    pub fn in_play(&self) -> FieldSet {
        self.in_play
    }

    /// The igloos.
    pub fn igloos(&self) -> FieldSet {
        self.igloos
    }

    /// How many edges there are between fields in play.
    pub fn edge_count(&self) -> usize {
        self.edges.len()
    }

    /// All edges, in text order.
    pub fn edges(&self) -> impl ExactSizeIterator<Item = Edge> + Clone {
        (0..self.edges.len()).map(|n| Edge(n as u8))
    }

    /// The two fields of an edge, the smaller name first.
    ///
    /// # Panics
    /// If the edge is of another, larger floe.
    pub fn ends(&self, edge: Edge) -> (Field, Field) {
        let (a, b) = &self.edges[edge.index()];
        (a.field, b.field)
    }

    /// The edge between two fields, in either order; `None` where they are no neighbours in play.
    pub fn edge_between(&self, a: Field, b: Field) -> Option<Edge> {
        let ends = (a.min(b), a.max(b));
        self.edges.binary_search_by_key(&ends, |(x, y)| (x.field, y.field)).ok().map(|n| Edge(n as u8))
    }

    /// The neighbours of a field that are in play.
    pub fn neighbours(&self, field: Field) -> FieldSet {
        self.neighbours[field.index()]
    }

    /// N-10: the spokes of a field, in text order.
    ///
    /// # Panics
    /// If the field is of another, larger floe.
    pub fn spokes(&self, field: Field) -> Edges {
        self.spokes[field.index()].iter().map(|s| s.edge).collect()
    }

    /// N-11: the sides of a field towards neighbours in play, in text order.
    ///
    /// # Panics
    /// If the field is of another, larger floe.
    pub fn sides(&self, field: Field) -> Edges {
        self.sides[field.index()].iter().map(|s| s.edge).collect()
    }

    pub(crate) fn spoke_sides(&self, field: Field) -> &[Side] {
        &self.spokes[field.index()]
    }

    pub(crate) fn side_sides(&self, field: Field) -> &[Side] {
        &self.sides[field.index()]
    }

    pub(crate) fn both_sides(&self, edge: Edge) -> (Side, Side) {
        self.edges[edge.index()]
    }

    pub(crate) fn sides_there(&self, field: Field) -> u8 {
        self.sides_there[field.index()]
    }

    /// The neighbours in these directions.
    pub(crate) fn neighbours_towards(&self, field: Field, directions: u8) -> FieldSet {
        let (low, high) = (directions & 7, directions >> 3 & 7);
        self.by_low[field.index()][low as usize].or(self.by_high[field.index()][high as usize])
    }

    /// The fields one can get to from `from` along uncracked edges, itself included. Stops early, with an
    /// incomplete set, once a field of `until` is in it.
    pub fn reach(&self, cracks: &Cracks, from: Field, until: FieldSet) -> FieldSet {
        let mut reached = FieldSet::only(from);
        let mut newest = reached;
        while !newest.is_empty() && !reached.meets(until) {
            let next = newest.iter().fold(FieldSet::EMPTY, |next, f| next.or(cracks.open(self, f)));
            newest = next.minus(reached);
            reached = reached.or(newest);
        }
        reached
    }
}

fn opposite(direction: usize) -> usize {
    (direction + SIDES / 2) % SIDES
}
