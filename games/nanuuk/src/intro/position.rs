//! Positions of the introductory game as JSON.

use inuksuk_core::SetupError;
use serde_json::{Value, json};

use super::game::NanuukIntro;
use super::state::{IntroStage, IntroState};
use super::variant::Variant;
use crate::floe::FieldSet;
use crate::json::{Defects, key};
use crate::options::same;
use crate::view::Unobserved;

const KEYS: [&str; 8] = ["board", "seats", "options", "cracks", "figures", "turn", "figure", "stage"];

impl NanuukIntro {
    /// The options that matter in the middle of a match.
    pub(super) fn options_in_play(&self) -> Value {
        let bears = match self.variant {
            Variant::BearFear => self.bears.count_ones(),
            _ => 1,
        };
        json!({"variant": self.variant.name(), "one-inuk": self.one_inuk, "bears": bears})
    }

    pub(super) fn write_position(&self, state: &IntroState) -> Value {
        let cracks: Vec<_> = state.cracks.iter(&self.floe).map(|e| self.floe.edge_name(e)).collect();
        let figures = self.cast.figures.iter().zip(&state.figures).map(|(figure, field)| {
            let field = field.map(|f| self.floe.name(f));
            json!({"seat": figure.seat, "kind": figure.kind.name(), "field": field})
        });
        json!({
            "board": self.board.as_option(),
            "seats": self.seats,
            "options": self.options_in_play(),
            "cracks": cracks,
            "figures": figures.collect::<Vec<_>>(),
            "turn": self.to_act(state).map_or(0, inuksuk_core::Seat::number),
            "figure": self.figure_number(state),
            "stage": state.stage.name(),
        })
    }

    /// The key `figure`: from 1, or 0 where the player may choose among several.
    fn figure_number(&self, state: &IntroState) -> u8 {
        match state.stage {
            IntroStage::Place | IntroStage::Second | IntroStage::Crack => state.figure + 1,
            IntroStage::Move => only_one(self.movers(state)),
            IntroStage::Bear | IntroStage::Over => 0,
        }
    }

    pub(super) fn read_position(&self, position: &Value) -> Result<IntroState, SetupError> {
        let mut defects = Defects::default();
        let Some(map) = defects.object(position, "position", &KEYS, &[]) else {
            return Err(SetupError(defects.into_list()));
        };
        same(&mut defects, "board", key(map, "board"), self.board.as_option());
        same(&mut defects, "seats", key(map, "seats"), &self.seats.into());
        same(&mut defects, "options", key(map, "options"), &self.options_in_play());
        let mut state = IntroState::new();
        crate::crack::read(&mut state.cracks, &self.floe, key(map, "cracks"), &mut defects);
        self.read_figures(&mut state, key(map, "figures"), &mut defects);
        let stage = defects.choice(key(map, "stage"), "stage", &IntroStage::ALL);
        let turn = defects.number(key(map, "turn"), "turn", 0, self.seats.into());
        let figures = self.cast.figures.len() as u64;
        let figure = defects.number(key(map, "figure"), "figure", 0, figures);
        if let (true, Some(stage), Some(turn), Some(figure)) = (defects.is_empty(), stage, turn, figure) {
            state.stage = stage;
            self.read_turn(&mut state, turn as u8, figure as u8, &mut defects);
            if defects.is_empty() && stage == IntroStage::Move {
                self.begin_loaded_turn(&mut state);
            }
        }
        defects.or(|| state).map_err(SetupError)
    }

    /// The checks of the start of a turn, and whether figures are shut in already.
    fn begin_loaded_turn(&self, state: &mut IntroState) {
        let turn = state.turn;
        let shut_in = self.to_act(state).and_then(|seat| self.shut_in(state, seat));
        match shut_in {
            Some(winners) => self.end(state, winners, &mut Unobserved),
            None => self.begin_turn(state, turn, &mut Unobserved),
        }
    }

    fn read_figures(&self, state: &mut IntroState, list: &Value, defects: &mut Defects) {
        let wanted = &self.cast.figures;
        let list = defects.list(list, "figures", wanted.len());
        if list.len() != wanted.len() {
            return defects.note("figures", format!("all {} figures are wanted", wanted.len()));
        }
        let mut occupied = FieldSet::EMPTY;
        for (i, (value, figure)) in list.iter().zip(wanted).enumerate() {
            let place = format!("figures[{i}]");
            let Some(map) = defects.object(value, &place, &["seat", "kind", "field"], &[]) else { continue };
            same(defects, &format!("{place}.seat"), key(map, "seat"), &figure.seat.into());
            same(defects, &format!("{place}.kind"), key(map, "kind"), &figure.kind.name().into());
            let place = format!("{place}.field");
            let field = key(map, "field");
            if field.is_null() {
                continue;
            }
            let Some(field) = defects.field_in_play(&self.floe, field, &place) else { continue };
            if occupied.contains(field) {
                defects.note(&place, format!("{} has a figure already (N-4)", self.floe.name(field)));
            }
            occupied.insert(field);
            state.figures[i] = Some(field);
        }
    }

