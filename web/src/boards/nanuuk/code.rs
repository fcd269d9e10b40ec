//! A drawn scenario as a short text for the address of a page, and back. Whatever text comes in, a draft or a clear
//! refusal comes out.

use nanuuk::{MAX_FIELDS, Stone};

use super::draft::{Cell, Draft, Spot};

/// The longest text that is read, in characters: a note of the longest kind, in any script, fits.
pub const LONGEST: usize = 24_000;

/// The form of the text. Another form will have another number.
const VERSION: u8 = 1;
/// Bits of the second byte, beside the number of players.
const OWN_BOARD: u8 = 4;
/// The letters of six bits each.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a text is no scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadCode {
    /// It is longer than any scenario.
    TooLong,
    /// It has characters that such a text has not.
    Characters,
    /// It was made by a newer program, or by none.
    Version,
    /// It ends too early, or goes on after its end.
    Length,
    /// What it holds is no scenario.
    Content,
}

impl BadCode {
    /// The name of the sentence that says so.
    pub const fn key(self) -> &'static str {
        match self {
            Self::TooLong => "editor-link-too-long",
            Self::Characters => "editor-link-characters",
            Self::Version => "editor-link-version",
            Self::Length => "editor-link-length",
            Self::Content => "editor-link-content",
        }
    }
}

/// Writes a draft.
pub fn encode(draft: &Draft) -> String {
    let own = draft.board() != "floe31";
    let mut bytes = vec![VERSION, (draft.players - 2) & 3 | if own { OWN_BOARD } else { 0 }];
    if own {
        write_board(&mut bytes, draft);
    }
    let stone = |cell: &Cell| cell.stone.map_or(0, |stone| stone.index() as u8 + 1);
    let stones: Vec<u8> = draft.cells.values().map(stone).collect();
    bytes.extend(stones.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).copied().unwrap_or(0)));
    write_text(&mut bytes, &draft.name);
    write_text(&mut bytes, &draft.note);
    letters(&bytes)
}

/// Reads a text.
///
/// # Errors
/// What is wrong with it.
pub fn decode(text: &str) -> Result<Draft, BadCode> {
    if text.len() > LONGEST {
        return Err(BadCode::TooLong);
    }
    let bytes = bytes(text)?;
    let mut reader = Reader(&bytes);
    if reader.byte()? != VERSION {
        return Err(BadCode::Version);
    }
    let head = reader.byte()?;
    let players = (head & 3) + 2;
    if players > 4 || head > 7 {
        return Err(BadCode::Content);
    }
    let mut draft = Draft::new(players);
    if head & OWN_BOARD != 0 {
        read_board(&mut reader, &mut draft)?;
    }
    let packed = reader.take(draft.cells.len().div_ceil(2))?;
    let nibbles = packed.iter().flat_map(|pair| [pair >> 4, pair & 15]);
    for (cell, nibble) in draft.cells.values_mut().zip(nibbles) {
        cell.stone = match nibble {
            0 => None,
            n => Some(*Stone::ALL.get(usize::from(n) - 1).ok_or(BadCode::Content)?),
        };
        if cell.igloo && cell.stone.is_some() {
            return Err(BadCode::Content);
        }
    }
    draft.name = read_text(&mut reader)?;
    draft.note = read_text(&mut reader)?;
    if reader.0.is_empty() { Ok(draft) } else { Err(BadCode::Length) }
}

/// Where each field lies, row by row: how far from the one before, or a new row; then what it is.
fn write_board(bytes: &mut Vec<u8>, draft: &Draft) {
    bytes.push(draft.cells.len() as u8);
    let first = draft.cells.keys().next().copied().unwrap_or_default();
    let left = draft.cells.keys().map(|spot| spot.1).min().unwrap_or(0);
    for (&(row, x), cell) in &draft.cells {
        let kind = u8::from(cell.igloo)
            | cell.out.iter().enumerate().fold(0, |bits, (i, &out)| bits | u8::from(out) << (i + 1));
        bytes.extend([(row - first.0) as u8, (x - left) as u8, kind]);
    }
}

fn read_board(reader: &mut Reader<'_>, draft: &mut Draft) -> Result<(), BadCode> {
    draft.cells.clear();
    let count = usize::from(reader.byte()?);
    if count > MAX_FIELDS {
        return Err(BadCode::Content);
    }
    let spots: Vec<(u8, u8, u8)> =
        reader.take(3 * count)?.chunks_exact(3).map(|field| (field[0], field[1], field[2])).collect();
    let Some(&(row, x, _)) = spots.first() else { return Ok(()) };
    // All fields lie as the first one does, at odd sums of row and half field.
    let shift = i16::from((row ^ x) & 1 == 0);
    for (row, x, kind) in spots {
        let spot: Spot = (i16::from(row), i16::from(x) + shift);
        let out = [kind >> 1 & 1, kind >> 2 & 1, kind >> 3 & 1].map(|bit| bit == 1);
        let igloo = kind & 1 == 1;
        let wrong = row >= 26 || x > 128 || kind > 15 || igloo && out != [false; 3] || !Draft::is_place(spot);
        if wrong || draft.cells.insert(spot, Cell { igloo, out, stone: None }).is_some() {
            return Err(BadCode::Content);
        }
    }
    Ok(())
}

