//! A session looked back at.

mod wire;

pub use wire::*;
