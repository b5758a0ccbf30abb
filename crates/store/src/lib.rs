//! Where everything is kept: one SQLite file, its migrations, and the proof that nothing is missing.
//!
//! The journal (`steps` and `events`) is the truth and only grows; each step carries the digest of
//! the one before it. Everything else is a projection, written in the same transaction. One commit
//! is one sync: what [`Store::append`] returned survives a power cut. A [head mark](mark) beside the
//! file notices the loss that SQLite itself cannot: frames missing at the end of a damaged log.
//!
//! Every method blocks until the disk has answered, so none may be called on a window's own thread.

mod aside;
mod backups;
mod check;
mod circles;
mod connection;
mod dice;
mod digest;
mod error;
mod history;
mod journal;
mod kept;
mod mark;
mod open;
mod people;
mod presets;
mod projections;
mod rebuild;
mod settings;
mod statistics;
#[cfg(test)]
mod tests;
mod transfer;
mod words;

pub use aside::set_aside;
pub use backups::{KeptCopy, Occasion, backups_of};
pub use check::Fault;
pub use circles::CircleRow;
pub use dice::{FaceRow, FaceSum};
pub use digest::Digest;
pub use error::StoreError;
pub use history::{Filter, ListedSeat, ListedSession, PageKey};
pub use journal::{
    Contest, Event, FactRow, Head, NewSession, NewStep, Outcome, Projection, Scoring, SeatRow,
    Session, Status, Step, StepKind,
};
pub use kept::{NamedVenue, VenueRow};
pub use open::{Loss, OLDEST_SQLITE, Store};
pub use people::PersonRow;
pub use presets::PresetRow;
pub use rebuild::Rebuild;
pub use statistics::{
    FactSumRow, Feat, FormRow, Meeting, MeetingSumRow, Meetings, PlayRow, Plays, RecordRow, Span,
    TallyRow,
};
pub use transfer::{
    Alien, ForeignSession, Intake, Sayings, WholeCircle, WholeOutcome, WholePerson, WholeSession,
    WholeVenue,
};
