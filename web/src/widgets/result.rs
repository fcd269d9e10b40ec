//! The end of a match: who won, by which rule, and what now.

use leptos::prelude::*;

use super::rule::{is_rule, rule_link};
use crate::app::App;
use crate::boards::{self, Board};
use crate::link::{Outcome, Seen};
use crate::parts;
use crate::texts::{say, say_with};

pub(crate) fn result(app: App, board: &'static dyn Board) -> impl IntoView {
    let game = app.game;
    let closed = game.result_aside;
    let outcome = Memo::new(move |_| {
        game.now.with(|now| {
            now.as_ref().and_then(|now| now.result.clone().map(|outcome| (headline(now, &outcome), outcome)))
        })
    });
    Effect::new(move || {
        outcome.track();
        closed.set(false);
    });
    let card = move || {
        let (headline, outcome) = outcome.get().filter(|_| !closed.get())?;
        let seen = game.now.get()?;
        let reason = outcome.reason.clone();
        let scores = (seen.seats.len() > 2).then(|| scores(&seen, &outcome, board));
        let more = board.result(&seen);
        Some(view! {
            <section class="result" aria-label=say("result")>
                <h2>{headline}</h2>
                <p>{board.reason(&reason)} " " {is_rule(&reason).then(|| rule_link(app, reason.clone()))}</p>
                {scores}
                {more}
                <p class="buttons">
                    <button class="primary" on:click=move |_| game.again(false)>{say("play-again")}</button>
                    <Show when=move || game.can_swap()>
                        <button on:click=move |_| game.again(true)>{say("swap-sides")}</button>
                    </Show>
                    <button on:click=move |_| closed.set(true)>{say("look-at-board")}</button>
                    <button on:click=move |_| game.save()>{say("download")}</button>
                </p>
            </section>
        })
    };
    view! { {card} }
}

/// Who won, from the point of view of the one who looks.
pub(crate) fn headline(seen: &Seen, outcome: &Outcome) -> String {
    if outcome.winners.is_empty() {
        return say("result-draw");
    }
    let winners = outcome.winners.iter().map(|&seat| boards::name(seen, seat)).collect::<Vec<_>>().join(", ");
    let persons: Vec<u8> = seen.persons().collect();
    // Sides have names of many; players are single ones.
    let sides = parts::board(&seen.game).is_some_and(|board| board.seats() == (2..=2));
    let key = if sides { "result-won" } else { "result-won-by" };
    match *persons.as_slice() {
        [own] if outcome.winners == [own] => say("result-you-won"),
        [own] if outcome.winners.contains(&own) => say("result-you-shared"),
        [_] if seen.seats.len() == 2 => say("result-you-lost"),
        _ => say_with(key, &[("winners", winners.into()), ("count", outcome.winners.len().into())]),
    }
}

/// Who has how much, best first.
fn scores(seen: &Seen, outcome: &Outcome, board: &'static dyn Board) -> impl IntoView + use<> {
    let mut order: Vec<(u8, f64)> = (1..).zip(outcome.scores.iter().copied()).collect();
    order.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let row = |(seat, score): (u8, f64)| {
        let won = outcome.winners.contains(&seat);
        view! {
            <tr class:won=won>
                <td class="seat-sign" inner_html=board.seat_sign(seat)></td>
                <th scope="row">{boards::name(seen, seat)}{won.then(|| format!(" ({})", say("result-winner")))}</th>
                <td class="score">{score}</td>
            </tr>
        }
    };
    view! { <table class="scores"><tbody>{order.into_iter().map(row).collect_view()}</tbody></table> }
}
