//! The hunt as a [`Game`].

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use inuksuk_core::{
    ActionBuffer, Actor, ArrayVec, Draw, Facts, Game, GameInfo, NotationError, Observer, OptionSpec,
    OptionsError, Outcome, Refusal, Rule, Seat, SeatSet, SetupError, Step, TableRules, Turn, Weighted,
};
use rustc_hash::FxHasher;
use serde_json::{Value, json};

use super::action::HuntAction;
use super::options::{HuntOptions, SLED_CRACKS, SledCracks};
use super::sheet::{Carried, Hunter, Prey};
use super::state::{Ending, Harness, HuntStage, HuntState, MOST_HUNTERS};
use crate::board::Board;
use crate::floe::{Floe, MAX_FIELDS};
use crate::setup::Stone;
use crate::view::{HuntEvent, HuntView, Unobserved};

/// The rules of the hunt for one board, set-up, number of seats and set of options (N-40 to N-82).
#[derive(Clone, Debug)]
pub struct Nanuuk {
    pub(super) seats: u8,
    pub(super) options: Arc<HuntOptions>,
    pub(super) floe: Arc<Floe>,
}

const INFO: GameInfo = GameInfo {
    name: "nanuuk",
    title: "Nanuuk!",
    rules_version: 1,
    min_seats: 2,
    max_seats: 4,
    perfect_information: true,
    chance: false,
    simultaneous: false,
};

impl Nanuuk {
    fn with(seats: u8, options: HuntOptions) -> Self {
        let floe = options.board.floe(seats * options.hunters);
        Self { seats, options: Arc::new(options), floe: Arc::new(floe) }
    }

    /// The floe that is played on.
    pub fn floe(&self) -> &Floe {
        &self.floe
    }

    /// The options in force.
    pub fn hunt_options(&self) -> &HuntOptions {
        &self.options
    }

    /// How many hunters there are.
    pub fn hunter_count(&self) -> usize {
        usize::from(self.seats * self.options.hunters)
    }

    /// The seat of a hunter, counted from 0 in turn order (N-46: 1a, 2a, 1b, 2b).
    pub fn seat_of(&self, hunter: usize) -> Seat {
        Seat::from_index(hunter % usize::from(self.seats))
    }

    /// The number of players whose material and part of the board is used (N-46).
    pub fn players(&self) -> u8 {
        self.seats * self.options.hunters
    }

    fn to_act(&self, state: &HuntState) -> Option<Seat> {
        (state.stage != HuntStage::Over).then(|| self.seat_of(usize::from(state.turn)))
    }

    fn list(&self, state: &HuntState, actions: &mut impl ActionBuffer<HuntAction>) {
        match state.stage {
            HuntStage::Over => {}
            HuntStage::Place => self.floe.igloos().iter().for_each(|f| actions.push(HuntAction::Place(f))),
            HuntStage::Move | HuntStage::Step => self.list_moves(state, actions),
            HuntStage::Bear => {
                self.bear_places(state).iter().for_each(|f| actions.push(HuntAction::Bear(f)));
            }
            HuntStage::Crack => {
                self.crack_choices(state).into_iter().for_each(|e| actions.push(HuntAction::Crack(e)));
            }
            HuntStage::Take => {
                actions.push(HuntAction::Take);
                actions.push(HuntAction::Leave);
            }
            HuntStage::Trade => {
                let hunter = state.mover();
                for prey in Prey::ALL.into_iter().filter(|p| hunter.left.has(p.carried())) {
                    if hunter.may_trade(prey) {
                        actions.push(HuntAction::Trade(prey));
                    }
                    actions.push(HuntAction::Drop(prey));
                }
                actions.push(HuntAction::Done);
            }
        }
    }

