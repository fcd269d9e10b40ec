//! Where things are on the drawn floe: middles and corners of fields, ends of edges, and what is near a point.

use std::sync::Arc;

use nanuuk::{Board, Edge, Field, Floe};
use serde_json::Value;

/// Half the width of a field, in units of the drawing.
pub const HALF_WIDTH: f64 = 50.0;
/// From the middle of a field to each of its corners: its half width by the cosine of 30 degrees.
pub const RADIUS: f64 = 57.735_026_918_962_6;
/// From one row to the next.
const ROW: f64 = RADIUS * 1.5;
/// Water around the floe.
const MARGIN: f64 = 26.0;
/// A tap so far beside the middle of a candidate edge still means it.
const EDGE_REACH: f64 = 66.0;

/// A point of the drawing.
pub type Point = (f64, f64);

/// Where a point of the page lies in a drawing that is shown whole and centred in a box: `at` and the box are in
/// pixels, the frame (left, top, width, height) is the part of the drawing shown.
pub fn in_drawing(at: Point, on_page: (f64, f64, f64, f64), frame: (f64, f64, f64, f64)) -> Point {
    let scale = (frame.2 / on_page.2).max(frame.3 / on_page.3);
    let middle = (on_page.0 + on_page.2 / 2.0, on_page.1 + on_page.3 / 2.0);
    (frame.0 + frame.2 / 2.0 + (at.0 - middle.0) * scale, frame.1 + frame.3 / 2.0 + (at.1 - middle.1) * scale)
}

/// A direction that a key points in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the next field on the right.
    Right,
    /// To the row below.
    Down,
    /// To the next field on the left.
    Left,
}

impl Direction {
    /// The direction of an arrow key.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowUp" => Self::Up,
            "ArrowRight" => Self::Right,
            "ArrowDown" => Self::Down,
            "ArrowLeft" => Self::Left,
            _ => return None,
        })
    }
}

/// For how many players the part of the board is that a match is played on (N-2, N-20, N-33, N-46).
pub fn players(options: &Value, seats: u8) -> u8 {
    match options["variant"].as_str() {
        Some("basic") if seats == 2 => 4,
        Some("helpers" | "bear-fear") => 4,
        Some("bear-hunt") => 3,
        Some(_) => seats,
        None => seats * options["hunters"].as_u64().map_or(1, |hunters| hunters as u8),
    }
}

/// A floe as it is drawn.
#[derive(Clone, Debug)]
pub struct Ground {
    /// Fields and edges.
    pub floe: Floe,
}

impl PartialEq for Ground {
    fn eq(&self, other: &Self) -> bool {
        let same = |a: &Floe, b: &Floe| {
            a.in_play() == b.in_play() && a.igloos() == b.igloos() && a.places() == b.places()
        };
        same(&self.floe, &other.floe)
    }
}

impl Ground {
    /// The floe of a match: the part of its board for so many players. A board that cannot be read is drawn as
    /// the usual one; the rules have refused it long before.
    pub fn of(board: &Value, players: u8) -> Self {
        let board = Board::from_option(board).unwrap_or_else(|_| Board::standard());
        Self::of_board(&board, players)
    }

    /// The floe of a board for so many players.
    pub fn of_board(board: &Arc<Board>, players: u8) -> Self {
        Self { floe: board.floe(players.clamp(2, 4)) }
    }

    /// The fields in play.
    pub fn fields(&self) -> impl Iterator<Item = Field> {
        self.floe.in_play().iter()
    }

    /// The name of a field.
    pub fn name(&self, field: Field) -> &str {
        &self.floe.places()[field.index()].name
    }

    /// The field with a name, if it is in play.
    pub fn field(&self, name: &str) -> Option<Field> {
        let index = self.floe.places().iter().position(|place| place.name == name)?;
        Field::new(index).filter(|&field| self.floe.in_play().contains(field))
    }

    /// The edge with a name, two fields with a full stop between them.
    pub fn edge(&self, name: &str) -> Option<Edge> {
        let (a, b) = name.split_once('.')?;
        self.floe.edge_between(self.field(a)?, self.field(b)?)
    }

    /// The name of an edge.
    pub fn edge_name(&self, edge: Edge) -> String {
        let (a, b) = self.floe.ends(edge);
        format!("{}.{}", self.name(a), self.name(b))
    }

    /// The middle of a field.
    pub fn middle(&self, field: Field) -> Point {
        let place = &self.floe.places()[field.index()];
        (f64::from(place.x) * HALF_WIDTH, f64::from(place.y) * ROW)
    }

