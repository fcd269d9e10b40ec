//! The texts of actions and positions.

use std::fmt::Write;

use inuksuk_core::{NotationError, SetupError};

use crate::{Action, Board, Field, Fields, Side, State};

/// The outer fields in the order of the position text.
const OUTER: [Field; 4] = [Field::N, Field::E, Field::S, Field::W];

/// The files of the square, left to right.
const FILES: [char; 5] = ['a', 'b', 'c', 'd', 'e'];

pub(crate) fn action_text(action: Action) -> String {
    match action {
        Action::Place(field) => field.to_string(),
        Action::Move { from, to } => format!("{from}-{to}"),
        Action::Say(number) => format!("say {number}"),
        Action::Done => "done".to_owned(),
        Action::Fault(number) => format!("fault {number}"),
        Action::Remove(field) => format!("remove {field}"),
    }
}

/// Reads the text of an action.
///
/// # Errors
/// Says which part cannot be read.
pub(crate) fn parse_action(text: &str) -> Result<Action, NotationError> {
    if let Some((word, rest)) = text.split_once(' ') {
        return match word {
            "say" => Ok(Action::Say(number(rest)?)),
            "fault" => Ok(Action::Fault(number(rest)?)),
            "remove" => Ok(Action::Remove(rest.parse()?)),
            _ => Err(no_action(text)),
        };
    }
    if text == "done" {
        return Ok(Action::Done);
    }
    match text.split_once('-') {
        Some((from, to)) => {
            let (from, to) = (from.parse()?, to.parse()?);
            if from == to {
                return Err(NotationError(format!("'{text}' goes nowhere")));
            }
            Ok(Action::Move { from, to })
        }
        None => text.parse().map(Action::Place).map_err(|_| no_action(text)),
    }
}

fn no_action(text: &str) -> NotationError {
    NotationError(format!("'{text}' is no action: actions read c3, c3-c4, say 3, done, fault 4 or remove c3"))
}

/// A number of hunters, 0–25, written without sign or leading zeros.
fn number(text: &str) -> Result<u8, NotationError> {
    plain_number(text)
        .filter(|&number| number <= Action::MOST)
        .ok_or_else(|| NotationError(format!("'{text}' is no number from 0 to {}", Action::MOST)))
}

fn plain_number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|sign| sign.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    text.parse().ok().filter(|_| plain)
}

pub(crate) fn position_text(state: &State) -> String {
    let board = state.board;
    let mut text = String::with_capacity(48);
    for rank in (1..=5).rev() {
        let mut free = 0;
        for field in FILES.into_iter().filter_map(|file| Field::inner(file, rank)) {
            let sign = match field {
                _ if board.tigers.contains(field) => 'T',
                _ if board.hunters.contains(field) => 'H',
                _ => {
                    free += 1;
                    continue;
                }
            };
            write_free(&mut text, &mut free);
            text.push(sign);
        }
        write_free(&mut text, &mut free);
        text.push(if rank > 1 { '/' } else { ' ' });
    }
    text.extend(OUTER.map(|field| if board.tigers.contains(field) { 'T' } else { '-' }));
    let side = match state.side() {
        Side::Hunters => 'h',
        Side::Tigers => 't',
    };
    let _ = write!(text, " {side} {}", state.hand);
    text
}

fn write_free(text: &mut String, free: &mut u8) {
    if *free > 0 {
        text.push(char::from(b'0' + *free));
        *free = 0;
    }
}

/// Reads the text of a position: the board, the side to move, the hunters in hand.
///
/// # Errors
/// Names every defect with its place.
pub(crate) fn parse_position(text: &str) -> Result<(Board, Side, u8), SetupError> {
    let parts: Vec<&str> = text.split(' ').collect();
    let &[square, outer, side, hand] = parts.as_slice() else {
        return Err(SetupError::one(format!(
            "a position has four parts with one blank between them (ranks, outer fields, side, hand), not {}",
            parts.len()
        )));
    };
    let mut defects = Vec::new();
    let (hunters, tigers) = read_square(square, &mut defects);
    let tigers = tigers | read_outer(outer, &mut defects);
    // Figures are counted only on a board that could be read.
    let board = defects.is_empty().then_some(Board { hunters, tigers });
    let side = match side {
        "h" => Side::Hunters,
        "t" => Side::Tigers,
        other => {
            defects.push(format!("side to move: h or t, not '{other}'"));
            Side::Hunters
        }
    };
    let hand = plain_number(hand).unwrap_or_else(|| {
        defects.push(format!("hunters in hand: a number from 0 to 25, not '{hand}'"));
        0
    });
    defects.extend(board.into_iter().flat_map(|board| figure_defects(board, hand)));
    match board {
        Some(board) if defects.is_empty() => Ok((board, side, hand)),
        _ => Err(SetupError(defects)),
    }
}

/// What is wrong with the numbers of figures of a position: 1–4 tigers, at most 25 hunters with the hand.
pub(crate) fn figure_defects(board: Board, hand: u8) -> Vec<String> {
    let (tigers, hunters) = (board.tigers.len(), board.hunters.len() + usize::from(hand));
    let mut defects = Vec::new();
    if tigers == 0 || tigers > Board::TIGERS {
        defects.push(format!("tigers: {tigers} on the board, there must be 1 to {}", Board::TIGERS));
    }
    if hunters > Board::HUNTERS {
        defects.push(format!(
            "hunters: {} on the board and {hand} in hand are {hunters}, there are only {}",
            board.hunters.len(),
            Board::HUNTERS
        ));
    }
    defects
}

fn read_square(text: &str, defects: &mut Vec<String>) -> (Fields, Fields) {
    let (mut hunters, mut tigers) = (Fields::EMPTY, Fields::EMPTY);
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 5 {
        defects.push(format!("square: five ranks with / between them, not {}", ranks.len()));
        return (hunters, tigers);
    }
    for (signs, rank) in ranks.into_iter().zip((1..=5).rev()) {
        let mut file = 0;
        for (i, sign) in signs.chars().enumerate() {
            let field = FILES.get(file).and_then(|&letter| Field::inner(letter, rank));
            match (sign, field) {
                ('T', Some(field)) => tigers = tigers.with(field),
                ('H', Some(field)) => hunters = hunters.with(field),
                ('T' | 'H', None) => {}
                ('1'..='9', _) => file += sign as usize - '1' as usize,
                _ => defects.push(format!("rank {rank}, sign {}: '{sign}' is none of T, H, 1–5", i + 1)),
            }
            file += 1;
        }
        if file != FILES.len() {
            defects.push(format!("rank {rank}: {file} fields instead of 5"));
        }
    }
    (hunters, tigers)
}

fn read_outer(text: &str, defects: &mut Vec<String>) -> Fields {
    let mut tigers = Fields::EMPTY;
    if text.chars().count() != OUTER.len() {
        defects.push(format!("outer fields: four signs for N, E, S, W, not '{text}'"));
        return tigers;
    }
    for (sign, field) in text.chars().zip(OUTER) {
        match sign {
            'T' => tigers = tigers.with(field),
            '-' => {}
            'H' => defects.push(format!("{field}: only tigers may stand on an outer field (M-3)")),
            other => defects.push(format!("{field}: '{other}' is neither T nor -")),
        }
    }
    tigers
}
