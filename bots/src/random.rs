//! The bots' own stream of random numbers.

use inuksuk_core::Draw;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A seeded stream: the same seed gives the same numbers, on every machine.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// The stream of a seed for one purpose, independent of the streams for others.
    pub fn apart(seed: u64, purpose: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        rng.set_stream(purpose);
        Self(rng)
    }

    /// True with this probability, given in thousandths.
    pub fn happens(&mut self, per_mille: u32) -> bool {
        self.below(1000) < u64::from(per_mille)
    }
}

impl Draw for Stream {
    fn below(&mut self, bound: u64) -> u64 {
        // Half the work for every bound that occurs in play.
        if let Ok(small) = u32::try_from(bound) {
            return u64::from(self.0.random_range(0..small));
        }
        self.0.random_range(0..bound)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ten(mut stream: Stream) -> Vec<u64> {
        (0..10).map(|_| stream.below(1000)).collect()
    }

    #[test]
    fn a_seed_and_a_purpose_fix_the_numbers() {
        assert_eq!(ten(Stream::new(7)), ten(Stream::new(7)));
        assert_ne!(ten(Stream::new(7)), ten(Stream::new(8)));
        assert_ne!(ten(Stream::apart(7, 1)), ten(Stream::apart(7, 2)));
        assert!((0..100).all(|_| !Stream::new(1).happens(0)));
        assert!((0..100).all(|_| Stream::new(1).happens(1000)));
    }
}
