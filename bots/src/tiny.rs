//! Small games to test the searches with.

mod corners;
mod noughts;
mod race;
mod sealed;
mod stones;

pub(crate) use corners::{Corners, CornersState};
pub(crate) use noughts::{Noughts, NoughtsState};
pub(crate) use race::{Race, RaceAction, race};
pub(crate) use sealed::{Card, Sealed, SealedAction};
pub(crate) use stones::{Stones, StonesAction, StonesState};

/// What no search asks for.
macro_rules! unasked {
    () => {
        fn option_specs() -> Vec<inuksuk_core::OptionSpec> {
            Vec::new()
        }
        fn new(
            _: u8,
            _: &serde_json::Value,
            _: &mut dyn inuksuk_core::Draw,
        ) -> Result<Self, inuksuk_core::OptionsError> {
            Err(inuksuk_core::OptionsError::one("made by hand"))
        }
        fn options(&self) -> serde_json::Value {
            serde_json::Value::Null
        }
        fn facts(&self) -> inuksuk_core::Facts {
            let table = inuksuk_core::TableRules::default();
            inuksuk_core::Facts { longest_match: None, half_points: (0, 2), table }
        }
        fn at_turn_start(&self, _: &Self::State) -> bool {
            true
        }
        fn check(
            &self,
            state: &Self::State,
            actor: inuksuk_core::Actor,
            action: Self::Action,
        ) -> Result<(), inuksuk_core::Refusal> {
            let mut actions = Self::Buffer::default();
            if let Some(seat) = actor.seat() {
                self.legal(state, seat, &mut actions);
            }
            let legal = inuksuk_core::ActionBuffer::as_slice(&actions).contains(&action);
            if legal {
                Ok(())
            } else {
                Err(inuksuk_core::Refusal::new("no", inuksuk_core::Rule("T-1"), "no"))
            }
        }
        fn parse_action(&self, text: &str) -> Result<Self::Action, inuksuk_core::NotationError> {
            Err(inuksuk_core::NotationError(text.into()))
        }
        fn position(&self, _: &Self::State) -> serde_json::Value {
            serde_json::Value::Null
        }
        fn parse_position(&self, _: &serde_json::Value) -> Result<Self::State, inuksuk_core::SetupError> {
            Err(inuksuk_core::SetupError(Vec::new()))
        }
    };
}
pub(crate) use unasked;

/// A game whose view is the whole state.
macro_rules! in_the_open {
    () => {
        type View = Open<Self::State>;
        type EventView = ();
        fn view(&self, state: &Self::State, _: inuksuk_core::Observer) -> Self::View {
            Open(state.clone())
        }
        fn events(
            &self,
            _: &inuksuk_core::Step<'_, Self::State, Self::Action>,
            _: inuksuk_core::Observer,
        ) -> Vec<()> {
            Vec::new()
        }
        fn redeal(&self, view: &Self::View, _: &[()], _: &mut dyn inuksuk_core::Draw) -> Self::State {
            view.0.clone()
        }
    };
}
pub(crate) use in_the_open;

/// All of it may be seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Open<S>(pub(crate) S);

impl<S> serde::Serialize for Open<S> {
    fn serialize<T: serde::Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        serializer.serialize_unit()
    }
}

/// The facts for the catalog, which nobody asks here.
pub(crate) const fn info(seats: u8, perfect_information: bool, chance: bool) -> inuksuk_core::GameInfo {
    inuksuk_core::GameInfo {
        name: "tiny",
        title: "Tiny",
        rules_version: 1,
        min_seats: seats,
        max_seats: seats,
        perfect_information,
        chance,
        simultaneous: !perfect_information,
    }
}
