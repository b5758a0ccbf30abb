//! Wire types of Rummikub: prompts and views.

mod prompt;
mod view;

pub use prompt::Prompt;
pub use view::{Cell, ClockView, Ended, MeldView, SeatView, SheetRow, StartView, View};
