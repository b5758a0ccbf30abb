//! Export and import: sessions as readable files, everything as one file, CSV, BG Stats.

pub(crate) mod bg_stats;
pub(crate) mod csv;
mod edits;
mod endings;
mod export;
mod external_play;
mod fault;
mod form;
mod import;
mod import_journal;
mod lines;
mod merge;
mod merge_named;
mod merge_people;
mod script;
mod session_check;
mod session_files;
mod session_form;
mod shown_line;
mod sniff;
mod stream;
mod wire;

pub use endings::Ending;
pub use export::session_file_name;
#[cfg(test)]
pub(crate) use external_play::ExternalSeat;
pub(crate) use external_play::{ExternalPlay, role, settled};
pub use fault::FileFault;
pub(crate) use fault::SessionFault;
pub(crate) use form::{
    FileContext, ForeignForm, OutcomeForm, PlayerForm, ResultForm, SeatForm, SessionForm, VenueForm,
};
pub(crate) use import::ReadSession;
pub use script::{Scripted, script_of, script_sitters, session_of};
pub use session_files::remove_leftovers;
pub(crate) use session_form::{iso, session_form};
pub use sniff::sniff;
pub use stream::LONGEST_FILE;
pub use wire::*;

use store::Digest;
use uuid::Uuid;

/// A session of a file lasts no longer than a year, in milliseconds.
const LONGEST_PLAYED_MS: i64 = 365 * 24 * 60 * 60_000;

/// The same id for the same words, on every device.
pub(crate) fn named_id(words: &[&str]) -> Uuid {
    let Digest(sum) = Digest::of_words(words);
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&sum[..16]);
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}