    /// The two corners that an edge runs between, and the middle of it.
    pub fn edge_ends(&self, edge: Edge) -> (Point, Point, Point) {
        let (a, b) = self.floe.ends(edge);
        let ((ax, ay), (bx, by)) = (self.middle(a), self.middle(b));
        let (mx, my) = (f64::midpoint(ax, bx), f64::midpoint(ay, by));
        // The edge stands upright on the line between the two middles, as long as the radius.
        let scale = RADIUS / 2.0 / (bx - ax).hypot(by - ay);
        let (dx, dy) = (-(by - ay) * scale, (bx - ax) * scale);
        ((mx - dx, my - dy), (mx + dx, my + dy), (mx, my))
    }

    /// The part of the drawing that shows all fields in play and some water: left, top, width, height.
    pub fn frame(&self) -> (f64, f64, f64, f64) {
        let mut frame = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
        for (x, y) in self.fields().map(|field| self.middle(field)) {
            frame = (frame.0.min(x), frame.1.min(y), frame.2.max(x), frame.3.max(y));
        }
        let (across, down) = (HALF_WIDTH + MARGIN, RADIUS + MARGIN);
        (frame.0 - across, frame.1 - down, frame.2 - frame.0 + 2.0 * across, frame.3 - frame.1 + 2.0 * down)
    }

    /// The field that a point lies on.
    pub fn field_at(&self, point: Point) -> Option<Field> {
        let nearest = nearest(self.fields().map(|field| (field, self.middle(field))), point);
        nearest.filter(|&(_, distance)| distance < RADIUS * 0.97).map(|(field, _)| field)
    }

    /// The edge among these whose middle is nearest to a point, if it is near enough.
    pub fn edge_at(&self, edges: &[Edge], point: Point) -> Option<Edge> {
        let nearest = nearest(edges.iter().map(|&edge| (edge, self.edge_ends(edge).2)), point);
        nearest.filter(|&(_, distance)| distance < EDGE_REACH).map(|(edge, _)| edge)
    }

    /// The field that an arrow key leads to from another; `column` is where the way up and down keeps to.
    pub fn step(&self, from: Field, direction: Direction, column: f64) -> Option<Field> {
        let (x, y) = self.middle(from);
        let ahead = |&(_, (fx, fy)): &(Field, Point)| match direction {
            Direction::Left => same(fy, y) && fx < x,
            Direction::Right => same(fy, y) && fx > x,
            Direction::Up => same(fy, y - ROW),
            Direction::Down => same(fy, y + ROW),
        };
        let towards = match direction {
            Direction::Left | Direction::Right => x,
            Direction::Up | Direction::Down => column,
        };
        let all = self.fields().map(|field| (field, self.middle(field))).filter(ahead);
        // Of two fields equally far, the left one: the order of names.
        all.min_by(|a, b| (a.1.0 - towards).abs().total_cmp(&(b.1.0 - towards).abs())).map(|(field, _)| field)
    }

    /// These edges in the order in which they lie around a field, clockwise from the top.
    pub fn around(&self, field: Field, edges: &[Edge]) -> Vec<Edge> {
        let (x, y) = self.middle(field);
        let angle = |edge: &Edge| {
            let (ex, ey) = self.edge_ends(*edge).2;
            let turned = (ex - x).atan2(y - ey);
            if turned < -1e-6 { turned + std::f64::consts::TAU } else { turned }
        };
        let mut edges = edges.to_vec();
        edges.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
        edges
    }
}

fn same(a: f64, b: f64) -> bool {
    (a - b).abs() < 1.0
}

