//! Any game: its view as an indented list.

use serde_json::Value;

use super::{Drawer, Glyphs, Ink, Picture};
use crate::texts::Texts;

/// The drawing of a game that has none of its own.
pub(crate) struct Fallback;

impl Drawer for Fallback {
    fn picture(&self, view: &Value, _: Glyphs, _: &Texts) -> Picture {
        let mut lines = Vec::new();
        match view {
            Value::Object(fields) => fields.iter().for_each(|(name, value)| list(name, value, 0, &mut lines)),
            other => lines.push((Ink::Plain, plain(other))),
        }
        Picture::of_lines(&lines)
    }

    fn lists_actions(&self) -> bool {
        true
    }
}

/// A named value: on one line where nothing in it is nested, else its parts below it.
fn list(name: &str, value: &Value, depth: usize, lines: &mut Vec<(Ink, String)>) {
    let indent = "  ".repeat(depth);
    let nested = |value: &Value| value.is_object() || value.is_array();
    match value {
        Value::Object(fields) if fields.values().any(nested) => {
            lines.push((Ink::Strong, format!("{indent}{name}")));
            fields.iter().for_each(|(name, value)| list(name, value, depth + 1, lines));
        }
        Value::Array(items) if items.iter().any(nested) => {
            lines.push((Ink::Strong, format!("{indent}{name}")));
            for (i, item) in items.iter().enumerate() {
                list(&(i + 1).to_string(), item, depth + 1, lines);
            }
        }
        _ => lines.push((Ink::Plain, format!("{indent}{name}: {}", plain(value)))),
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "-".into(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "-".into(),
        Value::Array(items) => items.iter().map(plain).collect::<Vec<_>>().join(" "),
        Value::Object(fields) if fields.is_empty() => "-".into(),
        Value::Object(fields) => fields
            .iter()
            .map(|(name, value)| format!("{name} {}", plain(value)))
            .collect::<Vec<_>>()
            .join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::texts::Language;

    #[test]
    fn any_view_becomes_an_indented_list() {
        let view = json!({"deck": 76, "hands": [3, 3], "hand": {"d": 1, "sn": 2}, "pool": {}, "boast": null,
            "hunters": [{"field": "D4", "left": ["harpoon"]}]});
        let picture = Fallback.picture(&view, Glyphs::Ascii, &Texts::of(Language::En));
        insta::assert_snapshot!(picture.canvas.rows().join("\n"), @r"
        boast: -
        deck: 76
        hand: d 1, sn 2
        hands: 3 3
        hunters
          1
            field: D4
            left: harpoon
        pool: -
        ");
    }
}
