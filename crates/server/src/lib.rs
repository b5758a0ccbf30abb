//! Tapete in a browser: the same screens and the same commands as in the window, at a loopback address.
//!
//! The page listens on the loopback interface only; guests are let in by another door, which the keeper opens (see [`lan`]).
//! A request of the page must have been made by this page itself or by a program on this
//! machine, and carry the key of the page (see [`guard`]): a page of another site that the browser also shows gets 403 on
//! every path, another user of the machine 401. `docs/security.md` says what that keeps out.

mod changes;
mod compressed;
mod connections;
mod guard;
mod lan;
mod listener;
mod rpc;
mod screens;

use api::App;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use axum::{Router, middleware};
use changes::Hub;
pub use lan::{has_address, offer_network};
use listener::Limits;
pub use screens::{ScreenFile, Screens, embedded_screens};
use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// No request is longer than this: the longest honest one is a file of house rules of 128 KiB, as text in JSON.
const LONGEST_REQUEST: usize = 256 * 1024;

/// A connection on which no whole head of a request came for so long is closed.
const HEADERS: Duration = Duration::from_secs(10);

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
    let router = router(app, hub.clone(), guard::Gate::new(port, key));
    let limits = Limits { connections: 100, headers: HEADERS };
    // Streams of changes never end by themselves.
    listener::answer(listener, router, limits, end, || hub.close()).await;
    Ok(())
}

fn router(app: Arc<App>, hub: Hub, gate: guard::Gate) -> Router {
    // Answers to commands go no further than this machine: they are not worth the time.
    let screens = Router::new().fallback(screens::show).layer(compressed::compressed());
    Router::new()
        .route("/rpc/{name}", post(rpc::answer))
        .with_state(app)
        .route("/changes", get(changes::stream))
        .with_state(hub)
        .fallback_service(screens)
        .layer(DefaultBodyLimit::max(LONGEST_REQUEST))
        .layer(middleware::from_fn_with_state(gate, guard::pass))
}
