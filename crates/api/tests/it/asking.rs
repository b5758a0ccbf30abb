//! Requests as a host sends them, and their answers.

use api::{App, Caller, WireError, dispatch};
use serde_json::{Value, json};
use std::fmt::Display;

/// What this caller is answered.
pub(crate) fn ask(
    app: &App,
    caller: Caller,
    name: &str,
    request: impl Display,
) -> Result<Value, WireError> {
    dispatch(app, caller, name, &request.to_string())
        .map(|text| serde_json::from_str(&text).expect("an answer is JSON"))
}

/// What the keeper is answered, who is not refused.
pub(crate) fn get(app: &App, name: &str, request: impl Display) -> Value {
    ask(app, Caller::Keeper, name, request).unwrap_or_else(|e| panic!("{name}: {e}"))
}

/// New people with these names: their ids.
pub(crate) fn people<const N: usize>(app: &App, names: [&str; N]) -> [Value; N] {
    names.map(|name| get(app, "create_person", json!({"name": name}))["id"].clone())
}
