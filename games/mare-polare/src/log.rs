//! What an observer is told of an action: one event each, and its line in the log.

use inuksuk_core::{Observer, Seat, Step};
use serde::Serialize;

use crate::{
    Action, Board, Card, Die, Fish, Floe, Harpoons, MarePolare, Place, Species, Stage, State, Table, igloo,
    notation,
};

/// What happened, as an observer may be told it. Everything is public but the card of a recipe that is
/// dealt, which only an all-seeing observer or a table with open recipes is told: its owner sees it in the
/// [`View`](crate::View) while it may look at it, and nowhere else.
///
/// Texts of fish are letters of species, the topmost last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Event {
    /// The starting player is drawn (P-7).
    First {
        /// Who starts.
        seat: Seat,
    },
    /// The floes are laid out (P-2).
    Layout {
        /// All of them.
        board: Board,
    },
    /// A seat gets a recipe (P-5).
    Recipe {
        /// Who gets it.
        seat: Seat,
        /// Which, where all recipes lie open.
        card: Option<Card>,
    },
    /// A figure is placed (P-6).
    Place {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Place,
    },
    /// The die is rolled (P-10).
    Roll {
        /// For whom.
        seat: Seat,
        /// What it shows.
        roll: Die,
        /// The turn ended with it: no move was possible, or a splash changed nothing more (P-11, P-14).
        ends_turn: bool,
        /// The fish lost by a figure that was in the water already (P-14).
        lost: Option<Species>,
    },
    /// A figure moves (P-11, P-13). Which way it took is not said: only where it ends matters.
    Move {
        /// Whose.
        seat: Seat,
        /// The place it left.
        from: Place,
        /// The floe it reached.
        to: Place,
        /// It came out of the water, so no floe was left (P-14).
        out_of_water: bool,
        /// It left a floe that stays, as both gaps are occupied (P-14).
        floe_stays: bool,
        /// It arrived at the iceberg and looks at its recipe (P-17).
        look: bool,
    },
    /// A figure falls into the water (P-14).
    Fall {
        /// Whose.
        seat: Seat,
        /// The floe it fell from.
        from: Place,
        /// The gap it fell into.
        gap: Place,
        /// The fish it lost.
        lost: Option<Species>,
    },
    /// The floe left is turned and laid (P-12).
    Lay {
        /// Who lays it.
        seat: Seat,
        /// Where it lay.
        from: Place,
        /// The gap it is laid into.
        to: Place,
        /// What it was.
        before: Floe,
        /// What it is now; the same for the igloo and iceberg floes, which are not turned.
        after: Floe,
    },
    /// A shape is named (P-15).
    Feel {
        /// By whom.
        seat: Seat,
        /// The shape.
        shape: Species,
    },
    /// A fish comes out of the bag (P-15).
    Catch {
        /// Into whose hand.
        seat: Seat,
        /// The fish.
        fish: Fish,
    },
    /// The fish goes on top of the harpoon (P-15).
    Keep {
        /// Whose.
        seat: Seat,
        /// The fish.
        fish: Fish,
    },
    /// The fish goes back into the bag (P-15).
    Return {
        /// Who had it.
        seat: Seat,
        /// The fish.
        fish: Fish,
    },
    /// A seat claims to have its soup (P-18).
    Claim {
        /// Who.
        seat: Seat,
        /// Whether it has, and so has won.
        right: bool,
        /// The fish it claimed with.
        harpoon: String,
        /// Those of them that go back into the bag after a wrong claim.
        back: String,
    },
    /// A seat in the igloo does not claim (P-18).
    Wait {
        /// Who.
        seat: Seat,
    },
    /// A figure goes out of the igloo after a wrong claim (P-18).
    Out {
        /// Whose.
        seat: Seat,
        /// The place of the igloo.
        from: Place,
        /// The floe it goes out onto.
        to: Place,
    },
}

