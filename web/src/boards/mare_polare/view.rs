//! The view and the events of Mare Polare as the board reads them.

use serde_json::Value;

use super::places::Place;
use crate::link::Entry;

/// A species of fish, which is a shape and a colour (P-3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Species {
    /// Red.
    Round,
    /// Green.
    Long,
    /// Blue.
    Pointed,
    /// Violet.
    Broad,
}

impl Species {
    /// All four, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Round, Self::Long, Self::Pointed, Self::Broad];

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Round => 'r',
            Self::Long => 'l',
            Self::Pointed => 'p',
            Self::Broad => 'b',
        }
    }

    /// The species with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|species| species.letter() == letter)
    }

    fn of(value: &Value) -> Option<Self> {
        value.as_str()?.chars().next().and_then(Self::from_letter)
    }
}

/// A fish out of the bag: coloured, or of plain wood.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fish {
    /// One with the colour of its species.
    Coloured(Species),
    /// One that cannot be kept (P-15).
    Plain,
}

impl Fish {
    fn of(value: &Value) -> Option<Self> {
        match value.as_str()? {
            "plain" => Some(Self::Plain),
            _ => Species::of(value).map(Self::Coloured),
        }
    }
}

/// A face of the die (P-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Die {
    /// 1 to 4.
    Points(u8),
    /// To any floe.
    Leap,
    /// Into the water.
    Splash,
}

impl Die {
    /// The face with this name in the notation.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "leap" => Some(Self::Leap),
            "splash" => Some(Self::Splash),
            _ => name.parse().ok().filter(|points| (1..=4).contains(points)).map(Self::Points),
        }
    }
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Stage {
    /// The table is set up by chance.
    #[default]
    Setup,
    /// A figure is placed (P-6).
    Place,
    /// The die is thrown (P-10).
    Roll,
    /// A figure moves (P-11, P-13).
    Move(Option<Die>),
    /// A figure falls into a gap (P-14).
    Fall,
    /// The floe left is laid (P-12).
    Lay(Option<Place>),
    /// A shape is named (P-15).
    Feel,
    /// A fish comes out of the bag (P-15).
    Catch,
    /// It is kept or returned (P-15).
    Keep(Option<Fish>),
    /// In the igloo: claim or wait (P-18).
    Claim,
    /// Out of the igloo after a wrong claim (P-18).
    Out,
    /// It is won.
    Over,
}

/// What a board can show.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// What happens next.
    pub stage: Stage,
    /// Whose turn it is, or who won.
    pub seat: Option<u8>,
    /// Sixteen letters: `.` gap, `i` igloo, `m` iceberg, `o` hole, `x` plain; empty before the floes lie.
    pub board: String,
    /// By seat: where the figure stands or swims.
    pub figures: Vec<Option<Place>>,
    /// By seat: the fish on the harpoon, the topmost last.
    pub harpoons: Vec<Vec<Species>>,
    /// By seat: the number of its recipe, where it may be seen now.
    pub recipes: Vec<Option<u8>>,
    /// The seat that may look at its recipe at the iceberg (P-17).
    pub look: Option<u8>,
    /// Fish in the bag, all kinds.
    pub bag: u64,
}

impl View {
    /// Reads a view; nothing where it is none of this game.
    pub fn read(value: &Value) -> Option<Self> {
        let list = |name: &str| value[name].as_array().map_or(&[][..], Vec::as_slice);
        let stage = match value["stage"].as_str()? {
            "place" => Stage::Place,
            "roll" => Stage::Roll,
            "move" => Stage::Move(value["roll"].as_str().and_then(Die::from_name)),
            "fall" => Stage::Fall,
            "lay" => Stage::Lay(place(&value["from"])),
            "feel" => Stage::Feel,
            "catch" => Stage::Catch,
            "keep" => Stage::Keep(Fish::of(&value["fish"])),
            "claim" => Stage::Claim,
            "out" => Stage::Out,
            "over" => Stage::Over,
            _ => Stage::Setup,
        };
        Some(Self {
            stage,
            seat: seat(&value["seat"]),
            board: value["board"].as_str().unwrap_or_default().to_owned(),
            figures: list("figures").iter().map(place).collect(),
            harpoons: list("harpoons").iter().map(pile).collect(),
            recipes: list("recipes").iter().map(seat).collect(),
            look: seat(&value["look"]),
            bag: value["bag"].as_object().map_or(0, |bag| bag.values().filter_map(Value::as_u64).sum()),
        })
    }

    /// The letter of a place; water before the floes lie.
    pub fn floe(&self, place: Place) -> char {
        self.board.as_bytes().get(place.index()).map_or('.', |&letter| char::from(letter))
    }

    /// The seat whose figure is on a place.
    pub fn figure_on(&self, place: Place) -> Option<u8> {
        self.figures.iter().position(|&figure| figure == Some(place)).map(|index| index as u8 + 1)
    }

    /// Where the figure of a seat is.
    pub fn figure(&self, seat: u8) -> Option<Place> {
        self.figures.get(usize::from(seat).checked_sub(1)?).copied().flatten()
    }

    /// The fish of a seat.
    pub fn harpoon(&self, seat: u8) -> &[Species] {
        usize::from(seat).checked_sub(1).and_then(|index| self.harpoons.get(index)).map_or(&[], Vec::as_slice)
    }

    /// The recipe of a seat, where it may be seen now.
    pub fn recipe(&self, seat: u8) -> Option<u8> {
        self.recipes.get(usize::from(seat).checked_sub(1)?).copied().flatten()
    }
}

fn place(value: &Value) -> Option<Place> {
    Place::from_name(value.as_str()?)
}

fn seat(value: &Value) -> Option<u8> {
    u8::try_from(value.as_u64()?).ok()
}

