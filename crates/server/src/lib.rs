//! Tapete in a browser: the same screens and the same commands as in the window, at a loopback address.
//!
//! There is no password, so everything rests on who can reach the server: it listens on the loopback
//! interface only, and a request must have been made by this page itself or by a program on this
//! machine (see [`guard`]). A page of another site that the browser also shows gets 403 on every path.

mod changes;
mod guard;
mod rpc;
mod screens;

use api::App;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use changes::Hub;
use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// No request is longer than this: the longest honest one is a file of house rules of 64 KiB, as text in JSON.
const LONGEST_REQUEST: usize = 256 * 1024;

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

/// Answers until `end` comes, then finishes what is being answered.
///
/// # Errors
/// When the listener fails.
pub async fn serve(
    app: Arc<App>,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let port = listener.local_addr()?.port();
    let hub = Hub::new(&app);
    let (ended, over) = tokio::sync::oneshot::channel();
    let closing = hub.clone();
    let end = async move {
        end.await;
        // Streams of changes never end by themselves.
        closing.close();
        let _ = ended.send(());
    };
    let answers = axum::serve(listener, router(app, hub, port)).with_graceful_shutdown(end);
    let patience = async {
        let _ = over.await;
        tokio::time::sleep(LAST_ANSWERS).await;
    };
    tokio::select! {
        done = async { answers.await } => done,
        () = patience => Ok(()),
    }
}

fn router(app: Arc<App>, hub: Hub, port: u16) -> Router {
    Router::new()
        .route("/rpc/{name}", post(rpc::answer))
        .with_state(app)
        .route("/changes", get(changes::stream))
        .with_state(hub)
        .fallback(screens::show)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
        .layer(middleware::from_fn_with_state(guard::Gate::new(port), guard::pass))
}
