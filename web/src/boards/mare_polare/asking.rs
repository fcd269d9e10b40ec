//! What is asked beside the sea, in pictures: the die, the bag, the fish in the hand, the soup.

use leptos::prelude::*;

use super::pictograms::{self, Next, SHAPE, SQUARE, SWINGING, WIDE};
use super::recipe;
use super::table::{FIRST, Table};
use super::view::{Die, Event, Fish, Species, Stage};
use super::{picture, words};
use crate::texts::say;

/// What the strip shows.
#[derive(Clone, PartialEq)]
enum Showing {
    Nothing,
    /// A figure is to be put onto the ice.
    Place(u8),
    /// The die of a seat; it can be thrown.
    Throw(u8),
    /// What it shows; an arrow where something is to be chosen then.
    Die(Option<Die>, Option<Next>),
    /// The floe drifts; it is turned or is not.
    Lay(bool),
    /// The bag, to be felt in or felt in by somebody else.
    Bag {
        own: bool,
        felt: Option<Species>,
    },
    /// The fish in the hand, with the shape that was felt.
    Hand {
        fish: Fish,
        felt: Option<Species>,
        keep: bool,
        put_back: bool,
    },
    /// In the igloo.
    Claim(bool),
    /// It was not the soup yet.
    Out,
    /// The soup is ready.
    Won(u8),
    /// A move to be confirmed.
    Confirm,
}

pub(super) fn strip(table: Table) -> impl IntoView {
    let showing = Memo::new(move |_| showing(table));
    view! {
        {move || seat_badge(table)}
        <div class="p-asking">{move || show(table, showing.get())}</div>
        {recipe::again(table)}
    }
}

/// Whose turn it is.
fn seat_badge(table: Table) -> Option<impl IntoView> {
    let seat = table.view.with(|view| view.as_ref().and_then(|view| view.seat))?;
    let class = format!("p-badge p-seat-{seat}");
    Some(view! {
        <svg class=class viewBox="-27 -76 54 54" role="img" aria-label=words::name(table.game, seat)>
            <g inner_html=picture::person(seat)></g>
        </svg>
    })
}

fn showing(table: Table) -> Showing {
    if table.pending.with(Option::is_some) {
        return Showing::Confirm;
    }
    let Some(view) = table.view.get() else { return Showing::Nothing };
    let own = table.asked.get().is_some();
    let seat = view.seat.unwrap_or(1);
    match view.stage {
        Stage::Setup => Showing::Nothing,
        Stage::Place => Showing::Place(seat),
        Stage::Roll if table.game.held.get() || holds(table) => Showing::Throw(seat),
        Stage::Roll => Showing::Die(thrown_in_vain(table), None),
        Stage::Move(die) => Showing::Die(die, own.then_some(Next::Floe)),
        Stage::Fall => Showing::Die(Some(Die::Splash), own.then_some(Next::Gap)),
        Stage::Lay(from) => Showing::Lay(from.is_some_and(|from| "ox".contains(view.floe(from)))),
        Stage::Feel => Showing::Bag { own, felt: None },
        Stage::Catch => Showing::Bag { own: false, felt: felt(table) },
        Stage::Keep(fish) => {
            let (keep, put_back) = table.choices.with(|choices| (choices.keep, choices.put_back));
            let fish = fish.unwrap_or(Fish::Plain);
            Showing::Hand { fish, felt: felt(table), keep, put_back }
        }
        Stage::Claim => Showing::Claim(own),
        Stage::Out => Showing::Out,
        Stage::Over => Showing::Won(seat),
    }
}

/// Whether everything waits until the one who looks has seen enough.
fn holds(table: Table) -> bool {
    table.game.shown.with(|shown| {
        shown
            .as_ref()
            .is_some_and(|shown| !shown.past && shown.seen.eyes.hold && shown.seen.eyes.next.is_none())
    })
}

/// What the die shows when the turn has ended with it.
fn thrown_in_vain(table: Table) -> Option<Die> {
    table.news.with(|news| {
        news.events.iter().find_map(|(_, event)| match event {
            Event::Rolled { die, ends_turn: true, .. } => Some(*die),
            _ => None,
        })
    })
}

/// The shape felt for last in this turn: a plain fish has it too (P-3).
fn felt(table: Table) -> Option<Species> {
    table.game.shown.with(|shown| {
        let line = &shown.as_ref()?.seen.line;
        line.iter().rev().take(2).find_map(|entry| match super::view::event(entry) {
            Some((_, Event::Felt(shape))) => Some(shape),
            _ => None,
        })
    })
}

