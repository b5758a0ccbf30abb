//! Wire types of Rummikub: commands, prompts, views.

mod command;
mod prompt;
mod view;

pub use command::{Command, RackLeft, SaidKind, SeatPoints, StartDraw};
pub use prompt::Prompt;
pub use view::{
    Cell, ClockView, Ended, LastTurn, MeldView, Phase, SeatView, SheetRow, StartView, TurnWas, View,
};
