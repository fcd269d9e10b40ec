//! The board to play on: fields, pieces, marks, and what hand, finger and keys do.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;

use super::choices::{Choices, Tap, tap};
use super::geometry::{Direction, Field};
use super::tokens::{Token, Tokens};
use super::view::{Event, Piece, Stage, View, events};
use super::{controls, picture, words};
use crate::browser;
use crate::game::{Game, Shown};
use crate::settings::Settings;
use crate::texts::{say, say_with};

/// A piece is dragged once the pointer has gone so far, in pixels.
const DRAG_AFTER: f64 = 7.0;

/// A pointer that is down on a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Press {
    field: Field,
    start: (f64, f64),
    was_chosen: bool,
    dragging: bool,
}

/// What the board knows while it is shown.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) game: Game,
    settings: RwSignal<Settings>,
    pub(super) view: Memo<Option<View>>,
    pub(super) choices: Memo<Choices>,
    chosen: RwSignal<Option<Field>>,
    focused: RwSignal<Field>,
    press: RwSignal<Option<Press>>,
    /// Where a dragged piece is, in the units of the drawing.
    drag: RwSignal<Option<(f64, f64)>>,
    /// A move that waits to be confirmed.
    pub(super) pending: RwSignal<Option<String>>,
    tokens: RwSignal<Tokens>,
}

pub(super) fn table(game: Game, settings: RwSignal<Settings>) -> AnyView {
    let table = Table::new(game, settings);
    Effect::new(move || {
        if let Some(shown) = game.shown.get() {
            table.show(&shown);
        }
    });
    view! {
        <div class="m-table" class:faults=move || table.view.with(|view| view.as_ref().is_some_and(|view| view.faults))>
            {drawing(table)}
            {controls::controls(table)}
        </div>
    }
    .into_any()
}

impl Table {
    fn new(game: Game, settings: RwSignal<Settings>) -> Self {
        let view = Memo::new(move |_| game.shown.with(|shown| words::view(&shown.as_ref()?.seen)));
        let choices = Memo::new(move |_| {
            game.shown.with(|shown| match shown {
                Some(Shown { seen, past: false, .. }) => {
                    Choices::of(seen.to_act().map_or(&[], |seat| seen.legal_of(seat)))
                }
                _ => Choices::default(),
            })
        });
        Self {
            game,
            settings,
            view,
            choices,
            chosen: RwSignal::new(None),
            focused: RwSignal::new(Field::from_name("c3").expect("c3 is a field")),
            press: RwSignal::new(None),
            drag: RwSignal::new(None),
            pending: RwSignal::new(None),
            tokens: RwSignal::new(Tokens::default()),
        }
    }

    fn show(self, shown: &Shown) {
        let Some(view) = words::view(&shown.seen) else { return };
        let happened: Vec<Event> = shown.news.iter().flat_map(events).collect();
        self.tokens.update(|tokens| *tokens = tokens.advanced(&view, &happened));
        self.pending.set(None);
        self.press.set(None);
        self.drag.set(None);
        // In a series the same tiger most often goes on: it stays in the hand.
        let goes_on = happened.iter().rev().find_map(|event| match event {
            Event::Moved { piece: Piece::Tiger, to, .. } => Field::from_name(to),
            _ => None,
        });
        self.chosen
            .set(goes_on.filter(|&field| self.choices.with_untracked(|choices| choices.movable(field))));
    }

    /// Plays an action of the one to act.
    pub(super) fn play(self, action: String) {
        let seat = self.game.now.with_untracked(|now| now.as_ref().and_then(|now| now.to_act()));
        self.pending.set(None);
        if let Some(seat) = seat {
            self.game.play(seat, action);
        }
    }

    fn tap(self, field: Field) {
        self.focused.set(field);
        self.pending.set(None);
        if self.game.shown.with_untracked(|shown| shown.as_ref().is_none_or(|shown| shown.past)) {
            return;
        }
        let Some(view) = self.view.get_untracked() else { return };
        if !self.may_act() {
            return self.chosen.set(None);
        }
        let chosen = self.chosen.get_untracked();
        match self.choices.with_untracked(|choices| tap(&view, choices, chosen, field)) {
            Tap::Choose(field) => self.chosen.set(Some(field)),
            Tap::Unchoose => self.chosen.set(None),
            Tap::Play(action) if self.settings.with_untracked(|settings| settings.confirm) => {
                self.pending.set(Some(action));
            }
            Tap::Play(action) => self.play(action),
            Tap::AskWhy(action) => self.play(action),
            Tap::Hint(key, rule) => self.game.hint(key, rule),
        }
    }

    fn may_act(self) -> bool {
        self.game.now.with_untracked(|now| {
            now.as_ref().is_some_and(|now| now.to_act().is_some_and(|seat| !now.is_bot(seat)))
        })
    }

