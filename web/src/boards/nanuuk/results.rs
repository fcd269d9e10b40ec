//! What there is to see of the end besides points and winners: who was enclosed; what each hunter brought home.

use leptos::prelude::*;
use nanuuk::Stone;

use super::controls::icon;
use super::picture;
use super::words;
use crate::link::Seen;
use crate::texts::{say, say_with};

/// The prey, the least valuable first.
const PREY: [&str; 4] = ["fish", "seal", "walrus", "whale"];

/// Who cannot move at the end.
pub(super) fn intro(seen: &Seen) -> Option<AnyView> {
    let scene = words::scene(seen);
    let name = |number: usize| {
        let field = scene.piece(number)?.field.clone()?;
        Some(format!("{} ({field})", words::who(seen, &scene, number)))
    };
    let stuck: Vec<String> = scene.enclosed.iter().filter_map(|&number| name(number)).collect();
    (!stuck.is_empty()).then(|| {
        let text = say_with(
            "nanuuk-were-enclosed",
            &[("who", words::and(&stuck).into()), ("count", stuck.len().into())],
        );
        view! { <p class="f-outcome">{text}</p> }.into_any()
    })
}

/// N-73: what each hunter's points come from.
pub(super) fn hunt(seen: &Seen) -> AnyView {
    let scene = words::scene(seen);
    let floe = super::geometry::Ground::of(
        &seen.options["board"],
        super::geometry::players(&seen.options, seen.seats.len() as u8),
    );
    let row = |(number, piece): (usize, &super::scene::Piece)| {
        let prey = PREY.into_iter().filter_map(|kind| {
            let count = piece.stored(kind) + u64::from(piece.carries(kind));
            let points = Stone::from_name(kind).map_or(0, |stone| u64::from(picture::stars(stone)));
            let words = say_with("nanuuk-space-stored", &[("what", words::thing(kind).into()), ("count", count.into())]);
            (count > 0).then(|| view! { <span title=words.clone() aria-label=words role="img"><span inner_html=icon(kind)></span>{format!("×{count} = {}", count * points)}</span> })
        });
        let home = piece
            .field
            .as_deref()
            .and_then(|name| floe.field(name))
            .is_some_and(|field| floe.floe.igloos().contains(field));
        view! {
            <li>
                <span class="seat-sign" inner_html=picture::sign(piece.seat, piece.letter)></span>
                <strong>{words::who(seen, &scene, number)}</strong>
                {(piece.letter < 2).then(|| {
                    let points = scene.scores.get(usize::from(piece.seat).wrapping_sub(1)).copied().unwrap_or(0);
                    view! { <span class="f-score">{points}</span> }
                })}
                <span class="f-catch">{prey.collect_view()} {home.then(|| view! { <span>{say("nanuuk-home-bonus")}</span> })}</span>
            </li>
        }
    };
    let rows = (1..).zip(&scene.pieces).map(row).collect_view();
    view! { <ul class="f-outcome">{rows}</ul> }.into_any()
}
