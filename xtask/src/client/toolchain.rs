//! Which Rust compiles the client to WebAssembly, and the compilation.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::apt::Need;
use crate::{command, workspace};

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "client";
const PACKAGE: &str = "inuksuk-web";

/// Debian's compiler with the sources of the standard library, which is then compiled along.
const DEBIAN: Need = Need {
    purpose: "Compiling the browser client",
    files: &["/usr/bin/rustc", "/usr/bin/cargo", "/usr/lib/rustlib/src/rust/library/std/Cargo.toml"],
    packages: &["rustc-web", "cargo-web", "rust-web-src"],
};

/// Whose Rust compiles to WebAssembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Choice {
    /// The toolchain that runs this task, with its own WebAssembly target
    Rustup,
    /// Debian's packages rustc-web, cargo-web, rust-web-src
    Debian,
}

/// Compiles the client and returns the path of the WebAssembly file. With `strict`, warnings are errors: much of the
/// client is compiled for WebAssembly alone, where the lints of the workspace do not see it.
///
/// # Errors
/// When no toolchain can be had, or compilation fails.
pub(super) fn compile(wish: Option<Choice>, strict: bool) -> Result<PathBuf> {
    let choice = match wish {
        Some(choice) => choice,
        None => choose()?,
    };
    // Cargos of two versions do not respect each other's locks: each gets a folder of its own.
    let folder = workspace::target().join(match choice {
        Choice::Rustup => "client",
        Choice::Debian => "client-debian",
    });
    let mut build = match choice {
        Choice::Rustup => command::cargo(),
        Choice::Debian => debian_cargo()?,
    };
    // Cargo optimises across crates only where nothing but the final program is asked for: without --crate-type,
    // the library for native tests would be made too, and the client would be several times as large.
    build.args(["rustc", "--package", PACKAGE, "--lib", "--crate-type", "cdylib"]);
    build.args(["--profile", PROFILE, "--target", TARGET]);
    if choice == Choice::Debian {
        build.args(["-Z", "build-std=std,panic_abort"]);
    }
    // Splitting needs to know which function uses which, and their names.
    build.args(["--", "-C", "link-arg=--emit-relocs", "-C", "strip=none"]);
    if strict {
        build.args(["-D", "warnings"]);
    }
    command::run(build.env("CARGO_TARGET_DIR", &folder))?;
    let wasm = folder.join(TARGET).join(PROFILE).join("inuksuk_web.wasm");
    if !wasm.exists() {
        bail!("{PACKAGE} built, but {} is not there: web/Cargo.toml needs crate-type cdylib", wasm.display());
    }
    Ok(wasm)
}

/// What is installed is taken first; only then is something installed.
fn choose() -> Result<Choice> {
    if target_installed()? {
        Ok(Choice::Rustup)
    } else if DEBIAN.is_met() {
        Ok(Choice::Debian)
    } else if add_target() && target_installed()? {
        Ok(Choice::Rustup)
    } else {
        Ok(Choice::Debian)
    }
}

fn rustc() -> Command {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(workspace::root());
    rustc
}

fn sysroot() -> Result<PathBuf> {
    Ok(command::output(rustc().args(["--print", "sysroot"]))?.into())
}

fn target_installed() -> Result<bool> {
    Ok(sysroot()?.join("lib/rustlib").join(TARGET).join("lib").exists())
}

/// Whether rustup could fetch the target; without a network or without rustup it cannot, and that is no error.
fn add_target() -> bool {
    println!("$ rustup target add {TARGET}");
    Command::new("rustup")
        .args(["target", "add", TARGET])
        .current_dir(workspace::root())
        .env("RUSTUP_MAX_RETRIES", "1")
        .stdin(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Debian's cargo; its compiler links WebAssembly with the `rust-lld` of the other toolchain.
fn debian_cargo() -> Result<Command> {
    DEBIAN.ensure()?;
    let mut cargo = command::cargo_at("/usr/bin/cargo");
    cargo
        .env("RUSTC", "/usr/bin/rustc")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("PATH", path_with_linker()?)
        .env_remove("RUSTUP_TOOLCHAIN")
        .env_remove("RUSTC_WRAPPER");
    Ok(cargo)
}

fn path_with_linker() -> Result<OsString> {
    let version = command::output(rustc().arg("-vV"))?;
    let host = host(&version).context("`rustc -vV` names no host")?;
    let linker = sysroot()?.join("lib/rustlib").join(host).join("bin");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(linker).chain(std::env::split_paths(&path));
    Ok(std::env::join_paths(folders)?)
}

/// The host triple in the answer of `rustc -vV`.
fn host(version: &str) -> Option<&str> {
    version.lines().find_map(|line| line.strip_prefix("host: "))
}

#[cfg(test)]
mod tests {
    use super::host;

    #[test]
    fn the_host_is_read_from_the_version() {
        let version = "rustc 1.95.0 (59807616e 2026-04-14)\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\n";
        assert_eq!(host(version), Some("x86_64-unknown-linux-gnu"));
        assert_eq!(host("rustc 1.95.0"), None);
    }
}
