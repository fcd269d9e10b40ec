//! The sea on the screen: floes that drift and turn, figures that hop, swim and fish, places to tap.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;

use super::floes::Floe;
use super::picture;
use super::places::Place;
use super::table::Table;
use super::view::{Event, Species, Stage, View};
use super::words;
use crate::texts::{say, say_with};

/// The width of the drawing, in its units.
const WIDTH: f64 = 428.0;

pub(super) fn element_id(place: Place) -> String {
    format!("p-{}", place.name())
}

pub(super) fn sea(table: Table) -> impl IntoView {
    let board: NodeRef<svg::Svg> = NodeRef::new();
    let element =
        move || -> Option<web_sys::Element> { Some((*board.get_untracked()?).clone().unchecked_into()) };
    let moved = move |event: PointerEvent| {
        let Some(element) = element() else { return };
        if table.drag(&event, WIDTH / element.get_bounding_client_rect().width()) {
            // From here on the sea hears of the pointer, and no place is tapped at the end.
            let _ = element.set_pointer_capture(event.pointer_id());
        }
    };
    let seats =
        Memo::new(move |_| table.view.with(|view| view.as_ref().map_or(0, |view| view.figures.len() as u8)));
    view! {
        <svg
            class="p-board"
            viewBox=picture::VIEW_BOX
            node_ref=board
            role="group"
            aria-label=move || say("mare-polare-board")
            on:pointermove=moved
            on:pointerup=move |_| table.release()
            on:pointercancel=move |_| table.press.set(None)
        >
            <g inner_html=picture::sea() aria-hidden="true"></g>
            <g aria-hidden="true">
                <For each=move || table.floes.get().list().to_vec() key=|floe| floe.id let(floe)>
                    {floe_view(table, floe)}
                </For>
            </g>
            <g class="p-marks" aria-hidden="true">{move || marks(table)}</g>
            <g class="p-figures" aria-hidden="true">
                {move || (1..=seats.get()).map(|seat| figure_view(table, seat)).collect_view()}
            </g>
            <g class="p-marks" aria-hidden="true">{move || arrows(table)}</g>
            <g class="p-marks" aria-hidden="true">{move || effects(table)}</g>
            <g>{Place::all().map(|place| place_view(table, place)).collect_view()}</g>
        </svg>
    }
}

/// How far something on a place is dragged now.
fn dragged(table: Table, place: Place) -> Option<(f64, f64)> {
    table.press.get().filter(|press| press.place == place)?.gone
}

/// A style that puts something at a point, or holds it under the pointer.
fn put(x: i16, y: i16, dragged: Option<(f64, f64)>) -> String {
    match dragged {
        Some((right, down)) => {
            format!(
                "transform:translate({:.1}px,{:.1}px);transition:none",
                f64::from(x) + right,
                f64::from(y) + down
            )
        }
        None => format!("transform:translate({x}px,{y}px)"),
    }
}

/// A floe; it drifts to where it is laid and turns over on the way.
fn floe_view(table: Table, first: Floe) -> impl IntoView {
    let id = first.id;
    let floe = Memo::new(move |_| {
        table.floes.with(|floes| floes.list().iter().find(|floe| floe.id == id).copied()).unwrap_or(first)
    });
    let laid = move || {
        let stage = table.view.with(|view| view.as_ref().map(|view| view.stage));
        stage == Some(Stage::Lay(Some(floe.get().place)))
    };
    let place = move || {
        let (x, y) = floe.get().place.middle();
        put(x, y, laid().then(|| dragged(table, floe.get().place)).flatten())
    };
    // The same animation under two names: it begins anew with each turn.
    let turning = move || match floe.get() {
        Floe { turns: 0, .. } => "p-turning",
        Floe { turns, .. } if turns % 2 == 1 => "p-turning odd",
        _ => "p-turning even",
    };
    let bobbing = move || match floe.get().bobs {
        0 => "p-bob",
        bobs if bobs % 2 == 1 => "p-bob odd",
        _ => "p-bob even",
    };
    // Both sides are drawn; only the upper one is shown, from the middle of a turn on.
    let sides = if "im".contains(first.face) { vec![first.face] } else { vec!['x', 'o'] };
    let side = move |face: char| {
        view! {
            <g
                class="p-face"
                class:down=move || floe.get().face != face
                inner_html=picture::floe_side(id, face)
            ></g>
        }
    };
    view! {
        <g class="p-floe" style=place>
            <g class=bobbing>
                <g class=turning>
                    <g inner_html=picture::floe_body(id)></g>
                    {sides.into_iter().map(side).collect_view()}
                </g>
            </g>
        </g>
    }
}

