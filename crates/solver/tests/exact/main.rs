//! The best play is the best: held against searches that share no code with it.

mod cases;
mod exhaustive;
mod free;
mod jokers;
mod laws;
mod openings;
mod plans;
mod referee;
