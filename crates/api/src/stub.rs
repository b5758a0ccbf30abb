//! Stands in for the service until it can be asked.

use crate::{Change, ErrorKind, WireError};
use kernel::{Actor, Seat, Viewer, Words};
use std::path::{Path, PathBuf};
use std::sync::mpsc;

/// Who asks.
pub trait Host: Send + Sync {
    /// In whose name.
    fn actor(&self) -> Actor;
    /// Who looks.
    fn viewer(&self, seat: Option<Seat>) -> Viewer;
}

/// Nothing yet.
pub struct App(PathBuf);

impl App {
    /// Opens nothing.
    pub fn open(folder: &Path) -> App {
        App(folder.to_owned())
    }
    /// Never says anything.
    pub fn subscribe(&self) -> mpsc::Receiver<Change> {
        mpsc::channel().1
    }
}

/// Where data goes.
pub fn data_folder() -> Option<PathBuf> {
    std::env::var_os("TAPETE_DATA").map(PathBuf::from)
}

/// Answers `welcome` only.
///
/// # Errors
/// Always but for `welcome`.
pub fn dispatch(app: &App, _: &dyn Host, name: &str, _: &str) -> Result<String, WireError> {
    if name == "welcome" {
        return Ok(format!("{{\"folder\":{:?}}}", app.0));
    }
    Err(WireError {
        kind: ErrorKind::NotFound,
        code: "unknown_command".into(),
        params: Words::new(),
        message: String::new(),
        rule: None,
    })
}
