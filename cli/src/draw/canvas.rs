//! A picture in characters: what stands where, what role it has, which places can be chosen.

/// The role of a character. Screens give each a colour; nothing is told by colour alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Ink {
    /// Ordinary text.
    #[default]
    Plain,
    /// Lines, rims, names of fields.
    Soft,
    /// Headings.
    Strong,
    /// Something to be noticed: a mark on the board, whose turn it is.
    Mark,
    /// A refusal, a loss.
    Bad,
    /// Something got or won.
    Good,
    /// Water, cracks.
    Water,
    /// What belongs to a seat, from 1.
    Seat(u8),
}

/// Which characters may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glyphs {
    /// Lines and figures from Unicode, all one column wide.
    Unicode,
    /// Only ASCII.
    Ascii,
}

impl Glyphs {
    /// The one or the other.
    pub(crate) const fn pick<T: Copy>(self, unicode: T, ascii: T) -> T {
        match self {
            Self::Unicode => unicode,
            Self::Ascii => ascii,
        }
    }
}

/// Characters in rows and columns. Writing outside is ignored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Canvas {
    width: usize,
    cells: Vec<(char, Ink)>,
}

impl Canvas {
    /// An empty canvas.
    pub(crate) fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![(' ', Ink::Plain); width * height] }
    }

    /// A canvas of lines of text.
    pub(crate) fn of_lines(lines: &[(Ink, String)]) -> Self {
        let width = lines.iter().map(|(_, line)| line.chars().count()).max().unwrap_or(0).max(1);
        let mut canvas = Self::new(width, lines.len());
        for (y, (ink, line)) in lines.iter().enumerate() {
            canvas.put(0, y, line, *ink);
        }
        canvas
    }

    /// Columns.
    pub(crate) fn width(&self) -> usize {
        self.width
    }

    /// Rows.
    pub(crate) fn height(&self) -> usize {
        self.cells.len() / self.width.max(1)
    }

    /// Keeps only the first rows.
    pub(crate) fn cut(&mut self, rows: usize) {
        self.cells.truncate(rows * self.width);
    }

    /// Writes a text from a place to the right.
    pub(crate) fn put(&mut self, x: usize, y: usize, text: &str, ink: Ink) {
        for (x, character) in (x..self.width).zip(text.chars()) {
            if let Some(cell) = self.cells.get_mut(y * self.width + x) {
                *cell = (character, ink);
            }
        }
    }

    /// A row as pieces of text with one role each.
    pub(crate) fn pieces(&self, y: usize) -> Vec<(Ink, String)> {
        let mut pieces: Vec<(Ink, String)> = Vec::new();
        for &(character, ink) in self.cells.iter().skip(y * self.width).take(self.width) {
            match pieces.last_mut() {
                Some((last, text)) if *last == ink => text.push(character),
                _ => pieces.push((ink, character.into())),
            }
        }
        pieces
    }

    /// The rows as plain text without blanks at their ends.
    pub(crate) fn rows(&self) -> Vec<String> {
        let row = |cells: &[(char, Ink)]| cells.iter().map(|cell| cell.0).collect::<String>();
        self.cells.chunks(self.width.max(1)).map(|cells| row(cells).trim_end().to_owned()).collect()
    }
}

/// A place that can be chosen: a field, an edge, a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    /// Its name in the notation.
    pub(crate) name: String,
    /// Its first column.
    pub(crate) x: usize,
    /// Its row.
    pub(crate) y: usize,
    /// How many columns its content has.
    pub(crate) width: usize,
    /// Whether it is reached with the keys only while it can be chosen, as an edge between fields is.
    pub(crate) minor: bool,
}

/// A drawn board with the places on it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picture {
    /// The drawing.
    pub(crate) canvas: Canvas,
    /// The places.
    pub(crate) spots: Vec<Spot>,
}

/// What is marked on a board, each by the names of places.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// Where the cursor stands: `[ ]`.
    pub(crate) cursor: Option<String>,
    /// What has been chosen so far: `> <`.
    pub(crate) chosen: Vec<String>,
    /// What may be chosen next: `( )`.
    pub(crate) targets: Vec<String>,
    /// What the last action touched: `: :`.
    pub(crate) last: Vec<String>,
}

impl Picture {
    /// A picture of lines of text, without places.
    pub(crate) fn of_lines(lines: &[(Ink, String)]) -> Self {
        Self { canvas: Canvas::of_lines(lines), spots: Vec::new() }
    }

