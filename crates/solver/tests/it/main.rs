//! The best play is the best: held against searches that share no code with it.

mod cases;
mod dice;
mod example;
mod exhaustive;
mod free;
mod integer;
mod jokers;
mod large;
mod laws;
mod openings;
mod plans;
mod referee;
mod tables;
