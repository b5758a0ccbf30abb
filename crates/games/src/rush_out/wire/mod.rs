//! Wire types of Rush Out!: prompts and views.

mod prompt;
mod view;

pub use prompt::{Buyable, Placing, Prompt, Wanted};
pub use view::{
    ByTeam, Clock, CurseView, DieAt, DieView, DragonView, MarketView, Reminder, RoundRow, SeatView,
    SlotView, Stock, TargetKind, TargetView, View, XpWaiting,
};
