//! The door for guests: devices of the same network that take part in a table.
//!
//! It is closed until the keeper invites guests, listens on one interface of a private range, and lets in only who shows
//! the key of a link or of a guest. It has no cookies: another site that a browser shows cannot make it send anything.

mod answers;
mod delta;
mod gate;
mod interfaces;
mod limits;
mod stream;
#[cfg(test)]
mod tests;

use crate::changes::Hub;
use crate::compressed::compressed;
use crate::listener::{self, Limits};
use crate::screens::{Screens, show_guest};
use answers::Answers;
use api::{App, Interface, Network};
use axum::routing::{get, post};
use axum::{Router, middleware};
use gate::Gate;
pub use interfaces::has_address;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpListener};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

/// Where a link finds it again; any free one when that is taken.
const USUAL_PORT: u16 = 7303;

/// A guest's longest request: a command of a table.
const LONGEST_REQUEST: usize = 16 * 1_024;

/// Thirty tables of five phones with two connections each, and some more.
const CONNECTIONS: usize = 512;

const HEADERS: Duration = Duration::from_secs(5);

/// How often it is asked whether every guest has gone.
const LOOK: Duration = Duration::from_secs(30);

/// Lets the keeper of this app invite guests, who get these screens; `named` is one more address to listen at, which
/// was named at the start. Guests who were there when the app ended, not long ago, are let in again at once.
pub fn offer_network(app: &Arc<App>, runtime: Handle, screens: Screens, named: Option<Ipv4Addr>) {
    let app_of = Arc::downgrade(app);
    let lan = Lan { app: app_of, runtime, screens, named, open: Mutex::new(None) };
    app.guests().offer(Box::new(lan));
    api::reopen(app);
}

struct Lan {
    app: Weak<App>,
    runtime: Handle,
    screens: Screens,
    named: Option<Ipv4Addr>,
    /// Ends what listens now.
    open: Mutex<Option<oneshot::Sender<()>>>,
}

impl Network for Lan {
    fn interfaces(&self) -> Vec<Interface> {
        interfaces::private(self.named)
    }

    fn open(&self, address: Ipv4Addr, port: Option<u16>) -> io::Result<SocketAddrV4> {
        let app = self.app.upgrade().ok_or(io::ErrorKind::NotConnected)?;
        let bind = |port| TcpListener::bind(SocketAddrV4::new(address, port));
        let listener = match port {
            Some(port) => bind(port),
            None => bind(USUAL_PORT).or_else(|_| bind(0)),
        }?;
        listener.set_nonblocking(true)?;
        let SocketAddr::V4(at) = listener.local_addr()? else {
            return Err(io::ErrorKind::AddrNotAvailable.into());
        };
        let (end, ended) = oneshot::channel();
        *self.open.lock().unwrap_or_else(PoisonError::into_inner) = Some(end);
        self.runtime.spawn(serve(app, Arc::clone(&self.screens), listener, at, ended));
        Ok(at)
    }

    fn close(&self) {
        if let Some(end) = self.open.lock().unwrap_or_else(PoisonError::into_inner).take() {
            // Where nothing listens any more there is nothing to end.
            let _ = end.send(());
        }
    }
}

async fn serve(
    app: Arc<App>,
    screens: Screens,
    listener: TcpListener,
    at: SocketAddrV4,
    ended: oneshot::Receiver<()>,
) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let hub = Hub::new(&app);
    let router = router(Arc::clone(&app), screens, hub.clone(), Gate::new(Arc::clone(&app), at));
    let limits = Limits { connections: CONNECTIONS, headers: HEADERS };
    let watch = tokio::spawn(async move {
        loop {
            tokio::time::sleep(LOOK).await;
            let app = Arc::clone(&app);
            // It writes a file.
            let looked = tokio::task::spawn_blocking(move || {
                let ended = api::stop_when_alone(&app);
                if !ended {
                    api::note_open(&app);
                }
                ended
            });
            if looked.await.unwrap_or(false) {
                return;
            }
        }
    });
    let end = async {
        // An end that was dropped is one, too.
        let _ = ended.await;
    };
    listener::answer(listener, router, limits, end, || hub.close()).await;
    watch.abort();
}

fn router(app: Arc<App>, screens: Screens, hub: Hub, gate: Gate) -> Router {
    let page = Router::new().fallback(show_guest).with_state(screens);
    let answers = Answers::new();
    let run = answers.run();
    Router::new()
        .route("/rpc/{name}", post(answers::answer))
        .with_state((Arc::clone(&app), answers))
        .route("/changes", get(stream::changes))
        .with_state((app, hub, run, stream::Streams::default()))
        .layer(middleware::from_fn_with_state(gate.clone(), gate::keyed))
        .fallback_service(page)
        .layer(middleware::from_fn_with_state(gate, gate::pass))
        .layer(compressed())
}
