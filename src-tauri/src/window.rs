//! The one window.

use tauri::{App, Url, WebviewUrl, WebviewWindowBuilder};

/// The name that the capability file speaks of.
pub(crate) const MAIN: &str = "main";

/// Opens it. It shows the embedded screens and never goes anywhere else.
pub(crate) fn open(shell: &App) -> tauri::Result<()> {
    let window = WebviewWindowBuilder::new(shell, MAIN, WebviewUrl::default()).on_navigation(ours);
    // A phone has neither titles nor sizes of windows.
    #[cfg(desktop)]
    let window = window.title("Tapete").inner_size(1280.0, 800.0).min_inner_size(320.0, 480.0);
    window.build()?;
    Ok(())
}

/// The embedded screens, under the names the platforms give them, and the watchdog's own page.
fn ours(to: &Url) -> bool {
    match to.scheme() {
        "tauri" => to.host_str() == Some("localhost"),
        "http" | "https" => to.host_str() == Some("tauri.localhost"),
        scheme => scheme == "about",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_embedded_screens_are_shown() {
        let ours = |to: &str| ours(&Url::parse(to).unwrap());
        assert!(ours("tauri://localhost/index.html"));
        assert!(ours("http://tauri.localhost/"));
        for other in [
            "https://example.org/",
            "http://tauri.localhost.example.org/",
            "tauri://elsewhere/",
            "file:///etc/passwd",
            "data:text/html,x",
            "javascript:alert(1)",
        ] {
            assert!(!ours(other), "{other}");
        }
    }
}
