//! The views and events of both games as their board reads them.

use nanuuk::Stone;
use serde_json::Value;

use crate::link::Entry;

/// What a board can show. A key that is missing counts as nothing, so that a picture may give the few it needs.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Scene {
    /// Cracked edges.
    pub cracks: Vec<String>,
    /// Stones of the hunt, by field.
    pub stones: Vec<(String, Stone)>,
    /// The hunters, or the figures of the introductory game, in the order of their numbers.
    pub pieces: Vec<Piece>,
    /// What is asked.
    pub stage: String,
    /// Number of the piece that is to act, or of the only one that may; 0 for none.
    pub acting: usize,
    /// The bear that is being driven away (N-57).
    pub bear_at: Option<String>,
    /// Steps still to make in this turn.
    pub steps: u64,
    /// N-61, N-80: 0 no double move, 1 one with a single crack, 2 one with a crack after each step.
    pub harness: u64,
    /// Points of each seat.
    pub scores: Vec<i64>,
    /// Numbers of the figures that cannot move now (N-23).
    pub enclosed: Vec<usize>,
    /// Whether igloos matter: not in the introductory game (N-20).
    pub igloos: bool,
}

/// A hunter with its sheet, or a figure.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Piece {
    /// Its owner; 0 for a bear that is nobody's.
    pub seat: u8,
    /// Whether it is a bear.
    pub bear: bool,
    /// Which of its owner's hunters it is (N-46); 0 for the only one.
    pub letter: u8,
    /// Where it stands.
    pub field: Option<String>,
    /// What it carries.
    pub left: Vec<String>,
    /// What lies on the right half of its sheet, with how many.
    pub right: Vec<(String, u64)>,
}

impl Piece {
    /// Whether something is carried.
    pub fn carries(&self, thing: &str) -> bool {
        self.left.iter().any(|carried| carried == thing)
    }

    /// How many of a kind lie on the right.
    pub fn stored(&self, kind: &str) -> u64 {
        self.right.iter().find(|(name, _)| name == kind).map_or(0, |(_, count)| *count)
    }
}

impl Scene {
    /// Reads a view or a position.
    pub fn read(view: &Value) -> Self {
        let hunt = view.get("hunters").is_some();
        let (list, number) = if hunt { ("hunters", "turn") } else { ("figures", "figure") };
        let mut pieces: Vec<Piece> = items(view, list).iter().map(piece).collect();
        let seats = pieces.iter().map(|piece| piece.seat).max().unwrap_or(0);
        if hunt && pieces.len() > usize::from(seats) {
            for (i, piece) in pieces.iter_mut().enumerate() {
                piece.letter = 1 + (i / usize::from(seats).max(1)) as u8;
            }
        }
        Self {
            cracks: names(view, "cracks"),
            stones: stones(view),
            pieces,
            stage: text(view, "stage").unwrap_or_default(),
            acting: count(view, number) as usize,
            bear_at: text(view, "to"),
            steps: count(view, "steps"),
            harness: count(view, "harness"),
            scores: items(view, "scores").iter().filter_map(Value::as_i64).collect(),
            enclosed: items(view, "enclosed").iter().filter_map(Value::as_u64).map(|n| n as usize).collect(),
            igloos: view.get("figures").is_none(),
        }
    }

    /// The piece with this number, counted from 1.
    pub fn piece(&self, number: usize) -> Option<&Piece> {
        self.pieces.get(number.checked_sub(1)?)
    }

    /// The stone on a field.
    pub fn stone(&self, field: &str) -> Option<Stone> {
        self.stones.iter().find(|(name, _)| name == field).map(|(_, stone)| *stone)
    }

    /// The numbers of the pieces on a field.
    pub fn on<'a>(&'a self, field: &'a str) -> impl Iterator<Item = usize> + 'a {
        (1..)
            .zip(&self.pieces)
            .filter(move |(_, piece)| piece.field.as_deref() == Some(field))
            .map(|(n, _)| n)
    }
}

fn piece(value: &Value) -> Piece {
    let right = value["right"].as_object().into_iter().flatten();
    Piece {
        seat: count(value, "seat") as u8,
        bear: value["kind"] == "bear",
        letter: 0,
        field: text(value, "field"),
        left: names(value, "left"),
        right: right.map(|(kind, count)| (kind.clone(), count.as_u64().unwrap_or(0))).collect(),
    }
}

