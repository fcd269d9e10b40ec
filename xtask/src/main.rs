//! Building, running and testing everything with cargo alone.

fn main() {}
