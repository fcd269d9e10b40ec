//! What a person may choose on the floe, and what a tap on it means.

use nanuuk::{Edge, Field};

use super::geometry::{Ground, Point};
use super::scene::Scene;

/// The legal actions of either game, sorted by how they are chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Fields that are an answer by themselves: to be placed on, to go to, for a bear.
    pub fields: Vec<(Field, String)>,
    /// Moves of one of several figures: from, to.
    pub moves: Vec<(Field, Field)>,
    /// Edges that may crack.
    pub edges: Vec<Edge>,
    /// Prey that may be traded (N-63).
    pub trades: Vec<String>,
    /// Prey that may be dropped (N-64).
    pub drops: Vec<String>,
    /// What is chosen by a word: `stay`, `harness`, `take`, `leave`, `done`, `stop`.
    pub words: Vec<String>,
}

impl Choices {
    /// Sorts legal actions.
    pub fn of(ground: &Ground, legal: &[String]) -> Self {
        let mut choices = Self::default();
        for action in legal {
            choices.add(ground, action);
        }
        choices
    }

    fn add(&mut self, ground: &Ground, action: &str) {
        let field = |name: &str| ground.field(name).map(|field| (field, action.to_owned()));
        if let Some(name) =
            action.strip_prefix('@').or(action.strip_prefix('-')).or(action.strip_prefix("bear "))
        {
            self.fields.extend(field(name));
        } else if let Some(name) = action.strip_prefix('|') {
            self.edges.extend(ground.edge(name));
        } else if let Some(prey) = action.strip_prefix("trade ") {
            self.trades.push(prey.into());
        } else if let Some(prey) = action.strip_prefix("drop ") {
            self.drops.push(prey.into());
        } else if let Some((from, to)) = action.split_once('-') {
            self.moves.extend(ground.field(from).zip(ground.field(to)));
        } else {
            self.words.push(action.into());
        }
    }

    /// Whether a word may be said.
    pub fn has(&self, word: &str) -> bool {
        self.words.iter().any(|allowed| allowed == word)
    }

    /// Whether the figure on a field may be moved.
    pub fn movable(&self, field: Field) -> bool {
        self.moves.iter().any(|&(from, _)| from == field)
    }

    /// The only figure that may be moved, if there is only one: it need not be chosen.
    pub fn only_mover(&self) -> Option<Field> {
        let first = self.moves.first()?.0;
        self.moves.iter().all(|&(from, _)| from == first).then_some(first)
    }

    /// The action that choosing a field means while a figure is chosen or none is.
    pub fn action(&self, ground: &Ground, chosen: Option<Field>, field: Field) -> Option<String> {
        if let Some((_, action)) = self.fields.iter().find(|(open, _)| *open == field) {
            return Some(action.clone());
        }
        let from = chosen?;
        self.moves.contains(&(from, field)).then(|| format!("{}-{}", ground.name(from), ground.name(field)))
    }
}

/// What a tap means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tap {
    /// Take the figure of a field in hand.
    Choose(Field),
    /// Take none in hand.
    Unchoose,
    /// Play this action.
    Play(String),
    /// Not possible: the rules say why when this action is tried.
    AskWhy(String),
    /// Not what is asked: a text and a rule.
    Hint(&'static str, &'static str),
}

/// What a tap at a point means.
pub fn tap_at(ground: &Ground, scene: &Scene, choices: &Choices, chosen: Option<Field>, point: Point) -> Tap {
    if scene.stage != "crack" {
        return match ground.field_at(point) {
            Some(field) => tap(ground, scene, choices, chosen, field),
            None => Tap::Unchoose,
        };
    }
    match ground.edge_at(&choices.edges, point) {
        Some(edge) => Tap::Play(format!("|{}", ground.edge_name(edge))),
        None if choices.edges.is_empty() => Tap::Unchoose,
        None => Tap::Hint("nanuuk-hint-crack", "N-10"),
    }
}

