//! The one set of movement and crack rules of all variants (N-4, N-10 to N-12, N-21, N-22).

use inuksuk_core::{ActionBuffer, Refusal, Rule, Seat, SeatSet};

use super::action::IntroAction;
use super::end::TurnStart;
use super::game::NanuukIntro;
use super::state::{IntroStage, IntroState};
use super::variant::{FigureKind, Variant};
use crate::floe::{Edge, Field, FieldSet};
use crate::notation::quoted;
use crate::view::{IntroEvent, Log};

impl NanuukIntro {
    /// The seat to act; `None` when it is over.
    pub(super) fn to_act(&self, state: &IntroState) -> Option<Seat> {
        let number = match state.stage {
            IntroStage::Over => return None,
            IntroStage::Place => self.cast.figures[usize::from(state.figure)].placed_by,
            _ => self.cast.round[usize::from(state.turn)].seat,
        };
        Some(Seat::from_index(usize::from(number) - 1))
    }

    /// The figures of which one may be moved now, one bit each.
    pub(super) fn movers(&self, state: &IntroState) -> u8 {
        match state.stage {
            IntroStage::Move => self.cast.round[usize::from(state.turn)].movers,
            IntroStage::Second => 1 << state.figure,
            IntroStage::Bear => self.bears,
            IntroStage::Place | IntroStage::Crack | IntroStage::Over => 0,
        }
    }

    pub(super) fn list(&self, state: &IntroState, actions: &mut impl ActionBuffer<IntroAction>) {
        match state.stage {
            IntroStage::Over => {}
            IntroStage::Place => {
                let free = self.floe.in_play().minus(state.occupied());
                free.iter().for_each(|f| actions.push(IntroAction::Place(f)));
            }
            IntroStage::Crack => {
                let choices = self.crack_choices(state);
                choices.into_iter().for_each(|e| actions.push(IntroAction::Crack(e)));
            }
            IntroStage::Move | IntroStage::Second | IntroStage::Bear => {
                self.list_moves(state, actions);
                if state.stage == IntroStage::Second {
                    actions.push(IntroAction::Stop);
                }
            }
        }
    }

    fn list_moves(&self, state: &IntroState, actions: &mut impl ActionBuffer<IntroAction>) {
        let occupied = state.occupied();
        let mut movers = self.movers(state);
        while movers != 0 {
            let figure = movers.trailing_zeros() as usize;
            movers &= movers - 1;
            let Some(from) = state.figures[figure] else { continue };
            let free = state.cracks.open(&self.floe, from).minus(occupied);
            free.iter().for_each(|to| actions.push(IntroAction::Move { from, to }));
        }
    }

    fn crack_choices(&self, state: &IntroState) -> crate::floe::Edges {
        let field = state.figures[usize::from(state.figure)];
        field.map_or_else(Default::default, |f| state.cracks.choices(&self.floe, f))
    }

    pub(super) fn play_action(
        &self,
        state: &mut IntroState,
        action: IntroAction,
        log: &mut impl Log<IntroEvent>,
    ) {
        match action {
            IntroAction::Place(field) => self.place(state, field, log),
            IntroAction::Move { from, to } => self.go(state, from, to, log),
            IntroAction::Stop => {
                let figure = state.figure + 1;
                log.note(|| IntroEvent::Stopped { figure });
                self.ask_crack(state, log);
            }
            IntroAction::Crack(edge) => self.crack(state, edge, log),
        }
    }

    fn place(&self, state: &mut IntroState, field: Field, log: &mut impl Log<IntroEvent>) {
        state.figures[usize::from(state.figure)] = Some(field);
        state.figure += 1;
        let figure = state.figure;
        log.note(|| IntroEvent::Placed { figure, field: self.floe.name(field).to_owned() });
        if usize::from(state.figure) == self.cast.figures.len() {
            state.figure = 0;
            self.begin_turn(state, 0, log);
        }
    }

    fn go(&self, state: &mut IntroState, from: Field, to: Field, log: &mut impl Log<IntroEvent>) {
        let Some(figure) = state.figures.iter().position(|f| *f == Some(from)) else { return };
        state.figures[figure] = Some(to);
        state.figure = figure as u8;
        log.note(|| {
            let name = |f| self.floe.name(f).to_owned();
            IntroEvent::Moved { figure: figure as u8 + 1, from: name(from), to: name(to) }
        });
        // N-33: the bear may go a second field.
        let bear = self.variant == Variant::BearHunt && self.cast.figures[figure].kind == FigureKind::Bear;
        if bear && state.stage == IntroStage::Move {
            state.stage = IntroStage::Second;
        } else {
            self.ask_crack(state, log);
        }
    }

    fn ask_crack(&self, state: &mut IntroState, log: &mut impl Log<IntroEvent>) {
        let field = state.figures[usize::from(state.figure)];
        if field.is_some_and(|f| state.cracks.has_choices(&self.floe, f)) {
            state.stage = IntroStage::Crack;
        } else {
            self.after_crack(state, log); // N-12
        }
    }

    fn crack(&self, state: &mut IntroState, edge: Edge, log: &mut impl Log<IntroEvent>) {
        state.cracks.add(&self.floe, edge);
        log.note(|| IntroEvent::Cracked { edge: self.floe.edge_name(edge) });
        self.after_crack(state, log);
    }

