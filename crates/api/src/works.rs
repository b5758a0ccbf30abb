//! Work that takes a while: one at a time, on a thread of its own, asked how far it is.

use crate::{WireError, WorkKind, WorkOutcome, WorkState};
use service::{FileFault, Progress, ServiceError};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What is being done, or was done last.
#[derive(Default)]
pub(crate) struct Works(Mutex<Option<Work>>);

struct Work {
    kind: WorkKind,
    progress: Arc<Progress>,
    outcome: Arc<Mutex<Option<WorkOutcome>>>,
}

impl Works {
    /// Begins something, unless something is being done.
    ///
    /// # Errors
    /// `file_busy` when something is.
    pub(crate) fn begin(
        &self,
        kind: WorkKind,
        work: impl FnOnce(&Progress) -> Result<WorkOutcome, ServiceError> + Send + 'static,
    ) -> Result<(), WireError> {
        let mut current = lock(&self.0);
        if current.as_ref().is_some_and(|work| lock(&work.outcome).is_none()) {
            return Err(ServiceError::from(FileFault::Busy).into());
        }
        let progress = Arc::new(Progress::default());
        let outcome = Arc::default();
        *current =
            Some(Work { kind, progress: Arc::clone(&progress), outcome: Arc::clone(&outcome) });
        std::thread::spawn(move || {
            // What a panic interrupted was rolled back; whoever waits is told.
            let done = catch_unwind(AssertUnwindSafe(|| work(&progress)));
            let done =
                done.unwrap_or_else(|_| Err(ServiceError::Internal("a mistake of ours".into())));
            let done = done.unwrap_or_else(|error| WorkOutcome::Failed { error: error.into() });
            *lock(&outcome) = Some(done);
        });
        Ok(())
    }

    /// How far it is, or what came of it; none before the first.
    pub(crate) fn state(&self) -> Option<WorkState> {
        lock(&self.0).as_ref().map(|work| {
            let outcome = lock(&work.outcome).clone();
            let (done, of) = work.progress.so_far();
            WorkState { kind: work.kind, done, of, outcome }
        })
    }

    /// Asks it to stop.
    pub(crate) fn stop(&self) {
        if let Some(work) = lock(&self.0).as_ref() {
            work.progress.stop();
        }
    }
}

/// What these locks guard is replaced whole.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
