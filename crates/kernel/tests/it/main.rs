//! What holds of the vocabulary of every game.

mod chance;
mod seat;
