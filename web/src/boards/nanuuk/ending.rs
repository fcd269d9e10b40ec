//! What decided a match: who was enclosed, what each hunter brought home, what settles a tie.

use nanuuk::Stone;

use super::geometry::Ground;
use super::picture;
use super::scene::{Piece, Scene};

/// The prey, the least valuable first.
pub const PREY: [&str; 4] = ["fish", "seal", "walrus", "whale"];

/// The points of one prey of a kind (N-73).
pub fn worth(kind: &str) -> u64 {
    Stone::from_name(kind).map_or(0, |stone| u64::from(picture::stars(stone)))
}

/// Whether a hunter stands in an igloo, which counts 2 (N-73).
pub fn is_home(ground: &Ground, piece: &Piece) -> bool {
    let field = piece.field.as_deref().and_then(|name| ground.field(name));
    field.is_some_and(|field| ground.floe.igloos().contains(field))
}

/// The points that one hunter has (N-46, N-73).
pub fn points(ground: &Ground, piece: &Piece) -> u64 {
    let prey = PREY
        .map(|kind| worth(kind) * (piece.stored(kind) + u64::from(piece.carries(kind))))
        .iter()
        .sum::<u64>();
    prey + if is_home(ground, piece) { 2 } else { 0 }
}

/// The seats that share the most points, with the pieces of equipment each carries; none where one is ahead (N-73).
pub fn tie(scene: &Scene) -> Vec<(u8, usize)> {
    let best = scene.scores.iter().max();
    let first = (1..).zip(&scene.scores).filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat);
    let equipment = |seat: u8| {
        let own = scene.pieces.iter().filter(|piece| piece.seat == seat);
        own.map(|piece| {
            ["harpoon", "husky", "sled", "kayak"].iter().filter(|thing| piece.carries(thing)).count()
        })
        .sum()
    };
    let tied: Vec<(u8, usize)> = first.map(|seat| (seat, equipment(seat))).collect();
    if tied.len() > 1 { tied } else { Vec::new() }
}

/// The numbers of the enclosed figures that decided an introductory game.
pub fn decisive(scene: &Scene, variant: &str, seats: u8, winners: &[u8]) -> Vec<usize> {
    let draw = winners.len() == usize::from(seats);
    let next = |seat: u8| seat % seats + 1;
    let decides = |seat: u8| match variant {
        // N-30: the pair with the first enclosed figure wins.
        "partners" => winners.contains(&seat),
        // N-31: the left neighbour is the next in turn.
        "neighbours-left" => winners.iter().any(|&winner| next(winner) == seat),
        "neighbours-right" => winners.contains(&next(seat)),
        _ => draw || !winners.contains(&seat),
    };
    let of_kind = |piece: &Piece| variant != "helpers" || piece.bear;
    let counts = |number: &usize| {
        scene.piece(*number).is_some_and(|piece| piece.seat > 0 && of_kind(piece) && decides(piece.seat))
    };
    scene.enclosed.iter().copied().filter(counts).collect()
}

/// The name of the text that tells which figures of a seat cannot move, if any cannot.
pub fn stuck(scene: &Scene, seat: u8) -> Option<&'static str> {
    let own: Vec<(usize, &Piece)> =
        (1..).zip(&scene.pieces).filter(|(_, piece)| piece.seat == seat).collect();
    let enclosed: Vec<&Piece> =
        own.iter().filter(|(number, _)| scene.enclosed.contains(number)).map(|(_, piece)| *piece).collect();
    let mixed = own.iter().any(|(_, piece)| piece.bear) && own.iter().any(|(_, piece)| !piece.bear);
    match (enclosed.as_slice(), own.len()) {
        ([], _) => None,
        (_, 1) => Some("nanuuk-enclosed"),
        ([_, _, ..], _) => Some("nanuuk-enclosed-both"),
        ([one], _) if mixed && one.bear => Some("nanuuk-enclosed-bear"),
        ([_], _) if mixed => Some("nanuuk-enclosed-inuk"),
        _ => Some("nanuuk-enclosed-one"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::tests::ground;
    use super::*;

    fn figure(seat: u8, bear: bool) -> Piece {
        Piece { seat, bear, field: Some("B2".into()), ..Piece::default() }
    }

    #[test]
    fn each_of_two_hunters_has_points_of_its_own() {
        // N-46, N-73
        let mut piece = Piece { field: Some("D4".into()), left: vec!["seal".into()], ..Piece::default() };
        piece.right.push(("whale".into(), 2));
        assert_eq!(points(&ground(4), &piece), 2 + 8 + 2);
        piece.field = None;
        assert_eq!(points(&ground(4), &piece), 10);
    }

    #[test]
    fn a_tie_is_settled_by_equipment() {
        // N-73
        let hunter = |seat, left: &[&str]| Piece {
            left: left.iter().map(ToString::to_string).collect(),
            ..figure(seat, false)
        };
        let pieces = vec![hunter(1, &["harpoon", "husky", "fish"]), hunter(2, &["harpoon", "seal"])];
        let mut scene = Scene { pieces, scores: vec![9, 9], ..Scene::default() };
        assert_eq!(tie(&scene), [(1, 2), (2, 1)]);
        scene.scores = vec![9, 8];
        assert!(tie(&scene).is_empty());
    }

    #[test]
    fn of_helpers_only_the_bear_decides() {
        // N-32
        let pieces = vec![figure(1, true), figure(1, false), figure(2, true), figure(2, false)];
        let scene = Scene { pieces, enclosed: vec![2, 3, 4], ..Scene::default() };
        assert_eq!(decisive(&scene, "helpers", 2, &[1]), [3]);
        assert_eq!(stuck(&scene, 1), Some("nanuuk-enclosed-inuk"));
        assert_eq!(stuck(&scene, 2), Some("nanuuk-enclosed-both"));
        assert_eq!(stuck(&Scene::default(), 1), None);
    }

    #[test]
    fn partners_win_by_and_neighbours_against_the_enclosed() {
        // N-30, N-31, N-25
        let pieces = (1..=4).map(|seat| figure(seat, false)).collect();
        let scene = Scene { pieces, enclosed: vec![1, 2], ..Scene::default() };
        assert_eq!(decisive(&scene, "partners", 4, &[1, 3]), [1]);
        assert_eq!(decisive(&scene, "neighbours-left", 4, &[1]), [2]);
        assert_eq!(decisive(&scene, "neighbours-right", 4, &[2]), [1]);
        let two = Scene { pieces: vec![figure(1, false), figure(2, false)], ..scene };
        assert_eq!(decisive(&two, "basic", 2, &[1]), [2]);
        assert_eq!(decisive(&two, "basic", 2, &[1, 2]), [1, 2], "a draw");
    }
}