fn show(table: Table, showing: Showing) -> AnyView {
    match showing {
        Showing::Nothing => ().into_any(),
        Showing::Confirm => confirm(table).into_any(),
        Showing::Place(seat) => still(pictograms::placing(seat)),
        Showing::Throw(seat) => throw(table, seat).into_any(),
        Showing::Die(face, next) => {
            let odd = table.news.with_untracked(|news| news.beat % 2 == 1);
            still(pictograms::thrown(face, next, odd))
        }
        Showing::Lay(turned) => still(pictograms::laying(turned)),
        Showing::Bag { own: true, .. } => bag(table).into_any(),
        Showing::Bag { felt, .. } => still(pictograms::reaching(felt)),
        Showing::Hand { fish, felt, keep, put_back } => hand(table, fish, felt, keep, put_back).into_any(),
        Showing::Claim(true) => claim(table).into_any(),
        Showing::Claim(false) => still(pictograms::igloo()),
        Showing::Out => still(pictograms::not_yet()),
        Showing::Won(seat) => still(pictograms::ready(seat)),
    }
}

/// A picture that only tells.
fn still(svg: String) -> AnyView {
    view! { <svg class="p-still" viewBox=WIDE aria-hidden="true" inner_html=svg></svg> }.into_any()
}

/// A picture on something to press.
struct Face {
    class: &'static str,
    frame: &'static str,
    /// The name of its text.
    key: &'static str,
    svg: String,
}

impl Face {
    fn square(key: &'static str, svg: String) -> Self {
        Self { class: "", frame: SQUARE, key, svg }
    }
}

/// Something to press. The first one of a question is where the keyboard begins.
fn button(first: bool, face: Face, press: impl Fn() + 'static) -> impl IntoView {
    let Face { class, frame, key, svg } = face;
    view! {
        <button
            id=first.then_some(FIRST)
            class=format!("p-pic {class}")
            aria-label=move || say(key)
            title=move || say(key)
            on:click=move |_| press()
        >
            <svg viewBox=frame aria-hidden="true" inner_html=svg></svg>
        </button>
    }
}

fn throw(table: Table, seat: u8) -> impl IntoView {
    let svg = pictograms::swinging(seat);
    let face = Face { class: "p-throw", frame: SWINGING, key: "mare-polare-throw", svg };
    button(true, face, move || table.game.go_on())
}

/// The bag with four shapes to be felt for.
fn bag(table: Table) -> impl IntoView {
    let shapes = table.choices.get_untracked().shapes;
    let one = |(n, shape): (usize, Species)| {
        let svg = picture::silhouette(shape);
        let face = Face { class: "p-shape", frame: SHAPE, key: words::feel_key(shape), svg };
        button(n == 0, face, move || table.play(format!("feel {}", shape.letter())))
    };
    view! {
        <div class="p-bag">
            <svg class="p-pouch" viewBox="-58 -52 116 110" aria-hidden="true">
                <use href="#p-pouch"></use>
            </svg>
            {shapes.into_iter().enumerate().map(one).collect_view()}
        </div>
    }
}

fn hand(table: Table, fish: Fish, felt: Option<Species>, keep: bool, put_back: bool) -> impl IntoView {
    let caught = format!(r#"<g class="p-caught">{}</g>"#, picture::fish(fish, felt));
    let to_keep = Face::square("mare-polare-keep", pictograms::onto_harpoon(fish, felt));
    let to_return = Face::square("mare-polare-return", pictograms::into_bag(fish, felt));
    view! {
        <svg
            class="p-still p-fish-in-hand"
            viewBox="-42 -34 84 68"
            role="img"
            aria-label=words::fish(fish)
            inner_html=caught
        ></svg>
        {keep.then(|| button(true, to_keep, move || table.play("keep".into())))}
        {put_back.then(|| button(!keep, to_return, move || table.play("return".into())))}
    }
}

fn claim(table: Table) -> impl IntoView {
    let ready = Face::square("mare-polare-claim", pictograms::soup());
    let not_yet = Face::square("mare-polare-wait", pictograms::waiting());
    view! {
        {button(true, ready, move || table.play("claim".into()))}
        {button(false, not_yet, move || table.play("wait".into()))}
    }
}

fn confirm(table: Table) -> impl IntoView {
    let yes = Face { class: "good", ..Face::square("mare-polare-yes", pictograms::YES.into()) };
    let no = Face::square("cancel", pictograms::NO.into());
    let play = move || {
        if let Some(action) = table.pending.get_untracked() {
            table.play(action);
        }
    };
    view! {
        {button(true, yes, play)}
        {button(false, no, move || table.pending.set(None))}
    }
}