    /// Sets which turn of the round it is and which figure, and checks that there is something to ask.
    fn read_turn(&self, state: &mut IntroState, turn: u8, figure: u8, defects: &mut Defects) {
        let stage = state.stage;
        if stage == IntroStage::Over {
            return defects.note("stage", "a position of an ended match cannot be played on");
        }
        if stage == IntroStage::Place {
            return self.read_placing(state, turn, figure, defects);
        }
        if stage == IntroStage::Bear && self.variant != Variant::BearFear {
            return defects.note("stage", "only the variant bear-fear has this stage (N-35)");
        }
        for (i, field) in state.figures[..self.cast.figures.len()].iter().enumerate() {
            if field.is_none() && !self.last_one_wins {
                defects.note(&format!("figures[{i}].field"), "no figure leaves the board in this variant");
            }
        }
        // A figure that has moved tells whose turn it is among several of one seat; a bear of N-35 does not.
        let moved = matches!(stage, IntroStage::Second | IntroStage::Crack);
        let found = self.cast.round.iter().position(|t| {
            t.seat == turn
                && match stage {
                    IntroStage::Move => only_one(t.movers) == figure,
                    IntroStage::Bear => figure == 0,
                    _ => figure > 0 && self.may_have_moved(t.movers) >> (figure - 1) & 1 == 1,
                }
        });
        let Some(round_turn) = found else {
            return defects
                .note("turn", format!("seat {turn} and figure {figure} do not go together in this stage"));
        };
        state.turn = round_turn as u8;
        state.figure = if moved { figure - 1 } else { 0 };
        let movers = if moved { 1 << state.figure } else { self.movers(state) };
        let there = state.figures.iter().enumerate().any(|(i, f)| f.is_some() && movers >> i & 1 == 1);
        if !there {
            return defects.note("figure", "the figure whose turn it is has left the board");
        }
        self.check_asked(state, defects);
    }

    /// In the bear fear, a bear may have made the crack that is to be chosen (N-35).
    fn may_have_moved(&self, movers: u8) -> u8 {
        if self.variant == Variant::BearFear { movers | self.bears } else { movers }
    }

    fn check_asked(&self, state: &IntroState, defects: &mut Defects) {
        let bear_moved = self.bears >> state.figure & 1 == 1;
        match state.stage {
            IntroStage::Bear if self.enclosed(state, self.bears) == self.bears => {
                defects.note("stage", "no bear can be moved");
            }
            IntroStage::Second if self.variant != Variant::BearHunt || !bear_moved => {
                defects.note("stage", "only the bear of the bear hunt goes a second field (N-33)");
            }
            IntroStage::Second if self.enclosed(state, 1 << state.figure) != 0 => {
                defects.note("stage", "the bear can go no second field");
            }
            IntroStage::Crack => {
                let field = state.figures[usize::from(state.figure)];
                if !field.is_some_and(|f| state.cracks.has_choices(&self.floe, f)) {
                    defects.note("stage", "there is no edge to crack (N-12)");
                }
            }
            _ => {}
        }
    }

    fn read_placing(&self, state: &mut IntroState, turn: u8, figure: u8, defects: &mut Defects) {
        let Some(next) = figure.checked_sub(1) else {
            return defects.note("figure", "the number of the figure to be placed is wanted, not 0");
        };
        state.figure = next;
        if turn != self.cast.figures[usize::from(next)].placed_by {
            let placer = self.cast.figures[usize::from(next)].placed_by;
            defects.note("turn", format!("seat {placer} places figure {figure}"));
        }
        for (i, field) in state.figures[..self.cast.figures.len()].iter().enumerate() {
            if field.is_some() != (i < usize::from(next)) {
                let defect = if field.is_some() { "not placed yet" } else { "placed already" };
                defects.note(&format!("figures[{i}].field"), format!("this figure is {defect}"));
            }
        }
    }
}

/// The number of the only figure in a set, from 1; 0 where there are several.
fn only_one(movers: u8) -> u8 {
    if movers.is_power_of_two() { movers.trailing_zeros() as u8 + 1 } else { 0 }
}
