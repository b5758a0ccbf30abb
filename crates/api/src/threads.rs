//! Work beside the answers: on threads of its own, or one piece after another where a host has no threads.

use std::collections::VecDeque;
use std::sync::{Mutex, OnceLock, PoisonError};

type Work = Box<dyn FnOnce() + Send>;

/// Whether this host has threads. A page's worker has none.
pub(crate) const THREADS: bool = cfg!(not(target_family = "wasm"));

static WAITING: Mutex<VecDeque<Work>> = Mutex::new(VecDeque::new());

/// Starts work on a thread of its own; without threads it waits for [`run_waiting`].
pub(crate) fn spawn(work: impl FnOnce() + Send + 'static) {
    if THREADS {
        std::thread::spawn(work);
    } else {
        WAITING.lock().unwrap_or_else(PoisonError::into_inner).push_back(Box::new(work));
    }
}

/// Waits until some other work has said it; without threads that work is done here.
pub(crate) fn wait<T>(said: &OnceLock<T>) -> &T {
    while !THREADS && said.get().is_none() && run_waiting() {}
    said.wait()
}

/// Does one piece of the work that waits, on a host without threads. Whether there was one.
pub fn run_waiting() -> bool {
    let next = WAITING.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    next.map(|work| work()).is_some()
}
