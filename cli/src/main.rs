//! The program inuksuk: play, serve, engine, record.

fn main() {}
