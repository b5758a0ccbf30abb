//! Endings: the lines of a session that went on in two places, and which of them counts.

use super::import_journal::replay_projection;
use super::lines::{APART, Choice, Line, id_apart, lines};
use super::session_form::json;
use super::shown_line::put_lines;
use crate::service::SessionService;
use crate::{Change, Clock, ServiceError, Status};
use kernel::{Standing, Timestamp};
use serde::Serialize;
use store::{Digest, EditKind, FieldValue, ImportTx, NewSession};
use ts_rs::TS;
use uuid::Uuid;

/// How a session went on in one place.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Ending {
    /// The digest of its last step, in hexadecimal digits: what it is known by.
    pub end: String,
    /// Whether it is the one that is shown, and counts.
    pub shown: bool,
    pub status: Status,
    /// How many rounds are over.
    pub rounds: u32,
    /// When its last step was recorded.
    pub until: Timestamp,
    pub standing: Standing,
}

impl<C: Clock> SessionService<C> {
    /// How a session went on in each place, the shown one first; empty where it went on in one place only.
    pub fn endings(&self, session: Uuid) -> Result<Vec<Ending>, ServiceError> {
        let (stored, every) = self.lines(session)?;
        let choice = Choice::of(&self.store.edits_of(EditKind::Session, session)?);
        let own = choice.own(&every);
        if own.len() < 2 {
            return Ok(Vec::new());
        }
        let rules = self.rules(&stored.fixed.game)?;
        let mut endings = Vec::with_capacity(own.len());
        for line in own {
            let projection = replay_projection(&stored.fixed, &line.steps, rules)
                .map_err(ServiceError::damaged)?;
            let standing: Standing = json(&projection.standing)?;
            let Some(end) = line.end() else { continue };
            endings.push(Ending {
                shown: end == stored.head.digest,
                end: end.to_string(),
                status: projection.status,
                rounds: u32::try_from(standing.rounds.len()).unwrap_or(u32::MAX),
                until: Timestamp(projection.touched),
                standing,
            });
        }
        endings.sort_by_key(|ending| !ending.shown);
        Ok(endings)
    }

    /// Says which ending of a session counts, on every device that hears of it.
    ///
    /// # Errors
    /// When there is no such ending, or it cannot be written.
    pub fn choose_ending(&self, session: Uuid, end: &str) -> Result<(), ServiceError> {
        let (stored, every) = self.lines(session)?;
        let own = Choice::of(&self.store.edits_of(EditKind::Session, session)?).own(&every);
        let ours = |line: &&&Line| line.end() == Some(stored.head.digest);
        let chosen = own.iter().find(|line| line.end().is_some_and(|one| one.to_string() == end));
        let (Some(chosen), Some(shown)) = (chosen, own.iter().find(ours)) else {
            return Err(ServiceError::NotFound("ending"));
        };
        let rules = self.rules(&stored.fixed.game)?;
        let projection = replay_projection(&stored.fixed, &chosen.steps, rules)
            .map_err(ServiceError::damaged)?;
        self.store.import(|tx: &ImportTx<'_>| -> Result<(), ServiceError> {
            // A step that another device recorded meanwhile is in no line that was read.
            let now = tx.session(session)?.map(|(_, head, _)| head);
            let now = now.ok_or(ServiceError::NotFound("session"))?;
            if now != stored.head {
                return Err(ServiceError::Stale { current: now.revision });
            }
            tx.edit(EditKind::Session, session, "ending", &FieldValue::Text(end.to_owned()))?;
            if chosen != shown {
                let begin = Digest::of_session(&stored.fixed);
                tx.put_aside(session, begin, 0, &shown.steps)?;
                tx.show_line(&stored.fixed, &chosen.steps, &projection)?;
            }
            Ok(tx.clock_is_here(session)?)
        })?;
        self.clear_cache();
        self.notify(&Change::Lists);
        Ok(())
    }

    /// Makes an ending that is not shown a session of its own, on every device that hears of it; its id.
    ///
    /// # Errors
    /// When there is no such ending, it is the one that is shown, or it cannot be written.
    pub fn part_ending(&self, session: Uuid, end: &str) -> Result<Uuid, ServiceError> {
        let (stored, every) = self.lines(session)?;
        let own = Choice::of(&self.store.edits_of(EditKind::Session, session)?).own(&every);
        let ours = |line: &&&Line| line.end() == Some(stored.head.digest);
        let other = own.iter().find(|line| line.end().is_some_and(|one| one.to_string() == end));
        let (Some(other), Some(shown)) = (other, own.iter().find(ours)) else {
            return Err(ServiceError::NotFound("ending"));
        };
        let first = other.digests.get(other.shared(shown)).map(ToString::to_string);
        let first = first.ok_or(ServiceError::NotFound("ending"))?;
        let id = id_apart(session, &first);
        let apart = NewSession { id, ..stored.fixed.clone() };
        let rules = self.rules(&apart.game)?;
        let through = every.iter().filter(|line| line.has(&first));
        let through: Vec<_> = through.map(|line| line.steps.clone()).collect();
        self.store.import(|tx: &ImportTx<'_>| -> Result<(), ServiceError> {
            let field = format!("{APART}{first}");
            tx.edit(EditKind::Session, session, &field, &FieldValue::Number(1))?;
            if through.len() > 1
                && let Some(end) = Line::of(&apart, other.steps.clone()).end()
            {
                tx.edit(EditKind::Session, id, "ending", &FieldValue::Text(end.to_string()))?;
            }
            put_lines(tx, apart, through, rules)?;
            Ok(())
        })?;
        self.clear_cache();
        self.notify(&Change::Lists);
        Ok(id)
    }

    fn lines(&self, session: Uuid) -> Result<(store::Session, Vec<Line>), ServiceError> {
        let stored = self.store.session(session)?;
        let steps = stored.steps.iter().map(|step| step.what.clone()).collect();
        let shown = Line::of(&stored.fixed, steps);
        let every = lines(&stored.fixed, &shown, &self.store.aside(session)?);
        Ok((stored, every))
    }
}
