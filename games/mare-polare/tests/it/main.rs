//! Tests of the whole crate through its public face.

mod cases;
mod support;
