//! Everything that a screen or a program may ask, through the one door of the app.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod asking;
mod captured;
mod clock;
mod closed;
mod dice;
mod door;
mod facts;
mod files;
mod fuzz;
mod game_files;
mod hands;
mod invited;
mod knocks;
#[path = "../../../service/tests/it/luck.rs"]
mod luck;
mod mistake;
mod network;
mod older;
mod own_values;
mod pad;
mod pencil;
mod preparing;
mod presets;
mod reopened;
mod sample;
mod snapshots;
mod television;
