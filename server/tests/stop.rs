//! A server stops when its process is told to, whatever connections are open.
#![cfg(unix)]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;

fn tell_this_process(signal: &str) {
    let process = std::process::id().to_string();
    assert!(Command::new("kill").args([signal, &process]).status().unwrap().success());
}

/// A connection over which one request was answered and which the browser keeps for the next one.
fn kept_connection(address: SocketAddr) -> TcpStream {
    let mut socket = TcpStream::connect(address).unwrap();
    write!(socket, "GET /healthz HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"ok\n") {
        let mut part = [0; 1024];
        let read = socket.read(&mut part).unwrap();
        assert_ne!(read, 0, "the server answers");
        answer.extend_from_slice(&part[..read]);
    }
    socket
}

// One test for both signals: a signal reaches every server of the process.
#[test]
fn signals_end_it_in_good_order() {
    for signal in ["-INT", "-TERM"] {
        let (mut silent, mut kept) = (None, None);
        let free = "127.0.0.1:0".parse().unwrap();
        inuksuk_server::run(free, |address| {
            // Opened in advance, as browsers do, and never used.
            silent = Some(TcpStream::connect(address).unwrap());
            kept = Some(std::thread::spawn(move || {
                let socket = kept_connection(address);
                tell_this_process(signal);
                socket
            }));
        })
        .unwrap();
        assert!(silent.is_some());
        kept.unwrap().join().unwrap();
    }
}
