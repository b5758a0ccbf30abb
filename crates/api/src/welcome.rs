use crate::{App, JobState, WireError};
use kernel::Timestamp;
use serde::Serialize;
use service::{Notice, Problem, Settings};
use ts_rs::TS;

/// The first answer: what the screen needs before it draws.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Welcome {
    pub version: String,
    pub settings: Settings,
    /// The data folder.
    pub folder: String,
    /// Things to say once, such as damage that was found.
    pub notices: Vec<Notice>,
    /// How far the migration after an update is, while it runs; every command that needs the database then fails
    /// with `preparing`.
    pub preparing: Option<JobState>,
    /// Why the database cannot be opened; every command that needs it then fails with `storage`.
    pub problem: Option<Problem>,
    /// The time at the host, for screens that show durations.
    pub now: Timestamp,
}

pub(crate) fn welcome(app: &App) -> Result<Welcome, WireError> {
    // Asked first: what is ready after this has no problem that was not seen.
    let preparing = app.preparing();
    Ok(Welcome {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        settings: app.database().settings()?,
        folder: app.folder().display().to_string(),
        notices: app.database().notices(),
        preparing,
        problem: app.problem(),
        now: app.clock().now(),
    })
}
