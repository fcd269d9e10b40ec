//! Splitting the program into what every visitor loads and what comes with a game.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use walrus::ModuleConfig;
use wasm_split_cli_support::Options;

use super::{bindings, pack};

/// The script that loads parts, beside the program.
const LOADER: &str = "./parts.js";

/// The files of each part, by its name.
pub(super) type Parts = BTreeMap<String, Vec<String>>;

/// Splits a program: the parts and their loader go into a folder, the rest is written to `main`, still without its
/// bindings.
///
/// # Errors
/// When the program does not say what uses what.
pub(super) fn split(wasm: &Path, main: &Path, into: &Path) -> Result<Parts> {
    let program = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    let bindings = format!("./{}.js", bindings::NAME);
    let mut options = Options::new(&program);
    options.output_dir = into;
    options.main_out_path = main;
    options.link_name = LOADER;
    options.main_module = &bindings;
    options.emit_dwarf = false;
    let split = wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow!("cannot split {}: {error:#}", wasm.display()))?;
    for module in &split.split_modules {
        let anew = written_anew(&fs::read(module)?)?;
        fs::write(module, anew).with_context(|| format!("cannot write {}", module.display()))?;
    }
    pack::all(&split.prefetch_map, into, LOADER)?;
    for module in &split.split_modules {
        fs::remove_file(module)?;
    }
    Ok(split.prefetch_map.into_keys().map(|part| (part.clone(), vec![pack::file(&part)])).collect())
}

/// Written anew: what comes from the splitter has room for what only a linker fills in, and names that nobody reads.
fn written_anew(part: &[u8]) -> Result<Vec<u8>> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    Ok(config.parse(part)?.emit_wasm())
}

#[cfg(test)]
mod tests {
    use super::written_anew;

    #[test]
    fn numbers_take_the_room_they_need_and_names_go() {
        // A type, a function and its code with a constant in five bytes; then its name.
        let types = [1, 5, 1, 0x60, 0, 1, 0x7f];
        let function = [3, 2, 1, 0];
        let export = [7, 5, 1, 1, b'f', 0, 0];
        let code = [10, 10, 1, 8, 0, 0x41, 0x87, 0x80, 0x80, 0x80, 0, 0x0b];
        let names = [0, 11, 4, b'n', b'a', b'm', b'e', 1, 4, 1, 0, 1, b'f'];
        let part = [&b"\0asm\x01\0\0\0"[..], &types, &function, &export, &code, &names].concat();
        let anew = written_anew(&part).unwrap();
        assert_eq!(anew.len(), part.len() - names.len() - 4);
        assert!(anew.windows(3).any(|bytes| bytes == [0x41, 7, 0x0b]));
        assert!(written_anew(b"no WebAssembly").is_err());
    }
}
