//! Connections that are open: so many at most, and those on which nobody with the key has asked make room for others.

use axum::Router;
use axum::http::{Request, StatusCode};
use axum::response::Response;
use hyper::body::Incoming;
use hyper::service::{Service, service_fn};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::task::AbortHandle;

/// So many are open at once. A page has six at most.
const MOST: usize = 100;

/// Whether somebody with the key has asked on a connection.
pub(crate) type Known = Arc<AtomicBool>;

/// The open connections, the oldest first.
#[derive(Default)]
pub(crate) struct Connections(Vec<(Known, AbortHandle)>);

impl Connections {
    /// A place for one more; the oldest on which nobody with the key has asked is closed for it. None where all others are
    /// in use.
    pub(crate) fn place(&mut self) -> Option<Known> {
        self.0.retain(|(_, task)| !task.is_finished());
        if self.0.len() >= MOST {
            let at = self.0.iter().position(|(known, _)| !known.load(Ordering::Relaxed))?;
            self.0.remove(at).1.abort();
        }
        Some(Known::default())
    }

    pub(crate) fn add(&mut self, known: Known, task: AbortHandle) {
        self.0.push((known, task));
    }
}

/// Answers the requests of one connection, and notes when one of them was let in.
pub(crate) fn marking(
    answers: TowerToHyperService<Router>,
    known: Known,
) -> impl Service<Request<Incoming>, Response = Response, Error = Infallible, Future: Send> {
    service_fn(move |request| {
        let (answer, known) = (answers.call(request), Arc::clone(&known));
        async move {
            let answer = answer.await?;
            if !matches!(answer.status(), StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN) {
                known.store(true, Ordering::Relaxed);
            }
            Ok(answer)
        }
    })
}
