//! The rules of moving, cracking and ending once more, slow and plain: names of fields in ordered sets,
//! worked out from the board file and a position's JSON alone.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

pub(crate) type Names = BTreeSet<String>;

/// A board with some fields in play.
pub(crate) struct Ice {
    pub(crate) adjacent: BTreeMap<String, Names>,
    /// For each field its corners: the two neighbours that meet there.
    corners: BTreeMap<String, Vec<(String, String)>>,
    pub(crate) igloos: Names,
}

fn texts(list: &Value) -> Names {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn pair(a: &str, b: &str) -> String {
    if a < b { format!("{a}.{b}") } else { format!("{b}.{a}") }
}

impl Ice {
    /// The part of a board file that so many players use.
    pub(crate) fn new(board: &Value, players: u8) -> Self {
        let out = texts(&board["out_of_play"][players.to_string()]);
        let mut spots: BTreeMap<(i64, i64), String> = BTreeMap::new();
        for (y, row) in board["rows"].as_array().expect("rows").iter().enumerate() {
            let holes: Vec<u64> =
                row["holes"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
            for place in 1..=row["fields"].as_u64().expect("fields") {
                let name = format!("{}{place}", row["name"].as_str().expect("name"));
                if !holes.contains(&place) && !out.contains(&name) {
                    let x = row["shift"].as_i64().expect("shift") + 2 * (place as i64 - 1);
                    spots.insert((y as i64, x), name);
                }
            }
        }
        let (mut adjacent, mut corners) = (BTreeMap::new(), BTreeMap::new());
        for ((y, x), name) in &spots {
            let ring = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
            let ring = ring.map(|(dy, dx)| spots.get(&(y + dy, x + dx)).cloned());
            adjacent.insert(name.clone(), ring.iter().flatten().cloned().collect::<Names>());
            let corner = |i: usize| ring[i].clone().zip(ring[(i + 1) % 6].clone());
            corners.insert(name.clone(), (0..6).filter_map(corner).collect());
        }
        Self { adjacent, corners, igloos: texts(&board["igloos"]) }
    }

    pub(crate) fn edge_count(&self) -> usize {
        self.adjacent.values().map(Names::len).sum::<usize>() / 2
    }

    /// Fields that can be got to along uncracked edges, the first included.
    pub(crate) fn reach(&self, cracks: &Names, from: &str) -> Names {
        let mut reached = Names::from([from.to_owned()]);
        loop {
            let more: Names = reached.iter().flat_map(|f| self.open(cracks, f)).collect();
            let before = reached.len();
            reached.extend(more);
            if reached.len() == before {
                return reached;
            }
        }
    }

    /// Neighbours behind no crack.
    pub(crate) fn open(&self, cracks: &Names, from: &str) -> Names {
        self.adjacent[from].iter().filter(|to| !cracks.contains(&pair(from, to))).cloned().collect()
    }

    pub(crate) fn free_spokes(&self, cracks: &Names, field: &str) -> Names {
        let spokes = self.corners[field].iter().map(|(a, b)| pair(a, b));
        spokes.filter(|e| !cracks.contains(e)).collect()
    }

    pub(crate) fn free_sides(&self, cracks: &Names, field: &str) -> Names {
        self.adjacent[field].iter().map(|n| pair(field, n)).filter(|e| !cracks.contains(e)).collect()
    }

    /// N-10, N-11, N-12.
    pub(crate) fn crack_choices(&self, cracks: &Names, field: &str) -> Names {
        let spokes = self.free_spokes(cracks, field);
        if spokes.is_empty() { self.free_sides(cracks, field) } else { spokes }
    }
}

/// A position of the introductory game.
pub(crate) struct IntroPosition<'a> {
    ice: &'a Ice,
    cracks: Names,
    figures: Vec<Option<String>>,
    position: &'a Value,
}

impl<'a> IntroPosition<'a> {
    pub(crate) fn new(ice: &'a Ice, position: &'a Value) -> Self {
        let figures = position["figures"].as_array().expect("figures").iter();
        let figures = figures.map(|f| f["field"].as_str().map(str::to_owned)).collect();
        Self { ice, cracks: texts(&position["cracks"]), figures, position }
    }

    fn free_around(&self, field: &str) -> Names {
        let taken: Names = self.figures.iter().flatten().cloned().collect();
        self.ice.open(&self.cracks, field).difference(&taken).cloned().collect()
    }

    /// Numbers of the enclosed figures (N-23).
    pub(crate) fn enclosed(&self) -> Vec<u64> {
        let there = self.figures.iter().enumerate().filter_map(|(i, f)| Some((i as u64 + 1, f.as_ref()?)));
        there.filter(|(_, f)| self.free_around(f).is_empty()).map(|(i, _)| i).collect()
    }

    /// Numbers of the figures shut in by cracks and rim alone (N-25).
    pub(crate) fn shut_in(&self) -> Vec<u64> {
        let there = self.figures.iter().enumerate().filter_map(|(i, f)| Some((i as u64 + 1, f.as_ref()?)));
        there.filter(|(_, f)| self.ice.open(&self.cracks, f).is_empty()).map(|(i, _)| i).collect()
    }

    /// The texts of the legal actions.
    pub(crate) fn legal(&self) -> Names {
        let figure = self.position["figure"].as_u64().expect("figure") as usize;
        let moves = |i: usize| -> Vec<String> {
            let Some(from) = &self.figures[i] else { return Vec::new() };
            self.free_around(from).iter().map(|to| format!("{from}-{to}")).collect()
        };
        let of = |test: &dyn Fn(&Value) -> bool| -> Names {
            let figures = self.position["figures"].as_array().expect("figures");
            (0..figures.len()).filter(|i| test(&figures[*i])).flat_map(moves).collect()
        };
        match self.position["stage"].as_str().expect("stage") {
            "place" => {
                let taken: Names = self.figures.iter().flatten().cloned().collect();
                self.ice.adjacent.keys().filter(|f| !taken.contains(*f)).map(|f| format!("@{f}")).collect()
            }
            "move" if figure > 0 => moves(figure - 1).into_iter().collect(),
            "move" => of(&|f| f["seat"] == self.position["turn"]),
            "bear" => of(&|f| f["kind"] == "bear"),
            "second" => moves(figure - 1).into_iter().chain(["stop".to_owned()]).collect(),
            "crack" => {
                let field = self.figures[figure - 1].as_ref().expect("it has moved");
                self.ice.crack_choices(&self.cracks, field).iter().map(|e| format!("|{e}")).collect()
            }
            _ => Names::new(),
        }
    }
}

/// A position of the hunt.
pub(crate) struct HuntPosition<'a> {
    ice: &'a Ice,
    cracks: Names,
    stones: BTreeMap<String, String>,
    hunters: Vec<(Option<String>, Names)>,
    position: &'a Value,
}

