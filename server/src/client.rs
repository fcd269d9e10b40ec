//! The files of the browser client, as `cargo xtask client` leaves them in `web/dist`.

use rust_embed::RustEmbed;

/// The client built last when this program was compiled; empty when none was.
#[derive(RustEmbed)]
#[folder = "../web/dist"]
#[allow_missing = true]
pub(crate) struct Client;
