//! One file for all modules of a part: one request instead of a dozen, and a tenth smaller, for what is compressed
//! together is compressed better.

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The modules of each part, the order in which they lie in its file.
type Modules = HashMap<String, Vec<String>>;

/// What the loader has instead of a request for each module.
const RUNTIME: &str = r"let pack;

/** Loads a part out of its one file. */
const packed = (part, load) => () => {
    pack = unpack(part);
    return load();
};

async function unpack(part) {
    const answer = await fetch(new URL(`./${part}.pack`, import.meta.url));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const bytes = await answer.arrayBuffer();
    let start = 0;
    return Object.fromEntries(PACKS[part].map(([name, length]) => {
        start += length;
        return [name, bytes.slice(start - length, start)];
    }));
}

/** Called while `load` runs, before anything is waited for: `pack` is that of the part that is being loaded. */
function unpacked(name) {
    return pack.then((modules) => modules[name]);
}
";

/// The name of a part's file.
pub(super) fn file(part: &str) -> String {
    format!("{part}.pack")
}

/// Packs the modules of all parts in a folder, and has the loader look for them there.
///
/// # Errors
/// When a file cannot be read or written, or the loader is not what it was when this was written.
pub(super) fn all(parts: &Modules, folder: &Path, loader: &str) -> Result<()> {
    let mut names: Vec<&String> = parts.keys().collect();
    names.sort();
    let mut index = String::from("const PACKS = {");
    for part in names {
        write!(index, "{part}:[")?;
        let mut content = Vec::new();
        for name in &parts[part] {
            let module = fs::read(folder.join(format!("{name}.wasm")))
                .with_context(|| format!("{name}, a module of {part}, is missing"))?;
            write!(index, "[\"{name}\",{}],", module.len())?;
            content.extend(module);
        }
        index.push_str("],");
        fs::write(folder.join(file(part)), content)?;
    }
    index.push_str("};\n");
    let loader = folder.join(loader);
    let script = fs::read_to_string(&loader)?;
    fs::write(loader, index + RUNTIME + &patched(&script, parts)?)?;
    Ok(())
}

/// The loader with its requests replaced.
fn patched(script: &str, parts: &Modules) -> Result<String> {
    let mut script = script
        .replace("fetch(new URL(\"./", "unpacked(\"")
        .replace(".wasm\", import.meta.url))", "\")")
        .replace(
            "(WebAssembly.instantiateStreaming(src, imports))",
            "WebAssembly.instantiate(await src, imports)",
        );
    for part in parts.keys() {
        let load = format!("__wasm_split_load_{part} = wrapAsyncCb(");
        let Some((before, after)) = script.split_once(&load) else { bail!("the loader has no {load}") };
        let Some((own, rest)) = after.split_once("]));\n") else {
            bail!("the loader of {part} does not end")
        };
        script = format!("{before}{load}packed(\"{part}\", {own}])));\n{rest}");
    }
    if script.contains("fetch(") || script.contains("Streaming") {
        bail!("the loader asks for modules in a way that was not expected");
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::{Modules, all};
    use std::fs;

    const LOADER: &str = r#"import { initSync } from "./app.js";
const __chunk_1 = makeLoad(() => {
    const src = fetch(new URL("./chunk_1.wasm", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, []);
export const __wasm_split_load_ice = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_ice.wasm", import.meta.url));
    src.catch(() => {});
    return async (imports) => (WebAssembly.instantiateStreaming(src, imports));
}
, [__chunk_1]));
"#;

    #[test]
    fn the_loader_finds_the_modules_in_one_file() {
        let folder = std::env::temp_dir().join(format!("inuksuk-xtask-pack-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("chunk_1.wasm"), "floe").unwrap();
        fs::write(folder.join("split_ice.wasm"), "iceberg").unwrap();
        fs::write(folder.join("parts.js"), LOADER).unwrap();
        let parts = Modules::from([("ice".into(), vec!["chunk_1".into(), "split_ice".into()])]);
        all(&parts, &folder, "parts.js").unwrap();
        assert_eq!(fs::read_to_string(folder.join("ice.pack")).unwrap(), "floeiceberg");
        let script = fs::read_to_string(folder.join("parts.js")).unwrap();
        assert!(script.contains(r#"{ice:[["chunk_1",4],["split_ice",7],],}"#), "{script}");
        assert!(script.contains(r#"const src = unpacked("chunk_1");"#), "{script}");
        assert!(script.contains(r#"load_ice = wrapAsyncCb(packed("ice", makeLoad(() => {"#), "{script}");
        assert!(script.ends_with(", [__chunk_1])));\n"), "{script}");
        fs::write(folder.join("parts.js"), LOADER.replace("(src, imports)", "(src)")).unwrap();
        assert!(all(&parts, &folder, "parts.js").is_err(), "an unknown way to ask is found");
        fs::remove_dir_all(folder).unwrap();
    }
}
