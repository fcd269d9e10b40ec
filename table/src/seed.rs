//! The seed of a match: published as a hash at the start, revealed at the end.
//!
//! Every random number of a match is a function of the seed that anyone can compute again, in any language:
//!
//! > block(*n*) = SHA-256( seed ‖ name ‖ 0x00 ‖ *k* ‖ *n* )
//!
//! with the 32 bytes of the seed, the ASCII name of the stream (`setup`, `chance`, `bot`), and *k* and *n*
//! as 8 bytes each, least significant first. *k* is the number of the draw within the stream: for `chance`
//! the number of chance actions before it, for `setup` 0. The first 8 bytes of a block, least significant
//! first, are one 64-bit number; a number below *b* is that number modulo *b*, unless it is not below the
//! greatest multiple of *b* under 2⁶⁴, in which case the next block (*n* + 1) is tried. So every number is
//! equally likely, and no library's generator is part of the format.

use std::{error::Error, fmt, str::FromStr};

use inuksuk_core::Draw;
use sha2::{Digest, Sha256};

/// 256 bits from which all chance of a match follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes. For a real match they come from the operating system.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed for programs that name it by a number: the number in the first 8 bytes, the rest 0.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The SHA-256 of the seed in hexadecimal, published when the match starts.
    pub fn commitment(&self) -> String {
        hexadecimal(&Sha256::digest(self.0))
    }

    /// Draw number `k` of a stream.
    pub fn stream(&self, name: StreamName, k: u64) -> Stream {
        Stream { seed: *self, name, k, n: 0 }
    }
}

/// Debug output must not give a running match's seed away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(SHA-256 {})", self.commitment())
    }
}

/// The seed itself, 64 hexadecimal digits: to be shown only when the match is over.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hexadecimal(&self.0))
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.len() != 64 || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| SeedError)?;
        }
        Ok(Self(bytes))
    }
}

/// Text that is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeedError;

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl Error for SeedError {}

fn hexadecimal(bytes: &[u8]) -> String {
    use fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What a stream of random numbers is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StreamName {
    /// The set-up of the board.
    Setup,
    /// Dice, cards, the bag.
    Chance,
    /// The bots.
    Bot,
}

impl StreamName {
    const fn label(self) -> &'static [u8] {
        match self {
            Self::Setup => b"setup",
            Self::Chance => b"chance",
            Self::Bot => b"bot",
        }
    }
}

/// Random numbers of one draw of a stream.
#[derive(Clone, Debug)]
pub struct Stream {
    seed: Seed,
    name: StreamName,
    k: u64,
    n: u64,
}

impl Stream {
    /// The next 64-bit number.
    pub fn next_number(&mut self) -> u64 {
        let mut hasher = Sha256::new();
        hasher.update(self.seed.0);
        hasher.update(self.name.label());
        hasher.update([0]);
        hasher.update(self.k.to_le_bytes());
        hasher.update(self.n.to_le_bytes());
        self.n += 1;
        let mut first = [0; 8];
        first.copy_from_slice(&hasher.finalize()[..8]);
        u64::from_le_bytes(first)
    }
}

impl Draw for Stream {
    fn below(&mut self, bound: u64) -> u64 {
        assert!(bound > 0, "there is no number below 0");
        // 2^64 mod bound: the numbers above the greatest multiple of bound are refused.
        let excess = (u64::MAX % bound + 1) % bound;
        loop {
            let number = self.next_number();
            if excess == 0 || number <= u64::MAX - excess {
                return number % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_survives_its_text() {
        let seed = Seed::from_bytes(std::array::from_fn(|i| i as u8 * 7));
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("12".parse::<Seed>(), Err(SeedError));
        assert_eq!("zz".repeat(32).parse::<Seed>(), Err(SeedError));
        assert!(!format!("{seed:?}").contains(&seed.to_string()), "a log must not reveal the seed");
    }

    #[test]
    fn the_streams_are_fixed_for_ever() {
        // Computed with Python's hashlib from the formula in the module's documentation.
        let seed = Seed::from_number(1);
        assert_eq!(seed.commitment(), GOLDEN_COMMITMENT);
        let mut stream = seed.stream(StreamName::Chance, 3);
        assert_eq!([stream.next_number(), stream.next_number()], GOLDEN_NUMBERS);
    }
    const GOLDEN_COMMITMENT: &str = "01d0fabd251fcbbe2b93b4b927b26ad2a1a99077152e45ded1e678afa45dbec5";
    const GOLDEN_NUMBERS: [u64; 2] = [3_937_245_235_994_116_312, 14_624_880_783_052_484_597];

    #[test]
    fn numbers_stay_below_their_bound_and_reach_all_of_it() {
        let mut seen = [0; 6];
        for k in 0..600 {
            seen[Seed::from_number(9).stream(StreamName::Setup, k).below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (60..140).contains(&n)), "{seen:?}");
        let mut stream = Seed::from_number(2).stream(StreamName::Bot, 0);
        assert!(stream.below((1 << 63) + 1) <= 1 << 63);
        assert_eq!(stream.below(1), 0);
    }
}
