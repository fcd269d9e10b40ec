//! The client in the browser: a page and its workers, compiled to WebAssembly from one crate.
//!
//! | module | what lives there |
//! | --- | --- |
//! | `texts` | everything it says, in every language |
//! | `route`, `settings`, `saved` | the address, what a person has set, the match to come back to |
//! | `link` | what the page and its workers say to each other |
//! | `worker` | the table and the bots, beside the page |
//! | `boards` | one module a game: its board, its words, its rule page |
//! | `parts` | the games, each loaded when it is wanted |
//! | `prose` | rule pages: Markdown with boards drawn in it |
//! | `app`, `game`, `pages`, `widgets` | what is seen: the shell, the match, the pages and their parts |
//! | `browser`, `sound` | the browser's storage, clock and loudspeaker |
//!
//! What needs a browser is compiled for WebAssembly only; the rest is built and tested natively too.

pub mod boards;
pub mod link;
pub mod parts;
pub mod prose;
pub mod route;
pub mod saved;
pub mod settings;
pub mod texts;
pub mod worker;

#[cfg(target_arch = "wasm32")]
mod app;
#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(target_arch = "wasm32")]
mod entry;
#[cfg(target_arch = "wasm32")]
mod game;
#[cfg(target_arch = "wasm32")]
mod pages;
#[cfg(target_arch = "wasm32")]
mod sound;
#[cfg(target_arch = "wasm32")]
mod widgets;
