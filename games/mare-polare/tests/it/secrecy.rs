//! What is hidden makes no difference to what an observer is shown (P-5, P-17, P-18, P-30).
//!
//! Random matches are played. At random moments all that an observer cannot know is dealt anew, and both
//! matches go on with the same actions. The observer must be shown the same bytes in both, until the rules
//! themselves tell it more: a claim that is right in one and wrong in the other, or a look of its own at
//! different recipes.

use inuksuk_core::{Actor, Draw, Game, Observer, Seat, Step, Turn};
use mare_polare::{Action, Event, MarePolare, Stage, State};
use serde_json::{Value, json};

use crate::support::{Match, Random, all_rules, legal, rules};

/// What shows an observer a state and what happened: the crate's own way, or a leaky one.
trait Shows {
    fn view(&self, game: &MarePolare, state: &State, told: &[Event], observer: Observer) -> Value {
        game.view_json(&game.view(state, observer), told)
    }
    fn events(&self, game: &MarePolare, step: &Step<'_, State, Action>, observer: Observer) -> Vec<Event> {
        game.events(step, observer)
    }
}

struct Honest;
impl Shows for Honest {}

/// One of the two matches that the observer must not be able to tell apart.
struct World {
    state: State,
    told: Vec<Event>,
}

impl World {
    /// The match as far as it is, with the recipes of `as_dealt`, told from its start.
    fn replay(m: &Match, as_dealt: &State, shows: &dyn Shows, observer: Observer) -> Self {
        let game = &m.game;
        let mut start = game.position(&m.start);
        let recipes = game.position(as_dealt)["recipes"].clone();
        for (card, dealt) in
            start["recipes"].as_array_mut().unwrap().iter_mut().zip(recipes.as_array().unwrap())
        {
            if !card.is_null() {
                *card = dealt.clone();
            }
        }
        let state = game.parse_position(&start).unwrap();
        let mut world = Self { state, told: Vec::new() };
        for &(actor, action) in &m.steps {
            let action = match action {
                Action::Recipe(seat, _) => Action::Recipe(seat, as_dealt.recipe(seat).unwrap()),
                other => other,
            };
            world.act(game, actor, action, shows, observer).unwrap();
        }
        assert_eq!(world.state, *as_dealt, "the dealt state comes out of the same match");
        world
    }

    fn act(
        &mut self,
        game: &MarePolare,
        actor: Actor,
        action: Action,
        shows: &dyn Shows,
        observer: Observer,
    ) -> Result<(), String> {
        let before = self.state;
        game.play(&mut self.state, actor, action).map_err(|e| e.to_string())?;
        let step = Step { before: &before, actor, action, after: &self.state };
        self.told.extend(shows.events(game, &step, observer));
        Ok(())
    }
}

struct Pair<'a> {
    game: &'a MarePolare,
    observer: Observer,
    shows: &'a dyn Shows,
    worlds: [World; 2],
}

enum Went {
    On,
    /// The rules themselves tell the observer which of the two it is.
    Apart,
}

