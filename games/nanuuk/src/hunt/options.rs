//! The options of the hunt (N-43, N-46, N-80, N-81, N-82).

use std::sync::Arc;

use inuksuk_core::{Draw, OptionsError};
use serde_json::Value;

use crate::board::Board;
use crate::crack::Cracks;
use crate::floe::{Edge, Floe};
use crate::json::Defects;
use crate::options::Options;
use crate::setup::Setup;

/// N-80: the cracks of a double move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SledCracks {
    /// One after each step.
    Two,
    /// The player says whether one at the end or one after each step.
    Choice,
}

/// The options in force, a random set-up and a random cracked start being drawn.
#[derive(Clone, Debug)]
pub struct HuntOptions {
    /// The board.
    pub board: Arc<Board>,
    /// The stones at the start.
    pub setup: Setup,
    /// Whether that is the printed set-up of the board.
    pub printed: bool,
    /// Hunters for each player, 1 or 2 (N-46).
    pub hunters: u8,
    /// N-80.
    pub sled_cracks: SledCracks,
    /// N-81.
    pub gentle: bool,
    /// N-82.
    pub cracked_start: Cracks,
}

pub(super) const SLED_CRACKS: [(&str, SledCracks); 2] =
    [("two", SledCracks::Two), ("choice", SledCracks::Choice)];
const KNOWN: [&str; 6] = ["board", "setup", "hunters", "sled-cracks", "gentle", "cracked-start"];

impl HuntOptions {
    /// With a position given, set-up and cracked start do not matter: what is wrong with them is no defect.
    pub(super) fn read(
        seats: u8,
        options: &Value,
        from_position: bool,
        draw: &mut dyn Draw,
    ) -> Result<Self, OptionsError> {
        let mut reader = Options::new(options, &KNOWN);
        reader.seats(seats, &[2, 3, 4], "the hunt");
        let board = reader.board();
        let hunters = reader.number("hunters", 1, 1, 2) as u8;
        if hunters == 2 && seats != 2 {
            reader.defects.note("hunters", "only two players have two hunters each (N-46)");
        }
        let sled_cracks = reader.choice("sled-cracks", &SLED_CRACKS);
        let gentle = reader.flag("gentle");
        if !reader.defects.is_empty() {
            return Err(OptionsError(reader.defects.into_list()));
        }
        let players = seats * hunters;
        let floe = board.floe(players);
        let setup = reader.get("setup");
        let printed = setup.is_none_or(|s| s == "printed");
        let mut defects = Defects::default();
        let setup = read_setup(setup, &board, &floe, players, draw, &mut defects);
        let cracked_start = reader.get("cracked-start");
        let cracked_start = read_cracked_start(cracked_start, &floe, draw, &mut defects);
        if !from_position {
            reader.defects.append(defects);
        }
        reader.finish()?;
        Ok(Self { board, setup, printed, hunters, sled_cracks, gentle, cracked_start })
    }
}

fn read_setup(
    given: Option<&Value>,
    board: &Board,
    floe: &Floe,
    players: u8,
    draw: &mut dyn Draw,
    defects: &mut Defects,
) -> Setup {
    match given {
        Some(Value::String(text)) if text == "random" => {
            Setup::random(floe, players, draw).unwrap_or_else(|defect| {
                defects.note("setup", defect.to_string());
                Setup::default()
            })
        }
        Some(Value::String(text)) if text != "printed" => {
            defects
                .note("setup", "\"printed\", \"random\" or an object with the fields of each kind is wanted");
            Setup::default()
        }
        Some(setup @ Value::Object(_)) => Setup::read(setup, floe, "setup", defects),
        None | Some(Value::String(_)) => board.setup(players).unwrap_or_else(|| {
            defects.note("setup", format!("the board has no printed set-up for {players} players"));
            Setup::default()
        }),
        Some(_) => {
            defects.note("setup", "\"printed\", \"random\" or an object is wanted");
            Setup::default()
        }
    }
}

/// A number of cracks to be drawn, or the list of them.
fn read_cracked_start(
    given: Option<&Value>,
    floe: &Floe,
    draw: &mut dyn Draw,
    defects: &mut Defects,
) -> Cracks {
    let mut cracks = Cracks::NONE;
    match given {
        None => {}
        Some(list @ Value::Array(_)) => {
            crate::crack::read(&mut cracks, floe, list, defects);
            for field in floe.in_play().iter().filter(|f| cracks.shut(floe, *f)) {
                defects.note("cracked-start", format!("{} has no open side (N-82)", floe.name(field)));
            }
        }
        Some(number) => {
            let count = defects.number(number, "cracked-start", 0, most_cracks(floe));
            if let Some(n) = count.filter(|n| *n > 0) {
                draw_cracks(&mut cracks, floe, n as usize, draw);
            }
        }
    }
    cracks
}

/// So many cracks can be laid in whatever order they are drawn. When no further one can be laid, every
/// uncracked edge is the only open side of one of its fields, so these edges form a forest: fewer of them
/// than fields.
pub(super) fn most_cracks(floe: &Floe) -> u64 {
    (floe.edge_count() + 1).saturating_sub(floe.in_play().len()) as u64
}

/// N-82: at random, none that leaves a field without an open side.
fn draw_cracks(cracks: &mut Cracks, floe: &Floe, count: usize, draw: &mut dyn Draw) {
    fn shuffle<D: Draw>(mut draw: D, edges: &mut [Edge]) {
        draw.shuffle(edges);
    }
    let mut edges: Vec<Edge> = floe.edges().collect();
    shuffle(draw, &mut edges);
    let mut laid = 0;
    for edge in edges {
        if laid == count {
            break;
        }
        let mut next = *cracks;
        next.add(floe, edge);
        let (a, b) = floe.ends(edge);
        if !next.shut(floe, a) && !next.shut(floe, b) {
            *cracks = next;
            laid += 1;
        }
    }
}
