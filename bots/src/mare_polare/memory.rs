//! What a bot remembers of its recipe (P-30): fed from its looks, fading with its turns.

use inuksuk_core::{Draw, Seat};
use mare_polare::{Card, Event, MarePolare, Recipes, Shoal, Species, State, View};

use crate::{Imagine, Level, Stream};

/// The memory of one seat for its own recipe. It knows what it was shown in a look, and nothing else; between
/// looks it fades, the faster the weaker the level: the right card is joined by cards like it, until any card
/// is possible. Same level, same seed, same looks, same memory.
#[derive(Clone, Debug)]
pub struct Memory {
    seat: Seat,
    /// In a thousand, how often it fades in a turn of the seat.
    fading: u32,
    /// The cards that it takes to be possible.
    possible: Vec<Card>,
    draw: Stream,
}

impl Memory {
    /// A memory that has seen nothing yet.
    pub fn new(seat: Seat, level: Level, seed: u64) -> Self {
        let fading = level.pick([350, 250, 160, 100, 60, 30, 10, 0]);
        Self { seat, fading, possible: Card::all().collect(), draw: Stream::new(seed) }
    }

    /// Takes in a view of the seat: a look at the recipe makes it sure, any other view tells it nothing.
    pub fn look(&mut self, view: &View) {
        if let Some(card) = view.cards().of(self.seat) {
            self.possible = vec![card];
        }
    }

    /// A turn of the seat goes by.
    pub fn turn_passes(&mut self, recipes: &Recipes) {
        if self.draw.happens(self.fading) {
            self.fade(recipes);
        }
    }

    /// Whether only one card is possible.
    pub fn is_sure(&self) -> bool {
        self.possible.len() == 1
    }

    /// The cards it takes to be possible, each as likely as the others.
    pub fn possible(&self) -> &[Card] {
        &self.possible
    }

    /// The memory of a seat at the end of a match so far: `view_after` gives what the seat saw right after
    /// the action with that index, and is asked only about its looks.
    pub(crate) fn of_match(
        mut self,
        recipes: &Recipes,
        history: &[Event],
        mut view_after: impl FnMut(usize) -> View,
    ) -> Self {
        for (index, event) in history.iter().enumerate() {
            match *event {
                Event::Recipe { seat, .. } if seat == self.seat => self.look(&view_after(index)),
                Event::Move { seat, look: true, .. } if seat == self.seat => self.look(&view_after(index)),
                Event::Roll { seat, .. } if seat == self.seat => self.turn_passes(recipes),
                _ => {}
            }
        }
        self
    }

    /// One, two, four, all: those nearest to what is possible already join it.
    fn fade(&mut self, recipes: &Recipes) {
        let wanted = match self.possible.len() {
            1 => 2,
            2 => 4,
            _ => Card::COUNT.into(),
        };
        let mut others: Vec<Card> = Card::all().filter(|card| !self.possible.contains(card)).collect();
        self.draw.shuffle(&mut others);
        let distance = |card: Card| {
            let differs = |known: &Card| difference(recipes.of(*known), recipes.of(card));
            self.possible.iter().map(differs).min().unwrap_or(0)
        };
        others.sort_by_key(|&card| distance(card));
        self.possible.extend(others.into_iter().take(wanted - self.possible.len()));
        self.possible.sort();
    }
}

/// By how many fish two recipes differ.
fn difference(a: Shoal, b: Shoal) -> u32 {
    Species::ALL.into_iter().map(|s| u32::from(a[s].abs_diff(b[s]))).sum()
}

/// Imagines the own recipe by memory and the others' as they can be.
impl Imagine<MarePolare> for Memory {
    fn imagine(&self, game: &MarePolare, view: &View, history: &[Event], draw: &mut Stream) -> State {
        let card = *draw.choose(&self.possible);
        game.redeal_remembering(view, history, (self.seat, card), draw)
    }
}