impl Pair<'_> {
    /// All that the observer gets in a world, as bytes; of the events those from a number on.
    fn shown(&self, world: &World, since: usize) -> String {
        let told = &world.told[since..];
        let view = self.shows.view(self.game, &world.state, told, self.observer);
        let events = serde_json::to_string(told).unwrap();
        let actions = match self.observer {
            Observer::Seat(seat) => format!("{:?}", legal(self.game, &world.state, seat)),
            _ => String::new(),
        };
        format!("{view}\n{events}\n{actions}\n{:?}", self.refusals(&world.state))
    }

    /// What a seat is told when it tries things.
    fn refusals(&self, state: &State) -> Vec<String> {
        let Observer::Seat(seat) = self.observer else { return Vec::new() };
        let tries = [
            "claim", "wait", "keep", "return", "feel r", "out a2", "b3", "lay c4", "fall a1", "@b2", "roll 1",
        ];
        let check =
            |text: &str| self.game.check(state, Actor::Seat(seat), self.game.parse_action(text).unwrap());
        tries.iter().filter_map(|text| check(text).err()).map(|refusal| format!("{refusal:?}")).collect()
    }

    fn compare(&self, since: usize) -> Result<(), String> {
        let [one, other] = [0, 1].map(|n| self.shown(&self.worlds[n], since));
        if one == other { Ok(()) } else { Err(format!("{:?} is shown\n{one}\nor\n{other}", self.observer)) }
    }

    fn play(&mut self, random: &mut Random) -> Result<Went, String> {
        let state = self.worlds[0].state;
        let (actor, action) = match self.game.turn(&state) {
            Turn::Over => return Ok(Went::Apart),
            Turn::Chance => (Actor::Chance, self.game.draw_outcome(&state, random).unwrap()),
            Turn::Seats(seats) => {
                let seat = seats.single().unwrap();
                (Actor::Seat(seat), *random.choose(&legal(self.game, &state, seat)))
            }
        };
        for world in &mut self.worlds {
            if let Err(refusal) = world.act(self.game, actor, action, self.shows, self.observer) {
                // Only a card that is dealt to somebody else there already cannot be dealt.
                return if matches!(action, Action::Recipe(..)) { Ok(Went::Apart) } else { Err(refusal) };
            }
        }
        Ok(if self.told_by_the_rules(action) { Went::Apart } else { Went::On })
    }

    /// P-18: the claim is right in one world only. P-17: the observer has come to the mirror.
    fn told_by_the_rules(&self, action: Action) -> bool {
        let [one, other] = [0, 1].map(|n| &self.worlds[n].state);
        let over = |state: &State| state.table().stage() == Stage::Over;
        let claim = action == Action::Claim && over(one) != over(other);
        let look = matches!((self.observer, action), (Observer::Seat(seat), Action::Move(_))
            if one.table().look() == Some(seat) && one.recipe(seat) != other.recipe(seat));
        claim || look
    }
}

/// How far two worlds are played on together.
const TOGETHER: usize = 20;

/// Deals anew for an observer and looks for a difference. Gives back how many pairs of states were compared.
fn look_for_difference(
    m: &Match,
    observer: Observer,
    shows: &dyn Shows,
    random: &mut Random,
) -> Result<u32, String> {
    let view = m.game.view(&m.state, observer);
    let other = m.game.redeal(&view, m.told(observer), random);
    let worlds = [&m.state, &other].map(|state| World::replay(m, state, shows, observer));
    let mut pair = Pair { game: &m.game, observer, shows, worlds };
    pair.compare(0)?;
    for compared in 1..=TOGETHER {
        if matches!(pair.play(random)?, Went::Apart) {
            return Ok(compared as u32);
        }
        pair.compare(pair.worlds[0].told.len() - 1)?;
    }
    pair.compare(0)?;
    Ok(TOGETHER as u32 + 2)
}

/// Plays one match and looks for differences on the way.
fn search(mut m: Match, shows: &dyn Shows, random: &mut Random) -> Result<u32, String> {
    let mut compared = 0;
    let seats = Seat::all(m.game.seats()).map(Observer::Seat);
    let observers: Vec<Observer> = seats.chain([Observer::Spectator]).collect();
    let mut goes_on = true;
    while goes_on && m.steps.len() < 150 {
        if random.below(20) == 0 {
            for &observer in &observers {
                compared += look_for_difference(&m, observer, shows, random)?;
            }
        }
        goes_on = m.act_randomly(random);
    }
    for &observer in &observers {
        compared += look_for_difference(&m, observer, shows, random)?;
    }
    Ok(compared)
}

/// Matches of all kinds, and some that begin near the end with soups in reach.
fn matches() -> Vec<Match> {
    let soups = json!({"harpoons": ["rrrllpp", "rrllppp"], "recipes": [1, 2]});
    let mut matches: Vec<Match> = all_rules().into_iter().map(Match::new).collect();
    matches.push(Match::at(&["c1", "d2"], &soups));
    let claim = json!({"stage": "claim", "harpoons": ["rrrllpp", "", "b"], "recipes": [1, 7, 9]});
    matches.extend((0..4).map(|_| Match::at(&["a3", "d2", "b3"], &claim)));
    matches
}

