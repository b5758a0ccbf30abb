//! What a table companion does: keeps tables, people and settings.

mod wire;

pub use wire::*;