fn pile(value: &Value) -> Vec<Species> {
    value.as_str().unwrap_or_default().chars().filter_map(Species::from_letter).collect()
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The starting player is drawn.
    First,
    /// The floes lie.
    Layout,
    /// A recipe is dealt.
    Recipe,
    /// A figure is placed.
    Placed(Place),
    /// The die is thrown.
    Rolled {
        /// What it shows.
        die: Die,
        /// Nothing can be done with it.
        ends_turn: bool,
        /// A fish that is lost in the water.
        lost: Option<Species>,
    },
    /// A figure moves.
    Moved {
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// It looks into the mirror now.
        look: bool,
    },
    /// A figure falls into a gap.
    Fell {
        /// The gap.
        gap: Place,
        /// The fish it loses.
        lost: Option<Species>,
    },
    /// A floe is laid.
    Laid {
        /// From where.
        from: Place,
        /// Into which gap.
        to: Place,
        /// It was turned over.
        turned: bool,
        /// It shows a hole now.
        hole: bool,
    },
    /// A shape is named.
    Felt(Species),
    /// A fish comes out of the bag.
    Caught(Fish),
    /// It is kept.
    Kept(Fish),
    /// It goes back.
    Returned(Fish),
    /// A claim.
    Claimed {
        /// It is right.
        right: bool,
        /// The fish that swim off after a wrong one.
        back: Vec<Species>,
    },
    /// No claim.
    Waited,
    /// Out of the igloo.
    Out(Place),
}

/// What an entry of the line did, with the seat whose doing it was.
pub fn event(entry: &Entry) -> Option<(u8, Event)> {
    entry.events.iter().find_map(read)
}

/// Read by hand: derived code for a tagged enum would be as large as the rest of the board.
fn read(value: &Value) -> Option<(u8, Event)> {
    let at = |name: &str| place(&value[name]);
    let species = |name: &str| Species::of(&value[name]);
    let fish = || Fish::of(&value["fish"]);
    let yes = |name: &str| value[name].as_bool().unwrap_or(false);
    let event = match value["kind"].as_str()? {
        "first" => Event::First,
        "layout" => Event::Layout,
        "recipe" => Event::Recipe,
        "place" => Event::Placed(at("at")?),
        "roll" => Event::Rolled {
            die: Die::from_name(value["roll"].as_str()?)?,
            ends_turn: yes("ends-turn"),
            lost: species("lost"),
        },
        "move" => Event::Moved { from: at("from")?, to: at("to")?, look: yes("look") },
        "fall" => Event::Fell { gap: at("gap")?, lost: species("lost") },
        "lay" => Event::Laid {
            from: at("from")?,
            to: at("to")?,
            turned: value["before"] != value["after"],
            hole: value["after"] == "o",
        },
        "feel" => Event::Felt(species("shape")?),
        "catch" => Event::Caught(fish()?),
        "keep" => Event::Kept(fish()?),
        "return" => Event::Returned(fish()?),
        "claim" => Event::Claimed { right: yes("right"), back: pile(&value["back"]) },
        "wait" => Event::Waited,
        "out" => Event::Out(at("to")?),
        _ => return None,
    };
    Some((seat(&value["seat"]).unwrap_or_default(), event))
}

#[cfg(test)]
pub(super) mod tests {
    use serde_json::json;

    use super::*;

    pub(in crate::boards::mare_polare) fn at(name: &str) -> Place {
        Place::from_name(name).unwrap()
    }

    #[test]
    fn a_view_of_the_rules_is_read() {
        let view = View::read(&json!({
            "stage": "keep", "first": 1, "seat": 2, "board": "xoo.ixoxx.xooxxm", "figures": ["d4", "c2"],
            "recipes": [null, 3], "harpoons": ["", "rrb"],
            "bag": {"r": 13, "l": 15, "p": 14, "b": 14, "plain": 4},
            "roll": null, "from": null, "felt": null, "fish": "p", "look": null, "winner": null,
            "turn": {"seats": [2]}, "log": [],
        }))
        .unwrap();
        assert_eq!(view.stage, Stage::Keep(Some(Fish::Coloured(Species::Pointed))));
        assert_eq!((view.floe(at("a3")), view.floe(at("d4")), view.floe(at("d1"))), ('i', '.', 'm'));
        assert_eq!((view.figure_on(at("c2")), view.figure_on(at("a1"))), (Some(2), None));
        assert_eq!(view.harpoon(2), [Species::Round, Species::Round, Species::Broad]);
        assert_eq!((view.recipe(1), view.recipe(2), view.recipe(3)), (None, Some(3), None));
        assert_eq!(view.bag, 60);
        assert_eq!(View::read(&json!({"stage": null})), None);
    }

    #[test]
    fn events_of_the_rules_are_read() {
        let read = |value| read(&value).unwrap();
        assert_eq!(
            read(json!({"kind": "lay", "seat": 3, "from": "a1", "to": "b2", "before": "x", "after": "o"})),
            (3, Event::Laid { from: at("a1"), to: at("b2"), turned: true, hole: true })
        );
        assert_eq!(
            read(json!({"kind": "roll", "seat": 1, "roll": "splash", "ends-turn": true, "lost": "l"})),
            (1, Event::Rolled { die: Die::Splash, ends_turn: true, lost: Some(Species::Long) })
        );
        assert_eq!(
            read(json!({"kind": "catch", "seat": 1, "fish": "plain"})),
            (1, Event::Caught(Fish::Plain))
        );
        let back = vec![Species::Round, Species::Broad];
        assert_eq!(
            read(json!({"kind": "claim", "seat": 2, "right": false, "harpoon": "rb", "back": "rb"})),
            (2, Event::Claimed { right: false, back })
        );
    }
}