fn search_all(shows: &dyn Shows, rounds: usize) -> Result<u32, String> {
    let mut random = Random(2004);
    let mut compared = 0;
    for m in (0..rounds).flat_map(|_| matches()) {
        compared += search(m, shows, &mut random)?;
    }
    Ok(compared)
}

#[test]
fn nobody_is_shown_what_is_hidden() {
    let compared = search_all(&Honest, 4).unwrap_or_else(|leak| panic!("{leak}"));
    assert!(compared > 20_000, "{compared}");
}

/// Shows a seat its own recipe at all times.
struct OwnRecipeAlways;
impl Shows for OwnRecipeAlways {
    fn view(&self, game: &MarePolare, state: &State, told: &[Event], observer: Observer) -> Value {
        let mut view = Honest.view(game, state, told, observer);
        if let Observer::Seat(seat) = observer {
            view["recipes"][seat.index()] = json!(state.recipe(seat));
        }
        view
    }
}

/// Tells everybody which card is dealt.
struct TellsDeals;
impl Shows for TellsDeals {
    fn events(&self, game: &MarePolare, step: &Step<'_, State, Action>, _: Observer) -> Vec<Event> {
        game.events(step, Observer::Everything)
    }
}

/// Gives something away in a key nobody thought of.
struct HintsInTheLook;
impl Shows for HintsInTheLook {
    fn view(&self, game: &MarePolare, state: &State, told: &[Event], observer: Observer) -> Value {
        let mut view = Honest.view(game, state, told, observer);
        let cards = Seat::all(game.seats()).filter_map(|seat| state.recipe(seat));
        view["checksum"] = json!(cards.map(|card| u32::from(card.number())).sum::<u32>());
        view
    }
}

/// Opens all recipes when the match is over.
struct OpenAtTheEnd;
impl Shows for OpenAtTheEnd {
    fn view(&self, game: &MarePolare, state: &State, told: &[Event], observer: Observer) -> Value {
        let over = state.table().stage() == Stage::Over;
        Honest.view(game, state, told, if over { Observer::Everything } else { observer })
    }
}

// The search finds leaks: each of these must be caught.
#[test]
fn leaks_are_found() {
    let leaks: [(&str, &dyn Shows); 4] = [
        ("own recipe always", &OwnRecipeAlways),
        ("deals told", &TellsDeals),
        ("a hint", &HintsInTheLook),
        ("open at the end", &OpenAtTheEnd),
    ];
    for (name, leaky) in leaks {
        assert!(search_all(leaky, 1).is_err(), "{name} was not found");
    }
}

// P-30: not the card itself, in any spelling, in what is sent to those who may not see it.
#[test]
fn types_of_views_hold_one_recipe_at_most() {
    let mut m = Match::new(rules(4, &json!({"first": 1})));
    m.play("layout xoo.ixoxx.xooxxm");
    for (seat, card) in [(1, 7), (2, 8), (3, 9), (4, 10)] {
        m.play(&format!("recipe {seat} {card}"));
    }
    for seat in Seat::all(4) {
        let view = m.game.view(&m.state, Observer::Seat(seat));
        let shown: Vec<Seat> = Seat::all(4).filter(|&of| view.cards().of(of).is_some()).collect();
        assert_eq!(shown, [seat]);
        assert_eq!(format!("{:?}", view.cards()).matches("Card(").count(), 1);
        let told = serde_json::to_string(m.told(Observer::Seat(seat))).unwrap();
        assert_eq!(told.matches("\"card\":null").count(), 4, "{told}");
    }
    let view = m.game.view(&m.state, Observer::Spectator);
    assert!(!format!("{view:?}").contains("Card("));
}
