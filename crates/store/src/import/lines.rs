//! Steps on other lines: how a session went on elsewhere, where another line is shown.

use super::{ImportTx, SessionMeta};
use crate::journal::read_aside;
use crate::{
    AsideStep, Digest, NewSession, NewStep, Projection, Status, StoreError, session_files,
};
use rusqlite::{OptionalExtension, params};
use uuid::Uuid;

impl ImportTx<'_> {
    /// The steps of a session that are on no shown line, by their number.
    pub fn aside(&self, session: Uuid) -> Result<Vec<AsideStep>, StoreError> {
        read_aside(self.tx, session)
    }

    /// Puts steps aside; `first` is the number of the first one, which follows `previous`. A step that is known is
    /// left as it is.
    pub fn put_aside(
        &self,
        session: Uuid,
        mut previous: Digest,
        first: u32,
        steps: &[NewStep],
    ) -> Result<(), StoreError> {
        for (seq, step) in (first..).zip(steps) {
            let digest = previous.then(seq, step);
            let events = step.events.iter().map(|event| (event.position, &event.payload));
            let events = serde_json::to_string(&events.collect::<Vec<_>>())
                .map_err(|error| StoreError::Io(error.into()))?;
            self.tx.prepare_cached(include_str!("put_aside.sql"))?.execute(params![
                digest,
                session,
                previous,
                seq,
                step.at,
                step.by,
                step.kind,
                step.command,
                step.corrections,
                events,
            ])?;
            previous = digest;
        }
        Ok(())
    }

    /// Shows this line of a session: the steps that it had and this line has not must be aside already.
    pub fn show_line(
        &self,
        session: &NewSession,
        steps: &[NewStep],
        projection: &Projection,
    ) -> Result<(), StoreError> {
        match self.session(session.id)? {
            Some((.., known)) if known == steps => {}
            Some((_, head, known)) if steps.starts_with(&known) => {
                self.append(session.id, head, &steps[known.len()..], projection)?;
            }
            None => self.create(session, steps, projection, None, &SessionMeta::default())?,
            Some(_) => {
                let meta = self.session_meta(session.id)?.unwrap_or_default();
                let has_file = session_files::is_noted(self.tx, session.id)?;
                let draft: Option<String> = self
                    .tx
                    .prepare_cached("SELECT draft FROM drafts WHERE session = ?1")?
                    .query_row([session.id], |row| row.get(0))
                    .optional()?;
                // At a finished table nothing is typed.
                let draft = draft.filter(|_| projection.status != Status::Finished);
                self.remove(session.id)?;
                self.create(session, steps, projection, draft.as_deref(), &meta)?;
                if has_file || projection.status == Status::Finished {
                    session_files::note_unwritten(self.tx, session.id)?;
                }
            }
        }
        self.tx
            .prepare_cached(
                "DELETE FROM aside WHERE session = ?1 AND digest IN (SELECT digest FROM steps WHERE session = ?1)",
            )?
            .execute([session.id])?;
        Ok(())
    }
}
