//! What holds of the vocabulary of every game.

mod chance;
mod house_rules;
mod record;
mod seat;
