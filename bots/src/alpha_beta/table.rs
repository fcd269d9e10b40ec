//! The transposition table: what was found out about positions already searched.

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<A> {
    key: u64,
    pub(crate) value: i32,
    pub(crate) depth: i16,
    pub(crate) bound: Bound,
    age: u8,
    pub(crate) action: Option<A>,
}

const WAYS: usize = 4;

/// A table of a fixed size. It never allocates after it was made.
#[derive(Debug)]
pub(crate) struct Table<A> {
    buckets: Vec<[Entry<A>; WAYS]>,
    age: u8,
}

impl<A: Copy> Table<A> {
    /// A table of the largest power of two of entries that fits into so many bytes, but at least one bucket.
    pub(crate) fn with_bytes(bytes: usize) -> Self {
        let fitting = (bytes / size_of::<[Entry<A>; WAYS]>()).max(1);
        let buckets = 1 << fitting.ilog2();
        let empty = Entry { key: 0, value: 0, depth: i16::MIN, bound: Bound::AtLeast, age: 0, action: None };
        Self { buckets: vec![[empty; WAYS]; buckets], age: 0 }
    }

    /// A new search begins: what older ones left is the first to go.
    pub(crate) fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn bucket(&self, key: u64) -> usize {
        // The high half of a product spreads any key over all buckets.
        ((u128::from(key.wrapping_mul(0x9E37_79B9_7F4A_7C15)) * self.buckets.len() as u128) >> 64) as usize
    }

    pub(crate) fn get(&self, key: u64) -> Option<&Entry<A>> {
        self.buckets[self.bucket(key)].iter().find(|e| e.key == key && e.depth != i16::MIN)
    }

    /// Stores a result, in place of what is known of the same position, or else of the entry worth least:
    /// those of older searches first, then the shallowest.
    pub(crate) fn put(&mut self, key: u64, value: i32, depth: i16, bound: Bound, action: Option<A>) {
        let age = self.age;
        let bucket = self.bucket(key);
        let ways = &mut self.buckets[bucket];
        let worth = |e: &Entry<A>| i32::from(e.depth) - 256 * i32::from(age.wrapping_sub(e.age));
        let way = ways.iter().position(|e| e.key == key && e.depth != i16::MIN);
        let way = way.unwrap_or_else(|| (0..WAYS).min_by_key(|&i| worth(&ways[i])).unwrap_or(0));
        let old = &ways[way];
        // A bound that is not exact knows no best action of its own: keep the one known before.
        let action = action.or(if old.key == key { old.action } else { None });
        ways[way] = Entry { key, value, depth, bound, age, action };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_its_size_and_drops_the_old_and_shallow_first() {
        let mut table = Table::<char>::with_bytes(1);
        assert_eq!(table.buckets.len(), 1);
        for (key, depth) in [(1, 5), (2, 1), (3, 9), (4, 3)] {
            table.put(key, 0, depth, Bound::Exact, Some('a'));
        }
        table.put(5, 0, 2, Bound::Exact, None);
        assert!(table.get(2).is_none(), "the shallowest went");
        table.next_search();
        table.put(4, 7, 3, Bound::AtMost, None);
        table.put(6, 0, 0, Bound::Exact, None);
        table.put(7, 0, 0, Bound::Exact, None);
        assert!(table.get(1).is_none() && table.get(5).is_none());
        let refreshed = table.get(4).unwrap();
        assert_eq!((refreshed.value, refreshed.bound, refreshed.action), (7, Bound::AtMost, Some('a')));
        assert!(table.get(3).is_some());
    }
}
