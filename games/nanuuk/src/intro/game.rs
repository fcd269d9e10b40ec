//! The introductory game as a [`Game`].

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use inuksuk_core::{
    Actor, ArrayVec, Draw, Facts, Game, GameInfo, NotationError, Observer, OptionSpec, OptionsError, Outcome,
    Refusal, Rule, Seat, SeatSet, SetupError, Step, TableRules, Turn, Weighted,
};
use rustc_hash::FxHasher;
use serde_json::{Value, json};

use super::action::IntroAction;
use super::state::{IntroStage, IntroState};
use super::variant::{Cast, Figure, FigureKind, Variant};
use crate::board::Board;
use crate::floe::{Floe, MAX_FIELDS};
use crate::options::Options;
use crate::view::{IntroEvent, IntroView, Unobserved};

/// The rules of the introductory game for one variant, board and number of seats (N-20 to N-35).
#[derive(Clone, Debug)]
pub struct NanuukIntro {
    pub(super) variant: Variant,
    pub(super) seats: u8,
    pub(super) one_inuk: bool,
    pub(super) board: Arc<Board>,
    pub(super) floe: Arc<Floe>,
    pub(super) cast: Cast,
    /// The bears among the figures that anyone or nobody owns, one bit each.
    pub(super) bears: u8,
    /// Whether figures shut in by cracks alone end the match at once.
    pub(super) ends_at_once: bool,
    /// Whether enclosed figures leave and the last one wins (N-24).
    pub(super) last_one_wins: bool,
}

const INFO: GameInfo = GameInfo {
    name: "nanuuk-intro",
    title: "Nanuuk! – the introductory game",
    rules_version: 1,
    min_seats: 2,
    max_seats: 4,
    perfect_information: true,
    chance: false,
    simultaneous: false,
};

impl NanuukIntro {
    /// The floe that is played on.
    pub fn floe(&self) -> &Floe {
        &self.floe
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The figures, in the order of placing.
    pub fn figures(&self) -> &[Figure] {
        &self.cast.figures
    }

    fn read_options(seats: u8, options: &Value) -> Result<(Variant, bool, u8, Arc<Board>), OptionsError> {
        let mut reader = Options::new(options, &["variant", "one-inuk", "bears", "board"]);
        let variant = reader.choice("variant", &Variant::ALL);
        let one_inuk = reader.flag("one-inuk");
        let bears = reader.number("bears", 1, 1, 3) as u8;
        let board = reader.board();
        reader.seats(seats, variant.seats(), variant.name());
        if one_inuk && (variant != Variant::BearHunt || seats != 2) {
            reader.defects.note("one-inuk", "only the bear hunt of two players has it (N-34)");
        }
        if bears != 1 && variant != Variant::BearFear {
            reader.defects.note("bears", "only the variant bear-fear has a number of bears (N-35)");
        }
        if reader.defects.is_empty() {
            let cast = Cast::new(variant, seats, one_inuk, bears);
            let fields = board.floe(cast.part).in_play().len();
            if fields < cast.figures.len() {
                let figures = cast.figures.len();
                reader.defects.note("board", format!("{fields} fields are too few for {figures} figures"));
            }
        }
        reader.finish()?;
        Ok((variant, one_inuk, bears, board))
    }

    fn outcome_for(&self, winners: SeatSet, reason: Rule) -> Outcome {
        // The only draws are of two players who lose both at once: half a point each.
        if self.seats == 2 && winners.len() == 2 {
            return Outcome { winners, ..Outcome::draw(2, reason) };
        }
        Outcome::shared_win(winners, self.seats, reason)
    }
}

impl Game for NanuukIntro {
    type State = IntroState;
    type Action = IntroAction;
    type Buffer = ArrayVec<IntroAction, MAX_FIELDS>;
    type Outcomes = ArrayVec<Weighted<IntroAction>, 0>;
    type View = IntroView;
    type EventView = IntroEvent;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn option_specs() -> Vec<OptionSpec> {
        let names: Vec<_> = Variant::ALL.iter().map(|(name, _)| *name).collect();
        let boards: Vec<_> = Board::built_in_names().collect();
        vec![
            OptionSpec { name: "variant", kind: "text", default: json!("basic"), allowed: json!(names) },
            OptionSpec {
                name: "one-inuk",
                kind: "bool",
                default: json!(false),
                allowed: json!([false, true]),
            },
            OptionSpec {
                name: "bears",
                kind: "integer",
                default: json!(1),
                allowed: json!({"min": 1, "max": 3}),
            },
            OptionSpec {
                name: "board",
                kind: "text or object",
                default: json!("floe31"),
                allowed: json!(format!("{}, or a board object", boards.join(", "))),
            },
        ]
    }