    /// Sets the marks around the places. The cursor stands outside the other mark where there is room for
    /// both.
    pub(crate) fn mark(&mut self, marks: &Marks) {
        for spot in &self.spots {
            let named = |names: &[String]| names.contains(&spot.name);
            let mark = if named(&marks.chosen) {
                Some(('>', '<', Ink::Mark))
            } else if named(&marks.targets) {
                Some(('(', ')', Ink::Good))
            } else if named(&marks.last) {
                Some((':', ':', Ink::Soft))
            } else {
                None
            };
            if let Some(mark) = mark {
                around(&mut self.canvas, spot, 1, mark);
            }
            if marks.cursor.as_ref() == Some(&spot.name) {
                let distance = if mark.is_some() && !spot.minor { 2 } else { 1 };
                around(&mut self.canvas, spot, distance, ('[', ']', Ink::Mark));
            }
        }
    }

    /// The place with this name.
    pub(crate) fn spot(&self, name: &str) -> Option<&Spot> {
        self.spots.iter().find(|spot| spot.name == name)
    }
}

fn around(canvas: &mut Canvas, spot: &Spot, distance: usize, (left, right, ink): (char, char, Ink)) {
    let mut sign = [0; 4];
    if let Some(x) = spot.x.checked_sub(distance) {
        canvas.put(x, spot.y, left.encode_utf8(&mut sign), ink);
    }
    canvas.put(spot.x + spot.width - 1 + distance, spot.y, right.encode_utf8(&mut sign), ink);
}

/// A direction of the arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// ↑
    Up,
    /// ↓
    Down,
    /// ←
    Left,
    /// →
    Right,
}

/// The place next to `from` in a direction, among `spots`; `None` where there is none that way.
pub(crate) fn next_spot<'a>(spots: &[&'a Spot], from: &Spot, way: Way) -> Option<&'a Spot> {
    // A row is about twice as high as a column is wide. Places are measured from their middles.
    let middle = |spot: &Spot| ((2 * spot.x + spot.width) as isize, 4 * spot.y as isize);
    let (x, y) = middle(from);
    let distance = |spot: &Spot| {
        let (dx, dy) = (middle(spot).0 - x, middle(spot).1 - y);
        let (ahead, aside) = match way {
            Way::Up => (-dy, dx.abs()),
            Way::Down => (dy, dx.abs()),
            Way::Left => (-dx, dy.abs()),
            Way::Right => (dx, dy.abs()),
        };
        (ahead > 0 && aside <= 2 * ahead).then_some(ahead + 2 * aside)
    };
    spots
        .iter()
        .filter_map(|&spot| Some((distance(spot)?, spot)))
        .min_by_key(|(d, _)| *d)
        .map(|(_, spot)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(name: &str, x: usize, y: usize) -> Spot {
        Spot { name: name.into(), x, y, width: 1, minor: false }
    }

    #[test]
    fn marks_stand_around_their_place_and_the_cursor_around_them() {
        let mut canvas = Canvas::new(7, 1);
        canvas.put(3, 0, "T", Ink::Seat(2));
        let mut picture = Picture { canvas, spots: vec![spot("c3", 3, 0)] };
        let marks = Marks { cursor: Some("c3".into()), targets: vec!["c3".into()], ..Marks::default() };
        picture.mark(&marks);
        assert_eq!(picture.canvas.rows(), [" [(T)]"]);
        picture.mark(&Marks { chosen: vec!["c3".into()], ..marks });
        assert_eq!(picture.canvas.rows(), [" [>T<]"]);
    }

    #[test]
    fn arrows_find_the_next_place_and_stop_at_the_rim() {
        let all = [spot("a1", 0, 4), spot("b1", 6, 4), spot("a2", 0, 2), spot("b2", 6, 2), spot("N", 3, 0)];
        let spots: Vec<_> = all.iter().collect();
        let next = |from: usize, way| next_spot(&spots, &all[from], way).map(|s| s.name.as_str());
        assert_eq!(next(0, Way::Right), Some("b1"));
        assert_eq!(next(0, Way::Up), Some("a2"));
        assert_eq!(next(2, Way::Up), Some("N"));
        assert_eq!(next(0, Way::Left), None);
        assert_eq!(next(4, Way::Down), Some("a2"));
    }

    #[test]
    fn writing_outside_changes_nothing() {
        let mut canvas = Canvas::new(3, 2);
        canvas.put(2, 0, "abc", Ink::Plain);
        canvas.put(0, 5, "x", Ink::Plain);
        assert_eq!(canvas.rows(), ["  a", ""]);
        assert_eq!(canvas.pieces(0), [(Ink::Plain, "  a".into())]);
    }
}
