//! The floe on the screen: ice below, and above it cracks, things, marks, and what can be chosen.

use std::fmt::Write;
use std::sync::Arc;

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::svg;
use nanuuk::{Edge, Field, Stone};
use wasm_bindgen::JsCast;

use super::geometry::{Ground, Point, RADIUS, in_drawing};
use super::picture::{self, Crack};
use super::place::{Spot, spot};
use super::scene::{Scene, What, events};
use super::table::Table;
use super::tokens::{Look, Seam, Token};
use super::words;
use crate::browser;
use crate::texts::{say, say_with};

pub(super) fn field_id(ground: &Ground, field: Field) -> String {
    format!("f-{}", ground.name(field))
}

pub(super) fn edge_id(ground: &Ground, edge: Edge) -> String {
    format!("f-{}", ground.edge_name(edge).replace('.', "-"))
}

/// The floe. The ice is a picture of its own, so that moving things do not have it painted again.
pub(super) fn floe(table: Table) -> impl IntoView {
    let svg: NodeRef<svg::Svg> = NodeRef::new();
    let view_box = move || table.ground.with(|ground| picture::view_box(ground));
    let igloos = Memo::new(move |_| table.scene.with(|scene| scene.igloos));
    let ice = move || table.ground.with(|ground| picture::ice(ground, igloos.get()));
    let ratio = move || {
        let (_, _, width, height) = table.ground.with(|ground| ground.frame());
        format!("--ratio:{:.4}", width / height)
    };
    let down = move |event: PointerEvent| {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        if let Some(at) = point(table, &event, svg) {
            table.pressed(&event, at);
        }
        if let Some(target) =
            event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        {
            let _ = target.set_pointer_capture(event.pointer_id());
        }
    };
    let moved = move |event: PointerEvent| {
        if table.press.with_untracked(Option::is_some)
            && let Some(at) = point(table, &event, svg)
        {
            table.dragged(&event, at);
        }
    };
    let up = move |event: PointerEvent| {
        if event.is_primary()
            && event.button() == 0
            && let Some(at) = point(table, &event, svg)
        {
            table.released(at);
        }
    };
    let cancelled = move |_| {
        table.press.set(None);
    };
    view! {
        <div class="f-floe-box" class=("plain", browser::is_slow) style=ratio>
            <svg class="f-floe" viewBox=view_box inner_html=ice aria-hidden="true"></svg>
            <svg
                class="f-floe f-top"
                class:hurried=move || table.hurried.get()
                class:cracking=move || table.choices.with(|choices| !choices.edges.is_empty())
                data-keys="own"
                viewBox=view_box
                node_ref=svg
                role="group"
                aria-label=move || say("nanuuk-board")
                on:pointerdown=down
                on:pointermove=moved
                on:pointerup=up
                on:pointercancel=cancelled
            >
                <g aria-hidden="true">{move || marks(table)}</g>
                <g aria-hidden="true">
                    <For each=move || table.tokens.get().seams().to_vec() key=|seam| seam.edge.clone() let(seam)>
                        {crack(table, &seam)}
                    </For>
                </g>
                {move || fields(table)}
                <g class="f-things" aria-hidden="true">
                    <For each=move || things(table, false) key=|token| token.id let(token)>{thing(table, token)}</For>
                    <For each=move || things(table, true) key=|token| token.id let(token)>{thing(table, token)}</For>
                </g>
                <g class="f-names" aria-hidden="true" inner_html=move || table.ground.with(|ground| picture::names(ground))></g>
                <g class="f-costs" aria-hidden="true">{move || costs(table)}</g>
                {move || candidates(table)}
            </svg>
        </div>
    }
}

/// A pointer's place in the units of the drawing.
fn point(table: Table, event: &PointerEvent, svg: NodeRef<svg::Svg>) -> Option<Point> {
    let element: web_sys::Element = (*svg.get_untracked()?).clone().unchecked_into();
    let frame = table.ground.with_untracked(|ground| ground.frame());
    Some(in_drawing((event.client_x().into(), event.client_y().into()), browser::place_of(&element), frame))
}

