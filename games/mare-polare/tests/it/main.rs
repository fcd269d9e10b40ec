//! Tests of the whole crate through its public face.

mod cases;
mod chance;
mod matches;
mod notation;
mod oracle;
mod pages;
mod positions;
mod redeal;
mod refusals;
mod rules;
mod secrecy;
mod support;
