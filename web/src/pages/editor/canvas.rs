//! The floe as it is drawn: places to paint on with pointer or keys.

use std::collections::BTreeMap;
use std::fmt::Write;

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;

use super::Editor;
use crate::boards::nanuuk::draft::{Cell, Draft, Paint, Spot};
use crate::boards::nanuuk::geometry::{HALF_WIDTH, Point, RADIUS, in_drawing};
use crate::boards::nanuuk::picture;
use crate::browser;
use crate::texts::{say, say_with};

/// From one row to the next.
const ROW: f64 = RADIUS * 1.5;

fn middle((row, x): Spot) -> Point {
    (f64::from(x) * HALF_WIDTH, f64::from(row) * ROW)
}

fn id((row, x): Spot) -> String {
    format!("e-{row}-{x}")
}

/// What the canvas knows besides the draft.
#[derive(Clone, Copy)]
struct Canvas {
    editor: Editor,
    /// First and last row, first and last half field; grows when the pointer is up.
    bounds: RwSignal<(i16, i16, i16, i16)>,
    names: Memo<BTreeMap<Spot, String>>,
    focused: RwSignal<Spot>,
    /// What the stroke that is being drawn paints, and where it was last.
    stroke: RwSignal<Option<(Paint, Spot)>>,
}

pub(super) fn canvas(editor: Editor) -> impl IntoView {
    let start = editor.draft.with_untracked(|draft| draft.cells.keys().next().copied().unwrap_or((1, 2)));
    let canvas = Canvas {
        editor,
        bounds: RwSignal::new(editor.draft.with_untracked(Draft::bounds)),
        names: Memo::new(move |_| editor.draft.with(Draft::names)),
        focused: RwSignal::new(start),
        stroke: RwSignal::new(None),
    };
    Effect::new(move || {
        let bounds = editor.draft.with(Draft::bounds);
        if canvas.stroke.with(Option::is_none) && canvas.bounds.get_untracked() != bounds {
            canvas.bounds.set(bounds);
        }
    });
    let svg: NodeRef<svg::Svg> = NodeRef::new();
    let view_box = move || {
        let (left, top, width, height) = canvas.frame();
        format!("{left:.1} {top:.1} {width:.1} {height:.1}")
    };
    let down = move |event: PointerEvent| {
        if event.is_primary() && event.button() == 0 {
            event.prevent_default();
            if let Some(target) =
                event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            {
                let _ = target.set_pointer_capture(event.pointer_id());
            }
            canvas.begin(canvas.spot(&event, svg));
        }
    };
    let moved = move |event: PointerEvent| canvas.go_on(canvas.spot(&event, svg));
    let end = move |_: PointerEvent| canvas.stroke.set(None);
    view! {
        <svg
            class="e-canvas"
            viewBox=view_box
            node_ref=svg
            role="group"
            aria-label=move || say("editor-canvas")
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=end
            on:pointercancel=end
        >
            // A place that stays in sight keeps the focus.
            <For each=move || canvas.spots() key=|spot| *spot children=move |spot| place(canvas, spot) />
        </svg>
    }
}

impl Canvas {
    /// Every place in sight where a field can be.
    fn spots(self) -> Vec<Spot> {
        let (first, last, left, right) = self.bounds.get();
        (first..=last)
            .flat_map(|row| (left..=right).map(move |x| (row, x)))
            .filter(|&spot| Draft::is_place(spot))
            .collect()
    }

    fn frame(self) -> (f64, f64, f64, f64) {
        let (first, last, left, right) = self.bounds.get();
        let ((x, y), (to_x, to_y)) = (middle((first, left)), middle((last, right)));
        let (across, down) = (HALF_WIDTH + 4.0, RADIUS + 4.0);
        (x - across, y - down, to_x - x + 2.0 * across, to_y - y + 2.0 * down)
    }

    /// The place that a pointer is on.
    fn spot(self, event: &PointerEvent, svg: NodeRef<svg::Svg>) -> Option<Spot> {
        let element: web_sys::Element = (*svg.get_untracked()?).clone().unchecked_into();
        let at = (event.client_x().into(), event.client_y().into());
        let (x, y) = in_drawing(at, browser::place_of(&element), untrack(|| self.frame()));
        let far = |spot: &Spot| {
            let (sx, sy) = middle(*spot);
            (sx - x).hypot(sy - y)
        };
        let spots = untrack(|| self.spots());
        spots.into_iter().min_by(|a, b| far(a).total_cmp(&far(b))).filter(|spot| far(spot) < RADIUS)
    }