/// Fields for fingers, keys and readers of the screen.
fn fields(table: Table) -> Vec<AnyView> {
    let ground = table.ground.get();
    let fields: Vec<Field> = ground.fields().collect();
    fields.into_iter().map(|field| field_view(table, &ground, field).into_any()).collect()
}

fn field_view(table: Table, ground: &Arc<Ground>, field: Field) -> impl IntoView + use<> {
    let (x, y) = ground.middle(field);
    let target = Memo::new(move |_| is_target(table, field));
    let movable = Memo::new(move |_| table.movable(field));
    view! {
        <g
            id=field_id(ground, field)
            class="f-field"
            class:target=move || target.get()
            class:movable=move || movable.get()
            class:chosen=move || table.chosen.get() == Some(field)
            class:pending=move || is_pending(table, field)
            transform=format!("translate({x:.1} {y:.1})")
            role="button"
            tabindex=move || if table.focus.with(|focus| focus.field == Some(field)) { "0" } else { "-1" }
            aria-label=move || label(table, field)
            on:keydown=move |event| table.field_key(&event, field)
        >
            <path class="f-hit" d=picture::hexagon((0.0, 0.0), RADIUS)></path>
            <path class="f-goal" d=picture::hexagon((0.0, 0.0), RADIUS - 7.0)></path>
            <path class="f-focus" d=picture::hexagon((0.0, 0.0), RADIUS - 4.0)></path>
        </g>
    }
}

fn is_target(table: Table, field: Field) -> bool {
    let (ground, chosen) = (table.ground.get(), table.chosen.get());
    table.choices.with(|choices| choices.action(&ground, chosen, field).is_some())
}

fn is_pending(table: Table, field: Field) -> bool {
    table.pending.with(|action| {
        let name = action.as_deref().and_then(|action| action.rsplit(['-', ' ', '@']).next());
        name.is_some_and(|name| table.ground.with(|ground| ground.name(field) == name))
    })
}

/// What a step onto a field costs, besides the crack.
fn cost(ground: &Ground, scene: &Scene, field: Field) -> Option<&'static str> {
    if !matches!(scene.stage.as_str(), "move" | "step") {
        return None;
    }
    let mover = ground.field(scene.piece(scene.acting)?.field.as_deref()?)?;
    let edge = ground.edge_name(ground.floe.edge_between(mover, field)?);
    let bear = scene.stone(ground.name(field)) == Some(Stone::Bear);
    match (scene.cracks.contains(&edge), bear) {
        // N-60
        (true, false) => Some("kayak"),
        // N-57
        (false, true) => Some("harpoon"),
        (true, true) => Some("both"),
        (false, false) => None,
    }
}

/// What a field is to those who hear it: what lies and stands there, where it is cracked, what can be done.
fn label(table: Table, field: Field) -> String {
    let ground = table.ground.get();
    let name = ground.name(field);
    let seen = table.game.shown.with(|shown| shown.as_ref().map(|shown| shown.seen.clone()));
    let Some(seen) = seen else { return name.to_owned() };
    table.scene.with(|scene| {
        let mut parts = vec![name.to_owned()];
        if scene.igloos && ground.floe.igloos().contains(field) {
            parts.push(say("nanuuk-field-igloo"));
        }
        parts.extend(scene.stone(name).map(|stone| words::thing(stone.name())));
        for number in scene.on(name) {
            parts.push(words::who(&seen, scene, number));
            if scene.enclosed.contains(&number) {
                parts.push(say("nanuuk-enclosed"));
            }
        }
        if parts.len() == 1 {
            parts.push(say("nanuuk-field-free"));
        }
        let cracked: Vec<String> = scene.cracks.iter().filter_map(|edge| other_side(edge, name)).collect();
        if !cracked.is_empty() {
            parts.push(say_with("nanuuk-field-cracks", &[("fields", words::and(&cracked).into())]));
        }
        if table.chosen.get() == Some(field) {
            parts.push(say("nanuuk-field-chosen"));
        } else if is_target(table, field) {
            parts.push(say("nanuuk-field-target"));
            parts.extend(cost(&ground, scene, field).map(|cost| say(&format!("nanuuk-cost-{cost}"))));
        } else if table.choices.with(|choices| choices.movable(field)) {
            parts.push(say("nanuuk-field-movable"));
        }
        parts.join(", ")
    })
}

