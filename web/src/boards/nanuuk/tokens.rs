//! Stones and pieces as things that stay the same while they move, and when in a step each of them moves.

use nanuuk::{Field, Stone};

use super::geometry::Ground;
use super::scene::{Event, Scene, What};

/// How long a move is shown, in milliseconds.
const MOVE: u32 = 200;
/// How long a crack takes to run along its edge.
const CRACK: u32 = 180;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// A stone, bears among them.
    Stone(Stone),
    /// The hunter or figure with this number, from 1.
    Piece(usize),
}

/// A thing on the floe, or one that is just leaving it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Never given to another thing.
    pub id: u32,
    /// What it is.
    pub look: Look,
    /// Where it is, or was.
    pub field: Field,
    /// It has just been taken, and is drawn once more as it goes.
    pub leaving: bool,
    /// When it moves, in milliseconds after the step is shown.
    pub delay: u32,
    /// It came with this step.
    pub fresh: bool,
}

/// A crack and when it appears.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seam {
    /// Its edge.
    pub edge: String,
    /// When; `None` for one that was there before.
    pub delay: Option<u32>,
    /// The field from which it runs: that of the one who made it.
    pub from: Option<Field>,
}

/// Everything on a floe, shown one scene after another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    things: Vec<Token>,
    seams: Vec<Seam>,
    next: u32,
}

impl Tokens {
    /// The things, in the order they came.
    pub fn list(&self) -> &[Token] {
        &self.things
    }

    /// The cracks.
    pub fn seams(&self) -> &[Seam] {
        &self.seams
    }

    /// The next scene. What `events` moved stays the same thing and moves one after the other; what is gone leaves.
    #[must_use]
    pub fn advanced(&self, ground: &Ground, scene: &Scene, events: &[Event]) -> Self {
        let mut next = self.clone();
        next.things.retain(|token| !token.leaving);
        for token in &mut next.things {
            (token.delay, token.fresh) = (0, false);
        }
        let mut when = 0;
        let mut gone = Vec::new();
        let mut cracked = Vec::new();
        for event in events {
            when += next.note(ground, event, when, &mut gone, &mut cracked);
        }
        next.agree_with(ground, scene, &gone);
        next.seams = scene
            .cracks
            .iter()
            .map(|edge| {
                let new = cracked.iter().find(|seam: &&Seam| seam.edge == *edge);
                new.cloned().unwrap_or_else(|| Seam { edge: edge.clone(), delay: None, from: None })
            })
            .collect();
        next
    }

    /// Moves what an event moves; returns how long that is shown.
    fn note(
        &mut self,
        ground: &Ground,
        event: &Event,
        when: u32,
        gone: &mut Vec<(Field, u32)>,
        cracked: &mut Vec<Seam>,
    ) -> u32 {
        match &event.what {
            What::Moved { to, .. } => {
                self.carry(ground, |token| token.look == Look::Piece(event.piece), to, when)
            }
            What::BearDriven(from, to) => {
                let from = ground.field(from);
                let bear =
                    |token: &Token| token.look == Look::Stone(Stone::Bear) && Some(token.field) == from;
                self.carry(ground, bear, to, when)
            }
            What::Cracked(edge) => {
                let maker = |token: &&Token| token.look == Look::Piece(event.piece);
                let from = self.things.iter().find(maker).map(|token| token.field);
                cracked.push(Seam { edge: edge.clone(), delay: Some(when), from });
                CRACK
            }
            What::Took(_, field) | What::Gone(field) => {
                gone.extend(ground.field(field).map(|field| (field, when)));
                MOVE
            }
            _ => 0,
        }
    }

    fn carry(&mut self, ground: &Ground, which: impl Fn(&Token) -> bool, to: &str, when: u32) -> u32 {
        let moved = self.things.iter_mut().find(|token| which(token)).zip(ground.field(to));
        moved.map_or(0, |(token, to)| {
            (token.field, token.delay) = (to, when);
            MOVE
        })
    }

