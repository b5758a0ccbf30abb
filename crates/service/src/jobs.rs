//! Progress of a job (background work), and stopping it.

use crate::FileFault;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Progress of a job, and whether it was asked to stop.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU64,
    of: AtomicU64,
    left_out: AtomicU64,
    stopped: AtomicBool,
}

impl Progress {
    /// How much is done, and out of how much; 0 while that is not known.
    pub fn so_far(&self) -> (u64, u64) {
        (self.done.load(Ordering::Relaxed), self.of.load(Ordering::Relaxed))
    }

    /// How many sessions an export left out, because they do not hold together.
    pub fn left_out(&self) -> u64 {
        self.left_out.load(Ordering::Relaxed)
    }

    /// Asks the work to stop; what it began is then as if it never had.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Says how much there is to do.
    pub(crate) fn begin(&self, of: u64) {
        self.done.store(0, Ordering::Relaxed);
        self.of.store(of, Ordering::Relaxed);
    }

    /// Says how much is done, and out of how much.
    pub(crate) fn at(&self, done: usize, of: usize) {
        self.done.store(done as u64, Ordering::Relaxed);
        self.of.store(of as u64, Ordering::Relaxed);
    }

    /// A session is left out.
    pub(crate) fn leave_out(&self) {
        self.left_out.fetch_add(1, Ordering::Relaxed);
    }

    /// One more is done.
    ///
    /// # Errors
    /// When it is to stop.
    pub(crate) fn step(&self) -> Result<(), FileFault> {
        self.done.fetch_add(1, Ordering::Relaxed);
        self.check()
    }

    /// # Errors
    /// When it is to stop.
    pub(crate) fn check(&self) -> Result<(), FileFault> {
        if self.stopped.load(Ordering::Relaxed) { Err(FileFault::Stopped) } else { Ok(()) }
    }
}
