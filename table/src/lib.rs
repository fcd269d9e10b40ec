//! A match at a table: seats, log, undo, draw and resign, the seed, the record.
