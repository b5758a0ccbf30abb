//! The alarm of the clocks: a thread that waits for the next one to run out.

use crate::{App, threads};
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// The longest wait while a clock runs: a machine that slept wakes with its clocks far on.
const GLANCE: Duration = Duration::from_secs(1);
/// With no clock running only a change can start one.
const IDLE: Duration = Duration::from_secs(3_600);

impl App {
    /// Starts the alarm: clocks that run out are announced as changes on time, for as long as this app lives.
    pub fn watch_clocks(self: &Arc<App>) {
        let (app, database) = (Arc::downgrade(self), Arc::clone(self.database()));
        threads::spawn(move || {
            let Some(service) = database.wait() else { return };
            let mut changes = service.subscribe();
            drop(database);
            loop {
                let Some(here) = app.upgrade() else { return };
                let next = here.service().ok().and_then(service::SessionService::ring);
                // While it waits only the hosts hold the app.
                drop(here);
                match changes.recv_timeout(next.map_or(IDLE, |next| next.min(GLANCE))) {
                    Ok(_) => while changes.try_recv().is_ok() {},
                    Err(RecvTimeoutError::Timeout) => {}
                    // It was too far behind and let go, or the app is gone.
                    Err(RecvTimeoutError::Disconnected) => match app.upgrade() {
                        Some(here) => changes = here.subscribe(),
                        None => return,
                    },
                }
            }
        });
    }
}
