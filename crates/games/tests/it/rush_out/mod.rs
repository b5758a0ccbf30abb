//! What holds of every Rush Out! table, and what no case can set up.

mod clock;
mod evenings;
mod laws;
mod layout;
