//! Watchdog: a page whose scripts never started is replaced by an error, or it would ignore every tap.

use crate::window::MAIN;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tauri::{AppHandle, Manager};

/// A page that has not asked for anything by now is not going to.
const PATIENCE: Duration = Duration::from_secs(5);

/// The error page, in both languages: which one was chosen is not known.
const SILENT: &str = "document.documentElement.innerHTML = \
    '<body><main role=\"alert\" id=\"page-is-silent\">\
    <h1>Tapete</h1>\
    <p lang=\"es\">La pantalla no ha arrancado. Lo guardado est\\u00e1 a salvo: cierra Tapete y \\u00e1brelo otra vez.</p>\
    <p lang=\"en\">The screen did not start. What was kept is safe: close Tapete and open it again.</p>\
    </main></body>';";

/// Whether the page has sent a request.
#[derive(Default)]
pub(crate) struct Watchdog(AtomicBool);

impl Watchdog {
    pub(crate) fn page_is_alive(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn silent(&self) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
}

/// Waits for the page's first request and shows the error page when none comes.
pub(crate) fn watch(shell: AppHandle) {
    std::thread::spawn(move || {
        std::thread::sleep(PATIENCE);
        if !shell.state::<Watchdog>().silent() {
            return;
        }
        eprintln!("The page of the window did not report ready in {} s.", PATIENCE.as_secs());
        if let Some(window) = shell.get_webview_window(MAIN) {
            let _ = window.set_title("Tapete — !");
            let _ = window.eval(SILENT);
        }
    });
}
