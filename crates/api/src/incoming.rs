//! Files on their way in: laid down part by part, because no request is long.

use service::FileFault;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};
use uuid::Uuid;

/// Longer files are not even begun.
const LONGEST: u64 = 2 << 30;

/// Lays down the first part of a file, or the next one.
pub(crate) fn lay(
    data: &Path,
    file: Option<Uuid>,
    size: u64,
    text: &str,
) -> Result<Uuid, FileFault> {
    let folder = data.join("incoming");
    let Some(file) = file else {
        if size > LONGEST {
            return Err(FileFault::TooLarge { mib: LONGEST >> 20 });
        }
        // Whatever can be taken begins like this.
        if !text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
            return Err(FileFault::Foreign { why: "it does not begin with an object".to_owned() });
        }
        clear(data);
        std::fs::create_dir_all(&folder)?;
        let file = Uuid::now_v7();
        std::fs::write(folder.join(file.to_string()), text)?;
        return Ok(file);
    };
    let mut open = OpenOptions::new().append(true).open(folder.join(file.to_string()))?;
    if open.metadata()?.len() + text.len() as u64 > LONGEST {
        return Err(FileFault::TooLarge { mib: LONGEST >> 20 });
    }
    open.write_all(text.as_bytes())?;
    Ok(file)
}

/// Where a file was laid down.
pub(crate) fn path_of(data: &Path, file: Uuid) -> PathBuf {
    data.join("incoming").join(file.to_string())
}

/// Forgets what was laid down before.
pub(crate) fn clear(data: &Path) {
    // What stays is overwritten by nobody and read by nobody.
    let _ = std::fs::remove_dir_all(data.join("incoming"));
}
