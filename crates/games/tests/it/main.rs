//! The games from outside: what every one keeps to (`contract`), their cases (`plays`), and what only
//! one of them has to prove.

mod contract;
mod cover_your_assets;
mod plays;
mod rage;
mod rummikub;
mod rush7;
mod rush_out;
mod rush_out_cards;
mod sheet;
