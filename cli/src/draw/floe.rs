//! The ice floe of both Nanuuk! games: six-sided fields in rows, each row half a field aside, cracks between.

use nanuuk::Floe;
use serde_json::Value;

use super::{Glyphs, Ink, Picture, Spot, canvas::Canvas, texts_in};

/// Columns for half a field.
const HALF: usize = 5;
/// Columns before the first field's middle.
const MARGIN: usize = 4;
/// Columns that the content of a field has.
const ROOM: usize = 5;

/// What stands on a field: pieces of text, in all at most [`ROOM`] columns with the name of the field.
pub(super) type Content = Vec<(Ink, String)>;

fn column(x: i16) -> usize {
    MARGIN + HALF * x as usize
}

/// A floe with the cracks of a view. `content` says what is on a field in play.
pub(super) fn picture(
    floe: &Floe,
    view: &Value,
    glyphs: Glyphs,
    content: impl Fn(&str) -> Content,
) -> Picture {
    let width = floe.places().iter().map(|place| column(place.x) + MARGIN + 1).max().unwrap_or(1);
    let rows = floe.places().iter().map(|place| 2 * place.y as usize + 1).max().unwrap_or(1);
    let mut canvas = Canvas::new(width, rows);
    let mut spots = Vec::new();
    let in_play = floe.names(floe.in_play());
    for place in floe.places() {
        let (x, y) = (column(place.x) - ROOM / 2, 2 * place.y as usize);
        if !in_play.contains(&place.name) {
            canvas.put(x + 1, y, glyphs.pick("≈≈≈", "~~~"), Ink::Water);
            continue;
        }
        write_field(&mut canvas, x, y, &place.name, &content(&place.name));
        spots.push(Spot { name: place.name.clone(), x, y, width: ROOM, minor: false });
    }
    for edge in floe.edges() {
        let (a, b) = floe.ends(edge);
        let (a, b) = (&floe.places()[a.index()], &floe.places()[b.index()]);
        let (x, y) = (usize::midpoint(column(a.x), column(b.x)), (a.y + b.y) as usize);
        let name = floe.edge_name(edge);
        if texts_in(&view["cracks"]).any(|crack| crack == name) {
            let sign = match (b.x - a.x) * (b.y - a.y) {
                0 => glyphs.pick("┃", "|"),
                1.. => glyphs.pick("╱", "/"),
                _ => glyphs.pick("╲", "\\"),
            };
            canvas.put(x, y, sign, Ink::Bad);
        } else {
            canvas.put(x, y, glyphs.pick("·", "."), Ink::Soft);
        }
        spots.push(Spot { name, x, y, width: 1, minor: true });
    }
    Picture { canvas, spots }
}

/// The name of a field and what is on it; the name gives way where there is too much.
fn write_field(canvas: &mut Canvas, x: usize, y: usize, name: &str, content: &Content) {
    let length: usize = content.iter().map(|(_, text)| text.chars().count()).sum();
    let mut at = x;
    if length + name.chars().count() <= ROOM {
        canvas.put(at, y, name, Ink::Soft);
        at = x + ROOM - length;
        if length + name.chars().count() + 1 < ROOM {
            at -= 1;
        }
    }
    for (ink, text) in content {
        canvas.put(at, y, text, *ink);
        at += text.chars().count();
    }
}
