//! What only Rage has to prove; its cases are in `src/rage/plays`.

mod facts;
mod grains;
mod hidden;
mod laws;
mod wire;
