//! The server: for now it hands out the browser client on one address.
//!
//! The client is embedded in the program, so that one file is all there is to install. Nothing is read from disk
//! in a release build; a debug build reads `web/dist` anew at each request.
//!
//! ```no_run
//! inuksuk_server::run(inuksuk_server::DEFAULT_ADDRESS, |address| println!("http://{address}/"))?;
//! # Ok::<(), inuksuk_server::ServeError>(())
//! ```

mod accept;
mod client;
mod headers;
mod pages;
mod serve;

pub use serve::{DEFAULT_ADDRESS, ServeError, Server, run};