    fn begin(self, spot: Option<Spot>) {
        let Some(spot) = spot else { return };
        self.focused.set(spot);
        let paint = self.editor.paint_for(spot);
        self.stroke.set(Some((paint, spot)));
        self.editor.change(|draft| draft.paint(spot, paint));
    }

    fn go_on(self, spot: Option<Spot>) {
        let Some((paint, last)) = self.stroke.get_untracked() else { return };
        if let Some(spot) = spot.filter(|&spot| spot != last) {
            self.stroke.set(Some((paint, spot)));
            self.editor.draft.update(|draft| draft.paint(spot, paint));
        }
    }

    fn key(self, event: &KeyboardEvent, (row, x): Spot) {
        let (first, last, left, right) = self.bounds.get_untracked();
        // The way up and down goes to the left and to the right in turn, and so keeps its column.
        let aside = if row.rem_euclid(2) == 0 { 1 } else { -1 };
        let next = match event.key().as_str() {
            "ArrowLeft" => (row, x - 2),
            "ArrowRight" => (row, x + 2),
            "ArrowUp" => (row - 1, x + aside),
            "ArrowDown" => (row + 1, x + aside),
            "Enter" | " " => {
                event.prevent_default();
                let paint = self.editor.paint_for((row, x));
                return self.editor.change(|draft| draft.paint((row, x), paint));
            }
            _ => return,
        };
        event.prevent_default();
        if (first..=last).contains(&next.0) && (left..=right).contains(&next.1) {
            self.focused.set(next);
            browser::focus(&id(next));
        }
    }
}

fn place(canvas: Canvas, spot: Spot) -> impl IntoView {
    let editor = canvas.editor;
    let cell = Memo::new(move |_| {
        editor.draft.with(|draft| draft.cells.get(&spot).map(|cell| (*cell, draft.in_play(*cell))))
    });
    let name = Memo::new(move |_| canvas.names.with(|names| names.get(&spot).cloned().unwrap_or_default()));
    let (x, y) = middle(spot);
    let inside = move || {
        let mut svg = format!(
            r#"<path class="{}" d="{}"/>"#,
            if cell.get().is_some() { "e-ice" } else { "e-empty" },
            picture::hexagon((0.0, 0.0), RADIUS - 2.0)
        );
        if let Some((Cell { igloo, stone, .. }, in_play)) = cell.get() {
            if igloo {
                svg.push_str(r##"<use href="#f-igloo" y="-5"/>"##);
            }
            // Writing to a string cannot fail.
            if let Some(stone) = stone {
                let faint = if in_play { "" } else { r#" opacity=".35""# };
                let _ = write!(svg, "<g{faint}>{}</g>", picture::stone(stone));
            }
            if !in_play {
                let outline = picture::hexagon((0.0, 0.0), RADIUS - 2.0);
                let _ = write!(svg, r#"<path class="e-out" d="{outline}"/>"#);
            }
            let _ = write!(svg, r#"<text class="f-name" y="50">{}</text>"#, name.get());
        }
        svg
    };
    let label = move || {
        let Some((Cell { igloo, stone, .. }, in_play)) = cell.get() else { return say("editor-water") };
        let mut parts = vec![name.get()];
        if igloo {
            parts.push(say("nanuuk-field-igloo"));
        }
        parts.extend(stone.map(|stone| say(&format!("nanuuk-thing-{}", stone.name()))));
        if !in_play {
            parts.push(say_with(
                "editor-out-of-play",
                &[("count", editor.draft.with(|draft| draft.players).into())],
            ));
        }
        parts.join(", ")
    };
    view! {
        <g
            id=id(spot)
            class="e-place"
            transform=format!("translate({x:.1} {y:.1})")
            role="button"
            tabindex=move || if canvas.focused.get() == spot { "0" } else { "-1" }
            aria-label=label
            on:keydown=move |event| canvas.key(&event, spot)
        >
            <g inner_html=inside></g>
            <path class="f-focus" d=picture::hexagon((0.0, 0.0), RADIUS - 4.0)></path>
        </g>
    }
}
