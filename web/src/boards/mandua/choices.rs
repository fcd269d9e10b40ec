//! What a person may choose on the board, and what a tap on a field means.

use super::geometry::{Direction, Field};
use super::view::{Side, Stage, View};

/// The legal actions of MANDUA, sorted by how they are chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Fields a hunter may be placed on.
    pub places: Vec<Field>,
    /// Moves: from, to.
    pub moves: Vec<(Field, Field)>,
    /// Numbers that may be announced.
    pub announcements: Vec<u8>,
    /// Whether the series may be ended.
    pub done: bool,
    /// Numbers that may be named in a challenge.
    pub challenges: Vec<u8>,
    /// Tigers that may be removed.
    pub removals: Vec<Field>,
}

impl Choices {
    /// Sorts legal actions.
    pub fn of(legal: &[String]) -> Self {
        let mut choices = Self::default();
        for action in legal {
            choices.add(action);
        }
        choices.announcements.sort_unstable();
        choices.challenges.sort_unstable();
        choices
    }

    fn add(&mut self, action: &str) {
        match action.split_once(' ') {
            Some(("say", number)) => self.announcements.extend(number.parse::<u8>()),
            Some(("fault", number)) => self.challenges.extend(number.parse::<u8>()),
            Some(("remove", field)) => self.removals.extend(Field::from_name(field)),
            Some(_) => {}
            None if action == "done" => self.done = true,
            None => match action.split_once('-') {
                Some((from, to)) => self.moves.extend(Field::from_name(from).zip(Field::from_name(to))),
                None => self.places.extend(Field::from_name(action)),
            },
        }
    }

    /// Where the piece on a field may go.
    pub fn targets(&self, from: Field) -> impl Iterator<Item = Field> {
        self.moves.iter().filter(move |(start, _)| *start == from).map(|&(_, to)| to)
    }

    /// Whether the piece on a field may go anywhere.
    pub fn movable(&self, from: Field) -> bool {
        self.targets(from).next().is_some()
    }

    /// Whether something is chosen by a field at all.
    pub fn on_board(&self) -> bool {
        !(self.places.is_empty() && self.moves.is_empty() && self.removals.is_empty())
    }
}

/// Whether a possible move of a tiger takes hunters: a jump, or a step between two of them (M-21, M-22).
pub fn captures(view: &View, from: Field, to: Field) -> bool {
    use Direction::{Down, Left, Right, Up};
    let hunter = |way| to.neighbour(way).is_some_and(|field| view.hunters.contains(&field.name()));
    let is_step = [Up, Right, Down, Left].into_iter().any(|way| from.neighbour(way) == Some(to));
    !is_step || hunter(Left) && hunter(Right) || hunter(Up) && hunter(Down)
}

/// Whether some tiger could make a plain step to a free field, were it not for the captures before (M-20, M-31).
fn is_plain_step(view: &View, to: Field) -> bool {
    let name = to.name();
    let free = !view.tigers.contains(&name) && !view.hunters.contains(&name);
    free && [Direction::Up, Direction::Right, Direction::Down, Direction::Left].into_iter().any(|way| {
        let from = to.neighbour(way).filter(|from| view.tigers.contains(&from.name()));
        from.is_some_and(|from| !captures(view, from, to))
    })
}

/// What a tap on a field means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// The piece there is chosen.
    Choose(Field),
    /// Nothing is chosen any more.
    Unchoose,
    /// This action.
    Play(String),
    /// This action is not legal: the rules say why.
    AskWhy(String),
    /// Why the piece there cannot be chosen: the name of a text, and its rule.
    Hint(&'static str, &'static str),
}

/// The meaning of a tap, with `chosen` the field of the piece chosen before.
pub fn tap(view: &View, choices: &Choices, chosen: Option<Field>, field: Field) -> Tap {
    if !choices.removals.is_empty() {
        return if choices.removals.contains(&field) {
            Tap::Play(format!("remove {}", field.name()))
        } else {
            Tap::Hint("mandua-hint-remove", "M-34")
        };
    }
    if let Some(from) = chosen {
        if from == field {
            // Within a series the tiger stays in hand.
            return if view.stage == Stage::Series { Tap::Choose(field) } else { Tap::Unchoose };
        }
        if choices.targets(from).any(|to| to == field) {
            return Tap::Play(format!("{}-{}", from.name(), field.name()));
        }
    }
    if choices.places.contains(&field) {
        return Tap::Play(field.name());
    }
    if choices.movable(field) {
        return Tap::Choose(field);
    }
    if let Some(hint) = no_choice(view, field) {
        return hint;
    }
    if view.stage == Stage::Series && is_plain_step(view, field) {
        // Whichever tiger was meant: no step after a capture.
        return Tap::Hint("mandua-refused-step-in-series", if view.faults { "M-31" } else { "M-20" });
    }
    match chosen {
        Some(from) => Tap::AskWhy(format!("{}-{}", from.name(), field.name())),
        None if !choices.places.is_empty() => Tap::AskWhy(field.name()),
        None => Tap::Unchoose,
    }
}

