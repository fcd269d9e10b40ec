//! The signs of the seats: a shape and a colour each, the same in every game.

/// Shape, colour and rim of each seat, seat 1 first, in a square of 100 around the origin.
const SIGNS: [(&str, &str, &str); 8] = [
    ("M0-40L42 34H-42Z", "#c8372d", "#7c1d12"),
    ("M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z", "#2b62c9", "#163a80"),
    ("M-35-35H35V35H-35Z", "#d9a400", "#7d5d00"),
    ("M0-44L38 0L0 44L-38 0Z", "#f2efe6", "#14212b"),
    ("M0-41L40-12L25 35H-25L-40-12Z", "#1f8a4d", "#0d4c28"),
    ("M-22-38H22L44 0L22 38H-22L-44 0Z", "#7c4dbd", "#452373"),
    ("M0-44L13-15L44-13L20 8L28 39L0 22L-28 39L-20 8L-44-13L-13-15Z", "#e0701a", "#7f3a05"),
    ("M-15-42H15V-15H42V15H15V42H-15V15H-42V-15H-15Z", "#2b2f36", "#8d99a6"),
];

/// Shape, colour and rim of a seat.
pub(crate) fn of(seat: u8) -> (&'static str, &'static str, &'static str) {
    SIGNS[usize::from(seat.saturating_sub(1)) % SIGNS.len()]
}

/// The sign of a seat as part of a drawing, around the origin, 100 across.
pub(crate) fn shape(seat: u8) -> String {
    let (path, fill, rim) = of(seat);
    format!(r#"<path d="{path}" fill="{fill}" stroke="{rim}" stroke-width="7" stroke-linejoin="round"/>"#)
}

/// The sign of a seat as a drawing of its own.
pub(crate) fn sign(seat: u8) -> String {
    format!(r#"<svg class="sign" viewBox="-52 -52 104 104" aria-hidden="true">{}</svg>"#, shape(seat))
}
