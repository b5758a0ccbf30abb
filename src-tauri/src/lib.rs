//! Tapete in a window of its own (Tauri): one command for the app, two that save files and pictures, one event for
//! changes and one for deep links. On a phone the same in the one view that the system gives an app.

mod deep_link;
mod display;
mod files;
mod rpc;
mod watchdog;
mod window;

use api::App;
#[cfg(desktop)]
use std::hash::{DefaultHasher, Hash, Hasher};
#[cfg(desktop)]
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::channel;
use tauri::{Emitter, Manager};

/// Starts the app on a phone.
#[cfg(mobile)]
#[tauri::mobile_entry_point]
fn start_on_phone() {
    start();
}

/// Starts the app and answers until its window is closed.
pub fn start() -> ExitCode {
    if let Err(why) = display::there() {
        return fail(&why);
    }
    // A phone's system names the folder to a running app only.
    let named_folder = if cfg!(mobile) { None } else { api::data_folder() };
    if cfg!(desktop) && named_folder.is_none() {
        return fail("This machine names no place for data. TAPETE_DATA can name one.");
    }
    let (sender, links) = channel();
    if let Some(first) = deep_link::started_with() {
        // It waits until the app is there.
        let _ = sender.send(first);
    }
    let mut builder = tauri::Builder::default();
    #[cfg(desktop)]
    {
        let mark = named_folder.as_deref().filter(|_| named()).map(mark);
        // Elsewhere folders cannot be told apart: there only the usual one is opened once.
        if mark.is_none() || cfg!(target_os = "linux") {
            builder = builder.plugin(deep_link::single(sender.clone(), mark));
        }
    }
    let built = builder
        .plugin(tauri_plugin_deep_link::init())
        .manage(watchdog::Watchdog::default())
        .invoke_handler(tauri::generate_handler![rpc::rpc, files::save_file, files::save_picture])
        .setup(move |shell| {
            let folder = named_folder.map_or_else(|| shell.path().app_data_dir(), Ok)?;
            // Not before it is known that no other window has these data open.
            let app = Arc::new(with_documents(App::open(&folder)));
            shell.manage(Arc::clone(&app));
            app.watch_clocks();
            app.run_background();
            #[cfg(desktop)]
            invite_with(&app, shell.handle());
            let changes = app.subscribe();
            let handle = shell.handle().clone();
            std::thread::spawn(move || {
                for change in changes {
                    // A window that is gone has nothing to fetch again.
                    let _ = handle.emit("changed", change);
                }
            });
            deep_link::listen(shell.handle(), sender);
            deep_link::open_all(shell.handle().clone(), app, links);
            window::open(shell)?;
            watchdog::watch(shell.handle().clone());
            Ok(())
        })
        .build(tauri::generate_context!());
    match built {
        Ok(shell) => {
            shell.run(|shell, event| {
                if let tauri::RunEvent::Exit = event
                    && let Some(app) = shell.try_state::<Arc<App>>()
                {
                    app.close();
                }
            });
            ExitCode::SUCCESS
        }
        Err(error) => fail(&format!("Tapete cannot open its window: {error}")),
    }
}

/// Guests get the screens that the window shows.
#[cfg(desktop)]
fn invite_with(app: &Arc<App>, shell: &tauri::AppHandle) {
    let resolver = shell.asset_resolver();
    let screens = move |path: &str| {
        let asset = resolver.get(path.to_owned())?;
        // The window's own page stands for whatever is not there.
        if path.starts_with("assets/") && asset.mime_type == "text/html" {
            return None;
        }
        Some(server::ScreenFile {
            kind: asset.mime_type,
            bytes: asset.bytes.into(),
            compressed: false,
        })
    };
    let runtime = tauri::async_runtime::handle().inner().clone();
    server::offer_network(app, runtime, Arc::new(screens), None);
}

/// Session files and exports go into the person's documents, unless the data folder was named.
fn with_documents(app: App) -> App {
    match dirs::document_dir().filter(|_| !named()) {
        Some(documents) => app.with_files_in(documents.join("Tapete")),
        None => app,
    }
}

/// Whether `TAPETE_DATA` names the data folder.
fn named() -> bool {
    std::env::var_os("TAPETE_DATA").is_some_and(|value| !value.is_empty())
}

/// The same number for the same folder, whatever it is called from where.
#[cfg(desktop)]
fn mark(folder: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()).hash(&mut hasher);
    hasher.finish()
}

fn fail(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}
