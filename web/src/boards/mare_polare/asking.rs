//! What is asked beside the sea, in pictures: the die, the bag, the fish in the hand, the soup.

use leptos::prelude::*;

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

#[derive(Clone, Copy, PartialEq)]
enum Next {
    Floe,
    Gap,
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
        Showing::Place(seat) => still(
            "0 0 200 100",
            format!(
                r##"<g class="p-seat-{seat}" transform="translate(46 88) scale(1.05)">{}</g>{}<g transform="translate(152 50) scale(.9)">{}{}</g>"##,
                picture::person(seat),
                arrow(78),
                picture::floe_body(1),
                picture::floe_side(1, 'x')
            ),
        ),
        Showing::Throw(seat) => throw(table, seat).into_any(),
        Showing::Die(face, next) => {
            still("0 0 200 100", thrown(face, next, table.news.with_untracked(|news| news.beat)))
        }
        Showing::Lay(turned) => still("0 0 200 100", laying(turned)),
        Showing::Bag { own: true, .. } => bag(table).into_any(),
        Showing::Bag { felt, .. } => still("0 0 200 100", reaching(felt)),
        Showing::Hand { fish, felt, keep, put_back } => hand(table, fish, felt, keep, put_back).into_any(),
        Showing::Claim(true) => claim(table).into_any(),
        Showing::Claim(false) => still("0 0 200 100", picture_of_igloo(false)),
        Showing::Out => still("0 0 200 100", not_yet()),
        Showing::Won(seat) => still("0 0 200 100", ready(seat)),
    }
}

/// A picture that only tells.
fn still(view_box: &'static str, svg: String) -> AnyView {
    view! { <svg class="p-still" viewBox=view_box aria-hidden="true" inner_html=svg></svg> }.into_any()
}

fn arrow(x: i16) -> String {
    format!(r#"<path class="p-then" d="M{x} 50h22m-9-10l10 10l-10 10"/>"#)
}

/// Something to press: a picture with a name. The first one of a question is where the keyboard begins.
fn button(
    first: bool,
    class: &'static str,
    view_box: &'static str,
    key: &'static str,
    svg: String,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            id=first.then_some(FIRST)
            class=format!("p-pic {class}")
            aria-label=move || say(key)
            title=move || say(key)
            on:click=move |_| press()
        >
            <svg viewBox=view_box aria-hidden="true" inner_html=svg></svg>
        </button>
    }
}

const SQUARE: &str = "-50 -50 100 100";

fn throw(table: Table, seat: u8) -> impl IntoView {
    let svg = format!(
        r#"<path class="p-swing p-seat-{seat}" d="M-64-20C-70-4-66 14-56 26M64-20C70-4 66 14 56 26M-80-8C-82 2-80 8-76 14M80-8C82 2 80 8 76 14"/><g transform="rotate(-11)">{}</g>"#,
        picture::die(None)
    );
    button(true, "p-throw", "-84 -54 168 108", "mare-polare-throw", svg, move || table.game.go_on())
}

fn thrown(face: Option<Die>, next: Option<Next>, beat: u32) -> String {
    let tumble = if beat % 2 == 0 { "even" } else { "odd" };
    let x = if next.is_some() { 48 } else { 100 };
    let mut svg = format!(
        r#"<g transform="translate({x} 50)"><g class="p-tumble {tumble}">{}</g></g>"#,
        picture::die(face)
    );
    if let Some(next) = next {
        svg.push_str(&arrow(98));
        svg.push_str(&match next {
            Next::Floe => format!(
                r##"<g transform="translate(160 50) scale(.78)">{}{}<use class="p-lit" href="#p-blob-1"/><path class="p-arrow" d="M-15-20H15L0 6Z"/></g>"##,
                picture::floe_body(1),
                picture::floe_side(1, 'x')
            ),
            Next::Gap => r##"<g transform="translate(160 50) scale(.78)"><use class="p-lit gap" href="#p-blob-0"/><path class="p-arrow" d="M-15-20H15L0 6Z"/></g>"##.into(),
        });
    }
    svg
}

