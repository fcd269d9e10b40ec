//! The order that actions are listed in.

use std::cmp::Ordering;

/// Compares texts as people count: `say 2` stands before `say 10`.
pub(super) fn natural(a: &str, b: &str) -> Ordering {
    let (mut left, mut right) = (a, b);
    loop {
        let (Some(one), Some(other)) = (left.chars().next(), right.chars().next()) else {
            return left.len().cmp(&right.len()).then_with(|| a.cmp(b));
        };
        let order = if one.is_ascii_digit() && other.is_ascii_digit() {
            let (number, other_number) = (take_number(&mut left), take_number(&mut right));
            number.len().cmp(&other_number.len()).then_with(|| number.cmp(other_number))
        } else {
            left = &left[one.len_utf8()..];
            right = &right[other.len_utf8()..];
            one.cmp(&other)
        };
        if order != Ordering::Equal {
            return order;
        }
    }
}

/// The digits at the beginning, without leading zeros.
fn take_number<'t>(text: &mut &'t str) -> &'t str {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(end);
    *text = rest;
    number.trim_start_matches('0')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_compared_by_their_size() {
        let mut texts = vec!["say 10", "say 2", "b2-b10", "b2-b9", "done", "say 02", "b10", ""];
        texts.sort_by(|a, b| natural(a, b));
        assert_eq!(texts, ["", "b2-b9", "b2-b10", "b10", "done", "say 02", "say 2", "say 10"]);
    }
}
