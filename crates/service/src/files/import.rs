//! Import of a file: preview first, then every session that holds together.

use super::edits::replaced;
use super::form::{FileContext, SessionForm};
use super::merge::Merge;
use super::merge_people::united;
use super::session_check::{self, Checked, Replayed};
use super::stream::{LONGEST_FOREIGN, Outline, outline, sessions};
use super::{
    FileChoices, FileFault, FileKind, FilePreview, ImportReport, LeftOut, Namesake, SessionFault,
};
use crate::files::bg_stats;
use crate::jobs::Progress;
use crate::parallel::on_every_core;
use crate::people::names::Name;
use crate::service::SessionService;
use crate::{Change, Clock, ServiceError};
use kernel::{Rulebook, Timestamp};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;
use store::{BackupOccasion, EditKind, ExportPerson, FieldValue, ImportTx};
use uuid::Uuid;

/// A session of a file, or why it cannot be read.
pub(crate) type ReadSession = Result<SessionForm, LeftOut>;

/// A session of a file with what its replay came to.
struct Replay {
    form: SessionForm,
    replayed: Result<Option<Replayed>, SessionFault>,
}

/// A file whose kind is known.
enum Opened<'a> {
    Ours { path: &'a Path, sessions: u64 },
    Read(Vec<ReadSession>),
}