fn other_side(edge: &str, field: &str) -> Option<String> {
    let (a, b) = edge.split_once('.')?;
    let other = if a == field {
        b
    } else if b == field {
        a
    } else {
        return None;
    };
    Some(other.to_owned())
}

/// A crack; a new one runs along its edge from the field of the one who made it.
fn crack(table: Table, seam: &Seam) -> Option<impl IntoView + use<>> {
    let ground = table.ground.get_untracked();
    let edge = ground.edge(&seam.edge)?;
    let Crack { place, gap, shards } = Crack::along(&ground, edge);
    let backwards = seam.from.is_some_and(|maker| {
        let ((x, y), (from, to, _)) = (ground.middle(maker), ground.edge_ends(edge));
        (from.0 - x).hypot(from.1 - y) > (to.0 - x).hypot(to.1 - y) + 1.0
    });
    let name = seam.edge.clone();
    let delay = Memo::new(move |_| {
        table
            .tokens
            .with(|tokens| tokens.seams().iter().find(|seam| seam.edge == name).and_then(|seam| seam.delay))
    });
    let style = move || delay.get().map(|delay| format!("animation-delay:{delay}ms"));
    Some(view! {
        <g transform=place>
            <g class="f-crack" class:new=move || delay.get().is_some() class:backwards=backwards style=style>
                <path class="f-gap" d=gap></path>
                <path class="f-shards" d=shards></path>
            </g>
        </g>
    })
}

fn things(table: Table, pieces: bool) -> Vec<Token> {
    table.tokens.with(|tokens| {
        tokens.list().iter().filter(|token| matches!(token.look, Look::Piece(_)) == pieces).copied().collect()
    })
}

/// A stone, bear, hunter or figure; it glides to where it is moved.
fn thing(table: Table, token: Token) -> impl IntoView {
    let id = token.id;
    let current = Memo::new(move |_| {
        table
            .tokens
            .with(|tokens| tokens.list().iter().find(|token| token.id == id).copied())
            .unwrap_or(token)
    });
    let number = match token.look {
        Look::Piece(number) => Some(number),
        Look::Stone(_) => None,
    };
    let place = move || {
        let token = current.get();
        let Spot { x, y, scale } =
            table.scene.with(|scene| table.ground.with(|ground| spot(ground, scene, token.field, number)));
        let dragged = table.press.get().filter(|press| press.field == token.field && !token.leaving);
        if let (Some(_), Some((x, y))) = (number, dragged.and_then(|press| press.at)) {
            return format!("transform:translate({x:.1}px,{y:.1}px) scale(1.12);transition:none");
        }
        let scale = if token.leaving { 0.35 } else { scale };
        format!("transform:translate({x:.1}px,{y:.1}px) scale({scale});transition-delay:{}ms", token.delay)
    };
    let inside = Memo::new(move |_| match current.get().look {
        Look::Stone(kind) => picture::stone(kind),
        Look::Piece(number) => table.scene.with(|scene| picture::figure(scene, number)),
    });
    let class = move || {
        let seat = number.and_then(|number| table.scene.with(|scene| Some(scene.piece(number)?.seat)));
        let leaving = match current.get() {
            Token { leaving: true, .. } => " leaving",
            Token { fresh: true, .. } => " fresh",
            _ => "",
        };
        let acting = if number.is_some_and(|number| is_acting(table, number)) { " acting" } else { "" };
        format!("f-thing f-seat-{}{leaving}{acting}", seat.unwrap_or(0))
    };
    view! {
        <g class=class style=place>
            <ellipse class="f-turn" cy="31" rx="34" ry="13"></ellipse>
            <g class="f-look" inner_html=move || inside.get()></g>
        </g>
    }
}

/// Whether a piece is the one to act, or one of those that may be moved.
fn is_acting(table: Table, number: usize) -> bool {
    table.scene.with(|scene| {
        if matches!(scene.stage.as_str(), "over" | "place") {
            return false;
        }
        scene.acting == number
            || scene.piece(number).and_then(|piece| piece.field.as_deref()).is_some_and(|name| {
                let field = table.ground.with(|ground| ground.field(name));
                field.is_some_and(|field| table.choices.with(|choices| choices.movable(field)))
            })
    })
}

