//! What Rummikub keeps to beyond its cases.

mod laws;
mod table;
mod vectors;
