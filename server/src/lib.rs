//! The server: for now it serves the browser client on one address.
