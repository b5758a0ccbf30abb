//! Saving files and pictures into the folder of downloads, as a browser does.

use api::{ErrorKind, WireError};
use std::fs::OpenOptions;
use std::io::{self, ErrorKind as Io, Write};
use std::path::{Path, PathBuf};
use tauri::{AppHandle, Manager};

/// The longest name that is kept, in characters, without the ending.
const LONGEST: usize = 80;

/// What the screens save: anything else is saved as a text, so that no page can leave a file that runs when it is opened.
const ENDINGS: [&str; 5] = ["csv", "json", "png", "tapete", "txt"];

/// Writes a text into the folder of downloads, beside whatever is there; answers where.
///
/// # Errors
/// `storage` when there is no such folder or it cannot be written.
#[tauri::command]
pub(crate) async fn save_file(
    shell: AppHandle,
    name: String,
    text: String,
) -> Result<String, WireError> {
    keep(&shell, name, text.into_bytes()).await
}

/// Writes a picture there, as its bytes; answers where.
///
/// # Errors
/// As [`save_file`].
#[tauri::command]
pub(crate) async fn save_picture(
    shell: AppHandle,
    name: String,
    bytes: Vec<u8>,
) -> Result<String, WireError> {
    keep(&shell, name, bytes).await
}

async fn keep(shell: &AppHandle, name: String, bytes: Vec<u8>) -> Result<String, WireError> {
    let paths = shell.path();
    let folder = paths.download_dir().or_else(|_| paths.document_dir());
    let folder = folder.or_else(|_| paths.home_dir()).map_err(|why| unsaved(&why))?;
    let written = tauri::async_runtime::spawn_blocking(move || write(&folder, &name, &bytes)).await;
    let path = written.map_err(|why| unsaved(&why))?.map_err(|why| unsaved(&why))?;
    Ok(path.display().to_string())
}

fn unsaved(why: &dyn std::fmt::Display) -> WireError {
    WireError::new(ErrorKind::Storage, "file_not_saved", why.to_string())
}

/// Writes beside what is there: the second `evening.json` becomes `evening (2).json`.
fn write(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    std::fs::create_dir_all(folder)?;
    let (stem, ending) = plain(name);
    for n in 1..1_000 {
        let number = if n == 1 { String::new() } else { format!(" ({n})") };
        let path = folder.join(format!("{stem}{number}{ending}"));
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => {
                let written = file.write_all(bytes).and_then(|()| file.sync_all());
                if written.is_err() {
                    // Half of a file is worse than none.
                    let _ = std::fs::remove_file(&path);
                }
                return written.map(|()| path);
            }
            Err(why) if why.kind() == Io::AlreadyExists => {}
            Err(why) => return Err(why),
        }
    }
    Err(Io::AlreadyExists.into())
}

/// A name that is a name and no path, and its ending.
fn plain(name: &str) -> (String, String) {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let keep = |text: &str, most: usize| -> String {
        let sound = |c: char| c.is_alphanumeric() || " -_()".contains(c);
        text.chars().map(|c| if sound(c) { c } else { '-' }).take(most).collect()
    };
    let stem = keep(stem.trim(), LONGEST);
    let stem = if stem.is_empty() { "tapete".to_owned() } else { stem };
    let ending = if ENDINGS.contains(&ending) { ending } else { "txt" };
    (stem, format!(".{ending}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("downloads");
        for name in ["a.json", "a (2).json", "a (3).json"] {
            let path = write(&inside, "a.json", name.as_bytes()).unwrap();
            assert_eq!(path.file_name().unwrap(), name);
            assert_eq!(std::fs::read_to_string(path).unwrap(), name);
        }
    }

    #[test]
    fn a_name_is_no_path() {
        for (name, wanted) in [
            ("Our rules.json", ("Our rules", ".json")),
            ("../../etc/passwd", ("----", ".txt")),
            ("C:\\x.csv", ("C--x", ".csv")),
            ("", ("tapete", ".txt")),
            ("evening.desktop", ("evening", ".txt")),
            ("evening.json.sh", ("evening-json", ".txt")),
            ("poster.png", ("poster", ".png")),
            (".json", ("tapete", ".json")),
            ("año.tapete", ("año", ".tapete")),
        ] {
            let (stem, ending) = plain(name);
            assert_eq!((stem.as_str(), ending.as_str()), wanted, "{name}");
        }
    }
}