    fn press(self, event: &PointerEvent, at: (f64, f64)) {
        let Some(field) = Field::near(at.0, at.1) else { return };
        let was_chosen = self.chosen.get_untracked() == Some(field);
        if self.choices.with_untracked(|choices| choices.movable(field)) {
            let start = (f64::from(event.client_x()), f64::from(event.client_y()));
            self.press.set(Some(Press { field, start, was_chosen, dragging: false }));
            self.pending.set(None);
            self.chosen.set(Some(field));
            self.focused.set(field);
        }
    }

    fn drag(self, event: &PointerEvent, at: (f64, f64)) {
        let Some(mut press) = self.press.get_untracked() else { return };
        let far =
            (f64::from(event.client_x()) - press.start.0).hypot(f64::from(event.client_y()) - press.start.1);
        if press.dragging || far > DRAG_AFTER {
            if !press.dragging {
                press.dragging = true;
                self.press.set(Some(press));
            }
            self.drag.set(Some(at));
        }
    }

    fn release(self, at: (f64, f64)) {
        let target = Field::near(at.0, at.1);
        self.drag.set(None);
        match (self.press.get_untracked(), target) {
            (Some(press), target) if press.dragging => {
                if let Some(target) = target.filter(|&target| target != press.field) {
                    self.tap(target);
                }
            }
            (Some(press), _) => {
                if press.was_chosen {
                    self.tap(press.field);
                }
            }
            (None, Some(target)) => self.tap(target),
            (None, None) => self.let_go(),
        }
        self.press.set(None);
    }

    /// Nothing is in hand any more, but for the tiger of a series.
    fn let_go(self) {
        if self.view.with_untracked(|view| view.as_ref().is_none_or(|view| view.stage != Stage::Series)) {
            self.chosen.set(None);
        }
    }

