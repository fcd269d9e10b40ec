//! What a position must be to be one: every value where it belongs, all fish there, no rule broken.

use inuksuk_core::Seat;

use crate::position::Raw;
use crate::{
    Feel, Fish, Floe, MarePolare, Options, Place, PlaceSet, Shoal, Species, Stage, State, Table, movement,
    setup,
};

/// The stage of a position with what belongs to it.
///
/// # Errors
/// Names every value that is `null` where the stage needs one, or is there where it has no meaning, and all
/// kinds of fish that are not as many as there are.
pub(crate) fn stage(game: &MarePolare, raw: &Raw) -> Result<Stage, Vec<String>> {
    let mut check = Check { stage: raw.stage, defects: Vec::new() };
    let laid = !matches!(raw.stage, "first" | "layout");
    let drawn = raw.stage != "first";
    check.belongs("first", raw.first, drawn);
    check.belongs("seat", raw.seat, drawn);
    check.belongs("board", raw.board, laid);
    check.belongs("winner", raw.winner, raw.stage == "over");
    if !matches!(raw.stage, "lay" | "roll") {
        check.belongs("look", raw.look, false);
    }
    let roll = check.belongs("roll", raw.roll, matches!(raw.stage, "move" | "fall"));
    let from = check.belongs("from", raw.from, raw.stage == "lay");
    let felt = check.belongs("felt", raw.felt, raw.stage == "catch" && game.options.feel == Feel::Shape);
    let fish = check.belongs("fish", raw.fish, raw.stage == "keep");
    if let (Some(winner), Some(seat)) = (raw.winner, raw.seat)
        && winner != seat
    {
        check.defects.push(format!("`winner`: seat {winner}, but `seat` says {seat}"));
    }
    check.by_seat(game.seats, raw);
    check.fish(raw);
    let stage = match (raw.stage, roll, from, fish) {
        ("first", ..) => Some(Stage::First),
        ("layout", ..) => Some(Stage::Layout),
        ("recipe", ..) => Some(Stage::Recipe),
        ("place", ..) => Some(Stage::Place),
        ("roll", ..) => Some(Stage::Roll),
        ("move", Some(die), ..) if die != crate::Die::Splash => Some(Stage::Move(die)),
        ("fall", Some(crate::Die::Splash), ..) => Some(Stage::Fall),
        ("lay", _, Some(from), _) => Some(Stage::Lay(from)),
        ("feel", ..) => Some(Stage::Feel),
        ("catch", ..) => Some(Stage::Catch(felt)),
        ("keep", _, _, Some(fish)) => Some(Stage::Keep(fish)),
        ("claim", ..) => Some(Stage::Claim),
        ("out", ..) => Some(Stage::Out),
        ("over", ..) => Some(Stage::Over),
        _ => None,
    };
    if let (None, Some(die)) = (stage, roll) {
        check.defects.push(format!("`roll`: {die} does not lead to stage `{}`", raw.stage));
    }
    stage.filter(|_| check.defects.is_empty()).ok_or(check.defects)
}

struct Check {
    stage: &'static str,
    defects: Vec<String>,
}

impl Check {
    /// Notes a value that should be there and is not, or the other way round.
    fn belongs<T>(&mut self, key: &str, value: Option<T>, here: bool) -> Option<T> {
        match (value.is_some(), here) {
            (false, true) => self.defects.push(format!("`{key}`: null in stage `{}`", self.stage)),
            (true, false) => self.defects.push(format!("`{key}`: has no meaning in stage `{}`", self.stage)),
            _ => {}
        }
        value
    }

    /// Recipes and figures come one by one from the first player on (P-7).
    fn by_seat(&mut self, seats: u8, raw: &Raw) {
        // Without these nobody knows whose turn to get one it is; that they lack is noted already.
        let done = match (raw.first, raw.seat) {
            (Some(first), Some(seat)) => Table { first, seat, ..Table::BARE },
            _ if self.stage == "first" => Table::BARE,
            _ => return,
        };
        for of in Seat::all(seats) {
            let in_turn = setup::is_done(&done, seats, of);
            let (recipe, figure) = match self.stage {
                "first" | "layout" => (false, false),
                "recipe" => (in_turn, false),
                "place" => (true, in_turn),
                _ => (true, true),
            };
            self.belongs(&format!("recipes[{of}]"), raw.recipes[of.index()], recipe);
            self.belongs(&format!("figures[{of}]"), raw.figures[of.index()], figure);
        }
    }

    /// P-3: all fish are in the bag, on harpoons or in the hand.
    fn fish(&mut self, raw: &Raw) {
        for species in Species::ALL {
            let hung = raw.harpoons.iter().flatten().filter(|&&fish| fish == species).count();
            let held = usize::from(raw.fish == Some(Fish::Coloured(species)));
            let all = usize::from(raw.bag[species]) + hung + held;
            if all != usize::from(Species::FISH) {
                self.defects.push(format!("fish: {all} of species {species} instead of {}", Species::FISH));
            }
        }
        let plain = raw.plain + u8::from(raw.fish == Some(Fish::Plain));
        if plain != Fish::PLAIN {
            self.defects.push(format!("fish: {plain} plain ones instead of {}", Fish::PLAIN));
        }
    }
}

