//! TypeScript types of the wire: `ts-rs` where they are generated, nothing in every other build.
//!
//! Crates name this one `ts-rs` in their manifests, so that `#[derive(TS)]` reads the same in both.

#[cfg(feature = "generate")]
pub use ts_rs::*;

#[cfg(not(feature = "generate"))]
pub use off::TS;

/// A type with a TypeScript form; every type is one where none is generated.
#[cfg(not(feature = "generate"))]
pub trait TS {}

#[cfg(not(feature = "generate"))]
impl<T: ?Sized> TS for T {}
