//! Background jobs while the app runs: daily backup, session files, one integrity check after the start.

use crate::database::{Database, Service};
use crate::threads;
use service::Change;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

/// How often a change asks whether a new day has begun.
const DAY_CHECK: Duration = Duration::from_secs(600);

/// Starts after the migration, on a thread that ends with the service.
pub(crate) fn start(database: Arc<Database>, files_folder: PathBuf) {
    threads::spawn(move || {
        let Some(service) = database.wait().map(Arc::downgrade) else { return };
        drop(database);
        if let Some(here) = service.upgrade() {
            // Damage becomes a notice; what cannot be read now is checked at the next start.
            let _ = here.integrity_check();
        }
        // A listener that falls far behind is cut off: then it goes through everything and listens again.
        while let Some(here) = service.upgrade() {
            let changes = here.subscribe();
            back_up(&here);
            // What a full disk or a missing folder refuses now is written at the next start.
            let _ = here.write_session_files(&files_folder);
            drop(here);
            listen(&service, &files_folder, &changes);
        }
    });
}

/// The daily backup. What a full disk refuses is a notice, and written when it can be.
pub(crate) fn back_up(service: &Service) {
    let _ = service.back_up_daily();
}

fn listen(service: &Weak<Service>, files_folder: &Path, changes: &Receiver<Change>) {
    let mut asked = Instant::now();
    for change in changes {
        let Some(service) = service.upgrade() else { return };
        // What a full disk or a missing folder refuses is a notice, and written when it can be.
        let _ = match change {
            Change::Table { session, .. } => service.write_session_file(files_folder, session),
            Change::Lists => service.write_outdated_session_files(files_folder),
            Change::Guests { .. } | Change::Games => Ok(()),
        };
        if asked.elapsed() >= DAY_CHECK {
            asked = Instant::now();
            back_up(&service);
        }
    }
}