/// What was done last: the way of the one who moved, and the crack that was made.
fn marks(table: Table) -> Vec<AnyView> {
    let ground = table.ground.get();
    let mut drawn = Vec::new();
    table.game.shown.with(|shown| {
        let Some(shown) = shown else { return };
        let line = shown.seen.line.iter().rev().filter(|entry| !entry.table);
        let mut last = line.peekable();
        let seat = last.peek().and_then(|entry| entry.seat);
        for entry in last.take_while(|entry| entry.seat == seat).take(12) {
            for event in events(entry) {
                drawn.extend(mark(&ground, &event.what));
            }
        }
    });
    drawn
}

fn mark(ground: &Ground, what: &What) -> Option<AnyView> {
    let line = |from: &str, to: &str, class: &'static str| {
        let (from, to) = (ground.middle(ground.field(from)?), ground.middle(ground.field(to)?));
        let path = format!("M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1 + 20.0, to.0, to.1 + 20.0);
        Some(view! { <path class=class d=path></path> }.into_any())
    };
    match what {
        What::Moved { from, to, .. } => line(from, to, "f-trail"),
        What::BearDriven(from, to) => line(from, to, "f-trail bear"),
        What::Cracked(edge) => {
            let path = picture::edge_line(ground, ground.edge(edge)?);
            Some(view! { <path class="f-last" d=path></path> }.into_any())
        }
        What::Placed(field) => {
            let path = picture::hexagon(ground.middle(ground.field(field)?), RADIUS - 9.0);
            Some(view! { <path class="f-last-field" d=path></path> }.into_any())
        }
        _ => None,
    }
}

/// Beside each target what the step costs.
fn costs(table: Table) -> Vec<AnyView> {
    let ground = table.ground.get();
    let targets: Vec<Field> = ground.fields().filter(|&field| is_target(table, field)).collect();
    table.scene.with(|scene| {
        let badge = |field: Field| {
            let cost = cost(&ground, scene, field)?;
            let (x, y) = ground.middle(field);
            let things: &[&str] = match cost {
                "both" => &["kayak", "harpoon"],
                "kayak" => &["kayak"],
                _ => &["harpoon"],
            };
            let mut uses = String::new();
            for (i, thing) in things.iter().enumerate() {
                let across = 30 - 36 * i as i32;
                // Writing to a string cannot fail.
                let _ = write!(
                    uses,
                    r##"<g transform="translate({across} -34)"><circle class="f-cost" r="17"/><use href="#f-{thing}" transform="scale(.62)"/><path class="f-cost-strike" d="M-12 12L12-12"/></g>"##
                );
            }
            Some(view! { <g transform=format!("translate({x:.1} {y:.1})") inner_html=uses></g> }.into_any())
        };
        targets.into_iter().filter_map(badge).collect()
    })
}

/// The edges that may crack: broad for fingers, each with a name.
fn candidates(table: Table) -> Vec<AnyView> {
    let ground = table.ground.get();
    let edges = table.choices.with(|choices| choices.edges.clone());
    edges.into_iter().map(|edge| candidate(table, &ground, edge).into_any()).collect()
}

fn candidate(table: Table, ground: &Arc<Ground>, edge: Edge) -> impl IntoView + use<> {
    let line = picture::edge_line(ground, edge);
    let (_, _, (x, y)) = ground.edge_ends(edge);
    let name = ground.edge_name(edge);
    let pending = {
        let name = name.clone();
        move || {
            table
                .pending
                .with(|action| action.as_deref().and_then(|action| action.strip_prefix('|')) == Some(&name))
        }
    };
    view! {
        <g
            id=edge_id(ground, edge)
            class="f-edge"
            class:pending=pending
            role="button"
            tabindex=move || if table.focus.with(|focus| focus.edge == Some(edge)) { "0" } else { "-1" }
            aria-label=move || say_with("nanuuk-edge", &[("fields", words::edge_words(&name).into())])
            on:keydown=move |event| table.edge_key(&event, edge)
        >
            <circle class="f-hit" cx=format!("{x:.1}") cy=format!("{y:.1}") r="40"></circle>
            <path class="f-dash-back" d=line.clone()></path>
            <path class="f-dash" d=line></path>
        </g>
    }
}