const PREY: [&str; 4] = ["fish", "seal", "walrus", "whale"];

impl<'a> HuntPosition<'a> {
    pub(crate) fn new(ice: &'a Ice, position: &'a Value) -> Self {
        let stones = position["stones"].as_object().expect("stones").iter();
        let stones = stones.map(|(f, s)| (f.clone(), s.as_str().expect("a kind").to_owned())).collect();
        let hunters = position["hunters"].as_array().expect("hunters").iter();
        let hunters = hunters.map(|h| (h["field"].as_str().map(str::to_owned), texts(&h["left"]))).collect();
        Self { ice, cracks: texts(&position["cracks"]), stones, hunters, position }
    }

    fn mover(&self) -> usize {
        self.position["turn"].as_u64().expect("turn") as usize - 1
    }

    fn hunter_fields(&self) -> Names {
        self.hunters.iter().filter_map(|(f, _)| f.clone()).collect()
    }

    fn bear_places(&self) -> Names {
        let hunters = self.hunter_fields();
        let free = |f: &&String| {
            !self.stones.contains_key(*f) && !hunters.contains(*f) && !self.ice.igloos.contains(*f)
        };
        self.ice.adjacent.keys().filter(free).cloned().collect()
    }

    /// Fields that a hunter can go to (N-50, N-57, N-60).
    pub(crate) fn targets(&self, hunter: usize) -> Names {
        let (Some(from), left) = &self.hunters[hunter] else { return Names::new() };
        let hunters = self.hunter_fields();
        let can = |to: &&String| {
            let crossed = !self.cracks.contains(&pair(from, to)) || left.contains("kayak");
            let free = self.ice.igloos.contains(*to) || !hunters.contains(*to);
            let bear = self.stones.get(*to).is_some_and(|s| s == "bear");
            crossed && free && (!bear || left.contains("harpoon") && !self.bear_places().is_empty())
        };
        self.ice.adjacent[from].iter().filter(can).cloned().collect()
    }

    /// N-51.
    pub(crate) fn sealed(&self, hunter: usize) -> bool {
        let (Some(field), left) = &self.hunters[hunter] else { return false };
        let open = self.ice.open(&self.cracks, field);
        open.is_empty() && !self.ice.igloos.contains(field) && !left.contains("kayak")
    }

    fn meets_igloo(&self, fields: &Names) -> bool {
        fields.iter().any(|f| self.ice.igloos.contains(f))
    }

    fn stones_in(&self, fields: &Names, kind: &str) -> Names {
        fields.iter().filter(|f| self.stones.get(*f).is_some_and(|s| s == kind)).cloned().collect()
    }

