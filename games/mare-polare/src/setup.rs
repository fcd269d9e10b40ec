//! Setting up: the starting player, the floes, the recipes, the figures (P-2 to P-7).

use inuksuk_core::{Draw, Refusal, Seat};

use crate::harpoons::MOST_SEATS;
use crate::{Board, Card, Options, Place, PlaceSet, Stage, State, Table, refusal};

/// Layouts shown where all 17,297,280 would be too many.
const SAMPLES: [&str; 4] = ["xoo.ixoxx.xooxxm", "oxmx.xoxxo.xioox", "ixoxxo.oxoxx.oxm", ".imoooooxxxxxxx."];

/// The state before the first action.
pub(crate) fn start(options: Options) -> State {
    let mut table = Table::BARE;
    if let Some(seat) = options.first {
        set_first(&mut table, seat);
    }
    State { table, recipes: [None; MOST_SEATS] }
}

/// The starting player is known (P-7).
pub(crate) fn set_first(table: &mut Table, seat: Seat) {
    table.first = seat;
    table.seat = seat;
    table.stage = Stage::Layout;
}

/// The floes are laid out (P-2).
pub(crate) fn lay_out(table: &mut Table, board: Board) {
    table.board = board;
    table.stage = Stage::Recipe;
}

/// A few legal layouts.
pub(crate) fn sample_layouts() -> impl Iterator<Item = Board> {
    SAMPLES.iter().filter_map(|word| word.parse().ok())
}

/// Draws a layout, each legal one equally likely (P-2): each is the picture of equally many orders of the
/// floes and gaps.
pub(crate) fn draw_layout(mut draw: &mut dyn Draw) -> Board {
    let mut places: [usize; Place::COUNT] = std::array::from_fn(|n| n);
    Draw::shuffle(&mut draw, &mut places);
    Board::of_places(places.map(Place::from_index))
}

/// Why the layout may not be laid.
pub(crate) fn check_layout(board: Board) -> Result<(), Refusal> {
    let defects = board.start_defects();
    if defects.is_empty() { Ok(()) } else { Err(refusal::layout(&defects)) }
}

/// The cards nobody has.
pub(crate) fn cards_left(state: &State) -> impl Iterator<Item = Card> {
    Card::all().filter(|&card| !state.recipes.contains(&Some(card)))
}

/// Why the seat may not get the card.
pub(crate) fn check_recipe(state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
    if seat != state.table.seat {
        return Err(refusal::recipe_of_another_seat(state.table.seat));
    }
    // P-5: recipes differ
    if state.recipes.contains(&Some(card)) { Err(refusal::recipe_dealt()) } else { Ok(()) }
}

/// The seat gets its recipe (P-5).
pub(crate) fn give_recipe(state: &mut State, seats: u8, card: Card) {
    let table = &mut state.table;
    state.recipes[table.seat.index()] = Some(card);
    go_round(table, seats, Stage::Place);
}

/// Where the next figure may be placed: free floes without a hole, not the special ones (P-6).
pub(crate) fn starts(table: &Table) -> PlaceSet {
    table.board.plain() & !table.occupied()
}

/// Why the figure may not be placed there.
pub(crate) fn check_start(table: &Table, at: Place) -> Result<(), Refusal> {
    if table.board.gaps().contains(at) {
        Err(refusal::gap(at, "P-6"))
    } else if table.board.holes().contains(at) {
        Err(refusal::start_on_hole(at))
    } else if !table.board.plain().contains(at) {
        Err(refusal::start_on_special_floe(at))
    } else if table.occupied().contains(at) {
        Err(refusal::occupied(at, "P-6"))
    } else {
        Ok(())
    }
}

/// The figure is placed (P-6).
pub(crate) fn place(table: &mut Table, seats: u8, at: Place) {
    table.figures[table.seat.index()] = Some(at);
    go_round(table, seats, Stage::Roll);
}

/// From the first player on clockwise, then the next stage (P-7).
fn go_round(table: &mut Table, seats: u8, then: Stage) {
    table.seat = table.seat.next(seats);
    if table.seat == table.first {
        table.stage = then;
    }
}

/// Whether a seat has had its turn in a stage that goes round from the first player on.
pub(crate) fn is_done(table: &Table, seats: u8, seat: Seat) -> bool {
    let from_first = |s: Seat| (s.number() + seats - table.first.number()) % seats;
    from_first(seat) < from_first(table.seat)
}
