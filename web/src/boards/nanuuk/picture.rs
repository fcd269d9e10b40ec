//! The drawing of Nanuuk!: water, ice, cracks, stones, bears and hunters, as SVG text. Colours come from the style
//! sheet.

use std::fmt::Write;

use nanuuk::{Board, Edge, Field, Scenario, Setup, Stone};
use serde_json::Value;

use super::geometry::{Ground, HALF_WIDTH, Point, RADIUS};
use super::place::{Spot, spot};
use super::scene::{Piece, Scene};

/// Shapes and gradients that every floe on a page shares; to be put on the page once.
pub const SHARED: &str = include_str!("shared.svg");

/// The hunt for the first page.
pub const EMBLEM_HUNT: &str = r#"{"players":3,"cracks":["C2.D2","C2.D3","B3.C2"],"stones":{"A1":"fish","A3":"walrus",
    "B1":"inuk","B2":"seal","B4":"bear","C1":"walrus","C3":"whale","D1":"seal","D2":"fish","D3":"inuk","E2":"whale",
    "E3":"bear","F1":"fish","F2":"walrus","F3":"seal","F4":"fish","G1":"whale","G2":"fish","G3":"walrus"},
    "hunters":[{"seat":1,"field":"C2","left":["harpoon"]},{"seat":2,"field":"D4","left":["harpoon"]},{"seat":3,"field":"A2"}]}"#;
/// The introductory game for the first page.
pub const EMBLEM_INTRO: &str = r#"{"players":3,"cracks":["B2.B3","B3.C2","B3.C3","C2.D3","C3.D3","D2.E2","D3.E2","D2.D3"],
    "choices":["B3.B4","C2.C3"],
    "figures":[{"seat":1,"field":"C3"},{"seat":2,"field":"D2"},{"seat":3,"field":"A2"}]}"#;

/// The attribute `viewBox` of a drawing of this floe.
pub fn view_box(ground: &Ground) -> String {
    let (left, top, width, height) = ground.frame();
    format!("{left:.1} {top:.1} {width:.1} {height:.1}")
}

