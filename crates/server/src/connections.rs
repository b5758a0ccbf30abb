//! Connections that are open: so many at most, and those on which no caller with the key has asked make room for others.

use axum::Router;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::service::{Service, service_fn};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::task::AbortHandle;

/// Whether a caller with the key has asked on a connection.
#[derive(Clone, Debug, Default)]
pub(crate) struct Known(Arc<AtomicBool>);

impl Known {
    pub(crate) fn mark(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_marked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The open connections, the oldest first.
pub(crate) struct Connections {
    /// How many are open at once. A page has six at most.
    most: usize,
    open: Vec<(Known, AbortHandle)>,
}

impl Connections {
    pub(crate) fn new(most: usize) -> Connections {
        Connections { most, open: Vec::new() }
    }

    /// A place for one more; the oldest on which no caller with the key has asked is closed for it. None where all others are
    /// in use.
    pub(crate) fn place(&mut self) -> Option<Known> {
        self.open.retain(|(_, task)| !task.is_finished());
        if self.open.len() >= self.most {
            let at = self.open.iter().position(|(known, _)| !known.is_marked())?;
            self.open.remove(at).1.abort();
        }
        Some(Known::default())
    }

    pub(crate) fn add(&mut self, known: Known, task: AbortHandle) {
        self.open.push((known, task));
    }
}

/// Where a request came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// Answers the requests of one connection; each knows where it came from, and marks the connection where it has the key.
pub(crate) fn marking(
    answers: TowerToHyperService<Router>,
    known: Known,
    peer: IpAddr,
) -> impl Service<Request<Incoming>, Response = Response, Error = Infallible, Future: Send> {
    service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(known.clone());
        answers.call(request)
    })
}