/// Stones by field, as positions have them, or fields by stone, as set-ups do.
fn stones(view: &Value) -> Vec<(String, Stone)> {
    let by_field = view["stones"]
        .as_object()
        .into_iter()
        .flatten()
        .filter_map(|(field, stone)| Some((field.clone(), Stone::from_name(stone.as_str()?)?)));
    let by_stone = Stone::ALL
        .into_iter()
        .flat_map(|stone| names(&view["setup"], stone.name()).into_iter().map(move |field| (field, stone)));
    by_field.chain(by_stone).collect()
}

fn items<'v>(value: &'v Value, key: &str) -> &'v [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn names(value: &Value, key: &str) -> Vec<String> {
    items(value, key).iter().filter_map(|name| name.as_str().map(str::to_owned)).collect()
}

fn text(value: &Value, key: &str) -> Option<String> {
    value[key].as_str().map(str::to_owned)
}

fn count(value: &Value, key: &str) -> u64 {
    value[key].as_u64().unwrap_or(0)
}

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What.
    pub what: What,
    /// The number of the hunter or figure that it happened to; 0 where there is none.
    pub piece: usize,
}

/// What can happen in either game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// It was put on the floe.
    Placed(String),
    /// It went from one field to another.
    Moved {
        /// From where.
        from: String,
        /// To where.
        to: String,
        /// Across a crack (N-60).
        kayak: bool,
    },
    /// The bear goes no second field (N-33).
    Stopped,
    /// The ice cracked along an edge.
    Cracked(String),
    /// It left the floe (N-24, N-51).
    Gone(String),
    /// No bear could be moved in the turn of a seat (N-35).
    NoBear(u8),
    /// It stays in its igloo.
    Stayed,
    /// Husky and sled were given back; whether the whole turn makes one crack (N-61, N-80).
    Harnessed(bool),
    /// It is about to enter the field of a bear (N-57).
    MetBear(String),
    /// The bear was driven from one field to another (N-57).
    BearDriven(String, String),
    /// A lost harpoon came back (N-63).
    HarpoonBack,
    /// A stone was taken from a field.
    Took(Stone, String),
    /// A stone was left lying on a field.
    LeftLying(Stone, String),
    /// Prey was traded for pieces of equipment.
    Traded(String, Vec<String>),
    /// Prey was dropped.
    Dropped(String),
    /// It trades no more.
    TradingDone,
    /// It could not move and missed its turn (N-51).
    Missed,
    /// The match ended by a rule.
    Over(String),
}

/// The events of an entry, in order; those that mean nothing to a board are left out.
pub fn events(entry: &Entry) -> Vec<Event> {
    entry.events.iter().filter_map(event).collect()
}

fn event(value: &Value) -> Option<Event> {
    let stone = || Stone::from_name(value["stone"].as_str()?);
    let piece = count(value, if value.get("hunter").is_some() { "hunter" } else { "figure" }) as usize;
    let what = match value["kind"].as_str()? {
        "placed" => What::Placed(text(value, "field")?),
        "moved" => What::Moved {
            from: text(value, "from")?,
            to: text(value, "to")?,
            kayak: value["kayak"].as_bool().unwrap_or(false),
        },
        "stopped" => What::Stopped,
        "cracked" => What::Cracked(text(value, "edge")?),
        "left" if value.get("stone").is_some() => What::LeftLying(stone()?, text(value, "field")?),
        "left" | "removed" => What::Gone(text(value, "field")?),
        "no-bear" => What::NoBear(count(value, "seat") as u8),
        "stayed" => What::Stayed,
        "harnessed" => What::Harnessed(value["one_crack"].as_bool()?),
        "met-bear" => What::MetBear(text(value, "field")?),
        "bear-driven" => What::BearDriven(text(value, "from")?, text(value, "to")?),
        "harpoon-back" => What::HarpoonBack,
        "took" => What::Took(stone()?, text(value, "field")?),
        "traded" => What::Traded(text(value, "prey")?, names(value, "got")),
        "dropped" => What::Dropped(text(value, "prey")?),
        "trading-done" => What::TradingDone,
        "missed" => What::Missed,
        "over" => What::Over(text(value, "reason")?),
        _ => return None,
    };
    Some(Event { what, piece })
}

#[cfg(test)]
mod tests {
    use inuksuk_catalog::{Unchanging, find};
    use inuksuk_core::{Actor, Observer, Seat};
    use serde_json::json;