/// A figure; it hops from floe to floe, and swims in a gap.
fn figure_view(table: Table, seat: u8) -> impl IntoView {
    #[derive(Clone, PartialEq)]
    struct Look {
        place: Place,
        swims: bool,
        harpoon: Vec<Species>,
    }
    let look = Memo::new(move |_| {
        table.view.with(|view| {
            let view = view.as_ref()?;
            let place = view.figure(seat)?;
            Some(Look { place, swims: view.floe(place) == '.', harpoon: view.harpoon(seat).to_vec() })
        })
    });
    let movable =
        move |place| table.asked.get() == Some(seat) && table.is_movable(place) && !is_laying(table);
    let style = move || {
        let Some(Look { place, swims, .. }) = look.get() else { return "display:none".into() };
        let ((x, y), (right, down)) = (place.middle(), if swims { picture::SWIMS } else { picture::STANDS });
        put(x + right, y + down, movable(place).then(|| dragged(table, place)).flatten())
    };
    let drawn = move || match look.get() {
        Some(Look { swims: true, harpoon, .. }) => picture::swimmer(seat, &harpoon),
        Some(Look { harpoon, .. }) => picture::figure(seat, &harpoon),
        None => String::new(),
    };
    let hop = move || match table.hops.get()[usize::from(seat - 1).min(3)] {
        0 => "p-hop",
        hops if hops % 2 == 1 => "p-hop odd",
        _ => "p-hop even",
    };
    view! {
        <g class=format!("p-figure p-seat-{seat}") style=style>
            <g class=hop inner_html=drawn></g>
        </g>
    }
}

fn is_laying(table: Table) -> bool {
    table.view.with(|view| matches!(view, Some(View { stage: Stage::Lay(_), .. })))
}

/// What lies under the figures: whose turn it is, where the last one came from, which floes are lit.
fn marks(table: Table) -> Vec<AnyView> {
    let mut drawn = Vec::new();
    let Some(view) = table.view.get() else { return drawn };
    let acting =
        view.seat.filter(|_| view.stage != Stage::Setup).and_then(|seat| Some((seat, view.figure(seat)?)));
    if let Some((seat, place)) = acting {
        let (x, y) = place.middle();
        let (right, down) = if view.floe(place) == '.' { picture::SWIMS } else { picture::STANDS };
        let class = format!("p-acting p-seat-{seat}");
        drawn.push(
            view! { <ellipse class=class cx=x + right cy=y + down - 3 rx="33" ry="11"></ellipse> }.into_any(),
        );
    }
    let from = table.news.with(|news| {
        news.events.iter().find_map(|(_, event)| match event {
            Event::Moved { from, .. } | Event::Laid { from, .. } => Some(*from),
            _ => None,
        })
    });
    if let Some(from) = from {
        let (x, y) = from.middle();
        drawn.push(view! { <use href="#p-blob-0" class="p-from" x=x y=y></use> }.into_any());
    }
    let floes = table.floes.get();
    for (place, _) in &table.choices.get().places {
        let (x, y) = place.middle();
        let outline = floes.list().iter().find(|floe| floe.place == *place).map(|floe| floe.id % 4);
        let class = if outline.is_some() { "p-lit" } else { "p-lit gap" };
        let href = format!("#p-blob-{}", outline.unwrap_or(0));
        let glow = href.clone();
        drawn.push(
            view! {
                <use href=glow class="p-glow" x=x y=y></use>
                <use href=href class=class x=x y=y></use>
            }
            .into_any(),
        );
    }
    drawn
}

