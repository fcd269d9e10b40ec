//! The rules put together: [`Game`] for [`MarePolare`].

use inuksuk_core::{
    Actor, ArrayVec, Draw, Facts, Game, GameInfo, NotationError, Observer, OptionSpec, OptionsError, Outcome,
    Refusal, Rule, Seat, SetupError, Step, TableRules, Turn, Weighted, draw_weighted,
};
use serde_json::Value;

use crate::options::{MAX_SEATS, MIN_SEATS};
use crate::{
    Action, Card, Die, Event, Fish, Options, Place, PlaceSet, Recipes, Species, Stage, State, Table, View,
    fishing, igloo, log, movement, notation, position, redeal, refusal, setup, view,
};

/// The rules of Mare Polare for a number of seats and a choice of options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarePolare {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) recipes: Recipes,
}

/// A list of actions. The longest are of all 14 floes: a leap out of the water while the others swim too.
pub type Actions = ArrayVec<Action, 14>;

/// A list of outcomes. The longest are of all cards.
pub type Outcomes = ArrayVec<Weighted<Action>, { Card::COUNT as usize }>;

static INFO: GameInfo = GameInfo {
    name: "mare-polare",
    title: "Mare Polare",
    rules_version: 1,
    min_seats: MIN_SEATS,
    max_seats: MAX_SEATS,
    perfect_information: false,
    chance: true,
    simultaneous: false,
};

impl MarePolare {
    /// The options in force.
    pub const fn chosen(&self) -> &Options {
        &self.options
    }

    /// The recipe cards.
    pub const fn recipes(&self) -> &Recipes {
        &self.recipes
    }

    /// As [`Game::redeal`], for a player that remembers the recipe of a seat (its own, from a look). A memory that
    /// the view contradicts is left out of account.
    pub fn redeal_remembering(
        &self,
        view: &View,
        history: &[Event],
        remembered: (Seat, Card),
        draw: &mut dyn Draw,
    ) -> State {
        redeal::redeal(self, view, history, Some(remembered), draw)
    }

    fn check_outcome(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let table = &state.table;
        match (table.stage, action) {
            (Stage::First, Action::First(seat)) if seat.number() > self.seats => {
                Err(refusal::no_such_seat(seat, self.seats))
            }
            (Stage::First, Action::First(_)) | (Stage::Roll, Action::Roll(_)) => Ok(()),
            (Stage::Layout, Action::Layout(board)) => setup::check_layout(board),
            (Stage::Recipe, Action::Recipe(seat, card)) => setup::check_recipe(state, seat, card),
            (Stage::Catch(felt), Action::Catch(fish)) => fishing::check_catch(table, felt, fish),
            _ => Err(refusal::not_now(table, action)),
        }
    }
}

/// Why the seat whose turn it is may not do this. Recipes are no part of a table, so they cannot matter.
fn check_choice(table: &Table, action: Action) -> Result<(), Refusal> {
    match (table.stage, action) {
        (Stage::Place, Action::Place(at)) => setup::check_start(table, at),
        (Stage::Move(die), Action::Move(to)) => movement::check_move(table, die, to),
        (Stage::Fall, Action::Fall(gap)) => movement::check_gap(table, gap, "P-14"),
        (Stage::Lay(_), Action::Lay(gap)) => movement::check_gap(table, gap, "P-12"),
        (Stage::Keep(Fish::Plain), Action::Keep) => Err(refusal::plain_fish()),
        (Stage::Feel, Action::Feel(_))
        | (Stage::Keep(_), Action::Keep | Action::Return)
        | (Stage::Claim, Action::Claim | Action::Wait) => Ok(()),
        (Stage::Out, Action::Out(to)) => igloo::check_out(table, to),
        _ => Err(refusal::not_now(table, action)),
    }
}

/// Who acts in a stage.
pub(crate) fn turn(table: &Table) -> Turn {
    match table.stage {
        Stage::First | Stage::Layout | Stage::Recipe | Stage::Roll | Stage::Catch(_) => Turn::Chance,
        Stage::Over => Turn::Over,
        _ => Turn::only(table.seat),
    }
}

fn list(places: PlaceSet, action: impl Fn(Place) -> Action, actions: &mut Actions) {
    actions.extend(places.iter().map(action));
}

