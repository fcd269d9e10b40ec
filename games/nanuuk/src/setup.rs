//! Set-ups of the hunt: where the stones lie at the start (N-40, N-42, N-43, N-44).

use inuksuk_core::Draw;
use serde_json::{Map, Value};

use crate::defect::Defect;
use crate::floe::{Field, FieldSet, Floe, MAX_FIELDS};
use crate::json::Defects;

/// A kind of stone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stone {
    /// Prey worth 1.
    Fish,
    /// Prey worth 2.
    Seal,
    /// Prey worth 3.
    Walrus,
    /// Prey worth 4; an Inuk must be carried to take it.
    Whale,
    /// A helper.
    Inuk,
    /// A polar bear.
    Bear,
}

impl Stone {
    /// Every kind, in the order of [`Stone::index`].
    pub const ALL: [Self; 6] = [Self::Fish, Self::Seal, Self::Walrus, Self::Whale, Self::Inuk, Self::Bear];

    /// Its name in files and positions (`"fish"`).
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fish => "fish",
            Self::Seal => "seal",
            Self::Walrus => "walrus",
            Self::Whale => "whale",
            Self::Inuk => "inuk",
            Self::Bear => "bear",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|s| s.name() == name)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many the box holds (N-40).
    pub const fn in_box(self) -> usize {
        [6, 6, 6, 3, 4, 3][self as usize]
    }

    /// How many lie on the board with the material for so many players, 2 to 4 (N-42).
    ///
    /// # Panics
    /// With any other number of players.
    pub const fn in_play(self, players: u8) -> usize {
        match players {
            2 => [3, 4, 4, 3, 3, 2][self as usize],
            3 => [4, 4, 4, 3, 4, 2][self as usize],
            4 => [6, 6, 6, 3, 4, 3][self as usize],
            _ => panic!("there are two to four players"),
        }
    }
}

/// Which stones lie where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Setup([FieldSet; 6]);

impl Setup {
    /// Where the stones of a kind lie.
    pub const fn of(&self, stone: Stone) -> FieldSet {
        self.0[stone.index()]
    }

    /// Every field with a stone.
    pub fn occupied(&self) -> FieldSet {
        self.0.iter().fold(FieldSet::EMPTY, |all, s| all.or(*s))
    }

    /// The stone on a field.
    pub fn at(&self, field: Field) -> Option<Stone> {
        Stone::ALL.into_iter().find(|s| self.of(*s).contains(field))
    }

    /// Lays a stone on a field.
    pub fn put(&mut self, stone: Stone, field: Field) {
        self.0[stone.index()].insert(field);
    }

    /// Takes the stone of this kind from a field.
    pub fn take(&mut self, stone: Stone, field: Field) {
        self.0[stone.index()].remove(field);
    }

    /// The set-up as files have it: each kind with its fields, in text order.
    pub fn to_json(&self, floe: &Floe) -> Value {
        let kinds = Stone::ALL.into_iter().filter(|s| !self.of(*s).is_empty());
        Value::Object(kinds.map(|s| (s.name().into(), floe.names(self.of(s)).into())).collect::<Map<_, _>>())
    }

    /// Reads a set-up; kinds left out have no stone. Stones lie on fields in play, not on igloos, one on a
    /// field, and no kind more often than in the box (N-40).
    pub(crate) fn read(value: &Value, floe: &Floe, place: &str, defects: &mut Defects) -> Self {
        let mut setup = Self::default();
        let Some(map) = defects.object(value, place, &[], &Stone::ALL.map(Stone::name)) else { return setup };
        for stone in Stone::ALL {
            let Some(list) = map.get(stone.name()) else { continue };
            let place = format!("{place}.{}", stone.name());
            for value in defects.list(list, &place, MAX_FIELDS) {
                let Some(field) = defects.field_in_play(floe, value, &place) else { continue };
                if floe.igloos().contains(field) {
                    let name = floe.name(field);
                    let values = vec![("field", name.into()), ("stone", stone.name().into())];
                    defects.tell(&place, "stone-in-igloo", values, format!("{name} is an igloo (N-42)"));
                } else if let Some(other) = setup.at(field) {
                    let name = floe.name(field);
                    let values = vec![("field", name.into()), ("stone", other.name().into())];
                    let message = format!("{name} has a stone already: {}", other.name());
                    defects.tell(&place, "two-stones", values, message);
                } else {
                    setup.put(stone, field);
                }
            }
            if setup.of(stone).len() > stone.in_box() {
                let (n, most) = (setup.of(stone).len(), stone.in_box());
                let values = vec![("stone", stone.name().into()), ("here", n.into()), ("most", most.into())];
                let message = format!("{n} stones, but the box holds {most} (N-40)");
                defects.tell(&place, "box", values, message);
            }
        }
        setup
    }

