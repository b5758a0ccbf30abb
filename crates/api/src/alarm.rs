//! A thread that waits for the next clock to run out.

use crate::App;
use std::sync::Arc;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// A machine that slept wakes with its clocks far on: it is looked at least so often while one runs.
const GLANCE: Duration = Duration::from_secs(1);
/// With no clock running only a change can start one.
const IDLE: Duration = Duration::from_secs(3_600);

impl App {
    /// Has clocks that run out told on time, as long as this app lives. Without a folder to keep things in
    /// there is nothing to tell.
    pub fn watch_clocks(self: &Arc<App>) {
        let (app, kept) = (Arc::downgrade(self), Arc::clone(self.kept()));
        std::thread::spawn(move || {
            let Some(service) = kept.wait() else { return };
            let mut changes = service.subscribe();
            // What cannot be read now cannot ring; the screens say why.
            let _ = service.load_running_clocks();
            drop(kept);
            loop {
                let Some(here) = app.upgrade() else { return };
                let next = here.service().ok().and_then(service::SessionService::ring);
                // While it waits nobody but its hosts keeps the app alive.
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
