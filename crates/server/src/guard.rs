//! Request guard: Host, Origin and Sec-Fetch-Site of every request, and the security headers of every answer.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Scripts come from here alone. Styles may stand in the page: Svelte writes them for transitions.
const CONTENT_POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const FORBIDDEN: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The host names of this server, whole: a name that merely begins like one of them is another one.
#[derive(Clone)]
pub(crate) struct Gate {
    hosts: Arc<[String]>,
}

impl Gate {
    pub(crate) fn new(port: u16) -> Gate {
        let names = ["127.0.0.1", "localhost", "[::1]"];
        Gate { hosts: names.iter().map(|name| format!("{name}:{port}")).collect() }
    }

    /// Whether a request was made by this page itself or by a program of this machine.
    ///
    /// The host is asked as well as the origin: a site that makes its own name point at this machine
    /// sends an origin that agrees with its host, and both are strange here.
    fn admits(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        let ours = |host: &str| self.hosts.iter().any(|own| own.eq_ignore_ascii_case(host));
        let mut hosts = headers.get_all(header::HOST).iter();
        let one_host = match (hosts.next(), hosts.next()) {
            (Some(host), None) => text(host).is_some_and(ours),
            _ => false,
        };
        let absolute = uri.authority().is_none_or(|named| ours(named.as_str()));
        let origins = headers.get_all(header::ORIGIN).iter().all(|origin| {
            text(origin).and_then(|origin| origin.strip_prefix("http://")).is_some_and(ours)
        });
        let sites = headers
            .get_all(FETCH_SITE)
            .iter()
            .all(|site| matches!(text(site), Some("same-origin" | "none")));
        one_host && absolute && origins && sites
    }
}

fn text(value: &HeaderValue) -> Option<&str> {
    value.to_str().ok()
}

/// Lets a request in or refuses it, and marks the answer.
pub(crate) async fn pass(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let mut response = if gate.admits(request.uri(), request.headers()) {
        next.run(request).await
    } else {
        (StatusCode::FORBIDDEN, "Only Tapete's own page may ask here.\n").into_response()
    };
    for (name, value) in FORBIDDEN {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