fn list_even(outcomes: &mut Outcomes, actions: impl Iterator<Item = Action>) {
    outcomes.extend(actions.map(|action| Weighted { action, weight: 1 }));
}

impl Game for MarePolare {
    type State = State;
    type Action = Action;
    type Buffer = Actions;
    type Outcomes = Outcomes;
    type View = View;
    type EventView = Event;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    /// The set-up is not drawn here: its outcomes are actions of the match (P-7).
    fn new(seats: u8, options: &Value, _setup: &mut dyn Draw) -> Result<Self, OptionsError> {
        Ok(Self { seats, options: Options::read(seats, options)?, recipes: *Recipes::built_in() })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Value {
        self.options.write()
    }

    fn facts(&self) -> Facts {
        // Nobody ever has to claim, so a match may go on for ever.
        Facts { longest_match: None, half_points: (0, 2), table: TableRules::default() }
    }

    fn start(&self) -> State {
        setup::start(self.options)
    }

    fn turn(&self, state: &State) -> Turn {
        turn(&state.table)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Actions) {
        actions.clear();
        let table = &state.table;
        if seat != table.seat {
            return;
        }
        match table.stage {
            Stage::Place => list(setup::starts(table), Action::Place, actions),
            Stage::Move(die) => list(movement::targets(table, die), Action::Move, actions),
            Stage::Fall => list(table.free_gaps(), Action::Fall, actions),
            Stage::Lay(_) => list(table.free_gaps(), Action::Lay, actions),
            Stage::Feel => actions.extend(Species::ALL.map(Action::Feel)),
            Stage::Keep(Fish::Coloured(_)) => actions.extend([Action::Keep, Action::Return]),
            Stage::Keep(Fish::Plain) => actions.push(Action::Return),
            Stage::Claim => actions.extend([Action::Claim, Action::Wait]),
            Stage::Out => list(igloo::exits(table), Action::Out, actions),
            Stage::First | Stage::Layout | Stage::Recipe | Stage::Roll | Stage::Catch(_) | Stage::Over => {}
        }
    }

    fn outcomes(&self, state: &State, outcomes: &mut Outcomes) {
        outcomes.clear();
        let table = &state.table;
        match table.stage {
            Stage::First => list_even(outcomes, Seat::all(self.seats).map(Action::First)),
            Stage::Layout => list_even(outcomes, setup::sample_layouts().map(Action::Layout)),
            Stage::Recipe => {
                list_even(outcomes, setup::cards_left(state).map(|card| Action::Recipe(table.seat, card)));
            }
            Stage::Roll => list_even(outcomes, Die::FACES.into_iter().map(Action::Roll)),
            Stage::Catch(felt) => outcomes.extend(
                fishing::catches(table, felt)
                    .map(|c| Weighted { action: Action::Catch(c.action), weight: c.weight }),
            ),
            _ => {}
        }
    }

    fn outcomes_are_complete(&self, state: &State) -> bool {
        state.table.stage != Stage::Layout
    }

    fn draw_outcome(&self, state: &State, draw: &mut dyn Draw) -> Option<Action> {
        match state.table.stage {
            Stage::Layout => Some(Action::Layout(setup::draw_layout(draw))),
            Stage::Roll => Some(Action::Roll(Die::FACES[draw.below(6) as usize])),
            _ => {
                let mut outcomes = Outcomes::new();
                self.outcomes(state, &mut outcomes);
                draw_weighted(outcomes.as_slice(), draw)
            }
        }
    }

    fn check(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        let turn = turn(&state.table);
        match actor {
            _ if turn == Turn::Over => Err(refusal::over()),
            _ if !turn.allows(actor) => Err(refusal::not_your_turn(&state.table, turn == Turn::Chance)),
            Actor::Chance => self.check_outcome(state, action),
            Actor::Seat(_) => check_choice(&state.table, action),
        }
    }

    fn apply(&self, state: &mut State, _actor: Actor, action: Action) {
        let (seats, feel) = (self.seats, self.options.feel);
        let table = &mut state.table;
        match (action, table.stage) {
            (Action::First(seat), _) => setup::set_first(table, seat),
            (Action::Layout(board), _) => setup::lay_out(table, board),
            (Action::Recipe(_, card), _) => setup::give_recipe(state, seats, card),
            (Action::Place(at), _) => setup::place(table, seats, at),
            (Action::Roll(die), _) => movement::roll(table, seats, die),
            (Action::Move(to), _) => movement::move_to(table, seats, feel, to),
            (Action::Fall(gap), _) => movement::fall(table, seats, gap),
            (Action::Lay(gap), Stage::Lay(from)) => movement::lay(table, seats, feel, from, gap),
            (Action::Feel(shape), _) => table.stage = Stage::Catch(Some(shape)),
            (Action::Catch(fish), _) => fishing::catch(table, fish),
            (Action::Keep, Stage::Keep(fish)) => fishing::keep(table, seats, fish),
            (Action::Return, Stage::Keep(fish)) => fishing::put_back(table, seats, fish),
            (Action::Claim, _) => {
                let card =
                    state.recipes[table.seat.index()].expect("every seat has a recipe when figures move");
                igloo::claim(table, self.recipes.of(card));
            }
            (Action::Wait, _) => movement::end_turn(table, seats),
            (Action::Out(to), _) => igloo::go_out(table, seats, to),
            (Action::Lay(_) | Action::Keep | Action::Return, _) => panic!("{action:?} in {:?}", table.stage),
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.table.winner().map(|winner| Outcome::win(winner, self.seats, Rule("P-18")))
    }

    fn at_turn_start(&self, state: &State) -> bool {
        state.table.stage == Stage::Roll
    }

    /// Final are, besides chance and unless recipes lie open: placing one's figure, which ends the only look
    /// (P-5); arriving at the iceberg, which begins another (P-17); a claim, which tells whether the fish are
    /// those of the recipe (P-18).
    fn is_final(&self, state: &State, actor: Actor, action: Action) -> bool {
        let about_recipe = match action {
            Action::Place(_) | Action::Claim => true,
            Action::Move(to) => state.table.board.iceberg() == Some(to),
            _ => false,
        };
        actor == Actor::Chance || about_recipe && !self.options.open_recipes
    }

    /// A recipe that comes into the observer's own view (P-5, P-17), and whether a claim is right (P-18).
    fn reveals(&self, step: &Step<'_, State, Action>, observer: Observer) -> bool {
        let hidden = !self.options.open_recipes && observer != Observer::Everything;
        let own = |seat| observer == Observer::Seat(seat);
        hidden
            && match step.action {
                Action::Recipe(seat, _) => own(seat),
                Action::Move(_) => step.after.table.look.is_some_and(own),
                Action::Claim => true,
                _ => false,
            }
    }

    /// P-30: a recipe that was seen is the player's to remember.
    fn shows_the_past(&self) -> bool {
        self.options.open_recipes
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        view::view(self, state, observer)
    }

    fn view_json(&self, view: &View, history: &[Event]) -> Value {
        view::with_log(view, history)
    }

    fn events(&self, step: &Step<'_, State, Action>, observer: Observer) -> Vec<Event> {
        vec![log::event(self, step, observer)]
    }

    /// Every deal of different recipes that this view and history allow is equally likely; everything else
    /// lies open. Used are the recipes in the view, the winner's harpoon, and the harpoon of every wrong claim
    /// in the history: its fish are not those of that seat's recipe (P-18). Nothing is read out of what
    /// players chose to do. An earlier look at a recipe is in neither view nor history (P-30); a player who
    /// remembers one uses [`MarePolare::redeal_remembering`].
    ///
    /// A history that no deal explains is of another match and is left out of account.
    fn redeal(&self, view: &View, history: &[Event], draw: &mut dyn Draw) -> State {
        redeal::redeal(self, view, history, None, draw)
    }

    fn action_text(&self, action: Action) -> String {
        notation::write(action)
    }

    fn action_text_for(&self, _state: &State, _actor: Actor, action: Action, observer: Observer) -> String {
        match action {
            Action::Recipe(seat, _) if !log::shows_dealt_card(self, observer) => {
                notation::hidden_recipe(seat)
            }
            _ => notation::write(action),
        }
    }

    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        notation::read(text)
    }

    fn position(&self, state: &State) -> Value {
        position::write(self, state)
    }

    fn parse_position(&self, position: &Value) -> Result<State, SetupError> {
        position::read(self, position)
    }
}