    fn key(self, event: &KeyboardEvent, field: Field) {
        let direction = match event.key().as_str() {
            "ArrowUp" => Direction::Up,
            "ArrowRight" => Direction::Right,
            "ArrowDown" => Direction::Down,
            "ArrowLeft" => Direction::Left,
            "Enter" | " " => {
                event.prevent_default();
                return match self.pending.get_untracked() {
                    Some(action) if self.chosen_target() == Some(field) => self.play(action),
                    _ => self.tap(field),
                };
            }
            "Escape" => {
                self.pending.set(None);
                return self.let_go();
            }
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        if let Some(next) = field.neighbour(direction) {
            self.focused.set(next);
            browser::focus(&element_id(next));
        }
    }

    /// Where the move that waits to be confirmed goes.
    fn chosen_target(self) -> Option<Field> {
        let action = self.pending.get()?;
        let name = action.rsplit(['-', ' ']).next()?;
        Field::from_name(name)
    }

    fn is_target(self, field: Field) -> bool {
        let chosen = self.chosen.get();
        self.choices.with(|choices| match chosen {
            Some(from) => choices.targets(from).any(|to| to == field),
            None => choices.places.contains(&field) || choices.removals.contains(&field),
        })
    }

    fn label(self, field: Field) -> String {
        let name = field.name();
        let stands = self.view.with(|view| {
            let view = view.as_ref()?;
            let key = if view.tigers.contains(&name) {
                "mandua-field-tiger"
            } else if view.hunters.contains(&name) {
                "mandua-field-hunter"
            } else if field.is_cage() {
                "mandua-field-cage"
            } else {
                "mandua-field-free"
            };
            Some(say_with(key, &[("field", name.clone().into())]))
        });
        let state = if self.chosen.get() == Some(field) {
            Some("mandua-field-chosen")
        } else if self.is_target(field) {
            Some("mandua-field-target")
        } else if self.choices.with(|choices| choices.movable(field)) {
            Some("mandua-field-movable")
        } else {
            None
        };
        [stands, state.map(say)].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

fn element_id(field: Field) -> String {
    format!("m-{}", field.name())
}

/// A pointer's place in the units of the drawing.
fn place(event: &PointerEvent, board: NodeRef<svg::Svg>) -> Option<(f64, f64)> {
    const SIDE: f64 = 824.0;
    let element: web_sys::Element = (*board.get_untracked()?).clone().unchecked_into();
    let frame = element.get_bounding_client_rect();
    let scale = SIDE / frame.width();
    Some((
        (f64::from(event.client_x()) - frame.left()) * scale - SIDE / 2.0,
        (f64::from(event.client_y()) - frame.top()) * scale - SIDE / 2.0,
    ))
}

fn drawing(table: Table) -> impl IntoView {
    let board: NodeRef<svg::Svg> = NodeRef::new();
    let down = move |event: PointerEvent| {
        if !event.is_primary() || event.button() != 0 {
            return;
        }
        if let Some(at) = place(&event, board) {
            table.press(&event, at);
        }
        if let Some(target) =
            event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        {
            let _ = target.set_pointer_capture(event.pointer_id());
        }
    };
    let moved = move |event: PointerEvent| {
        if table.press.with_untracked(Option::is_some)
            && let Some(at) = place(&event, board)
        {
            table.drag(&event, at);
        }
    };
    let up = move |event: PointerEvent| {
        if event.is_primary()
            && event.button() == 0
            && let Some(at) = place(&event, board)
        {
            table.release(at);
        }
    };
    let cancelled = move |_| {
        table.press.set(None);
        table.drag.set(None);
    };
    view! {
        <svg
            class="m-board"
            data-keys="own"
            class:placing=move || table.choices.with(|choices| !choices.places.is_empty())
            viewBox=picture::VIEW_BOX
            node_ref=board
            role="group"
            aria-label=move || say("mandua-board")
            on:pointerdown=down
            on:pointermove=moved
            on:pointerup=up
            on:pointercancel=cancelled
        >
            <g inner_html=picture::board() aria-hidden="true"></g>
            <g aria-hidden="true">{move || marks(table)}</g>
            <g>{Field::all().map(|field| field_view(table, field)).collect_view()}</g>
            <g class="m-pieces" aria-hidden="true">
                <For each=move || table.tokens.get().list().to_vec() key=|token| token.id let(token)>
                    {piece(table, token)}
                </For>
            </g>
            <g aria-hidden="true">{move || ghost(table)}</g>
        </svg>
    }
}

/// A field for fingers, keys and readers of the screen.
fn field_view(table: Table, field: Field) -> impl IntoView {
    let (x, y) = field.middle();
    view! {
        <g
            id=element_id(field)
            class="m-field"
            class:target=move || table.is_target(field)
            class:movable=move || table.choices.with(|choices| choices.movable(field))
            class:chosen=move || table.chosen.get() == Some(field)
            transform=format!("translate({x} {y})")
            role="button"
            tabindex=move || if table.focused.get() == field { "0" } else { "-1" }
            aria-label=move || table.label(field)
            on:keydown=move |event| table.key(&event, field)
        >
            <rect x="-50" y="-50" width="100" height="100"></rect>
            <circle class="m-dot" r="13"></circle>
            <circle class="m-focus" r="46"></circle>
        </g>
    }
}

/// A piece; it glides to where it is moved, and falls over the rim when it is taken.
fn piece(table: Table, token: Token) -> impl IntoView {
    let id = token.id;
    let current = Memo::new(move |_| {
        table.tokens.with(|tokens| tokens.list().iter().find(|t| t.id == id).copied()).unwrap_or(token)
    });
    let place = move || {
        let token = current.get();
        let dragged =
            table.press.get().filter(|press| press.dragging && press.field == token.field && !token.leaving);
        if let (Some(_), Some((x, y))) = (dragged, table.drag.get()) {
            return format!("transform:translate({x:.1}px,{y:.1}px) scale(1.12);transition:none");
        }
        let (x, y) = if token.leaving { token.field.over_the_rim() } else { token.field.middle() };
        let scale = if token.leaving { " scale(.55)" } else { "" };
        format!("transform:translate({x}px,{y}px){scale}")
    };
    view! {
        <g class="m-piece" class:leaving=move || current.get().leaving style=place>
            <use href=format!("#{}", picture::symbol(token.piece))></use>
        </g>
    }
}

/// The last move, and the chosen piece.
fn marks(table: Table) -> impl IntoView {
    let last = table.game.shown.with(|shown| {
        let line = &shown.as_ref()?.seen.line;
        line.iter().rev().find(|entry| !entry.table).map(events)
    });
    let ring = |name: &str, class: &'static str| {
        Field::from_name(name).map(|field| {
            let (x, y) = field.middle();
            view! { <circle class=class cx=x cy=y r="45"></circle> }.into_any()
        })
    };
    let mut drawn = Vec::new();
    for event in last.unwrap_or_default() {
        match event {
            Event::Placed { field } => drawn.extend(ring(&field, "m-mark to")),
            Event::Moved { from, to, captured, .. } => {
                drawn.extend(ring(&from, "m-mark from"));
                drawn.extend(ring(&to, "m-mark to"));
                drawn.extend(captured.iter().filter_map(|name| cross(name)));
            }
            Event::Removed { field } => drawn.extend(cross(&field)),
            _ => {}
        }
    }
    if let Some(field) = table.chosen.get() {
        drawn.extend(ring(&field.name(), "m-mark chosen"));
    }
    drawn
}

/// Where something was taken.
fn cross(name: &str) -> Option<AnyView> {
    let (x, y) = Field::from_name(name)?.middle();
    let path = format!("M{} {}l22 22m0-22l-22 22", x - 11, y - 11);
    Some(view! { <path class="m-cross" d=path></path> }.into_any())
}

/// The piece where a move that waits to be confirmed would put it.
fn ghost(table: Table) -> Option<impl IntoView> {
    let target = table.chosen_target()?;
    let piece = table.view.with(|view| match view.as_ref()?.side {
        super::view::Side::Hunters => Some(Piece::Hunter),
        super::view::Side::Tigers => Some(Piece::Tiger),
    })?;
    let (x, y) = target.middle();
    Some(view! { <use class="m-ghost" href=format!("#{}", picture::symbol(piece)) x=x y=y></use> })
}
