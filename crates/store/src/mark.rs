//! The head mark: a small file beside the database that says how many steps were acknowledged.
//!
//! When frames at the end of a write-ahead log are damaged, SQLite takes the log as ending there,
//! and nothing inside the database can tell. The mark is rewritten after every commit and never
//! synced on its own, so it costs no wait: it may be older than the database, which is harmless; when
//! it is newer, acknowledged steps are missing.

use crate::Digest;
use sha2::{Digest as _, Sha256};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"TPTMARK1";
const BODY: usize = 8 + 8 + 8 + 32;
const LENGTH: usize = BODY + 32;

/// What the mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    /// How many steps were acknowledged.
    pub(crate) steps: u64,
    /// When the last of them was recorded.
    pub(crate) at: i64,
    /// The digest of the last of them.
    pub(crate) digest: Digest,
}

/// The mark of the database at `database`.
pub(crate) fn path_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push("-mark");
    PathBuf::from(name)
}

/// Reads a mark; none when there is no file or it cannot be one of ours.
pub(crate) fn read(path: &Path) -> Option<Mark> {
    let mut bytes = Vec::with_capacity(LENGTH);
    File::open(path).ok()?.take(LENGTH as u64 + 1).read_to_end(&mut bytes).ok()?;
    let (body, sum) = bytes.split_at_checked(BODY)?;
    let ours = body.starts_with(MAGIC) && Sha256::digest(body).as_slice() == sum;
    if !ours {
        return None;
    }
    Some(Mark {
        steps: u64::from_le_bytes(body[8..16].try_into().ok()?),
        at: i64::from_le_bytes(body[16..24].try_into().ok()?),
        digest: Digest(body[24..].try_into().ok()?),
    })
}

/// The open file that the mark is written to; none for a database in memory.
pub(crate) struct MarkFile(Option<File>);

impl MarkFile {
    /// Opens or creates the file without changing what it says.
    pub(crate) fn open(path: &Path) -> std::io::Result<MarkFile> {
        let file =
            File::options().create(true).truncate(false).read(true).write(true).open(path)?;
        Ok(MarkFile(Some(file)))
    }

    /// The mark of a database in memory, which nobody reads.
    pub(crate) fn none() -> MarkFile {
        MarkFile(None)
    }

    /// Says nothing from now on, until it is said anew.
    pub(crate) fn clear(&mut self) -> std::io::Result<()> {
        self.0.as_ref().map_or(Ok(()), |file| file.set_len(0))
    }

    /// Says it anew, in one write.
    pub(crate) fn write(&mut self, mark: &Mark) -> std::io::Result<()> {
        let Some(file) = &mut self.0 else { return Ok(()) };
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&mark.steps.to_le_bytes());
        bytes.extend_from_slice(&mark.at.to_le_bytes());
        bytes.extend_from_slice(&mark.digest.0);
        let sum = Sha256::digest(&bytes);
        bytes.extend_from_slice(&sum);
        file.seek(SeekFrom::Start(0))?;
        file.write_all(&bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_back_and_a_damaged_one_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = path_of(&folder.path().join("x.db"));
        let mark = Mark { steps: 7, at: -3, digest: Digest([9; 32]) };
        let mut file = MarkFile::open(&path).unwrap();
        assert_eq!(read(&path), None);
        file.write(&mark).unwrap();
        assert_eq!(read(&path), Some(mark));
        let good = std::fs::read(&path).unwrap();
        for i in 0..good.len() {
            let mut bytes = good.clone();
            bytes[i] ^= 0x10;
            std::fs::write(&path, bytes).unwrap();
            assert_eq!(read(&path), None, "byte {i}");
        }
    }
}
