//! Private files and folders: what other users of the machine may not read. Hosts without users have nothing to do here.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// What a data folder holds beside the database and what begins with its name.
const OURS: [&str; 5] = ["backups", "guests.json", "page-key", "sessions", "uploads"];

/// Makes a folder with everything above it that is missing; one that is there stays as it is.
pub fn folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Opens a file to write it again from its beginning; makes it where there is none.
pub fn file(path: &Path) -> io::Result<File> {
    options().create(true).truncate(true).open(path)
}

/// Makes a file.
///
/// # Errors
/// When there is one already, or it cannot be made.
pub fn new_file(path: &Path) -> io::Result<File> {
    options().create_new(true).open(path)
}

/// Gives a file that is synced another name, which a power cut does not take away again: the folder is synced as well, and
/// the one above it, in which it may be new.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::rename(from, to)?;
    #[cfg(unix)]
    for folder in to.ancestors().skip(1).take(2).filter(|folder| folder.is_dir()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// Opens a file as it is, to read and to write; makes it where there is none.
pub(crate) fn private_file(path: &Path) -> io::Result<File> {
    options().read(true).create(true).truncate(false).open(path)
}

fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Makes the data folder of a database private, with what an older version left in it. What is not ours to change
/// stays as it is.
pub fn mend(data: &Path) {
    #[cfg(unix)]
    {
        narrow(data);
        let Ok(entries) = std::fs::read_dir(data) else { return };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let ours = |name: &str| name.starts_with("tapete.db") || OURS.contains(&name);
            if name.to_str().is_some_and(ours) {
                mend_all(&entry.path());
            }
        }
    }
    #[cfg(not(unix))]
    let _ = (data, OURS);
}

#[cfg(unix)]
fn mend_all(path: &Path) {
    narrow(path);
    // A link leads elsewhere, and what lies there belongs to another user.
    if std::fs::symlink_metadata(path).is_ok_and(|there| there.is_dir()) {
        for entry in std::fs::read_dir(path).into_iter().flatten().flatten() {
            mend_all(&entry.path());
        }
    }
}

/// Takes away what others than the owner may do.
#[cfg(unix)]
fn narrow(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(there) = std::fs::symlink_metadata(path) else { return };
    let mode = there.permissions().mode();
    if !there.is_symlink() && mode & 0o077 != 0 {
        // The folder of another user keeps its mode.
        let _ = std::fs::set_permissions(path, PermissionsExt::from_mode(mode & 0o700));
    }
}
