//! Which actions to look at first: those that refuted something before.

use std::hash::{Hash, Hasher};

const SLOTS: usize = 1 << 10;
const CAP: i32 = 1 << 14;

/// Killer actions for each ply and the history of every action.
#[derive(Debug)]
pub(crate) struct Order<A> {
    killers: Vec<[Option<A>; 2]>,
    history: Vec<[i32; SLOTS]>,
}

/// A few multiplications: actions are small, and a collision only costs a little order.
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u8(byte);
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.write_u64(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.0 = (self.0.rotate_left(5) ^ n).wrapping_mul(0x517C_C1B7_2722_0A95);
    }
    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }
}

fn slot<A: Hash>(action: &A) -> usize {
    let mut mix = Mix(0);
    action.hash(&mut mix);
    (mix.finish() >> 54) as usize
}

impl<A: Copy + Eq + Hash> Order<A> {
    pub(crate) fn new(plies: usize) -> Self {
        Self { killers: vec![[None; 2]; plies], history: vec![[0; SLOTS]; 2] }
    }

    /// A new search: what refuted at a ply says nothing now, what was good in general fades.
    pub(crate) fn next_search(&mut self) {
        self.killers.fill([None; 2]);
        self.history.iter_mut().flatten().for_each(|h| *h /= 4);
    }

    /// An action refuted the position: it is looked at earlier from now on.
    pub(crate) fn refuted(&mut self, ply: usize, side: usize, action: A, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let h = &mut self.history[side][slot(&action)];
        let bonus = (depth * depth).min(400);
        // Drawn towards the cap, never beyond it.
        *h += 16 * bonus - *h * bonus / (CAP / 16);
    }

    /// How early to look at an action; the caller's own hint is added to it.
    pub(crate) fn rank(&self, ply: usize, side: usize, action: &A, best: Option<A>) -> i32 {
        if best.as_ref() == Some(action) {
            return 1 << 28;
        }
        match self.killers[ply].iter().position(|k| k.as_ref() == Some(action)) {
            Some(age) => (2 - age as i32) * (CAP * 2),
            None => self.history[side][slot(action)],
        }
    }
}
