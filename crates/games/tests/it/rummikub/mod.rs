//! What Rummikub keeps to beyond its cases.

mod laws;
mod solving;
mod table;
mod vectors;