/// What choosing a field means.
pub fn tap(ground: &Ground, scene: &Scene, choices: &Choices, chosen: Option<Field>, field: Field) -> Tap {
    if let Some(action) = choices.action(ground, chosen, field) {
        return Tap::Play(action);
    }
    if chosen == Some(field) {
        return Tap::Unchoose;
    }
    if choices.movable(field) {
        return Tap::Choose(field);
    }
    let name = ground.name(field);
    let own = |number: &usize| Some(*number) == Some(scene.acting) && scene.acting > 0;
    match scene.stage.as_str() {
        "place" => Tap::AskWhy(format!("@{name}")),
        "bear" if scene.bear_at.is_some() => Tap::AskWhy(format!("bear {name}")),
        "crack" => Tap::Hint("nanuuk-hint-crack", "N-10"),
        "take" => Tap::Hint("nanuuk-hint-take", "N-56"),
        "trade" => Tap::Hint("nanuuk-hint-trade", "N-63"),
        "move" | "step" | "second" | "bear" => {
            if choices.moves.is_empty() && !choices.fields.is_empty() {
                // The hunt, where the hunter need not be named; a tap on it means nothing.
                return if scene.on(name).any(|number| own(&number)) {
                    Tap::Unchoose
                } else {
                    Tap::AskWhy(format!("-{name}"))
                };
            }
            match chosen {
                Some(from) => Tap::AskWhy(format!("{}-{name}", ground.name(from))),
                None if scene.on(name).next().is_some() => Tap::Hint("nanuuk-hint-figure", "N-22"),
                None => Tap::Unchoose,
            }
        }
        _ => Tap::Unchoose,
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::tests::ground;
    use super::super::scene::Piece;
    use super::*;

    fn choices(legal: &[&str]) -> Choices {
        Choices::of(&ground(4), &legal.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    fn scene(stage: &str) -> Scene {
        let piece = Piece { seat: 1, field: Some("C3".into()), ..Piece::default() };
        Scene { stage: stage.into(), acting: 1, pieces: vec![piece], ..Scene::default() }
    }

    fn field(name: &str) -> Field {
        ground(4).field(name).unwrap()
    }

    #[test]
    fn every_form_of_action_is_sorted() {
        let all = choices(&[
            "@A2",
            "-D4",
            "bear F2",
            "C3-D3",
            "|C4.D4",
            "trade fish",
            "drop seal",
            "stay",
            "harness 1",
            "take",
            "done",
            "stop",
        ]);
        let fields: Vec<_> = all.fields.iter().map(|(_, action)| action.as_str()).collect();
        assert_eq!(fields, ["@A2", "-D4", "bear F2"]);
        assert_eq!(all.moves, [(field("C3"), field("D3"))]);
        assert_eq!(all.edges, [ground(4).edge("C4.D4").unwrap()]);
        assert_eq!((all.trades, all.drops), (vec!["fish".to_owned()], vec!["seal".to_owned()]));
        assert_eq!(all.words, ["stay", "harness 1", "take", "done", "stop"]);
    }

    #[test]
    fn a_figure_is_chosen_then_goes_or_is_put_back() {
        // N-22
        let (ground, choices, scene) = (ground(4), choices(&["C3-D3", "A1-A2"]), scene("move"));
        let tapped = |chosen, at| tap(&ground, &scene, &choices, chosen, field(at));
        assert_eq!(choices.only_mover(), None);
        assert_eq!(tapped(None, "C3"), Tap::Choose(field("C3")));
        assert_eq!(tapped(Some(field("C3")), "D3"), Tap::Play("C3-D3".into()));
        assert_eq!(tapped(Some(field("C3")), "A1"), Tap::Choose(field("A1")));
        assert_eq!(tapped(Some(field("C3")), "C3"), Tap::Unchoose);
        assert_eq!(tapped(Some(field("C3")), "G1"), Tap::AskWhy("C3-G1".into()));
        assert_eq!(tapped(None, "G1"), Tap::Unchoose);
    }

    #[test]
    fn in_the_hunt_a_tap_goes_or_asks_why_not() {
        // N-50, N-57
        let (ground, choices, scene) = (ground(4), choices(&["-D4", "stay"]), scene("move"));
        let tapped = |at| tap(&ground, &scene, &choices, None, field(at));
        assert_eq!(tapped("D4"), Tap::Play("-D4".into()));
        assert_eq!(tapped("G1"), Tap::AskWhy("-G1".into()));
        assert_eq!(tapped("C3"), Tap::Unchoose);
        let mut bear = scene.clone();
        (bear.stage, bear.bear_at) = ("bear".into(), Some("D4".into()));
        assert_eq!(tap(&ground, &bear, &choices, None, field("G1")), Tap::AskWhy("bear G1".into()));
    }

    #[test]
    fn a_crack_is_chosen_by_the_edge_that_is_nearest() {
        // N-10
        let (ground, choices, scene) = (ground(4), choices(&["|C4.D4", "|B3.C2"]), scene("crack"));
        let (x, y) = ground.edge_ends(ground.edge("C4.D4").unwrap()).2;
        assert_eq!(tap_at(&ground, &scene, &choices, None, (x + 20.0, y - 10.0)), Tap::Play("|C4.D4".into()));
        let far = ground.middle(field("G1"));
        assert_eq!(tap_at(&ground, &scene, &choices, None, far), Tap::Hint("nanuuk-hint-crack", "N-10"));
    }

    #[test]
    fn what_waits_for_a_word_says_so() {
        let (ground, choices) = (ground(4), choices(&["take", "leave"]));
        assert_eq!(
            tap(&ground, &scene("take"), &choices, None, field("A1")),
            Tap::Hint("nanuuk-hint-take", "N-56")
        );
        assert!(choices.has("take") && !choices.has("done"));
    }
}
