//! Makes the folder of the built client exist, so that the server compiles before the client was ever built,
//! and has the server compiled anew when the client changed.

use std::fs;

fn main() {
    let client = "../web/dist";
    if let Err(error) = fs::create_dir_all(client) {
        println!("cargo::error=cannot create web/dist: {error}");
    }
    println!("cargo::rerun-if-changed={client}");
}
