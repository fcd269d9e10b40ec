//! The engine protocol: one JSON object a line.
