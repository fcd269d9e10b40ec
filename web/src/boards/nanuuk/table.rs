//! The floe to play on: what hand, finger and keys do. What is drawn on it is in `drawing`.

use std::sync::Arc;

use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use nanuuk::{Edge, Field};

use super::choices::{Choices, Tap, tap, tap_at};
use super::geometry::{Direction, Ground, Point, players};
use super::scene::{Scene, events};
use super::tokens::Tokens;
use super::{controls, drawing, sheets, words};
use crate::browser;
use crate::game::{Game, Shown};
use crate::link::Seen;
use crate::settings::Settings;

/// A figure is dragged once the pointer has gone so far, in pixels.
const DRAG_AFTER: f64 = 7.0;

/// A pointer that is down on a figure.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Press {
    pub(super) field: Field,
    start: Point,
    was_chosen: bool,
    /// Where the figure is while it is dragged.
    pub(super) at: Option<Point>,
}

/// What the keys are on.
#[derive(Clone, Copy, PartialEq, Default)]
pub(super) struct Focus {
    /// The field.
    pub(super) field: Option<Field>,
    /// The candidate edge.
    pub(super) edge: Option<Edge>,
}

/// How the person plays.
#[derive(Clone, Copy, Default)]
struct Manner {
    /// The column that the way up and down keeps to.
    column: f64,
    /// Whether the last thing done was done by a key: the focus then follows what is asked.
    keys: bool,
}

/// What the board knows while it is shown.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) game: Game,
    settings: RwSignal<Settings>,
    pub(super) ground: Memo<Arc<Ground>>,
    pub(super) scene: Memo<Scene>,
    pub(super) choices: Memo<Choices>,
    /// The figure in hand.
    pub(super) chosen: RwSignal<Option<Field>>,
    pub(super) focus: RwSignal<Focus>,
    pub(super) press: RwSignal<Option<Press>>,
    /// An action that waits to be confirmed.
    pub(super) pending: RwSignal<Option<String>>,
    pub(super) tokens: RwSignal<Tokens>,
    /// The person went on: what still moves is to be where it goes.
    pub(super) hurried: RwSignal<bool>,
    manner: StoredValue<Manner>,
}

pub(super) fn table(game: Game, settings: RwSignal<Settings>) -> AnyView {
    let table = Table::new(game, settings);
    Effect::new(move || {
        if let Some(shown) = game.shown.get() {
            table.show(&shown);
        }
    });
    view! {
        <div class="f-table" class=("intro", move || !table.scene.with(|scene| scene.igloos))>
            {sheets::sheets(table)}
            {drawing::floe(table)}
            {controls::controls(table)}
        </div>
    }
    .into_any()
}

impl Table {
    fn new(game: Game, settings: RwSignal<Settings>) -> Self {
        // Before anything is shown the table is known already: the floe is the right one from the start.
        let kind = Memo::new(move |_| {
            let of =
                |seen: &Seen| (seen.options["board"].clone(), players(&seen.options, seen.seats.len() as u8));
            let shown = game.shown.with(|shown| shown.as_ref().map(|shown| of(&shown.seen)));
            shown.or_else(|| game.now.with_untracked(|now| now.as_ref().map(|now| of(now))))
        });
        let ground = Memo::new(move |_| {
            let (board, players) = kind.get().unwrap_or_else(|| ("floe31".into(), 4));
            Arc::new(Ground::of(&board, players))
        });
        let scene = Memo::new(move |_| {
            game.shown.with(|shown| shown.as_ref().map(|shown| words::scene(&shown.seen)).unwrap_or_default())
        });
        let choices = Memo::new(move |_| {
            let ground = ground.get();
            game.shown.with(|shown| match shown {
                Some(Shown { seen, past: false, .. }) => {
                    Choices::of(&ground, seen.asked().map_or(&[], |seat| seen.legal_of(seat)))
                }
                _ => Choices::default(),
            })
        });
        Self {
            game,
            settings,
            ground,
            scene,
            choices,
            chosen: RwSignal::new(None),
            focus: RwSignal::new(Focus::default()),
            press: RwSignal::new(None),
            pending: RwSignal::new(None),
            tokens: RwSignal::new(Tokens::default()),
            hurried: RwSignal::new(false),
            manner: StoredValue::new(Manner::default()),
        }
    }

