//! Static files of the screens, embedded when the program was built.

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use flate2::read::GzDecoder;
use include_dir::{Dir, include_dir};
use std::borrow::Cow;
use std::io::Read;
use std::sync::Arc;

static EMBEDDED: Dir<'_> = include_dir!("$OUT_DIR/screens");

/// A file of the screens.
pub struct ScreenFile {
    /// Its media type.
    pub kind: String,
    pub bytes: Cow<'static, [u8]>,
    /// Whether `bytes` are gzip.
    pub compressed: bool,
}

/// Where a host has the screens: a file by its path, such as `assets/index.js`.
pub type Screens = Arc<dyn Fn(&str) -> Option<ScreenFile> + Send + Sync>;

/// The screens that were embedded when this crate was built; the window has its own.
pub fn embedded_screens() -> Screens {
    Arc::new(embedded)
}

fn embedded(path: &str) -> Option<ScreenFile> {
    let bytes = EMBEDDED.get_file(path)?.contents();
    let kind = mime_guess::from_path(path).first_or_octet_stream().to_string();
    Some(ScreenFile { kind, bytes: bytes.into(), compressed: true })
}

const FIRST: &str = "index.html";

/// The page of a guest.
const GUEST: &str = "guest.html";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tapete</title>\
    <p>The screens are not built yet. <code>./dev run</code> builds and starts everything.</p></html>";

/// Whether there were any: a page without its scripts only stands in for them.
pub(crate) fn built() -> bool {
    EMBEDDED.get_dir("assets").is_some()
}

pub(crate) async fn show(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = match request.uri().path().trim_start_matches('/') {
        "" => FIRST,
        path => path,
    };
    file(&embedded, path, request.headers())
}

/// The page of a guest, and what it fetches; the keeper's own page is not for them.
pub(crate) async fn show_guest(State(screens): State<Screens>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    match request.uri().path().trim_start_matches('/') {
        "" => file(&*screens, GUEST, request.headers()),
        path if path.starts_with("assets/") => file(&*screens, path, request.headers()),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

fn file(screens: &dyn Fn(&str) -> Option<ScreenFile>, path: &str, asked: &HeaderMap) -> Response {
    match screens(path) {
        Some(file) => {
            // Names under assets/ carry a digest of what they hold.
            let keep = if path.starts_with("assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            let headers = [(CONTENT_TYPE, file.kind.as_str()), (CACHE_CONTROL, keep)];
            if !file.compressed {
                return (headers, file.bytes).into_response();
            }
            let vary = [(VARY, "accept-encoding")];
            if takes_gzip(asked) {
                return (headers, vary, [(CONTENT_ENCODING, "gzip")], file.bytes).into_response();
            }
            let mut bytes = Vec::new();
            match GzDecoder::new(&*file.bytes).read_to_end(&mut bytes) {
                Ok(_) => (headers, vary, bytes).into_response(),
                Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
            }
        }
        None if [FIRST, GUEST].contains(&path) => Html(NOT_BUILT).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Whether the caller reads gzip; every browser does.
fn takes_gzip(asked: &HeaderMap) -> bool {
    let named =
        asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| HeaderValue::to_str(value).ok());
    named.flat_map(|list| list.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"))
            && parts.next() != Some("q=0")
    })
}