/// Water, ice, and the igloos where they matter: in the introductory game they are fields like any
/// other (N-20).
pub fn ice(ground: &Ground, igloos: bool) -> String {
    let mut svg = String::with_capacity(24_000);
    let (left, top, width, height) = ground.frame();
    let _ = write!(
        svg,
        r#"<rect class="f-water" x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{height:.1}" rx="14"/>"#
    );
    waves(&mut svg, ground);
    let mut fields = String::new();
    ground.fields().for_each(|field| fields.push_str(&hexagon(ground.middle(field), RADIUS)));
    let rim = rim(ground);
    let _ = write!(
        svg,
        r#"<path class="f-shelf" d="{fields}{rim}"/><path class="f-cliff" d="{fields}{rim}"/><path class="f-rim" d="{rim}"/><path class="f-field-ice" d="{fields}"/>"#
    );
    for field in ground.fields() {
        let mut dice = Dice::at(ground.middle(field));
        let _ = write!(
            svg,
            r#"<path class="f-tint" style="opacity:{:.2}" d="{}"/>"#,
            dice.between(0.0, 0.75),
            hexagon(ground.middle(field), RADIUS - 1.5)
        );
    }
    let _ = write!(
        svg,
        r#"<path class="f-snow" d="{fields}{rim}"/><path class="f-seams" d="{}"/>"#,
        seams(ground)
    );
    for field in ground.fields() {
        let (x, y) = ground.middle(field);
        if igloos && ground.floe.igloos().contains(field) {
            let _ = write!(svg, r##"<use href="#f-igloo" x="{x}" y="{:.1}"/>"##, y - 5.0);
        }
    }
    svg
}

/// The names of fields in their lower corners, to be drawn above whatever lies and stands there.
pub fn names(ground: &Ground) -> String {
    let name = |field| {
        let (x, y) = ground.middle(field);
        format!(r#"<text class="f-name" x="{x}" y="{:.1}">{}</text>"#, y + 50.0, ground.name(field))
    };
    ground.fields().map(name).collect()
}

/// The outline of a field as a path.
pub fn hexagon((x, y): Point, radius: f64) -> String {
    let (half, width) = (radius / 2.0, radius * HALF_WIDTH / RADIUS);
    format!(
        "M{x:.1} {:.1}l{width:.1} {half:.1}v{radius:.1}l-{width:.1} {half:.1}l-{width:.1}-{half:.1}v-{radius:.1}Z",
        y - radius
    )
}

/// Broken ice along the outer sides.
fn rim(ground: &Ground) -> String {
    let mut path = String::new();
    for field in ground.fields() {
        let (x, y) = ground.middle(field);
        for corner in 0..6 {
            let angle = f64::from(corner) * std::f64::consts::FRAC_PI_3;
            let side = (x + 2.0 * HALF_WIDTH * angle.cos(), y + 2.0 * HALF_WIDTH * angle.sin());
            if ground.field_at(side).is_some() {
                continue;
            }
            let at = |turn: f64, out: f64| {
                let angle = angle + turn;
                (x + out * angle.cos(), y + out * angle.sin())
            };
            let mut dice = Dice::at(side);
            let (from, to) =
                (at(-std::f64::consts::FRAC_PI_6, RADIUS), at(std::f64::consts::FRAC_PI_6, RADIUS));
            let _ = write!(path, "M{:.1} {:.1}", from.0, from.1);
            for step in 1..6 {
                let turn = (f64::from(step) / 3.0 - 1.0) * std::f64::consts::FRAC_PI_6;
                let out = HALF_WIDTH / turn.cos() + dice.between(1.5, 9.0);
                let point = at(turn + dice.between(-0.04, 0.04), out);
                let _ = write!(path, "L{:.1} {:.1}", point.0, point.1);
            }
            let _ = write!(path, "L{:.1} {:.1}Z", to.0, to.1);
        }
    }
    path
}

/// The edges between fields.
fn seams(ground: &Ground) -> String {
    let mut path = String::new();
    for edge in ground.floe.edges() {
        let (from, to, _) = ground.edge_ends(edge);
        let _ = write!(path, "M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
    }
    path
}

/// A few waves on the open water.
fn waves(svg: &mut String, ground: &Ground) {
    let (left, top, width, height) = ground.frame();
    svg.push_str(r#"<path class="f-waves" d=""#);
    let mut dice = Dice::at((left, top));
    for _ in 0..90 {
        let at = (left + dice.between(12.0, width - 40.0), top + dice.between(14.0, height - 14.0));
        let near = ground.fields().map(|field| ground.middle(field));
        if near.into_iter().all(|(x, y)| (x - at.0 - 12.0).hypot(y - at.1) > RADIUS + 16.0) {
            let _ = write!(svg, "M{:.1} {:.1}q6-5 12 0t12 0", at.0, at.1);
        }
    }
    svg.push_str(r#""/>"#);
}

/// A crack, drawn lying along the horizontal axis with its middle in the origin; and how to put it in its place.
#[derive(Clone, PartialEq, Debug)]
pub struct Crack {
    /// A `transform` that puts it in its place.
    pub place: String,
    /// The gap.
    pub gap: String,
    /// Shards beside it.
    pub shards: String,
}

impl Crack {
    /// The crack along an edge, always the same for the same edge.
    pub fn along(ground: &Ground, edge: Edge) -> Self {
        const STEPS: i32 = 7;
        let (from, to, middle) = ground.edge_ends(edge);
        let mut dice = Dice::at(middle);
        let (mut above, mut below) = (Vec::new(), Vec::new());
        for step in 1..STEPS {
            let x = RADIUS * (f64::from(step) / f64::from(STEPS) - 0.5) + dice.between(-2.4, 2.4);
            let sway = if step % 2 == 0 { dice.between(1.0, 5.0) } else { dice.between(-5.0, -1.0) };
            let wide = dice.between(2.8, 5.2);
            above.push((x, sway - wide));
            below.push((x, sway + wide));
        }
        let half = RADIUS / 2.0;
        let mut gap = format!("M{:.1} 0", -half);
        let ends = [(half, 0.0)];
        for (x, y) in above.iter().chain(&ends).chain(below.iter().rev()) {
            let _ = write!(gap, "L{x:.1} {y:.1}");
        }
        gap.push('Z');
        let mut shards = String::new();
        for (i, &(x, y)) in above.iter().chain(&below).enumerate() {
            if dice.between(0.0, 1.0) < 0.6 {
                let out = if i < above.len() { -1.0 } else { 1.0 };
                let (long, high) = (dice.between(4.5, 9.0), out * dice.between(4.0, 9.5));
                let (x, y) = (x - long / 2.0, y + out * 1.6);
                let _ =
                    write!(shards, "M{x:.1} {y:.1}l{long:.1} {:.1}l{:.1} {high:.1}Z", out * 0.6, -long * 0.4);
            }
        }
        let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
        Self { place: format!("translate({:.1} {:.1}) rotate({angle:.1})", middle.0, middle.1), gap, shards }
    }

    fn write(&self, svg: &mut String) {
        let Self { place, gap, shards } = self;
        let _ = write!(
            svg,
            r#"<g transform="{place}"><path class="f-gap" d="{gap}"/><path class="f-shards" d="{shards}"/></g>"#
        );
    }
}

/// The line of an edge as a path, a little shorter than the edge.
pub fn edge_line(ground: &Ground, edge: Edge) -> String {
    let (from, to, middle) = ground.edge_ends(edge);
    let near = |(x, y): Point| (middle.0 + (x - middle.0) * 0.84, middle.1 + (y - middle.1) * 0.84);
    let (from, to) = (near(from), near(to));
    format!("M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1)
}

/// A stone with its stars, or a bear, around the origin.
pub fn stone(stone: Stone) -> String {
    let name = stone.name();
    if stone == Stone::Bear {
        return format!(r##"<use href="#f-{name}"/>"##);
    }
    let stars = stars(stone);
    let lift = if stars == 0 { 0 } else { -3 };
    let mut svg = format!(r##"<use href="#f-disc"/><use href="#f-{name}" y="{lift}"/>"##);
    for star in 0..stars {
        let across = f64::from(star) - f64::from(stars - 1) / 2.0;
        let _ = write!(
            svg,
            r##"<use href="#f-star" x="{:.1}" y="{:.1}"/>"##,
            across * 10.4,
            23.0 - across.abs() * 1.6
        );
    }
    svg
}

/// The points of a prey (N-73), as stars.
pub const fn stars(stone: Stone) -> u8 {
    match stone {
        Stone::Fish => 1,
        Stone::Seal => 2,
        Stone::Walrus => 3,
        Stone::Whale => 4,
        Stone::Inuk | Stone::Bear => 0,
    }
}

/// A hunter or figure around the origin. A class of the seat's colour is to be set around it.
pub fn piece(piece: &Piece) -> String {
    let seat = piece.seat;
    if piece.bear {
        let badge = format!(
            r##"<circle class="f-badge" cx="10" cy="-8" r="14.5"/><use href="#f-shape-{seat}" transform="translate(10 -8) scale(.86)"/>"##
        );
        return format!(r##"<use href="#f-bear"/>{}"##, if seat == 0 { "" } else { &badge });
    }
    let letter = match piece.letter {
        0 => String::new(),
        letter => {
            let letter = char::from(b'a' + letter - 1);
            format!(
                r#"<circle class="f-letter-disc" cx="-17" cy="-28" r="10"/><text class="f-letter" x="-17" y="-23">{letter}</text>"#
            )
        }
    };
    let harpoon = if piece.carries("harpoon") { r##"<use href="#f-held"/>"## } else { "" };
    format!(
        r##"{harpoon}<use href="#f-parka"/><use href="#f-shape-{seat}" transform="translate(0 12.5) scale(1.16)"/>{letter}"##
    )
}

/// The same with a sign where it cannot move (N-23).
pub fn figure(scene: &Scene, number: usize) -> String {
    let mut svg = scene.piece(number).map(piece).unwrap_or_default();
    if scene.enclosed.contains(&number) {
        svg.push_str(r##"<use href="#f-stuck" x="24" y="-26"/>"##);
    }
    svg
}

/// The sign of a seat, or of one of its two hunters (N-46): its figure.
pub fn sign(seat: u8, letter: u8) -> String {
    let figure = piece(&Piece { seat, letter, ..Piece::default() });
    format!(r#"<svg class="sign f-seat-{seat}" viewBox="-38 -40 76 80" aria-hidden="true">{figure}</svg>"#)
}

/// The middle of a position, as a picture for the first page.
pub fn emblem(position: &str) -> String {
    let whole = of_position(position, "Nanuuk!").unwrap_or_default();
    match whole.split_once("viewBox=\"").and_then(|(before, rest)| Some((before, rest.split_once('"')?.1))) {
        Some((before, after)) => format!(r#"{before}viewBox="-22 -24 444 372"{after}"#),
        None => whole,
    }
}

/// A whole picture of a position for a page of text, with its words for those who do not see it.
///
/// The position is a JSON object with keys of positions, of which only those that matter are given; besides
/// `players` (4), `setup` for stones by their kind (`"printed"` for those of the board), `choices` for edges to be
/// drawn as candidates.
///
/// # Errors
/// The text is no JSON object.
pub fn of_position(position: &str, words: &str) -> Result<String, String> {
    let value: Value = serde_json::from_str(position).map_err(|error| error.to_string())?;
    if !value.is_object() {
        return Err(format!("{position:?} is no JSON object"));
    }
    let players = value["players"].as_u64().or(value["seats"].as_u64()).unwrap_or(4).clamp(2, 4) as u8;
    let board = value.get("board").cloned().unwrap_or_else(|| "floe31".into());
    let board = Board::from_option(&board).unwrap_or_else(|_| Board::standard());
    let ground = Ground::of_board(&board, players);
    let mut scene = Scene::read(&value);
    if value["setup"] == "printed"
        && let Some(setup) = board.setup(players)
    {
        scene.stones = stones_of(&ground, &setup);
    }
    let choices = value["choices"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let choices: Vec<Edge> = choices.filter_map(|name| ground.edge(name)).collect();
    Ok(of_scene(&ground, &scene, &choices, words))
}

/// A whole picture of a scenario.
pub fn of_scenario(scenario: &Scenario, words: &str) -> String {
    let ground = Ground::of_board(&scenario.board, scenario.players);
    let scene = Scene { stones: stones_of(&ground, &scenario.setup), igloos: true, ..Scene::default() };
    of_scene(&ground, &scene, &[], words)
}

fn stones_of(ground: &Ground, setup: &Setup) -> Vec<(String, Stone)> {
    ground.fields().filter_map(|field| Some((ground.name(field).to_owned(), setup.at(field)?))).collect()
}

/// A whole picture of a scene.
pub fn of_scene(ground: &Ground, scene: &Scene, choices: &[Edge], words: &str) -> String {
    let words = words.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    let mut svg = format!(
        r#"<svg class="picture f-floe" viewBox="{}" role="img" aria-label="{words}">"#,
        view_box(ground)
    );
    svg.push_str(&ice(ground, scene.igloos));
    for edge in scene.cracks.iter().filter_map(|name| ground.edge(name)) {
        Crack::along(ground, edge).write(&mut svg);
    }
    for &edge in choices {
        let line = edge_line(ground, edge);
        let _ = write!(svg, r#"<path class="f-dash-back" d="{line}"/><path class="f-dash" d="{line}"/>"#);
    }
    for (field, kind) in in_order(ground, &scene.stones) {
        put(&mut svg, spot(ground, scene, field, None), "", &stone(kind));
    }
    let standing: Vec<(String, usize)> =
        (0..).zip(&scene.pieces).filter_map(|(i, piece)| Some((piece.field.clone()?, i))).collect();
    for (field, i) in in_order(ground, &standing) {
        let class = format!("f-seat-{}", scene.pieces[i].seat);
        put(&mut svg, spot(ground, scene, field, Some(i + 1)), &class, &figure(scene, i + 1));
    }
    svg.push_str(&names(ground));
    svg.push_str("</svg>");
    svg
}

/// What stands farther up is drawn first.
fn in_order<T: Copy>(ground: &Ground, things: &[(String, T)]) -> Vec<(Field, T)> {
    let mut things: Vec<_> =
        things.iter().filter_map(|(name, thing)| Some((ground.field(name)?, *thing))).collect();
    things.sort_by(|a, b| ground.middle(a.0).1.total_cmp(&ground.middle(b.0).1));
    things
}

fn put(svg: &mut String, Spot { x, y, scale }: Spot, class: &str, content: &str) {
    let _ = write!(
        svg,
        r#"<g class="{class}" transform="translate({x:.1} {y:.1}) scale({scale})">{content}</g>"#
    );
}

/// Chance that always falls the same way at the same place: ice has no pattern, but it keeps its form.
struct Dice(u32);

impl Dice {
    fn at((x, y): Point) -> Self {
        let seed = (x.round() as i32).wrapping_mul(73_856_093) ^ (y.round() as i32).wrapping_mul(19_349_663);
        Self(seed as u32 | 1)
    }

    fn between(&mut self, least: f64, most: f64) -> f64 {
        // Xorshift, warmed by a multiplication so that neighbours differ at once.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        let drawn = self.0.wrapping_mul(2_654_435_769) >> 8;
        least + (most - least) * f64::from(drawn) / f64::from(1 << 24)
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::tests::ground;
    use super::*;

    #[test]
    fn a_position_is_drawn_piece_by_piece() {
        let position = r#"{"players":3,"setup":{"fish":["B2"],"bear":["C1"]},"cracks":["C2.C3"],
            "hunters":[{"seat":2,"field":"D4"}],"choices":["D3.E3"]}"#;
        let svg = of_position(position, "a & b").unwrap();
        for (what, count) in [("#f-fish", 1), ("#f-bear", 1), ("#f-star", 1), ("f-gap", 1), ("#f-igloo", 3)] {
            assert_eq!(svg.matches(what).count(), count, "{what}");
        }
        assert!(svg.contains("f-seat-2") && svg.contains("f-dash") && svg.contains("a &amp; b"));
        assert!(!svg.contains(">A4<"), "out of play with three (N-2)");
        assert!(svg.find(">D4<") > svg.find("#f-parka"), "nothing covers a name");
    }

    #[test]
    fn the_emblems_and_scenarios_are_drawn() {
        let printed = of_position(r#"{"players":3,"setup":"printed"}"#, "").unwrap();
        assert_eq!(printed.matches("#f-disc").count(), 19, "21 stones, two of them bears (N-42)");
        for emblem in [EMBLEM_HUNT, EMBLEM_INTRO] {
            assert!(super::emblem(emblem).contains("f-gap"));
            assert!(super::emblem(emblem).contains("viewBox=\"-22 "));
        }
        let scenario = Scenario::printed(nanuuk::Board::standard(), 2).unwrap();
        assert_eq!(
            of_scenario(&scenario, "").matches("#f-disc").count(),
            17,
            "19 stones, two of them bears (N-42)"
        );
    }

    #[test]
    fn what_is_no_position_is_said() {
        assert!(of_position("whale", "").is_err());
        assert!(of_position("[]", "").is_err());
        assert!(
            of_position(r#"{"cracks":["Z9.Z8"],"players":99,"board":7}"#, "").is_ok(),
            "unknown things are left out"
        );
    }

    #[test]
    fn every_shape_used_is_shared() {
        let ground = ground(4);
        let mut svg = ice(&ground, true);
        for kind in Stone::ALL {
            svg.push_str(&stone(kind));
        }
        for seat in 1..=4 {
            svg.push_str(&sign(seat, 0));
            svg.push_str(&piece(&Piece {
                seat,
                bear: true,
                left: vec!["harpoon".into()],
                ..Piece::default()
            }));
            svg.push_str(&piece(&Piece {
                seat,
                letter: 1,
                left: vec!["harpoon".into()],
                ..Piece::default()
            }));
        }
        let used = svg.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap());
        for id in used {
            assert!(SHARED.contains(&format!("id=\"{id}\"")), "{id}");
        }
        for thing in ["harpoon", "husky", "sled", "kayak", "stuck"] {
            assert!(SHARED.contains(&format!("id=\"f-{thing}\"")), "{thing}");
        }
    }

    #[test]
    fn a_crack_keeps_its_form_and_stays_by_its_edge() {
        let ground = ground(4);
        for edge in ground.floe.edges() {
            let crack = Crack::along(&ground, edge);
            assert_eq!(crack, Crack::along(&ground, edge));
            let numbers = crack.gap.split(['M', 'L', 'Z', ' ']).filter_map(|n| n.parse::<f64>().ok());
            assert!(numbers.map(f64::abs).all(|n| n <= RADIUS / 2.0 + 0.1), "{}", crack.gap);
        }
    }
}
