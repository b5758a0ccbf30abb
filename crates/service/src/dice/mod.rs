//! The dice log: what came up, whether it looks fair, and how anybody can check it.

mod wire;

pub use wire::*;
