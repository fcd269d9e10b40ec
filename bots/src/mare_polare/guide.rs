//! How a sensible player fishes, for playouts, and what a half-played match is worth.

use inuksuk_core::{Draw, Seat};
use mare_polare::{Action, Fish, Floe, MarePolare, Species, Stage, State};

use crate::{Guide, Stream, Values};

/// Plays for its own recipe: goes where there are fish to be had, keeps what the recipe asks for, claims when
/// all is there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fisher;

/// What is still missing of each species, negative where there is too much.
fn missing(game: &MarePolare, state: &State, seat: Seat) -> [i8; 4] {
    let has = state.table().harpoons().shoal(seat);
    let wanted = state.recipe(seat).map(|card| game.recipes().of(card)).unwrap_or_default();
    Species::ALL.map(|s| wanted[s] as i8 - has[s] as i8)
}

fn is_complete(missing: [i8; 4]) -> bool {
    missing == [0; 4]
}

impl Guide<MarePolare> for Fisher {
    fn keeps(&self, game: &MarePolare, state: &State, seat: Seat, action: Action) -> bool {
        let needs = |species: Species| missing(game, state, seat)[species.index()] > 0;
        match action {
            // Any of the three species of the recipe has a use only while it is missing.
            Action::Feel(shape) => needs(shape),
            _ => true,
        }
    }

    fn pick(
        &self,
        game: &MarePolare,
        state: &State,
        seat: Seat,
        actions: &[Action],
        draw: &mut Stream,
    ) -> Action {
        let missing = missing(game, state, seat);
        let wanted = match state.table().stage() {
            Stage::Keep(Fish::Coloured(species)) if missing[species.index()] > 0 => Some(Action::Keep),
            Stage::Keep(_) => Some(Action::Return),
            Stage::Claim if is_complete(missing) => Some(Action::Claim),
            Stage::Claim => Some(Action::Wait),
            Stage::Feel => {
                let needed = Species::ALL.into_iter().filter(|s| missing[s.index()] > 0).map(Action::Feel);
                return any_of(needed, actions, draw);
            }
            Stage::Move(_) => return any_of(goals(state, missing), actions, draw),
            _ => None,
        };
        wanted.filter(|action| actions.contains(action)).unwrap_or_else(|| *draw.choose(actions))
    }

    fn horizon(&self) -> u32 {
        48
    }

    /// Fish of the recipe count, fish too many count against; a full soup is nearly won.
    fn estimate(&self, game: &MarePolare, state: &State) -> Values {
        let strength = |seat: Seat| {
            let missing = missing(game, state, seat);
            let sum = |sign: i8| f64::from(missing.iter().map(|&m| (sign * m).max(0)).sum::<i8>());
            let soup = if is_complete(missing) { 1.5 } else { 0.0 };
            (0.7 * (7.0 - sum(1) - 1.5 * sum(-1)) + soup).exp()
        };
        let strengths: Values = super::seats(game).map(strength).collect();
        let all: f64 = strengths.iter().sum();
        strengths.into_iter().map(|s| s / all).collect()
    }
}

/// The floes worth going to.
fn goals(state: &State, missing: [i8; 4]) -> impl Iterator<Item = Action> {
    let board = state.table().board();
    let wants = move |floe: Floe| match floe {
        Floe::Hole => missing.iter().any(|&m| m > 0),
        Floe::Igloo => is_complete(missing),
        _ => false,
    };
    board
        .into_iter()
        .flat_map(|b| b.floes().iter().map(move |p| (b.at(p), p)))
        .filter(move |&(f, _)| wants(f))
        .map(|(_, p)| Action::Move(p))
}

/// One of the wanted actions that are legal, or else any legal one.
fn any_of(wanted: impl Iterator<Item = Action>, legal: &[Action], draw: &mut Stream) -> Action {
    let both: inuksuk_core::ArrayVec<Action, 16> =
        wanted.filter(|action| legal.contains(action)).take(16).collect();
    if both.is_empty() { *draw.choose(legal) } else { *draw.choose(&both) }
}
