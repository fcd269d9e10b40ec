//! Tests of the whole crate through its public face.

mod cases;
mod chance;
mod matches;
mod notation;
mod oracle;
mod refusals;
mod rules;
mod support;
