//! The drawing of MANDUA: a turned wooden board and its pieces, as SVG text. Colours come from the style sheet.

use std::fmt::Write;

use super::geometry::Field;
use super::view::Piece;

/// The part of the drawing that is shown, in its units.
pub const VIEW_BOX: &str = "-412 -412 824 824";

/// Shapes and gradients that every board on a page shares; to be put on the page once.
pub const SHARED: &str = include_str!("shared.svg");

/// The bare board.
pub fn board() -> String {
    let mut svg = String::with_capacity(12_000);
    svg.push_str(concat!(
        r#"<circle class="m-shadow" cy="9" r="411"/>"#,
        r#"<circle class="m-side" cy="6" r="398"/><circle class="m-wood" r="398"/>"#,
        r#"<g class="m-grain" clip-path="url(#m-disc)">"#
    ));
    grain(&mut svg);
    svg.push_str(concat!(
        r#"</g><circle class="m-sheen" r="398"/>"#,
        r#"<circle class="m-groove" r="394"/><circle class="m-groove wide" r="383"/><circle class="m-groove" r="374"/>"#,
    ));
    svg.push_str(ALCOVES);
    svg.push_str(LINES);
    for field in Field::all() {
        let (x, y) = field.middle();
        let _ = write!(svg, r##"<use href="#m-hollow" x="{x}" y="{y}"/>"##);
    }
    letters(&mut svg);
    svg
}

/// A whole picture of a position for a page of text, with its words for those who do not see it.
///
/// # Errors
/// The text is no position of MANDUA.
pub fn of_position(position: &str, words: &str) -> Result<String, String> {
    let pieces = pieces_of(position)?;
    let mut svg = format!(
        r#"<svg class="picture" viewBox="{VIEW_BOX}" role="img" aria-label="{}">"#,
        words.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
    );
    svg.push_str(&board());
    for (piece, field) in pieces {
        let (x, y) = field.middle();
        let _ = write!(svg, r##"<use href="#{}" x="{x}" y="{y}"/>"##, symbol(piece));
    }
    svg.push_str("</svg>");
    Ok(svg)
}

/// The identifier of the shape of a piece in [`SHARED`].
pub const fn symbol(piece: Piece) -> &'static str {
    match piece {
        Piece::Hunter => "m-hunter",
        Piece::Tiger => "m-tiger",
    }
}

/// The cages: alcoves outside the frame, arched and barred, each with a gate in the frame.
const ALCOVES: &str = concat!(
    r#"<path class="m-alcove" d="M-47-264V-308A47 47 0 0 1 47-308V-264Z"/>"#,
    r#"<path class="m-alcove" d="M264-47H308A47 47 0 0 1 308 47H264Z"/>"#,
    r#"<path class="m-alcove" d="M47 264V308A47 47 0 0 1-47 308V264Z"/>"#,
    r#"<path class="m-alcove" d="M-264 47H-308A47 47 0 0 1-308-47H-264Z"/>"#,
    r#"<path class="m-engraved thin" d="M-30-346V-353M-10-355V-362M10-355V-362M30-346V-353"#,
    r#"M30 346V353M10 355V362M-10 355V362M-30 346V353M346-30H353M355-10H362M355 10H362M346 30H353"#,
    r#"M-346 30H-353M-355 10H-362M-355-10H-362M-346-30H-353"/>"#,
);

/// The frame, broken at the gates, and the lines between neighbours (M-2).
const LINES: &str = concat!(
    r#"<path class="m-engraved" d="M-47-264H-264V-47M-264 47V264H-47M47 264H264V47M264-47V-264H47"/>"#,
    r#"<path class="m-engraved thin" d="M-200-200H200M-200-100H200M-300 0H300M-200 100H200M-200 200H200"#,
    r#"M-200-200V200M-100-200V200M0-300V300M100-200V200M200-200V200"/>"#,
);

/// Year rings of a plank cut from beside the heart: arcs around a middle far off, none quite round.
fn grain(svg: &mut String) {
    for ring in 0..34_i32 {
        let n = f64::from(ring);
        let radius = 150.0 + 24.0 * n + 9.0 * (n * 1.7).sin();
        let (cx, cy) = (-260.0 + 14.0 * (n * 0.9).sin(), 520.0 + 10.0 * (n * 1.3).cos());
        let strength = match ring % 5 {
            0 => "strong",
            1 | 3 => "",
            _ => "faint",
        };
        let _ = write!(
            svg,
            r#"<ellipse class="{strength}" cx="{cx:.0}" cy="{cy:.0}" rx="{:.0}" ry="{radius:.0}"/>"#,
            radius * 0.82
        );
    }
}

/// The names of files and ranks, each in line with its fields between them and the frame, and of the cages.
fn letters(svg: &mut String) {
    svg.push_str(r#"<g class="m-letters">"#);
    for i in 0..5_i16 {
        let at = 100 * i - 200;
        let file = char::from(b'a' + i as u8);
        let _ = write!(svg, r#"<text x="{at}" y="260">{file}</text>"#);
        let _ = write!(svg, r#"<text x="-255" y="{}">{}</text>"#, 207 - 100 * i, i + 1);
    }
    for (name, x, y) in [("N", 66, -292), ("E", 308, -60), ("S", -66, 308), ("W", -308, -60)] {
        let _ = write!(svg, r#"<text x="{x}" y="{y}">{name}</text>"#);
    }
    svg.push_str("</g>");
}

/// Reads the pieces of a position text: five ranks, then the four outer fields.
fn pieces_of(position: &str) -> Result<Vec<(Piece, Field)>, String> {
    let mut words = position.split_whitespace();
    let (Some(ranks), Some(outer)) = (words.next(), words.next()) else {
        return Err(format!("{position:?} lacks its ranks or its outer fields"));
    };
    let mut squares = String::new();
    for c in ranks.chars().filter(|&c| c != '/') {
        match c.to_digit(10) {
            Some(free) => squares.extend(std::iter::repeat_n('-', free as usize)),
            None => squares.push(c),
        }
    }
    squares.push_str(outer);
    if squares.chars().count() != 29 {
        return Err(format!("{position:?} does not have 29 fields"));
    }
    let piece = |(c, field): (char, Field)| match c {
        'T' => Some(Ok((Piece::Tiger, field))),
        'H' => Some(Ok((Piece::Hunter, field))),
        '-' => None,
        other => Some(Err(format!("{other:?} in {position:?} is no piece"))),
    };
    squares.chars().zip(Field::all()).filter_map(piece).collect()
}

/// The picture for the first page.
pub fn emblem() -> String {
    of_position("T3T/1HHH1/2T2/1H1H1/2H2 --T- h 0", "MANDUA").unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_drawn_piece_by_piece() {
        let svg = of_position("T3T/5/2H2/5/T3T ---- h 24", "the start & a \"hunter\"").unwrap();
        assert_eq!(svg.matches("#m-tiger").count(), 4);
        assert!(svg.contains(r##"<use href="#m-hunter" x="0" y="0"/>"##));
        assert!(svg.contains(r#"aria-label="the start &amp; a &quot;hunter&quot;""#));
        assert_eq!(svg.matches("#m-hollow").count(), 29);
    }

    #[test]
    fn what_is_no_position_is_said() {
        assert!(of_position("T3T/5/5/5/T3", "").is_err());
        assert!(of_position("T3T/5/5/5/T2 ---- h 25", "").is_err());
        assert!(of_position("X3T/5/5/5/T3T ---- h 25", "").is_err());
    }

    #[test]
    fn files_and_ranks_are_named_in_line_with_their_fields() {
        // M-1
        let svg = board();
        for (name, field) in [('a', "a1"), ('c', "c1"), ('e', "e1")] {
            let x = Field::from_name(field).unwrap().middle().0;
            assert!(svg.contains(&format!(r#"<text x="{x}" y="260">{name}</text>"#)), "{name}");
        }
    }

    #[test]
    fn every_shape_used_is_shared() {
        for id in ["m-hollow", "m-hunter", "m-tiger", "m-disc"] {
            assert!(SHARED.contains(&format!("id=\"{id}\"")), "{id}");
        }
    }
}
