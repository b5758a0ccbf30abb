//! Who comes in and who does not, asked over real sockets.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod asking;
mod attacked;
mod door;
mod lan;
mod late;
mod phones;
