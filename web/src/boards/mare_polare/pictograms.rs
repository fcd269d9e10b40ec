//! What is asked and what happens, in pictures of 200 by 100 or in squares for buttons. As SVG text.

use super::picture::{self, coloured, floe_body, floe_side, person, silhouette};
use super::view::{Die, Fish, Species};

/// The frame of a picture that tells.
pub const WIDE: &str = "0 0 200 100";
/// The frame of a picture on a button.
pub const SQUARE: &str = "-50 -50 100 100";
/// The frame of the die that wants to be thrown.
pub const SWINGING: &str = "-84 -54 168 108";
/// The frame of a shape in the bag.
pub const SHAPE: &str = "-40 -30 80 60";

/// Where the die leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Onto a floe.
    Floe,
    /// Into a gap.
    Gap,
}

fn at(x: i16, y: i16, scale: f32, svg: &str) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{svg}</g>"#)
}

fn then(x: i16) -> String {
    format!(r#"<path class="p-then" d="M{x} 50h22m-9-10l10 10l-10 10"/>"#)
}

fn floe(outline: u32) -> String {
    floe_body(outline) + &floe_side(outline, 'x')
}

const POINTER: &str = r#"<path class="p-arrow" d="M-15-20H15L0 6Z"/>"#;
const LIT_GAP: &str = r##"<use class="p-lit gap" href="#p-blob-0"/>"##;
const LIT: &str = r##"<use class="p-lit" href="#p-blob-1"/>"##;
const POT: &str = r##"<use href="#p-pot"/>"##;
const POUCH: &str = r##"<use href="#p-pouch"/>"##;
const POLE: &str = r##"<use href="#p-pole"/>"##;
const IGLOO: &str = r##"<use href="#p-face-i"/>"##;

/// A figure is put onto plain ice.
pub fn placing(seat: u8) -> String {
    let figure = format!(r#"<g class="p-seat-{seat}">{}</g>"#, person(seat));
    at(46, 88, 1.05, &figure) + &then(78) + &at(152, 50, 0.9, &floe(1))
}

/// The die of a seat, in swing.
pub fn swinging(seat: u8) -> String {
    let swing = concat!(
        "M-64-20C-70-4-66 14-56 26M64-20C70-4 66 14 56 26",
        "M-80-8C-82 2-80 8-76 14M80-8C82 2 80 8 76 14"
    );
    let die = picture::die(None);
    format!(r#"<path class="p-swing p-seat-{seat}" d="{swing}"/><g transform="rotate(-11)">{die}</g>"#)
}

/// The die as it was thrown, and what may be done then. `odd` tells one throw from the next.
pub fn thrown(face: Option<Die>, next: Option<Next>, odd: bool) -> String {
    let tumble = if odd { "odd" } else { "even" };
    let die = format!(r#"<g class="p-tumble {tumble}">{}</g>"#, picture::die(face));
    let goal = match next {
        None => return at(100, 50, 1.0, &die),
        Some(Next::Floe) => floe(1) + LIT + POINTER,
        Some(Next::Gap) => [LIT_GAP, POINTER].concat(),
    };
    at(48, 50, 1.0, &die) + &then(98) + &at(160, 50, 0.78, &goal)
}

/// A floe drifts into a gap, turned over or not (P-12).
pub fn laying(turned: bool) -> String {
    let turn =
        if turned { r#"<path class="p-then" d="M22 20C30 4 66 4 74 20m-13-3l13 4l3-13"/>"# } else { "" };
    let gap = [LIT_GAP, POINTER].concat();
    at(48, 56, 0.72, &floe(0)) + turn + &then(92) + &at(156, 50, 0.78, &gap)
}

/// Somebody reaches into the bag, perhaps for a shape.
pub fn reaching(felt: Option<Species>) -> String {
    let shape = felt.map(|shape| at(100, 58, 0.62, &silhouette(shape)));
    at(100, 47, 0.88, &format!(r#"<g class="p-wiggle">{POUCH}</g>"#)) + &shape.unwrap_or_default()
}

/// A fish goes onto the harpoon.
pub fn onto_harpoon(fish: Fish, felt: Option<Species>) -> String {
    format!(r#"<g transform="translate(-29 46) scale(.98 .84)">{POLE}</g>"#)
        + &at(0, 4, 1.1, &picture::fish(fish, felt))
}

/// A fish goes back into the bag.
pub fn into_bag(fish: Fish, felt: Option<Species>) -> String {
    let falling = format!(r#"<g transform="rotate(-62)">{}</g>"#, picture::fish(fish, felt));
    at(0, 17, 0.58, POUCH) + &at(0, -26, 0.66, &falling)
}

/// Somebody is in the igloo.
pub fn igloo() -> String {
    at(100, 58, 1.1, IGLOO)
}

/// One may sleep in it, too, and wait.
pub fn waiting() -> String {
    at(0, 12, 0.9, IGLOO) + r#"<path class="p-sleep" d="M14-34h15l-15 17h15M34-46h11l-11 13h11"/>"#
}

/// A pot of soup.
pub fn soup() -> String {
    at(0, 10, 0.98, POT)
}

/// It was not the soup yet: fish swim off, and one goes on.
pub fn not_yet() -> String {
    let fish =
        |x, y, species| at(x, y, 0.4, &format!(r#"<g transform="scale(-1 1)">{}</g>"#, coloured(species)));
    [
        at(44, 52, 0.7, POT),
        fish(86, 24, Species::Round),
        fish(104, 42, Species::Long),
        fish(86, 62, Species::Broad),
        then(116),
        at(168, 52, 0.6, &(floe(1) + LIT)),
    ]
    .concat()
}

/// The winner with its soup.
pub fn ready(seat: u8) -> String {
    let figure = format!(r#"<g class="p-seat-{seat}">{}</g>"#, person(seat));
    at(58, 94, 1.12, &figure) + &at(138, 56, 1.0, POT)
}

/// Yes.
pub const YES: &str = r#"<path class="p-yes" d="M-24 2L-7 20L26-20"/>"#;
/// No.
pub const NO: &str = r#"<path class="p-no" d="M-19-19L19 19M19-19L-19 19"/>"#;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_used_is_shared() {
        let fish = Fish::Coloured(Species::Long);
        let all = [
            placing(2),
            swinging(1),
            thrown(Some(Die::Leap), Some(Next::Floe), true),
            thrown(Some(Die::Splash), Some(Next::Gap), false),
            laying(true),
            reaching(Some(Species::Broad)),
            onto_harpoon(fish, None),
            into_bag(Fish::Plain, Some(Species::Round)),
            igloo(),
            waiting(),
            soup(),
            not_yet(),
            ready(4),
        ]
        .concat();
        let ids = all.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        for id in ids {
            assert!(picture::SHARED.contains(&format!("id=\"{id}\"")), "{id}");
        }
        assert_eq!(all.matches("<g").count(), all.matches("</g>").count());
    }

    // P-12
    #[test]
    fn only_a_floe_that_is_turned_shows_the_turn() {
        assert!(laying(true).len() > laying(false).len());
    }
}
