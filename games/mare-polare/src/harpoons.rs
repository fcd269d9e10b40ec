//! The fish on all harpoons, in 24 bytes without a limit to any one of them.

use std::fmt;

use inuksuk_core::Seat;

use crate::{Shoal, Species};

/// Most players of a match.
pub(crate) const MOST_SEATS: usize = 4;

/// The harpoons of all seats, each a pile with the latest fish on top (P-15).
///
/// A harpoon has no limit (P-18), but all harpoons together hold at most the 60 coloured fish there are
/// (P-3). So they share one row of 60 × 2 bits: the fish of seat 1 from the lowest bits up, then those of
/// seat 2, and so on, and zeros above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Harpoons {
    // Not one `u128`: that would pad the state to a multiple of sixteen bytes.
    row: [u64; 2],
    lens: [u8; MOST_SEATS],
}

const _: () = assert!(2 * 4 * Species::FISH as u32 + 2 <= u128::BITS, "all coloured fish fit, and a shift");

impl Harpoons {
    /// No fish on any of them.
    pub const EMPTY: Self = Self { row: [0; 2], lens: [0; MOST_SEATS] };

    const fn row(self) -> u128 {
        self.row[0] as u128 | (self.row[1] as u128) << 64
    }

    const fn set_row(&mut self, row: u128) {
        self.row = [row as u64, (row >> 64) as u64];
    }

    /// Bits of the row below the fish of a seat.
    fn start(self, seat: Seat) -> u32 {
        self.lens[..seat.index()].iter().map(|&n| 2 * u32::from(n)).sum()
    }

    /// How many fish a seat has.
    pub const fn len(self, seat: Seat) -> usize {
        self.lens[seat.index()] as usize
    }

    /// Whether a seat has none.
    pub const fn is_empty(self, seat: Seat) -> bool {
        self.len(seat) == 0
    }

    /// Puts a fish on top.
    pub(crate) fn push(&mut self, seat: Seat, species: Species) {
        let end = self.start(seat) + 2 * self.len(seat) as u32;
        let below = (1u128 << end) - 1;
        let row = self.row();
        self.set_row(row & below | (species.index() as u128) << end | (row & !below) << 2);
        self.lens[seat.index()] += 1;
    }

    /// Takes the topmost fish.
    pub(crate) fn pop(&mut self, seat: Seat) -> Option<Species> {
        let len = self.len(seat).checked_sub(1)?;
        let top = self.start(seat) + 2 * len as u32;
        let below = (1u128 << top) - 1;
        let row = self.row();
        self.set_row(row & below | (row >> 2) & !below);
        self.lens[seat.index()] = len as u8;
        Some(Species::from_code((row >> top) as u64))
    }

    /// The fish of a seat, topmost last.
    pub fn fish(self, seat: Seat) -> impl DoubleEndedIterator<Item = Species> + ExactSizeIterator + Clone {
        let own = self.row() >> self.start(seat);
        (0..self.len(seat)).map(move |n| Species::from_code((own >> (2 * n)) as u64))
    }

    /// How many of each species a seat has.
    pub fn shoal(self, seat: Seat) -> Shoal {
        const LOW_BITS: u128 = u128::MAX / 3;
        let len = self.lens[seat.index()];
        let own = (self.row() >> self.start(seat)) & ((1u128 << (2 * len)) - 1);
        let (low, high) = (own & LOW_BITS, (own >> 1) & LOW_BITS);
        let broad = (low & high).count_ones() as u8;
        let pointed = high.count_ones() as u8 - broad;
        let long = low.count_ones() as u8 - broad;
        Shoal::new([len - broad - pointed - long, long, pointed, broad])
    }

    /// The letters of a seat's fish, topmost last.
    pub fn text(self, seat: Seat) -> String {
        self.fish(seat).map(Species::letter).collect()
    }
}

impl fmt::Debug for Harpoons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Seat::all(MOST_SEATS as u8).map(|seat| self.text(seat))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
           // P-15, P-18: a pile each, the latest on top, no limit but the fish there are
           #[test]
           fn harpoons_are_piles(moves in prop::collection::vec((0..MOST_SEATS, 0..6usize), 0..400)) {
               let mut piles: [Vec<Species>; MOST_SEATS] = Default::default();
               let mut harpoons = Harpoons::default();
               for (index, what) in moves {
                   let seat = Seat::from_index(index);
                   if let Some(&species) = Species::ALL.get(what) {
                       if piles.iter().map(Vec::len).sum::<usize>() < 60 {
                           piles[index].push(species);
                           harpoons.push(seat, species);
                       }
                   } else {
                       prop_assert_eq!(harpoons.pop(seat), piles[index].pop());
                   }
                   for (seat, pile) in Seat::all(4).zip(&piles) {
                       prop_assert_eq!(&harpoons.fish(seat).collect::<Vec<_>>(), pile);
                       prop_assert_eq!(harpoons.shoal(seat), pile.iter().copied().collect());
                       prop_assert_eq!(harpoons.is_empty(seat), pile.is_empty());
                   }
               }
               // Equal piles are equal bits, whatever came before.
               let mut again = Harpoons::default();
               for (seat, pile) in Seat::all(4).zip(&piles) {
                   for &species in pile {
    again.push(seat, species); }
               }
               prop_assert_eq!(harpoons, again);
           }
       }

    // P-3: one seat may hold them all
    #[test]
    fn sixty_fish_on_one_harpoon() {
        let mut harpoons = Harpoons::default();
        let last = Seat::from_index(3);
        for n in 0..60 {
            harpoons.push(last, Species::ALL[n % 4]);
        }
        assert_eq!(harpoons.shoal(last), Shoal::ALL);
        assert_eq!(harpoons.text(last), "rlpb".repeat(15));
    }
}
