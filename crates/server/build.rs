//! The screens are embedded compressed: again when they were built again.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

const SCREENS: &str = "../../ui/dist";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={SCREENS}");
    let into =
        Path::new(&std::env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?).join("screens");
    if into.exists() {
        fs::remove_dir_all(&into)?;
    }
    compress(Path::new(SCREENS), &into)
}

/// Every file of the folder; a program without screens has none.
fn compress(folder: &Path, into: &Path) -> io::Result<()> {
    fs::create_dir_all(into)?;
    if !folder.exists() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let to = into.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            compress(&entry.path(), &to)?;
        } else {
            let mut file = GzEncoder::new(fs::File::create(to)?, Compression::best());
            file.write_all(&fs::read(entry.path())?)?;
            file.finish()?;
        }
    }
    Ok(())
}
