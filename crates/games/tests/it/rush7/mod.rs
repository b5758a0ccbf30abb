//! What only Rush 7 has to prove; its cases are in `src/rush7/plays`.

mod battles;
mod evenings;
mod orders;
mod tables;
