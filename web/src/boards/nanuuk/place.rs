//! Where on a field things stand when they share it.

use nanuuk::Field;

use super::geometry::Ground;
use super::scene::Scene;

/// A place in the drawing and a size.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
    /// 1 for a thing that has its field to itself.
    pub scale: f64,
}

/// Where the stone of a field, or the piece with this number, stands on it.
pub fn spot(ground: &Ground, scene: &Scene, field: Field, piece: Option<usize>) -> Spot {
    let (x, y) = ground.middle(field);
    let name = ground.name(field);
    let there: Vec<usize> = scene.on(name).collect();
    let at = |dx: f64, dy: f64, scale: f64| Spot { x: x + dx, y: y + dy, scale };
    let Some(number) = piece else {
        // A hunter stands on a stone left lying (N-56): the stone is seen beside its feet.
        return if there.is_empty() { at(0.0, -2.0, 1.0) } else { at(-19.0, 17.0, 0.66) };
    };
    let rank = there.iter().position(|&other| other == number).unwrap_or(0) as f64;
    if scene.igloos && ground.floe.igloos().contains(field) {
        // N-4: several may share an igloo; they stand before it in a row.
        let (gap, scale) = match there.len() {
            0 | 1 => (0.0, 0.78),
            2 => (38.0, 0.7),
            3 => (29.0, 0.62),
            _ => (22.0, 0.54),
        };
        return at((rank - (there.len().max(1) as f64 - 1.0) / 2.0) * gap, 14.0, scale);
    }
    if scene.stone(name).is_some() { at(11.0, -6.0, 0.9) } else { at(0.0, -1.0, 1.0) }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::tests::ground;
    use super::super::scene::Piece;
    use super::*;
    use nanuuk::Stone;

    fn standing(fields: &[&str]) -> Scene {
        let piece = |(i, field): (usize, &&str)| Piece {
            seat: i as u8 + 1,
            field: Some((*field).into()),
            ..Piece::default()
        };
        Scene { pieces: fields.iter().enumerate().map(piece).collect(), igloos: true, ..Scene::default() }
    }

    #[test]
    fn those_who_share_an_igloo_do_not_cover_each_other() {
        let ground = ground(4);
        let igloo = ground.field("D4").unwrap();
        let scene = standing(&["D4", "D4", "A1", "D4"]);
        let spots = [1, 2, 4].map(|number| spot(&ground, &scene, igloo, Some(number)));
        assert!(spots[0].x + 20.0 < spots[1].x && spots[1].x + 20.0 < spots[2].x, "{spots:?}");
    }

    #[test]
    fn a_stone_moves_aside_for_a_hunter() {
        let ground = ground(4);
        let field = ground.field("B2").unwrap();
        let mut scene = standing(&["B3"]);
        scene.stones.push(("B2".into(), Stone::Fish));
        assert!((spot(&ground, &scene, field, None).scale - 1.0).abs() < f64::EPSILON);
        scene.pieces[0].field = Some("B2".into());
        assert!(spot(&ground, &scene, field, None).scale < 1.0);
        assert!(spot(&ground, &scene, field, Some(1)).x > ground.middle(field).0);
    }
}
