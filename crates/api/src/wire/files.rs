//! Files, copies, and work that takes a while.

use crate::WireError;
use serde::{Deserialize, Serialize};
use service::{Backup, FileChoices, FilePreview, ImportReport};
use ts_rs::TS;
use uuid::Uuid;

/// Where things are that outlive the app.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct Shelf {
    /// The folder with a file for each finished session, and with what is exported.
    pub folder: String,
    /// The copies of everything, the newest first.
    pub backups: Vec<Backup>,
}

/// Certain copy of everything.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ThatBackup {
    /// What its file is called.
    pub name: String,
}

/// Everything is to be erased.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct EraseRequest {
    /// Says that it is meant: `erase everything`.
    pub sure: String,
}

/// A part of a file that somebody chose.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct FilePart {
    /// The file it belongs to; none for the first part.
    #[serde(default)]
    #[ts(optional, type = "string")]
    pub file: Option<Uuid>,
    /// How long all of it is, in bytes.
    #[ts(type = "number")]
    pub size: u64,
    /// The part.
    pub text: String,
}

/// A file that was laid down.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ThatFile {
    /// Which.
    #[ts(type = "string")]
    pub file: Uuid,
}

/// A file to be taken in.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct TakeFile {
    /// Which.
    #[ts(type = "string")]
    pub file: Uuid,
    /// What somebody decided about it.
    pub choices: FileChoices,
}

/// What an export is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum ExportKind {
    /// Everything, as one file of ours.
    Tapete,
    /// Tables for spreadsheets.
    Csv,
    /// Tables for spreadsheets that take the comma for a decimal sign.
    CsvSemicolons,
    /// Finished sessions, as BG Stats reads them.
    BgStats,
}

/// An export.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct ExportRequest {
    /// What it is written as.
    pub kind: ExportKind,
}

/// Where something was written.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct Written {
    /// The file or folder.
    pub path: String,
}

/// Kinds of work that take a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export)]
pub enum WorkKind {
    /// Everything is put in order after an update.
    Prepare,
    /// Something is written.
    Export,
    /// A file is read through.
    Look,
    /// A file is taken in.
    Take,
    /// Everything is checked.
    Check,
}

/// How far some work is.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export)]
pub struct WorkState {
    /// What kind it is.
    pub kind: WorkKind,
    /// How much is done.
    #[ts(type = "number")]
    pub done: u64,
    /// Out of how much; 0 while that is not known.
    #[ts(type = "number")]
    pub of: u64,
    /// What came of it; none while it goes on.
    pub outcome: Option<WorkOutcome>,
}

/// What came of some work.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
#[ts(export)]
pub enum WorkOutcome {
    /// Something was written.
    Written {
        /// The file or folder.
        path: String,
    },
    /// A file was read through.
    Looked {
        /// What taking it would bring.
        preview: FilePreview,
    },
    /// A file was taken in.
    Taken {
        /// What it brought.
        taken: ImportReport,
    },
    /// Everything was checked.
    Checked {
        /// What does not hold together; empty when all is well.
        findings: Vec<String>,
    },
    /// It could not be done; nothing has changed.
    Failed {
        /// Why.
        error: WireError,
    },
}

/// What somebody outside the app asked to be opened.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
#[ts(export)]
pub enum Opening {
    /// A look back at a session.
    Session {
        /// The session.
        #[ts(type = "string")]
        session: Uuid,
    },
    /// A table.
    Table {
        /// The session.
        #[ts(type = "string")]
        session: Uuid,
    },
    /// A file that was laid down, to be looked into first.
    File {
        /// Which.
        #[ts(type = "string")]
        file: Uuid,
    },
    /// It could not be opened; nothing has changed.
    Refused {
        /// Why.
        error: WireError,
    },
}
