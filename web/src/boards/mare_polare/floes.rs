//! The floes as things that stay the same while they drift and turn, so that it can be shown as such.

use super::places::Place;
use super::view::{Event, View};

/// A floe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Floe {
    /// Never given to another floe; its outline too.
    pub id: u32,
    /// Where it lies.
    pub place: Place,
    /// What it shows: `i`, `m`, `o`, `x`.
    pub face: char,
    /// How often it was turned over.
    pub turns: u32,
    /// How often somebody came onto it, so that it bobs.
    pub bobs: u32,
}

impl Floe {
    /// What it shows on its other side (P-1): igloo and iceberg have none.
    pub const fn other_face(&self) -> char {
        match self.face {
            'o' => 'x',
            'x' => 'o',
            same => same,
        }
    }
}

/// The floes of a sea, shown one view after another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Floes {
    floes: Vec<Floe>,
    next: u32,
}

impl Floes {
    /// All of them, in the order they came.
    pub fn list(&self) -> &[Floe] {
        &self.floes
    }

    /// The next view. A floe that an event moved stays the same; the view has the last word on what lies
    /// where.
    #[must_use]
    pub fn advanced(&self, view: &View, events: &[Event]) -> Self {
        let mut next = self.clone();
        for event in events {
            match *event {
                Event::Laid { from, to, turned, .. } => next.drift(from, to, turned),
                Event::Placed(to) | Event::Moved { to, .. } | Event::Out(to) => next.bob(to),
                _ => {}
            }
        }
        next.agree_with(view);
        next
    }

    fn on(&mut self, place: Place) -> Option<&mut Floe> {
        self.floes.iter_mut().find(|floe| floe.place == place)
    }

    fn drift(&mut self, from: Place, to: Place, turned: bool) {
        if let Some(floe) = self.on(from) {
            floe.place = to;
            if turned {
                floe.face = floe.other_face();
                floe.turns += 1;
            }
        }
    }

    fn bob(&mut self, place: Place) {
        if let Some(floe) = self.on(place) {
            floe.bobs += 1;
        }
    }

    fn agree_with(&mut self, view: &View) {
        self.floes.retain(|floe| view.floe(floe.place) == floe.face);
        for place in Place::all() {
            let face = view.floe(place);
            if face != '.' && self.on(place).is_none() {
                self.floes.push(Floe { id: self.next, place, face, turns: 0, bobs: 0 });
                self.next += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::view::tests::at;
    use super::*;

    fn view(board: &str) -> View {
        View { board: board.into(), ..View::default() }
    }

    // P-12
    #[test]
    fn a_floe_that_is_laid_stays_the_same_and_shows_its_other_side() {
        let start = Floes::default().advanced(&view("xoo.ixoxx.xooxxm"), &[]);
        assert_eq!(start.list().len(), 14);
        let floe = *start.list().iter().find(|floe| floe.place == at("a4")).unwrap();
        let laid = Event::Laid { from: at("a4"), to: at("d4"), turned: true, hole: true };
        let after = start.advanced(&view(".oooixoxx.xooxxm"), &[laid]);
        assert_eq!(after.list().len(), 14);
        let moved = *after.list().iter().find(|moved| moved.id == floe.id).unwrap();
        assert_eq!((moved.place, moved.face, moved.turns), (at("d4"), 'o', 1));
    }

    #[test]
    fn going_back_shows_what_the_view_says_whatever_the_events() {
        let start = Floes::default().advanced(&view("xoo.ixoxx.xooxxm"), &[]);
        let back = start.advanced(&view(".oooixoxx.xooxxm"), &[]);
        let word: String = Place::all()
            .map(|p| back.list().iter().find(|floe| floe.place == p).map_or('.', |floe| floe.face))
            .collect();
        assert_eq!(word, ".oooixoxx.xooxxm");
    }

    #[test]
    fn before_the_floes_lie_there_is_only_water() {
        assert_eq!(Floes::default().advanced(&View::default(), &[]).list(), []);
    }
}
