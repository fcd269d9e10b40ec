//! Where the page and its workers begin. All three run the same WebAssembly.

#![expect(unreachable_pub, reason = "JavaScript reaches them")]

use wasm_bindgen::prelude::wasm_bindgen;

/// The page.
#[wasm_bindgen]
pub fn page() {
    crate::app::start();
}

/// The worker that holds the table.
#[wasm_bindgen]
pub fn table() {
    crate::worker::run_table();
}

/// The worker in which the bots think.
#[wasm_bindgen]
pub fn thinker() {
    crate::worker::run_thinker();
}