    /// The scene has the last word on what is where.
    fn agree_with(&mut self, ground: &Ground, scene: &Scene, gone: &[(Field, u32)]) {
        let stones = scene.stones.iter().map(|(name, stone)| (Look::Stone(*stone), ground.field(name)));
        let pieces = (1..).zip(&scene.pieces).map(|(number, piece)| {
            (Look::Piece(number), piece.field.as_deref().and_then(|name| ground.field(name)))
        });
        let there = stones.chain(pieces).filter_map(|(look, field)| Some((look, field?)));
        let mut missing: Vec<(Look, Field)> = there.collect();
        for token in &mut self.things {
            if let Some(place) = missing.iter().position(|&there| there == (token.look, token.field)) {
                missing.swap_remove(place);
            } else {
                token.leaving = true;
                token.delay =
                    gone.iter().find(|(field, _)| *field == token.field).map_or(0, |(_, when)| *when);
            }
        }
        missing.sort_by_key(|&(_, field)| field);
        for (look, field) in missing {
            self.things.push(Token { id: self.next, look, field, leaving: false, delay: 0, fresh: true });
            self.next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::tests::ground;
    use super::super::scene::Piece;
    use super::*;

    fn scene() -> Scene {
        let hunter = Piece { seat: 1, field: Some("D4".into()), ..Piece::default() };
        Scene {
            stones: vec![("C3".into(), Stone::Bear), ("B2".into(), Stone::Fish)],
            pieces: vec![hunter],
            ..Scene::default()
        }
    }

    fn event(what: What) -> Event {
        Event { what, piece: 1 }
    }

    #[test]
    fn a_bear_goes_before_the_hunter_comes_and_the_ice_cracks() {
        // N-52, N-57
        let ground = ground(4);
        let field = |name| ground.field(name).unwrap();
        let mut scene = scene();
        let start = Tokens::default().advanced(&ground, &scene, &[]);
        assert_eq!(start.list().len(), 3);
        scene.stones[0].0 = "F1".into();
        scene.pieces[0].field = Some("C3".into());
        scene.cracks = vec!["B2.B3".into()];
        let after = start.advanced(
            &ground,
            &scene,
            &[
                event(What::BearDriven("C3".into(), "F1".into())),
                event(What::Moved { from: "D4".into(), to: "C3".into(), kayak: false }),
                event(What::Cracked("B2.B3".into())),
            ],
        );
        let of = |look| after.list().iter().find(|token| token.look == look).copied().unwrap();
        assert_eq!(
            (of(Look::Stone(Stone::Bear)).field, of(Look::Stone(Stone::Bear)).delay),
            (field("F1"), 0)
        );
        assert_eq!((of(Look::Piece(1)).field, of(Look::Piece(1)).delay), (field("C3"), MOVE));
        assert!(after.list().iter().all(|token| start.list().iter().any(|old| old.id == token.id)));
        assert!(
            start.list().iter().all(|token| token.fresh) && after.list().iter().all(|token| !token.fresh)
        );
        assert_eq!(
            after.seams(),
            [Seam { edge: "B2.B3".into(), delay: Some(2 * MOVE), from: Some(field("C3")) }]
        );
        assert_eq!(after.advanced(&ground, &scene, &[]).seams()[0].delay, None);
    }

    #[test]
    fn a_stone_that_is_taken_leaves_once() {
        let ground = ground(4);
        let mut scene = scene();
        let start = Tokens::default().advanced(&ground, &scene, &[]);
        scene.stones.pop();
        let after = start.advanced(&ground, &scene, &[event(What::Took(Stone::Fish, "B2".into()))]);
        let leaving: Vec<_> =
            after.list().iter().filter(|token| token.leaving).map(|token| token.look).collect();
        assert_eq!(leaving, [Look::Stone(Stone::Fish)]);
        assert_eq!(after.advanced(&ground, &scene, &[]).list().len(), 2);
    }

    #[test]
    fn going_back_shows_what_the_scene_says() {
        let ground = ground(4);
        let back =
            Tokens::default().advanced(&ground, &Scene::default(), &[]).advanced(&ground, &scene(), &[]);
        assert_eq!(back.list().iter().filter(|token| !token.leaving).count(), 3);
    }
}
