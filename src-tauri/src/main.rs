//! Tapete in a window of its own: a window, one command for the app, one for files that somebody keeps, one
//! channel for changes. Nothing else.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod display;
mod files;
mod rpc;
mod watchdog;
mod window;

use api::App;
use std::process::ExitCode;
use std::sync::Arc;
use tauri::Emitter;

fn main() -> ExitCode {
    if let Err(why) = display::there() {
        return fail(&why);
    }
    let Some(folder) = api::data_folder() else {
        return fail("This machine names no place for data. TAPETE_DATA can name one.");
    };
    let app = Arc::new(shelved(App::open(&folder)));
    app.watch_clocks();
    let built = tauri::Builder::default()
        .manage(Arc::clone(&app))
        .manage(watchdog::Watchdog::default())
        .invoke_handler(tauri::generate_handler![rpc::rpc, files::save_file])
        .setup(move |shell| {
            app.tend();
            let changes = app.subscribe();
            let handle = shell.handle().clone();
            std::thread::spawn(move || {
                for change in changes {
                    // A window that is gone has nothing to fetch anew.
                    let _ = handle.emit("changed", change);
                }
            });
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
    let named = std::env::var_os("TAPETE_DATA").is_some_and(|value| !value.is_empty());
    match dirs::document_dir().filter(|_| !named) {
        Some(documents) => app.shelved_in(documents.join("Tapete")),
        None => app,
    }
}

fn fail(why: &str) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}
