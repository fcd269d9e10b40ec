//! `cargo xtask client`: the browser client, from Rust to the files a server hands out.

mod bindings;
mod compress;
mod files;
mod pack;
mod sizes;
mod split;
mod toolchain;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use clap::Args;

use self::split::Parts;
use crate::workspace;

/// Files of `web/static` that are not loaded by every page: each with the part it comes with, or the first page.
const WITH_PARTS: [(&str, &[&str]); 4] = [
    ("covers.json", &[FIRST_PAGE]),
    ("mare-polare.css", &["mare_polare", FIRST_PAGE]),
    ("nanuk.css", &["nanuk", FIRST_PAGE]),
    ("nanuuk.css", &["nanuuk", FIRST_PAGE]),
];
const FIRST_PAGE: &str = "first page alone";

/// What a first visit may load, compressed, in bytes: one that plays one game, one that draws, one that only looks at
/// the first page. The aim for each is 400 000.
const BUDGETS: [(&str, u64); 6] = [
    (FIRST_PAGE, 340_000),
    ("mandua", 420_000),
    ("mare_polare", 432_000),
    ("nanuk", 462_000),
    ("nanuuk", 512_000),
    ("editor", 600_000),
];

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Whose Rust compiles to WebAssembly; chosen by what is installed when left out
    #[arg(long, value_enum)]
    toolchain: Option<toolchain::Choice>,
    /// Fail on compiler warnings
    #[arg(long)]
    strict: bool,
}

impl Options {
    /// As the test builds the client.
    pub(crate) fn strict() -> Self {
        Self { strict: true, ..Self::default() }
    }
}

/// Builds `web/dist` from the package `inuksuk-web` and `web/static`; does nothing when neither changed.
///
/// # Errors
/// When a tool is missing or fails, or the result is larger than the budget.
pub(crate) fn build(options: &Options) -> Result<()> {
    let wasm = toolchain::compile(options.toolchain, options.strict)?;
    let (fixed, dist) = (workspace::at("web/static"), workspace::at("web/dist"));
    let parts_file = workspace::target().join("web-dist.parts.json");
    let stamp_file = workspace::target().join("web-dist.stamp");
    // What puts the client together counts too.
    let stamp = files::fingerprint(&[&wasm, &fixed, &workspace::at("xtask/src/client")])?;
    let fresh = fs::read(&stamp_file).is_ok_and(|old| old == stamp)
        && dist.join(files::PAGE).exists()
        && parts_file.exists();
    if !fresh {
        let parts = assemble(&wasm, &fixed, &dist)?;
        fs::write(&parts_file, serde_json::to_vec(&parts)?)?;
        fs::write(&stamp_file, stamp).with_context(|| format!("cannot write {}", stamp_file.display()))?;
    }
    let parts = serde_json::from_slice(&fs::read(&parts_file)?)?;
    let report = sizes::Report::of(&dist, &parts)?;
    print!("{report}");
    report.check(&BUDGETS)
}

/// Fills a new folder and puts it in the place of the old one, so that a failure leaves the old client whole.
fn assemble(wasm: &Path, fixed: &Path, dist: &Path) -> Result<Parts> {
    println!("parts, bindings, static files, compression -> web/dist");
    let next = dist.with_extension("next");
    files::remove(&next)?;
    let (program, main) = (next.join(files::PROGRAM), wasm.with_extension("main.wasm"));
    fs::create_dir_all(&program)?;
    files::copy(fixed, &next)?;
    let mut parts = split::split(wasm, &main, &program)?;
    for (file, with) in WITH_PARTS {
        for part in with {
            parts.entry((*part).to_owned()).or_default().push(file.to_owned());
        }
    }
    // The editor is one for the boards of its game.
    let game = parts.get("nanuuk").cloned().unwrap_or_default();
    parts.entry("editor".to_owned()).or_default().extend(game);
    bindings::generate(&main, &program)?;
    files::require_page(&next)?;
    files::name_by_content(&next)?;
    files::list(&next)?;
    compress::folder(&next)?;
    files::remove(dist)?;
    fs::rename(&next, dist).with_context(|| format!("cannot put {} in place", dist.display()))?;
    Ok(parts)
}
