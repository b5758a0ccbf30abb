//! The real program `tapete`, as a person at a terminal uses it.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod export_import;
mod game_files;
mod judge;

mod play;
mod program;
mod serve;
mod solve;
mod verify;
