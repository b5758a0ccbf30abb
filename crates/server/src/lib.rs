//! Tapete in a browser: the same screens and the same commands as in the window, at a loopback address.
//!
//! It listens on the loopback interface only. A request must have been made by this page itself or by a program on this
//! machine, and carry the key of the page (see [`guard`]): a page of another site that the browser also shows gets 403 on
//! every path, another user of the machine 401. `docs/security.md` says what that keeps out.

mod changes;
mod connections;
mod guard;
mod rpc;
mod screens;

use api::App;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use changes::Hub;
use connections::{Connections, marking};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// No request is longer than this: the longest honest one is a file of house rules of 64 KiB, as text in JSON.
const LONGEST_REQUEST: usize = 256 * 1024;

/// A connection on which no whole head of a request came for so long is closed.
const HEADERS: Duration = Duration::from_secs(10);

/// The wait where the system gives no handle for a connection.
const NO_HANDLES: Duration = Duration::from_millis(50);

/// How long a request that is being answered may hold up the end.
const LAST_ANSWERS: Duration = Duration::from_secs(3);

/// Whether screens were there to embed when this program was built.
pub fn has_screens() -> bool {
    screens::built()
}

/// Takes a port of the loopback interface; 0 takes any free one.
///
/// # Errors
/// When the port is taken.
pub async fn listen(port: u16) -> std::io::Result<TcpListener> {
    TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await
}

/// Answers those who have the key until `end` comes, then finishes what is being answered.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    key: &str,
    end: impl Future<Output = ()> + Send,
) -> std::io::Result<()> {
    let port = listener.local_addr()?.port();
    let hub = Hub::new(&app);
    let answers = TowerToHyperService::new(router(app, hub.clone(), guard::Gate::new(port, key)));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS);
    let (mut connections, open) = (Connections::default(), GracefulShutdown::new());
    let mut end = std::pin::pin!(end);
    loop {
        let stream = tokio::select! {
            () = &mut end => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => stream,
                Err(_) => {
                    // The one who asked is gone, or there are no handles for a moment.
                    tokio::time::sleep(NO_HANDLES).await;
                    continue;
                }
            },
        };
        // Where there is no place it is closed at once.
        let Some(known) = connections.place() else { continue };
        let answers = marking(answers.clone(), Arc::clone(&known));
        let answered = open.watch(http.serve_connection(TokioIo::new(stream), answers));
        let task = tokio::spawn(async move {
            // One that breaks off was told all there is to tell.
            let _ = answered.await;
        });
        connections.add(known, task.abort_handle());
    }
    drop(listener);
    // Streams of changes never end by themselves.
    hub.close();
    tokio::select! {
        () = open.shutdown() => {}
        () = tokio::time::sleep(LAST_ANSWERS) => {}
    }
    Ok(())
}

fn router(app: Arc<App>, hub: Hub, gate: guard::Gate) -> Router {
    Router::new()
        .route("/rpc/{name}", post(rpc::answer))
        .with_state(app)
        .route("/changes", get(changes::stream))
        .with_state(hub)
        .fallback(screens::show)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
        .layer(middleware::from_fn_with_state(gate, guard::pass))
}
