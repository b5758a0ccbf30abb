//! What the system hands over: links and files to be opened, and a second start of the app.

use crate::window::MAIN;
use api::App;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};
use tauri::{AppHandle, Emitter, Manager};
use tauri_plugin_deep_link::DeepLinkExt;

/// What the page hears: there is something for it to take.
const ASKED: &str = "asked-to-open";

/// Somebody asks to open this, named from that folder.
pub(crate) type Asked = (String, PathBuf);

/// What the program was started with.
pub(crate) fn started_with() -> Option<Asked> {
    let said = named(std::env::args_os().map(|word| word.to_string_lossy().into_owned()))?;
    Some((said, std::env::current_dir().unwrap_or_default()))
}

/// The first word beside the program's own that is no switch of the toolkit.
fn named(words: impl IntoIterator<Item = String>) -> Option<String> {
    words.into_iter().skip(1).find(|word| !word.starts_with('-'))
}

/// A second start on the same data ends at once: the first one comes to the front, and opens what the
/// second was asked to open. `mark` tells apart folders that somebody named.
#[cfg(desktop)]
pub(crate) fn single(
    asked: Sender<Asked>,
    mark: Option<u64>,
) -> tauri::plugin::TauriPlugin<tauri::Wry> {
    let handed = move |shell: &AppHandle, words: Vec<String>, from: String| {
        to_front(shell);
        if let Some(said) = named(words) {
            // Nobody listens any more only when the app is ending.
            let _ = asked.send((said, from.into()));
        }
    };
    let single = tauri_plugin_single_instance::Builder::new().callback(handed);
    match mark {
        Some(mark) => single.dbus_id(format!("app.tapete.Tapete.f{mark:016x}")).build(),
        None => single.build(),
    }
}

/// Opens one after the other what is asked for, and tells the page.
pub(crate) fn answer(shell: AppHandle, app: Arc<App>, asked: Receiver<Asked>) {
    std::thread::spawn(move || {
        for (said, from) in asked {
            app.open_link(&said, &from);
            // A page that does not live yet asks when it does.
            let _ = shell.emit(ASKED, ());
        }
    });
}

/// Where the system hands links to the app that runs instead of starting it with them, it hears of them.
pub(crate) fn hear_links(shell: &AppHandle, asked: Sender<Asked>) {
    if !cfg!(any(target_os = "macos", target_os = "android", target_os = "ios")) {
        return;
    }
    shell.deep_link().on_open_url(move |event| {
        for link in event.urls() {
            let _ = asked.send((link.to_string(), PathBuf::new()));
        }
    });
}

#[cfg(desktop)]
fn to_front(shell: &AppHandle) {
    if let Some(window) = shell.get_webview_window(MAIN) {
        // A desktop may have its own mind about who is in front.
        let _ = window.unminimize();
        let _ = window.show();
        let _ = window.set_focus();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_word_that_is_no_switch_is_meant() {
        let named = |words: &[&str]| named(words.iter().map(|word| (*word).to_owned()));
        assert_eq!(named(&["tapete-app"]), None);
        assert_eq!(named(&["tapete-app", "--automation"]), None);
        assert_eq!(named(&["tapete-app", "--x", "a.json", "b.json"]).as_deref(), Some("a.json"));
        assert_eq!(named(&["tapete-app", "tapete://x"]).as_deref(), Some("tapete://x"));
    }
}
