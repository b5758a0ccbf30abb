//! Hands the configuration to Tauri. The window's content is `ui/dist`; before the first build of the
//! UI a page that says so stands in its place.

use std::{fs, io, path::Path};

fn main() -> io::Result<()> {
    let dist = Path::new("../ui/dist");
    if !dist.join("index.html").exists() {
        fs::create_dir_all(dist)?;
        fs::write(dist.join("index.html"), include_str!("not-built.html"))?;
    }
    // Packed relative relocations are a twentieth of the program: docs/decisions/002.
    let is = |key: &str, value: &str| std::env::var(key).is_ok_and(|found| found == value);
    if is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
    // Naming the commands makes them ask for a permission, which only the one local window has.
    let commands = tauri_build::AppManifest::new().commands(&["rpc", "save_file", "save_picture"]);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(commands))
        .map_err(io::Error::other)
}
