//! Digests: the hash chain over the steps of a journal.

use crate::journal::{Event, NewSession, NewStep};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use sha2::{Digest as _, Sha256};

/// The SHA-256 of a step: over the digest before it, every field, and every event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// Where a session's chain begins: what the session was opened with.
    pub fn of_session(session: &NewSession) -> Digest {
        let mut sum = Sum::new();
        sum.field(session.id.as_bytes());
        sum.field(session.game.as_bytes());
        sum.field(&session.rules_version.to_le_bytes());
        sum.field(session.setup.as_bytes());
        sum.field(&session.seed);
        sum.field(&session.started.to_le_bytes());
        for seat in &session.seats {
            sum.field(seat.person.as_bytes());
            sum.field(&[seat.piece]);
        }
        sum.finish()
    }

    /// The digest of a list of words.
    pub fn of_words(words: &[&str]) -> Digest {
        let mut sum = Sum::new();
        words.iter().for_each(|word| sum.field(word.as_bytes()));
        sum.finish()
    }

    /// The digest of the step number `seq` that follows this one.
    pub fn then(&self, seq: u32, step: &NewStep) -> Digest {
        let mut sum = Sum::new();
        sum.field(&self.0);
        sum.field(&seq.to_le_bytes());
        sum.field(&step.at.to_le_bytes());
        sum.field(step.by.as_bytes());
        sum.field(step.kind.word().as_bytes());
        sum.optional(step.command.as_deref());
        sum.optional(step.corrections.as_deref());
        for Event { position, payload } in &step.events {
            sum.field(&position.to_le_bytes());
            sum.field(payload.as_bytes());
        }
        sum.finish()
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl std::fmt::Debug for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl ToSql for Digest {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for Digest {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let bytes = value.as_blob()?;
        let sum = bytes.try_into().map_err(|_| FromSqlError::InvalidBlobSize {
            expected_size: 32,
            blob_size: bytes.len(),
        })?;
        Ok(Digest(sum))
    }
}

/// Fields go in with their length before them, so that no two lists of fields look alike.
struct Sum(Sha256);

impl Sum {
    fn new() -> Sum {
        Sum(Sha256::new())
    }

    fn field(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    fn optional(&mut self, text: Option<&str>) {
        self.0.update([u8::from(text.is_some())]);
        self.field(text.unwrap_or_default().as_bytes());
    }

    fn finish(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}