fn nearest<T>(things: impl Iterator<Item = (T, Point)>, (x, y): Point) -> Option<(T, f64)> {
    let measured = things.map(|(thing, (tx, ty))| (thing, (tx - x).hypot(ty - y)));
    measured.min_by(|a, b| a.1.total_cmp(&b.1))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    pub(in crate::boards::nanuuk) fn ground(players: u8) -> Ground {
        Ground::of_board(&Board::standard(), players)
    }

    #[test]
    fn a_point_of_the_page_is_found_in_the_drawing() {
        let frame = (-10.0, -20.0, 100.0, 50.0);
        assert_eq!(in_drawing((5.0, 7.0), (5.0, 7.0, 200.0, 100.0), frame), (-10.0, -20.0));
        // Higher than needed: water above and below is not part of the drawing.
        assert_eq!(in_drawing((205.0, 57.0), (5.0, 7.0, 200.0, 200.0), frame), (90.0, -20.0));
        assert_eq!(in_drawing((55.0, 107.0), (5.0, 7.0, 300.0, 100.0), frame), (-10.0, 30.0));
    }

    #[test]
    fn a_match_is_drawn_on_the_part_it_is_played_on() {
        use inuksuk_catalog::Unchanging;
        use inuksuk_core::Game;
        use nanuuk::{Nanuuk, NanuukIntro, Variant};
        for (name, variant) in Variant::ALL {
            for &seats in variant.seats() {
                let game = NanuukIntro::new(seats, &serde_json::json!({ "variant": name }), &mut Unchanging)
                    .unwrap();
                let drawn = Ground::of(&"floe31".into(), players(&game.options(), seats));
                assert_eq!(drawn.floe.in_play(), game.floe().in_play(), "{name} {seats}");
            }
        }
        for (seats, hunters) in [(2, 1), (2, 2), (3, 1), (4, 1)] {
            let game =
                Nanuuk::new(seats, &serde_json::json!({ "hunters": hunters }), &mut Unchanging).unwrap();
            let drawn = Ground::of(&"floe31".into(), players(&game.options(), seats));
            assert_eq!(drawn.floe.in_play(), game.floe().in_play(), "{seats} {hunters}");
        }
    }

    #[test]
    fn a_point_finds_its_field_and_water_is_none() {
        let ground = ground(4);
        for field in ground.fields() {
            let (x, y) = ground.middle(field);
            assert_eq!(ground.field_at((x + 20.0, y - 30.0)), Some(field));
        }
        let (left, top, ..) = ground.frame();
        assert_eq!(ground.field_at((left, top)), None);
    }

    #[test]
    fn an_edge_lies_between_the_corners_its_fields_share() {
        let ground = ground(4);
        let edge = ground.edge("C3.D4").unwrap();
        let (from, to, middle) = ground.edge_ends(edge);
        assert!(((from.0 - to.0).hypot(from.1 - to.1) - RADIUS).abs() < 1e-9);
        for field in [ground.field("C3").unwrap(), ground.field("D4").unwrap()] {
            let (x, y) = ground.middle(field);
            for corner in [from, to] {
                assert!(((corner.0 - x).hypot(corner.1 - y) - RADIUS).abs() < 1e-9);
            }
        }
        assert_eq!(ground.edge_at(&[edge], (middle.0 + 30.0, middle.1)), Some(edge));
        assert_eq!(ground.edge_at(&[edge], (middle.0 + 80.0, middle.1)), None);
        assert_eq!(ground.edge_name(edge), "C3.D4");
        assert_eq!(ground.edge("C3.G4").or(ground.edge("C3.")).or(ground.edge("C3")), None);
    }

    #[test]
    fn arrows_lead_everywhere_and_back_in_the_same_column() {
        let ground = ground(4);
        let field = |name| ground.field(name).unwrap();
        let column = ground.middle(field("D3")).0;
        assert_eq!(ground.step(field("D3"), Direction::Right, 0.0), Some(field("D4")));
        assert_eq!(ground.step(field("D3"), Direction::Up, column), Some(field("C2")));
        assert_eq!(ground.step(field("C2"), Direction::Up, column), Some(field("B3")));
        assert_eq!(ground.step(field("C2"), Direction::Down, column), Some(field("D3")));
        assert_eq!(ground.step(field("A1"), Direction::Up, column), None);
        assert_eq!(ground.step(field("D1"), Direction::Left, column), None);
        let mut reached = vec![field("A1")];
        let mut next = 0;
        while let Some(&from) = reached.get(next) {
            for direction in [Direction::Up, Direction::Right, Direction::Down, Direction::Left] {
                let to = ground.step(from, direction, ground.middle(from).0);
                reached.extend(to.filter(|to| !reached.contains(to)));
            }
            next += 1;
        }
        assert_eq!(reached.len(), ground.fields().count());
    }

    #[test]
    fn candidate_edges_come_clockwise_from_the_top() {
        let ground = ground(4);
        let here = ground.field("D3").unwrap();
        let spokes = ground.floe.spokes(here);
        let names: Vec<_> = ground.around(here, &spokes).iter().map(|&edge| ground.edge_name(edge)).collect();
        assert_eq!(names, ["C2.C3", "C3.D4", "D4.E3", "E2.E3", "D2.E2", "C2.D2"]);
    }

    #[test]
    fn the_frame_holds_every_corner() {
        let ground = ground(3);
        let (left, top, width, height) = ground.frame();
        for (x, y) in ground.fields().map(|field| ground.middle(field)) {
            assert!(x - HALF_WIDTH > left && x + HALF_WIDTH < left + width);
            assert!(y - RADIUS > top && y + RADIUS < top + height);
        }
        assert_eq!(ground.field("A4"), None, "out of play with three (N-2)");
    }
}
