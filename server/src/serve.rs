//! Listening on an address until the program is told to stop.

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, SocketAddr};

use axum::Router;
use thiserror::Error;
use tokio::net::TcpListener;

use crate::client::Client;
use crate::pages;

/// Where the server listens unless told otherwise: this machine alone, port 7878.
pub const DEFAULT_ADDRESS: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 7878);

/// Why the server does not run.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Another program listens there.
    #[error(
        "the address {0} is in use by another program; stop that program, or choose another address \
         with --address (for example --address {host}:{port})",
        host = host(*.0),
        port = .0.port().checked_add(1).unwrap_or(7878)
    )]
    Busy(SocketAddr),
    /// The system keeps the port for programs with more rights.
    #[error("no permission to listen on {0}; choose a port from 1024 up with --address")]
    Forbidden(SocketAddr),
    /// The address belongs to no network of this machine.
    #[error("{0} is not an address of this machine; choose one with --address (127.0.0.1 is always there)")]
    NotHere(SocketAddr),
    /// Listening failed for another reason.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The system gave out while the server was starting or running.
    #[error("the server stopped: {0}")]
    Stopped(io::Error),
}

/// The host as it is written before a port.
fn host(address: SocketAddr) -> String {
    match address {
        SocketAddr::V4(address) => address.ip().to_string(),
        SocketAddr::V6(address) => format!("[{}]", address.ip()),
    }
}

impl ServeError {
    fn listening(address: SocketAddr, error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::AddrInUse => Self::Busy(address),
            ErrorKind::PermissionDenied => Self::Forbidden(address),
            ErrorKind::AddrNotAvailable => Self::NotHere(address),
            _ => Self::Listen(address, error),
        }
    }
}

/// A server that holds its address and answers once it runs.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    pages: Router,
}

impl Server {
    /// Takes the address; port 0 takes a free port.
    ///
    /// # Errors
    /// When the address cannot be had: the error says why and what to do.
    pub async fn bind(address: SocketAddr) -> Result<Self, ServeError> {
        Self::with_pages(address, pages::router::<Client>()).await
    }

    pub(crate) async fn with_pages(address: SocketAddr, pages: Router) -> Result<Self, ServeError> {
        let listener =
            TcpListener::bind(address).await.map_err(|error| ServeError::listening(address, error))?;
        let address = listener.local_addr().map_err(ServeError::Stopped)?;
        Ok(Self { listener, address, pages })
    }

    /// The address taken, its port never 0.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is done, then finishes the answers under way.
    ///
    /// # Errors
    /// When the system no longer lets the server accept connections.
    pub async fn run_until(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        axum::serve(self.listener, self.pages).with_graceful_shutdown(stop).await.map_err(ServeError::Stopped)
    }
}

/// Takes the address, tells `started` which one it is, and answers until Ctrl-C or a request to terminate.
///
/// # Errors
/// When the address cannot be had or the system gives out: the error says why and what to do.
pub fn run(address: SocketAddr, started: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::Stopped)?;
    runtime.block_on(async {
        let server = Server::bind(address).await?;
        let stop = stop_signal()?;
        started(server.address());
        server.run_until(stop).await
    })
}

/// Done at Ctrl-C or a request to terminate; either is heeded from the call on, not first when awaited.
#[cfg(unix)]
fn stop_signal() -> Result<impl Future<Output = ()> + Send + 'static, ServeError> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt()).map_err(ServeError::Stopped)?;
    let mut terminate = signal(SignalKind::terminate()).map_err(ServeError::Stopped)?;
    Ok(std::future::poll_fn(move |context| {
        let stopped = interrupt.poll_recv(context).is_ready() | terminate.poll_recv(context).is_ready();
        if stopped { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    }))
}

/// Done at Ctrl-C.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "the same face as on Unix")]
fn stop_signal() -> Result<impl Future<Output = ()> + Send + 'static, ServeError> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
