//! Nanuk as a [`Game`].

use inuksuk_core::{
    Actor, Draw, Facts, Game, GameInfo, NotationError, Observer, OptionSpec, OptionsError, Outcome, Refusal,
    Seat, SeatSet, SetupError, Step, TableRules, Turn,
};
use serde_json::Value;

use crate::{
    action::{Action, FULL_HAND},
    boast::Boast,
    cards::Pile,
    legal::{Actions, Outcomes},
    log::{EventView, Known, Listener},
    notation::parse_action,
    options::Options,
    score::MOST_POINTS,
    state::{Side, Stage, State},
    view::View,
};

/// Fewest seats.
pub const FEWEST_SEATS: u8 = 5;
/// Most seats.
pub const MOST_SEATS: u8 = 8;
/// Most seasons: scores stay within what an [`Outcome`] can hold, whatever a position begins with.
pub const MOST_SEASONS: u8 = 50;

static INFO: GameInfo = GameInfo {
    name: "nanuk",
    title: "Nanuk",
    rules_version: 1,
    min_seats: FEWEST_SEATS,
    max_seats: MOST_SEATS,
    perfect_information: false,
    chance: true,
    simultaneous: true,
};

/// The rules of Nanuk for a number of seats and the chosen options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nanuk {
    pub(crate) seats: u8,
    pub(crate) options: Options,
}

impl Nanuk {
    /// The options in force.
    pub const fn chosen(&self) -> Options {
        self.options
    }

    /// More actions than a season of this many seats can have.
    ///
    /// The hunt draws at least one card and the refill at least one a seat (each has laid an ante or a
    /// contribution), and a round begins only with a face-down card left. After the first deal that bounds
    /// the rounds. A round is a wind, at most 38 boasts (each raises the number of animals or the days), a
    /// doom, the decisions of all but the leaders, and one ante or contribution of each seat. All 100 cards
    /// leave the deck once, by a deal or a day; the deck made anew in winter gives at most eleven days more.
    /// A card is picked once, and then stays in its score pile.
    pub(crate) const fn longest_season(seats: u8) -> u32 {
        let seats = seats as u32;
        let hundred = Pile::HUNDRED.size() as u32;
        let days = Boast::MOST_DAYS as u32;
        let boasts = crate::Animal::HIGHEST_NUMBER as u32 + days - 1;
        let rounds = 1 + (hundred - FULL_HAND as u32 * seats - 1) / (seats + 1);
        let a_round = 1 + boasts + 1 + (seats - 2) + seats;
        1 + rounds * a_round + hundred + (days - 1) + hundred
    }
}

impl Game for Nanuk {
    type State = State;
    type Action = Action;
    type Buffer = Actions;
    type Outcomes = Outcomes;
    type View = View;
    type EventView = EventView;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn option_specs() -> Vec<OptionSpec> {
        Options::specs()
    }

