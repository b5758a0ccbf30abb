//! Whether there is a screen to open a window on.

/// Fails with a sentence for the person who started the program.
///
/// The toolkit itself would panic without a display; so it is asked for before the toolkit starts.
pub(crate) fn there() -> Result<(), String> {
    let named = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !named("WAYLAND_DISPLAY") && !named("DISPLAY") {
        return Err(
            "There is no display to open a window on (neither WAYLAND_DISPLAY nor DISPLAY \
                    is set). `tapete serve` shows the app in a browser."
                .to_owned(),
        );
    }
    Ok(())
}