impl Opened<'_> {
    fn count(&self) -> u64 {
        match self {
            Opened::Ours { sessions, .. } => *sessions,
            Opened::Read(list) => list.len() as u64,
        }
    }

    /// Hands over each session with its number in the file, replayed on every core.
    fn each(
        self,
        rules: impl Fn(&str) -> Option<&'static dyn Rulebook> + Sync,
        mut each: impl FnMut(u32, Result<Replay, LeftOut>) -> Result<(), FileFault>,
    ) -> Result<(), FileFault> {
        let replay = |read: ReadSession| {
            read.map(|form| Replay { replayed: session_check::replay(&form, &rules), form })
        };
        match self {
            Opened::Ours { path, .. } => {
                let work = |(at, raw): (u32, Box<RawValue>)| replay(read(at, &raw));
                let (mut given, mut taken) = (0, 0);
                let mut next = |session| {
                    taken += 1;
                    each(taken, session)
                };
                on_every_core(&work, |cores| {
                    sessions(path, |raw| {
                        given += 1;
                        let bytes = raw.get().len();
                        cores.give((given, raw), bytes);
                        std::iter::from_fn(|| cores.take()).try_for_each(&mut next)
                    })?;
                    std::iter::from_fn(|| cores.take_last()).try_for_each(next)
                })
            }
            Opened::Read(list) => {
                (1..).zip(list).try_for_each(|(number, read)| each(number, replay(read)))
            }
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

/// As much of a session as names it, where the rest cannot be read.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Label {
    game: String,
    started: Option<i64>,
    result: Players,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Players {
    players: Vec<Player>,
}

#[derive(Deserialize)]
struct Player {
    name: String,
}

fn read(number: u32, raw: &RawValue) -> ReadSession {
    serde_json::from_str(raw.get()).map_err(|error: serde_json::Error| {
        let label: Label = serde_json::from_str(raw.get()).unwrap_or_default();
        let SessionFault { flaw, why } = SessionFault::broken(error);
        let people = label.result.players.into_iter().map(|player| player.name).collect();
        let started = label.started.map(Timestamp);
        LeftOut { number, game: label.game, started, people, flaw, why }
    })
}

fn left_out(number: u32, form: &SessionForm, fault: SessionFault) -> LeftOut {
    let name = if form.foreign { &form.title } else { &form.game };
    LeftOut {
        number,
        game: name.clone(),
        started: Some(Timestamp(form.started)),
        people: form.result.players.iter().map(|player| player.name.clone()).collect(),
        flaw: fault.flaw,
        why: fault.why,
    }
}

impl<C: Clock> SessionService<C> {
    /// What an import of this file would bring, and which sessions it would leave out; nothing changes.
    ///
    /// # Errors
    /// Why it cannot be imported at all, or that it was stopped.
    pub fn preview_import(
        &self,
        path: &Path,
        progress: &Progress,
    ) -> Result<FilePreview, ServiceError> {
        let (kind, around, opened) = open(path, false)?;
        progress.begin(opened.count());
        let before: BTreeMap<Uuid, ExportPerson> =
            self.store.export_people()?.into_iter().map(|person| (person.id, person)).collect();
        let people = united(&before, &around)?.into_keys().collect();
        let venues: BTreeSet<Uuid> = around.venues.iter().map(|venue| venue.id).collect();
        let mut preview = FilePreview {
            kind,
            sessions: 0,
            new: 0,
            people: 0,
            namesakes: Vec::new(),
            first: None,
            last: None,
            only: None,
            left_out: Vec::new(),
            replaces: replaced(&self.store.export_edits()?, &around)?,
        };
        self.meet(&around, &before, &mut preview)?;
        let edits = self.store.export_edits()?.into_iter();
        let deleted: BTreeSet<Uuid> = edits
            .filter(|edit| edit.kind == EditKind::Session && edit.field == "deleted")
            .filter(|edit| edit.value != FieldValue::Nothing)
            .map(|edit| edit.id)
            .collect();
        opened.each(self.rulebooks(), |number, read| {
            progress.step()?;
            let Replay { form, replayed } = match read {
                Ok(session) => session,
                Err(left) => {
                    preview.left_out.push(left);
                    return Ok(());
                }
            };
            let checked =
                session_check::check(&form, replayed, &people, |venue| venues.contains(&venue));
            let checked = match checked {
                Ok(Checked::Journal(folded, ..)) => {
                    let known = self.store.opened(form.id).map_err(io)?;
                    match known.filter(|known| !session_check::is_same(known, &folded.session)) {
                        Some(_) => Err(session_check::other_session()),
                        None => Ok(()),
                    }
                }
                Ok(Checked::Foreign(_)) => Ok(()),
                Err(fault) => Err(fault),
            };
            if let Err(fault) = checked {
                preview.left_out.push(left_out(number, &form, fault));
                return Ok(());
            }
            preview.sessions += 1;
            preview.only = Some(form.id).filter(|_| preview.sessions == 1);
            let (first, last) = (preview.first.map(|m| m.0), preview.last.map(|m| m.0));
            preview.first = Some(Timestamp(first.map_or(form.started, |at| at.min(form.started))));
            preview.last = Some(Timestamp(last.map_or(form.started, |at| at.max(form.started))));
            // One that was deleted here stays deleted, also where nothing else is left of it.
            let stored = self.store.opened(form.id).map_err(io)?;
            preview.new += u32::from(stored.is_none() && !deleted.contains(&form.id));
            Ok(())
        })?;
        Ok(preview)
    }

    /// Who of a file is not here, and whose name a person here has.
    fn meet(
        &self,
        around: &FileContext,
        before: &BTreeMap<Uuid, ExportPerson>,
        preview: &mut FilePreview,
    ) -> Result<(), FileFault> {
        let named: HashMap<String, Uuid> = before
            .values()
            .filter(|person| person.merged_into.is_none())
            .filter_map(|person| Some((Name::new(&person.name).ok()?.key, person.id)))
            .collect();
        for player in &around.players {
            if player.same_as.is_some() || before.contains_key(&player.id) {
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
        Ok(())
    }

    /// The rules of a game, where this app knows it.
    fn rulebooks(&self) -> impl Fn(&str) -> Option<&'static dyn Rulebook> {
        |game| self.rules(game).ok()
    }

    /// Imports everything of a file that is not here yet; a session that does not hold together is left out
    /// and named. A file that is imported twice adds nothing, and two devices' files come to the same in
    /// either order.
    ///
    /// # Errors
    /// Why it cannot be imported, or that it was stopped. Then nothing has changed.
    pub fn import_file(
        &self,
        path: &Path,
        choices: &FileChoices,
        progress: &Progress,
    ) -> Result<ImportReport, ServiceError> {
        let (_, around, opened) = open(path, choices.utc)?;
        progress.begin(opened.count());
        if !replaced(&self.store.export_edits()?, &around)?.is_empty() {
            self.store.back_up(BackupOccasion::Import, self.clock.now())?;
        }
        let take = |tx: &ImportTx<'_>| {
            let mut merge = Merge::begin(tx, &around, choices)?;
            let mut left = Vec::new();
            let mut failed = None;
            let read = opened.each(self.rulebooks(), |number, read| {
                progress.step()?;
                let Replay { form, replayed } = match read {
                    Ok(session) => session,
                    Err(unread) => {
                        left.push(unread);
                        return Ok(());
                    }
                };
                let label = left_out(number, &form, SessionFault::broken(""));
                match merge.session(form, replayed) {
                    Ok(Ok(())) => Ok(()),
                    Ok(Err(SessionFault { flaw, why })) => {
                        left.push(LeftOut { flaw, why, ..label });
                        Ok(())
                    }
                    Err(error) => {
                        let fault = FileFault::Io(error.to_string());
                        failed = Some(error);
                        Err(fault)
                    }
                }
            });
            match (read, failed) {
                (_, Some(error)) => Err(error),
                (Err(fault), None) => Err(ServiceError::from(fault)),
                (Ok(()), None) => Ok(merge.end(left, self.rulebooks())?),
            }
        };
        let taken = self.store.import(|tx: &ImportTx<'_>| tx.of_a_file(|| take(tx)))?;
        self.clear_cache();
        self.notify(&Change::Lists);
        self.notify(&Change::Games);
        // What is in the log now is long; nothing is lost when it cannot be written back.
        let _ = self.store.checkpoint();
        Ok(taken)
    }
}

fn io(error: store::StoreError) -> FileFault {
    FileFault::Io(error.to_string())
}
