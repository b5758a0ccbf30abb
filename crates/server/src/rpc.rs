//! The one route for commands: `POST /rpc/<name>` with the request as JSON.

use api::{App, Caller, ErrorKind, WireError, dispatch};
use axum::body::Bytes;
use axum::extract::{Extension, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;

/// Answers with the handler's JSON, or with a [`WireError`] under the status that fits its kind.
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Extension(caller): Extension<Caller>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let (status, text) = ask(&app, caller, name, &headers, body).await;
    json(status, text)
}

/// The answer to a command as JSON, and the status that fits it.
pub(crate) async fn ask(
    app: &Arc<App>,
    caller: Caller,
    name: String,
    headers: &HeaderMap,
    body: Bytes,
) -> (StatusCode, String) {
    if !is_json(headers) {
        return failed(StatusCode::UNSUPPORTED_MEDIA_TYPE, "a request is application/json");
    }
    let Ok(payload) = String::from_utf8(body.into()) else {
        return failed(StatusCode::BAD_REQUEST, "a request is UTF-8");
    };
    let app = Arc::clone(app);
    made(move || dispatch(&app, caller, &name, &payload)).await
}

/// What this makes as an answer, on a thread that may wait for the disk: it must not hold up the other connections.
pub(crate) async fn made(
    make: impl FnOnce() -> Result<String, WireError> + Send + 'static,
) -> (StatusCode, String) {
    match tokio::task::spawn_blocking(make).await {
        Ok(Ok(answer)) => (StatusCode::OK, answer),
        Ok(Err(error)) => wire(status(error.kind), &error),
        Err(_) => wire(
            StatusCode::INTERNAL_SERVER_ERROR,
            &WireError::new(ErrorKind::Internal, "", "the command did not end"),
        ),
    }
}

/// An answer as JSON.
///
/// # Errors
/// When it cannot be written as JSON.
pub(crate) fn text(answer: &impl Serialize) -> Result<String, WireError> {
    serde_json::to_string(answer)
        .map_err(|error| WireError::new(ErrorKind::Internal, "", error.to_string()))
}

fn is_json(headers: &HeaderMap) -> bool {
    let essence = |value: &str| value.split(';').next().map(|e| e.trim().to_ascii_lowercase());
    headers
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .and_then(essence)
        .is_some_and(|essence| essence == "application/json")
}

fn status(kind: ErrorKind) -> StatusCode {
    match kind {
        ErrorKind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        ErrorKind::Stale => StatusCode::CONFLICT,
        ErrorKind::Forbidden => StatusCode::FORBIDDEN,
        ErrorKind::NotFound => StatusCode::NOT_FOUND,
        ErrorKind::Invalid => StatusCode::BAD_REQUEST,
        ErrorKind::Storage | ErrorKind::Preparing => StatusCode::SERVICE_UNAVAILABLE,
        ErrorKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

fn failed(status: StatusCode, message: &str) -> (StatusCode, String) {
    wire(status, &WireError::new(ErrorKind::Invalid, "", message))
}

fn wire(status: StatusCode, error: &WireError) -> (StatusCode, String) {
    (status, serde_json::to_string(error).unwrap_or_default())
}

/// An answer that is not to be stored.
pub(crate) fn json(status: StatusCode, body: String) -> Response {
    (status, [(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], body)
        .into_response()
}
