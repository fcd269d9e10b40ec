//! What the board knows while it is shown, and what taps, drags and keys mean.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use serde_json::Value;

use super::choices::{Choices, refused_action};
use super::floes::Floes;
use super::places::Place;
use super::view::{self, Event, Stage, View};
use super::{asking, recipe, sea};
use crate::browser;
use crate::game::{Game, Shown};
use crate::settings::Settings;
use crate::texts::say;

/// A thing is dragged once the pointer has gone so far, in pixels.
const DRAG_AFTER: f64 = 9.0;
/// The first thing to press beside the sea.
pub(super) const FIRST: &str = "p-first";

/// The recipe of the one who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Card {
    /// It lies there with its face down.
    Offered,
    /// It is looked at.
    Open,
    /// It was put away.
    Away,
}

/// What led to what is shown, and a count that tells one showing from the next.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct News {
    pub(super) beat: u32,
    pub(super) events: Vec<(u8, Event)>,
    /// Nothing is to be animated.
    pub(super) still: bool,
}

/// A pointer that is down on something that can be dragged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Press {
    pub(super) place: Place,
    start: (f64, f64),
    /// How far it has gone, in the units of the drawing, once it is dragged.
    pub(super) gone: Option<(f64, f64)>,
}

#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) game: Game,
    settings: RwSignal<Settings>,
    pub(super) view: Memo<Option<View>>,
    pub(super) choices: Memo<Choices>,
    /// The seat that is asked here now.
    pub(super) asked: Memo<Option<u8>>,
    /// Seat and number of the recipe that the one who looks may see now, unless all lie open.
    look: Memo<Option<(u8, u8)>>,
    /// The same; where all lie open, that of the person whose turn it is.
    pub(super) recipe: Memo<Option<(u8, u8)>>,
    pub(super) card: RwSignal<Card>,
    pub(super) floes: RwSignal<Floes>,
    pub(super) news: RwSignal<News>,
    /// How often each figure has moved, so that it hops.
    pub(super) hops: RwSignal<[u32; 4]>,
    pub(super) focused: RwSignal<Place>,
    pub(super) press: RwSignal<Option<Press>>,
    /// An action that waits to be confirmed.
    pub(super) pending: RwSignal<Option<String>>,
    /// Whether the keyboard was used last: then the focus is led to what is asked.
    keys: StoredValue<bool>,
}

pub(super) fn table(game: Game, settings: RwSignal<Settings>) -> AnyView {
    let table = Table::new(game, settings);
    Effect::new(move || {
        if let Some(shown) = game.shown.get() {
            table.show(&shown);
        }
    });
    Effect::new(move || {
        table.recipe.track();
        table.card.set(if table.look.get().is_some() { Card::Offered } else { Card::Away });
    });
    Effect::new(move || table.lead_focus());
    view! {
        <div
            class="p-table"
            class:still=move || table.news.with(|news| news.still)
            data-keys="own"
            on:keydown:capture=move |_| table.keys.set_value(true)
            on:pointerdown:capture=move |_| table.keys.set_value(false)
        >
            <div class="p-stage">
                {sea::sea(table)}
                {recipe::card(table)}
            </div>
            <div class="p-strip" role="group" aria-label=move || say("mare-polare-strip")>
                {asking::strip(table)}
            </div>
        </div>
    }
    .into_any()
}

impl Table {
    fn new(game: Game, settings: RwSignal<Settings>) -> Self {
        let view = Memo::new(move |_| game.shown.with(|shown| View::read(&shown.as_ref()?.seen.view)));
        let present =
            move |shown: &Option<Shown>| shown.clone().filter(|shown| !shown.past).map(|shown| shown.seen);
        let asked = Memo::new(move |_| game.shown.with(present)?.asked());
        let choices = Memo::new(move |_| {
            let seen = game.shown.with(present);
            seen.map_or_else(Choices::default, |seen| {
                Choices::of(seen.asked().map_or(&[], |seat| seen.legal_of(seat)))
            })
        });
        let recipe_of = move |seat: u8| Some((seat, view.with(|view| view.as_ref()?.recipe(seat))?));
        let look = Memo::new(move |_| {
            let seen = game.shown.with(present).filter(|seen| !lie_open(&seen.options))?;
            recipe_of(seen.eyes.seat?)
        });
        let recipe = Memo::new(move |_| {
            let open = game.shown.with(present).filter(|seen| lie_open(&seen.options));
            let Some(seen) = open else { return look.get() };
            let seat = view.with(|view| view.as_ref().filter(|view| view.stage != Stage::Over)?.seat)?;
            recipe_of(seat).filter(|_| !seen.is_bot(seat))
        });
        Self {
            game,
            settings,
            view,
            choices,
            asked,
            look,
            recipe,
            card: RwSignal::new(Card::Away),
            floes: RwSignal::new(Floes::default()),
            news: RwSignal::new(News::default()),
            hops: RwSignal::new([0; 4]),
            focused: RwSignal::new(Place::from_name("b3").expect("b3 is a place")),
            press: RwSignal::new(None),
            pending: RwSignal::new(None),
            keys: StoredValue::new(false),
        }
    }