    fn list_moves(&self, state: &HuntState, actions: &mut impl ActionBuffer<HuntAction>) {
        if state.steps > 0 {
            self.targets(state).iter().for_each(|f| actions.push(HuntAction::Go(f)));
        }
        let home = self.in_igloo(state);
        if home {
            actions.push(HuntAction::Stay);
        }
        if state.mover().left.has(Carried::TEAM) && (home || state.stage == HuntStage::Move) {
            if state.harness == Harness::None && self.options.sled_cracks == SledCracks::Choice {
                actions.push(HuntAction::HarnessOneCrack);
                actions.push(HuntAction::HarnessEachStep);
            } else {
                actions.push(HuntAction::Harness);
            }
        }
    }
}

impl Game for Nanuuk {
    type State = HuntState;
    type Action = HuntAction;
    type Buffer = ArrayVec<HuntAction, MAX_FIELDS>;
    type Outcomes = ArrayVec<Weighted<HuntAction>, 0>;
    type View = HuntView;
    type EventView = HuntEvent;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn option_specs() -> Vec<OptionSpec> {
        let boards: Vec<_> = Board::built_in_names().collect();
        let sled_cracks = SLED_CRACKS.map(|(name, _)| name);
        let spec = |name, kind, default, allowed| OptionSpec { name, kind, default, allowed };
        let boards = json!(format!("{}, or a board object", boards.join(", ")));
        let setups = json!("printed, random, or an object with the fields of each kind of stone");
        let cracks = json!("a number of cracks, or a list of edges; no field without an open side");
        vec![
            spec("board", "text or object", json!("floe31"), boards),
            spec("setup", "text or object", json!("printed"), setups),
            spec("hunters", "integer", json!(1), json!({"min": 1, "max": 2})),
            spec("sled-cracks", "text", json!("two"), json!(sled_cracks)),
            spec("gentle", "bool", json!(false), json!([false, true])),
            spec("cracked-start", "integer or list", json!(0), cracks),
        ]
    }

    fn new(seats: u8, options: &Value, setup: &mut dyn Draw) -> Result<Self, OptionsError> {
        HuntOptions::read(seats, options, false, setup).map(|options| Self::with(seats, options))
    }

