//! Import of a file: preview first, then all of it or nothing.

use super::form::{FileContext, SessionForm};
use super::stream::{Glance, LONGEST_FOREIGN, Outline, outline, sessions};
use super::{FileChoices, FileFault, FileKind, FilePreview, ImportReport, Namesake, merge};
use crate::files::bg_stats;
use crate::jobs::Progress;
use crate::people::names::Name;
use crate::service::SessionService;
use crate::{Change, Clock, ServiceError};
use kernel::Timestamp;
use std::collections::HashMap;
use std::path::Path;
use store::ImportTx;
use uuid::Uuid;

/// A file whose kind is known.
enum Opened<'a> {
    Ours { path: &'a Path, sessions: u64 },
    Read(Vec<SessionForm>),
}

impl Opened<'_> {
    fn count(&self) -> u64 {
        match self {
            Opened::Ours { sessions, .. } => *sessions,
            Opened::Read(list) => list.len() as u64,
        }
    }

    fn glances(
        &self,
        mut each: impl FnMut(Glance) -> Result<(), FileFault>,
    ) -> Result<(), FileFault> {
        match self {
            Opened::Ours { path, .. } => sessions(path, each),
            Opened::Read(list) => list.iter().map(Glance::of).try_for_each(&mut each),
        }
    }
}

fn open<'a>(path: &'a Path, utc: bool) -> Result<(FileKind, FileContext, Opened<'a>), FileFault> {
    match outline(path)? {
        Outline::Ours { around, sessions } => {
            Ok((FileKind::Tapete, around, Opened::Ours { path, sessions }))
        }
        Outline::BgStats => {
            let bytes = std::fs::metadata(path)?.len();
            if bytes > LONGEST_FOREIGN {
                return Err(FileFault::TooLarge { mib: LONGEST_FOREIGN >> 20 });
            }
            let (around, list) = bg_stats::read(&std::fs::read_to_string(path)?, utc)?;
            Ok((FileKind::BgStats, around, Opened::Read(list)))
        }
    }
}

impl<C: Clock> SessionService<C> {
    /// What taking this file would bring; nothing changes.
    ///
    /// # Errors
    /// Why it cannot be taken.
    pub fn preview_import(
        &self,
        path: &Path,
        progress: &Progress,
    ) -> Result<FilePreview, ServiceError> {
        let (kind, around, opened) = open(path, false)?;
        progress.expect(opened.count());
        let people = self.store.export_people()?;
        let mut preview = FilePreview {
            kind,
            sessions: 0,
            new: 0,
            people: 0,
            namesakes: Vec::new(),
            first: None,
            last: None,
            only: None,
        };
        let named: HashMap<String, Uuid> = people
            .iter()
            .filter(|person| person.merged_into.is_none())
            .filter_map(|person| Some((Name::new(&person.name).ok()?.key, person.id)))
            .collect();
        for player in &around.players {
            if player.same_as.is_some() || people.iter().any(|person| person.id == player.id) {
                continue;
            }
            let name = Name::new(&player.name).map_err(FileFault::foreign)?;
            match named.get(&name.key) {
                Some(ours) => {
                    let namesake =
                        Namesake { theirs: player.id, ours: *ours, name: name.shown.clone() };
                    preview.namesakes.push(namesake);
                }
                None => preview.people += 1,
            }
        }
        opened.glances(|glance| {
            progress.step()?;
            if !glance.foreign && self.rules(&glance.game).is_err() {
                return Err(FileFault::Game { game: glance.game });
            }
            preview.sessions += 1;
            preview.only = Some(glance.id).filter(|_| preview.sessions == 1);
            let (first, last) = (preview.first.map(|m| m.0), preview.last.map(|m| m.0));
            preview.first =
                Some(Timestamp(first.map_or(glance.started, |at| at.min(glance.started))));
            preview.last =
                Some(Timestamp(last.map_or(glance.started, |at| at.max(glance.started))));
            let stored = self.store.revision(glance.id).map_err(io)?;
            preview.new += u32::from(stored.is_none());
            Ok(())
        })?;
        Ok(preview)
    }

    /// Takes everything of a file that is not here yet: all of it or, when anything in it does not
    /// hold, nothing. ImportReport twice it is taken once, and two devices' files come to the same in
    /// either order.
    ///
    /// # Errors
    /// Why it cannot be taken, or that somebody stopped it. Then nothing has changed.
    pub fn import_file(
        &self,
        path: &Path,
        choices: &FileChoices,
        progress: &Progress,
    ) -> Result<ImportReport, ServiceError> {
        let (_, around, opened) = open(path, choices.utc)?;
        progress.expect(opened.count());
        let taken = self.store.import(|tx: &ImportTx<'_>| {
            let now = self.clock.now().0;
            let mut merge = merge::Merge::begin(tx, &around, choices, now)?;
            let mut failed = None;
            let mut each = |form: SessionForm| {
                progress.step()?;
                merge.session(form, |game| self.rules(game).ok()).map_err(|error| {
                    let fault = FileFault::Io(error.to_string());
                    match error {
                        ServiceError::File(fault) => fault,
                        other => {
                            failed = Some(other);
                            fault
                        }
                    }
                })
            };
            let read = match opened {
                Opened::Ours { path, .. } => sessions(path, each),
                Opened::Read(list) => list.into_iter().try_for_each(&mut each),
            };
            match (read, failed) {
                (_, Some(error)) => Err(error),
                (Err(fault), None) => Err(ServiceError::from(fault)),
                (Ok(()), None) => Ok(merge.end()?),
            }
        })?;
        self.clear_cache();
        self.notify(&Change::Lists);
        // What is in the log now is long; nothing is lost when it cannot be written back.
        let _ = self.store.checkpoint();
        Ok(taken)
    }
}

fn io(error: store::StoreError) -> FileFault {
    FileFault::Io(error.to_string())
}
