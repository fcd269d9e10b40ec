//! The program `inuksuk`.

use std::process::ExitCode;

fn main() -> ExitCode {
    inuksuk::run(std::env::args_os())
}
