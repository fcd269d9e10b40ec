//! What a person may choose, by places and by pictures, and what a tap on a place means.

use super::places::Place;
use super::view::{Species, Stage, View};

/// The legal actions, sorted by how they are chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// Places that can be tapped, with the action of each.
    pub places: Vec<(Place, String)>,
    /// Shapes that can be felt for (P-15).
    pub shapes: Vec<Species>,
    /// The fish may be kept (P-15).
    pub keep: bool,
    /// The fish may go back (P-15).
    pub put_back: bool,
    /// The soup may be claimed (P-18), or not.
    pub claim: bool,
}

impl Choices {
    /// Sorts legal actions.
    pub fn of(legal: &[String]) -> Self {
        let mut choices = Self::default();
        for action in legal {
            choices.add(action);
        }
        choices.shapes.sort_by_key(|shape| Species::ALL.iter().position(|other| other == shape));
        choices
    }

    fn add(&mut self, action: &str) {
        match action.split_once(' ') {
            Some(("feel", shape)) => self.shapes.extend(shape.chars().next().and_then(Species::from_letter)),
            Some((_, place)) => self.add_place(place, action),
            None => match action {
                "keep" => self.keep = true,
                "return" => self.put_back = true,
                "claim" => self.claim = true,
                _ => self.add_place(action.trim_start_matches('@'), action),
            },
        }
    }

    fn add_place(&mut self, name: &str, action: &str) {
        self.places.extend(Place::from_name(name).map(|place| (place, action.to_owned())));
    }

    /// The action that a tap on a place plays.
    pub fn at(&self, place: Place) -> Option<&str> {
        self.places.iter().find(|(at, _)| *at == place).map(|(_, action)| action.as_str())
    }
}

/// What to ask of the rules when somebody taps a place that cannot be chosen: they say why not.
pub fn refused_action(view: &View, place: Place) -> Option<String> {
    let name = place.name();
    match view.stage {
        Stage::Place => Some(format!("@{name}")),
        Stage::Move(_) => Some(name),
        Stage::Fall => Some(format!("fall {name}")),
        Stage::Lay(_) => Some(format!("lay {name}")),
        Stage::Out => Some(format!("out {name}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::view::tests::at;
    use super::*;

    #[test]
    fn every_form_of_action_is_sorted() {
        let legal = [
            "@b2", "c3", "fall a1", "lay d4", "out b1", "feel r", "feel b", "keep", "return", "claim", "wait",
        ];
        let choices = Choices::of(&legal.map(str::to_owned));
        assert_eq!(choices.at(at("b2")), Some("@b2"));
        assert_eq!(choices.at(at("c3")), Some("c3"));
        assert_eq!(choices.at(at("a1")), Some("fall a1"));
        assert_eq!(choices.at(at("d4")), Some("lay d4"));
        assert_eq!(choices.at(at("b1")), Some("out b1"));
        assert_eq!((choices.places.len(), choices.at(at("d1"))), (5, None));
        assert_eq!(choices.shapes, [Species::Round, Species::Broad]);
        assert!(choices.keep && choices.put_back && choices.claim);
    }

    #[test]
    fn a_place_that_is_no_choice_is_asked_of_the_rules() {
        let view = |stage| View { stage, ..View::default() };
        assert_eq!(refused_action(&view(Stage::Move(None)), at("a1")).as_deref(), Some("a1"));
        assert_eq!(refused_action(&view(Stage::Lay(None)), at("a1")).as_deref(), Some("lay a1"));
        assert_eq!(refused_action(&view(Stage::Roll), at("a1")), None);
    }
}
