//! The command `think`.

use inuksuk_table::{StreamName, Table};
use serde_json::{Map, Value};

use crate::{EngineError, request::ThinkRequest};

pub(crate) fn think(table: &Table, request: &ThinkRequest) -> Result<Map<String, Value>, EngineError> {
    let _ = (table.seed_stream(StreamName::Bot), request);
    unreachable!()
}
