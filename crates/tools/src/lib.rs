//! Tools beside every game: dice, clocks, lots (who starts, order, teams), and who sits where.
//!
//! The tools have rules of their own (`RULES.md`, TL-1 to TL-29) and the same shape as a game: `decide`
//! holds them, `evolve` only assigns, luck and time are arguments. [`Furnished`] puts them beside any
//! game's table, so that a roll of the tray is a step like any other: recorded, undone, logged.

mod bare;
mod clock;
mod command;
mod decide;
mod dice;
mod event;
mod fair;
mod furnished;
mod narrate;
mod refusal;
mod state;
mod view;
mod wire;

pub use bare::{BARE, Bare};
pub use clock::{Clock, ClockRules, Form, Hand, Order, SIGNAL_MS};
pub use command::Command;
pub use decide::decide;
pub use dice::{MOST_DICE, Tray, TrayDie, check};
pub use event::Event;
pub use fair::{FaceCount, Fairness, Reading, fairness, trial};
pub use furnished::{Furnished, is_beside, is_seating, reseated};
pub use narrate::narrate;
pub use refusal::Refusal;
pub use state::{Drawn, Tools};
pub use wire::{ClockView, TrayView, View};
