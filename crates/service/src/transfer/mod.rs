//! Data that outlives the app: sessions as files that anybody can read, everything as one file, and
//! the way back in.

mod beginning;
mod fault;
mod form;
mod gather;
mod incoming;
mod journal;
mod merge;
mod outgoing;
mod played;
mod script;
mod stream;
mod wire;

pub use beginning::look_at_beginning;
pub use fault::FileFault;
pub(crate) use form::{
    ForeignForm, OutcomeForm, PlayerForm, ResultForm, SeatForm, SessionForm, Surroundings,
    VenueForm,
};
pub(crate) use gather::{iso, session_form};
pub use outgoing::session_file_name;
#[cfg(test)]
pub(crate) use played::PlayedSeat;
pub(crate) use played::{Played, role};
pub use script::{Scripted, script_of, session_of};
pub use wire::*;

use store::Digest;
use uuid::Uuid;

/// The same id for the same words, on every device.
pub(crate) fn named_id(words: &[&str]) -> Uuid {
    let Digest(sum) = Digest::of_words(words);
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&sum[..16]);
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}
