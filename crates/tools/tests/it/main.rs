//! Dice, clocks and lots, and what lies beside every table.

mod clocks;
mod dice;
mod furnished;
mod written;
