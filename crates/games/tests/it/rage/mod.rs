//! What only Rage has to prove; its cases are in `src/rage/plays`.

mod grains;
mod hidden;
mod laws;
mod stats;