    /// Draws a random set-up by N-44 with the stones of N-42.
    ///
    /// Of all arrangements of whales and Inuit with no Inuk next to a whale, those with the fewest next to an
    /// igloo are equally likely to be drawn; it is drawn again, a bounded number of times, while whales or
    /// Inuit stand next to their own kind.
    ///
    /// # Errors
    /// The floe has not enough room.
    pub fn random(floe: &Floe, players: u8, draw: &mut dyn Draw) -> Result<Self, Defect> {
        let room = floe.in_play().minus(floe.igloos());
        let stones: usize = Stone::ALL.iter().map(|s| s.in_play(players)).sum();
        if stones > room.len() {
            let message = format!("{stones} stones do not fit on {} fields (N-42)", room.len());
            let values = vec![("stones", stones.into()), ("fields", room.len().into())];
            return Err(Defect::new("", "room", values, message));
        }
        let mut draw = draw;
        let (whales, inuit) = (Stone::Whale.in_play(players), Stone::Inuk.in_play(players));
        let placings = Placings::find(floe, whales, inuit).ok_or_else(|| {
            let message = "there is no room to keep every Inuk away from every whale (N-44)";
            Defect::new("", "no-way", Vec::new(), message)
        })?;
        let mut setup = placings.draw_apart(floe, &mut draw);
        let mut left: Vec<Field> = room.minus(setup.occupied()).iter().collect();
        draw_shuffle(&mut draw, &mut left);
        for stone in [Stone::Bear, Stone::Fish, Stone::Seal, Stone::Walrus] {
            let rest = left.split_off(stone.in_play(players));
            for field in left {
                setup.put(stone, field);
            }
            left = rest;
        }
        Ok(setup)
    }
}

fn draw_shuffle<D: Draw>(draw: &mut D, items: &mut [Field]) {
    draw.shuffle(items);
}

/// All ways to place whales and Inuit with no Inuk next to a whale and the fewest next to an igloo.
pub(crate) struct Placings {
    /// Where the whales stand, and in how many ways the Inuit can then be placed.
    whales: Vec<(FieldSet, u64)>,
    inuit: usize,
    near: FieldSet,
    room: FieldSet,
    /// How many whales and Inuit stand next to an igloo in each of these ways.
    pub(crate) next_to_igloo: usize,
}

impl Placings {
    /// `None` where there is no way at all. At most three whales and four Inuit are asked for (N-40), so
    /// that at most 41,664 placings of whales are looked at.
    pub(crate) fn find(floe: &Floe, whales: usize, inuit: usize) -> Option<Self> {
        let room = floe.in_play().minus(floe.igloos());
        let near = around(floe, floe.igloos());
        let mut found = Self { whales: Vec::new(), inuit, near, room, next_to_igloo: usize::MAX };
        each_subset(room, whales, FieldSet::EMPTY, &mut |w| found.consider(floe, w));
        (!found.whales.is_empty()).then_some(found)
    }

    fn consider(&mut self, floe: &Floe, whales: FieldSet) {
        let (far, near) = self.inuit_room(floe, whales);
        let far_away = self.inuit.min(far.len());
        let beside = self.inuit - far_away;
        let ways = choose(far.len(), far_away) * choose(near.len(), beside);
        let next_to_igloo = whales.and(self.near).len() + beside;
        if ways == 0 || next_to_igloo > self.next_to_igloo {
            return;
        }
        if next_to_igloo < self.next_to_igloo {
            self.next_to_igloo = next_to_igloo;
            self.whales.clear();
        }
        self.whales.push((whales, ways));
    }