    fn for_position(seats: u8, options: &Value, setup: &mut dyn Draw) -> Result<Self, OptionsError> {
        HuntOptions::read(seats, options, true, setup).map(|options| Self::with(seats, options))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// A random set-up and a cracked start are given as they were drawn, so that nothing is drawn again.
    fn options(&self) -> Value {
        let mut options = self.options_in_play();
        let cracks = &self.options.cracked_start;
        let cracks: Vec<_> = cracks.iter(&self.floe).map(|e| self.floe.edge_name(e)).collect();
        options["board"] = self.options.board.as_option().clone();
        let printed = self.options.printed;
        options["setup"] = if printed { "printed".into() } else { self.options.setup.to_json(&self.floe) };
        options["cracked-start"] = if cracks.is_empty() { 0.into() } else { cracks.into() };
        options
    }

    /// A proven bound on the number of actions. A field entered without a crack is entered by kayak (then
    /// every spoke and side of it may be cracked) or within a double move with one crack. A kayak or team
    /// once carried is had again only for prey: for one of 9 seals and whales, or of 9 walruses and whales;
    /// each hunter may carry one at the start of a loaded position. So at most e + 9 + n + 9 + n fields are
    /// entered, e being the edges, n the hunters. Each brings at most three actions (`-X`, crack, and one of
    /// `bear`, `take`, `leave`, `done`). Before each and after the last at most n hunters stay (N-72); each
    /// of 9 + n double moves adds a `harness` and a `stay`; each of the 21 prey stones (N-40) is traded or
    /// dropped once; each hunter is placed once.
    fn facts(&self) -> Facts {
        let hunters = self.hunter_count();
        let box_of = |s: Stone| s.in_box();
        let kayaks = box_of(Stone::Seal) + box_of(Stone::Whale) + hunters;
        let teams = box_of(Stone::Walrus) + box_of(Stone::Whale) + hunters;
        let prey = Prey::ALL.iter().map(|p| box_of(p.stone())).sum::<usize>();
        let entered = self.floe.edge_count() + kayaks + teams;
        let longest = hunters + 3 * entered + hunters * (entered + 1) + 2 * teams + prey;
        let most_points: i16 = Prey::ALL.iter().map(|p| p.points() * box_of(p.stone()) as i16).sum();
        let most_points = most_points + 2 * i16::from(self.options.hunters);
        Facts {
            longest_match: Some(longest as u32),
            half_points: (0, 2 * most_points),
            table: TableRules {
                draw: (self.seats == 2).then_some(Rule("draw")),
                resign: Some(Rule("resign")),
                ..TableRules::default()
            },
        }
    }

    fn start(&self) -> HuntState {
        HuntState {
            stones: self.options.setup,
            cracks: self.options.cracked_start,
            hunters: [Hunter::NEW; MOST_HUNTERS],
            turn: 0,
            stage: HuntStage::Place,
            steps: 0,
            harness: Harness::None,
            to: None,
            stays: 0,
            ending: Ending::None,
        }
    }

    fn turn(&self, state: &HuntState) -> Turn {
        self.to_act(state).map_or(Turn::Over, Turn::only)
    }

    fn legal(&self, state: &HuntState, seat: Seat, actions: &mut Self::Buffer) {
        actions.clear();
        if self.to_act(state) == Some(seat) {
            self.list(state, actions);
        }
    }

    fn check(&self, state: &HuntState, actor: Actor, action: HuntAction) -> Result<(), Refusal> {
        if !self.turn(state).allows(actor) {
            let message = match self.to_act(state) {
                Some(seat) => format!("it is the turn of seat {seat}"),
                None => "the hunt is over".to_owned(),
            };
            return Err(Refusal::new("nanuuk-refused-turn", Rule("N-50"), message));
        }
        self.refusal(state, action).map_or(Ok(()), Err)
    }

    fn apply(&self, state: &mut HuntState, _actor: Actor, action: HuntAction) {
        self.play_action(state, action, &mut Unobserved);
    }

    fn outcome(&self, state: &HuntState) -> Option<Outcome> {
        self.result(state)
    }

    /// The seat that resigns gets nothing; the others are ranked as they stand (N-73).
    fn resigned(&self, state: &HuntState, seat: Seat) -> Option<Outcome> {
        Some(self.ranked(state, SeatSet::first(self.seats).without(seat), Rule("resign")))
    }

    fn at_turn_start(&self, state: &HuntState) -> bool {
        match state.stage {
            HuntStage::Place => true,
            HuntStage::Move => state.harness == Harness::None,
            _ => false,
        }
    }

    fn hash(&self, state: &HuntState) -> u64 {
        let mut hasher = FxHasher::default();
        state.hash(&mut hasher);
        hasher.finish()
    }

    fn view(&self, state: &HuntState, _observer: Observer) -> HuntView {
        HuntView {
            state: *state,
            position: self.position(state),
            scores: self.points(state).into_iter().collect(),
            huntable: self.floe.names(self.huntable(state)),
        }
    }

    fn events(&self, step: &Step<'_, HuntState, HuntAction>, _observer: Observer) -> Vec<HuntEvent> {
        let mut events = Vec::new();
        let mut state = *step.before;
        self.play_action(&mut state, step.action, &mut events);
        events
    }

    fn redeal(&self, view: &HuntView, _history: &[HuntEvent], _draw: &mut dyn Draw) -> HuntState {
        view.state
    }

    fn action_text(&self, action: HuntAction) -> String {
        action.text(&self.floe)
    }

    fn parse_action(&self, text: &str) -> Result<HuntAction, NotationError> {
        HuntAction::parse(text, &self.floe)
    }

    fn position(&self, state: &HuntState) -> Value {
        self.write_position(state)
    }

    fn parse_position(&self, position: &Value) -> Result<HuntState, SetupError> {
        self.read_position(position)
    }
}
