//! Session files: a plain file for each finished session in the folder that people see, and exports there.

use super::merge_people::root;
use crate::files::bg_stats;
use crate::files::{FileFault, session_file_name};
use crate::jobs::Progress;
use crate::service::SessionService;
use crate::{Clock, ServiceError, local_time};
use kernel::Timestamp;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use store::{DueFile, SessionSet, is_stale, private};
use uuid::Uuid;

/// What a file or folder ends with until it is whole.
const PART: &str = ".part";
/// How many files are written before another question is answered.
const AT_ONCE: u32 = 50;
/// How many bytes of a file are synced at once.
const UNSYNCED: usize = 4 << 20;

impl<C: Clock> SessionService<C> {
    /// Writes the session file of every session that ended or changed since its file was last written;
    /// how many that were.
    ///
    /// # Errors
    /// When one cannot be written; that stays a notice until all of them could.
    pub fn write_session_files(&self, folder: &Path) -> Result<u32, ServiceError> {
        let written = self.write_due(folder);
        self.note_session_files(written.as_ref().map(|_| ()));
        written
    }

    /// The same where something was said of sessions, or a person or place was given another name, since their files
    /// were written.
    ///
    /// # Errors
    /// As [`write_session_files`](Self::write_session_files).
    pub fn write_outdated_session_files(&self, folder: &Path) -> Result<(), ServiceError> {
        if self.store.has_outdated_files()? {
            self.write_session_files(folder)?;
        }
        Ok(())
    }

    /// Takes the files of deleted sessions as removed: for a host that has none, where nothing else stands in the way of
    /// removing these sessions for good.
    pub fn forget_deleted_session_files(&self) -> Result<(), ServiceError> {
        Ok(self.store.forget_deleted_files()?)
    }

    /// Writes or removes what is due; how many that were. One that cannot be read or written holds up none of the
    /// others, unless the folder takes none.
    fn write_due(&self, folder: &Path) -> Result<u32, ServiceError> {
        let (mut count, mut after, mut fault) = (0, Uuid::nil(), None);
        loop {
            let due = self.store.session_files_due(AT_ONCE, after)?;
            let Some(last) = due.last() else { return fault.map_or(Ok(count), Err) };
            after = last.session;
            let mut refused = true;
            for file in due {
                let written = self.write_or_remove(folder, file);
                refused &= matches!(written, Err(ServiceError::File(_)));
                match written {
                    Ok(()) => count += 1,
                    Err(why) => fault = fault.or(Some(why)),
                }
            }
            if refused {
                return fault.map_or(Ok(count), Err);
            }
        }
    }

    /// Writes the session file of one session, where it ended or changed since its file was last written.
    /// Those that could not be written before come with it.
    ///
    /// # Errors
    /// As [`write_session_files`](Self::write_session_files).
    pub fn write_session_file(&self, folder: &Path, session: Uuid) -> Result<(), ServiceError> {
        if self.misses_session_files() {
            return self.write_session_files(folder).map(drop);
        }
        let written = self.write_if_due(folder, session);
        if written.is_err() {
            self.note_session_files(written.as_ref().map(|_| ()));
        }
        written
    }

    fn write_if_due(&self, folder: &Path, session: Uuid) -> Result<(), ServiceError> {
        if let Some(file) = self.store.session_file_due(session)? {
            self.write_or_remove(folder, file)?;
        }
        Ok(())
    }

    fn write_or_remove(&self, folder: &Path, due: DueFile) -> Result<(), ServiceError> {
        if !due.deleted {
            self.write_file_of(folder, due.session)?;
            return Ok(self.store.session_file_written(due)?);
        }
        let opened = self.store.opened(due.session)?;
        let stored = opened.ok_or(ServiceError::NotFound("session"))?;
        let name = session_file_name(stored.started, &stored.game, due.session);
        match std::fs::remove_file(folder.join(name)) {
            // It was never written here, or moved by hand.
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => {}
            ended => ended.map_err(FileFault::from)?,
        }
        Ok(self.store.session_file_removed(due.session)?)
    }

    fn write_file_of(&self, folder: &Path, session: Uuid) -> Result<PathBuf, ServiceError> {
        let stored = self.store.session(session)?.fixed;
        let name = session_file_name(stored.started, &stored.game, session);
        let path = folder.join(name);
        let text = self.session_file(session)?;
        whole(&path, |file| Ok(file.write_all(text.as_bytes()).map_err(FileFault::from)?))?;
        Ok(path)
    }

    /// Exports everything into one file in the folder; its path.
    ///
    /// # Errors
    /// When it cannot be read or written, or it was stopped; then there is no file.
    pub fn export_to(&self, folder: &Path, progress: &Progress) -> Result<PathBuf, ServiceError> {
        let path = free(self.clock.now(), &folder.join("export"), "tapete", ".tapete.json");
        whole(&path, |file| self.export(file, progress))?;
        Ok(path)
    }

    /// Exports CSV tables into a folder of their own; its path.
    pub fn export_csv_to(
        &self,
        folder: &Path,
        semicolons: bool,
        progress: &Progress,
    ) -> Result<PathBuf, ServiceError> {
        let path = free(self.clock.now(), &folder.join("export"), "csv", "");
        let part = path.with_extension("part");
        let written = self.export_csv(&part, semicolons, progress).and_then(|_| {
            std::fs::rename(&part, &path).map_err(FileFault::from)?;
            Ok(())
        });
        if written.is_err() {
            // What was begun is of no use.
            let _ = std::fs::remove_dir_all(&part);
        }
        written.map(|()| path)
    }

