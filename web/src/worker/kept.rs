//! What is kept of the match, in the browser's database: `worker.js` puts it there, the page never reads it.

use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

use crate::link::{Kept, read, write};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = ["self", "kept"], js_name = "read")]
    fn read_kept() -> js_sys::Promise;
    #[wasm_bindgen(js_namespace = ["self", "kept"], js_name = "write")]
    fn write_kept(text: Option<String>);
}

/// Keeps a match in place of the one before. Where the browser keeps nothing, play goes on all the same.
pub(super) fn keep(kept: &Kept) {
    write_kept(write(kept).ok());
}

/// Keeps nothing any more.
pub(super) fn forget() {
    write_kept(None);
}

/// What is kept.
pub(super) async fn recall() -> Option<Kept> {
    let text = JsFuture::from(read_kept()).await.ok()?.as_string()?;
    read(&text).ok()
}
