//! The service on real files, and the real program under the hammer.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod alarm;
mod common;
mod crash;
mod damage;
mod dice;
#[cfg(target_os = "linux")]
mod disk;
mod evening;
mod folder;
mod history;
mod luck;
mod model;
mod moved;
mod people;
mod people_and_settings;
mod presets;
mod race;
mod rebuild;
mod review;
mod seats;
mod statistics;
mod table;
mod tally;
mod two_processes;
