//! The table: sky and far side above, the wood with what the round is about, one's own side below.

use leptos::prelude::*;

use ::nanuk::{Card, Pile, Side, Stage, Wind};

use super::boasts::Boasts;
use super::view::View;
use super::{boast_board, camps, cards, days, hand, piles, pool, season_end, seats, sky, words};
use crate::boards;
use crate::browser;
use crate::game::{Game, Shown};
use crate::settings::Settings;
use crate::texts::{say, say_with};

/// What the board knows while it is shown.
#[derive(Clone, Copy)]
pub(super) struct Table {
    pub(super) game: Game,
    pub(super) settings: RwSignal<Settings>,
    pub(super) view: Memo<Option<View>>,
    pub(super) stage: Memo<Option<Stage>>,
    /// Who looks; the own side of the table is this seat's.
    pub(super) own: Memo<Option<u8>>,
    /// The seat that is asked now.
    pub(super) asked: Memo<Option<u8>>,
    pub(super) boasts: Memo<Boasts>,
    /// The boast that is being put together.
    pub(super) draft: RwSignal<Option<::nanuk::Boast>>,
    /// Cards of the hand that have been chosen, by their place in it.
    pub(super) chosen: RwSignal<Vec<usize>>,
    /// A pick that waits to be confirmed.
    pub(super) pending: RwSignal<Option<Card>>,
    /// What the one who looks has said.
    pub(super) said: RwSignal<Option<&'static str>>,
    /// Whether all score piles lie open for a closer look.
    pub(super) piles_open: RwSignal<bool>,
}

pub(super) fn table(game: Game, settings: RwSignal<Settings>) -> AnyView {
    let table = Table::new(game, settings);
    Effect::new(move |before: Option<Option<Stage>>| {
        let shown = game.shown.get();
        let stage = table.stage.get();
        if let Some(shown) = shown {
            table.show(&shown, before.flatten() != stage);
        }
        stage
    });
    view! {
        <div
            class="n-table"
            class:winter=move || table.of_view(|view| view.winter)
            class:still=move || game.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.skipped))
            data-stage=move || table.stage.get().map(Stage::text)
        >
            <div class="n-night">
                <div class="n-sky" aria-hidden="true" inner_html=sky::SKY></div>
                {seats::far_side(table)}
            </div>
            <div class="n-wood">
                {surroundings(table)}
                <div class="n-middle">{move || middle(table)}</div>
                {hand::own_side(table)}
            </div>
            {piles::dialog(table)}
            {season_end::dialog(table)}
        </div>
    }
    .into_any()
}

/// What lies in the middle, by what is being done.
fn middle(table: Table) -> AnyView {
    match table.stage.get() {
        None | Some(Stage::First | Stage::Deal | Stage::Wind | Stage::Boast) => boast_board::board(table),
        Some(Stage::Sides | Stage::Ante | Stage::Give) => camps::camps(table),
        Some(Stage::Day) => days::days(table),
        Some(Stage::Pick) => pool::pool(table),
        Some(Stage::Over) => piles::all(table),
    }
}

/// Deck, discards, wind, season.
fn surroundings(table: Table) -> impl IntoView {
    // K-40: the table shows a pile, not a number.
    let deck = move || stack("back", table.of_view(|view| view.deck));
    let discards = move || stack("front", table.of_view(|view| view.discards.size()));
    let seasons = move || {
        let several = table
            .game
            .now
            .with(|now| now.as_ref().and_then(|now| now.options["seasons"].as_u64()).unwrap_or(1));
        (several > 1).then(|| {
            let season = table.of_view(|view| view.season);
            view! { <span class="n-chip">{say_with("nanuk-season", &[("season", season.into()), ("of", several.into())])}</span> }
        })
    };
    view! {
        <div class="n-around">
            <span class="n-chip" title=move || say("nanuk-deck")>
                <span inner_html=deck></span>
                <span class="n-long">{move || say("nanuk-deck")}</span>
            </span>
            <span class="n-chip" title=move || say("nanuk-discards")>
                <span inner_html=discards></span>
                <span class="n-long">{move || say("nanuk-discards")}</span>
            </span>
            {move || wind(table)}
            {seasons}
            <Show when=move || table.of_view(|view| view.winter)>
                <span class="n-chip n-winter">{move || say("nanuk-winter")} " " {rule("K-30")}</span>
            </Show>
            <button class="n-chip" on:click=move |_| table.piles_open.set(true)>{move || say("nanuk-piles")}</button>
        </div>
    }
}

