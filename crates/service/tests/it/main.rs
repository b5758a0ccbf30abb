//! The service on real files, and the real program under the hammer.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod alarm;
mod common;
mod crash;
mod dice;
mod evening;
mod folder;
mod history;
mod household;
mod model;
mod moved;
mod people;
mod presets;
mod race;
mod rebuild;
mod review;
mod seats;
mod statistics;
mod table;
mod tally;
mod two_processes;
