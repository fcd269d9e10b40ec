//! Small signs for buttons, drawn as lines in the colour of the text.

use leptos::prelude::*;

/// A sign of 24 by 24.
pub(super) fn icon(path: &'static str) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }
}

pub(super) const GEAR: &str = "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5M7 14.5v5";
pub(super) const BOOK: &str =
    "M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6ZM12 6V20";
pub(super) const UNDO: &str = "M9 6L4 11L9 16M4 11H14A5 5 0 0 1 14 21H11";
pub(super) const FLAG: &str = "M6 21V4M6 5C10 2 13 8 18 5V13C13 16 10 10 6 13";
pub(super) const DRAW: &str = "M5 9H19M5 15H19";
pub(super) const SAVE: &str = "M12 4V15M7 11L12 16L17 11M5 20H19";
pub(super) const FIRST: &str = "M6 5V19M18 5L9 12L18 19";
pub(super) const BACK: &str = "M15 5L8 12L15 19";
pub(super) const NEXT: &str = "M9 5L16 12L9 19";
pub(super) const LAST: &str = "M18 5V19M6 5L15 12L6 19";
pub(super) const CLOSE: &str = "M6 6L18 18M18 6L6 18";