fn write_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend((text.len() as u16).to_be_bytes());
    bytes.extend(text.as_bytes());
}

fn read_text(reader: &mut Reader<'_>) -> Result<String, BadCode> {
    let length = usize::from(u16::from_be_bytes([reader.byte()?, reader.byte()?]));
    let text = std::str::from_utf8(reader.take(length)?).map_err(|_| BadCode::Content)?;
    Ok(text.to_owned())
}

/// What is still to be read.
struct Reader<'b>(&'b [u8]);

impl<'b> Reader<'b> {
    fn take(&mut self, count: usize) -> Result<&'b [u8], BadCode> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(BadCode::Length)?;
        self.0 = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, BadCode> {
        Ok(self.take(1)?[0])
    }
}

/// Six bits a letter (RFC 4648, the alphabet for addresses, without padding).
fn letters(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 4 / 3 + 2);
    for chunk in bytes.chunks(3) {
        let bits = (0..3).fold(0_u32, |bits, i| bits << 8 | u32::from(chunk.get(i).copied().unwrap_or(0)));
        for i in 0..=chunk.len() {
            text.push(char::from(LETTERS[(bits >> (18 - 6 * i) & 63) as usize]));
        }
    }
    text
}

fn bytes(text: &str) -> Result<Vec<u8>, BadCode> {
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    for chunk in text.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for i in 0..4 {
            let value = match chunk.get(i) {
                Some(letter) => {
                    LETTERS.iter().position(|known| known == letter).ok_or(BadCode::Characters)?
                }
                None => 0,
            };
            bits = bits << 6 | value as u32;
        }
        if chunk.len() == 1 {
            return Err(BadCode::Length);
        }
        bytes.extend(&bits.to_be_bytes()[1..chunk.len()]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::super::draft::Paint;
    use super::super::draft::tests::printed;
    use super::*;

    fn own() -> Draft {
        let mut draft = printed(3);
        draft.paint((7, 2), Paint::Ice);
        draft.paint((7, 4), Paint::Igloo(true));
        draft.paint((7, 2), Paint::Out(true));
        draft.paint((2, 5), Paint::Water);
        draft.name = "Zwei Wege ❄".into();
        draft.note = "Ein \"Vermerk\"\nmit Zeilen.".into();
        draft
    }

    #[test]
    fn what_is_written_is_read_again() {
        let drafts = [
            printed(2),
            printed(3),
            printed(4),
            own(),
            Draft { cells: std::collections::BTreeMap::default(), ..own() },
        ];
        for draft in drafts {
            let code = encode(&draft);
            let again = decode(&code).unwrap();
            assert_eq!(again.file(), draft.file());
            assert_eq!(encode(&again), code);
        }
    }

    #[test]
    fn a_scenario_on_the_usual_floe_is_a_short_text() {
        let plain = Draft { name: String::new(), note: String::new(), ..printed(4) };
        assert!(encode(&plain).len() <= 30, "{}", encode(&plain));
        let mut longest = printed(4);
        longest.paint((0, -1), Paint::Ice);
        (longest.name, longest.note) = ("❄".repeat(60), "❄".repeat(4000));
        assert!(encode(&longest).len() <= LONGEST);
        assert!(decode(&encode(&longest)).unwrap().scenario().is_ok());
    }

    #[test]
    fn what_is_cut_off_or_changed_is_refused_or_another_draft_but_never_a_panic() {
        let code = encode(&own());
        for end in 0..code.len() {
            assert!(decode(&code[..end]).is_err(), "{end}");
        }
        for at in 0..code.len() {
            for (i, letter) in "A-_9z%ä".chars().enumerate() {
                let mut changed: Vec<char> = code.chars().collect();
                changed[at] = letter;
                let changed: String = changed.into_iter().collect();
                if let Ok(draft) = decode(&changed) {
                    // Whatever it is, it can be shown, checked and written.
                    let _ = (draft.names(), draft.bounds(), draft.file(), encode(&draft));
                    // The check looks at thousands of placings: now and then will do.
                    if (at + i) % 61 == 0 {
                        let _ = draft.scenario();
                    }
                }
            }
        }
    }

    #[test]
    fn each_defect_is_named() {
        assert_eq!(decode(""), Err(BadCode::Length));
        assert_eq!(decode("A"), Err(BadCode::Length));
        assert_eq!(decode("<script>"), Err(BadCode::Characters));
        assert_eq!(decode(&"A".repeat(LONGEST + 1)), Err(BadCode::TooLong));
        assert_eq!(decode(&letters(&[9, 0])), Err(BadCode::Version));
        assert_eq!(decode(&letters(&[VERSION, 3])), Err(BadCode::Content), "five players");
        assert_eq!(decode(&letters(&[VERSION, OWN_BOARD, 200])), Err(BadCode::Content), "200 fields");
        assert_eq!(
            decode(&letters(&[VERSION, OWN_BOARD, 2, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0])),
            Err(BadCode::Content)
        );
        assert_eq!(decode(&format!("{}AAAA", encode(&printed(2)))), Err(BadCode::Length));
        let mut bytes = vec![VERSION, 2];
        bytes.extend([0xff; 16]);
        bytes.extend([0; 4]);
        assert_eq!(decode(&letters(&bytes)), Err(BadCode::Content), "stone 15");
    }
}
