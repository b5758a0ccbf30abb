//! The one list of commands between a screen and the service.

mod wire;

pub use wire::*;
