//! Which boasts may be made, and the nearest one to what a finger points at (K-11, K-12).

use ::nanuk::{Animal, Boast, Card, Pile};

use super::view;

/// The boasts that are legal now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Boasts {
    /// All of them.
    pub legal: Vec<Boast>,
    /// Whether the hunt may be doomed.
    pub doom: bool,
}

/// One of the three things a boast says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Word {
    /// The animal.
    Animal(Animal),
    /// How many.
    Number(u8),
    /// In how many days.
    Days(u8),
}

impl Word {
    /// Whether a boast says this.
    pub fn is_in(self, boast: Boast) -> bool {
        match self {
            Self::Animal(animal) => boast.animal == animal,
            Self::Number(number) => boast.number == number,
            Self::Days(days) => boast.days == days,
        }
    }
}

impl Boasts {
    /// Sorts legal actions.
    pub fn of(legal: &[String]) -> Self {
        Self {
            legal: legal.iter().filter_map(|action| view::boast(action)).collect(),
            doom: legal.iter().any(|action| action == "doom"),
        }
    }

    /// Whether there is anything to boast.
    pub fn is_empty(&self) -> bool {
        self.legal.is_empty()
    }

    /// Whether some legal boast says this.
    pub fn allow(&self, word: Word) -> bool {
        self.legal.iter().any(|&boast| word.is_in(boast))
    }

    /// The legal boast that says this and is otherwise nearest to `from`: the same animal if possible, numbers changed
    /// as little as possible.
    pub fn nearest(&self, from: Boast, word: Word) -> Option<Boast> {
        let distance = |boast: &Boast| {
            let apart = boast.number.abs_diff(from.number) + boast.days.abs_diff(from.days);
            (boast.animal != from.animal, apart, boast.number, boast.days, boast.animal)
        };
        self.legal.iter().copied().filter(|&boast| word.is_in(boast)).min_by_key(distance)
    }

    /// The least boast: a day more for the same animals, else an animal more; the first of a round is of the animal
    /// that is most in the hand.
    pub fn least(&self, last: Option<Boast>, hand: Option<&Pile>) -> Option<Boast> {
        let Some(last) = last else {
            let animal = hand.map_or(Animal::Deer, favourite);
            return self.nearest(Boast { animal, number: 1, days: 1 }, Word::Animal(animal));
        };
        let longer = Boast { days: last.days + 1, ..last };
        let more = Boast { number: last.number + 1, ..last };
        [longer, more]
            .into_iter()
            .find(|boast| self.legal.contains(boast))
            .or_else(|| self.legal.first().copied())
    }
}

fn favourite(hand: &Pile) -> Animal {
    let count = |animal: &Animal| hand.animals(*animal);
    let best = Animal::ALL.into_iter().rev().max_by_key(count).filter(|animal| count(animal) > 0);
    // With Inuksuk alone any animal will do.
    best.unwrap_or(if hand.holds(Card::Inuksuk) { Animal::Seal } else { Animal::Deer })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raises(last: Boast) -> Boasts {
        let mut texts = vec!["doom".to_owned()];
        for animal in Animal::ALL {
            for number in 1..=27 {
                for days in 1..=12 {
                    let boast = Boast { animal, number, days };
                    if boast.raises(last) {
                        texts.push(format!("boast {boast}"));
                    }
                }
            }
        }
        Boasts::of(&texts)
    }

    const LAST: Boast = Boast { animal: Animal::Fish, number: 6, days: 7 };

    // K-12
    #[test]
    fn only_what_some_raise_says_can_be_pointed_at() {
        let boasts = raises(LAST);
        assert!(boasts.doom);
        assert!(boasts.allow(Word::Number(6)) && !boasts.allow(Word::Number(5)));
        assert!(boasts.allow(Word::Days(7)) && !boasts.allow(Word::Days(6)));
        assert!(boasts.allow(Word::Animal(Animal::Deer)));
    }

    // K-12: another animal needs more animals.
    #[test]
    fn the_rest_of_a_boast_gives_way_as_little_as_possible() {
        let boasts = raises(LAST);
        let near = |word| boasts.nearest(LAST, word).map(|boast| boast.to_string());
        assert_eq!(near(Word::Animal(Animal::Deer)), Some("d 7 7".into()));
        assert_eq!(near(Word::Days(9)), Some("f 6 9".into()));
        assert_eq!(near(Word::Number(6)), Some("f 6 8".into()));
        assert_eq!(near(Word::Number(10)), Some("f 10 7".into()));
    }

    // K-11, K-12
    #[test]
    fn the_least_boast_is_offered() {
        let least = |last: Boast| raises(last).least(Some(last), None).map(|boast| boast.to_string());
        assert_eq!(least(LAST), Some("f 6 8".into()));
        assert_eq!(least(Boast { days: 12, ..LAST }), Some("f 7 12".into()));
        assert_eq!(least(Boast { number: 27, days: 12, ..LAST }), None);
        let all: Vec<_> = ["boast d 1 1", "boast s 1 1", "boast s 2 1"].map(String::from).into();
        let hand: Pile = [Card::Deer, Card::DoubleSeal].into_iter().collect();
        assert_eq!(
            Boasts::of(&all).least(None, Some(&hand)).map(|boast| boast.to_string()),
            Some("s 1 1".into())
        );
    }
}
