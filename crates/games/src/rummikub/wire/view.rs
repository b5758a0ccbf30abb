//! View of a Rummikub table for one viewer.

use super::super::command::StartDraw;
use super::super::meld::Kind;
use super::super::model::Config;
use super::super::record;
use super::super::state::Phase;
use super::super::tiles::Tiles;
use kernel::{BySeat, Grain, Knowledge, Points, Seat, Timestamp};
use serde::Serialize;
use ts_rs::TS;

/// What one viewer may see of a Rummikub table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct View {
    /// Where the match stands.
    pub phase: Phase,
    /// The game that is open, or the last one, from 1.
    pub game: u16,
    /// How many games are planned, when that is known.
    pub games: Option<u16>,
    /// How the game is kept.
    pub grain: Grain,
    /// Whose tiles are played with.
    pub knowledge: Knowledge,
    pub starter: Option<Seat>,
    pub start: StartView,
    pub turn: Option<Seat>,
    pub begun: bool,
    pub table: Vec<MeldView>,
    /// Tiles in the pool, where turns are written down.
    pub pool: Option<u8>,
    /// How many have passed one after the other (RK-41).
    pub passes: u8,
    /// The clock of the turn, while it runs or is paused.
    pub clock: Option<ClockView>,
    /// How the open game ended, while the racks are being counted.
    pub ended: Option<Ended>,
    pub seats: BySeat<SeatView>,
    /// Games that are written down, the first one first.
    pub sheet: Vec<SheetRow>,
    /// The house rules in force.
    pub config: Config,
}

/// The draw for the start (RK-4).
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StartView {
    /// What has been drawn, in order.
    pub draws: Vec<StartDraw>,
    /// Who still has to draw.
    pub awaited: Vec<Seat>,
}

/// A meld on the table.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct MeldView {
    /// Its tiles, left to right.
    pub tiles: Tiles,
    /// What stands at each place: a joker's tile, or `J` where a group leaves its colour open.
    pub reads: Tiles,
    pub kind: Kind,
    /// The sum of its numbers, jokers 0 (RK-16).
    pub value: u16,
    /// The least it counts with its jokers (RK-16).
    pub face_min: u16,
    /// The most it counts with its jokers.
    pub face_max: u16,
}

/// The clock of a turn (RK-36): it stands at `seconds` minus the time from `began` to now, or to `paused`,
/// plus `waited`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ClockView {
    /// How long the turn may take, in seconds, with what was added.
    pub seconds: u16,
    pub began: Timestamp,
    /// Since when it stands still.
    pub paused: Option<Timestamp>,
    /// How long it stood still before, in milliseconds.
    pub waited: i64,
    /// Tiles drawn when it reaches zero.
    pub penalty: u8,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum Ended {
    /// A rack was empty (RK-40).
    Out { seat: Seat },
    /// No seat could go on (RK-41).
    Blocked,
}

/// One person's part.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SeatView {
    /// Tiles on the rack.
    pub count: u8,
    /// The rack, where the app knows it and this viewer may see it: by colour, then number.
    pub rack: Option<Tiles>,
    /// Whether the app knows the rack, seen or not.
    pub rack_known: bool,
    /// Whether the opening is made.
    pub opened: bool,
    /// Tokens left for more time.
    pub tokens: u8,
    /// All points so far.
    pub total: Points,
    /// Games won so far.
    pub won: u16,
}

/// A game that is written down.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SheetRow {
    /// The game, from 1.
    pub game: u16,
    pub grain: Grain,
    pub ended: Ended,
    pub winners: Vec<Seat>,
    /// What it came to for each person.
    pub cells: BySeat<Cell>,
    /// What the points add up to: 0, but for `mixed` and for points typed by hand.
    pub sum: Points,
    /// Whether the points were typed by hand (RK-47); a sum that is not 0 is worth a warning then.
    pub typed: bool,
}

/// What a game came to for one person.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Cell {
    /// The tiles that were left, where it was said which.
    pub tiles: Option<Tiles>,
    /// How many tiles were left, where that is known.
    pub count: Option<u8>,
    /// What they count (RK-42).
    pub rack: Points,
    /// Points of the game.
    pub points: Points,
    /// Total after the game.
    pub total: Points,
}

impl From<record::Ended> for Ended {
    fn from(ended: record::Ended) -> Ended {
        match ended {
            record::Ended::Out { seat } => Ended::Out { seat },
            record::Ended::Blocked => Ended::Blocked,
        }
    }
}

impl From<&record::SheetRow> for SheetRow {
    fn from(row: &record::SheetRow) -> SheetRow {
        SheetRow {
            game: row.game,
            grain: row.grain,
            ended: row.ended.into(),
            winners: row.winners.clone(),
            cells: row.cells.map(|cell| cell.into()),
            sum: row.sum,
            typed: row.typed,
        }
    }
}

impl From<&record::Cell> for Cell {
    fn from(cell: &record::Cell) -> Cell {
        let record::Cell { ref tiles, count, rack, points, total } = *cell;
        Cell { tiles: tiles.clone(), count, rack, points, total }
    }
}
