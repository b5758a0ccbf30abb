//! The one list of commands between a screen and the service.

mod stub;
mod wire;

pub use stub::*;
pub use wire::*;
