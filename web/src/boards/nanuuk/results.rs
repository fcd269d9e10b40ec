//! What there is to see of the end besides points and winners: who was enclosed; what each hunter brought home.

use leptos::prelude::*;

use super::controls::icon;
use super::ending::{PREY, decisive, is_home, points, tie, worth};
use super::geometry::{Ground, players};
use super::picture;
use super::scene::{Piece, Scene};
use super::words;
use crate::boards;
use crate::link::Seen;
use crate::texts::{say, say_with};

/// Who was enclosed, where that decided.
pub(super) fn intro(seen: &Seen) -> Option<AnyView> {
    let scene = words::scene(seen);
    let outcome = seen.result.as_ref()?;
    let variant = seen.options["variant"].as_str().unwrap_or("basic");
    let name = |number: usize| {
        let field = scene.piece(number)?.field.clone()?;
        Some(format!("{} ({field})", words::who(seen, &scene, number)))
    };
    let decided = decisive(&scene, variant, seen.seats.len() as u8, &outcome.winners);
    let stuck: Vec<String> = decided.iter().filter_map(|&number| name(number)).collect();
    // N-25: a single figure loses only by cracks and water.
    let alone = outcome.reason == "N-25" && stuck.len() == 1;
    let key = if alone { "nanuuk-were-shut-in" } else { "nanuuk-were-enclosed" };
    (!stuck.is_empty() && crate::widgets::is_rule(&outcome.reason)).then(|| {
        let text = say_with(key, &[("who", words::and(&stuck).into()), ("count", stuck.len().into())]);
        view! { <p class="f-outcome">{text}</p> }.into_any()
    })
}

/// N-73: what each hunter's points come from, and what settled a tie.
pub(super) fn hunt(seen: &Seen) -> AnyView {
    let scene = words::scene(seen);
    let ground = Ground::of(&seen.options["board"], players(&seen.options, seen.seats.len() as u8));
    // Where there are many the table of points names them already.
    let named = seen.seats.len() == 2;
    let row = |(number, piece): (usize, &Piece)| {
        let who = words::who(seen, &scene, number);
        let head = named.then(|| {
            view! {
                <strong>{who.clone()}</strong>
                <span class="f-score">{points(&ground, piece)}</span>
            }
        });
        view! {
            <li aria-label=who>
                <span class="seat-sign" inner_html=picture::sign(piece.seat, piece.letter)></span>
                {head}
                {caught(&ground, piece)}
            </li>
        }
    };
    let rows = (1..).zip(&scene.pieces).map(row).collect_view();
    view! {
        <ul class="f-outcome">{rows}</ul>
        {sums(seen, &scene)}
        {settled(seen, &scene)}
    }
    .into_any()
}

fn caught(ground: &Ground, piece: &Piece) -> impl IntoView + use<> {
    let prey = PREY.into_iter().filter_map(|kind| {
        let count = piece.stored(kind) + u64::from(piece.carries(kind));
        let words = say_with("nanuuk-space-stored", &[("what", words::thing(kind).into()), ("count", count.into())]);
        (count > 0).then(|| view! { <span title=words.clone() aria-label=words role="img"><span inner_html=icon(kind)></span>{format!("×{count} = {}", count * worth(kind))}</span> })
    });
    let home = is_home(ground, piece).then(|| view! { <span>{say("nanuuk-home-bonus")}</span> });
    view! { <span class="f-catch">{prey.collect_view()} {home}</span> }
}

/// N-46: the points of both hunters together.
fn sums(seen: &Seen, scene: &Scene) -> Option<AnyView> {
    scene.pieces.iter().any(|piece| piece.letter > 0).then(|| {
        let sum = |(seat, score): (u8, &i64)| {
            say_with(
                "nanuuk-together-is",
                &[("who", boards::name(seen, seat).into()), ("count", (*score).into())],
            )
        };
        let text = (1..).zip(&scene.scores).map(sum).collect::<Vec<_>>().join(" ");
        view! { <p class="f-outcome">{text}</p> }.into_any()
    })
}

/// N-73: equipment, where the points alone did not tell.
fn settled(seen: &Seen, scene: &Scene) -> Option<AnyView> {
    let by_points =
        seen.result.as_ref().is_some_and(|outcome| matches!(outcome.reason.as_str(), "N-70" | "N-72"));
    let tied = if by_points { tie(scene) } else { Vec::new() };
    (!tied.is_empty()).then(|| {
        let one = |&(seat, count): &(u8, usize)| format!("{} {count}", boards::name(seen, seat));
        let text = tied.iter().map(one).collect::<Vec<_>>().join(", ");
        view! { <p class="f-outcome">{say_with("nanuuk-tie", &[("equipment", text.into())])}</p> }.into_any()
    })
}
