//! Fishing through a hole (P-15, P-16).

use inuksuk_core::{Refusal, Weighted};

use crate::movement::end_turn;
use crate::{Fish, Species, Stage, Table, refusal};

/// How many such fish can come out of the bag now: of the shape named, or of any.
fn weight(table: &Table, felt: Option<Species>, fish: Fish) -> u32 {
    u32::from(match (fish, felt) {
        (Fish::Coloured(species), Some(shape)) if species != shape => 0,
        (Fish::Coloured(species), _) => table.bag[species],
        // P-3: one plain fish in each shape; while anyone feels, all are in the bag
        (Fish::Plain, Some(_)) => 1,
        (Fish::Plain, None) => Fish::PLAIN,
    })
}

/// What can come out of the bag, with its weight.
pub(crate) fn catches(table: &Table, felt: Option<Species>) -> impl Iterator<Item = Weighted<Fish>> {
    let all = Species::ALL.into_iter().map(Fish::Coloured).chain([Fish::Plain]);
    all.map(move |fish| Weighted { action: fish, weight: weight(table, felt, fish) })
        .filter(|catch| catch.weight > 0)
}

/// Why this fish cannot come out of the bag.
pub(crate) fn check_catch(table: &Table, felt: Option<Species>, fish: Fish) -> Result<(), Refusal> {
    if weight(table, felt, fish) > 0 { Ok(()) } else { Err(refusal::none_in_bag(fish, felt)) }
}

/// The fish is in the hand.
pub(crate) fn catch(table: &mut Table, fish: Fish) {
    if let Fish::Coloured(species) = fish {
        table.bag.take(species);
    }
    table.stage = Stage::Keep(fish);
}

/// The fish goes on top of the harpoon (P-15).
pub(crate) fn keep(table: &mut Table, seats: u8, fish: Fish) {
    if let Fish::Coloured(species) = fish {
        table.harpoons.push(table.seat, species);
    }
    end_turn(table, seats);
}

/// The fish goes back into the bag (P-15).
pub(crate) fn put_back(table: &mut Table, seats: u8, fish: Fish) {
    if let Fish::Coloured(species) = fish {
        table.bag.add(species);
    }
    end_turn(table, seats);
}
