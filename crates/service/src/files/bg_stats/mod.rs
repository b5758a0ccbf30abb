//! BG Stats, another app for logging plays: links that it opens, import and export of its files.

mod form;
mod link;
mod read;
mod score;
mod write;

pub(crate) use link::link_of;
pub(crate) use read::read;
pub(crate) use write::write;

/// What this source is called where something of it is stored.
pub(crate) const SOURCE: &str = "bgstats";
