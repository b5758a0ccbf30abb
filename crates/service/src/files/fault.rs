//! Errors of import and export.

use super::SessionFlaw;

/// Why a file cannot be taken or written. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FileFault {
    /// The file, or one session in it, is longer than any real one.
    #[error("there is more in it than {mib} MiB")]
    TooLarge {
        /// The most, in MiB.
        mib: u64,
    },
    /// It ends in the middle.
    #[error("the file ends in the middle")]
    Cut,
    /// Lists in lists in lists.
    #[error("the file is nested too deeply")]
    Nested,
    /// It is no file of ours and none of another program that is known here.
    #[error("this is no file that can be taken: {why}")]
    Foreign {
        /// What is wrong with it, for logs.
        why: String,
    },
    /// It holds house rules, which are opened where a table is set up.
    #[error("this is a file of house rules")]
    HouseRules,
    /// It is a game file, which is shown before anything is saved.
    #[error("this is a game file")]
    Game,
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// The file was written by a newer app.
    #[error("the file has version {version}, this app knows {known}")]
    Newer {
        /// The version it has.
        version: u64,
        /// The newest version known here.
        known: u64,
    },
    /// It was stopped.
    #[error("it was stopped")]
    Stopped,
    /// Other work of this kind is going on.
    #[error("something else is being done")]
    Busy,
    /// The file cannot be read or written.
    #[error("the system says: {0}")]
    Io(String),
}

impl FileFault {
    /// The stable code that screens branch on.
    pub fn code(&self) -> &'static str {
        match self {
            FileFault::TooLarge { .. } => "file_too_large",
            FileFault::Cut => "file_cut",
            FileFault::Nested => "file_nested",
            FileFault::Foreign { .. } => "file_foreign",
            FileFault::HouseRules => "file_house_rules",
            FileFault::Game => "file_game",
            FileFault::Missing => "file_missing",
            FileFault::Newer { .. } => "file_newer",
            FileFault::Stopped => "file_stopped",
            FileFault::Busy => "file_busy",
            FileFault::Io(_) => "file_io",
        }
    }

    pub(crate) fn foreign(why: impl ToString) -> FileFault {
        FileFault::Foreign { why: why.to_string() }
    }
}

/// Why one session of a file is left out; the others are taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SessionFault {
    pub(crate) flaw: SessionFlaw,
    /// What is wrong with it, for logs.
    pub(crate) why: String,
}

impl SessionFault {
    pub(crate) fn new(flaw: SessionFlaw, why: impl ToString) -> SessionFault {
        SessionFault { flaw, why: why.to_string() }
    }

    /// What the file says does not hold together.
    pub(crate) fn broken(why: impl ToString) -> SessionFault {
        SessionFault::new(SessionFlaw::Broken, why)
    }
}

impl From<std::io::Error> for FileFault {
    fn from(error: std::io::Error) -> Self {
        match error.get_ref().and_then(|inner| inner.downcast_ref::<FileFault>()) {
            Some(fault) => fault.clone(),
            None => FileFault::Io(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for FileFault {
    fn from(error: serde_json::Error) -> Self {
        if error.is_io() {
            return std::io::Error::from(error).into();
        }
        if error.is_eof() {
            return FileFault::Cut;
        }
        if error.to_string().starts_with("recursion limit exceeded") {
            return FileFault::Nested;
        }
        FileFault::foreign(error)
    }
}
