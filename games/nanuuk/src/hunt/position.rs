//! Positions of the hunt as JSON.

use inuksuk_core::{Game, SetupError};
use serde_json::{Map, Value, json};

use super::flow::stone_here;
use super::game::Nanuuk;
use super::options::{SLED_CRACKS, SledCracks};
use super::sheet::{Carried, Hunter, Prey};
use super::state::{Harness, HuntStage, HuntState};
use crate::crack::Cracks;
use crate::floe::{Field, FieldSet, MAX_FIELDS};
use crate::json::{Defects, key};
use crate::notation::quoted;
use crate::options::same;
use crate::setup::{Setup, Stone};
use crate::view::Unobserved;

const KEYS: [&str; 12] = [
    "board", "seats", "options", "cracks", "stones", "hunters", "turn", "stage", "steps", "harness", "to",
    "stays",
];
const STONES: [(&str, Stone); 6] = [
    ("fish", Stone::Fish),
    ("seal", Stone::Seal),
    ("walrus", Stone::Walrus),
    ("whale", Stone::Whale),
    ("inuk", Stone::Inuk),
    ("bear", Stone::Bear),
];

impl Nanuuk {
    /// The options that matter in the middle of a match.
    pub(super) fn options_in_play(&self) -> Value {
        let sled_cracks = SLED_CRACKS.into_iter().find(|(_, s)| *s == self.options.sled_cracks);
        json!({
            "hunters": self.options.hunters,
            "sled-cracks": sled_cracks.map(|(name, _)| name),
            "gentle": self.options.gentle,
        })
    }

    pub(super) fn write_position(&self, state: &HuntState) -> Value {
        let floe = &self.floe;
        let cracks: Vec<_> = state.cracks.iter(floe).map(|e| floe.edge_name(e)).collect();
        let stones = state.stones.occupied().iter();
        let stones = stones.map(|f| (floe.name(f).to_owned(), state.stones.at(f).map(Stone::name).into()));
        let hunters = state.hunters[..self.hunter_count()].iter().enumerate();
        let hunters: Vec<_> = hunters.map(|(i, h)| self.write_hunter(i, *h)).collect();
        json!({
            "board": self.options.board.as_option(),
            "seats": self.seats,
            "options": self.options_in_play(),
            "cracks": cracks,
            "stones": Value::Object(stones.collect()),
            "hunters": hunters,
            "turn": if state.stage == HuntStage::Over { 0 } else { state.turn + 1 },
            "stage": state.stage.name(),
            "steps": state.steps,
            "harness": state.harness as u8,
            "to": state.to.map(|f| floe.name(f)),
            "stays": state.stays,
        })
    }

    fn write_hunter(&self, index: usize, hunter: Hunter) -> Value {
        let right = Stone::ALL.into_iter().map(|s| (s, hunter.right(s))).filter(|(_, n)| *n > 0);
        let right: Map<String, Value> = right.map(|(s, n)| (s.name().to_owned(), n.into())).collect();
        json!({
            "seat": self.seat_of(index),
            "field": hunter.field.map(|f| self.floe.name(f)),
            "left": hunter.left.names(),
            "right": right,
        })
    }

    pub(super) fn read_position(&self, position: &Value) -> Result<HuntState, SetupError> {
        let mut defects = Defects::default();
        let Some(map) = defects.object(position, "position", &KEYS, &[]) else {
            return Err(SetupError(defects.into_list()));
        };
        same(&mut defects, "board", key(map, "board"), self.options.board.as_option());
        same(&mut defects, "seats", key(map, "seats"), &self.seats.into());
        same(&mut defects, "options", key(map, "options"), &self.options_in_play());
        let mut state = HuntState { stones: Setup::default(), cracks: Cracks::NONE, ..self.start() };
        crate::crack::read(&mut state.cracks, &self.floe, key(map, "cracks"), &mut defects);
        self.read_stones(&mut state.stones, key(map, "stones"), &mut defects);
        self.read_hunters(&mut state, key(map, "hunters"), &mut defects);
        count_stones(&state, &mut defects);
        let hunters = self.hunter_count() as u64;
        let stage = defects.choice(key(map, "stage"), "stage", &HuntStage::ALL);
        let turn = defects.number(key(map, "turn"), "turn", 0, hunters).unwrap_or(0);
        state.steps = defects.number(key(map, "steps"), "steps", 0, 2).unwrap_or(0) as u8;
        state.stays = defects.number(key(map, "stays"), "stays", 0, hunters).unwrap_or(0) as u8;
        state.harness = match defects.number(key(map, "harness"), "harness", 0, 2) {
            Some(1) => Harness::OneCrack,
            Some(2) => Harness::EachStep,
            _ => Harness::None,
        };
        let to = key(map, "to");
        state.to = if to.is_null() { None } else { defects.field_in_play(&self.floe, to, "to") };
        if let (true, Some(stage)) = (defects.is_empty(), stage) {
            state.stage = stage;
            self.read_turn(&mut state, turn as u8, &mut defects);
        }
        if defects.is_empty() && state.stage == HuntStage::Move && state.harness == Harness::None {
            let turn = state.turn;
            self.begin_turn(&mut state, turn, &mut Unobserved);
        }
        defects.or(|| state).map_err(SetupError)
    }