    fn show(self, shown: &Shown) {
        let (ground, scene) = (self.ground.get_untracked(), self.scene.get_untracked());
        let happened: Vec<_> = shown.news.iter().flat_map(events).collect();
        self.hurried.set(shown.skipped || happened.is_empty());
        self.tokens.update(|tokens| *tokens = tokens.advanced(&ground, &scene, &happened));
        self.pending.set(None);
        self.press.set(None);
        self.chosen.set(self.choices.with_untracked(Choices::only_mover));
        let here = scene.piece(scene.acting).and_then(|piece| ground.field(piece.field.as_deref()?));
        let first = self.choices.with_untracked(|choices| {
            here.and_then(|here| ground.around(here, &choices.edges).first().copied())
                .or(choices.edges.first().copied())
        });
        self.focus.update(|focus| focus.edge = first);
        if self
            .focus
            .with_untracked(|focus| focus.field.is_none_or(|field| !ground.floe.in_play().contains(field)))
        {
            self.focus_on(here.or_else(|| ground.fields().next()));
        }
        if self.manner.with_value(|manner| manner.keys) && self.may_act() {
            self.follow(first, here);
        }
    }

    fn by_keys(self, keys: bool) {
        self.manner.update_value(|manner| manner.keys = keys);
    }

    fn keep_to(self, column: f64) {
        self.manner.update_value(|manner| manner.column = column);
    }

    fn focus_on(self, field: Option<Field>) {
        self.focus.update(|focus| focus.field = field);
        if let Some(field) = field {
            self.keep_to(self.ground.with_untracked(|ground| ground.middle(field).0));
        }
    }

    /// Puts the focus of one who plays by keys on what is asked now, once it is drawn.
    fn follow(self, edge: Option<Edge>, here: Option<Field>) {
        let (edge_id, buttons) = self.choices.with_untracked(|choices| {
            let ground = self.ground.get_untracked();
            let on_floe = !choices.fields.is_empty() || !choices.moves.is_empty();
            (edge.map(|edge| drawing::edge_id(&ground, edge)), !on_floe && !choices.words.is_empty())
        });
        if edge_id.is_none() && !buttons && here.is_some() {
            self.focus_on(here);
        }
        let id = match (edge_id, buttons, self.focus.get_untracked().field) {
            (Some(id), ..) => id,
            (None, true, _) => controls::FIRST.to_owned(),
            (None, false, Some(field)) => {
                self.ground.with_untracked(|ground| drawing::field_id(ground, field))
            }
            (None, false, None) => return,
        };
        browser::after(0.0, move || browser::focus(&id));
    }

    /// Plays an action of the one who is asked.
    pub(super) fn play(self, action: String) {
        let seat = self.game.now.with_untracked(|now| now.as_ref().and_then(|now| now.asked()));
        self.pending.set(None);
        if let Some(seat) = seat {
            self.game.play(seat, action);
        }
    }

    /// Plays an action, or has it confirmed first where that is wished.
    pub(super) fn decide(self, action: String) {
        if self.settings.with_untracked(|settings| settings.confirm) {
            self.pending.set(Some(action));
        } else {
            self.play(action);
        }
    }

    fn act(self, tap: Tap) {
        self.pending.set(None);
        match tap {
            Tap::Choose(field) => self.chosen.set(Some(field)),
            Tap::Unchoose => self.chosen.set(None),
            Tap::Play(action) => self.decide(action),
            Tap::AskWhy(action) => self.play(action),
            Tap::Hint(key, rule) => self.game.hint(key, rule),
        }
    }