    fn new(seats: u8, options: &Value, _setup: &mut dyn Draw) -> Result<Self, OptionsError> {
        let (variant, one_inuk, bears, board) = Self::read_options(seats, options)?;
        let cast = Cast::new(variant, seats, one_inuk, bears);
        let bears = cast.figures.iter().enumerate();
        let bears = bears.filter(|(_, f)| f.kind == FigureKind::Bear).fold(0, |bits, (i, _)| bits | 1 << i);
        let basic_for_two = variant == Variant::Basic && seats == 2;
        Ok(Self {
            variant,
            seats,
            one_inuk,
            floe: Arc::new(board.floe(cast.part)),
            board,
            bears,
            ends_at_once: basic_for_two
                || matches!(variant, Variant::Helpers | Variant::BearHunt | Variant::BearFear),
            last_one_wins: variant == Variant::Basic && seats > 2,
            cast,
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Value {
        let mut options = self.options_in_play();
        options["board"] = self.board.as_option().clone();
        options
    }

    /// Every turn half makes exactly one crack: the side just crossed is free, so there is always one to
    /// choose, and cracks never go. With e edges that is e moves and e cracks at most, one placing a figure,
    /// and in the bear hunt one `stop` or second step for each turn of the bear.
    fn facts(&self) -> Facts {
        let edges = self.floe.edge_count();
        let bear_turns = match self.variant {
            Variant::BearHunt => edges / self.cast.round.len(),
            _ => 0,
        };
        Facts {
            longest_match: Some((self.cast.figures.len() + 2 * edges + bear_turns) as u32),
            half_points: (0, 2),
            table: TableRules {
                draw: (self.seats == 2).then_some(Rule("draw")),
                resign: Some(Rule("resign")),
                ..TableRules::default()
            },
        }
    }

    fn start(&self) -> IntroState {
        IntroState::new()
    }

    fn turn(&self, state: &IntroState) -> Turn {
        self.to_act(state).map_or(Turn::Over, Turn::only)
    }

    fn legal(&self, state: &IntroState, seat: Seat, actions: &mut Self::Buffer) {
        actions.clear();
        if self.to_act(state) == Some(seat) {
            self.list(state, actions);
        }
    }

    fn check(&self, state: &IntroState, actor: Actor, action: IntroAction) -> Result<(), Refusal> {
        if !self.turn(state).allows(actor) {
            let message = match self.to_act(state) {
                Some(seat) => format!("it is the turn of seat {seat}"),
                None => "the match is over".to_owned(),
            };
            return Err(Refusal::new("nanuuk-refused-turn", Rule("N-22"), message));
        }
        self.refusal(state, action).map_or(Ok(()), Err)
    }

    fn apply(&self, state: &mut IntroState, _actor: Actor, action: IntroAction) {
        self.play_action(state, action, &mut Unobserved);
    }

    fn outcome(&self, state: &IntroState) -> Option<Outcome> {
        (state.stage == IntroStage::Over).then(|| self.outcome_for(state.winners, self.end_rule()))
    }

    /// The seat that resigns loses, and so do its partners; all others still in the game win.
    fn resigned(&self, state: &IntroState, seat: Seat) -> Option<Outcome> {
        let winners: SeatSet = match self.variant {
            Variant::Partners => SeatSet::first(4).without(seat).without(seat.next(4).next(4)),
            Variant::BearHunt => self.other_side(seat),
            Variant::Basic if self.seats > 2 && state.stage != IntroStage::Place => {
                Seat::all(self.seats).filter(|s| *s != seat && state.figures[s.index()].is_some()).collect()
            }
            _ => SeatSet::first(self.seats).without(seat),
        };
        Some(Outcome::shared_win(winners, self.seats, Rule("resign")))
    }

    fn at_turn_start(&self, state: &IntroState) -> bool {
        match state.stage {
            IntroStage::Move => true,
            // N-21: the second of two players places both figures in one go.
            IntroStage::Place => {
                let figure = usize::from(state.figure);
                let placer = |i: usize| self.cast.figures[i].placed_by;
                figure == 0 || placer(figure) != placer(figure - 1)
            }
            _ => false,
        }
    }

    fn hash(&self, state: &IntroState) -> u64 {
        let mut hasher = FxHasher::default();
        state.hash(&mut hasher);
        hasher.finish()
    }

    fn view(&self, state: &IntroState, _observer: Observer) -> IntroView {
        let enclosed = self.enclosed(state, u8::MAX);
        let enclosed = (0..8).filter(|i| enclosed >> i & 1 == 1).map(|i| i + 1).collect();
        IntroView { state: *state, position: self.position(state), enclosed }
    }

    fn events(&self, step: &Step<'_, IntroState, IntroAction>, _observer: Observer) -> Vec<IntroEvent> {
        let mut events = Vec::new();
        let mut state = *step.before;
        self.play_action(&mut state, step.action, &mut events);
        events
    }

    fn redeal(&self, view: &IntroView, _history: &[IntroEvent], _draw: &mut dyn Draw) -> IntroState {
        view.state
    }

    fn action_text(&self, action: IntroAction) -> String {
        action.text(&self.floe)
    }

    fn parse_action(&self, text: &str) -> Result<IntroAction, NotationError> {
        IntroAction::parse(text, &self.floe)
    }

    fn position(&self, state: &IntroState) -> Value {
        self.write_position(state)
    }

    fn parse_position(&self, position: &Value) -> Result<IntroState, SetupError> {
        self.read_position(position)
    }
}
