//! Files that outlive the app: session files, exports and backups; erasing everything.

use crate::{App, ErrorKind, WireError};
use serde::{Deserialize, Serialize};
use service::{Backup, Forgotten};
use ts_rs::TS;
use uuid::Uuid;

/// What a screen sends once erasing was confirmed by typing.
const CONFIRMED: &str = "erase everything";

/// Where session files and exports are, and which backups there are.
#[derive(Clone, Debug, Serialize, TS)]
pub struct StoredFiles {
    /// The folder with a file for each finished session, and with exports; none where there are no session files.
    pub folder: Option<String>,
    /// The newest first.
    pub backups: Vec<Backup>,
}

/// The format of an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ExportKind {
    /// Everything, as one file that can be imported.
    Tapete,
    /// Tables for spreadsheets.
    Csv,
    /// Tables for spreadsheets that take the comma for a decimal sign.
    CsvSemicolons,
    /// Finished sessions, as BG Stats reads them.
    BgStats,
}

/// Where something was written.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Written {
    /// The file or folder.
    pub path: String,
}

pub(crate) fn stored_files(app: &App) -> Result<StoredFiles, WireError> {
    let backups = app.service()?.backups()?;
    let folder = app.session_files_folder().map(|folder| folder.display().to_string());
    Ok(StoredFiles { folder, backups })
}

pub(crate) fn erase_all(app: &App, confirmation: &str) -> Result<Backup, WireError> {
    if confirmation != CONFIRMED {
        return Err(WireError::new(ErrorKind::Invalid, "erase_unsure", "it was not confirmed"));
    }
    let backup = app.service()?.erase()?;
    crate::guests::stop(app);
    Ok(backup)
}

/// Forgets how a person is called, in the session files as well.
pub(crate) fn forget_person(app: &App, id: Uuid, called: &str) -> Result<Forgotten, WireError> {
    let service = app.service()?;
    let forgotten = service.forget_person(id, called)?;
    app.write_session_files(service);
    Ok(forgotten)
}

pub(crate) fn bg_stats_play(app: &App, session: Uuid) -> Result<Written, WireError> {
    let path = app.service()?.export_play_to(app.files_folder(), session)?;
    Ok(Written { path: path.display().to_string() })
}