    use super::*;

    /// Plays actions of a game and returns the scene after them and all events of the last.
    fn after(game: &str, seats: u8, options: &Value, actions: &[(u8, &str)]) -> (Scene, Vec<Event>) {
        let mut matched = find(game).unwrap().start(seats, options, None, &mut Unchanging).unwrap();
        for (seat, action) in actions {
            matched.play(Actor::Seat(Seat::new(*seat).unwrap()), action).unwrap();
        }
        let events = matched.events(actions.len() - 1, Observer::Spectator);
        (Scene::read(&matched.view(Observer::Spectator)), events.iter().filter_map(event).collect())
    }

    #[test]
    fn the_view_of_a_hunt_is_read() {
        let actions = [(1, "@A2"), (2, "@D4"), (1, "-A3"), (1, "|B3.B4"), (1, "take")];
        let (scene, events) = after("nanuuk", 2, &json!({}), &actions);
        assert_eq!(scene.cracks, ["B3.B4"]);
        assert_eq!((scene.stage.as_str(), scene.acting, scene.steps), ("move", 2, 1));
        let hunter = scene.piece(1).unwrap();
        assert!(hunter.carries("harpoon") && hunter.carries("whale") || hunter.left.len() == 2, "{hunter:?}");
        assert_eq!(hunter.field.as_deref(), Some("A3"));
        assert_eq!(scene.on("D4").collect::<Vec<_>>(), [2]);
        assert!(
            matches!(&events[0], Event { what: What::Took(_, field), piece: 1 } if field == "A3"),
            "{events:?}"
        );
        assert_eq!(scene.stone("A3"), None);
        assert_eq!(scene.stones.len(), 18);
    }

    #[test]
    fn two_hunters_each_are_told_apart() {
        let (scene, _) = after("nanuuk", 2, &json!({ "hunters": 2 }), &[(1, "@A2")]);
        let who: Vec<_> = scene.pieces.iter().map(|piece| (piece.seat, piece.letter)).collect();
        assert_eq!(who, [(1, 1), (2, 1), (1, 2), (2, 2)], "N-46");
        let (scene, _) = after("nanuuk", 2, &json!({}), &[(1, "@A2")]);
        assert!(scene.pieces.iter().all(|piece| piece.letter == 0));
    }

    #[test]
    fn the_view_of_an_introductory_game_is_read() {
        let options = json!({ "variant": "bear-fear", "bears": 1 });
        let actions = [(1, "@C2"), (1, "@A1"), (2, "@G4"), (1, "A1-A2")];
        let (scene, events) = after("nanuuk-intro", 2, &options, &actions);
        assert_eq!(scene.pieces[0], Piece { bear: true, field: Some("C2".into()), ..Piece::default() });
        assert_eq!((scene.stage.as_str(), scene.acting), ("crack", 2));
        let moved = What::Moved { from: "A1".into(), to: "A2".into(), kayak: false };
        assert_eq!(events, [Event { what: moved, piece: 2 }]);
    }

    /// Every kind of event that the games tell is known here.
    #[test]
    fn every_event_of_random_matches_is_read() {
        let games = [
            ("nanuuk", 4, json!({})),
            ("nanuuk", 2, json!({ "hunters": 2 })),
            ("nanuuk-intro", 4, json!({})),
        ];
        for (game, seats, options) in games {
            let mut matched = find(game).unwrap().start(seats, &options, None, &mut Unchanging).unwrap();
            let mut number = 7_usize;
            for ply in 0..600 {
                let Some(seat) = Seat::all(seats).find(|&seat| !matched.legal(seat).is_empty()) else {
                    break;
                };
                let legal = matched.legal(seat);
                number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
                matched.play(Actor::Seat(seat), &legal[(number >> 8) % legal.len()]).unwrap();
                for told in matched.events(ply, Observer::Spectator) {
                    assert!(event(&told).is_some(), "{told}");
                }
            }
        }
    }

    #[test]
    fn a_picture_gives_only_what_it_needs() {
        let scene =
            Scene::read(&json!({ "setup": { "fish": ["B2"] }, "figures": [{ "seat": 1, "field": "C3" }] }));
        assert_eq!(scene.stone("B2"), Some(Stone::Fish));
        assert_eq!(scene.pieces[0].seat, 1);
        assert_eq!(Scene::read(&Value::Null), Scene { igloos: true, ..Scene::default() });
    }
}
