//! BG Stats, an app that many people log their plays in: links that it opens, and its files both ways.

mod form;
mod link;
mod read;
mod score;
mod write;

pub(crate) use link::link_of;
pub(crate) use read::read;
pub(crate) use write::write;

/// What this source is called where something is kept of it.
pub(crate) const SOURCE: &str = "bgstats";
