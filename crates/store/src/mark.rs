//! The head mark: a small file beside the database that says how many steps were acknowledged.
//!
//! When frames at the end of a write-ahead log are damaged, SQLite takes the log as ending there,
//! and nothing inside the database can tell. The mark is rewritten after every commit and never
//! synced on its own, so it costs no wait: it may be older than the database, which is harmless; when
//! it is newer, acknowledged steps are missing.
//!
//! Behind that it says which file the database was and which its write-ahead log, so that a log is not taken for that of
//! another database which was put in the place of the first.

use crate::connection::{FileId, refuse_no_file};
use crate::{Digest, StoreError, private, quarantine};
use sha2::{Digest as _, Sha256};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"TPTMARK1";
const BODY: usize = 8 + 8 + 8 + 32;
const LENGTH: usize = BODY + 32;
const FILES_MAGIC: &[u8; 8] = b"TPTFILE1";
const FILES_BODY: usize = 8 + 4 * 8;

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
    quarantine::with_suffix(database, "-mark")
}

/// Reads a mark; none when there is no file or it cannot be one of ours.
pub(crate) fn read(path: &Path) -> Option<Mark> {
    let body = record(path, 0, MAGIC, BODY)?;
    Some(Mark {
        steps: u64::from_le_bytes(body[8..16].try_into().ok()?),
        at: i64::from_le_bytes(body[16..24].try_into().ok()?),
        digest: Digest(body[24..].try_into().ok()?),
    })
}

/// Which file the database was, and which its log, when it was last opened.
pub(crate) fn read_files(path: &Path) -> Option<(FileId, FileId)> {
    let body = record(path, LENGTH, FILES_MAGIC, FILES_BODY)?;
    let number = |at: usize| Some(u64::from_le_bytes(body[at..at + 8].try_into().ok()?));
    let file = |at| Some(FileId { device: number(at)?, inode: number(at + 8)? });
    Some((file(8)?, file(24)?))
}

/// A part of the file that begins with these letters and is followed by its own digest.
fn record(path: &Path, from: usize, magic: &[u8], length: usize) -> Option<Vec<u8>> {
    refuse_no_file(path).ok()?;
    let mut file = File::open(path).ok()?;
    file.seek(SeekFrom::Start(from as u64)).ok()?;
    let mut body = Vec::with_capacity(length + 32);
    file.take(length as u64 + 32).read_to_end(&mut body).ok()?;
    let (said, sum) = body.split_at_checked(length)?;
    let ours = said.starts_with(magic) && Sha256::digest(said).as_slice() == sum;
    body.truncate(length);
    ours.then_some(body)
}

/// The open file that the mark is written to; none for a database in memory.
pub(crate) struct MarkFile(Option<File>);

impl MarkFile {
    /// Opens or creates the file without changing what it says.
    pub(crate) fn open(path: &Path) -> Result<MarkFile, StoreError> {
        refuse_no_file(path)?;
        Ok(MarkFile(Some(private::private_file(path)?)))
    }

    /// The mark of a database in memory, which is not read.
    pub(crate) fn none() -> MarkFile {
        MarkFile(None)
    }

    /// Says which file the database is, and which its log.
    pub(crate) fn write_files(&mut self, database: FileId, log: FileId) -> std::io::Result<()> {
        let mut bytes = FILES_MAGIC.to_vec();
        for number in [database.device, database.inode, log.device, log.inode] {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        self.put(LENGTH, bytes)
    }

    /// Says nothing from now on, also after a power cut, until it is said again.
    pub(crate) fn clear(&mut self) -> std::io::Result<()> {
        self.0.as_ref().map_or(Ok(()), |file| file.set_len(0).and_then(|()| file.sync_all()))
    }

    /// Says it again, in one write.
    pub(crate) fn write(&mut self, mark: &Mark) -> std::io::Result<()> {
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&mark.steps.to_le_bytes());
        bytes.extend_from_slice(&mark.at.to_le_bytes());
        bytes.extend_from_slice(&mark.digest.0);
        self.put(0, bytes)
    }

    fn put(&mut self, at: usize, mut bytes: Vec<u8>) -> std::io::Result<()> {
        let sum = Sha256::digest(&bytes);
        bytes.extend_from_slice(&sum);
        let Some(file) = &mut self.0 else { return Ok(()) };
        file.seek(SeekFrom::Start(at as u64))?;
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

    #[test]
    fn which_files_they_are_stands_behind_it_with_or_without_a_mark() {
        let folder = tempfile::tempdir().unwrap();
        let path = path_of(&folder.path().join("x.db"));
        let files = [1, 3].map(|n| FileId { device: n, inode: n + 1 });
        let mut file = MarkFile::open(&path).unwrap();
        file.write_files(files[0], files[1]).unwrap();
        assert_eq!((read(&path), read_files(&path)), (None, Some((files[0], files[1]))));
        let mark = Mark { steps: 7, at: -3, digest: Digest([9; 32]) };
        file.write(&mark).unwrap();
        assert_eq!((read(&path), read_files(&path)), (Some(mark), Some((files[0], files[1]))));
    }
}
