//! The JavaScript that carries calls between the page and the WebAssembly.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// Writes `inuksuk_web.js` and `inuksuk_web_bg.wasm`: ES modules, for the page and for a module worker alike.
///
/// # Errors
/// When the file is no WebAssembly made with the same version of `wasm-bindgen`.
pub(super) fn generate(wasm: &Path, into: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(into)
        .with_context(|| format!("cannot make JavaScript bindings for {}", wasm.display()))
}