    fn after_crack(&self, state: &mut IntroState, log: &mut impl Log<IntroEvent>) {
        let turn = self.cast.round[usize::from(state.turn)];
        if let Some(winners) = self.shut_in(state, Seat::from_index(usize::from(turn.seat) - 1)) {
            return self.end(state, winners, log);
        }
        // N-35: after one's own Inuk, a bear; no bear able to move, no bear half.
        let own_half = turn.movers >> state.figure & 1 == 1;
        if self.variant == Variant::BearFear && own_half {
            let bears = self.bears & !self.enclosed(state, self.bears);
            if bears != 0 {
                state.stage = IntroStage::Bear;
                state.figure = 0;
                return;
            }
            log.note(|| IntroEvent::NoBear { seat: turn.seat });
        }
        let next = if usize::from(state.turn) + 1 == self.cast.round.len() { 0 } else { state.turn + 1 };
        self.begin_turn(state, next, log);
    }

    /// Starts a turn, with all that is looked at then: enclosed figures leave, or end the match.
    pub(super) fn begin_turn(&self, state: &mut IntroState, turn: u8, log: &mut impl Log<IntroEvent>) {
        state.turn = turn;
        state.figure = 0;
        state.stage = IntroStage::Move;
        if self.last_one_wins {
            self.begin_turn_of_one(state, log);
        } else if let TurnStart::Ends(winners) = self.turn_start(state) {
            self.end(state, winners, log);
        }
    }

    /// N-24: passes over figures that have left, takes enclosed ones off, until one can move or is the last.
    fn begin_turn_of_one(&self, state: &mut IntroState, log: &mut impl Log<IntroEvent>) {
        loop {
            let mut there = state.figures.iter().enumerate().filter(|(_, f)| f.is_some());
            if let (Some((last, _)), None) = (there.next(), there.next()) {
                return self.end(state, SeatSet::only(Seat::from_index(last)), log);
            }
            let figure = usize::from(state.turn);
            if let Some(field) = state.figures[figure] {
                if !matches!(self.turn_start(state), TurnStart::Leaves) {
                    return;
                }
                state.figures[figure] = None;
                log.note(|| IntroEvent::Left {
                    figure: figure as u8 + 1,
                    field: self.floe.name(field).to_owned(),
                });
            } else {
                state.turn = (state.turn + 1) % self.cast.round.len() as u8;
            }
        }
    }

    pub(super) fn end(&self, state: &mut IntroState, winners: SeatSet, log: &mut impl Log<IntroEvent>) {
        state.stage = IntroStage::Over;
        state.turn = 0;
        state.figure = 0;
        state.winners = winners;
        log.note(|| IntroEvent::Over {
            winners: winners.iter().map(Seat::number).collect(),
            reason: self.end_rule().0,
        });
    }

    /// Why an action of the seat to act is not legal.
    pub(super) fn refusal(&self, state: &IntroState, action: IntroAction) -> Option<Refusal> {
        let refuse = |key, rule, message: String| Some(Refusal::new(key, Rule(rule), message));
        match (state.stage, action) {
            (IntroStage::Place, IntroAction::Place(field)) => self.refuse_field(state, field),
            (IntroStage::Second, IntroAction::Stop) => None,
            (IntroStage::Move | IntroStage::Second | IntroStage::Bear, IntroAction::Move { from, to }) => {
                self.refuse_move(state, from, to)
            }
            (IntroStage::Crack, IntroAction::Crack(edge)) => {
                if self.crack_choices(state).contains(&edge) {
                    return None;
                }
                let field = state.figures[usize::from(state.figure)];
                let refused = field.map(|f| crate::crack::refusal(&self.floe, &state.cracks, f, edge));
                refused.or_else(|| refuse("nanuuk-refused-stage", "N-22", "no crack is asked for".into()))
            }
            (stage, action) => {
                let asked = match stage {
                    IntroStage::Place => "a figure is to be placed",
                    IntroStage::Move => "a figure is to be moved",
                    IntroStage::Second => "the bear may go a second field or stop",
                    IntroStage::Bear => "a bear is to be moved",
                    IntroStage::Crack => "the crack is to be chosen",
                    IntroStage::Over => "the match is over",
                };
                let message = format!("{} is not what is asked: {asked}", quoted(&action.text(&self.floe)));
                let rule = match stage {
                    IntroStage::Place => "N-21",
                    IntroStage::Second => "N-33",
                    IntroStage::Bear => "N-35",
                    IntroStage::Move | IntroStage::Crack | IntroStage::Over => "N-22",
                };
                refuse("nanuuk-refused-stage", rule, message)
            }
        }
    }

    fn refuse_field(&self, state: &IntroState, field: Field) -> Option<Refusal> {
        let name = self.floe.name(field);
        if !self.floe.in_play().contains(field) {
            let message = format!("{name} is out of play");
            return Some(Refusal::new("nanuuk-refused-water", Rule("N-1"), message));
        }
        if state.occupied().contains(field) {
            let message = format!("a figure is on {name} already");
            return Some(Refusal::new("nanuuk-refused-occupied", Rule("N-4"), message));
        }
        None
    }

    fn refuse_move(&self, state: &IntroState, from: Field, to: Field) -> Option<Refusal> {
        let movers = self.movers(state);
        let figure = state.figures.iter().position(|f| *f == Some(from));
        if figure.is_none_or(|i| movers >> i & 1 == 0) {
            let message = format!("no figure that may move now is on {}", self.floe.name(from));
            return Some(Refusal::new("nanuuk-refused-figure", Rule("N-22"), message));
        }
        if !self.floe.neighbours(from).contains(to) && self.floe.in_play().contains(to) {
            let message = format!("{} and {} are no neighbours", self.floe.name(from), self.floe.name(to));
            return Some(Refusal::new("nanuuk-refused-distance", Rule("N-22"), message));
        }
        self.refuse_field(state, to).or_else(|| {
            let open: FieldSet = state.cracks.open(&self.floe, from);
            (!open.contains(to)).then(|| {
                let message =
                    format!("a crack lies between {} and {}", self.floe.name(from), self.floe.name(to));
                Refusal::new("nanuuk-refused-crack", Rule("N-4"), message)
            })
        })
    }
}
