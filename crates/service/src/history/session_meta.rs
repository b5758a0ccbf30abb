//! Session metadata: venue, note, archive, delete, restore; reopening a finished session.

use super::Venue;
use crate::people::names::Name;
use crate::service::SessionService;
use crate::{Change, Clock, Correction, ServiceError, SessionCard, Status, TableState};
use kernel::{Actor, Timestamp};
use std::collections::BTreeMap;
use store::{NamedVenue, StepKind, VenueRow};
use unicode_segmentation::UnicodeSegmentation;
use uuid::Uuid;

const LONGEST_NOTE: usize = 2_000;
const MOST_BYTES: usize = 32 * 1_024;
/// How long a deleted session can be brought back.
const DELETED_FOR_MS: i64 = 30 * 24 * 60 * 60 * 1_000;

impl<C: Clock> SessionService<C> {
    /// Stores where a session was played and a note about it; blank for none.
    ///
    /// # Errors
    /// When the name cannot be taken, the note is another one and longer than 2000 characters, there is no such
    /// session, or it cannot be written.
    pub fn describe(
        &self,
        session: Uuid,
        venue: Option<&str>,
        note: &str,
    ) -> Result<SessionCard, ServiceError> {
        let known = self.store.listed(session)?.note;
        // A remark of another program may be longer than a note; it stays as it is.
        let note = if note.trim() == known.trim() { &*known } else { note.trim() };
        if note != known && is_too_long(note) {
            let why = "a note has at most 2000 characters";
            return Err(ServiceError::invalid("note_too_long", why));
        }
        let name = venue_name(venue)?;
        let venue = name.as_ref().map(|name| named_venue(name, self.clock.now()));
        self.store.describe(session, venue.as_ref(), note)?;
        self.notify(&Change::Lists);
        self.card(session)
    }

    /// Archives a session, or takes it out of the archive.
    pub fn archive(&self, session: Uuid, archived: bool) -> Result<SessionCard, ServiceError> {
        self.store.archive_session(session, archived.then(|| self.clock.now().0))?;
        self.notify(&Change::Lists);
        self.card(session)
    }

    /// Deletes a session: from now on it is in no list, no figure and no file. For thirty days it can be
    /// brought back.
    pub fn delete(&self, session: Uuid) -> Result<(), ServiceError> {
        self.store.listed(session)?;
        self.store.delete_session(session, Some(self.clock.now().0))?;
        self.uncache(session);
        self.notify(&Change::Lists);
        Ok(())
    }

    /// Brings a deleted session back.
    ///
    /// # Errors
    /// When it is removed for good by now, or it cannot be written.
    pub fn restore(&self, session: Uuid) -> Result<SessionCard, ServiceError> {
        self.store.delete_session(session, None)?;
        self.notify(&Change::Lists);
        self.card(session)
    }

    /// Removes for good what was deleted more than thirty days ago; how many sessions that were.
    pub fn purge_deleted(&self) -> Result<u32, ServiceError> {
        Ok(self.store.remove_deleted(self.clock.now().0.saturating_sub(DELETED_FOR_MS))?)
    }

    /// Takes up a finished table: what ended it is taken back, and stays in the journal with the
    /// result it had.
    ///
    /// # Errors
    /// When it is not finished, nothing can be taken back, the caller saw an older revision, or it
    /// cannot be written.
    pub fn reopen(
        &self,
        session: Uuid,
        revision: u32,
        by: Actor,
    ) -> Result<TableState, ServiceError> {
        self.change(session, revision, by, |pending| {
            if pending.live.status != Status::Finished {
                return Err(ServiceError::invalid("table_not_over", "the table is not over"));
            }
            // Who sat where, and points, were put right after the end: that stays.
            let mut seats: Vec<String> = Vec::new();
            let mut corrected: BTreeMap<u32, String> = BTreeMap::new();
            while pending.live.standing().over {
                let before = pending.live.journal.entries().clone();
                seats.extend(
                    before
                        .last()
                        .filter(|last| last.only_reseats())
                        .map(|last| last.command.clone()),
                );
                if pending.live.journal.undo_lines().is_none() {
                    return Err(ServiceError::invalid("nothing_to_undo", "it began like this"));
                }
                pending.bare(StepKind::Undo)?;
                // The one that ended it is taken back, whether it was a step or a correction.
                if pending.live.standing().over {
                    let after = pending.live.journal.entries();
                    for ((now, was), at) in before.iter().zip(after.iter()).zip(0..) {
                        if now.command != was.command {
                            corrected.entry(at).or_insert_with(|| now.command.clone());
                        }
                    }
                }
            }
            let end = pending.live.journal.next_position();
            let corrections = corrected.into_iter().filter(|(at, _)| *at < end);
            let corrections = corrections.map(|(position, command)| {
                let command = serde_json::from_str(&command);
                command.map(|command| Correction { position, command })
            });
            let corrections: Vec<Correction> = (corrections.collect::<Result<_, _>>())
                .map_err(|e| ServiceError::Internal(e.to_string()))?;
            if !corrections.is_empty() {
                pending.amend(&corrections)?;
            }
            for command in seats.into_iter().rev() {
                pending.play(&command, command.clone())?;
            }
            pending.follow();
            Ok(())
        })
    }

    /// Every venue, the most visited first.
    pub fn venues(&self) -> Result<Vec<Venue>, ServiceError> {
        Ok(self.store.venues()?.into_iter().map(Venue::from).collect())
    }
}

/// The name of a venue that was typed; none where it is blank.
pub(super) fn venue_name(typed: Option<&str>) -> Result<Option<Name>, ServiceError> {
    let name = typed.filter(|name| !name.trim().is_empty()).map(Name::new).transpose();
    name.map_err(ServiceError::Name)
}

/// The venue of this name, or a new one as of now.
pub(super) fn named_venue(name: &Name, now: Timestamp) -> NamedVenue<'_> {
    NamedVenue { key: &name.key, name: &name.shown, id: Uuid::now_v7(), created: now.0 }
}

fn is_too_long(note: &str) -> bool {
    note.len() > MOST_BYTES || note.graphemes(true).count() > LONGEST_NOTE
}

impl From<VenueRow> for Venue {
    fn from(row: VenueRow) -> Self {
        Venue { id: row.id, name: row.name, sessions: row.sessions }
    }
}
