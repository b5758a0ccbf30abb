//! Wire types of Rush Out!: commands, prompts, views.

mod command;
mod prompt;
mod view;

pub use command::{Choice, Command};
pub use prompt::{Buyable, Placing, Prompt, Wanted};
pub use view::{
    Clock, CurseView, DieAt, DieView, DragonView, MarketView, Phase, Reminder, RoundRow, SeatView,
    SlotView, Stock, TargetKind, TargetView, View, XpWaiting,
};
