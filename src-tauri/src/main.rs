//! Tapete in a window of its own: a window, one command for the app, two for files and pictures that somebody
//! keeps, one channel for changes and one for what the system asks to open. Nothing else.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod display;
mod files;
mod knock;
mod rpc;
mod watchdog;
mod window;

use api::App;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::channel;
use tauri::{Emitter, Manager};

fn main() -> ExitCode {
    if let Err(why) = display::there() {
        return fail(&why);
    }
    let Some(folder) = api::data_folder() else {
        return fail("This machine names no place for data. TAPETE_DATA can name one.");
    };
    let (asks, asked) = channel();
    if let Some(first) = knock::started_with() {
        // It waits until the app is there.
        let _ = asks.send(first);
    }
    let mut builder = tauri::Builder::default();
    #[cfg(desktop)]
    {
        let mark = named().then(|| mark(&folder));
        // Elsewhere folders cannot be told apart: there only the usual one is opened once.
        if mark.is_none() || cfg!(target_os = "linux") {
            builder = builder.plugin(knock::single(asks.clone(), mark));
        }
    }
    let built = builder
        .plugin(tauri_plugin_deep_link::init())
        .manage(watchdog::Watchdog::default())
        .invoke_handler(tauri::generate_handler![rpc::rpc, files::save_file, files::save_picture])
        .setup(move |shell| {
            // Not before it is known that no other window has these data open.
            let app = Arc::new(shelved(App::open(&folder)));
            shell.manage(Arc::clone(&app));
            app.watch_clocks();
            app.run_background();
            let changes = app.subscribe();
            let handle = shell.handle().clone();
            std::thread::spawn(move || {
                for change in changes {
                    // A window that is gone has nothing to fetch anew.
                    let _ = handle.emit("changed", change);
                }
            });
            knock::hear_links(shell.handle(), asks);
            knock::answer(shell.handle().clone(), app, asked);
            window::open(shell)?;
            watchdog::watch(shell.handle().clone());
            Ok(())
        })
        .build(tauri::generate_context!());
    match built {
        Ok(shell) => {
            shell.run(|_, _| {});
            ExitCode::SUCCESS
        }
        Err(error) => fail(&format!("Tapete cannot open its window: {error}")),
    }
}

/// What people keep stands among their documents, unless a folder was named for all of it.
fn shelved(app: App) -> App {
    match dirs::document_dir().filter(|_| !named()) {
        Some(documents) => app.with_files_in(documents.join("Tapete")),
        None => app,
    }
}

/// Whether somebody named the folder for everything.
fn named() -> bool {
    std::env::var_os("TAPETE_DATA").is_some_and(|value| !value.is_empty())
}

/// The same number for the same folder, whatever it is called from where.
fn mark(folder: &Path) -> u64 {
    let mut hasher = DefaultHasher::new();
    std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned()).hash(&mut hasher);
    hasher.finish()
}

fn fail(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}
