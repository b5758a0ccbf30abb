//! What the house does by itself while tables are played.

use crate::kept::{Kept, Service};
use service::Change;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

/// So often it is asked whether a new day has begun.
const OFTEN: Duration = Duration::from_secs(600);

/// Begins when everything is in order, on a thread that ends with the service.
pub(crate) fn begin(kept: Arc<Kept>, shelf: PathBuf) {
    std::thread::spawn(move || {
        let Some(service) = kept.wait().map(Arc::downgrade) else { return };
        drop(kept);
        if let Some(here) = service.upgrade() {
            // Whoever looks at a screen is told of damage; what cannot be read now is read at the next start.
            let _ = here.integrity_check();
        }
        // Whoever falls far behind hears nothing more: then it looks at everything and listens again.
        while let Some(here) = service.upgrade() {
            let changes = here.subscribe();
            // What a full disk or a missing folder refuses now is done at the next start.
            let _ = here.back_up_daily();
            let _ = here.write_session_files(&shelf);
            drop(here);
            listen(&service, &shelf, &changes);
        }
    });
}

fn listen(service: &Weak<Service>, shelf: &Path, changes: &Receiver<Change>) {
    let mut asked = Instant::now();
    for change in changes {
        let Some(service) = service.upgrade() else { return };
        if let Change::Table { session, .. } = change {
            let _ = service.write_session_file(shelf, session);
        }
        if asked.elapsed() >= OFTEN {
            asked = Instant::now();
            let _ = service.back_up_daily();
        }
    }
}