/// What points at the places that can be tapped, and the one that waits to be confirmed.
fn arrows(table: Table) -> Vec<AnyView> {
    let pending = table.pending.get();
    let choices = table.choices.get();
    let arrow = |(place, action): &(Place, String)| {
        let (x, y) = place.middle();
        let class = if pending.as_ref() == Some(action) { "p-arrow chosen" } else { "p-arrow" };
        let at = format!("translate({x} {})", y - 24);
        view! { <g transform=at><path class=class d="M-13-16H13L0 6Z"></path></g> }.into_any()
    };
    choices.places.iter().map(arrow).collect()
}

/// What flies and splashes for a moment.
fn effects(table: Table) -> Vec<AnyView> {
    let news = table.news.get();
    let Some(view) = table.view.get_untracked().filter(|_| !news.still) else { return Vec::new() };
    let mut drawn = Vec::new();
    for (seat, event) in &news.events {
        match event {
            Event::Fell { gap, lost } => {
                drawn.push(splash(*gap));
                drawn.extend(lost.map(|fish| swims_off(*gap, fish, 0)));
            }
            Event::Rolled { lost: Some(fish), .. } => {
                drawn.extend(view.figure(*seat).map(|at| swims_off(at, *fish, 0)))
            }
            Event::Claimed { right: false, back } => {
                let at = view.figure(*seat);
                drawn.extend(
                    at.into_iter()
                        .flat_map(|at| (0..).zip(back).map(move |(n, &fish)| swims_off(at, fish, n))),
                );
            }
            Event::Claimed { right: true, .. } => drawn.extend((0..14).map(confetti)),
            _ => {}
        }
    }
    drawn
}

fn splash(gap: Place) -> AnyView {
    let (x, y) = gap.middle();
    view! { <g transform=format!("translate({x} {y})")><use class="p-splashing" href="#p-splash"></use></g> }
        .into_any()
}

/// A fish that leaves a harpoon, the `n`th of several, and is gone in the sea.
fn swims_off(at: Place, fish: Species, n: u8) -> AnyView {
    let (x, y) = at.middle();
    let (at, wait) =
        (format!("translate({} {})", x + 38, y - 20), format!("animation-delay:{}ms", 140 * u16::from(n)));
    view! {
        <g transform=at><g class="p-swims-off" style=wait inner_html=picture::coloured(fish)></g></g>
    }
    .into_any()
}

/// The soup is ready: fish leap over the sea.
fn confetti(n: u8) -> AnyView {
    let fish = Species::ALL[usize::from(n % 4)];
    let (x, y) = (18 + 28 * i16::from(n), 60 + 83 * i16::from(n % 5));
    let (at, wait) = (format!("translate({x} {y})"), format!("animation-delay:{}ms", 90 * u16::from(n)));
    view! { <g transform=at><g class="p-leaps" style=wait inner_html=picture::coloured(fish)></g></g> }
        .into_any()
}

/// A place for fingers, keys and readers of the screen.
fn place_view(table: Table, place: Place) -> impl IntoView {
    let (x, y) = place.middle();
    let is_choice = move || table.choices.with(|choices| choices.at(place).is_some());
    view! {
        <g
            id=element_id(place)
            class="p-place"
            class:choice=is_choice
            class:movable=move || table.is_movable(place)
            transform=format!("translate({x} {y})")
            role="button"
            tabindex=move || if table.focused.get() == place { "0" } else { "-1" }
            aria-label=move || label(table, place)
            on:click=move |_| table.tap(place)
            on:pointerdown=move |event| table.press(&event, place)
            on:keydown=move |event| table.key(&event, place)
        >
            <rect x="-50" y="-50" width="100" height="100"></rect>
            <rect class="p-focus" x="-47" y="-47" width="94" height="96" rx="24"></rect>
        </g>
    }
}

fn label(table: Table, place: Place) -> String {
    let mut parts = vec![place.name()];
    table.view.with(|view| {
        let Some(view) = view else { return };
        parts.push(words::floe(view.floe(place)));
        if let Some(seat) = view.figure_on(place) {
            let name = words::name(table.game, seat);
            parts.push(say_with("mare-polare-place-figure", &[("name", name.into())]));
        }
    });
    if table.choices.with(|choices| choices.at(place).is_some()) {
        parts.push(say("mare-polare-place-choice"));
    }
    parts.join(", ")
}
