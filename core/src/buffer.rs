//! Where lists of actions go without allocating.

use arrayvec::ArrayVec;

/// A reusable list of actions. A game names one that its longest list is proven to fit into, so that listing
/// never allocates.
pub trait ActionBuffer<A>: Default {
    /// Empties it.
    fn clear(&mut self);

    /// Appends one action.
    ///
    /// # Panics
    /// If it is full: the game's stated maximum is wrong.
    fn push(&mut self, action: A);

    /// What is in it.
    fn as_slice(&self) -> &[A];

    /// What is in it, to be sorted or cut.
    fn as_mut_slice(&mut self) -> &mut [A];
}

impl<A, const N: usize> ActionBuffer<A> for ArrayVec<A, N> {
    fn clear(&mut self) {
        self.clear();
    }
    fn push(&mut self, action: A) {
        self.push(action);
    }
    fn as_slice(&self) -> &[A] {
        self
    }
    fn as_mut_slice(&mut self) -> &mut [A] {
        self
    }
}