fn laying(turned: bool) -> String {
    let turn =
        if turned { r#"<path class="p-then" d="M22 20C30 4 66 4 74 20m-13-3l13 4l3-13"/>"# } else { "" };
    format!(
        r##"<g transform="translate(48 56) scale(.72)">{}{}</g>{turn}{}<g transform="translate(156 50) scale(.78)"><use class="p-lit gap" href="#p-blob-0"/><path class="p-arrow" d="M-15-20H15L0 6Z"/></g>"##,
        picture::floe_body(0),
        picture::floe_side(0, 'x'),
        arrow(92)
    )
}

/// The bag with four shapes to be felt for.
fn bag(table: Table) -> impl IntoView {
    let shapes = table.choices.get_untracked().shapes;
    let one = |(n, shape): (usize, Species)| {
        button(
            n == 0,
            "p-shape",
            "-40 -30 80 60",
            words::feel_key(shape),
            picture::silhouette(shape),
            move || {
                table.play(format!("feel {}", shape.letter()));
            },
        )
    };
    view! {
        <div class="p-bag">
            <svg class="p-pouch" viewBox="-58 -52 116 110" aria-hidden="true"><use href="#p-pouch"></use></svg>
            {shapes.into_iter().enumerate().map(one).collect_view()}
        </div>
    }
}

/// Somebody reaches into the bag.
fn reaching(felt: Option<Species>) -> String {
    let shape = felt.map(|shape| {
        format!(r#"<g transform="translate(100 58) scale(.62)">{}</g>"#, picture::silhouette(shape))
    });
    format!(
        r##"<g transform="translate(100 47) scale(.88)"><g class="p-wiggle"><use href="#p-pouch"/></g></g>{}"##,
        shape.unwrap_or_default()
    )
}

fn hand(table: Table, fish: Fish, felt: Option<Species>, keep: bool, put_back: bool) -> impl IntoView {
    let caught = format!(r#"<g class="p-caught">{}</g>"#, picture::fish(fish, felt));
    let on_harpoon = format!(
        r##"<g transform="translate(-29 46) scale(.98 .84)"><use href="#p-pole"/></g><g transform="translate(0 4) scale(1.1)">{}</g>"##,
        picture::fish(fish, felt)
    );
    let into_bag = format!(
        r##"<g transform="translate(0 17) scale(.58)"><use href="#p-pouch"/></g><g transform="translate(0 -26) rotate(-62) scale(.66)">{}</g>"##,
        picture::fish(fish, felt)
    );
    view! {
        <svg class="p-still p-fish-in-hand" viewBox="-42 -34 84 68" role="img" aria-label=words::fish(fish) inner_html=caught></svg>
        {keep.then(|| button(true, "", SQUARE, "mare-polare-keep", on_harpoon, move || table.play("keep".into())))}
        {put_back.then(|| button(!keep, "", SQUARE, "mare-polare-return", into_bag, move || table.play("return".into())))}
    }
}

fn picture_of_igloo(asleep: bool) -> String {
    let sleep = r#"<path class="p-sleep" d="M128 18h16l-16 18h16M152 4h12l-12 14h12"/>"#;
    format!(
        r##"<g transform="translate(100 58) scale(1.1)"><use href="#p-face-i"/></g>{}"##,
        if asleep { sleep } else { "" }
    )
}

fn claim(table: Table) -> impl IntoView {
    let pot = r##"<g transform="translate(0 8)"><use href="#p-pot"/></g>"##.to_owned();
    view! {
        {button(true, "", "-52 -48 104 100", "mare-polare-claim", pot, move || table.play("claim".into()))}
        {button(false, "", "40 0 128 100", "mare-polare-wait", picture_of_igloo(true), move || table.play("wait".into()))}
    }
}

/// Not the soup yet: kindly, with the way on.
fn not_yet() -> String {
    let fish = |x: i16, y: i16, species| {
        format!(
            r#"<g transform="translate({x} {y}) rotate(-14) scale(-.4 .4)">{}</g>"#,
            picture::coloured(species)
        )
    };
    format!(
        r##"<g transform="translate(44 52) scale(.7)"><use href="#p-pot"/></g>{}{}{}{}<g transform="translate(168 52) scale(.6)">{}{}<use class="p-lit" href="#p-blob-1"/></g>"##,
        fish(84, 26, Species::Round),
        fish(102, 44, Species::Long),
        fish(86, 62, Species::Broad),
        arrow(116),
        picture::floe_body(1),
        picture::floe_side(1, 'x')
    )
}

/// The winner with its soup.
pub(super) fn ready(seat: u8) -> String {
    format!(
        r##"<g class="p-seat-{seat}" transform="translate(58 94) scale(1.12)">{}</g><g transform="translate(138 56)"><use href="#p-pot"/></g>"##,
        picture::person(seat)
    )
}

fn confirm(table: Table) -> impl IntoView {
    let yes = r#"<path class="p-yes" d="M-24 2L-7 20L26-20"/>"#.to_owned();
    let no = r#"<path class="p-no" d="M-19-19L19 19M19-19L-19 19"/>"#.to_owned();
    let play = move || {
        if let Some(action) = table.pending.get_untracked() {
            table.play(action);
        }
    };
    view! {
        {button(true, "good", SQUARE, "mare-polare-yes", yes, play)}
        {button(false, "", SQUARE, "cancel", no, move || table.pending.set(None))}
    }
}
