//! The scenario that this browser keeps: the last one drawn in the editor.

use std::cell::Cell;

use nanuuk::Scenario;

use super::code;
use super::draft::Draft;
use crate::browser;

/// Where the browser keeps it.
const STORED: &str = "inuksuk.scenario";

thread_local! {
    /// Whether the next match is to be played on it.
    static WISHED: Cell<bool> = const { Cell::new(false) };
}

/// The draft that was kept; one of an older client or damaged is as good as none.
pub(crate) fn draft() -> Option<Draft> {
    code::decode(&browser::stored(STORED)?).ok()
}

/// The scenario that was kept, if it can be played.
pub(crate) fn kept() -> Option<Scenario> {
    draft()?.scenario().ok()
}

/// Keeps a draft.
pub(crate) fn keep(draft: &Draft) {
    browser::store(STORED, &code::encode(draft));
}

/// The next match is to be played on the scenario that is kept.
pub(crate) fn wish() {
    WISHED.set(true);
}

/// For how many players the scenario is that the next match is to be played on.
pub(super) fn wished_players() -> Option<u8> {
    WISHED.get().then(kept)?.map(|scenario| scenario.players)
}

/// Whether that is so; asked once.
pub(super) fn take_wish() -> bool {
    WISHED.replace(false)
}
