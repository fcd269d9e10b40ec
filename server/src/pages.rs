//! Which answer belongs to which path.

use std::fmt::Write;

use axum::Router;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderMap, HeaderName,
    IF_NONE_MATCH, VARY,
};
use axum::http::{StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::accept::{Packing, has_tag};
use crate::headers;

/// The page everything starts from; every path without a file is a place inside it.
const START: &str = "index.html";

/// What a browser asks for at a page that names no icon, and what it is given.
const ICON: (&str, &str) = ("favicon.ico", "icon.svg");

/// Most names carry no hash of the content, so a browser asks each time, and mostly hears "unchanged".
const REVALIDATE: &str = "no-cache";

/// The folder of the program has a hash in its name: what is in it never changes.
const PROGRAM: &str = "build-";
const FOREVER: &str = "public, max-age=31536000, immutable";

/// The answers of a server whose client is `Site`.
pub(crate) fn router<Site: RustEmbed + 'static>() -> Router {
    Router::new()
        .route("/healthz", get(|| async { ([(CACHE_CONTROL, "no-store")], "ok\n") }))
        .fallback(get(file::<Site>))
        .layer(map_response(headers::secure))
}

async fn file<Site: RustEmbed>(uri: Uri, request: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        path if path == ICON.0 => ICON.1,
        path => path,
    };
    if !path.is_empty()
        && !is_packed(path)
        && let Some(file) = Site::get(path)
    {
        return answer::<Site>(path, file, &request);
    }
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, "There is no such file here.\n").into_response();
    }
    match Site::get(START) {
        Some(page) => answer::<Site>(START, page, &request),
        None => not_built(),
    }
}

/// Packed companions are an answer to `Accept-Encoding`, never files of their own.
fn is_packed(path: &str) -> bool {
    Packing::ALL.iter().any(|packing| path.ends_with(packing.suffix()))
}

fn not_built() -> Response {
    let page = Html(include_str!("not-built.html"));
    (StatusCode::SERVICE_UNAVAILABLE, [(CACHE_CONTROL, "no-store")], page).into_response()
}

fn answer<Site: RustEmbed>(path: &str, file: EmbeddedFile, request: &HeaderMap) -> Response {
    let accepted = text(request, &ACCEPT_ENCODING);
    let packed = Packing::ALL
        .into_iter()
        .filter(|packing| packing.is_accepted(accepted))
        .find_map(|packing| Site::get(&format!("{path}{}", packing.suffix())).map(|file| (packing, file)));
    let (packing, file) = packed.map_or((None, file), |(packing, file)| (Some(packing), file));
    let tag = tag(&file);
    let mut response = if has_tag(text(request, &IF_NONE_MATCH), &tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        ([(CONTENT_TYPE, content_type(path))], file.data).into_response()
    };
    let headers = response.headers_mut();
    if let (Some(packing), true) = (packing, headers.contains_key(CONTENT_TYPE)) {
        headers.insert(CONTENT_ENCODING, packing.name().parse().expect("a plain name"));
    }
    headers.insert(ETAG, tag.parse().expect("digits in quotes"));
    headers.insert(VARY, "accept-encoding".parse().expect("a plain name"));
    let caching = if path.starts_with(PROGRAM) { FOREVER } else { REVALIDATE };
    headers.insert(CACHE_CONTROL, caching.parse().expect("plain words"));
    response
}

/// A header's value, empty where it is missing or no text.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

/// Names the bytes that are sent: packed and plain forms of one file differ in it.
fn tag(file: &EmbeddedFile) -> String {
    let mut tag = String::from("\"");
    for byte in &file.metadata.sha256_hash()[..16] {
        write!(tag, "{byte:02x}").expect("a string takes all");
    }
    tag + "\""
}

/// The type by the file's name; all texts of the client are UTF-8.
fn content_type(path: &str) -> String {
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    let is_text = mime.type_() == "text" || mime.subtype() == "json" || mime.subtype() == "javascript";
    if is_text { format!("{mime}; charset=utf-8") } else { mime.to_string() }
}

#[cfg(test)]
mod tests;
