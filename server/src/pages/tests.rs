//! Requests over a real socket, answered from a small site that lies in `tests/site`.

use std::collections::HashMap;
use std::net::SocketAddr;

use rust_embed::RustEmbed;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::router;
use crate::serve::{ServeError, Server};

#[derive(RustEmbed)]
#[folder = "tests/site"]
struct Site;

#[derive(RustEmbed)]
#[folder = "tests/no-such-site"]
#[allow_missing = true]
struct NotBuilt;

/// A server on a free port; stops when told.
struct Running {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    server: JoinHandle<Result<(), ServeError>>,
}

async fn start<S: RustEmbed + 'static>() -> Running {
    let free = "127.0.0.1:0".parse().unwrap();
    let server = Server::with_pages(free, router::<S>()).await.unwrap();
    let (stop, stopped) = oneshot::channel();
    let address = server.address();
    let server = tokio::spawn(server.run_until(async { stopped.await.unwrap_or_default() }));
    Running { address, stop, server }
}

#[derive(Debug)]
struct Answer {
    status: u16,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    fn text(&self) -> &str {
        str::from_utf8(&self.body).unwrap()
    }
}

impl Running {
    async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
        let extra: Vec<String> = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        let (host, extra) = (self.address, extra.concat());
        let request = format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{extra}\r\n");
        let mut socket = TcpStream::connect(self.address).await.unwrap();
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        socket.read_to_end(&mut bytes).await.unwrap();
        parse(&bytes)
    }

    async fn get(&self, path: &str) -> Answer {
        self.request("GET", path, &[]).await
    }
}

fn parse(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("an end of the headers");
    let head = str::from_utf8(&bytes[..end]).unwrap();
    let mut lines = head.split("\r\n");
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines
        .map(|line| line.split_once(": ").unwrap())
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    Answer { status, headers, body: bytes[end + 4..].to_vec() }
}

#[tokio::test]
async fn files_come_with_their_type() {
    let server = start::<Site>().await;
    for (path, kind, start) in [
        ("/", "text/html; charset=utf-8", "<!doctype html>"),
        ("/index.html", "text/html; charset=utf-8", "<!doctype html>"),
        ("/app.js", "text/javascript; charset=utf-8", "export"),
        ("/app.js?version=2", "text/javascript; charset=utf-8", "export"),
        ("/app_bg.wasm", "application/wasm", "\0asm"),
        ("/fonts/text.woff2", "font/woff2", "wOF2"),
        ("/icon.svg", "image/svg+xml", "<svg"),
        // Asked for at a page that names no icon.
        ("/favicon.ico", "image/svg+xml", "<svg"),
    ] {
        let answer = server.get(path).await;
        assert_eq!((answer.status, answer.header("content-type")), (200, kind), "{path}");
        assert_eq!(answer.header("content-length"), answer.body.len().to_string(), "{path}");
        assert!(answer.text().starts_with(start), "{path}");
    }
}

#[tokio::test]
async fn places_inside_the_client_get_its_page_and_missing_files_do_not() {
    let server = start::<Site>().await;
    for place in ["/play", "/rules/mandua", "/review/"] {
        let answer = server.get(place).await;
        assert_eq!((answer.status, answer.text()), (200, server.get("/").await.text()), "{place}");
    }
    for missing in ["/missing.js", "/fonts/missing.woff2", "/../Cargo.toml", "/app.js.br", "/app.js.gz"] {
        assert_eq!(server.get(missing).await.status, 404, "{missing}");
    }
}

#[tokio::test]
async fn the_best_accepted_packing_is_sent() {
    let server = start::<Site>().await;
    for (accepted, packing, start) in [
        ("gzip, deflate, br, zstd", "br", "brotli form"),
        ("gzip, br;q=0", "gzip", "gzip form"),
        ("deflate", "", "export"),
    ] {
        let answer = server.request("GET", "/app.js", &[("Accept-Encoding", accepted)]).await;
        assert_eq!(answer.header("content-encoding"), packing, "{accepted}");
        assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8", "{accepted}");
        assert_eq!(answer.header("vary"), "accept-encoding", "{accepted}");
        assert!(answer.text().starts_with(start), "{accepted}");
    }
    let plain_only = server.request("GET", "/app_bg.wasm", &[("Accept-Encoding", "br")]).await;
    assert_eq!((plain_only.status, plain_only.header("content-encoding")), (200, ""));
}

#[tokio::test]
async fn what_a_browser_has_is_not_sent_again() {
    let server = start::<Site>().await;
    let first = server.request("GET", "/app.js", &[("Accept-Encoding", "br")]).await;
    let tag = first.header("etag");
    let again = server.request("GET", "/app.js", &[("Accept-Encoding", "br"), ("If-None-Match", tag)]).await;
    assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, tag));
    assert_eq!(again.header("content-encoding"), "");
    let plain = server.request("GET", "/app.js", &[("If-None-Match", tag)]).await;
    assert_eq!(plain.status, 200, "the plain form is another one");
    assert_eq!(plain.header("cache-control"), "no-cache");
}

#[tokio::test]
async fn what_is_named_by_its_content_is_kept_for_ever() {
    let server = start::<Site>().await;
    let part = server.get("/build-0123456789abcdef/part.wasm").await;
    assert_eq!((part.status, part.header("content-type")), (200, "application/wasm"));
    assert_eq!(part.header("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(server.get("/build-fedcba9876543210/part.wasm").await.status, 404, "a build that is gone");
}

#[tokio::test]
async fn every_answer_is_secured() {
    let server = start::<Site>().await;
    for path in ["/", "/app.js", "/missing.js", "/healthz"] {
        let answer = server.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{path}: {policy}");
        assert!(policy.contains("default-src 'self';"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
    }
}

#[tokio::test]
async fn health_is_told_and_other_methods_are_refused() {
    let server = start::<Site>().await;
    let health = server.get("/healthz").await;
    assert_eq!((health.status, health.text()), (200, "ok\n"));
    assert_eq!(server.request("POST", "/", &[]).await.status, 405);
    let head = server.request("HEAD", "/app.js", &[]).await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_ne!(head.header("content-length"), "0");
}

#[tokio::test]
async fn without_a_client_the_page_says_how_to_build_it() {
    let server = start::<NotBuilt>().await;
    for path in ["/", "/rules"] {
        let answer = server.get(path).await;
        assert_eq!(answer.status, 503, "{path}");
        assert!(answer.text().contains("cargo xtask play"), "{path}");
    }
    assert_eq!(server.get("/app.js").await.status, 404);
    assert_eq!(server.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn a_busy_address_is_named_with_the_way_out() {
    let server = start::<Site>().await;
    let error = Server::bind(server.address).await.unwrap_err();
    assert!(matches!(error, ServeError::Busy(address) if address == server.address));
    let message = error.to_string();
    assert!(message.contains(&server.address.to_string()), "{message}");
    assert!(message.contains("--address"), "{message}");
}

#[tokio::test]
async fn an_address_elsewhere_is_refused() {
    // 192.0.2.0/24 is kept for documentation and never assigned.
    let error = Server::bind("192.0.2.1:7878".parse().unwrap()).await.unwrap_err();
    assert!(matches!(error, ServeError::NotHere(_)), "{error}");
}

#[tokio::test]
async fn a_stopped_server_ends_well_and_lets_go_of_its_address() {
    let server = start::<Site>().await;
    assert_eq!(server.get("/healthz").await.status, 200);
    server.stop.send(()).unwrap();
    server.server.await.unwrap().unwrap();
    Server::bind(server.address).await.unwrap();
}
