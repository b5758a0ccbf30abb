//! Views of the tools.

use crate::clock::{ClockRules, Hand};
use crate::dice::Tray;
use crate::state::Drawn;
use kernel::{BySeat, Seat, Timestamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A tray as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TrayView {
    #[serde(flatten)]
    pub tray: Tray,
    /// What its faces add up to, where they are numbers.
    pub sum: Option<i64>,
}

/// A clock as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ClockView {
    pub rules: ClockRules,
    pub turn: Option<Seat>,
    /// Who is next by the order.
    pub next: Option<Seat>,
    /// Since when it runs; ahead while the start signal counts.
    pub since: Option<Timestamp>,
    /// Whether it goes on at another device, from which this table came in a file, and stands here.
    pub elsewhere: bool,
    /// Whether it ever ran.
    pub begun: bool,
    /// What is shown for each; of the table's own time once, when no person sits there.
    pub hands: BySeat<Hand>,
    /// How long the turn took, whatever it costs.
    pub turn_hand: Hand,
    /// Whether it was said that it ran out.
    pub rung: bool,
    /// What each took in turns that ended, in milliseconds.
    pub spent: BySeat<i64>,
    /// What turns of no person took, in milliseconds.
    pub idle: i64,
    pub turns: BySeat<u32>,
    pub tokens: BySeat<u8>,
}

/// Everything that lies beside a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// The table's tray first, then people's, clockwise.
    pub trays: Vec<TrayView>,
    /// The clock, if one stands there.
    pub clock: Option<ClockView>,
    pub drawn: Option<Drawn>,
    /// How often something was drawn.
    pub draws: u32,
}
