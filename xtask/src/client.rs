//! `cargo xtask client`: the browser client, from Rust to the files a server hands out.

mod bindings;
mod compress;
mod files;
mod sizes;
mod toolchain;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use clap::Args;

use crate::workspace;

/// A first visit loads at most this much, compressed, in bytes: the page, and the rules, boards and bots of all
/// five games.
const BUDGET: u64 = 800_000;

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
    let stamp_file = workspace::target().join("web-dist.stamp");
    let stamp = files::fingerprint(&[&wasm, &fixed])?;
    let fresh = fs::read(&stamp_file).is_ok_and(|old| old == stamp) && dist.join(files::PAGE).exists();
    if !fresh {
        assemble(&wasm, &fixed, &dist)?;
        fs::write(&stamp_file, stamp).with_context(|| format!("cannot write {}", stamp_file.display()))?;
    }
    let report = sizes::Report::of(&dist)?;
    print!("{report}");
    report.check(BUDGET)
}

/// Fills a new folder and puts it in the place of the old one, so that a failure leaves the old client whole.
fn assemble(wasm: &Path, fixed: &Path, dist: &Path) -> Result<()> {
    println!("bindings, static files, compression -> web/dist");
    let next = dist.with_extension("next");
    files::remove(&next)?;
    fs::create_dir_all(&next)?;
    files::copy(fixed, &next)?;
    bindings::generate(wasm, &next)?;
    files::require_page(&next)?;
    compress::folder(&next)?;
    files::remove(dist)?;
    fs::rename(&next, dist).with_context(|| format!("cannot put {} in place", dist.display()))
}
