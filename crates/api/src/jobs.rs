//! Jobs: work in the background with progress (import, export, integrity check), one at a time.

use crate::{App, ExportKind, WireError, threads, upload};
use serde::Serialize;
use service::{FileChoices, FileFault, FilePreview, ImportReport, Progress, ServiceError};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use ts_rs::TS;
use uuid::Uuid;

/// What a job does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum JobKind {
    /// Migration and rebuild of projections after an update.
    Prepare,
    Export,
    /// An uploaded file is read through before its import.
    Preview,
    Import,
    Check,
    /// Everything that lists and statistics show is worked out again from the journals.
    Rebuild,
}

/// How far a job is.
#[derive(Clone, Debug, Serialize, TS)]
pub struct JobState {
    pub kind: JobKind,
    pub done: u64,
    /// Out of how much; 0 while that is not known.
    pub of: u64,
    /// None while it runs.
    pub outcome: Option<JobOutcome>,
}

/// What a job ended with.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum JobOutcome {
    /// An export was written.
    Written {
        /// The file or folder.
        path: String,
        /// How many sessions are not in it, because they do not hold together.
        left_out: u64,
    },
    /// What an import would bring.
    Previewed { preview: FilePreview },
    /// What an import brought.
    Imported { report: ImportReport },
    /// What the integrity check found; empty when all is well.
    Checked { findings: Vec<String> },
    /// Everything that lists and statistics show was worked out again.
    Rebuilt,
    /// Nothing has changed.
    Failed { error: WireError },
}

/// The job that runs, or ran last.
#[derive(Default)]
pub(crate) struct Jobs(Mutex<Option<Job>>);

struct Job {
    kind: JobKind,
    progress: Arc<Progress>,
    outcome: Arc<Mutex<Option<JobOutcome>>>,
}

impl Jobs {
    /// Starts a job on a thread of its own.
    ///
    /// # Errors
    /// `file_busy` while another one runs.
    fn start(
        &self,
        kind: JobKind,
        work: impl FnOnce(&Progress) -> Result<JobOutcome, ServiceError> + Send + 'static,
    ) -> Result<(), WireError> {
        let mut current = lock(&self.0);
        if current.as_ref().is_some_and(|job| lock(&job.outcome).is_none()) {
            return Err(ServiceError::from(FileFault::Busy).into());
        }
        let progress = Arc::new(Progress::default());
        let outcome = Arc::default();
        *current =
            Some(Job { kind, progress: Arc::clone(&progress), outcome: Arc::clone(&outcome) });
        threads::spawn(move || {
            // What a panic interrupted was rolled back; the screen is waiting for an outcome.
            let done = catch_unwind(AssertUnwindSafe(|| work(&progress)));
            let done =
                done.unwrap_or_else(|_| Err(ServiceError::Internal("an internal error".into())));
            let done = done.unwrap_or_else(|error| JobOutcome::Failed { error: error.into() });
            *lock(&outcome) = Some(done);
        });
        Ok(())
    }

    /// How far it is, or what it ended with; none before the first.
    pub(crate) fn state(&self) -> Option<JobState> {
        lock(&self.0).as_ref().map(|job| {
            let outcome = lock(&job.outcome).clone();
            let (done, of) = job.progress.so_far();
            JobState { kind: job.kind, done, of, outcome }
        })
    }

    /// Asks the job to stop.
    pub(crate) fn stop(&self) {
        if let Some(job) = lock(&self.0).as_ref() {
            job.progress.stop();
        }
    }
}

pub(crate) fn preview_import(app: &App, file: Uuid) -> Result<(), WireError> {
    let service = app.shared()?;
    let path = upload::uploaded(app.folder(), file)?;
    app.jobs().start(JobKind::Preview, move |progress| {
        Ok(JobOutcome::Previewed { preview: service.preview_import(&path, progress)? })
    })
}

pub(crate) fn import(app: &App, file: Uuid, choices: FileChoices) -> Result<(), WireError> {
    let service = app.shared()?;
    let data = app.folder().to_owned();
    let path = upload::uploaded(&data, file)?;
    app.jobs().start(JobKind::Import, move |progress| {
        let report = service.import_file(&path, &choices, progress)?;
        upload::clear(&data);
        Ok(JobOutcome::Imported { report })
    })
}

pub(crate) fn export_all(app: &App, kind: ExportKind) -> Result<(), WireError> {
    let service = app.shared()?;
    let folder = app.files_folder().to_owned();
    app.jobs().start(JobKind::Export, move |progress| {
        let path = match kind {
            ExportKind::Tapete => service.export_to(&folder, progress),
            ExportKind::Csv => service.export_csv_to(&folder, false, progress),
            ExportKind::CsvSemicolons => service.export_csv_to(&folder, true, progress),
            ExportKind::BgStats => service.export_bg_stats_to(&folder, progress),
        }?;
        let left_out = progress.left_out();
        Ok(JobOutcome::Written { path: path.display().to_string(), left_out })
    })
}

pub(crate) fn check_integrity(app: &App) -> Result<(), WireError> {
    let service = app.shared()?;
    app.jobs().start(JobKind::Check, move |progress| {
        Ok(JobOutcome::Checked { findings: service.full_integrity_check(progress)? })
    })
}

pub(crate) fn rebuild(app: &App) -> Result<(), WireError> {
    let service = app.shared()?;
    app.jobs().start(JobKind::Rebuild, move |progress| {
        service.rebuild_job(progress)?;
        Ok(JobOutcome::Rebuilt)
    })
}

/// What these locks guard is replaced whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