    fn read_stones(&self, stones: &mut Setup, value: &Value, defects: &mut Defects) {
        let Some(map) = value.as_object() else {
            return defects.note("stones", "an object of fields and their stones is wanted");
        };
        if map.len() > MAX_FIELDS {
            return defects.note("stones", "more entries than a board has fields");
        }
        for (name, stone) in map {
            let place = format!("stones.{}", quoted(name));
            let stone = defects.choice(stone, &place, &STONES);
            let field = defects.field_in_play(&self.floe, &name.as_str().into(), &place);
            let (Some(stone), Some(field)) = (stone, field) else { continue };
            if self.floe.igloos().contains(field) {
                defects.note(&place, "no stone lies in an igloo (N-42)");
            }
            stones.put(stone, field);
        }
    }

    fn read_hunters(&self, state: &mut HuntState, value: &Value, defects: &mut Defects) {
        let count = self.hunter_count();
        let list = defects.list(value, "hunters", count);
        if list.len() != count {
            return defects.note("hunters", format!("all {count} hunters are wanted"));
        }
        let mut occupied = FieldSet::EMPTY;
        for (i, value) in list.iter().enumerate() {
            let place = format!("hunters[{i}]");
            let keys = ["seat", "field", "left", "right"];
            let Some(map) = defects.object(value, &place, &keys, &[]) else { continue };
            let seat = self.seat_of(i).number();
            same(defects, &format!("{place}.seat"), key(map, "seat"), &seat.into());
            state.hunters[i] = read_sheet(map, &place, defects);
            let field = key(map, "field");
            if field.is_null() {
                continue;
            }
            let place = format!("{place}.field");
            let Some(field) = defects.field_in_play(&self.floe, field, &place) else { continue };
            self.check_field(state, occupied, field, &place, defects);
            occupied.insert(field);
            state.hunters[i].field = Some(field);
        }
    }

    fn check_field(
        &self,
        state: &HuntState,
        occupied: FieldSet,
        field: Field,
        place: &str,
        defects: &mut Defects,
    ) {
        if occupied.contains(field) && !self.floe.igloos().contains(field) {
            defects.note(place, format!("another hunter is on {} (N-4)", self.floe.name(field)));
        }
        if state.stones.of(Stone::Bear).contains(field) {
            defects.note(place, format!("a bear is on {} (N-57)", self.floe.name(field)));
        }
    }

    /// Sets whose turn it is and checks that there is something to ask.
    fn read_turn(&self, state: &mut HuntState, turn: u8, defects: &mut Defects) {
        if state.stage == HuntStage::Over {
            return defects.note("stage", "a position of an ended hunt cannot be played on");
        }
        let Some(index) = turn.checked_sub(1) else {
            return defects.note("turn", "the number of a hunter is wanted, not 0");
        };
        state.turn = index;
        self.check_counters(state, defects);
        if state.stage == HuntStage::Place {
            return self.check_placing(state, defects);
        }
        if state.mover().field.is_none() {
            return defects.note("turn", format!("hunter {turn} is not on the board"));
        }
        if defects.is_empty() {
            self.check_asked(state, defects);
        }
    }

    fn check_counters(&self, state: &HuntState, defects: &mut Defects) {
        let double = state.harness != Harness::None;
        if state.harness == Harness::OneCrack && self.options.sled_cracks != SledCracks::Choice {
            defects.note("harness", "1 is possible only with the option sled-cracks = choice (N-80)");
        }
        let (least, most) = match (state.stage, double) {
            (HuntStage::Move | HuntStage::Bear, false) => (1, 1),
            (HuntStage::Move, true) => (2, 2),
            (HuntStage::Bear, true) => (1, 2),
            (HuntStage::Step, true) => (0, 2),
            // N-80: the crack at the very end, after steps that lapsed or were left out.
            (HuntStage::Crack, true) if state.harness == Harness::OneCrack => (0, 2),
            (HuntStage::Crack | HuntStage::Take | HuntStage::Trade, true) => (0, 1),
            _ => (0, 0),
        };
        if !(least..=most).contains(&state.steps) {
            let range = if least == most { least.to_string() } else { format!("{least} to {most}") };
            defects.note("steps", format!("{range} is possible in this stage, not {}", state.steps));
        }
        if double && state.stage == HuntStage::Place {
            defects.note("harness", "no double move before the first turn");
        }
        if !double && state.stage == HuntStage::Step {
            defects.note("harness", "a further step needs a double move (N-61)");
        }
        if state.to.is_some() != (state.stage == HuntStage::Bear) {
            defects.note("to", "the bear's field is wanted in the stage bear, null in all others");
        }
        let moved = !matches!(state.stage, HuntStage::Place | HuntStage::Move | HuntStage::Bear);
        if state.stays > 0 && (moved || state.stage == HuntStage::Place) {
            defects.note("stays", "0 is wanted once a hunter has moved, and before the first turn (N-72)");
        }
    }