    fn huntable_within(&self, left: &Names, reach: &Names) -> BTreeMap<String, Names> {
        let igloo = self.meets_igloo(reach);
        let inuk = left.contains("inuk") || !self.stones_in(reach, "inuk").is_empty();
        let can = |kind: &str| {
            let harpoon = igloo || left.contains("harpoon");
            let space = igloo || !left.contains(kind);
            harpoon && space && (kind != "whale" || inuk)
        };
        PREY.into_iter().filter(|k| can(k)).map(|k| (k.to_owned(), self.stones_in(reach, k))).collect()
    }

    /// N-71: reachable fields, and huntable prey.
    fn reach_and_prey(&self, field: &str, left: &Names) -> (Names, Names) {
        let mut reach = self.ice.reach(&self.cracks, field);
        let near = self.huntable_within(left, &reach);
        let there = |kind: &str| left.contains(kind) || near.get(kind).is_some_and(|f| !f.is_empty());
        if left.contains("kayak") || self.meets_igloo(&reach) && (there("seal") || there("whale")) {
            reach = self.ice.adjacent.keys().cloned().collect();
        }
        let prey = self.huntable_within(left, &reach).into_values().flatten().collect();
        (reach, prey)
    }

    /// The fields of all prey that can be hunted by somebody (N-71).
    pub(crate) fn huntable(&self) -> Names {
        let hunters =
            self.hunters.iter().filter_map(|(f, left)| Some(self.reach_and_prey(f.as_ref()?, left).1));
        hunters.flatten().collect()
    }

    /// N-70.
    pub(crate) fn nothing_to_hunt(&self) -> bool {
        self.huntable().is_empty()
            && self.hunters.iter().all(|(field, left)| {
                field.as_ref().is_none_or(|f| {
                    self.ice.igloos.contains(f) || !self.meets_igloo(&self.reach_and_prey(f, left).0)
                })
            })
    }

    /// N-81, or the plain rule.
    fn crack_choices(&self) -> Names {
        let field = self.hunters[self.mover()].0.as_ref().expect("on the board");
        if self.position["options"]["gentle"] == false {
            return self.ice.crack_choices(&self.cracks, field);
        }
        for free in [self.ice.free_spokes(&self.cracks, field), self.ice.free_sides(&self.cracks, field)] {
            let gentle: Names = free.iter().filter(|e| !self.cuts_off(e)).cloned().collect();
            if !gentle.is_empty() {
                return gentle;
            }
            if !free.is_empty() {
                return free;
            }
        }
        Names::new()
    }

    fn cuts_off(&self, edge: &str) -> bool {
        let mut after = self.cracks.clone();
        after.insert(edge.to_owned());
        self.hunter_fields().iter().any(|f| {
            self.meets_igloo(&self.ice.reach(&self.cracks, f))
                && !self.meets_igloo(&self.ice.reach(&after, f))
        })
    }

    /// The texts of the legal actions.
    pub(crate) fn legal(&self) -> Names {
        let stage = self.position["stage"].as_str().expect("stage");
        if stage == "over" {
            return Names::new();
        }
        if stage == "place" {
            return self.ice.igloos.iter().map(|f| format!("@{f}")).collect();
        }
        let (field, left) = &self.hunters[self.mover()];
        let home = field.as_ref().is_some_and(|f| self.ice.igloos.contains(f));
        let with =
            |sign: &str, names: Names| -> Names { names.iter().map(|n| format!("{sign}{n}")).collect() };
        match stage {
            "bear" => with("bear ", self.bear_places()),
            "crack" => with("|", self.crack_choices()),
            "take" => Names::from(["take".to_owned(), "leave".to_owned()]),
            "trade" => trades(left),
            _ => {
                let mut legal = Names::new();
                if self.position["steps"] != 0 {
                    legal.extend(with("-", self.targets(self.mover())));
                }
                if home {
                    legal.insert("stay".to_owned());
                }
                if left.contains("husky") && left.contains("sled") && (home || stage == "move") {
                    let first = self.position["harness"] == 0;
                    let numbered = first && self.position["options"]["sled-cracks"] == "choice";
                    let texts: &[&str] = if numbered { &["harness 1", "harness 2"] } else { &["harness"] };
                    legal.extend(texts.iter().map(ToString::to_string));
                }
                legal
            }
        }
    }
}

/// N-63, N-64.
fn trades(left: &Names) -> Names {
    let gains: [(&str, &[&str]); 4] = [
        ("fish", &["husky"]),
        ("seal", &["kayak"]),
        ("walrus", &["sled"]),
        ("whale", &["husky", "sled", "kayak"]),
    ];
    let mut legal = Names::from(["done".to_owned()]);
    for (prey, got) in gains.into_iter().filter(|(p, _)| left.contains(*p)) {
        legal.insert(format!("drop {prey}"));
        if got.iter().any(|g| !left.contains(*g)) {
            legal.insert(format!("trade {prey}"));
        }
    }
    legal
}
