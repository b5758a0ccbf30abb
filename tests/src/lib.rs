//! What holds across the crates.
