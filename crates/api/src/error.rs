use kernel::{Options, Refused, Rejection};
use serde::{Deserialize, Serialize};
use serde_json::json;
use service::{FileFault, PresetFault, ServiceError, StoreError};
use ts_rs::TS;

/// Why a request was not answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct WireError {
    pub kind: ErrorKind,
    /// A stable code where a screen branches on it, else empty.
    pub code: String,
    /// What fills the sentence.
    #[ts(type = "Record<string, unknown>")]
    pub params: Options,
    /// The sentence in English, for logs.
    pub message: String,
    /// The number of the rule, when the rules refuse.
    pub rule: Option<String>,
}

/// The kinds of trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorKind {
    /// The rules say no.
    Refused,
    /// The screen showed an older revision; fetch and try again.
    Stale,
    /// There is no such thing.
    NotFound,
    /// The request makes no sense.
    Invalid,
    /// The command is not for this caller.
    Forbidden,
    /// The disk refused.
    Storage,
    /// The migration after an update is still running; ask again after it.
    Preparing,
    /// An internal error: the program is wrong.
    Internal,
}

impl WireError {
    /// An error without parameters.
    pub fn new(kind: ErrorKind, code: &str, message: impl Into<String>) -> WireError {
        WireError {
            kind,
            code: code.to_owned(),
            params: Options::new(),
            message: message.into(),
            rule: None,
        }
    }

    fn with(mut self, name: &str, value: serde_json::Value) -> WireError {
        self.params.insert(name.to_owned(), value);
        self
    }
}

impl From<Refused> for WireError {
    fn from(refused: Refused) -> Self {
        WireError {
            kind: ErrorKind::Refused,
            message: refused.to_string(),
            code: refused.code,
            params: refused.params,
            rule: Some(refused.rule),
        }
    }
}

impl From<Rejection> for WireError {
    fn from(rejection: Rejection) -> Self {
        match rejection {
            Rejection::Refused(refused) => refused.into(),
            Rejection::Malformed(why) => WireError::new(ErrorKind::Invalid, "", why),
        }
    }
}

impl From<ServiceError> for WireError {
    fn from(error: ServiceError) -> Self {
        let message = error.to_string();
        match error {
            ServiceError::Refused(refused) => refused.into(),
            ServiceError::Breaks { position, lines, refused } => WireError {
                rule: Some(refused.rule.clone()),
                ..WireError::new(ErrorKind::Refused, "AMEND_BREAKS", message)
                    .with("position", json!(position))
                    .with("lines", json!(lines))
                    .with("refused", json!(refused))
            },
            ServiceError::Stale { current } => {
                WireError::new(ErrorKind::Stale, "", message).with("revision", json!(current))
            }
            ServiceError::NotFound(what) => {
                WireError::new(ErrorKind::NotFound, "", message).with("what", json!(what))
            }
            ServiceError::Name(fault) => WireError::new(ErrorKind::Invalid, fault.code(), message),
            ServiceError::Preset(fault) => preset(&fault, message),
            ServiceError::File(fault) => file(&fault, message),
            ServiceError::Invalid { code, .. } => WireError::new(ErrorKind::Invalid, code, message),
            ServiceError::Storage(StoreError::Moved) => {
                WireError::new(ErrorKind::Storage, "database_moved", message)
            }
            ServiceError::Storage(_) => WireError::new(ErrorKind::Storage, "", message),
            ServiceError::Internal(_) => WireError::new(ErrorKind::Internal, "", message),
        }
    }
}

fn preset(fault: &PresetFault, message: String) -> WireError {
    let error = WireError::new(ErrorKind::Invalid, fault.code(), message);
    match fault {
        PresetFault::TooLarge { most } => error.with("kib", json!(most / 1_024)),
        PresetFault::Newer { version, known } => {
            error.with("version", json!(version)).with("known", json!(known))
        }
        PresetFault::Game { game } => error.with("game", json!(game)),
        PresetFault::Name(_) | PresetFault::Foreign { .. } | PresetFault::Option { .. } => error,
    }
}

fn file(fault: &FileFault, message: String) -> WireError {
    let kind =
        if matches!(fault, FileFault::Io(_)) { ErrorKind::Storage } else { ErrorKind::Invalid };
    let error = WireError::new(kind, fault.code(), message);
    match fault {
        FileFault::TooLarge { mib } => error.with("mib", json!(mib)),
        FileFault::Newer { version, known } => {
            error.with("version", json!(version)).with("known", json!(known))
        }
        FileFault::Io(why) => error.with("why", json!(why)),
        FileFault::Cut
        | FileFault::Nested
        | FileFault::Foreign { .. }
        | FileFault::Stopped
        | FileFault::Busy
        | FileFault::HouseRules
        | FileFault::Game
        | FileFault::Missing => error,
    }
}

impl std::fmt::Display for WireError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}: {}", self.kind, self.message)
    }
}

impl std::error::Error for WireError {}
