//! Errors of the service.

use crate::files::FileFault;
use crate::people::names::NameFault;
use crate::presets::PresetFault;
use kernel::{Line, Refused, Rejection};
use store::StoreError;

/// Why the service did not do what it was asked. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The rules say no.
    #[error("{0}")]
    Refused(Refused),
    /// A later step would no longer hold.
    #[error("the step at position {position} would no longer hold: {refused}")]
    Breaks {
        /// Its place in the timeline.
        position: u32,
        /// What it says now.
        lines: Vec<Line>,
        /// Why it would no longer hold.
        refused: Box<Refused>,
    },
    /// The caller saw an older revision.
    #[error("the table is at revision {current} by now")]
    Stale { current: u32 },
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The name cannot be taken.
    #[error("{0}")]
    Name(NameFault),
    /// House rules cannot be saved or imported.
    #[error("{0}")]
    Preset(PresetFault),
    /// A file cannot be taken or written.
    #[error("{0}")]
    File(FileFault),
    /// The request makes no sense; a stable code and a sentence for logs.
    #[error("{why}")]
    Invalid {
        /// What a screen branches on; empty where none does.
        code: &'static str,
        why: String,
    },
    /// It could not be written or read.
    #[error("{0}")]
    Storage(StoreError),
    /// An internal error: the program is wrong.
    #[error("{0}")]
    Internal(String),
}

impl ServiceError {
    pub(crate) fn invalid(code: &'static str, why: impl Into<String>) -> ServiceError {
        ServiceError::Invalid { code, why: why.into() }
    }

    /// What was stored cannot be read by the game that wrote it.
    pub(crate) fn damaged(why: impl ToString) -> ServiceError {
        ServiceError::Storage(StoreError::Damaged(why.to_string()))
    }
}

impl From<StoreError> for ServiceError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Stale { revision } => ServiceError::Stale { current: revision },
            StoreError::NotFound(what) => ServiceError::NotFound(what),
            StoreError::Met => {
                ServiceError::invalid("people_met", "they sat at one table, so they are two")
            }
            StoreError::NameTaken => ServiceError::Name(NameFault::Taken),
            other => ServiceError::Storage(other),
        }
    }
}

impl From<Rejection> for ServiceError {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Refused(refused) => ServiceError::Refused(refused),
            Rejection::Malformed(why) => ServiceError::invalid("", why),
        }
    }
}

impl From<FileFault> for ServiceError {
    fn from(fault: FileFault) -> Self {
        ServiceError::File(fault)
    }
}