/// What breaks a rule in a position whose values are all where they belong, one sentence each.
pub(crate) fn defects(game: &MarePolare, state: &State) -> Vec<String> {
    let table = &state.table;
    let mut defects = option_defects(game.options, table);
    if !table.stage.before_layout() {
        let board = if table.stage.is_setup() { table.board.start_defects() } else { table.board.defects() };
        defects.extend(board.into_iter().map(|defect| format!("`board`: {defect}")));
    }
    figure_defects(game.seats, table, &mut defects);
    for seat in Seat::all(game.seats) {
        let same = |other: &Seat| *other < seat && state.recipe(*other) == state.recipe(seat);
        if let (Some(card), Some(other)) = (state.recipe(seat), Seat::all(game.seats).find(same)) {
            defects.push(format!("`recipes`: seats {other} and {seat} both have {card}"));
        }
        if table.stage.is_setup() && !table.harpoons.is_empty(seat) {
            defects.push(format!("`harpoons`: seat {seat} has fish in stage `{}`", table.stage.name()));
        }
    }
    // What follows asks where figures stand on the floes.
    if defects.is_empty() {
        defects = stage_defects(game, state);
    }
    defects
}

fn option_defects(options: Options, table: &Table) -> Vec<String> {
    let mut defects = Vec::new();
    match (options.first, table.first()) {
        (Some(named), Some(first)) if named != first => {
            defects.push(format!("`first`: seat {first}, but option `first` says seat {named}"));
        }
        (Some(_), None) => {
            defects.push("`stage`: `first` does not occur as the option names the seat".into());
        }
        _ => {}
    }
    if table.stage == Stage::Feel && options.feel == Feel::Blind {
        defects.push("`stage`: `feel` does not occur with option `feel` = \"blind\"".into());
    }
    defects
}

fn figure_defects(seats: u8, table: &Table, defects: &mut Vec<String>) {
    let mut taken = PlaceSet::EMPTY;
    for seat in Seat::all(seats) {
        let Some(at) = table.figure(seat) else { continue };
        if taken.contains(at) {
            defects.push(format!("`figures`: a second figure, of seat {seat}, on {at}"));
        }
        taken = taken.with(at);
        // P-6
        if table.stage == Stage::Place && !table.board.plain().contains(at) {
            defects.push(format!("`figures`: seat {seat} cannot start on {at}"));
        }
    }
}

/// What contradicts the stage, by the rules that lead to it.
fn stage_defects(game: &MarePolare, state: &State) -> Vec<String> {
    let table = &state.table;
    let mut defects = Vec::new();
    let mut demand = |holds: bool, defect: String| {
        if !holds {
            defects.push(defect);
        }
    };
    let seat = table.seat;
    let floe = table.figure(seat).map(|at| table.board.at(at));
    match table.stage {
        Stage::Move(die) => {
            let stuck = movement::targets(table, die).is_empty();
            demand(!stuck, format!("`figures`: seat {seat} cannot move with `roll` {die}"));
        }
        Stage::Fall => {
            demand(floe != Some(Floe::Gap), format!("`figures`: seat {seat} is in the water already"));
            demand(!table.free_gaps().is_empty(), "`figures`: no gap is free to fall into".into());
        }
        Stage::Lay(from) => lay_defects(table, from, floe, &mut demand),
        Stage::Feel | Stage::Catch(_) | Stage::Keep(_) => {
            demand(floe == Some(Floe::Hole), format!("`figures`: seat {seat} is not on an ice hole"));
        }
        Stage::Claim | Stage::Out | Stage::Over => {
            demand(floe == Some(Floe::Igloo), format!("`figures`: seat {seat} is not on the igloo floe"));
        }
        Stage::Roll => {
            if let Some(look) = table.look {
                let last = seat.previous(game.seats);
                demand(look == last, format!("`look`: seat {last}, not {look}, had the turn before"));
                let iceberg = table.figure(look) == table.board.iceberg();
                demand(iceberg, format!("`look`: seat {look} is not on the iceberg floe"));
            }
        }
        Stage::First | Stage::Layout | Stage::Recipe | Stage::Place => {}
    }
    if table.stage == Stage::Over {
        let soup: Option<Shoal> = state.recipe(seat).map(|card| game.recipes.of(card));
        let has_soup = soup == Some(table.harpoons.shoal(seat));
        demand(has_soup, format!("`harpoons`: seat {seat} has won without the fish of its recipe"));
    }
    defects
}

/// P-12, P-14, P-17
fn lay_defects(table: &Table, from: Place, floe: Option<Floe>, demand: &mut impl FnMut(bool, String)) {
    let seat = table.seat;
    demand(table.board.floes().contains(from), format!("`from`: there is no floe on {from}"));
    demand(!table.occupied().contains(from), format!("`from`: a figure is on {from}"));
    demand(floe != Some(Floe::Gap), format!("`figures`: seat {seat} is in the water after its move"));
    demand(!table.free_gaps().is_empty(), "`figures`: no gap is free to lay a floe into".into());
    let looks = (floe == Some(Floe::Iceberg)).then_some(seat);
    let where_it_is = if looks.is_some() { "has arrived at" } else { "is not on" };
    demand(table.look == looks, format!("`look`: seat {seat} {where_it_is} the iceberg floe"));
}
