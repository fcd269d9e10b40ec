//! The introductory game: playouts to the end, with an eye on room to move.

use inuksuk_core::{Draw, Outcome, Seat};
use nanuuk::{FieldSet, IntroAction, IntroState, NanuukIntro};

use crate::{Guide, Stream, Values};

/// Keeps figures where there is room.
#[derive(Clone, Copy, Debug, Default)]
pub struct Encloser;

impl Guide<NanuukIntro> for Encloser {
    fn pick(
        &self,
        game: &NanuukIntro,
        state: &IntroState,
        _: Seat,
        actions: &[IntroAction],
        draw: &mut Stream,
    ) -> IntroAction {
        let (one, other) = (*draw.choose(actions), *draw.choose(actions));
        // Of two moves the one to where more ways lead on.
        let room = |action| match action {
            IntroAction::Move { to, .. } => ways(game, state, to),
            _ => 0,
        };
        if room(other) > room(one) { other } else { one }
    }

    fn horizon(&self) -> u32 {
        160
    }

    fn estimate(&self, game: &NanuukIntro, state: &IntroState) -> Values {
        let own = |seat: Seat| {
            let figures = game.figures().iter().zip(state.figures());
            let fields = figures.filter(|(f, _)| f.seat == seat.number()).filter_map(|(_, field)| *field);
            0.2 + fields.map(|field| f64::from(ways(game, state, field))).sum::<f64>()
        };
        let room: Values = Seat::all(inuksuk_core::Game::seats(game)).map(own).collect();
        let all: f64 = room.iter().sum();
        room.into_iter().map(|r| r / all).collect()
    }

    /// Partners win in full together; a draw is half a win.
    fn worth(&self, _: &NanuukIntro, outcome: &Outcome) -> Values {
        outcome.half_points.iter().map(|&h| f64::from(h) / 2.0).collect()
    }
}

fn ways(game: &NanuukIntro, state: &IntroState, field: nanuuk::Field) -> u8 {
    let taken: FieldSet = state.figures().iter().flatten().copied().collect();
    state.cracks().open(game.floe(), field).minus(taken).len() as u8
}
