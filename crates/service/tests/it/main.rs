//! The service on real files, and the real program under the hammer.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod common;
mod crash;
mod dice;
mod folder;
mod household;
mod model;
mod presets;
mod race;
mod table;
