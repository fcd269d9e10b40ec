//! The JavaScript that carries calls between the page and the WebAssembly.

use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// The name of the program: `NAME.js` and `NAME_bg.wasm`.
pub(super) const NAME: &str = "inuksuk_web";

/// Writes the program: ES modules, for the page and for a module worker alike. What `wasm` exports for the parts that
/// were split off it stays.
///
/// # Errors
/// When the file is no WebAssembly made with the same version of `wasm-bindgen`.
pub(super) fn generate(wasm: &Path, into: &Path) -> Result<()> {
    Bindgen::new()
        .input_path(wasm)
        .out_name(NAME)
        .web(true)?
        .typescript(false)
        .keep_lld_exports(true)
        .demangle(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(into)
        .with_context(|| format!("cannot make JavaScript bindings for {}", wasm.display()))
}