    /// Where Inuit may stand with these whales: away from igloos, and next to one.
    fn inuit_room(&self, floe: &Floe, whales: FieldSet) -> (FieldSet, FieldSet) {
        let room = self.room.minus(whales).minus(around(floe, whales));
        (room.minus(self.near), room.and(self.near))
    }

    fn draw<D: Draw>(&self, floe: &Floe, draw: &mut D) -> Setup {
        let total = self.whales.iter().map(|(_, ways)| ways).sum();
        let mut ticket = draw.below(total);
        let holder = self.whales.iter().find(|(_, ways)| match ticket.checked_sub(*ways) {
            Some(rest) => {
                ticket = rest;
                false
            }
            None => true,
        });
        let whales = holder.map_or(FieldSet::EMPTY, |(w, _)| *w);
        let (far, near) = self.inuit_room(floe, whales);
        let mut setup = Setup::default();
        whales.iter().for_each(|f| setup.put(Stone::Whale, f));
        let mut inuit = self.inuit;
        for room in [far, near] {
            let mut fields: Vec<Field> = room.iter().collect();
            draw_shuffle(draw, &mut fields);
            fields.truncate(inuit);
            inuit -= fields.len();
            for field in fields {
                setup.put(Stone::Inuk, field);
            }
        }
        setup
    }

    /// Draws until none stands next to its own kind, or else keeps the draw with the fewest such pairs and
    /// moves single stones away from their own kind as long as one can be.
    fn draw_apart<D: Draw>(&self, floe: &Floe, draw: &mut D) -> Setup {
        const DRAWS: usize = 200;
        let mut best = self.draw(floe, draw);
        for _ in 1..DRAWS {
            if pairs(floe, &best) == 0 {
                break;
            }
            let next = self.draw(floe, draw);
            if pairs(floe, &next) < pairs(floe, &best) {
                best = next;
            }
        }
        while let Some((stone, from, to)) = movable_apart(floe, &best) {
            best.take(stone, from);
            best.put(stone, *draw.choose(&to));
        }
        best
    }
}

/// Pairs of neighbours of the same kind among whales and Inuit, each counted from both sides.
fn pairs(floe: &Floe, setup: &Setup) -> usize {
    let beside = |kind: FieldSet| kind.iter().map(|f| floe.neighbours(f).and(kind).len()).sum::<usize>();
    beside(setup.of(Stone::Whale)) + beside(setup.of(Stone::Inuk))
}

/// A whale or Inuk that stands next to its own kind although there is room for it elsewhere: away from
/// igloos and from all whales and Inuit (N-44); and all that room.
pub(crate) fn movable_apart(floe: &Floe, setup: &Setup) -> Option<(Stone, Field, Vec<Field>)> {
    let both = setup.of(Stone::Whale).or(setup.of(Stone::Inuk));
    let room = floe.in_play().minus(floe.igloos()).minus(around(floe, floe.igloos())).minus(both);
    for stone in [Stone::Whale, Stone::Inuk] {
        for from in setup.of(stone).iter().filter(|f| floe.neighbours(*f).meets(setup.of(stone))) {
            let others = both.minus(FieldSet::only(from));
            let to: Vec<Field> = room.iter().filter(|f| !floe.neighbours(*f).meets(others)).collect();
            if !to.is_empty() {
                return Some((stone, from, to));
            }
        }
    }
    None
}

/// The neighbours of a set of fields.
pub(crate) fn around(floe: &Floe, fields: FieldSet) -> FieldSet {
    fields.iter().fold(FieldSet::EMPTY, |all, f| all.or(floe.neighbours(f)))
}

fn each_subset(room: FieldSet, size: usize, chosen: FieldSet, see: &mut impl FnMut(FieldSet)) {
    if size == 0 {
        return see(chosen);
    }
    let mut left = room;
    for field in room.iter() {
        left.remove(field);
        each_subset(left, size - 1, chosen.or(FieldSet::only(field)), see);
    }
}

/// Binomial coefficient for the small numbers here.
fn choose(n: usize, k: usize) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |ways, i| ways * (n - i) as u64 / (i as u64 + 1)) }
}
