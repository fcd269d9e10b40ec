//! What lies beside the board: the hunters in hand, the hunters captured.

use std::fmt::Write;

use leptos::prelude::*;

use super::words;
use crate::game::Game;
use crate::texts::say_with;

/// The tray of a seat: the hand of the hunters, the captured ones beside the tigers.
pub(super) fn tray(game: Game, seat: u8) -> AnyView {
    let count = Memo::new(move |_| {
        let shown = game.shown.get()?;
        let view = words::view(&shown.seen)?;
        Some(if seat == 1 { view.hand } else { view.captured })
    });
    let label = move || {
        let key = if seat == 1 { "mandua-hand" } else { "mandua-captured" };
        say_with(key, &[("count", count.get().unwrap_or(0).into())])
    };
    view! {
        <div class="m-tray" role="img" aria-label=label title=label>
            <svg viewBox="0 0 300 52" aria-hidden="true" inner_html=move || pieces(count.get().unwrap_or(0))></svg>
            <span class="m-count" aria-hidden="true">{move || count.get()}</span>
        </div>
    }
    .into_any()
}

/// Hunters in a row, closer together the more there are.
fn pieces(count: u8) -> String {
    let step = if count > 8 { 256.0 / f64::from(count - 1) } else { 34.0 };
    (0..count).fold(String::new(), |mut svg, i| {
        let x = 278.0 - step * f64::from(count - 1 - i);
        let _ = write!(svg, r##"<use href="#m-hunter" transform="translate({x:.1} 27) scale(.58)"/>"##);
        svg
    })
}
