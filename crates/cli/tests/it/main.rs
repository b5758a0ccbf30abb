//! The real program `tapete`, as a person at a terminal uses it.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod judge;
mod keeping;
mod play;
mod program;
mod serve;
mod solve;
