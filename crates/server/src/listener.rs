//! One listener: its connections are answered until an end comes, then what is being answered is finished.

use crate::connections::{Connections, marking};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

/// The wait where the system gives no handle for a connection.
const NO_HANDLES: Duration = Duration::from_millis(50);

/// How long a request that is being answered may hold up the end.
const LAST_ANSWERS: Duration = Duration::from_secs(3);

/// What a listener puts up with.
pub(crate) struct Limits {
    /// How many connections at once.
    pub(crate) connections: usize,
    /// A connection on which no whole head of a request came for so long is closed.
    pub(crate) headers: Duration,
}

/// Answers every connection until `end` comes; `close` then ends what would never end by itself.
pub(crate) async fn answer(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    end: impl Future<Output = ()> + Send,
    close: impl FnOnce(),
) {
    let answers = TowerToHyperService::new(router);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.headers);
    let (mut connections, open) = (Connections::new(limits.connections), GracefulShutdown::new());
    let mut end = std::pin::pin!(end);
    loop {
        let (stream, peer) = tokio::select! {
            () = &mut end => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => (stream, peer.ip()),
                Err(_) => {
                    // The one who asked is gone, or there are no handles for a moment.
                    tokio::time::sleep(NO_HANDLES).await;
                    continue;
                }
            },
        };
        // Small messages are not held back for larger ones; where that cannot be said they come a little later.
        let _ = stream.set_nodelay(true);
        end_when_unanswered(&stream);
        // Where there is no place it is closed at once.
        let Some(known) = connections.place() else { continue };
        let answers = marking(answers.clone(), known.clone(), peer);
        let answered = open.watch(http.serve_connection(TokioIo::new(stream), answers));
        let task = tokio::spawn(async move {
            // One that breaks off was told all there is to tell.
            let _ = answered.await;
        });
        connections.add(known, task.abort_handle());
    }
    drop(listener);
    close();
    tokio::select! {
        () = open.shutdown() => {}
        () = tokio::time::sleep(LAST_ANSWERS) => {}
    }
}

/// Ends a connection whose other side confirms nothing of what was sent for fifteen seconds, where the system can: a phone
/// that is off would count as here for a quarter of an hour.
fn end_when_unanswered(stream: &TcpStream) {
    #[cfg(any(target_os = "linux", target_os = "android"))]
    let _ = socket2::SockRef::from(stream).set_tcp_user_timeout(Some(Duration::from_secs(15)));
    #[cfg(not(any(target_os = "linux", target_os = "android")))]
    let _ = stream;
}
