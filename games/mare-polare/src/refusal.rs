//! Why an action is refused. The reasons are read off the open table and, for chance, the cards already
//! dealt; nothing that a seat can do is refused for what is hidden.

use inuksuk_core::{Refusal, Rule, Seat};

use crate::{Action, Fish, Place, Species, Stage, Table};

/// The keys of all refusals, for translated texts.
pub const REFUSAL_KEYS: [&str; 17] = [
    "mare-polare-refused-over",
    "mare-polare-refused-not-your-turn",
    "mare-polare-refused-not-now",
    "mare-polare-refused-no-such-seat",
    "mare-polare-refused-layout",
    "mare-polare-refused-recipe-of-another-seat",
    "mare-polare-refused-recipe-dealt",
    "mare-polare-refused-gap",
    "mare-polare-refused-occupied",
    "mare-polare-refused-start-on-hole",
    "mare-polare-refused-start-on-special-floe",
    "mare-polare-refused-starting-floe",
    "mare-polare-refused-too-far",
    "mare-polare-refused-no-gap",
    "mare-polare-refused-none-in-bag",
    "mare-polare-refused-plain-fish",
    "mare-polare-refused-not-next-to-igloo",
];

/// A rule by its identifier.
const fn rule(id: &'static str) -> Rule {
    Rule(id)
}

pub(crate) fn over() -> Refusal {
    Refusal::new("mare-polare-refused-over", rule("P-18"), "the match is over")
}

pub(crate) fn not_your_turn(table: &Table, chance: bool) -> Refusal {
    let message = if chance {
        format!("chance is next in stage `{}`", table.stage.name())
    } else {
        format!("seat {} is next in stage `{}`", table.seat, table.stage.name())
    };
    Refusal::new("mare-polare-refused-not-your-turn", stage_rule(table.stage), message)
}

pub(crate) fn not_now(table: &Table, action: Action) -> Refusal {
    let text = crate::notation::write(action);
    // The card named was only tried, not dealt, so the text may stand here.
    let message = format!("`{text}` is not for stage `{}`", table.stage.name());
    Refusal::new("mare-polare-refused-not-now", stage_rule(table.stage), message)
}

/// The rule that says what happens in a stage.
const fn stage_rule(stage: Stage) -> Rule {
    rule(match stage {
        Stage::First => "P-7",
        Stage::Layout => "P-2",
        Stage::Recipe => "P-5",
        Stage::Place => "P-6",
        Stage::Roll => "P-10",
        Stage::Move(_) => "P-11",
        Stage::Fall => "P-14",
        Stage::Lay(_) => "P-12",
        Stage::Feel | Stage::Keep(_) | Stage::Catch(_) => "P-15",
        Stage::Claim | Stage::Out | Stage::Over => "P-18",
    })
}

pub(crate) fn no_such_seat(seat: Seat, seats: u8) -> Refusal {
    let message = format!("seat {seat} does not play: there are {seats}");
    Refusal::new("mare-polare-refused-no-such-seat", rule("P-7"), message)
}

pub(crate) fn layout(defects: &[String]) -> Refusal {
    Refusal::new("mare-polare-refused-layout", rule("P-2"), defects.join("; "))
}

pub(crate) fn recipe_of_another_seat(next: Seat) -> Refusal {
    let message = format!("seat {next} gets its recipe next");
    Refusal::new("mare-polare-refused-recipe-of-another-seat", rule("P-7"), message)
}

pub(crate) fn recipe_dealt() -> Refusal {
    Refusal::new("mare-polare-refused-recipe-dealt", rule("P-5"), "another seat has this recipe")
}

pub(crate) fn gap(at: Place, id: &'static str) -> Refusal {
    Refusal::new("mare-polare-refused-gap", rule(id), format!("there is no floe on {at}"))
}

pub(crate) fn occupied(at: Place, id: &'static str) -> Refusal {
    Refusal::new("mare-polare-refused-occupied", rule(id), format!("a figure is on {at} already"))
}

pub(crate) fn start_on_hole(at: Place) -> Refusal {
    Refusal::new("mare-polare-refused-start-on-hole", rule("P-6"), format!("the floe on {at} has a hole"))
}

pub(crate) fn start_on_special_floe(at: Place) -> Refusal {
    let message = format!("no figure starts on the igloo or iceberg floe, which lies on {at}");
    Refusal::new("mare-polare-refused-start-on-special-floe", rule("P-6"), message)
}

pub(crate) fn starting_floe(at: Place, id: &'static str) -> Refusal {
    let message = format!("the figure comes from {at}: a move does not end where it began");
    Refusal::new("mare-polare-refused-starting-floe", rule(id), message)
}

pub(crate) fn too_far(at: Place, points: u8) -> Refusal {
    let message = format!("{at} is not within {points} of free floes");
    Refusal::new("mare-polare-refused-too-far", rule("P-11"), message)
}

pub(crate) fn no_gap(at: Place, id: &'static str) -> Refusal {
    Refusal::new("mare-polare-refused-no-gap", rule(id), format!("a floe lies on {at}, it is no gap"))
}

pub(crate) fn none_in_bag(fish: Fish, felt: Option<Species>) -> Refusal {
    let message = match felt {
        Some(shape) => format!("there is no fish `{fish}` of the shape {shape} in the bag"),
        None => format!("there is no fish `{fish}` in the bag"),
    };
    Refusal::new("mare-polare-refused-none-in-bag", rule("P-15"), message)
}

pub(crate) fn plain_fish() -> Refusal {
    Refusal::new("mare-polare-refused-plain-fish", rule("P-15"), "a plain fish cannot be kept")
}

pub(crate) fn not_next_to_igloo(at: Place) -> Refusal {
    let message = format!("{at} is not next to the igloo, and a floe next to it is free");
    Refusal::new("mare-polare-refused-not-next-to-igloo", rule("P-18"), message)
}
