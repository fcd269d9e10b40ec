//! The scores of a season, held before whoever reads them until they go on, while the next one may have begun (K-35).

use std::cell::RefCell;

use leptos::prelude::*;

use super::season::Ended;
use super::table::{Table, rule};
use super::words;
use crate::boards::{self, signs};
use crate::link::Seen;
use crate::texts::{say, say_with};
use crate::widgets;

thread_local! {
    /// The end that was read last. The board is put up anew for whoever looks next, and scores are no secret.
    static READ: RefCell<Option<Ended>> = const { RefCell::new(None) };
}

pub(super) fn dialog(table: Table) -> impl IntoView {
    let open = RwSignal::new(false);
    let game = table.game;
    let ended = Memo::new(move |_| game.now.with(|now| Ended::of(now.as_ref()?)));
    Effect::new(move || {
        let ended = ended.get();
        open.set(ended.is_some() && READ.with_borrow(|read| *read != ended));
    });
    Effect::new(move |was_open: Option<bool>| {
        let is_open = open.get();
        if was_open == Some(true) && !is_open {
            READ.set(ended.get_untracked());
        }
        is_open
    });
    let title = move || {
        let season = ended.with(|ended| ended.as_ref().map_or(0, |ended| ended.season));
        let of = game.now.with(|now| now.as_ref().and_then(|now| now.options["seasons"].as_u64()));
        say_with("nanuk-season", &[("season", season.into()), ("of", of.unwrap_or(1).into())])
    };
    let content = move || {
        let scores = ended.get().zip(game.now.get_untracked()).map(|(ended, now)| scores(&ended, &now));
        view! {
            <div class="n-season">
                {scores}
                <button class="primary" on:click=move |_| open.set(false)>{say("seen-enough")}</button>
            </div>
        }
        .into_any()
    };
    widgets::dialog(open, title, content)
}

/// Who has how much, best first, and how much of all seasons.
fn scores(ended: &Ended, seen: &Seen) -> impl IntoView + use<> {
    let row = |(seat, points): (u8, u64)| {
        let won = ended.has_won(seat);
        let total = ended.totals.get(usize::from(seat) - 1).copied().unwrap_or(0);
        view! {
            <tr class:won=won>
                <td class="seat-sign" inner_html=signs::sign(seat)></td>
                <th scope="row">{boards::name(seen, seat)}{won.then(|| format!(" ({})", say("result-winner")))}</th>
                <td class="score">{say_with("nanuk-points", &[("points", points.into())])}</td>
                <td>{say_with("nanuk-total", &[("points", total.into())])}</td>
            </tr>
        }
    };
    view! {
        <p>{words::reason(&ended.rule)} " " {rule(if ended.rule == "K-30" { "K-30" } else { "K-31" })}</p>
        <table class="scores">
            <tbody>{ended.ranking().into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}
