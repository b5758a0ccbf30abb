//! Chunked upload of a file that is to be imported: a request is limited to 256 KiB.

use crate::{App, WireError};
use games::sheet::file::MOST_BYTES;
use serde::Serialize;
use service::{FileFault, LONGEST_FILE, ServiceError, private, sniff};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use ts_rs::TS;
use uuid::Uuid;

/// How much of a file on the disk is looked at before the rest is copied, in bytes.
const BEGINNING: usize = 20_000;

/// An uploaded file.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Uploaded {
    pub file: Uuid,
}

pub(crate) fn part(
    app: &App,
    file: Option<Uuid>,
    size: u64,
    text: &str,
) -> Result<Uploaded, WireError> {
    app.service()?;
    let file = match file {
        None => first(app.folder(), size, text).map_err(ServiceError::from)?,
        Some(file) => {
            append(&uploaded(app.folder(), file)?, text).map_err(ServiceError::from)?;
            file
        }
    };
    Ok(Uploaded { file })
}

/// Writes the first part of a file. One that its beginning rules out is not begun.
fn first(data: &Path, size: u64, text: &str) -> Result<Uuid, FileFault> {
    sniff(text, size)?;
    let (file, path) = begin(data)?;
    private::new_file(&path)?.write_all(text.as_bytes())?;
    Ok(file)
}

/// Writes the next part of a file.
fn append(path: &Path, text: &str) -> Result<(), FileFault> {
    let mut open = OpenOptions::new().append(true).open(path)?;
    if open.metadata()?.len() + text.len() as u64 > LONGEST_FILE {
        return Err(FileFault::TooLarge { mib: LONGEST_FILE >> 20 });
    }
    open.write_all(text.as_bytes())?;
    Ok(())
}

/// Copies a file of this machine to where uploads are.
pub(crate) fn copy_of(data: &Path, from: &Path) -> Result<Uuid, FileFault> {
    // A pipe or a device would never end, and may not even open.
    let there = std::fs::metadata(from).map_err(|why| match why.kind() {
        ErrorKind::NotFound => FileFault::Missing,
        _ => why.into(),
    })?;
    if !there.is_file() {
        return Err(FileFault::Foreign { why: "it is no file".to_owned() });
    }
    let open = File::open(from)?;
    let size = open.metadata()?.len();
    let mut beginning = Vec::with_capacity(BEGINNING);
    (&open).take(BEGINNING as u64).read_to_end(&mut beginning)?;
    sniff(&String::from_utf8_lossy(&beginning), size)?;
    let (file, path) = begin(data)?;
    let mut copy = private::new_file(&path)?;
    rest(&beginning, open, size, &mut copy)?;
    Ok(file)
}

/// The text of a game file of this machine: as much of it as one can have, and one byte more.
pub(crate) fn text_of(from: &Path) -> Result<String, FileFault> {
    let mut bytes = Vec::new();
    File::open(from)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Writes the beginning of a file and what follows it, up to the size it had. What grows meanwhile is not followed, not
/// even where it has grown before its beginning was read.
fn rest(
    beginning: &[u8],
    open: impl Read,
    size: u64,
    copy: &mut impl Write,
) -> std::io::Result<()> {
    copy.write_all(beginning)?;
    std::io::copy(&mut open.take(size.saturating_sub(beginning.len() as u64)), copy)?;
    Ok(())
}

/// The path of the next upload; those before it are deleted.
fn begin(data: &Path) -> std::io::Result<(Uuid, PathBuf)> {
    clear(data);
    private::folder(&data.join("uploads"))?;
    let file = Uuid::now_v7();
    Ok((file, path_of(data, file)))
}

fn path_of(data: &Path, file: Uuid) -> PathBuf {
    data.join("uploads").join(file.to_string())
}

/// The path of an uploaded file.
///
/// # Errors
/// `not_found` when there is none.
pub(crate) fn uploaded(data: &Path, file: Uuid) -> Result<PathBuf, ServiceError> {
    let path = path_of(data, file);
    if path.exists() { Ok(path) } else { Err(ServiceError::NotFound("upload")) }
}

/// Deletes all uploads.
pub(crate) fn clear(data: &Path) {
    // What cannot be deleted is neither overwritten nor read.
    let _ = std::fs::remove_dir_all(data.join("uploads"));
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_file_that_grows_while_it_is_copied_is_not_followed() {
        let copy = |size| {
            let mut copy = Vec::new();
            super::rest(b"begin", &b" and on and on"[..], size, &mut copy).unwrap();
            String::from_utf8(copy).unwrap()
        };
        assert_eq!(copy(9), "begin and");
        // It was shorter when its size was asked.
        assert_eq!(copy(2), "begin");
    }
}
