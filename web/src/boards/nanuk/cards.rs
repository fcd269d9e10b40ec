//! The cards and signs of Nanuk, drawn.

use ::nanuk::{Animal, Card};

use super::arrange::Part;

/// The shapes that all drawings share.
pub const SHAPES: &str = include_str!("shapes.svg");

/// The colour of an animal; what it is, its shape tells.
pub const fn colour(animal: Option<Animal>) -> &'static str {
    match animal {
        Some(Animal::Deer) => "#7a431d",
        Some(Animal::Seal) => "#3b536e",
        Some(Animal::Fish) => "#12676f",
        Some(Animal::Bird) => "#7d3357",
        None => "#333e46",
    }
}

const fn symbol(animal: Option<Animal>) -> &'static str {
    match animal {
        Some(animal) => animal.letter(),
        None => "i",
    }
}

/// A card face up: the animal large, two on a double, its letter in the corner, a paw on a Nanuk card. `letter` is
/// that of the animal in the language of the page.
pub fn front(card: Card, letter: &str) -> String {
    format!(r#"<svg class="n-card" viewBox="0 0 100 140" aria-hidden="true">{}</svg>"#, face(card, letter))
}

/// The same as part of a drawing, 100 by 140.
fn face(card: Card, letter: &str) -> String {
    let animal = card.animal();
    let (sign, colour) = (symbol(animal), colour(animal));
    let place = |x: u8, y: u8, size: u8| {
        format!(r##"<use href="#n-{sign}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##)
    };
    let picture = if card.is_double() {
        place(34, 18, 62) + &place(7, 72, 62)
    } else if card.is_nanuk() {
        place(8, 28, 84)
    } else {
        place(8, 34, 84)
    };
    let double = if card.is_double() { r#"<tspan font-size="19">2</tspan>"# } else { "" };
    let paw = if card.is_nanuk() {
        r##"<circle cx="78" cy="117" r="18" fill="#14212b"/><use href="#n-paw" x="65.500" y="103.500" width="25" height="26" fill="#fffdf6"/>"##
    } else {
        ""
    };
    format!(
        r##"<g style="color:{colour}"><use href="#n-front" width="100" height="140"/>{picture}<text x="12" y="29" class="n-letter" fill="currentColor">{letter}{double}</text>{paw}</g>"##
    )
}

/// A card face down.
pub fn back() -> &'static str {
    r##"<svg class="n-card" viewBox="0 0 100 140" aria-hidden="true"><use href="#n-back"/></svg>"##
}

/// So many cards face down, fanned a little.
pub fn backs(count: u8) -> String {
    let cards: Vec<String> = (0..count)
        .map(|i| format!(r##"<use href="#n-back" x="{}" y="0" width="50" height="70"/>"##, 22 * u32::from(i)))
        .collect();
    let cards = cards.concat();
    let width = 50 + 22 * count.saturating_sub(1);
    format!(r#"<svg class="n-backs" viewBox="0 0 {width} 70" aria-hidden="true">{cards}</svg>"#)
}

/// An animal without a card.
pub fn animal(animal: Animal) -> String {
    picture(symbol(Some(animal)), colour(Some(animal)))
}

/// A part of an arranged pile.
pub fn part(part: Part) -> String {
    match part {
        Part::Animal(kind) => animal(kind),
        Part::Inuksuk => sign("i"),
    }
}

/// A sign of the shapes: `i`, `paw`, `spear`, `igloo`.
pub fn sign(name: &str) -> String {
    picture(name, "currentColor")
}

fn picture(name: &str, colour: &str) -> String {
    format!(
        r##"<svg class="n-sign" viewBox="0 0 100 100" style="color:{colour}" fill="currentColor" aria-hidden="true"><use href="#n-{name}"/></svg>"##
    )
}

/// Draws a list of cards, as `d,s2,fn,i`, for a page of text; `|` parts groups.
pub fn row(list: &str, letter: impl Fn(Option<Animal>) -> String, words: &str) -> Option<String> {
    let mut x = 0;
    let mut drawn = Vec::new();
    for (i, group) in list.split('|').enumerate() {
        x += if i > 0 { 40 } else { 0 };
        for name in group.split(',').map(str::trim).filter(|name| !name.is_empty()) {
            let card = match name {
                "?" => r##"<use href="#n-back" width="100" height="140"/>"##.to_owned(),
                name => {
                    let card: Card = name.parse().ok()?;
                    face(card, &letter(card.animal()))
                }
            };
            drawn.push(format!(r#"<g transform="translate({x} 0)">{card}</g>"#));
            x += 108;
        }
    }
    let drawn = drawn.concat();
    let words = words.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    Some(format!(
        r#"<svg class="n-list" viewBox="-4 -4 {} 148" role="img" aria-label="{words}">{drawn}</svg>"#,
        x.max(108)
    ))
}

/// The picture for the first page: a fan of cards under the aurora.
pub fn emblem() -> String {
    let fan = [(Card::Deer, "D"), (Card::DoubleFish, "F"), (Card::NanukSeal, "S"), (Card::Inuksuk, "I")];
    let cards: Vec<String> = (-3..)
        .step_by(2)
        .zip(fan)
        .map(|(step, (card, letter))| {
            let (x, y, turn) = (33 * step, 3 * step * step, 5 * step);
            format!(
                r#"<g transform="translate({x} {y}) rotate({turn}) translate(-50 -70)">{}</g>"#,
                face(card, letter)
            )
        })
        .collect();
    let aurora = [(-128, "#5fd0a4", ".5"), (-96, "#8d7be0", ".42")].map(|(y, colour, strength)| {
        format!(r#"<path d="M-190 {y}c60-46 90 34 160-8s110 26 160-10 60 20 60 20v44c-40 20-80-24-130 10s-100-18-150 12-70-20-100 4z" fill="{colour}" fill-opacity="{strength}"/>"#)
    });
    format!(
        r#"<svg viewBox="-170 -150 340 250" role="img" aria-label="Nanuk"><rect x="-170" y="-150" width="340" height="250" rx="10" fill="url(#n-night)"/>{}<g transform="translate(0 12)">{cards}</g></svg>"#,
        aurora.concat(),
        cards = cards.concat()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    // K-2, K-3
    #[test]
    fn a_card_shows_what_it_is() {
        for card in Card::ALL {
            let drawn = front(card, "X");
            let animals = drawn.matches(&format!("#n-{}\"", symbol(card.animal()))).count();
            assert_eq!(animals, if card.is_double() { 2 } else { 1 }, "{card}");
            assert_eq!(drawn.contains("#n-paw"), card.is_nanuk(), "{card}");
        }
    }

    #[test]
    fn a_row_for_the_rule_page_is_drawn_or_declined() {
        let letter = |_: Option<Animal>| "X".to_owned();
        assert_eq!(row("d,s2|?,i", letter, "four").map(|svg| svg.matches("<g transform").count()), Some(4));
        assert_eq!(row("d,zz", letter, ""), None);
    }
}
