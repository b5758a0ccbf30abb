//! Folders for tests that go by themselves: `tempfile`, also where the standard library knows no place for them.
//!
//! Crates name this one `tempfile` in their manifests.

pub use tempfile::{TempDir, tempdir_in};

/// A new folder. As WebAssembly it lies where `TMPDIR` says; asked for one, the standard library panics there.
///
/// # Errors
/// When it cannot be made.
pub fn tempdir() -> std::io::Result<TempDir> {
    if cfg!(target_family = "wasm") {
        tempfile::tempdir_in(std::env::var_os("TMPDIR").unwrap_or_default())
    } else {
        tempfile::tempdir()
    }
}