/// A pile of cards, thicker the more there are; its number cannot be read off it.
fn stack(side: &str, cards: u8) -> String {
    let layer = |i: u8| format!(r##"<use href="#n-{side}" x="{0}" y="{0}" width="50" height="70"/>"##, 3 * i);
    let layers: Vec<String> = (0..cards.div_ceil(22)).rev().map(layer).collect();
    format!(r#"<svg class="n-pile" viewBox="0 0 62 82" aria-hidden="true">{}</svg>"#, layers.concat())
}

fn wind(table: Table) -> Option<impl IntoView> {
    let wind = table.of_view(|view| view.wind)?;
    let (key, class) = match wind {
        Wind::Cw => ("nanuk-wind-cw", "n-dial cw"),
        Wind::Ccw => ("nanuk-wind-ccw", "n-dial ccw"),
    };
    Some(view! {
        <span class="n-chip n-wind" title=say(key)>
            <svg class=class viewBox="0 0 40 40" aria-hidden="true">
                <path d="M20 5A15 15 0 1 1 7 12.500M7 4V13H16"></path>
            </svg>
            <span class="n-long">{say(key)}</span>
        </span>
    })
}

impl Table {
    fn new(game: Game, settings: RwSignal<Settings>) -> Self {
        let view = Memo::new(move |_| game.shown.with(|shown| View::of(&shown.as_ref()?.seen.view)));
        let present = move |shown: &Option<Shown>| match shown {
            Some(Shown { seen, past: false, .. }) => seen.asked(),
            _ => None,
        };
        let asked = Memo::new(move |_| game.shown.with(present));
        let boasts = Memo::new(move |_| {
            game.shown.with(|shown| match (present(shown), shown) {
                (Some(seat), Some(shown)) => Boasts::of(shown.seen.legal_of(seat)),
                _ => Boasts::default(),
            })
        });
        Self {
            game,
            settings,
            view,
            stage: Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.stage))),
            own: Memo::new(move |_| {
                game.shown.with(|shown| shown.as_ref().and_then(|shown| shown.seen.eyes.seat))
            }),
            asked,
            boasts,
            draft: RwSignal::new(None),
            chosen: RwSignal::new(Vec::new()),
            pending: RwSignal::new(None),
            said: RwSignal::new(None),
            piles_open: RwSignal::new(false),
        }
    }

    fn show(self, shown: &Shown, stage_changed: bool) {
        self.pending.set(None);
        if stage_changed {
            self.said.set(None);
            self.chosen.set(Vec::new());
        }
        let asked = self.asked.get_untracked();
        let laid = shown.news.iter().any(|entry| entry.seat == asked && entry.text.starts_with(['a', 'g']));
        if laid || asked.is_none() {
            self.chosen.set(Vec::new());
        }
        let least = self.boasts.with_untracked(|boasts| {
            let kept = self.draft.get_untracked().filter(|draft| boasts.legal.contains(draft));
            kept.or_else(|| {
                self.of_view_untracked(|view| {
                    boasts.least(view.claim.map(|claim| claim.boast), view.hand.as_ref())
                })
            })
        });
        self.draft.set(least);
    }

    /// Something read off the view; the default while there is none.
    pub(super) fn of_view<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    fn of_view_untracked<T: Default>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with_untracked(|view| view.as_ref().map(read)).unwrap_or_default()
    }

    /// What a seat is called.
    pub(super) fn name(self, seat: u8) -> String {
        self.game
            .shown
            .with(|shown| shown.as_ref().map_or_else(String::new, |shown| boards::name(&shown.seen, seat)))
    }

    /// Plays an action of the seat that is asked.
    pub(super) fn play(self, action: String) {
        if let Some(seat) = self.asked.get_untracked() {
            self.game.play(seat, action);
        }
    }

    /// Why nothing can be chosen now.
    pub(super) fn not_now(self) {
        let rule = match self.stage.get_untracked() {
            Some(Stage::Sides) => "K-14",
            Some(Stage::Ante) => "K-16",
            Some(Stage::Give) => "K-17",
            Some(Stage::Day) => "K-19",
            Some(Stage::Pick) => "K-21",
            Some(Stage::Over) => "K-34",
            _ => "K-11",
        };
        self.game.hint("nanuk-hint-not-now", rule);
    }

    /// Seats from the one after the looker on, clockwise; all of them where nobody looks.
    pub(super) fn others(self) -> Vec<u8> {
        let count = self.of_view(View::seats);
        match self.own.get() {
            Some(own) => (1..count).map(|step| (own - 1 + step) % count + 1).collect(),
            None => (1..=count).collect(),
        }
    }

    /// Points of each seat in this season as they would be now (K-32, K-33).
    pub(super) fn points(self) -> Vec<u8> {
        self.of_view(|view| {
            let mut piles = [Pile::EMPTY; inuksuk_core::MAX_SEATS];
            for (place, pile) in piles.iter_mut().zip(&view.piles) {
                *place = *pile;
            }
            ::nanuk::season_points(&piles)[..view.piles.len()].to_vec()
        })
    }
}

/// The target of the hunt, to be read from across the room.
pub(super) fn target(table: Table) -> impl IntoView {
    move || {
        let claim = table.of_view(|view| view.claim)?;
        Some(target_of(claim.boast))
    }
}

/// A boast as the target of a hunt.
pub(super) fn target_of(boast: ::nanuk::Boast) -> impl IntoView {
    view! {
        <div class="n-target">
            <span class="n-big" inner_html=cards::animal(boast.animal) aria-hidden="true"></span>
            <strong>{words::boast(boast)}</strong>
        </div>
    }
}

/// A rule to be looked up: its line on the rule page.
pub(super) fn rule(rule: &'static str) -> impl IntoView {
    let label = move || say_with("rule-open", &[("rule", rule.into())]);
    view! { <a class="rule" href=format!("#/rules/nanuk/{rule}") aria-label=label>{rule}</a> }
}

/// A side's sign with its name.
pub(super) fn side_sign(side: Side) -> String {
    cards::sign(match side {
        Side::Hunt => "spear",
        Side::Doom => "igloo",
    })
}

/// Scrolls no further than is needed for the whole of an element to be seen.
pub(super) fn into_sight(id: &str) {
    if let Some(element) = browser::document().get_element_by_id(id) {
        let how = web_sys::ScrollIntoViewOptions::new();
        how.set_block(web_sys::ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&how);
    }
}
