//! What the house does by itself while tables are played.

use service::{Change, Clock, SessionService};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

type Service = SessionService<Arc<dyn Clock>>;

/// So often it is asked whether a new day has begun.
const OFTEN: Duration = Duration::from_secs(600);

/// Begins, on a thread that ends with the service.
pub(crate) fn begin(service: &Arc<Service>, shelf: &Path) {
    let changes = service.subscribe();
    let (service, shelf) = (Arc::downgrade(service), shelf.to_owned());
    std::thread::spawn(move || tend(&service, &shelf, &changes));
}

fn tend(service: &Weak<Service>, shelf: &PathBuf, changes: &Receiver<Change>) {
    // What a full disk or a missing folder refuses now is done at the next start.
    if let Some(service) = service.upgrade() {
        let _ = service.back_up_daily();
        let _ = service.shelve(shelf);
    }
    let mut asked = Instant::now();
    for change in changes {
        let Some(service) = service.upgrade() else { return };
        if let Change::Table { session, .. } = change {
            let _ = service.shelve_one(shelf, session);
        }
        if asked.elapsed() >= OFTEN {
            asked = Instant::now();
            let _ = service.back_up_daily();
        }
    }
}
