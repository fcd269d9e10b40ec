//! Scenarios as SVG.

use std::fmt::Write as _;

use crate::floe::Field;
use crate::scenario::Scenario;
use crate::setup::Stone;

/// Half the width of a field, and the height from one row to the next, in pixels.
const HALF_WIDTH: f32 = 26.0;
const ROW_HEIGHT: f32 = 45.0;
/// From the centre of a field to its upper and lower corner.
const RADIUS: f32 = 30.0;
const MARGIN: f32 = 40.0;

/// A drawing of a scenario. A shape or word tells what lies on a field, not the colour alone.
pub(crate) fn scenario(scenario: &Scenario) -> String {
    let floe = scenario.floe();
    let (width, height) = floe.places().iter().fold((0.0_f32, 0.0_f32), |(w, h), p| {
        let (x, y) = centre(p.x, p.y);
        (w.max(x + MARGIN), h.max(y + MARGIN))
    });
    let title = if scenario.name.is_empty() { "Nanuuk!" } else { &scenario.name };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"system-ui, sans-serif\" text-anchor=\"middle\">\n<title>{}</title>\n<desc>{}</desc>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#1f4e6b\"/>\n",
        escaped(title),
        escaped(&scenario.describe())
    );
    for (i, place) in floe.places().iter().enumerate() {
        let Some(field) = Field::new(i).filter(|f| floe.in_play().contains(*f)) else { continue };
        let (x, y) = centre(place.x, place.y);
        let what = if floe.igloos().contains(field) {
            IGLOO.to_owned()
        } else {
            scenario.setup.at(field).map(stone).unwrap_or_default()
        };
        // Writing to a string cannot fail.
        let _ = writeln!(
            svg,
            "<g transform=\"translate({x} {y})\"><path d=\"{}\" fill=\"#e3f1f8\" stroke=\"#1f4e6b\" \
             stroke-width=\"2\"/>{what}<text y=\"25\" font-size=\"8\" fill=\"#51636f\">{}</text></g>",
            hexagon(),
            place.name
        );
    }
    svg.push_str("</svg>\n");
    svg
}

const IGLOO: &str = "<path d=\"M-17 12a17 17 0 0 1 34 0z\" fill=\"#ffffff\" stroke=\"#14212b\" stroke-width=\"1.5\"/>\
     <path d=\"M-5 12a5 6 0 0 1 10 0z\" fill=\"#14212b\"/>";

fn centre(x: i16, y: i16) -> (f32, f32) {
    (MARGIN + f32::from(x) * HALF_WIDTH, MARGIN + f32::from(y) * ROW_HEIGHT)
}

fn hexagon() -> String {
    let (w, r) = (HALF_WIDTH, RADIUS);
    format!("M0 {} L{w} {} L{w} {} L0 {r} L-{w} {} L-{w} {}z", -r, -r / 2.0, r / 2.0, r / 2.0, -r / 2.0)
}

/// A birch disc with the name of the stone and its points; a bear is a white one.
fn stone(stone: Stone) -> String {
    let points = "★".repeat(match stone {
        Stone::Fish => 1,
        Stone::Seal => 2,
        Stone::Walrus => 3,
        Stone::Whale => 4,
        Stone::Inuk | Stone::Bear => 0,
    });
    let fill = if stone == Stone::Bear { "#ffffff" } else { "#e2c69b" };
    format!(
        "<circle cy=\"-3\" r=\"18\" fill=\"{fill}\" stroke=\"#14212b\" stroke-width=\"1.5\"/>\
         <text font-size=\"10\" fill=\"#14212b\">{}</text>\
         <text y=\"10\" font-size=\"6\" fill=\"#14212b\">{points}</text>",
        stone.name()
    )
}

fn escaped(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() || *c == '\n').fold(String::new(), |mut out, c| {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            _ => out.push(c),
        }
        out
    })
}
