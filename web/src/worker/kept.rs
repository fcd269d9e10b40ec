//! What is kept of the match, in the browser's database: `worker.js` puts it there, the page never reads it.

use wasm_bindgen::prelude::{Closure, wasm_bindgen};
use wasm_bindgen::{JsCast, JsValue};

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

/// Calls `then` with what is kept.
pub(super) fn recall(then: impl FnOnce(Option<Kept>) + 'static) {
    let heard = Closure::once_into_js(move |text: JsValue| {
        then(text.as_string().and_then(|text| read(&text).ok()));
    });
    let promise = read_kept();
    // Called by hand: the closure then belongs to JavaScript and lives as long as it is needed.
    let function =
        js_sys::Reflect::get(&promise, &"then".into()).and_then(JsCast::dyn_into::<js_sys::Function>);
    if let Ok(function) = function {
        let _ = function.call1(&promise, &heard);
    }
}
