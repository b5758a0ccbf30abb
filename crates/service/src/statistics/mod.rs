//! Figures about finished sessions.

mod wire;

pub use wire::*;
