//! Integrity check: SQLite's own, every digest of every journal, the head mark, and every projection against what a
//! rebuild makes of it.

mod adopt;
mod copy;

pub use adopt::ChangeCount;
pub use copy::CheckCopy;

use crate::journal::{chain, fixed, journal};
use crate::mark::{self, Mark};
use crate::open::{Store, step_count};
use crate::{Digest, Head, StoreError};
use rusqlite::{Connection, OptionalExtension};
use uuid::Uuid;

/// Something that does not hold together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A step is not what was recorded.
    #[error("step {seq} of session {session} was changed")]
    Step {
        /// The session.
        session: Uuid,
        /// The step.
        seq: u32,
    },
    /// A step is not there.
    #[error("step {seq} of session {session} is missing")]
    Gap {
        /// The session.
        session: Uuid,
        /// The step.
        seq: u32,
    },
    /// A session does not know where its journal ends.
    #[error("session {session} does not end where its last step does")]
    Head {
        /// The session.
        session: Uuid,
    },
    /// Facts are not there.
    #[error("{0} steps are missing")]
    Missing(u64),
    /// The last acknowledged step is another one than the mark beside the database says.
    #[error("step {0} is not the one that was acknowledged")]
    Replaced(u64),
    /// A projection is not what the journals come to.
    #[error("table {table} does not say what was played: {row}")]
    Projection {
        /// The table.
        table: &'static str,
        /// The row, and what is other there.
        row: String,
    },
    /// SQLite's own check.
    #[error("{0}")]
    File(String),
}

impl Store {
    /// The command of every accepted step of every session, in the order they were recorded.
    pub fn commands(&self) -> Result<Vec<String>, StoreError> {
        let inner = self.lock();
        let mut plays = inner
            .connection
            .prepare("SELECT command FROM steps WHERE kind = 'play' ORDER BY number")?;
        let plays = plays.query_map([], |row| row.get(0))?;
        Ok(plays.collect::<Result<_, _>>()?)
    }

    /// Reads everything and says what does not hold together, while others read and write; empty when all is well.
    pub fn faults(&self) -> Result<Vec<Fault>, StoreError> {
        // Before the snapshot: another process may go on playing, and a mark from before it can only be older.
        let mark = mark::read(&mark::path_of(self.path()));
        self.beside(|connection| faults(connection, mark))
    }
}

fn faults(connection: &Connection, mark: Option<Mark>) -> Result<Vec<Fault>, StoreError> {
    let tx = connection.unchecked_transaction()?;
    let mut faults = file_faults(&tx)?;
    faults.extend(row_faults(&tx)?);
    let sessions = tx
        .prepare("SELECT id, revision, head FROM sessions ORDER BY id")?
        .query_map([], |row| {
            Ok((row.get(0)?, Head { revision: row.get(1)?, digest: row.get(2)? }))
        })?
        .collect::<Result<Vec<(Uuid, Head)>, _>>()?;
    for (id, stored) in sessions {
        let Some(fixed) = fixed(&tx, id)? else { continue };
        match journal(&tx, id).map(|steps| chain(&fixed, &steps)) {
            Ok(Ok(head)) if head == stored => {}
            Ok(Ok(_)) => faults.push(Fault::Head { session: id }),
            Ok(Err(fault)) => faults.push(fault),
            Err(error) => faults.push(Fault::File(error.to_string())),
        }
    }
    faults.extend(count_faults(&tx, mark)?);
    Ok(faults)
}

/// Cells that no digest holds and no rebuild writes, but that follow from others.
fn row_faults(connection: &Connection) -> Result<Vec<Fault>, StoreError> {
    let mut faults = Vec::new();
    for (sql, what) in [
        (include_str!("step_numbers.sql"), "steps are not numbered in their order"),
        (include_str!("seat_starts.sql"), "a seat does not begin when its session does"),
        (include_str!("foreign_steps.sql"), "a session of another program has steps"),
        (include_str!("roots.sql"), "a merged person is not who they were merged into"),
    ] {
        let wrong: u64 = connection.query_row(sql, [], |row| row.get(0))?;
        if wrong > 0 {
            faults.push(Fault::File(format!("{what} ({wrong} times)")));
        }
    }
    Ok(faults)
}

fn file_faults(connection: &Connection) -> Result<Vec<Fault>, StoreError> {
    let mut faults = connection
        .prepare("PRAGMA integrity_check(20)")?
        .query_map([], |row| row.get::<_, String>(0))?
        .filter(|line| !matches!(line, Ok(word) if word == "ok"))
        .map(|line| line.map(Fault::File))
        .collect::<Result<Vec<_>, _>>()?;
    let orphans = connection
        .prepare("PRAGMA foreign_key_check")?
        .query_map([], |row| row.get::<_, String>(0))?
        .collect::<Result<Vec<_>, _>>()?;
    faults.extend(orphans.first().map(|table| {
        Fault::File(format!("{} rows of {table} and others belong to nothing", orphans.len()))
    }));
    Ok(faults)
}

fn count_faults(connection: &Connection, mark: Option<Mark>) -> Result<Vec<Fault>, StoreError> {
    let counted = step_count(connection)?;
    let (there, last): (u64, u64) = connection.query_row(
        "SELECT count(*), coalesce(max(number), 0) FROM steps",
        [],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    let marked = mark.map_or(0, |mark| mark.steps);
    let expected = counted.max(last).max(marked);
    let removed: u64 = connection.query_row(
        "SELECT removed_steps FROM database_state WHERE id = 1",
        [],
        |row| row.get(0),
    )?;
    let there = there.saturating_add(removed);
    if there < expected {
        return Ok(vec![Fault::Missing(expected - there)]);
    }
    if there > counted {
        return Ok(vec![Fault::File(format!("{there} steps are there, {counted} were counted"))]);
    }
    let Some(mark) = mark.filter(|mark| mark.steps > 0) else { return Ok(Vec::new()) };
    let digest: Option<Digest> = connection
        .query_row("SELECT digest FROM steps WHERE number = ?1", [mark.steps], |row| row.get(0))
        .optional()?;
    // The last step may have been removed with its session.
    let gone = digest.is_none() && removed > 0;
    Ok(if gone || digest == Some(mark.digest) {
        Vec::new()
    } else {
        vec![Fault::Replaced(mark.steps)]
    })
}
