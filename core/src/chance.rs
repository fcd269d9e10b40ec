//! Chance: outcomes with weights, and where randomness comes from.

/// A source of random numbers that the caller owns: a seeded stream, a generator, a test's script.
pub trait Draw {
    /// A number below `bound`, each equally likely.
    ///
    /// # Panics
    /// May panic if `bound` is 0.
    fn below(&mut self, bound: u64) -> u64;

    /// Shuffles a slice (Fisher–Yates).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u64 + 1) as usize);
        }
    }

    /// One of the items, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    fn choose<'a, T>(&mut self, items: &'a [T]) -> &'a T
    where
        Self: Sized,
    {
        &items[self.below(items.len() as u64) as usize]
    }
}

impl<D: Draw + ?Sized> Draw for &mut D {
    fn below(&mut self, bound: u64) -> u64 {
        (**self).below(bound)
    }
}

/// A chance outcome and its weight; the probability is the weight over the sum of all weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weighted<A> {
    /// The outcome.
    pub action: A,
    /// Its weight, never 0.
    pub weight: u32,
}

/// Draws one outcome by weight; `None` when there is none.
pub fn draw_weighted<A: Copy>(outcomes: &[Weighted<A>], draw: &mut (impl Draw + ?Sized)) -> Option<A> {
    let total: u64 = outcomes.iter().map(|o| u64::from(o.weight)).sum();
    if total == 0 {
        return None;
    }
    let mut left = draw.below(total);
    for o in outcomes {
        match left.checked_sub(u64::from(o.weight)) {
            Some(rest) => left = rest,
            None => return Some(o.action),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Script(Vec<u64>);
    impl Draw for Script {
        fn below(&mut self, bound: u64) -> u64 {
            let n = self.0.remove(0);
            assert!(n < bound);
            n
        }
    }

    #[test]
    fn every_unit_of_weight_is_one_ticket() {
        let outcomes = [Weighted { action: 'a', weight: 2 }, Weighted { action: 'b', weight: 1 }];
        let drawn: Vec<_> = (0..3).map(|n| draw_weighted(&outcomes, &mut Script(vec![n])).unwrap()).collect();
        assert_eq!(drawn, ['a', 'a', 'b']);
        assert_eq!(draw_weighted::<char>(&[], &mut Script(vec![])), None);
    }
}
