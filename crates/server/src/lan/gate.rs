//! Who is let in by the door for guests: the host and the origin of every request exactly, and a key for everything but
//! the page itself.

use super::limits::Counts;
use crate::connections::Peer;
use crate::guard::{add_security_headers, is_ours, let_in};
use api::{App, Caller};
use axum::extract::{Request, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, HeaderName};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddrV4;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use uuid::Uuid;

const OPENER: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

#[derive(Clone)]
pub(crate) struct Gate {
    app: Arc<App>,
    hosts: Arc<[String]>,
    counts: Arc<Mutex<Counts<Uuid, Peer>>>,
}

impl Gate {
    pub(crate) fn new(app: Arc<App>, at: SocketAddrV4) -> Gate {
        Gate { app, hosts: Arc::new([at.to_string()]), counts: Arc::new(Mutex::new(Counts::new())) }
    }

    /// The caller, or why they are not answered.
    fn caller(&self, headers: &HeaderMap, from: Peer) -> Result<Caller, StatusCode> {
        let now = Instant::now();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let found = key(headers).and_then(|key| self.app.guests().caller(key));
        // Three words can be guessed, a key cannot: who has one goes on however many wrong ones come from elsewhere.
        let guessed = matches!(found, None | Some(Caller::Outside(_)));
        if guessed && !counts.may_guess(from, now) {
            return Err(StatusCode::TOO_MANY_REQUESTS);
        }
        let Some(caller) = found else {
            counts.guessed(from, now);
            return Err(StatusCode::UNAUTHORIZED);
        };
        // Those who were only invited share the link, and so its measure.
        let whose = match caller {
            Caller::Guest(guest) => guest.id,
            Caller::Invited(session) | Caller::Outside(session) => session,
            // All televisions have one key.
            Caller::Television => Uuid::nil(),
            // No key of this door is the keeper's.
            Caller::Keeper => return Err(StatusCode::UNAUTHORIZED),
        };
        counts.may_ask(whose, now).then_some(caller).ok_or(StatusCode::TOO_MANY_REQUESTS)
    }
}

/// The key that a request shows.
fn key(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// Every request: made by the page of this door, or by a program that names this door.
pub(crate) async fn pass(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let mut response = if is_ours(&gate.hosts, request.uri(), request.headers()) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "Only Tapete's own page may ask here.\n").into_response()
    };
    add_security_headers(&mut response);
    // Browsers apply this header only over an encrypted line, and warn of it here.
    response.headers_mut().remove(OPENER);
    response
}

/// What only guests may ask.
pub(crate) async fn keyed(State(gate): State<Gate>, mut request: Request, next: Next) -> Response {
    let Some(peer) = request.extensions().get::<Peer>().copied() else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    match gate.caller(request.headers(), peer) {
        Ok(caller) => {
            let_in(&mut request, caller);
            next.run(request).await
        }
        Err(status) => (status, [(CACHE_CONTROL, "no-store")]).into_response(),
    }
}
