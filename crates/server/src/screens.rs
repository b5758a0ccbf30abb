//! Static files of the screens, embedded when the program was built.

use axum::extract::{Request, State};
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::sync::Arc;

#[derive(RustEmbed)]
#[folder = "../../ui/dist"]
#[allow_missing = true]
struct Embedded;

/// A file of the screens.
pub struct ScreenFile {
    /// Its media type.
    pub kind: String,
    pub bytes: Cow<'static, [u8]>,
}

/// Where a host has the screens: a file by its path, such as `assets/index.js`.
pub type Screens = Arc<dyn Fn(&str) -> Option<ScreenFile> + Send + Sync>;

/// The screens that were embedded when this crate was built; the window has its own.
pub fn embedded_screens() -> Screens {
    Arc::new(embedded)
}

fn embedded(path: &str) -> Option<ScreenFile> {
    let file = Embedded::get(path)?;
    Some(ScreenFile { kind: file.metadata.mimetype().to_owned(), bytes: file.data })
}

const FIRST: &str = "index.html";

/// The page of a guest.
const GUEST: &str = "guest.html";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tapete</title>\
    <p>The screens are not built yet. <code>./dev run</code> builds and starts everything.</p></html>";

/// Whether there were any: a page without its scripts only stands in for them.
pub(crate) fn built() -> bool {
    Embedded::iter().any(|path| path.starts_with("assets/"))
}

pub(crate) async fn show(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = match request.uri().path().trim_start_matches('/') {
        "" => FIRST,
        path => path,
    };
    file(&embedded, path)
}

/// The page of a guest, and what it fetches; the keeper's own page is not for them.
pub(crate) async fn show_guest(State(screens): State<Screens>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    match request.uri().path().trim_start_matches('/') {
        "" => file(&*screens, GUEST),
        path if path.starts_with("assets/") => file(&*screens, path),
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

fn file(screens: &dyn Fn(&str) -> Option<ScreenFile>, path: &str) -> Response {
    match screens(path) {
        Some(file) => {
            // Names under assets/ carry a digest of what they hold.
            let keep = if path.starts_with("assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            let headers = [(CONTENT_TYPE, file.kind.as_str()), (CACHE_CONTROL, keep)];
            (headers, file.bytes).into_response()
        }
        None if [FIRST, GUEST].contains(&path) => Html(NOT_BUILT).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
