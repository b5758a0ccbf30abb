//! Request guard: Host, Origin and Sec-Fetch-Site of every request, its caller, and the security headers of every answer.
//!
//! The caller is decided here and nowhere else, by the key of the page: the address that was printed carries it once, and
//! is answered with a cookie, so that it does not stay in the address bar.

use crate::connections::Known;
use api::{Caller, is_key};
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use std::sync::Arc;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Scripts come from here alone. Styles may stand in the page: Svelte writes them for transitions.
const CONTENT_POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const SECURITY_HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// As long as browsers keep a cookie: 400 days, in seconds. Each visit by the printed address begins them again.
const COOKIE_AGE: u32 = 400 * 24 * 60 * 60;

const NO_KEY: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width\"><title>Tapete</title>\
    <p>This browser has not opened Tapete yet. Open the whole address that <code>tapete serve</code> printed: \
    it ends with the key of this page.</p>\
    <p lang=\"es\">Este navegador no ha abierto Tapete todavía. Abre la dirección completa que escribió \
    <code>tapete serve</code>: termina con la clave de esta página.</p></html>";

/// Who may come in.
#[derive(Clone)]
pub(crate) struct Gate {
    /// The host names of this server, whole: a name that merely begins like one of them is another one.
    hosts: Arc<[String]>,
    /// What the cookie of the page's key is called: browsers send it to every port of a host.
    cookie: Arc<str>,
    key: Arc<str>,
}

impl Gate {
    pub(crate) fn new(port: u16, key: &str) -> Gate {
        let names = ["127.0.0.1", "localhost", "[::1]"];
        Gate {
            hosts: names.iter().map(|name| format!("{name}:{port}")).collect(),
            cookie: format!("tapete-{port}").into(),
            key: key.into(),
        }
    }

    /// The caller: the keeper where the cookie holds the page's key, else none.
    fn caller(&self, headers: &HeaderMap) -> Option<Caller> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(text);
        let mut pairs = cookies.flat_map(|line| line.split(';')).map(str::trim);
        let has_key = pairs.any(|pair| {
            let own = pair.strip_prefix(&*self.cookie).and_then(|rest| rest.strip_prefix('='));
            own.is_some_and(|key| is_key(&self.key, key))
        });
        has_key.then_some(Caller::Keeper)
    }

    /// The page was opened by an address with a key: where the key is right it becomes a cookie, and the address loses it.
    fn by_address(&self, request: &Request) -> Option<Response> {
        if request.method() != Method::GET || request.uri().path() != "/" {
            return None;
        }
        let key = request.uri().query()?.strip_prefix("key=")?;
        if !is_key(&self.key, key) {
            return None;
        }
        let (name, key) = (&self.cookie, &self.key);
        let cookie =
            format!("{name}={key}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict");
        let headers = [
            (header::LOCATION, "/".to_owned()),
            (header::SET_COOKIE, cookie),
            (header::CACHE_CONTROL, "no-store".to_owned()),
        ];
        Some((StatusCode::SEE_OTHER, headers).into_response())
    }

    /// Whether a request was made by this page itself or by a program of this machine.
    ///
    /// The host is asked as well as the origin: a site that makes its own name point at this machine
    /// sends an origin that agrees with its host, and both are strange here.
    fn admits(&self, uri: &Uri, headers: &HeaderMap) -> bool {
        is_ours(&self.hosts, uri, headers)
    }
}

/// Whether the host of a request, and the origin where it names one, are exactly one of these.
pub(crate) fn is_ours(hosts: &[String], uri: &Uri, headers: &HeaderMap) -> bool {
    let ours = |host: &str| hosts.iter().any(|own| own.eq_ignore_ascii_case(host));
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

fn text(value: &HeaderValue) -> Option<&str> {
    value.to_str().ok()
}

/// The request is this caller's, and its connection is of one who has a key.
pub(crate) fn let_in(request: &mut Request, caller: Caller) {
    if let Some(known) = request.extensions().get::<Known>() {
        known.mark();
    }
    request.extensions_mut().insert(caller);
}

/// Lets a request in or refuses it, and marks the answer.
pub(crate) async fn pass(State(gate): State<Gate>, mut request: Request, next: Next) -> Response {
    let mut response = if !gate.admits(request.uri(), request.headers()) {
        (StatusCode::FORBIDDEN, "Only Tapete's own page may ask here.\n").into_response()
    } else if let Some(opened) = gate.by_address(&request) {
        opened
    } else if let Some(caller) = gate.caller(request.headers()) {
        let_in(&mut request, caller);
        next.run(request).await
    } else {
        (StatusCode::UNAUTHORIZED, [(header::CACHE_CONTROL, "no-store")], Html(NO_KEY))
            .into_response()
    };
    add_security_headers(&mut response);
    response
}

/// What a page of ours may do, said with every answer.
pub(crate) fn add_security_headers(response: &mut Response) {
    for (name, value) in SECURITY_HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
}