impl Event {
    /// Its line in the log: the action's text, after the seat for a seat's action.
    pub fn line(&self) -> String {
        let (seat, action) = match *self {
            Self::First { seat } => return notation::write(Action::First(seat)),
            Self::Layout { board } => return notation::write(Action::Layout(board)),
            Self::Recipe { seat, card: Some(card) } => return notation::write(Action::Recipe(seat, card)),
            Self::Recipe { seat, card: None } => return notation::hidden_recipe(seat),
            Self::Roll { roll, .. } => return notation::write(Action::Roll(roll)),
            Self::Catch { fish, .. } => return notation::write(Action::Catch(fish)),
            Self::Place { seat, at } => (seat, Action::Place(at)),
            Self::Move { seat, to, .. } => (seat, Action::Move(to)),
            Self::Fall { seat, gap, .. } => (seat, Action::Fall(gap)),
            Self::Lay { seat, to, .. } => (seat, Action::Lay(to)),
            Self::Feel { seat, shape } => (seat, Action::Feel(shape)),
            Self::Keep { seat, .. } => (seat, Action::Keep),
            Self::Return { seat, .. } => (seat, Action::Return),
            Self::Claim { seat, .. } => (seat, Action::Claim),
            Self::Wait { seat } => (seat, Action::Wait),
            Self::Out { seat, to, .. } => (seat, Action::Out(to)),
        };
        format!("{seat} {}", notation::write(action))
    }
}

/// Whether an observer is told which card is dealt. Not even its owner is: a client that is sent its history
/// again must not learn its recipe from it (P-30).
pub(crate) fn shows_dealt_card(game: &MarePolare, observer: Observer) -> bool {
    game.options.open_recipes || observer == Observer::Everything
}

/// What an observer is told of a step.
pub(crate) fn event(game: &MarePolare, step: &Step<'_, State, Action>, observer: Observer) -> Event {
    let (before, after) = (&step.before.table, &step.after.table);
    let seat = before.seat;
    // The seat that acts has a figure wherever it is asked for.
    let from = before.figures[seat.index()].unwrap_or(Place::from_index(0));
    match step.action {
        Action::First(seat) => Event::First { seat },
        Action::Layout(board) => Event::Layout { board },
        Action::Recipe(seat, card) => {
            Event::Recipe { seat, card: shows_dealt_card(game, observer).then_some(card) }
        }
        Action::Place(at) => Event::Place { seat, at },
        Action::Roll(roll) => {
            Event::Roll { seat, roll, ends_turn: after.stage == Stage::Roll, lost: lost(before, after) }
        }
        Action::Move(to) => {
            let out_of_water = before.board.gaps().contains(from);
            let floe_stays = !out_of_water && !matches!(after.stage, Stage::Lay(_));
            Event::Move { seat, from, to, out_of_water, floe_stays, look: before.board.iceberg() == Some(to) }
        }
        Action::Fall(gap) => Event::Fall { seat, from, gap, lost: lost(before, after) },
        Action::Lay(to) => {
            let left = if let Stage::Lay(left) = before.stage { left } else { from };
            Event::Lay { seat, from: left, to, before: before.board.at(left), after: after.board.at(to) }
        }
        Action::Feel(shape) => Event::Feel { seat, shape },
        Action::Catch(fish) => Event::Catch { seat, fish },
        Action::Keep => Event::Keep { seat, fish: in_hand(before) },
        Action::Return => Event::Return { seat, fish: in_hand(before) },
        Action::Claim => claimed(seat, before.harpoons, after.stage == Stage::Over),
        Action::Wait => Event::Wait { seat },
        Action::Out(to) => Event::Out { seat, from, to },
    }
}

fn claimed(seat: Seat, harpoons: Harpoons, right: bool) -> Event {
    let harpoon = harpoons.text(seat);
    let kept = if right { harpoon.len() } else { harpoon.len().saturating_sub(igloo::PRICE) };
    Event::Claim { seat, right, back: harpoon[kept..].into(), harpoon }
}

/// The topmost fish of the acting seat, if it is gone afterwards.
fn lost(before: &Table, after: &Table) -> Option<Species> {
    let seat = before.seat;
    let fewer = after.harpoons.len(seat) < before.harpoons.len(seat);
    before.harpoons.fish(seat).next_back().filter(|_| fewer)
}

fn in_hand(table: &Table) -> Fish {
    if let Stage::Keep(fish) = table.stage { fish } else { Fish::Plain }
}