/// Why the mover's own piece on a field cannot be chosen.
fn no_choice(view: &View, field: Field) -> Option<Tap> {
    let name = field.name();
    let own = match view.side {
        Side::Hunters => &view.hunters,
        Side::Tigers => &view.tigers,
    };
    if !own.contains(&name) {
        return None;
    }
    let (key, rule) = match (view.stage, view.side) {
        (Stage::Announce, _) => ("mandua-hint-announce", "M-31"),
        (Stage::Series, _) => ("mandua-hint-series", "M-25"),
        (_, Side::Hunters) if view.hand > 0 => ("mandua-hint-hand", "M-10"),
        (_, Side::Hunters) => ("mandua-hint-hunter-stuck", "M-11"),
        (_, Side::Tigers) if view.must_capture == Some(true) => ("mandua-hint-must-capture", "M-26"),
        (_, Side::Tigers) => ("mandua-hint-tiger-stuck", "M-20"),
    };
    Some(Tap::Hint(key, rule))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in crate::boards::mandua) fn view(side: Side, stage: Stage, hand: u8) -> View {
        View {
            board: String::new(),
            tigers: vec!["a1".into(), "e5".into()],
            hunters: vec!["c3".into()],
            hand,
            captured: 0,
            side,
            stage,
            announced: None,
            taken: 0,
            due: None,
            challenge_open: false,
            must_capture: Some(true),
            faults: false,
        }
    }

    fn field(name: &str) -> Field {
        Field::from_name(name).unwrap()
    }

    fn choices(legal: &[&str]) -> Choices {
        Choices::of(&legal.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn every_form_of_action_is_sorted() {
        let all = choices(&["c3", "c3-c4", "W-a3", "say 10", "say 2", "done", "fault 4", "remove e5"]);
        assert_eq!(all.places, [field("c3")]);
        assert_eq!(all.moves, [(field("c3"), field("c4")), (field("W"), field("a3"))]);
        assert_eq!((all.announcements, all.done, all.challenges), (vec![2, 10], true, vec![4]));
        assert_eq!(all.removals, [field("e5")]);
    }

    #[test]
    fn a_piece_is_chosen_then_goes_or_is_put_back() {
        let (view, choices) = (view(Side::Tigers, Stage::Tigers, 3), choices(&["a1-a2", "a1-S"]));
        assert_eq!(tap(&view, &choices, None, field("a1")), Tap::Choose(field("a1")));
        assert_eq!(tap(&view, &choices, Some(field("a1")), field("a2")), Tap::Play("a1-a2".into()));
        assert_eq!(tap(&view, &choices, Some(field("a1")), field("a1")), Tap::Unchoose);
        assert_eq!(tap(&view, &choices, Some(field("a1")), field("b3")), Tap::AskWhy("a1-b3".into()));
        assert_eq!(tap(&view, &choices, None, field("b3")), Tap::Unchoose);
    }

    #[test]
    fn a_piece_that_cannot_be_chosen_names_its_rule() {
        // M-26, M-10, M-31
        let forced = tap(&view(Side::Tigers, Stage::Tigers, 0), &choices(&["a1-c1"]), None, field("e5"));
        assert_eq!(forced, Tap::Hint("mandua-hint-must-capture", "M-26"));
        let placing = tap(&view(Side::Hunters, Stage::Place, 4), &choices(&["b1"]), None, field("c3"));
        assert_eq!(placing, Tap::Hint("mandua-hint-hand", "M-10"));
        let announcing =
            tap(&view(Side::Tigers, Stage::Announce, 4), &choices(&["say 0"]), None, field("a1"));
        assert_eq!(announcing, Tap::Hint("mandua-hint-announce", "M-31"));
    }

    #[test]
    fn in_a_series_the_tiger_stays_in_hand_and_no_step_follows() {
        // M-25, M-31; c3 is a hunter, a1 and e5 are tigers
        let mut view = view(Side::Tigers, Stage::Series, 0);
        view.faults = true;
        let choices = choices(&["a1-c1", "done"]);
        let (a1, e4) = (field("a1"), field("e4"));
        assert_eq!(tap(&view, &choices, Some(a1), a1), Tap::Choose(a1));
        assert_eq!(
            tap(&view, &choices, Some(a1), e4),
            Tap::Hint("mandua-refused-step-in-series", "M-31"),
            "a step of the other tiger"
        );
        assert_eq!(tap(&view, &choices, Some(a1), field("c4")), Tap::AskWhy("a1-c4".into()));
    }

    #[test]
    fn a_capture_is_a_jump_or_a_step_between_two_hunters() {
        // M-21, M-22
        let mut view = view(Side::Tigers, Stage::Tigers, 0);
        view.hunters = vec!["a2".into(), "d4".into(), "d2".into()];
        assert!(captures(&view, field("a1"), field("a3")));
        assert!(captures(&view, field("e3"), field("d3")));
        assert!(!captures(&view, field("a1"), field("b1")));
    }

    #[test]
    fn a_place_that_is_taken_is_asked_of_the_rules() {
        let view = view(Side::Hunters, Stage::Place, 4);
        assert_eq!(tap(&view, &choices(&["b1"]), None, field("a1")), Tap::AskWhy("a1".into()));
        assert_eq!(tap(&view, &choices(&["b1"]), None, field("b1")), Tap::Play("b1".into()));
    }
}
