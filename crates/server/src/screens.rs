//! Static files of the screens, embedded when the program was built.

use axum::extract::Request;
use axum::http::header::{ALLOW, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{Method, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../ui/dist"]
#[allow_missing = true]
struct Screens;

const FIRST: &str = "index.html";

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Tapete</title>\
    <p>The screens are not built yet. <code>./dev run</code> builds and starts everything.</p></html>";

/// Whether there were any: a page without its scripts only stands in for them.
pub(crate) fn built() -> bool {
    Screens::iter().any(|path| path.starts_with("assets/"))
}

pub(crate) async fn show(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = match request.uri().path().trim_start_matches('/') {
        "" => FIRST,
        path => path,
    };
    match Screens::get(path) {
        Some(file) => {
            // Names under assets/ carry a digest of what they hold.
            let keep = if path.starts_with("assets/") {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            let kind = file.metadata.mimetype().to_owned();
            ([(CONTENT_TYPE, kind.as_str()), (CACHE_CONTROL, keep)], file.data).into_response()
        }
        None if path == FIRST => Html(NOT_BUILT).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
