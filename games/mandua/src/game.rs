//! MANDUA as a game among games.

use inuksuk_core::{
    Actor, ArrayVec, Draw, Facts, Game, GameInfo, NotationError, Observer, OptionSpec, OptionsError, Outcome,
    Refusal, Repetition, Rule, Seat, SetupError, Step, TableRules, Turn, Weighted,
};
use serde_json::Value;

use crate::{
    Action, Actions, Board, EventView, Fields, Mandua, Options, Piece, Side, Stage, State, View, ViewStage,
    notation,
    rules::{HUNTERS, TIGERS, seat_of},
};

static INFO: GameInfo = GameInfo {
    name: "mandua",
    title: "MANDUA",
    rules_version: 1,
    min_seats: 2,
    max_seats: 2,
    perfect_information: true,
    chance: false,
    simultaneous: false,
};

impl Game for Mandua {
    type State = State;
    type Action = Action;
    type Buffer = Actions;
    /// There is no chance.
    type Outcomes = ArrayVec<Weighted<Action>, 0>;
    type View = View;
    type EventView = EventView;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn new(seats: u8, options: &Value, _setup: &mut dyn Draw) -> Result<Self, OptionsError> {
        let seats_defect = (seats != 2).then(|| format!("seats: MANDUA is for 2, not {seats}"));
        match (Options::from_json(options), seats_defect) {
            (Ok(options), None) => Self::with_options(options),
            (Ok(_), Some(defect)) => Err(OptionsError::one(defect)),
            (Err(error), defect) => Err(OptionsError(defect.into_iter().chain(error.0).collect())),
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn options(&self) -> Value {
        self.options.to_json()
    }

    fn facts(&self) -> Facts {
        Facts {
            longest_match: None,
            half_points: (0, 2),
            table: TableRules {
                draw: Some(Rule("M-44")),
                resign: Some(Rule("M-47")),
                repetition: Some((self.options.repetition, Rule("M-46"))),
                no_undo: self.options.faults.then_some(Rule("M-48")),
            },
        }
    }

    fn start(&self) -> State {
        let board = Board { hunters: Fields::EMPTY, tigers: self.options.start.fields() };
        State::fresh(board, Side::Hunters, Board::HUNTERS as u8)
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        if state.result().is_some() { Turn::Over } else { Turn::only(seat_of(state.side())) }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, actions: &mut Actions) {
        actions.clear();
        if seat != seat_of(state.side()) || state.decided().is_some() {
            return;
        }
        // A side that cannot move has an empty list by itself (M-40, M-41), unless words are listed too.
        if !self.options.faults || state.result().is_none() {
            self.list(state, actions);
        }
    }

    fn check(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        if let Actor::Seat(seat) = actor {
            let mut actions = Actions::new();
            self.legal(state, seat, &mut actions);
            if actions.contains(&action) {
                return Ok(());
            }
        }
        Err(self.refusal(state, actor, action))
    }

    #[inline]
    fn apply(&self, state: &mut State, _actor: Actor, action: Action) {
        self.advance(state, action);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.result().map(|(winner, rule)| Outcome::win(seat_of(winner), 2, rule))
    }

    fn resigned(&self, _state: &State, seat: Seat) -> Option<Outcome> {
        Some(Outcome::win(if seat == HUNTERS { TIGERS } else { HUNTERS }, 2, Rule("M-47")))
    }

    fn repetition_key(&self, state: &State) -> Option<u64> {
        let counts = self.options.repetition != Repetition::Off && self.at_turn_start(state);
        counts.then(|| state.position_bits())
    }

    fn at_turn_start(&self, state: &State) -> bool {
        state.stage.is_turn_start() && state.result().is_none()
    }

    fn is_final(&self, _state: &State, actor: Actor, _action: Action) -> bool {
        // M-48: with faults on, a figure let go has moved and a word has been said.
        actor == Actor::Chance || self.options.faults
    }

    #[inline]
    fn hash(&self, state: &State) -> u64 {
        state.quick_hash()
    }

    fn view(&self, state: &State, _observer: Observer) -> View {
        let over = state.result().is_some();
        let due = self.due(state).filter(|_| !self.options.faults);
        View {
            board: notation::position_text(state),
            tigers: state.board.tigers.iter().collect(),
            hunters: state.board.hunters.iter().collect(),
            hand: state.hand,
            captured: state.captured(),
            side: state.side(),
            stage: if over { ViewStage::Over } else { self.view_stage(state) },
            announced: state.announced(),
            taken: state.taken,
            due,
            challenge_open: !over && state.stage == Stage::Challenge,
            must_capture: due.map(|due| due > 0),
            faults: self.options.faults,
            state: *state,
        }
    }

    fn events(&self, step: &Step<'_, State, Action>, _observer: Observer) -> Vec<EventView> {
        let mut events = vec![action_event(step)];
        let (before, after) = (step.before, step.after);
        if matches!(step.action, Action::Fault(_)) {
            // M-34: the only tiger with the most captures goes at once.
            let gone = before.board.tigers & !after.board.tigers;
            events.extend(gone.iter().map(|field| EventView::Removed { field }));
        }
        if let Some((winner, reason)) = after.result() {
            events.push(EventView::Over { reason, winners: vec![seat_of(winner)] });
        } else if before.side() != after.side() {
            events.push(EventView::Turn { side: after.side() });
        }
        events
    }

    fn redeal(&self, view: &View, _history: &[EventView], _draw: &mut dyn Draw) -> State {
        view.state
    }

    fn action_text(&self, action: Action) -> String {
        notation::action_text(action)
    }

    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        notation::parse_action(text)
    }

    fn position(&self, state: &State) -> Value {
        Value::String(notation::position_text(state))
    }

    fn parse_position(&self, position: &Value) -> Result<State, SetupError> {
        let Value::String(text) = position else {
            return Err(SetupError::one(format!("a position of MANDUA is a text, not {position}")));
        };
        let (board, side, hand) = notation::parse_position(text)?;
        Ok(State::fresh(board, side, hand))
    }
}

impl Mandua {
    fn view_stage(&self, state: &State) -> ViewStage {
        match state.stage {
            Stage::Hunters | Stage::Challenged if state.hand > 0 => ViewStage::Place,
            Stage::Hunters | Stage::Challenged => ViewStage::Step,
            Stage::Challenge => ViewStage::Challenge,
            Stage::Remove => ViewStage::Remove,
            Stage::Tigers if self.options.faults => ViewStage::Announce,
            Stage::Tigers | Stage::Announced => ViewStage::Tigers,
            Stage::Series => ViewStage::Series,
        }
    }
}

/// What an action did, its consequences for the turn and the match aside.
fn action_event(step: &Step<'_, State, Action>) -> EventView {
    let before = step.before;
    match step.action {
        Action::Place(field) => EventView::Placed { field },
        Action::Move { from, to } if before.side() == Side::Hunters => EventView::Moved {
            piece: Piece::Hunter,
            from,
            to,
            captured: Vec::new(),
            jumped: None,
            mandua: Vec::new(),
        },
        Action::Move { from, to } => {
            let captured = before.board.captured_by(from, to);
            // M-23: of three the jumped one stood on the way.
            let jumped = captured.iter().find(|field| {
                from.neighbours().contains(*field)
                    && to.neighbours().contains(*field)
                    && !from.neighbours().contains(to)
            });
            let mandua = captured.iter().filter(|&field| Some(field) != jumped).collect();
            EventView::Moved {
                piece: Piece::Tiger,
                from,
                to,
                captured: captured.iter().collect(),
                jumped,
                mandua,
            }
        }
        Action::Say(number) => EventView::Announced { number },
        Action::Done => EventView::Done { taken: before.taken },
        Action::Fault(number) => EventView::Challenged {
            number,
            right: step.after.stage == Stage::Remove || step.after.board.tigers != before.board.tigers,
        },
        Action::Remove(field) => EventView::Removed { field },
    }
}