    fn show(self, shown: &Shown) {
        let Some(view) = self.view.get_untracked() else { return };
        let events: Vec<(u8, Event)> = shown.news.iter().filter_map(view::event).collect();
        let bare: Vec<Event> = events.iter().map(|(_, event)| event.clone()).collect();
        self.floes.update(|floes| *floes = floes.advanced(&view, &bare));
        for (seat, event) in &events {
            let moved =
                matches!(event, Event::Placed(_) | Event::Moved { .. } | Event::Fell { .. } | Event::Out(_));
            if moved && (1..=4).contains(seat) {
                self.hops.update(|hops| hops[usize::from(seat - 1)] += 1);
            }
        }
        self.news.update(|news| {
            *news = News { beat: news.beat + 1, events, still: shown.skipped || shown.news.is_empty() };
        });
        self.pending.set(None);
        self.press.set(None);
    }

    /// What is asked gets the focus of one who plays by keys: it was on something that is gone now.
    fn lead_focus(self) {
        self.card.track();
        self.game.held.track();
        self.pending.track();
        let place = self.choices.with(|choices| choices.places.first().map(|(place, _)| *place));
        if !self.keys.get_value() {
            return;
        }
        let to_card = self.card.get_untracked() != Card::Away && self.recipe.with_untracked(Option::is_some);
        let id = match place {
            _ if to_card => recipe::CARD.to_owned(),
            Some(place) if self.pending.with_untracked(Option::is_none) => {
                self.focused.set(place);
                sea::element_id(place)
            }
            _ => FIRST.to_owned(),
        };
        // After it has been drawn.
        browser::after(0.0, move || browser::focus(&id));
    }

    /// Whether the recipe lies open, rather than being looked at for a while.
    pub(super) fn lies_open(self) -> bool {
        self.look.get().is_none()
    }

    /// Plays an action of the one who is asked.
    pub(super) fn play(self, action: String) {
        self.pending.set(None);
        if let Some(seat) = self.asked.get_untracked() {
            self.game.play(seat, action);
        }
    }

    pub(super) fn tap(self, place: Place) {
        self.focused.set(place);
        let Some(view) = self.view.get_untracked() else { return };
        if self.asked.get_untracked().is_none() {
            return;
        }
        match self.choices.with_untracked(|choices| choices.at(place).map(str::to_owned)) {
            Some(action) if self.settings.with_untracked(|settings| settings.confirm) => {
                self.pending.set(Some(action))
            }
            Some(action) => self.play(action),
            // The rules say why not.
            None => {
                if let Some(action) = refused_action(&view, place) {
                    self.play(action);
                }
            }
        }
    }

    /// Whether something on a place can be dragged: the figure that moves, the floe that is laid.
    pub(super) fn is_movable(self, place: Place) -> bool {
        let Some(seat) = self.asked.get() else { return false };
        self.view.with(|view| match view {
            Some(View { stage: Stage::Lay(from), .. }) => *from == Some(place),
            Some(view @ View { stage: Stage::Move(_) | Stage::Fall | Stage::Out, .. }) => {
                view.figure(seat) == Some(place)
            }
            _ => false,
        })
    }

    pub(super) fn press(self, event: &PointerEvent, place: Place) {
        if event.is_primary() && event.button() == 0 && untrack(|| self.is_movable(place)) {
            let start = (f64::from(event.client_x()), f64::from(event.client_y()));
            self.press.set(Some(Press { place, start, gone: None }));
        }
    }

    /// The pointer moves; `scale` is how many units of the drawing a pixel is. Whether a drag has just begun.
    pub(super) fn drag(self, event: &PointerEvent, scale: f64) -> bool {
        let Some(press) = self.press.get_untracked() else { return false };
        let (right, down) =
            (f64::from(event.client_x()) - press.start.0, f64::from(event.client_y()) - press.start.1);
        if press.gone.is_none() && right.hypot(down) < DRAG_AFTER {
            return false;
        }
        self.press.set(Some(Press { gone: Some((right * scale, down * scale)), ..press }));
        press.gone.is_none()
    }

    /// The pointer is let go; what was dragged goes to the place where it is.
    pub(super) fn release(self) {
        let Some(Press { place, gone: Some((right, down)), .. }) = self.press.get_untracked() else {
            return self.press.set(None);
        };
        self.press.set(None);
        let steps = |gone: f64| (gone / 100.0).round() as i8;
        match place.beside(steps(right), steps(down)) {
            Some(target) if target != place => self.tap(target),
            _ => {}
        }
    }

    pub(super) fn key(self, event: &KeyboardEvent, place: Place) {
        let (right, down) = match event.key().as_str() {
            "ArrowUp" => (0, -1),
            "ArrowRight" => (1, 0),
            "ArrowDown" => (0, 1),
            "ArrowLeft" => (-1, 0),
            "Enter" | " " => {
                event.prevent_default();
                return self.tap(place);
            }
            "Escape" => return self.pending.set(None),
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        if let Some(next) = place.beside(right, down) {
            self.focused.set(next);
            browser::focus(&sea::element_id(next));
        }
    }
}

/// P-20: whether all recipes lie open.
pub(super) fn lie_open(options: &Value) -> bool {
    options["open-recipes"] == true
}
