//! What holds of every Rush Out! table, and what no case can set up.

mod evenings;
mod laws;
