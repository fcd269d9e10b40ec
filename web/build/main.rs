//! Turns the rule pages under `docs/rules` into HTML, so that the client carries no Markdown reader.

mod rules;

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the package's folder"));
    let docs = here.join("../docs/rules");
    let output = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names an output folder")).join("rules");
    fs::create_dir_all(&output)?;
    println!("cargo::rerun-if-changed={}", docs.display());
    translate(&docs, "en", &output)?;
    for entry in fs::read_dir(&docs)? {
        let path = entry?.path();
        if let (true, Some(language)) = (path.is_dir(), path.file_name().and_then(|name| name.to_str())) {
            translate(&path, language, &output)?;
        }
    }
    Ok(())
}

/// Writes `LANGUAGE-GAME.html` for each page of a folder.
fn translate(folder: &Path, language: &str, output: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|suffix| suffix == "md")
            && let Some(game) = path.file_stem().and_then(|name| name.to_str())
        {
            println!("cargo::rerun-if-changed={}", path.display());
            fs::write(
                output.join(format!("{language}-{game}.html")),
                rules::html(&fs::read_to_string(&path)?, game),
            )?;
        }
    }
    Ok(())
}