    /// Whether a person of this page is asked, and looks at the present.
    pub(super) fn may_act(self) -> bool {
        let present = self.game.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| !shown.past));
        present && self.game.now.with_untracked(|now| now.as_ref().is_some_and(|now| now.asked().is_some()))
    }

    fn tap_at(self, point: Point) {
        let ground = self.ground.get_untracked();
        if let Some(field) = ground.field_at(point) {
            self.focus_on(Some(field));
        }
        if !self.may_act() {
            return self.chosen.set(None);
        }
        let chosen = self.chosen.get_untracked();
        let tap = self.scene.with_untracked(|scene| {
            self.choices.with_untracked(|choices| tap_at(&ground, scene, choices, chosen, point))
        });
        self.act(tap);
    }

    fn tap(self, field: Field) {
        if !self.may_act() {
            return self.chosen.set(None);
        }
        let (ground, chosen) = (self.ground.get_untracked(), self.chosen.get_untracked());
        let tap = self.scene.with_untracked(|scene| {
            self.choices.with_untracked(|choices| tap(&ground, scene, choices, chosen, field))
        });
        self.act(tap);
    }

    /// Whether the figure on a field can be moved by dragging it.
    pub(super) fn movable(self, field: Field) -> bool {
        let acting = self.scene.with(|scene| {
            let walks = matches!(scene.stage.as_str(), "move" | "step");
            let mover = scene.piece(scene.acting).filter(|_| walks && scene.igloos);
            mover.and_then(|mover| mover.field.clone())
        });
        self.choices.with(|choices| {
            let hunter = acting.is_some() && !choices.fields.is_empty();
            choices.movable(field)
                || hunter && self.ground.with(|ground| acting.as_deref() == Some(ground.name(field)))
        })
    }

    /// The pointer went down.
    pub(super) fn pressed(self, event: &PointerEvent, at: Point) {
        self.by_keys(false);
        self.hurried.set(true);
        let field = self.ground.with_untracked(|ground| ground.field_at(at));
        let Some(field) = field.filter(|&field| untrack(|| self.may_act() && self.movable(field))) else {
            return;
        };
        let was_chosen = self.chosen.get_untracked() == Some(field);
        let start = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.press.set(Some(Press { field, start, was_chosen, at: None }));
        self.pending.set(None);
        if self.choices.with_untracked(|choices| choices.movable(field)) {
            self.chosen.set(Some(field));
        }
        self.focus_on(Some(field));
    }

    /// The pointer moves.
    pub(super) fn dragged(self, event: &PointerEvent, at: Point) {
        let Some(mut press) = self.press.get_untracked() else { return };
        let far =
            (f64::from(event.client_x()) - press.start.0).hypot(f64::from(event.client_y()) - press.start.1);
        if press.at.is_some() || far > DRAG_AFTER {
            press.at = Some(at);
            self.press.set(Some(press));
        }
    }

    /// The pointer went up.
    pub(super) fn released(self, at: Point) {
        let target = self.ground.with_untracked(|ground| ground.field_at(at));
        match self.press.get_untracked() {
            Some(press) if press.at.is_some() => {
                if let Some(target) = target.filter(|&target| target != press.field) {
                    self.tap(target);
                }
            }
            // The only figure that may be moved stays in hand.
            Some(press) => {
                if press.was_chosen && self.choices.with_untracked(|choices| choices.only_mover().is_none()) {
                    self.chosen.set(None);
                }
            }
            None => self.tap_at(at),
        }
        self.press.set(None);
    }

    /// A key on a field.
    pub(super) fn field_key(self, event: &KeyboardEvent, field: Field) {
        let key = event.key();
        if let Some(direction) = Direction::of_key(&key) {
            event.prevent_default();
            event.stop_propagation();
            let ground = self.ground.get_untracked();
            if let Some(next) = ground.step(field, direction, self.manner.with_value(|manner| manner.column))
            {
                self.focus.update(|focus| focus.field = Some(next));
                if matches!(direction, Direction::Left | Direction::Right) {
                    self.keep_to(ground.middle(next).0);
                }
                browser::focus(&drawing::field_id(&ground, next));
            }
            return;
        }
        self.other_key(event, &key, || self.tap(field));
    }

    /// A key on a candidate edge.
    pub(super) fn edge_key(self, event: &KeyboardEvent, edge: Edge) {
        let key = event.key();
        let Some(direction) = Direction::of_key(&key) else {
            let action = self.ground.with_untracked(|ground| format!("|{}", ground.edge_name(edge)));
            return self.other_key(event, &key, || self.decide(action));
        };
        event.prevent_default();
        event.stop_propagation();
        let ground = self.ground.get_untracked();
        let here = self.scene.with_untracked(|scene| {
            scene.piece(scene.acting).and_then(|piece| ground.field(piece.field.as_deref()?))
        });
        let edges = self.choices.with_untracked(|choices| match here {
            Some(here) => ground.around(here, &choices.edges),
            None => choices.edges.clone(),
        });
        let at = edges.iter().position(|&other| other == edge).unwrap_or(0);
        let step = if matches!(direction, Direction::Right | Direction::Down) { 1 } else { edges.len() - 1 };
        if let Some(&next) = edges.get((at + step) % edges.len().max(1)) {
            self.focus.update(|focus| focus.edge = Some(next));
            browser::focus(&drawing::edge_id(&ground, next));
        }
    }

    fn other_key(self, event: &KeyboardEvent, key: &str, choose: impl FnOnce()) {
        match key {
            "Enter" | " " => {
                event.prevent_default();
                self.by_keys(true);
                self.hurried.set(true);
                match self.pending.get_untracked() {
                    Some(action) => self.play(action),
                    None => choose(),
                }
            }
            "Escape" => {
                self.pending.set(None);
                self.chosen.set(None);
            }
            _ => {}
        }
    }

    /// A button was pressed: by a key when the click counts no presses.
    pub(super) fn by_button(self, event: &MouseEvent, action: &str) {
        self.by_keys(event.detail() == 0);
        self.hurried.set(true);
        self.play(action.to_owned());
    }
}
