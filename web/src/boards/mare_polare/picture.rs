//! The drawing of Mare Polare, as SVG text: sea, floes, figures with their harpoons, fish, the die, recipes.
//! Colours come from the style sheet.

use std::fmt::Write;

use super::places::Place;
use super::view::{Die, Fish, Species};

/// The part of the drawing that is shown: sixteen places of 100, and sea around for poles that stick up.
pub const VIEW_BOX: &str = "-14 -38 428 454";

/// Shapes and gradients that every board on a page shares; to be put on the page once.
pub const SHARED: &str = include_str!("shapes.svg");

/// Where a figure stands on its floe: beside what the floe shows.
pub const STANDS: (i16, i16) = (12, 33);
/// Where a figure swims in its gap.
pub const SWIMS: (i16, i16) = (0, 30);

/// A harpoon with fish on it is crowded from here on, in the units of a figure.
const HARPOON_ROOM: f64 = 62.0;

/// The bare sea.
pub fn sea() -> String {
    let mut svg = String::from(
        r#"<rect class="p-sea" x="-14" y="-38" width="428" height="454" rx="22"/><path class="p-wave" d=""#,
    );
    for (x, y) in [(20, -16), (150, -22), (286, -18)] {
        wave(&mut svg, x, y);
    }
    for place in Place::all() {
        let (x, y) = place.middle();
        wave(&mut svg, x - 22, y - 8);
        wave(&mut svg, x - 8, y + 12);
    }
    svg.push_str(r#""/>"#);
    svg
}

fn wave(svg: &mut String, x: i16, y: i16) {
    let _ = write!(svg, "M{x} {y}q7-7 14 0t14 0");
}

/// The body of a floe: its thickness and its rim in the water. `outline` tells floes apart.
pub fn floe_body(outline: u32) -> String {
    format!(r##"<use href="#p-body-{}"/>"##, outline % 4)
}

/// One side of a floe: `i` igloo, `m` iceberg, `o` hole, `x` plain ice.
pub fn floe_side(outline: u32, face: char) -> String {
    format!(r##"<use class="p-ice" href="#p-blob-{}"/><use href="#p-face-{face}"/>"##, outline % 4)
}

/// A fish, 72 by 52 around the origin. A plain one has the shape that was felt, where one was.
pub fn fish(fish: Fish, felt: Option<Species>) -> String {
    match (fish, felt) {
        (Fish::Coloured(species), _) => coloured(species),
        (Fish::Plain, Some(shape)) => {
            format!(r##"<g class="p-w"><use href="#p-fish-{}"/></g>"##, shape.letter())
        }
        (Fish::Plain, None) => r##"<g class="p-w"><use href="#p-fish-w"/></g>"##.into(),
    }
}

/// A coloured fish.
pub fn coloured(species: Species) -> String {
    let letter = species.letter();
    format!(r##"<g class="p-{letter}"><use href="#p-fish-{letter}"/></g>"##)
}

/// Only the outline of a shape, to be felt for in the dark of the bag.
pub fn silhouette(species: Species) -> String {
    let letter = species.letter();
    format!(r##"<g class="p-felt p-felt-{letter}"><use href="#p-fish-{letter}"/></g>"##)
}

/// A figure of a seat with its feet at the origin, and the fish on its harpoon.
pub fn figure(seat: u8, harpoon: &[Species]) -> String {
    format!(r#"<ellipse class="p-shadow" cy="-2" rx="26" ry="7"/>{}{}"#, person(seat), in_hand(harpoon))
}

/// A figure of a seat that swims: only what is above the water.
pub fn swimmer(seat: u8, harpoon: &[Species]) -> String {
    let ripple = "M-38-20q9.5-7 19 0t19 0t19 0t19 0M-28-11q7-5 14 0t14 0t14 0t14 0";
    let above = person(seat) + &in_hand(harpoon);
    format!(r#"<g clip-path="url(#p-over-water)">{above}</g><path class="p-ripple" d="{ripple}"/>"#)
}

/// A figure without its harpoon.
pub fn person(seat: u8) -> String {
    format!(r##"<use href="#p-inuk"/><use class="p-sign" href="#p-sign-{seat}" y="-25"/>"##)
}

/// The harpoon with its fish, the first one lowest.
fn in_hand(harpoon: &[Species]) -> String {
    let mut svg = String::from(r##"<use href="#p-pole"/>"##);
    let step = (HARPOON_ROOM / harpoon.len().max(1) as f64).min(12.5);
    for (n, &species) in harpoon.iter().enumerate() {
        let _ = write!(
            svg,
            r#"<g transform="translate(29.5 {:.1}) scale(.46)">{}</g>"#,
            -33.0 - step * n as f64,
            coloured(species)
        );
    }
    svg.push_str(r##"<use href="#p-arm"/>"##);
    svg
}

/// A harpoon that lies, its tip to the right, the first fish leftmost; 300 by 52.
pub fn lying_harpoon(harpoon: &[Species]) -> String {
    let mut svg = String::from(
        r#"<path class="p-lying" d="M6 26H276"/><path class="p-tip" d="M298 26L270 15L277 26L270 37Z"/>"#,
    );
    let step = (228.0 / harpoon.len().max(1) as f64).min(34.0);
    for (n, &species) in harpoon.iter().enumerate() {
        let x = 30.0 + step * n as f64;
        let _ = write!(
            svg,
            r#"<g transform="translate({x:.1} 26) rotate(90) scale(.62)">{}</g>"#,
            coloured(species)
        );
    }
    svg
}

/// The die, 100 by 100 around the origin. Before it is thrown it shows what it happened to show.
pub fn die(face: Option<Die>) -> String {
    let mut svg = String::from(r#"<rect class="p-die" x="-43" y="-43" width="86" height="86" rx="20"/>"#);
    match face {
        Some(Die::Leap) => svg.push_str(LEAP),
        Some(Die::Splash) => svg.push_str(r##"<use href="#p-splash" y="2"/>"##),
        Some(Die::Points(points)) => draw_pips(&mut svg, points),
        None => draw_pips(&mut svg, 4),
    }
    svg
}

/// Leap: over the water from floe to floe.
const LEAP: &str = concat!(
    r#"<path class="p-leap-floe" d="M-34 20H-12L-15 28H-31ZM12 20H34L31 28H15Z"/>"#,
    r#"<path class="p-leap" d="M-23 13C-20-32 16-34 22 2M10-6L22 6L31-8"/>"#
);

fn draw_pips(svg: &mut String, points: u8) {
    for (x, y) in pips(points) {
        let _ = write!(svg, r#"<circle class="p-pip" cx="{x}" cy="{y}" r="9.5"/>"#);
    }
}

fn pips(points: u8) -> &'static [(i8, i8)] {
    match points {
        1 => &[(0, 0)],
        2 => &[(-18, 18), (18, -18)],
        3 => &[(-21, 21), (0, 0), (21, -21)],
        _ => &[(-20, -20), (20, -20), (-20, 20), (20, 20)],
    }
}

/// What a recipe asks for, a row for each species; 200 by 150.
pub fn recipe(counts: [u8; 4]) -> String {
    let mut svg = String::new();
    let rows = Species::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    for (row, (species, count)) in rows.enumerate() {
        for n in 0..count {
            let x = 100 + 58 * i32::from(n) - 29 * (i32::from(count) - 1);
            let y = 28 + 47 * row as i32;
            let _ = write!(svg, r#"<g transform="translate({x} {y}) scale(.66)">{}</g>"#, coloured(species));
        }
    }
    svg
}

/// A recipe in one row for a tray, 300 by 40.
pub fn recipe_row(counts: [u8; 4]) -> String {
    let fish =
        Species::ALL.into_iter().zip(counts).flat_map(|(species, count)| (0..count).map(move |_| species));
    fish.enumerate().fold(String::new(), |mut svg, (n, species)| {
        let _ = write!(
            svg,
            r#"<g transform="translate({} 20) scale(.5)">{}</g>"#,
            24 + 42 * n,
            coloured(species)
        );
        svg
    })
}

/// A whole picture of a position for a page of text, with its words for those who do not see it: a layout
/// word, and the places of the figures, seat 1 first.
///
/// # Errors
/// The text is no such position.
pub fn of_position(position: &str, words: &str) -> Result<String, String> {
    let mut parts = position.split_whitespace();
    let board = parts.next().unwrap_or_default();
    if board.chars().count() != 16 || !board.chars().all(|letter| "imox.".contains(letter)) {
        return Err(format!("{board:?} is no layout of sixteen letters . i m o x"));
    }
    let mut svg = format!(
        r#"<svg class="picture" viewBox="{VIEW_BOX}" role="img" aria-label="{}">{}"#,
        words.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;"),
        sea()
    );
    for (n, (place, face)) in
        Place::all().zip(board.chars()).enumerate().filter(|(_, (_, face))| *face != '.')
    {
        let (x, y) = place.middle();
        let outline = n as u32;
        let _ = write!(
            svg,
            r#"<g transform="translate({x} {y})">{}{}</g>"#,
            floe_body(outline),
            floe_side(outline, face)
        );
    }
    for (n, name) in parts.enumerate() {
        let place = Place::from_name(name).ok_or_else(|| format!("{name:?} is no place"))?;
        let (swims, (x, y)) = (board.as_bytes()[place.index()] == b'.', place.middle());
        let (right, down) = if swims { SWIMS } else { STANDS };
        let seat = n as u8 + 1;
        let drawn = if swims { swimmer(seat, &[]) } else { figure(seat, &[]) };
        let _ = write!(
            svg,
            r#"<g class="p-seat-{seat}" transform="translate({} {})">{drawn}</g>"#,
            x + right,
            y + down
        );
    }
    svg.push_str("</svg>");
    Ok(svg)
}

/// The picture for the first page.
pub fn emblem() -> String {
    of_position("xoo.ixoxx.xooxxm a2 d4 c1", "Mare Polare").unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_drawn_floe_by_floe() {
        let svg = of_position("xoo.ixoxx.xooxxm a2 d4", "a \"sea\" & two").unwrap();
        assert_eq!(svg.matches("#p-body-").count(), 14);
        assert_eq!(svg.matches("#p-face-o").count(), 5);
        assert_eq!((svg.matches("#p-face-i").count(), svg.matches("#p-face-m").count()), (1, 1));
        assert_eq!((svg.matches("p-seat-1").count(), svg.matches("p-over-water").count()), (1, 1));
        assert!(svg.contains(r#"aria-label="a &quot;sea&quot; &amp; two""#));
    }

    #[test]
    fn what_is_no_position_is_said() {
        for bad in ["", "xoo.ixoxx.xooxx", "xoo.ixoxx.xooxxq a1", "xoo.ixoxx.xooxxm e1"] {
            assert!(of_position(bad, "").is_err(), "{bad}");
        }
    }

    // P-3, P-4
    #[test]
    fn a_recipe_shows_its_seven_fish() {
        for svg in [recipe([3, 0, 2, 2]), recipe_row([3, 0, 2, 2])] {
            let count = |letter| svg.matches(&format!("#p-fish-{letter}")).count();
            assert_eq!((count('r'), count('l'), count('p'), count('b')), (3, 0, 2, 2));
        }
    }

    #[test]
    fn every_shape_used_is_shared() {
        let seats = (1..=4).map(|seat| figure(seat, &Species::ALL) + &swimmer(seat, &[])).collect::<String>();
        let dice = ["1", "4", "leap", "splash"].map(|name| die(Die::from_name(name))).concat();
        let floes = ['i', 'm', 'o', 'x'].map(|face| floe_body(3) + &floe_side(2, face)).concat();
        let plain = fish(Fish::Plain, None) + &silhouette(Species::Long);
        let all = [seats, dice, floes, plain, sea()].concat();
        let ids = all.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap_or_default());
        for id in ids {
            assert!(SHARED.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }

    #[test]
    fn a_long_harpoon_stays_within_its_room() {
        let svg = in_hand(&[Species::Broad; 20]);
        let top = svg
            .split("translate(29.5 -")
            .skip(1)
            .filter_map(|rest| rest.split(')').next()?.parse::<f64>().ok());
        assert!(top.fold(0.0, f64::max) < 100.0);
    }
}
