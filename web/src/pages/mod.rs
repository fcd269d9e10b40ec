//! The pages.

mod editor;
mod home;
mod lost;
mod new_match;
mod part;
mod play;
mod rules;
mod seating;

pub(crate) use editor::editor;
pub(crate) use home::home;
pub(crate) use lost::lost;
pub(crate) use new_match::new_match;
pub(crate) use part::{with_board, with_editor};
pub(crate) use play::play;
pub(crate) use rules::rules;
