//! Positions in plain text, for terminals, documentation and tests.

use crate::crack::Cracks;
use crate::floe::{Field, Floe};
use crate::hunt::{HuntState, Nanuuk};
use crate::intro::{FigureKind, IntroState, NanuukIntro};
use crate::setup::{Setup, Stone};

/// Columns for half a field.
const HALF: usize = 2;
/// Columns for the name of the row.
const MARGIN: usize = 3;

impl Nanuuk {
    /// A drawing in plain text: hunters by their number, `^` igloo, `f` fish, `s` seal, `w` walrus,
    /// `W` whale, `i` Inuk, `B` bear, `.` bare ice, `~` water; cracks as `|`, `/` and `\`.
    pub fn draw(&self, state: &HuntState) -> String {
        let floe = self.floe();
        draw_floe(floe, state.cracks(), |field| {
            match state.hunters().iter().position(|h| h.field() == Some(field)) {
                Some(hunter) => digit(hunter + 1),
                None => stone_letter(floe, state.stones(), field),
            }
        })
    }
}

impl NanuukIntro {
    /// A drawing in plain text: figures by their owner's number, `B` bear, `.` ice, `~` water; cracks as
    /// `|`, `/` and `\`.
    pub fn draw(&self, state: &IntroState) -> String {
        let floe = self.floe();
        draw_floe(floe, state.cracks(), |field| {
            let figure = state.figures().iter().position(|f| *f == Some(field));
            match figure.map(|i| self.figures()[i]) {
                Some(figure) if figure.kind == FigureKind::Bear => 'B',
                Some(figure) => digit(figure.seat.into()),
                None if floe.in_play().contains(field) => '.',
                None => '~',
            }
        })
    }
}

fn digit(number: usize) -> char {
    char::from_digit(number as u32, 10).unwrap_or('?')
}

pub(crate) fn stone_letter(floe: &Floe, stones: &Setup, field: Field) -> char {
    if floe.igloos().contains(field) {
        return '^';
    }
    match stones.at(field) {
        Some(Stone::Fish) => 'f',
        Some(Stone::Seal) => 's',
        Some(Stone::Walrus) => 'w',
        Some(Stone::Whale) => 'W',
        Some(Stone::Inuk) => 'i',
        Some(Stone::Bear) => 'B',
        None if floe.in_play().contains(field) => '.',
        None => '~',
    }
}

/// A floe as rows of letters, each named at its left, with the cracks between them.
pub(crate) fn draw_floe(floe: &Floe, cracks: &Cracks, letter: impl Fn(Field) -> char) -> String {
    let rows = floe.places().iter().map(|p| p.y as usize + 1).max().unwrap_or(0);
    let width = floe.places().iter().map(|p| column(p.x) + 1).max().unwrap_or(0);
    // A line for each row, and one for the cracks between it and the next.
    let mut lines = vec![vec![' '; width]; 2 * rows];
    for (i, place) in floe.places().iter().enumerate() {
        let (row, column) = (2 * place.y as usize, column(place.x));
        lines[row][0] = place.name.chars().next().unwrap_or(' ');
        lines[row][column] = Field::new(i).map_or(' ', &letter);
    }
    for edge in cracks.iter(floe) {
        let (a, b) = floe.ends(edge);
        let (a, b) = (&floe.places()[a.index()], &floe.places()[b.index()]);
        let sign = match (b.x - a.x) * (b.y - a.y) {
            0 => '|',
            1.. => '/',
            _ => '\\',
        };
        lines[(a.y + b.y) as usize][usize::midpoint(column(a.x), column(b.x))] = sign;
    }
    let lines = lines.iter().map(|line| line.iter().collect::<String>());
    let mut text = lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n");
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

fn column(x: i16) -> usize {
    MARGIN + HALF * x as usize
}
