//! A session: one table from its opening to its end.
//!
//! [`open`] writes the first step of its journal, [`steps`] the others; [`journal`] folds the journal into the
//! table as it is now, [`timeline`] says which steps count after undo and redo. [`replay`] reads a stored
//! journal (through [`fast_replay`] where nothing was taken back) and leads to the [`projection`].

mod alarm;
pub(crate) mod fast_replay;
pub(crate) mod journal;
pub(crate) mod live;
pub(crate) mod open;
mod preview;
pub(crate) mod projection;
pub(crate) mod replay;
pub(crate) mod seats;
pub(crate) mod sentences;
pub(crate) mod sitter_names;
pub(crate) mod steps;
mod table;
pub(crate) mod timeline;
mod wire;

pub use wire::*;
