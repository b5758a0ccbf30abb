//! Deep links and files that the system opens with the app, and the single instance of the app.

use crate::window::MAIN;
use api::App;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};
use tauri::{AppHandle, Emitter, Manager};
use tauri_plugin_deep_link::DeepLinkExt;

/// The event that tells the page to ask for `take_deep_link`.
const EVENT: &str = "deep-link";

/// A link or a path, and the folder that the path starts from.
pub(crate) type Link = (String, PathBuf);

/// The link or file that the program was started with.
pub(crate) fn started_with() -> Option<Link> {
    let said = named(std::env::args_os().map(|word| word.to_string_lossy().into_owned()))?;
    Some((said, std::env::current_dir().unwrap_or_default()))
}

/// The first argument beside the program's own that is no switch of the toolkit.
fn named(words: impl IntoIterator<Item = String>) -> Option<String> {
    words.into_iter().skip(1).find(|word| !word.starts_with('-'))
}

/// Single instance: a second start on the same data ends at once; the first one comes to the front and opens the
/// second's link. `mark` tells apart data folders that were named.
#[cfg(desktop)]
pub(crate) fn single(
    links: Sender<Link>,
    mark: Option<u64>,
) -> tauri::plugin::TauriPlugin<tauri::Wry> {
    let handed = move |shell: &AppHandle, words: Vec<String>, from: String| {
        to_front(shell);
        if let Some(said) = named(words) {
            // Nothing listens any more only when the app is ending.
            let _ = links.send((said, from.into()));
        }
    };
    let single = tauri_plugin_single_instance::Builder::new().callback(handed);
    match mark {
        Some(mark) => single.dbus_id(format!("app.tapete.Tapete.f{mark:016x}")).build(),
        None => single.build(),
    }
}

/// Opens link after link, on a thread of its own, and sends the event to the page.
pub(crate) fn open_all(shell: AppHandle, app: Arc<App>, links: Receiver<Link>) {
    std::thread::spawn(move || {
        for (link, from) in links {
            app.open_link(&link, &from);
            // A page that is not loaded yet asks when it is.
            let _ = shell.emit(EVENT, ());
        }
    });
}

/// Listens for links on systems that hand them to the running app instead of starting it again.
pub(crate) fn listen(shell: &AppHandle, links: Sender<Link>) {
    if !cfg!(any(target_os = "macos", target_os = "android", target_os = "ios")) {
        return;
    }
    shell.deep_link().on_open_url(move |event| {
        for link in event.urls() {
            let _ = links.send((link.to_string(), PathBuf::new()));
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
