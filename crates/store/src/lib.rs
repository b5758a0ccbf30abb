//! Store: one SQLite file with its schema, migrations, journal and projections; backup and integrity check.
//!
//! The journal (the table `steps`; what happened stands in the row of its step) is the truth and only grows; each step
//! carries the digest of the one before it. Everything else is a projection, written in the same transaction. One commit
//! is one sync: what [`Store::append`] returned survives a power cut. A [head mark](mark) beside the
//! file notices the loss that SQLite itself cannot: frames missing at the end of a damaged log.
//!
//! Migrations stand in `migrations/`, one folder a schema version, and run when the file is opened. A
//! statement of one line stands in the Rust source, a longer one in a `.sql` file beside it.
//!
//! Moments are milliseconds since 1970-01-01 UTC by the clock of the service; names of lengths end in `_ms`.
//!
//! Every method blocks until the disk has answered, so none may be called on a window's own thread.

#![warn(missing_docs)]

mod backups;
mod connection;
mod dice;
mod digest;
mod edits;
mod error;
mod export;
mod game_files;
mod game_roots;
mod groups;
mod history;
mod import;
mod integrity_check;
mod journal;
mod mark;
mod open;
mod own_values;
mod people;
mod presets;
pub mod private;
mod projections;
mod quarantine;
mod rebuild;
mod search_text;
mod session_files;
mod session_meta;
mod settings;
mod statistics;
#[cfg(test)]
mod tests;
mod word;

pub use backups::{Backup, BackupOccasion, backups_of, is_stale, remove_leftovers};
pub use dice::{FaceRow, FaceSum};
pub use digest::Digest;
pub use edits::{Edit, EditKind, FieldValue};
pub use error::StoreError;
pub use export::{
    ExportGroup, ExportOutcome, ExportPerson, ExportSession, ExportVenue, ForeignSession,
    Passthrough, SessionSet,
};
pub use game_files::game_key;
pub use game_roots::{COUNTS_AS, CountedGame, GameRoot};
pub use groups::GroupRow;
pub use history::{CameOut, HistoryFilter, ListedSeat, ListedSession, PageKey};
pub use import::{ImportTx, SessionMeta, ShownName};
pub use integrity_check::{ChangeCount, CheckCopy, Fault};
pub use journal::{
    AsideStep, Event, Head, NewSession, NewStep, Outcome, Projection, SeatRow, Session, StatRow,
    Status, Step, StepKind,
};
pub use open::{Loss, OLDEST_SQLITE, Store};
pub use own_values::{OWN_VALUE, OwnValueRow};
pub use people::PersonRow;
pub use presets::PresetRow;
pub use projections::{WITHOUT_GAME, rounds_of};
pub use quarantine::quarantine;
pub use rebuild::{Rebuild, UnverifiedJournal};
pub use session_files::DueFile;
pub use session_meta::{NamedVenue, VenueRow};
pub use statistics::{
    BeatenRow, CourseRow, Feat, FormRow, Meeting, MeetingSumRow, Meetings, PlayRow, Plays,
    RecordRow, Span, StatSumRow, TallyRow, WalkedPlay,
};