    /// Exports every finished session as a BG Stats file, with what such a file said before; its path.
    pub fn export_bg_stats_to(
        &self,
        folder: &Path,
        progress: &Progress,
    ) -> Result<PathBuf, ServiceError> {
        let path = free(self.clock.now(), &folder.join("export"), "BGStatsExport", ".json");
        let text = self.bg_stats(progress)?;
        whole(&path, |file| Ok(file.write_all(text.as_bytes()).map_err(FileFault::from)?))?;
        Ok(path)
    }

    /// Exports one finished session as a play file for BG Stats; its path.
    ///
    /// # Errors
    /// When there is no such session, it is not over, or it cannot be written.
    pub fn export_play_to(&self, folder: &Path, session: Uuid) -> Result<PathBuf, ServiceError> {
        let played = self.external_play(session)?;
        let text = bg_stats::write(std::iter::once(played), self.bg_stats_words()?, false);
        let path = free(self.clock.now(), &folder.join("export"), "play", ".bgsplay");
        whole(&path, |file| Ok(file.write_all(text.as_bytes()).map_err(FileFault::from)?))?;
        Ok(path)
    }

    /// The text of a file for BG Stats with every finished session.
    ///
    /// # Errors
    /// When it cannot be read, or it was stopped.
    pub fn bg_stats(&self, progress: &Progress) -> Result<String, ServiceError> {
        let mut played = Vec::new();
        self.every_session(SessionSet::Played, progress, |id| {
            match self.external_play(id) {
                Ok(one) => played.push(one),
                Err(ServiceError::Invalid { code: "table_not_over", .. }) => {}
                Err(error) => return Err(error),
            }
            Ok(())
        })?;
        Ok(bg_stats::write(played.into_iter(), self.bg_stats_words()?, true))
    }

    fn bg_stats_words(&self) -> Result<Vec<(String, String, serde_json::Value)>, ServiceError> {
        let passthrough = self.store.passthrough()?.into_iter();
        let own = passthrough.filter(|passthrough| passthrough.source == bg_stats::SOURCE);
        let words = own.map(|passthrough| {
            let said = serde_json::from_str(&passthrough.said).map_err(ServiceError::damaged)?;
            Ok((passthrough.kind, passthrough.id, said))
        });
        let mut words: Vec<(String, String, serde_json::Value)> =
            words.collect::<Result<_, ServiceError>>()?;
        // Of a person who was merged into another it said something of who they are now, unless it did already.
        let people =
            self.store.export_people()?.into_iter().map(|person| (person.id, person)).collect();
        let mut said: BTreeSet<String> = words.iter().map(|(_, id, _)| id.clone()).collect();
        for (_, id, _) in words.iter_mut().filter(|(kind, ..)| kind == "player") {
            let root = Uuid::parse_str(id).ok().and_then(|id| root(&people, id));
            if let Some(root) =
                root.map(|root| root.to_string()).filter(|root| said.insert(root.clone()))
            {
                *id = root;
            }
        }
        Ok(words)
    }
}

/// Removes what a process that was killed left in the folder of session files and exports: files that are not whole.
pub fn remove_leftovers(folder: &Path) {
    for place in [folder.to_owned(), folder.join("export")] {
        for entry in std::fs::read_dir(place).into_iter().flatten().flatten() {
            let (path, name) = (entry.path(), entry.file_name());
            let name = name.to_string_lossy();
            let Some(name) = name.strip_suffix(PART) else { continue };
            let of_a_file = name.strip_prefix('.').is_some_and(|id| Uuid::try_parse(id).is_ok());
            let of_tables = name.starts_with("csv ") && path.is_dir();
            // What cannot be removed now is at the next start.
            let _ = match is_stale(&path) {
                true if of_a_file => std::fs::remove_file(&path),
                true if of_tables => std::fs::remove_dir_all(&path),
                _ => Ok(()),
            };
        }
    }
}

/// A name with the day in it that nothing has yet.
fn free(now: Timestamp, folder: &Path, what: &str, ending: &str) -> PathBuf {
    let day = local_time::local(now.0).format("%Y-%m-%d");
    let plain = folder.join(format!("{what} {day}{ending}"));
    let numbered = (2..).map(|n| folder.join(format!("{what} {day} ({n}){ending}")));
    std::iter::once(plain).chain(numbered).find(|path| !path.exists()).unwrap_or_default()
}

/// A file that is there whole or not at all.
fn whole(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<Steady>) -> Result<(), ServiceError>,
) -> Result<(), ServiceError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    private::folder(folder).map_err(FileFault::from)?;
    let part = folder.join(format!(".{}{PART}", Uuid::now_v7().simple()));
    let written =
        private::new_file(&part).map_err(|e| FileFault::from(e).into()).and_then(|file| {
            let mut file = BufWriter::with_capacity(1 << 16, Steady { file, unsynced: 0 });
            write(&mut file)?;
            let written = file.into_inner().map_err(|e| FileFault::from(e.into_error()))?;
            written.file.sync_all().map_err(FileFault::from)?;
            private::rename(&part, path).map_err(FileFault::from)?;
            Ok(())
        });
    if written.is_err() {
        // What was begun is of no use.
        let _ = std::fs::remove_file(&part);
    }
    written
}

/// A file that is synced bit by bit. The sync of a step that is played meanwhile waits for what the disk is at.
struct Steady {
    file: File,
    /// How many bytes were written since.
    unsynced: usize,
}

impl Write for Steady {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let written = self.file.write(&bytes[..bytes.len().min(UNSYNCED)])?;
        self.unsynced += written;
        if self.unsynced >= UNSYNCED {
            self.file.sync_data()?;
            self.unsynced = 0;
        }
        Ok(written)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.file.flush()
    }
}
