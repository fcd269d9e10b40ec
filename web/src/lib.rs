//! The client in the browser.
