//! Reading JSON of unknown origin: every defect is noted with its place, and reading goes on.

use serde_json::{Map, Value};

use crate::defect::{Defect, Values, sentences};
use crate::floe::{Edge, Field, Floe};
use crate::notation::quoted;

/// What is wrong so far.
#[derive(Default, Debug)]
pub(crate) struct Defects(Vec<Defect>);

impl Defects {
    /// More than this many are not worth reading.
    const MOST: usize = 50;

    pub(crate) fn note(&mut self, place: &str, defect: impl AsRef<str>) {
        self.tell(place, "", Vec::new(), defect);
    }

    /// Notes a defect that programs can say in their own words, too.
    pub(crate) fn tell(&mut self, place: &str, key: &'static str, values: Values, message: impl AsRef<str>) {
        if self.0.len() < Self::MOST {
            self.0.push(Defect::new(place, key, values, message.as_ref()));
        }
    }

    /// Notes what another reader found.
    pub(crate) fn append(&mut self, others: Self) {
        self.extend(others.0);
    }

    /// Notes defects that were found elsewhere.
    pub(crate) fn extend(&mut self, others: impl IntoIterator<Item = Defect>) {
        let room = Self::MOST.saturating_sub(self.0.len());
        self.0.extend(others.into_iter().take(room));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The value when nothing is wrong, else all that is.
    pub(crate) fn or<T>(self, value: impl FnOnce() -> T) -> Result<T, Vec<String>> {
        self.or_defects(value).map_err(|defects| sentences(&defects))
    }

    /// The same, for those who say it in their own words.
    pub(crate) fn or_defects<T>(self, value: impl FnOnce() -> T) -> Result<T, Vec<Defect>> {
        if self.0.is_empty() { Ok(value()) } else { Err(self.0) }
    }

    pub(crate) fn into_list(self) -> Vec<String> {
        sentences(&self.0)
    }

    pub(crate) fn into_defects(self) -> Vec<Defect> {
        self.0
    }

    /// An object with these keys, all of them unless named in `optional`, and no others.
    pub(crate) fn object<'v>(
        &mut self,
        value: &'v Value,
        place: &str,
        required: &[&str],
        optional: &[&str],
    ) -> Option<&'v Map<String, Value>> {
        let Some(map) = value.as_object() else {
            self.tell(place, "kind", Vec::new(), format!("an object is wanted, not {}", kind(value)));
            return None;
        };
        for key in map.keys() {
            if !required.contains(&key.as_str()) && !optional.contains(&key.as_str()) {
                let values = vec![("name", short(key))];
                self.tell(place, "unknown", values, format!("there is no key {}", quoted(key)));
            }
        }
        for key in required {
            if !map.contains_key(*key) {
                let at = format!("{place}.{key}");
                self.tell(place, "missing", vec![("at", at.into())], format!("the key {key:?} is missing"));
            }
        }
        Some(map)
    }

    pub(crate) fn list<'v>(&mut self, value: &'v Value, place: &str, most: usize) -> &'v [Value] {
        let Some(list) = value.as_array() else {
            self.tell(place, "kind", Vec::new(), format!("a list is wanted, not {}", kind(value)));
            return &[];
        };
        if list.len() > most {
            let values = vec![("most", most.into())];
            self.tell(
                place,
                "entries",
                values,
                format!("at most {most} entries are possible, not {}", list.len()),
            );
            return &[];
        }
        list
    }

    pub(crate) fn text<'v>(&mut self, value: &'v Value, place: &str) -> Option<&'v str> {
        let text = value.as_str();
        if text.is_none() {
            self.tell(place, "kind", Vec::new(), format!("a text is wanted, not {}", kind(value)));
        }
        text
    }

    /// A text of at most so many characters; empty where it is missing or wrong.
    pub(crate) fn short_text(&mut self, value: Option<&Value>, place: &str, most: usize) -> String {
        let text = value.and_then(|v| self.text(v, place)).unwrap_or_default();
        if text.chars().count() > most {
            let values = vec![("most", most.into())];
            self.tell(place, "characters", values, format!("at most {most} characters are possible"));
        }
        text.to_owned()
    }

    pub(crate) fn number(&mut self, value: &Value, place: &str, least: u64, most: u64) -> Option<u64> {
        let number = value.as_u64().filter(|n| (least..=most).contains(n));
        if number.is_none() {
            let given = if value.is_number() { value.to_string() } else { kind(value).to_owned() };
            let values = vec![("least", least.into()), ("most", most.into())];
            self.tell(
                place,
                "number",
                values,
                format!("a whole number from {least} to {most} is wanted, not {given}"),
            );
        }
        number
    }

    /// A field of the board, in play or not.
    pub(crate) fn field(&mut self, floe: &Floe, value: &Value, place: &str) -> Option<Field> {
        let name = self.text(value, place)?;
        let field = floe.field(name);
        if field.is_none() {
            let values = vec![("field", short(name))];
            self.tell(place, "no-field", values, format!("there is no field {}", quoted(name)));
        }
        field
    }

    /// A field in play.
    pub(crate) fn field_in_play(&mut self, floe: &Floe, value: &Value, place: &str) -> Option<Field> {
        let field = self.field(floe, value, place)?;
        if floe.in_play().contains(field) {
            return Some(field);
        }
        let name = floe.name(field);
        self.tell(place, "out", vec![("field", name.into())], format!("{name} is out of play (N-1)"));
        None
    }

    pub(crate) fn edge(&mut self, floe: &Floe, value: &Value, place: &str) -> Option<Edge> {
        let name = self.text(value, place)?;
        match floe.parse_edge(name) {
            Ok(edge) => Some(edge),
            Err(error) => {
                self.note(place, error.0);
                None
            }
        }
    }

    /// One of several texts.
    pub(crate) fn choice<T: Copy>(&mut self, value: &Value, place: &str, all: &[(&str, T)]) -> Option<T> {
        let text = self.text(value, place)?;
        let found = all.iter().find(|(name, _)| *name == text);
        if found.is_none() {
            let names: Vec<_> = all.iter().map(|(name, _)| *name).collect();
            self.note(place, format!("{} is none of {}", quoted(text), names.join(", ")));
        }
        found.map(|&(_, value)| value)
    }
}

/// A text of unknown origin, no longer than is worth reading.
fn short(text: &str) -> Value {
    text.chars().take(20).collect::<String>().into()
}

/// A key of an object that was checked before; null where it is missing.
pub(crate) fn key<'v>(map: &'v Map<String, Value>, key: &str) -> &'v Value {
    map.get(key).unwrap_or(&Value::Null)
}

pub(crate) fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
