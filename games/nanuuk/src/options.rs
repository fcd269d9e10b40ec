//! Reading the options of both games.

use std::sync::Arc;

use inuksuk_core::OptionsError;
use serde_json::{Map, Value};

use crate::board::Board;
use crate::json::Defects;
use crate::notation::quoted;

/// An options object being read: options left out have their default, unknown ones are defects.
pub(crate) struct Options<'v> {
    map: Option<&'v Map<String, Value>>,
    pub(crate) defects: Defects,
}

impl<'v> Options<'v> {
    pub(crate) fn new(options: &'v Value, known: &[&str]) -> Self {
        let mut defects = Defects::default();
        let map = if options.is_null() { None } else { defects.object(options, "options", &[], known) };
        Self { map, defects }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&'v Value> {
        self.map.and_then(|m| m.get(name))
    }

    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let Some(value) = self.get(name) else { return false };
        let flag = value.as_bool();
        if flag.is_none() {
            self.defects.note(name, "true or false is wanted");
        }
        flag.unwrap_or_default()
    }

    /// The first of `all` is the default.
    pub(crate) fn choice<T: Copy>(&mut self, name: &str, all: &[(&str, T)]) -> T {
        let given = self.get(name).and_then(|v| self.defects.choice(v, name, all));
        given.unwrap_or(all[0].1)
    }

    pub(crate) fn number(&mut self, name: &str, default: u64, least: u64, most: u64) -> u64 {
        let given = self.get(name).and_then(|v| self.defects.number(v, name, least, most));
        given.unwrap_or(default)
    }

    pub(crate) fn board(&mut self) -> Arc<Board> {
        let Some(value) = self.get("board") else { return Board::standard() };
        Board::read_option(value).unwrap_or_else(|defects| {
            self.defects.extend(defects);
            Board::standard()
        })
    }

    pub(crate) fn seats(&mut self, seats: u8, allowed: &[u8], what: &str) {
        if !allowed.contains(&seats) {
            let allowed: Vec<_> = allowed.iter().map(u8::to_string).collect();
            self.defects.note("seats", format!("{what} needs {}, not {seats}", allowed.join(" or ")));
        }
    }

    pub(crate) fn finish(self) -> Result<(), OptionsError> {
        self.defects.or(|| ()).map_err(OptionsError)
    }
}

/// The board, seats and options of a position must be those of the match; tells where they are not.
pub(crate) fn same(defects: &mut Defects, place: &str, given: &Value, wanted: &Value) {
    if given != wanted {
        let shown = match wanted {
            Value::Object(_) if place == "board" => "the board given with the options".to_owned(),
            _ => wanted.to_string(),
        };
        let given = given.to_string();
        let given = if given.chars().count() > 100 { quoted(&given) } else { given };
        defects.note(place, format!("{shown} is wanted, not {given}"));
    }
}
