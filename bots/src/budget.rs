//! How long a search may go on.

/// The end of a search, in values: nothing in this crate reads a clock.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// Most positions to visit (alpha–beta) or playouts to make (tree search).
    pub nodes: u64,
    /// Most turns to look ahead; tree search ignores it.
    pub depth: u32,
    /// Asked every [`Budget::POLL_EVERY`] nodes; `true` ends the search.
    pub stop: &'a dyn Fn() -> bool,
}

impl Budget<'_> {
    /// How many nodes pass between two questions to `stop`.
    pub const POLL_EVERY: u64 = 1024;
    /// How many playouts pass between two questions to `stop`: a playout is far longer than a node.
    pub const POLL_EVERY_PLAYOUTS: u64 = 16;
}

impl Budget<'static> {
    /// A budget of nodes alone.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes, depth: u32::MAX, stop: &|| false }
    }

    /// A budget of depth alone.
    pub fn depth(depth: u32) -> Self {
        Self { nodes: u64::MAX, depth, stop: &|| false }
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Budget")
            .field("nodes", &self.nodes)
            .field("depth", &self.depth)
            .finish_non_exhaustive()
    }
}

/// Counts nodes against a budget.
#[derive(Debug)]
pub(crate) struct Meter<'a> {
    budget: Budget<'a>,
    poll_every: u64,
    spent: u64,
    exhausted: bool,
}

impl<'a> Meter<'a> {
    pub(crate) fn new(budget: Budget<'a>, poll_every: u64) -> Self {
        Self { budget, poll_every, spent: 0, exhausted: budget.nodes == 0 }
    }

    /// Counts one node; `false` when there is no more to spend.
    #[inline]
    pub(crate) fn spend(&mut self) -> bool {
        if self.exhausted {
            return false;
        }
        self.spent += 1;
        if self.spent >= self.budget.nodes
            || (self.spent.is_multiple_of(self.poll_every) && (self.budget.stop)())
        {
            self.exhausted = true;
        }
        !self.exhausted
    }

    pub(crate) fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn nodes_and_stop_both_end_it() {
        let mut meter = Meter::new(Budget::nodes(3), 2);
        assert!([meter.spend(), meter.spend()].iter().all(|&more| more));
        assert!(!meter.spend());

        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() == 2
        };
        let mut meter = Meter::new(Budget { nodes: u64::MAX, depth: 1, stop: &stop }, 4);
        while meter.spend() {}
        assert_eq!((meter.spent(), asked.get()), (8, 2));
        assert!(meter.is_exhausted());
    }
}
