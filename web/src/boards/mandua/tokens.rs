//! The pieces as things that stay the same while they move, so that a move can be shown as one.

use super::geometry::Field;
use super::view::{Event, Piece, View};

/// A piece on the board, or one that is just leaving it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// Never given to another piece.
    pub id: u32,
    /// What it is.
    pub piece: Piece,
    /// Where it stands, or stood.
    pub field: Field,
    /// It has just been captured or removed, and is drawn once more as it falls.
    pub leaving: bool,
}

/// The pieces of a board, shown one view after another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    tokens: Vec<Token>,
    next: u32,
}

impl Tokens {
    /// The pieces, in the order they came.
    pub fn list(&self) -> &[Token] {
        &self.tokens
    }

    /// The next view. Pieces that `events` moved stay the same pieces; pieces that are gone leave.
    #[must_use]
    pub fn advanced(&self, view: &View, events: &[Event]) -> Self {
        let mut next = self.clone();
        next.tokens.retain(|token| !token.leaving);
        for event in events {
            if let Event::Moved { from, to, .. } = event {
                next.carry(from, to);
            }
        }
        next.agree_with(view);
        next
    }

    fn carry(&mut self, from: &str, to: &str) {
        let (Some(from), Some(to)) = (Field::from_name(from), Field::from_name(to)) else { return };
        if let Some(token) = self.tokens.iter_mut().find(|token| token.field == from) {
            token.field = to;
        }
    }

    /// The view has the last word on what stands where.
    fn agree_with(&mut self, view: &View) {
        let fields = |names: &[String]| names.iter().filter_map(|n| Field::from_name(n)).collect::<Vec<_>>();
        let mut missing: Vec<(Piece, Field)> = fields(&view.hunters)
            .into_iter()
            .map(|field| (Piece::Hunter, field))
            .chain(fields(&view.tigers).into_iter().map(|field| (Piece::Tiger, field)))
            .collect();
        for token in &mut self.tokens {
            match missing.iter().position(|&stands| stands == (token.piece, token.field)) {
                Some(place) => {
                    missing.swap_remove(place);
                }
                None => token.leaving = true,
            }
        }
        missing.sort_unstable();
        for (piece, field) in missing {
            self.tokens.push(Token { id: self.next, piece, field, leaving: false });
            self.next += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::choices::tests::view;
    use super::super::view::{Side, Stage};
    use super::*;

    #[test]
    fn a_tiger_that_jumps_stays_the_same_and_the_hunter_leaves_once() {
        let mut now = view(Side::Tigers, Stage::Tigers, 0);
        let start = Tokens::default().advanced(&now, &[]);
        assert_eq!(start.list().len(), 3);
        let tiger = *start.list().iter().find(|t| t.field.name() == "a1").unwrap();

        now.tigers[0] = "c1".into();
        now.hunters.clear();
        let jump = Event::Moved {
            piece: Piece::Tiger,
            from: "a1".into(),
            to: "c1".into(),
            captured: vec!["c3".into()],
            mandua: Vec::new(),
        };
        let after = start.advanced(&now, &[jump]);
        let moved = after.list().iter().find(|t| t.id == tiger.id).unwrap();
        assert_eq!((moved.field.name().as_str(), moved.leaving), ("c1", false));
        let leaving: Vec<_> = after.list().iter().filter(|t| t.leaving).map(|t| t.piece).collect();
        assert_eq!(leaving, [Piece::Hunter]);
        assert_eq!(after.advanced(&now, &[]).list().len(), 2);
    }

    #[test]
    fn going_back_shows_what_the_view_says_whatever_the_events() {
        let now = view(Side::Tigers, Stage::Tigers, 0);
        let mut later = now.clone();
        later.hunters = vec!["b2".into(), "b4".into()];
        let back = Tokens::default().advanced(&later, &[]).advanced(&now, &[]);
        let standing = back.list().iter().filter(|t| !t.leaving).count();
        assert_eq!(standing, 3);
    }
}