    fn new(seats: u8, options: &Value, _: &mut dyn Draw) -> Result<Self, OptionsError> {
        let mut defects = Vec::new();
        if !(FEWEST_SEATS..=MOST_SEATS).contains(&seats) {
            defects.push(format!("Nanuk has {FEWEST_SEATS} to {MOST_SEATS} seats, not {seats}"));
        }
        match Options::read(seats, options) {
            Ok(options) if defects.is_empty() => Ok(Self { seats, options }),
            Ok(_) => Err(OptionsError(defects)),
            Err(OptionsError(more)) => {
                defects.extend(more);
                Err(OptionsError(defects))
            }
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn options(&self) -> Value {
        self.options.to_json()
    }

    fn facts(&self) -> Facts {
        let seasons = self.options.seasons;
        Facts {
            longest_match: Some(u32::from(seasons) * Self::longest_season(self.seats)),
            half_points: (0, 2 * i16::from(seasons) * i16::from(MOST_POINTS)),
            table: TableRules::default(),
        }
    }

    fn start(&self) -> State {
        let mut state = Self::new_season(1);
        match self.options.first {
            Some(first) => self.begin_first_deal(&mut state, first),
            None => state.lot = SeatSet::first(self.seats),
        }
        state
    }

    fn turn(&self, state: &State) -> Turn {
        Self::turn_of(state)
    }

    fn legal(&self, state: &State, seat: Seat, actions: &mut Actions) {
        Self::list_legal(state, seat, actions);
    }

    fn outcomes(&self, state: &State, outcomes: &mut Outcomes) {
        Self::list_outcomes(state, outcomes);
    }

    fn draw_outcome(&self, state: &State, draw: &mut dyn Draw) -> Option<Action> {
        let card = |draw: &mut dyn Draw| {
            let place = draw.below(u64::from(state.deck.size()));
            state.deck.card_at(place as u8)
        };
        match state.stage {
            Stage::Deal => Some(Action::Deal(state.to_act.single()?, card(draw))),
            Stage::Day => Some(Action::Day(card(draw))),
            _ => {
                let mut outcomes = Outcomes::default();
                Self::list_outcomes(state, &mut outcomes);
                inuksuk_core::draw_weighted(&outcomes, draw)
            }
        }
    }

    fn check(&self, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        Self::refuse(state, actor, action)
    }

    fn apply(&self, state: &mut State, actor: Actor, action: Action) {
        self.carry_out(state, actor.seat(), action, &mut ());
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.result(state)
    }

    fn at_turn_start(&self, state: &State) -> bool {
        matches!(Self::turn_of(state), Turn::Seats(_))
    }

    fn reveals(&self, step: &Step<'_, State, Action>, observer: Observer) -> bool {
        // The secret choices (K-14), the contributions (K-18), the antes (K-16), and hands that go to the
        // discards or into a new deck (K-30, K-31).
        self.events(step, observer).iter().any(|event| {
            use EventView::{End, Pool, Shown, Sides, Winter};
            matches!(event, Sides { .. } | Shown { .. } | Pool { .. } | Winter { .. } | End { .. })
        })
    }

    fn is_final(&self, state: &State, actor: Actor, action: Action) -> bool {
        match action {
            Action::Boast(_) | Action::Doom => false,
            // K-31: the last pick of a round with no face-down card left lays all hands open.
            Action::Pick(_) => {
                let mut after = *state;
                self.apply(&mut after, actor, action);
                state.deck.is_empty() && !state.winter && after.pool.is_empty()
            }
            // Chance; decisions, which stand (K-14); cards laid face down, which may be the last before they
            // are shown (K-16, K-18).
            _ => true,
        }
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        self.view_of(state, observer)
    }

    fn view_json(&self, view: &View, history: &[EventView]) -> Value {
        self.view_with_log(view, history)
    }

    fn events(&self, step: &Step<'_, State, Action>, observer: Observer) -> Vec<EventView> {
        let own = step.actor.seat().is_some_and(|seat| observer.sees(seat));
        let mut heard = Vec::with_capacity(2);
        heard.extend(told(step, own || self.options.open_sides, own, observer));
        let mut listener = Listener { observer, heard };
        let mut again = *step.before;
        self.carry_out(&mut again, step.actor.seat(), step.action, &mut listener);
        listener.heard
    }

    fn redeal(&self, view: &View, history: &[EventView], draw: &mut dyn Draw) -> State {
        self.deal_anew(view, history, draw)
    }

    fn action_text(&self, action: Action) -> String {
        self.text_for(Actor::Chance, action, Observer::Everything)
    }

    fn action_text_for(&self, _: &State, actor: Actor, action: Action, observer: Observer) -> String {
        self.text_for(actor, action, observer)
    }

    fn parse_action(&self, text: &str) -> Result<Action, NotationError> {
        parse_action(text)
    }

    fn position(&self, state: &State) -> Value {
        self.write_position(state)
    }

    fn parse_position(&self, position: &Value) -> Result<State, SetupError> {
        self.read_position(position)
    }
}

/// The action itself, as an observer may know it; what follows from it is told by the rules.
fn told(step: &Step<'_, State, Action>, sees_side: bool, own: bool, observer: Observer) -> Option<EventView> {
    let event = match step.action {
        Action::First(seat) => EventView::First { seat },
        Action::Deal(seat, card) => EventView::Deal { seat, card: Known::if_seen(observer.sees(seat), card) },
        Action::Wind(wind) => EventView::Wind { wind },
        Action::Day(card) => EventView::Day { card },
        choice => {
            let seat = step.actor.seat()?;
            match choice {
                Action::Boast(boast) => EventView::Boast { seat, boast },
                Action::Hunt => EventView::Decide { seat, side: Known::if_seen(sees_side, Side::Hunt) },
                Action::Stay => EventView::Decide { seat, side: Known::if_seen(sees_side, Side::Doom) },
                Action::Ante(card) => EventView::Ante { seat, card: Known::if_seen(own, card) },
                Action::Give(gift) => {
                    EventView::Give { seat, count: gift.size(), cards: Known::if_seen(own, gift) }
                }
                Action::Pick(card) => EventView::Pick { seat, card },
                _ => EventView::Doom { seat },
            }
        }
    };
    Some(event)
}
