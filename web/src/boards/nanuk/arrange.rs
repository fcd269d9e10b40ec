//! A score pile laid out as it brings the most (K-32), to be looked at.

use ::nanuk::{Animal, Card, PAIR_POINTS, Pile, SET_POINTS};

/// An animal on a card, a double being two, or an Inuksuk, which stands for any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// An animal.
    Animal(Animal),
    /// An Inuksuk.
    Inuksuk,
}

/// A pile in sets, pairs and what is left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arranged {
    /// Four each.
    pub sets: Vec<[Part; 4]>,
    /// Two each.
    pub pairs: Vec<[Part; 2]>,
    /// What brings nothing.
    pub rest: Vec<Part>,
}

impl Arranged {
    /// The best arrangement of a pile; of equally good ones that with most sets.
    pub fn of(pile: &Pile) -> Self {
        let animals = Animal::ALL.map(|animal| pile.animals(animal));
        let inuksuk = pile.count(Card::Inuksuk);
        let most = animals.iter().max().copied().unwrap_or(0) + inuksuk;
        let tries = (0..=most).filter_map(|sets| with_sets(animals, inuksuk, sets));
        tries.max_by_key(|tried| (tried.points(), tried.sets.len())).unwrap_or_default()
    }

    /// What it brings.
    pub fn points(&self) -> u8 {
        SET_POINTS * self.sets.len() as u8 + PAIR_POINTS * self.pairs.len() as u8
    }
}

/// So many sets, Inuksuk in them only where the animal is missing; then pairs, Inuksuk first to single animals.
fn with_sets(mut animals: [u8; 4], mut inuksuk: u8, sets: u8) -> Option<Arranged> {
    let mut arranged = Arranged::default();
    for _ in 0..sets {
        let mut set = [Part::Inuksuk; 4];
        for (part, animal) in set.iter_mut().zip(Animal::ALL) {
            let left = &mut animals[animal as usize];
            if *left > 0 {
                *left -= 1;
                *part = Part::Animal(animal);
            } else {
                inuksuk = inuksuk.checked_sub(1)?;
            }
        }
        arranged.sets.push(set);
    }
    for animal in Animal::ALL {
        let left = animals[animal as usize];
        arranged.pairs.extend((0..left / 2).map(|_| [Part::Animal(animal); 2]));
        if left % 2 == 1 {
            if inuksuk > 0 {
                inuksuk -= 1;
                arranged.pairs.push([Part::Animal(animal), Part::Inuksuk]);
            } else {
                arranged.rest.push(Part::Animal(animal));
            }
        }
    }
    arranged.pairs.extend((0..inuksuk / 2).map(|_| [Part::Inuksuk; 2]));
    arranged.rest.extend((0..inuksuk % 2).map(|_| Part::Inuksuk));
    Some(arranged)
}

#[cfg(test)]
mod tests {
    use super::*;

    // K-32: the same points as the rules give.
    #[test]
    fn every_arrangement_brings_what_the_rules_say() {
        let mut number = 1_u64;
        for _ in 0..3000 {
            number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let size = (number >> 60) * 2;
            let pile: Pile = (0..size).map(|i| Card::ALL[((number >> (i % 50)) % 13) as usize]).collect();
            let arranged = Arranged::of(&pile);
            assert_eq!(arranged.points(), nanuk::sets_and_pairs(&pile), "{pile}");
            let parts = 4 * arranged.sets.len() + 2 * arranged.pairs.len() + arranged.rest.len();
            let animals: u8 = Animal::ALL.map(|animal| pile.animals(animal)).iter().sum();
            assert_eq!(parts, usize::from(animals + pile.count(Card::Inuksuk)), "each part once");
        }
    }

    // K-32
    #[test]
    fn an_inuksuk_completes_a_set() {
        let pile: Pile = [Card::Deer, Card::Seal, Card::DoubleFish, Card::Inuksuk].into_iter().collect();
        let arranged = Arranged::of(&pile);
        assert_eq!((arranged.sets.len(), arranged.pairs.len(), arranged.points()), (1, 0, 3));
        assert_eq!(arranged.rest, [Part::Animal(Animal::Fish)]);
    }
}