    fn check_placing(&self, state: &HuntState, defects: &mut Defects) {
        for (i, hunter) in state.hunters[..self.hunter_count()].iter().enumerate() {
            let place = format!("hunters[{i}].field");
            match hunter.field {
                Some(_) if i >= usize::from(state.turn) => {
                    defects.note(&place, "this hunter is not placed yet");
                }
                Some(field) if !self.floe.igloos().contains(field) => {
                    defects.note(&place, format!("{} is no igloo (N-45)", self.floe.name(field)));
                }
                None if i < usize::from(state.turn) => defects.note(&place, "this hunter is placed already"),
                _ => {}
            }
        }
    }

    fn check_asked(&self, state: &HuntState, defects: &mut Defects) {
        let hunter = state.mover();
        let defect = match state.stage {
            HuntStage::Move if state.harness != Harness::None => {
                if hunter.left.has_any(Carried::TEAM) {
                    Some("husky and sled were given back, they lie on the right (N-61)")
                } else {
                    (!self.can_move(state)).then_some("no move is possible, so nothing is given back (N-62)")
                }
            }
            HuntStage::Step => (!self.can_step(state)).then_some("no further step is possible (N-62)"),
            HuntStage::Bear => {
                let bear = state.to.filter(|f| state.stones.of(Stone::Bear).contains(*f));
                let entered = bear.is_some_and(|f| self.targets(state).contains(f));
                (!entered)
                    .then_some("this hunter cannot drive a bear away from the field in the key to (N-57)")
            }
            HuntStage::Crack => {
                let any = hunter.field.is_some_and(|f| self.has_crack_choices(state, f));
                (!any).then_some("there is no edge to crack (N-12)")
            }
            HuntStage::Take => {
                let takes = stone_here(state).is_some_and(|(_, s)| hunter.may_take(s));
                (!takes).then_some("there is nothing to take")
            }
            HuntStage::Trade => {
                let trades = self.in_igloo(state) && hunter.left.has_any(Carried::PREY);
                (!trades).then_some("there is nothing to trade: an igloo and prey are wanted (N-63)")
            }
            HuntStage::Move | HuntStage::Place | HuntStage::Over => None,
        };
        if let Some(defect) = defect {
            defects.note("stage", defect);
        }
    }
}

/// A position may hold fewer stones than the game, not more. It may come from any set-up, whatever the
/// options say, so the box is the limit (N-40), as for set-ups.
fn count_stones(state: &HuntState, defects: &mut Defects) {
    for stone in Stone::ALL {
        let space = Prey::of(stone).map_or(Carried::INUK, Prey::carried);
        let on_sheets = state.hunters.iter().map(|h| {
            let carried = stone != Stone::Bear && h.left.has(space);
            usize::from(h.right(stone)) + usize::from(carried)
        });
        let count = state.stones.of(stone).len() + on_sheets.sum::<usize>();
        let most = stone.in_box();
        if count > most {
            let message = format!("{count} of {} here and on the sheets", stone.name());
            defects.note("stones", format!("{message}, but the box holds {most} (N-40)"));
        }
    }
}

fn read_sheet(map: &Map<String, Value>, place: &str, defects: &mut Defects) -> Hunter {
    let mut hunter = Hunter { left: Carried::NOTHING, ..Hunter::NEW };
    let at = format!("{place}.left");
    for value in defects.list(key(map, "left"), &at, Carried::ALL.len()) {
        let Some(thing) = defects.choice(value, &at, &Carried::ALL) else { continue };
        if hunter.left.has(thing) {
            defects.note(&at, format!("{value} is named twice (N-41)"));
        }
        hunter.left = hunter.left.with(thing);
    }
    let at = format!("{place}.right");
    let kinds = ["fish", "seal", "walrus", "whale", "inuk"];
    let Some(right) = defects.object(key(map, "right"), &at, &[], &kinds) else { return hunter };
    for (i, kind) in kinds.into_iter().enumerate() {
        let Some(count) = right.get(kind) else { continue };
        let most = Stone::ALL[i].in_box() as u64;
        let count = defects.number(count, &format!("{at}.{kind}"), 1, most);
        hunter.right[i] = count.unwrap_or(0) as u8;
    }
    hunter
}
