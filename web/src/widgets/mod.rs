//! Parts of pages.

mod choice;
mod curtain;
mod dialog;
mod header;
mod icons;
mod move_list;
mod notice;
mod result;
mod rule;
mod seat;
mod settings_dialog;
mod table_actions;

pub(crate) use choice::{Choice, choice};
pub(crate) use curtain::curtain;
pub(crate) use dialog::dialog;
pub(crate) use header::header;
pub(crate) use move_list::{move_list, step_keys};
pub(crate) use notice::{failure, notice, notice_text};
pub(crate) use result::{headline, result};
pub(crate) use rule::{is_rule, rule_link, rule_sheet};
pub(crate) use seat::seat;
pub(crate) use settings_dialog::settings_dialog;
pub(crate) use table_actions::{draw_answer, table_action_key, table_action_sign, table_actions};
